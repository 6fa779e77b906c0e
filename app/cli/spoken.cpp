#include "app/cli/spoken.h"

#include "core/text/parse.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace mexplorer::cli {

namespace {

CLI::Validator spoken(const std::vector<std::string>& languages) {
    const std::string known = joined(languages, ", ");
    const std::string why =
        languages.size() > 1 ? "" : "; this program was built without its window, which has the translations";
    return CLI::Validator(
        [languages, known, why](const std::string& language) {
            const bool isKnown = std::find(languages.begin(), languages.end(), language) != languages.end();
            return isKnown ? std::string()
                           : fmt::format("“{}” is not among the languages here: {}{}.", shortened(language),
                                         known, why);
        },
        "", "spoken");
}

} // namespace

void addLanguage(CLI::App& command, std::string& language, const std::vector<std::string>& languages,
                 const std::string& help) {
    command.add_option("--language", language, help)
        ->type_name(joined(languages, "|"))
        ->check(spoken(languages));
}

} // namespace mexplorer::cli
