#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace mexplorer::cli {

/// `--language`, one of those that are spoken here; where there are no translations, its error says why.
void addLanguage(CLI::App& command, std::string& language, const std::vector<std::string>& languages,
                 const std::string& help);

} // namespace mexplorer::cli
