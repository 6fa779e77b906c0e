#pragma once

#include "core/task/task.h"

namespace mexplorer::cli {

/// The task of this run; an interrupt from the terminal cancels it.
[[nodiscard]] Task& interruptibleTask();

} // namespace mexplorer::cli
