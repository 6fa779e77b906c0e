#pragma once

#include "core/file/file_kind.h"

#include <QString>

namespace mexplorer::ui {

// What dialogs for files offer, as QFileDialog takes it; all from the table of kinds.

/// Of this kind: “Graphs (*.dot *.gv *.json)”.
[[nodiscard]] QString filterFor(FileKind kind);
/// The same, or any file.
[[nodiscard]] QString filterToOpen(FileKind kind);
/// All that can be opened, each kind of it, or any file.
[[nodiscard]] QString filterToOpen();

} // namespace mexplorer::ui
