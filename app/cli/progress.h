#pragma once

#include "core/task/task.h"

#include <string_view>

namespace mexplorer::cli {

/// Takes back what stands in the terminal's line.
inline constexpr std::string_view clearLine = "\r\033[K";

/// From now on, unless it is soon over, shows in one line on standard error how far the task is. Does nothing
/// where standard error is no terminal.
void showProgress(const Task& task);
/// Clears the line and shows it no more: before anything else is written to the terminal.
void hideProgress();
/// Whether something stands in the line now. May be asked in a signal handler.
[[nodiscard]] bool isProgressShown() noexcept;

} // namespace mexplorer::cli
