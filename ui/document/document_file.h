#pragma once

#include "ui/document/document.h"

#include <QByteArray>
#include <QString>

namespace mexplorer::ui {

/// The .mex version that is written; older ones are read, newer ones refused.
inline constexpr int documentFormat = 1;

/// The document as .mex: JSON, indented, keys sorted, the same bytes for the same document.
[[nodiscard]] QByteArray toMex(const Document& document);

/// The contents of a file.
struct Contents {
    Change content;
    std::map<std::string, Camera> cameras;
    int step = noStep;
};

/// Keeps all view settings in the file; the game may use only some (see Document::scene): others are of other
/// games, or of an older program. Any thread may call it. Errors: not JSON (with line and column), not a
/// .mex, of a newer format, an unknown game, view or parameter, a wrong value or position.
[[nodiscard]] Expected<Contents> fromMex(const QByteArray& bytes);
/// Replaces the document by what `bytes` say; on any error the document stays as it was.
[[nodiscard]] Expected<void> fromMex(const QByteArray& bytes, Document& document);

/// Writes the file whole or not at all, as OutputFile does.
[[nodiscard]] Expected<void> saveFile(const QString& path, const QByteArray& bytes);
/// Errors: missing, unreadable, not a regular file, larger than mostFileBytes.
[[nodiscard]] Expected<QByteArray> readFile(const QString& path);

} // namespace mexplorer::ui
