#pragma once

#include "core/task/task.h"

#include <string_view>

namespace mexplorer::cli {

/// Clears the current line of a terminal.
inline constexpr std::string_view clearLine = "\r\033[K";

/// Shows the task's progress in one line on standard error, once it has taken some time. Does nothing if
/// standard error is not a terminal.
void showProgress(const Task& task);
/// Clears the line for good: to be called before anything else is written to the terminal.
void hideProgress();
/// Whether the line shows something now. May be called in a signal handler.
[[nodiscard]] bool isProgressShown() noexcept;

} // namespace mexplorer::cli
