#pragma once

#include "app/cli/commands.h"

namespace mexplorer::app {

/// What belongs to the window, for the other commands.
[[nodiscard]] cli::Speech speech();

/// Adds the command `render`, which writes any figure to a file, with or without a display.
void addRender(CLI::App& commands, cli::Chosen& chosen, int& argc, char** argv);

/// Adds what is opened if no command is given: files, or a new document.
void addOpened(CLI::App& commands, std::vector<std::string>& files, bool& isNew);

} // namespace mexplorer::app
