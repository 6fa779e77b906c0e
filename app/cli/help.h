#pragma once

namespace CLI {
class App;
}

namespace mexplorer::cli {

/// Lets `app`, and the commands that are added to it from now on, answer --help in our own words.
void addHelp(CLI::App& app);

} // namespace mexplorer::cli
