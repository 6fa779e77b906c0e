#include "ui/document/opened_file.h"

#include "core/file/file_kind.h"
#include "ui/file/chosen_file.h"

#include <QFileInfo>

namespace mexplorer::ui {

Expected<Opened> opened(const QByteArray& bytes, const QString& name, Task& task) {
    const std::string text = bytes.toStdString();
    const auto kind = fileKind(text, name.toStdString());
    if (!kind) return tl::unexpected(kind.error());
    if (*kind == FileKind::document) return fromMex(bytes, task);
    if (text.size() > largestOpenedGraph) {
        return tooLarge(say(MX_TEXT("core", "The graph has %1 MB; the limit is %2 MB."), text.size() >> 20U,
                            largestOpenedGraph >> 20U));
    }
    return GraphText{text};
}

Expected<Opened> openedFile(const QString& path, Task& task) {
    const auto bytes = readFile(path);
    if (!bytes) return tl::unexpected(bytes.error());
    return opened(*bytes, path, task);
}

bool isQuicklyOpened(const QString& path) {
    if (QFileInfo(path).size() > static_cast<qint64>(quicklyRead)) return false;
    const auto bytes = readFile(path);
    return !bytes || isQuicklyOpened(*bytes);
}

} // namespace mexplorer::ui
