#pragma once

#include "core/text/expected.h"

#include <string>

namespace mexplorer::app {

/// Whether `document` (empty: none) can be opened, before any window is. Errors: as of opening it.
[[nodiscard]] Expected<void> checkDocument(const std::string& document);

/// Runs the window until it is closed; the exit code.
int openWindow(int& argc, char** argv, const std::string& document);

} // namespace mexplorer::app
