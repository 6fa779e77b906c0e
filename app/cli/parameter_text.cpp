#include "app/cli/parameter_text.h"

#include "core/text/parse.h"
#include "core/text/printable.h"

#include <fmt/format.h>

namespace mexplorer::cli {

namespace {

constexpr std::size_t longestValue = 60; // characters

/// “m=5”; in quotation marks where a shell would read it as something else: “"sets=0,1; 0,2"”.
std::string typed(const std::string& id, const std::string& value) {
    const std::string word = id + "=" + printable(value, longestValue);
    const bool isPlain = word.find_first_of(" ;*()|&<>$'\"\\`?[]{}~#!") == std::string::npos;
    return isPlain ? word : "\"" + word + "\"";
}

} // namespace

std::string kindName(Parameter::Kind kind) {
    switch (kind) {
    case Parameter::Kind::integer:
        return "integer";
    case Parameter::Kind::integers:
        return "integers";
    case Parameter::Kind::choice:
        return "choice";
    case Parameter::Kind::toggle:
        return "toggle";
    case Parameter::Kind::text:
        return "text";
    case Parameter::Kind::file:
        break;
    }
    return "file";
}

bool hasRange(const Parameter& parameter) {
    return parameter.kind == Parameter::Kind::integer || parameter.kind == Parameter::Kind::integers;
}

std::string range(const Parameter& parameter) {
    if (hasRange(parameter))
        return fmt::format("{} from {} to {}", kindName(parameter.kind), parameter.least, parameter.most);
    if (parameter.kind == Parameter::Kind::toggle) return "on|off";
    if (parameter.kind != Parameter::Kind::choice) return kindName(parameter.kind);
    std::string choices;
    for (const Choice& choice : parameter.choices)
        choices += (choices.empty() ? "" : "|") + choice.id;
    return choices;
}

std::string parametersText(const Game& game) {
    const Parameters& values = game.parameters();
    std::vector<std::string> words;
    for (const Parameter& parameter : game.description().parameters) {
        const std::string& value = values.at(parameter.id);
        const bool isTold = parameter.id != playId && parameter.kind != Parameter::Kind::file &&
                            !parameter.hidden && !value.empty() && countsWith(parameter, values);
        if (isTold) words.push_back(typed(parameter.id, value));
    }
    if (const auto play = values.find(playId); play != values.end())
        words.push_back(typed(playId, play->second));
    return joined(words, " ");
}

std::string gameText(const Game& game) {
    const std::string parameters = parametersText(game);
    return game.description().id + (parameters.empty() ? "" : " " + parameters);
}

} // namespace mexplorer::cli
