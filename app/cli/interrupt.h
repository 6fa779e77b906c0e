#pragma once

#include "core/task/task.h"

namespace mexplorer::cli {

/// The task of this run.
[[nodiscard]] Task& interruptibleTask();

/// From now on an interrupt from the terminal cancels the task. What is not over shortly afterwards, such as
/// the reading of a file, which asks no task, is ended like work that was cancelled.
void heedInterrupts();

} // namespace mexplorer::cli
