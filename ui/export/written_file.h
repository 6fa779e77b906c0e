#pragma once

#include "core/task/task.h"
#include "core/text/expected.h"

#include <QString>

#include <functional>

class QIODevice;

namespace mexplorer::ui {

/// Writes a file whole or not at all, as OutputFile does; in any thread. Errors: as for that; else those of
/// `write`, which gets a device that fails once the task is cancelled.
[[nodiscard]] Expected<void> writeWhole(const QString& path,
                                        const std::function<Expected<void>(QIODevice&)>& write, Task& task);

/// The error of a picture that cannot be written to this device, with its reason.
[[nodiscard]] tl::unexpected<Error> cannotWrite(const QIODevice& device);

/// The error of a picture for which there is not enough memory.
[[nodiscard]] tl::unexpected<Error> noMemory();

} // namespace mexplorer::ui
