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
        use(path());
    }
    ~OwnFolder() { mexplorer::ui::finishSettings(); }
    Q_DISABLE_COPY_MOVE(OwnFolder)

    /// From now on settings and data are in this folder; also that of another process.
    static void use(const QString& path) {
        qputenv("XDG_DATA_HOME", path.toLocal8Bit());
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, path);
        QCoreApplication::setOrganizationName("MexplorerTest");
        QCoreApplication::setApplicationName("MexplorerTest");
    }
};
