#pragma once

#include "core/text/expected.h"

#include <string>

namespace mexplorer::app {

/// Whether `document` (empty: none) can be opened; for use before any window opens. Errors: as for opening
/// it.
[[nodiscard]] Expected<void> checkDocument(const std::string& document);

/// Runs the window until it is closed. Returns the exit code.
int openWindow(int& argc, char** argv, const std::string& document);

} // namespace mexplorer::app
