#pragma once

#include "ui/export/exporter.h"

namespace mexplorer::ui {

/// Writes the steps as a moving GIF: one palette for all frames, of each frame only what differs from the one
/// before. Reports progress. Errors: as for `eachFrame`; the device cannot be written to; not enough memory.
[[nodiscard]] Expected<void> writeGif(QIODevice& device, const Sequence& sequence,
                                      const ExportOptions& options, Task& task);

} // namespace mexplorer::ui
