#pragma once

#include "core/text/expected.h"

#include <string>

namespace mexplorer::app {

/// Checks that `document`, if not empty, can be opened; to be called before any window opens. Errors: as for
/// opening it.
[[nodiscard]] Expected<void> checkDocument(const std::string& document);

/// Runs the window, with `document` if not empty, until it is closed. Returns the exit code.
int openWindow(int& argc, char** argv, const std::string& document);

} // namespace mexplorer::app
