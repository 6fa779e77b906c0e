#pragma once

#include "ui/file/settings.h"

#include <QCoreApplication>
#include <QSettings>
#include <QTemporaryDir>

/// A folder for the files of a test, and the program's settings and data.
class OwnFolder : public QTemporaryDir {
public:
    OwnFolder() {
        mexplorer::ui::finishSettings(); // of the previous folder
        qputenv("XDG_DATA_HOME", path().toLocal8Bit());
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, path());
        QCoreApplication::setOrganizationName("MexplorerTest");
        QCoreApplication::setApplicationName("MexplorerTest");
    }
    ~OwnFolder() { mexplorer::ui::finishSettings(); }
    Q_DISABLE_COPY_MOVE(OwnFolder)
};
