#pragma once

#include "ui/export/exporter.h"

class QPagedPaintDevice;

namespace mexplorer::ui {

/// Each step on a page, as large as fits and centred. Errors: the device cannot be drawn on.
[[nodiscard]] Expected<void> print(QPagedPaintDevice& device, const Sequence& sequence,
                                   const ExportOptions& options);

} // namespace mexplorer::ui
