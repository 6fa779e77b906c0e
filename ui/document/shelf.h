#pragma once

#include "core/text/expected.h"
#include "ui/document/document_label.h"

#include <QString>

#include <vector>

namespace mexplorer::ui {

/// A document on the shelf.
struct ShelfBook {
    QString path;
    /// What it is called: by its title, or else its file. Without one of its own it is not known whether it
    /// can be opened.
    QString title;
    QString description = {};
};

/// The folder of documents that are kept as one’s own games, in the place for application data. Other windows
/// and programs may change it at any time. Files are written whole or not at all.
namespace shelf {

/// Empty if it cannot be made.
[[nodiscard]] QString folder();
/// The documents there, by their titles; at most mostBooks. Those that cannot be read are called by their
/// files.
inline constexpr int mostBooks = 200;
[[nodiscard]] std::vector<ShelfBook> books();
/// A path in the folder that is not taken, named after the title. Errors: there is no folder.
[[nodiscard]] Expected<QString> freePath(const QString& title);
/// Copies a document to the shelf; returns its path there. Errors: it cannot be read, is no document, or has
/// a game that is not known; it cannot be written.
[[nodiscard]] Expected<QString> import(const QString& file);
/// Copies a document from the shelf. Errors: it cannot be read or written.
[[nodiscard]] Expected<void> exportTo(const QString& path, const QString& file);
/// Calls a document otherwise; its file stays where it is. Errors: it cannot be read, is no document, or
/// cannot be written.
[[nodiscard]] Expected<void> rename(const QString& path, const DocumentLabel& label);
/// To where the desktop keeps removed files, if it can, or for ever. Errors: it cannot be removed.
[[nodiscard]] Expected<void> remove(const QString& path);

} // namespace shelf
} // namespace mexplorer::ui
