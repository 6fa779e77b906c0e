#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace mexplorer::cli {

/// Adds `--language`, one of `languages`; in a program without translations, the error says why.
void addLanguage(CLI::App& command, std::string& language, const std::vector<std::string>& languages,
                 const std::string& help);

} // namespace mexplorer::cli
