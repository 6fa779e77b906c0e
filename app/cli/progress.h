#pragma once

#include "core/task/task.h"

#include <string_view>

namespace mexplorer::cli {

/// Clears the line of the terminal.
inline constexpr std::string_view clearLine = "\r\033[K";

/// From now on, unless the task ends soon, shows its progress in one line on standard error. Does nothing if
/// standard error is not a terminal.
void showProgress(const Task& task);
/// Clears the line and shows it no more: for use before anything else is written to the terminal.
void hideProgress();
/// Whether the line shows something now. May be asked in a signal handler.
[[nodiscard]] bool isProgressShown() noexcept;

} // namespace mexplorer::cli
