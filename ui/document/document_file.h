#pragma once

#include "core/document/document.h"
#include "ui/document/document.h"

#include <QByteArray>
#include <QString>

namespace mexplorer::ui {

/// The document as .mex (see writeDocument).
[[nodiscard]] QByteArray toMex(const Document& document);
/// The same of what is saved of it; any thread may call it.
[[nodiscard]] QByteArray toMex(const Document::Kept& kept);

/// The contents of a file.
struct Contents {
    Change content;
    std::map<std::string, Camera> cameras;
    int step = noStep;
    DocumentLabel label = {};
    QByteArray read = {}; ///< the fingerprint of the bytes that it was read from
};

/// Reads a document. View settings that the game does not use are kept, too (see Document::scene). Any thread
/// may call it; it may take long, as the moves of a game that was played are found again. Errors:
/// those of readDocument; an unknown game, view or parameter, a wrong value or position; cancelled.
[[nodiscard]] Expected<Contents> fromMex(const QByteArray& bytes, Task& task);
/// Whether that takes a few milliseconds at most: for few bytes without such a game.
[[nodiscard]] bool isQuicklyOpened(const QByteArray& bytes);
/// Replaces the document by what `bytes` contain; on any error the document stays as it was.
[[nodiscard]] Expected<void> fromMex(const QByteArray& bytes, Document& document);

/// Writes the file whole or not at all, as OutputFile does. Errors: as for that; larger than mostFileBytes.
[[nodiscard]] Expected<void> saveFile(const QString& path, const QByteArray& bytes);
/// Errors: missing, unreadable, not a regular file, larger than mostFileBytes.
[[nodiscard]] Expected<QByteArray> readFile(const QString& path);

} // namespace mexplorer::ui
