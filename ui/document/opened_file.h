#pragma once

#include "ui/document/document_file.h"

#include <string>
#include <variant>

namespace mexplorer::ui {

/// A graph’s text, to be played on.
struct GraphText {
    std::string text;
};

/// What was in a file, or in the clipboard: a document, or a graph.
using Opened = std::variant<Contents, GraphText>;

/// Reads what can be opened, recognised as fileKind does. Any thread may call it. Errors: as for fileKind and
/// fromMex; a graph of more than largestOpenedGraph bytes.
[[nodiscard]] Expected<Opened> opened(const QByteArray& bytes, const QString& name, Task& task);
/// The same from a file. Further errors: as for readFile.
[[nodiscard]] Expected<Opened> openedFile(const QString& path, Task& task);
/// Whether that takes a few milliseconds at most.
[[nodiscard]] bool isQuicklyOpened(const QString& path);

} // namespace mexplorer::ui
