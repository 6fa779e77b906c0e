#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/json.h"
#include "app/cli/notes.h"
#include "app/cli/output.h"
#include "app/cli/parameter_text.h"
#include "app/cli/search_options.h"
#include "app/cli/usage.h"
#include "core/explain/say_estimate.h"
#include "core/explain/search_trace.h"
#include "core/game/aspects/two_sided.h"
#include "core/search/horizon.h"
#include "core/search/least_leaves.h"
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

/// The estimate at the end of best play, for MAX, if the score is one.
struct Horizon {
    Message about;
    std::optional<Estimate> sum;       ///< empty if nothing is known, which counts as 0
    std::vector<EstimateShare> shares; ///< by piece on a board
};

Horizon horizonOf(const PositionGraph& graph, const SearchRun& run) {
    const std::uint32_t last = run.line.back();
    return {sayEstimates(graph.as<EstimatesAspect>()), estimateAt(graph, run, last),
            sharesAt(graph, run, last)};
}

struct Found {
    const Game& game;
    std::string position;
    Parameters settings;
    SearchRun run;
    std::vector<std::string> line; ///< the positions of best play
    std::optional<std::uint64_t>
        least; ///< the fewest leaves of any search without a table, if that could be counted
    std::optional<Horizon> horizon; ///< if the score is an estimate
};

/// The pass that found the score: the last finished one.
const SearchPass& passOf(const SearchRun& run) {
    return run.passes[run.passes.size() - (run.isWhole ? 1 : 2)];
}

Json asJson(const Horizon& horizon) {
    Json json{{"about", horizon.about.english()}};
    if (horizon.sum) {
        json["for"] = horizon.sum->mine;
        json["against"] = horizon.sum->theirs;
        json["parts"] = horizon.sum->parts;
    }
    for (const EstimateShare& share : horizon.shares)
        json["shares"].push_back(
            {{"row", share.cell.row + 1}, {"column", share.cell.column + 1}, {"points", share.points}});
    return json;
}

std::string asText(const Horizon& horizon) {
    std::string text = fmt::format("estimates: {}\n", horizon.about.english());
    if (horizon.sum) text += fmt::format("where best play stands then: {}\n", estimateText(*horizon.sum));
    if (horizon.shares.empty()) return text;
    text += "by piece:";
    for (const EstimateShare& share : horizon.shares)
        text += fmt::format("  row {} column {}: {}", share.cell.row + 1, share.cell.column + 1,
                            scoreText(share.points));
    return text + "\n";
}

std::string asJson(const Found& found) {
    const SearchCounts& counts = found.run.counts;
    Json json{{"game", found.game.description().id},
              {"parameters", found.game.parameters()},
              {"position", found.position},
              {"method", found.settings.at("method")},
              {"order", found.settings.at("order")},
              {"seed", integerOf(found.settings, "seed")},
              {"depth", integerOf(found.settings, "depth")}};
    if (found.run.score) {
        json["score"] = *found.run.score;
        json["isEstimate"] = found.run.isEstimate;
        if (found.horizon) {
            json["movesAhead"] = passOf(found.run).horizon;
            json["estimate"] = asJson(*found.horizon);
            if (found.run.win) json["winCounts"] = *found.run.win;
        }
        json["line"] = found.line;
    }
    json["visits"] = counts.visits;
    json["leaves"] = counts.leaves;
    if (found.run.score) {
        json["cuts"] = counts.cuts;
        json["known"] = counts.known;
        json["estimates"] = counts.estimates;
        json["leastLeaves"] = found.least ? Json(*found.least) : Json();
    }
    addNotes(json, found.game);
    return lines(json);
}

std::string asText(const Found& found) {
    const SearchRun& run = found.run;
    const SearchSettings settings = searchSettingsOf(found.settings);
    std::string text = fmt::format("{}: {}, {}, {}\n", gameText(found.game),
                                   printable(found.position, found.position.size()),
                                   titleOf(settings.method).english(), titleOf(settings.order).english());
    if (run.score) {
        text += fmt::format("score {} for MAX", scoreText(*run.score));
        if (run.isEstimate) {
            const std::uint32_t ahead = passOf(run).horizon;
            text += fmt::format(", an estimate: looked {} move{} ahead", ahead, ahead == 1 ? "" : "s");
        }
        if (run.isEstimate && run.win) text += fmt::format("; a win counts {}", *run.win);
        if (!run.isWhole) text += fmt::format("; the next pass has more than {} nodes", mostSearchNodes);
        text += "\nbest play:";
        for (const std::string& position : found.line)
            text += "  " + printable(position, position.size());
        text += "\n";
        if (found.horizon) text += asText(*found.horizon);
    }
    text += fmt::format("visits {}, leaves {}", run.counts.visits, run.counts.leaves);
    if (run.score) {
        text += fmt::format(", cuts {}, from the table {}, estimates {}", run.counts.cuts, run.counts.known,
                            run.counts.estimates);
        if (found.least)
            text += fmt::format("; without a table none does with fewer leaves than {}", *found.least);
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
    if (const auto ends = checkSearched(**game, **asked); !ends) return fail(ends.error());
    const auto graph = (*asked)->graph();
    auto run = search(*graph, searchSettingsOf(*values, **asked), interruptibleTask());
    if (!run) return fail(run.error());
    if (!run->isWhole && !run->score) return fail(treeTooLarge(mostSearchNodes).value());
    const auto least = leastLeaves(*graph, interruptibleTask(), passOf(*run).horizon);
    if (interruptibleTask().cancelled()) return fail(least.error());
    Found found{**game, (*asked)->position(), *values, std::move(*run), {}, std::nullopt, std::nullopt};
    if (least) found.least = *least;
    for (const std::uint32_t node : found.run.line)
        found.line.push_back(graph->text(found.run.nodes[node].position));
    if (found.run.score && found.run.isEstimate) found.horizon = horizonOf(*graph, found.run);
    return answer(arguments.format == "json" ? asJson(found) : asText(found));
}

} // namespace

void addSearch(CLI::App& app, Chosen& chosen, const Speech& speech) {
    CLI::App* command =
        app.add_subcommand("search", "Walk through the moves below a position, and count what is looked at");
    auto arguments = std::make_shared<SearchArguments>();
    arguments->game.addTo(*command, speech);
    arguments->game.addPositionTo(*command);
    arguments->search.addTo(*command);
    takeOneOf(
        *command->add_option("--format", arguments->format, "how the answer is written (default: text)"),
        {"text", "json"});
    command->footer(
        "MAX is the player to move, unless the game says otherwise. A game that the last move "
        "decides is\nworth 1 if MAX wins and −1 if MIN does. With a depth limit, and in iterative "
        "deepening,\nestimates stand in for scores at the horizon, shown as the sums they are; a win then "
        "counts more\nthan any of them.\n\n"
        "Examples:\n  mexplorer search nim --position 1,2,3 --method minimax\n"
        "  mexplorer search take-ends --position 4,7,2,9,5,2 --order worst --format json\n"
        "  mexplorer search nim --position 5,6,7 --method deepening --depth 3");
    command->callback([arguments, &chosen] { chosen = [arguments] { return searchPosition(*arguments); }; });
}

} // namespace mexplorer::cli
