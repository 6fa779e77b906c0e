#include "ui/file/data_folder.h"

#include <QDir>
#include <QStandardPaths>

namespace mexplorer::ui {

QString dataFolder(const QString& name) {
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u'/' + name);
    return folder.mkpath(QStringLiteral(".")) ? folder.path() : QString();
}

} // namespace mexplorer::ui
