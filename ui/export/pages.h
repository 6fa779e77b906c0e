#pragma once

#include "ui/export/exporter.h"

class QPagedPaintDevice;

namespace mexplorer::ui {

inline constexpr int screenDpi = 96; ///< what a pixel on the screen is on paper

/// Draws each step on a page of its own, from the one that `painter` has begun on `device`; `toPage` leads
/// from the units of `options.size` to those of the page. Then ends the painter. Reports progress. False if
/// the device did not take all of it. Errors: cancelled.
[[nodiscard]] Expected<bool> drawPages(QPainter& painter, QPagedPaintDevice& device, const QTransform& toPage,
                                       const Sequence& sequence, const ExportOptions& options, Task& task);

/// Writes a PDF with a page of this size for each step. Reports progress. Errors: the device cannot be
/// written to; cancelled.
[[nodiscard]] Expected<void> writePages(QIODevice& device, const Sequence& sequence,
                                        const ExportOptions& options, Task& task);

} // namespace mexplorer::ui
