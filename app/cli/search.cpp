#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/json.h"
#include "app/cli/output.h"
#include "app/cli/search_options.h"
#include "core/explain/search_trace.h"
#include "core/search/least_leaves.h"
#include "core/solve/aspects/cyclic.h"
#include "core/text/printable.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

namespace mexplorer::cli {

namespace {

struct SearchArguments {
    GameArguments game;
    SearchOptions search;
    std::string format = "text";
};

/// What was found.
struct Found {
    const Game& game;
    std::string position;
    Parameters settings;
    SearchRun run;
    std::vector<std::string> line; ///< the positions of best play
    std::uint64_t least;           ///< ends that any search must look at
};

std::string asJson(const Found& found) {
    const SearchCounts& counts = found.run.counts;
    Json json{{"game", found.game.description().id}, {"parameters", found.game.parameters()},
              {"position", found.position},          {"method", found.settings.at("method")},
              {"order", found.settings.at("order")}, {"seed", integerOf(found.settings, "seed")}};
    if (found.run.score) {
        json["score"] = *found.run.score;
        json["line"] = found.line;
    }
    json["visits"] = counts.visits;
    json["leaves"] = counts.leaves;
    if (found.run.score) {
        json["cuts"] = counts.cuts;
        json["known"] = counts.known;
        json["leastLeaves"] = found.least;
    }
    return lines(json);
}

std::string asText(const Found& found) {
    const SearchCounts& counts = found.run.counts;
    const SearchSettings settings = searchSettingsOf(found.settings);
    std::string text = fmt::format("{}: {}, {}, {}\n", found.game.description().id,
                                   printable(found.position, found.position.size()),
                                   titleOf(settings.method).english(), titleOf(settings.order).english());
    if (found.run.score) {
        text += fmt::format("score {} for MAX\nbest play:", *found.run.score);
        for (const std::string& position : found.line)
            text += "  " + printable(position, position.size());
        text += "\n";
    }
    text += fmt::format("visits {}, leaves {}", counts.visits, counts.leaves);
    if (found.run.score) {
        text += fmt::format(", cuts {}, from the table {}; no search does with fewer leaves than {}",
                            counts.cuts, counts.known, found.least);
    }
    return text + "\n";
}

int searchPosition(const SearchArguments& arguments) {
    const auto values = arguments.search.values();
    if (!values) return fail(values.error());
    const auto game = arguments.game.make();
    if (!game) return fail(game.error());
    const auto asked = arguments.game.askIn(**game);
    if (!asked) return fail(asked.error());
    if (const auto ends = checkPlayEnds(**asked); !ends) return fail(ends.error());
    const auto graph = (*asked)->graph();
    auto run = search(*graph, searchSettingsOf(*values, **asked), interruptibleTask());
    if (!run) return fail(run.error());
    if (!run->isWhole) return fail(treeTooLarge(mostSearchNodes).value());
    const auto least = leastLeaves(*graph, interruptibleTask());
    if (!least) return fail(least.error());
    Found found{**game, (*asked)->position(), *values, std::move(*run), {}, *least};
    for (const std::uint32_t node : found.run.line)
        found.line.push_back(graph->text(found.run.nodes[node].position));
    return answer(arguments.format == "json" ? asJson(found) : asText(found));
}

} // namespace

void addSearch(CLI::App& app, Chosen& chosen) {
    CLI::App* command =
        app.add_subcommand("search", "Walk through the moves below a position, and count what is looked at");
    auto arguments = std::make_shared<SearchArguments>();
    arguments->game.addTo(*command);
    arguments->game.addPositionTo(*command);
    arguments->search.addTo(*command);
    command->add_option("--format", arguments->format, "text or json")
        ->check(CLI::IsMember({"text", "json"}));
    command->footer("MAX is who is to move, unless the game says otherwise. A game that the last move "
                    "decides is\nworth 1 if MAX wins and −1 if MIN does.\n\n"
                    "Examples:\n  mexplorer search nim --position 1,2,3 --method minimax\n"
                    "  mexplorer search take-ends --position 4,7,2,9,5,2 --order worst --format json");
    command->callback([arguments, &chosen] { chosen = [arguments] { return searchPosition(*arguments); }; });
}

} // namespace mexplorer::cli
