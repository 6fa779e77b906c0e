#pragma once

#include <QCoreApplication>
#include <QSettings>
#include <QTemporaryDir>

/// A folder for the files of a test, in which the program keeps its settings, too.
class OwnFolder : public QTemporaryDir {
public:
    OwnFolder() {
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, path());
        QCoreApplication::setOrganizationName("MexplorerTest");
        QCoreApplication::setApplicationName("MexplorerTest");
    }
};
