#pragma once

#include "ui/export/exporter.h"

class QPagedPaintDevice;

namespace mexplorer::ui {

/// The figure on one page, as large as fits and centred. Errors: the device cannot be drawn on.
[[nodiscard]] Expected<void> print(QPagedPaintDevice& device, const Figure& figure,
                                   const ExportOptions& options);

} // namespace mexplorer::ui
