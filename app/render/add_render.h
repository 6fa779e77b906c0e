#pragma once

#include "app/cli/commands.h"

namespace mexplorer::app {

/// The languages of the window, for other commands.
[[nodiscard]] cli::Speech speech();

/// Adds `render` to the command line: any figure written to a file, with or without a display.
void addRender(CLI::App& commands, cli::Chosen& chosen, int& argc, char** argv);

} // namespace mexplorer::app
