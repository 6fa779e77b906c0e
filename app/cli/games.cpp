#include "app/cli/commands.h"
#include "app/cli/json.h"
#include "app/cli/output.h"
#include "app/cli/parameter_text.h"
#include "app/cli/usage.h"

#include "core/catalogue/catalogue.h"
#include "core/catalogue/views.h"
#include "core/game/aspects/instances.h"
#include "core/judge/problem.h"
#include "core/text/parse.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

namespace mexplorer::cli {

namespace {

Json toJson(const Parameter& parameter) {
    Json json{{"id", parameter.id},
              {"title", parameter.title.english()},
              {"type", kindName(parameter.kind)},
              {"default", parameter.fallback},
              {"hint", parameter.hint.english()}};
    if (hasRange(parameter)) {
        json["least"] = parameter.least;
        json["most"] = parameter.most;
    }
    for (const Choice& choice : parameter.choices)
        json["choices"].push_back({{"id", choice.id}, {"title", choice.title.english()}});
    return json;
}

Json toJson(const Preset& preset) {
    return {
        {"title", preset.title.english()}, {"parameters", preset.parameters}, {"position", preset.position}};
}

Json toJson(const Entry& entry, const Game& game) {
    const Description& description = entry.description;
    Json json{{"id", description.id},
              {"title", description.title.english()},
              {"group", description.group.english()},
              {"summary", description.summary.english()},
              {"position", startPosition(game)},
              {"positionHint", description.positionHint.english()},
              {"shows", viewsOf(game)},
              {"parameters", Json::array()},
              {"presets", Json::array()},
              {"theorems", Json::array()}};
    for (const Parameter& parameter : description.parameters)
        json["parameters"].push_back(toJson(parameter));
    for (const Preset& preset : description.presets)
        json["presets"].push_back(toJson(preset));
    for (const Theorem& theorem : description.theorems) {
        json["theorems"].push_back({{"title", theorem.title.english()},
                                    {"statement", theorem.statement.english()},
                                    {"domain", theorem.domain.english()},
                                    {"source", theorem.source}});
    }
    return json;
}

/// The problems of a game, as people write them: “HDU 1846, HDU 2188”.
std::string problemsOf(const std::string& game) {
    std::vector<std::string> problems;
    for (const judge::Problem& problem : judge::problems())
        if (problem.game == game) problems.push_back(judge::spokenId(problem));
    return joined(problems, ", ");
}

std::string toText(const Entry& entry, const Game& game) {
    const Description& description = entry.description;
    std::string text =
        fmt::format("{:<12} {}\n{:13}{}\n{:13}shows: {}", description.id, description.title.english(), "",
                    description.summary.english(), "", fmt::join(viewsOf(game), ", "));
    const std::string start = startPosition(game);
    text += start.empty() ? "\n" : fmt::format("; opens at {}\n", start);
    if (const std::string problems = problemsOf(description.id); !problems.empty())
        text += fmt::format("{:13}answers: {}\n", "", problems);
    for (const Parameter& parameter : description.parameters) {
        const bool isFile = parameter.kind == Parameter::Kind::file;
        text += fmt::format(
            "{:13}{}={}{}\n", "", parameter.id, range(parameter),
            isFile ? ""
                   : fmt::format(" (default {})", parameter.fallback.empty() ? "none" : parameter.fallback));
    }
    return text;
}

int listGames(const std::string& format) {
    Json json = Json::array();
    std::string text;
    for (const Entry& entry : catalogue()) {
        const auto game = makeGame(entry.description.id);
        if (!game) return fail(game.error());
        if (format == "json")
            json.push_back(toJson(entry, **game));
        else
            text += toText(entry, **game);
    }
    return answer(format == "json" ? lines(json) : text);
}

} // namespace

void addGames(CLI::App& app, Chosen& chosen) {
    CLI::App* command = app.add_subcommand("games", "List the games with their parameters");
    auto format = std::make_shared<std::string>("text");
    takeOneOf(*command->add_option("--format", *format, "how the list is written (default: text)"),
              {"text", "json"});
    command->footer("Examples:\n  mexplorer games\n  mexplorer games --format json");
    command->callback([format, &chosen] { chosen = [format] { return listGames(*format); }; });
}

} // namespace mexplorer::cli
