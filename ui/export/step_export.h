#pragma once

#include "ui/export/exporter.h"

namespace mexplorer::ui {

inline constexpr std::size_t mostSteps = 1000; ///< written at once

/// Whether the pictures of so many steps may be written at once. Errors name the limit.
[[nodiscard]] Expected<void> checkSteps(std::size_t count);

/// Writes the pictures of all steps: in one file, if the format has pages or moves; else each in a file of
/// its own, name-01.png, name-02.png … The figure has the same place in all of them. Reports progress.
/// Errors: as for checkSteps and exportFile; files that are whole by then are kept.
[[nodiscard]] Expected<void> exportSteps(const QString& path, const Sequence& sequence,
                                         const ExportOptions& options, Task& task);

/// "name-07.png" for "name.png": as many digits as the last number has, and at least two.
[[nodiscard]] QString numbered(const QString& path, std::size_t number, std::size_t last);

} // namespace mexplorer::ui
