#pragma once

#include "ui/export/exporter.h"

namespace mexplorer::ui {

/// Writes the steps as a moving WebP picture, without loss. Reports progress. Errors: as for `eachFrame`; the
/// device cannot be written to; a side is longer than the format has; not enough memory.
[[nodiscard]] Expected<void> writeWebp(QIODevice& device, const Sequence& sequence,
                                       const ExportOptions& options, Task& task);

} // namespace mexplorer::ui
