#pragma once

#include "ui/document/document.h"

#include <QByteArray>
#include <QString>

namespace mexplorer::ui {

/// The newest version of the .mex format that is written and read.
inline constexpr int documentFormat = 1;

/// The document as .mex: JSON, indented, keys sorted, the same bytes for the same document.
[[nodiscard]] QByteArray toMex(const Document& document);

/// What a file says.
struct Contents {
    Change content;
    std::map<std::string, Camera> cameras;
    int step = noStep;
};

/// Whatever settings of views the bytes have are kept, of which the game may use some (see Document::scene);
/// so a document opens that another game was open in, or that an older program wrote. In any thread.
/// Errors: not JSON (with line and column), not a .mex, of a newer format, an unknown game, view or
/// parameter, a wrong value or position.
[[nodiscard]] Expected<Contents> fromMex(const QByteArray& bytes);
/// Replaces the document by what `bytes` say; on any error the document stays as it was.
[[nodiscard]] Expected<void> fromMex(const QByteArray& bytes, Document& document);

/// Writes the file whole or not at all, as OutputFile does.
[[nodiscard]] Expected<void> saveFile(const QString& path, const QByteArray& bytes);
/// Errors: missing, unreadable, no ordinary file, larger than 64 MB.
[[nodiscard]] Expected<QByteArray> readFile(const QString& path);

} // namespace mexplorer::ui
