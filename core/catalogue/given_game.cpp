#include "core/catalogue/given_game.h"

#include "core/catalogue/catalogue.h"
#include "core/rules/graph_file.h"
#include "core/solve/aspects/notes.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace mexplorer {

namespace {

/// A game that reads graphs, with the text as its graph.
struct GraphGame {
    GivenGame given;
    std::optional<bool> isDirected; ///< as its own graph is
};

/// First the game `first`, but before others those whose own graph is as directed as this one, as they know
/// best what is wrong with it.
std::vector<GraphGame> gamesOnGraphs(const std::string& graph, const std::string& first) {
    std::vector<GraphGame> games;
    for (const Entry& entry : catalogue()) {
        const auto& parameters = entry.description.parameters;
        const auto file = std::ranges::find(parameters, Parameter::Kind::file, &Parameter::kind);
        if (file == parameters.end()) continue;
        // With the values under which the file is used.
        GraphGame game{{entry.description.id, file->where, {}}, isDirectedDot(file->fallback)};
        game.given.parameters[file->id] = graph;
        games.insert(game.given.id == first ? games.begin() : games.end(), std::move(game));
    }
    if (const auto direction = isDirectedDot(graph))
        std::stable_partition(games.begin(), games.end(),
                              [&](const GraphGame& game) { return game.isDirected == direction; });
    return games;
}

/// Whether a capacity is said of each arrow: then what is wrong with the network is told, rather than taking
/// it for a graph of something else.
bool isNetwork(std::string_view dot) {
    const auto count = [&](std::string_view word) {
        std::size_t found = 0;
        for (std::size_t at = 0; (at = dot.find(word, at)) != std::string_view::npos; at += word.size())
            ++found;
        return found;
    };
    return isDirectedDot(std::string(dot)).value_or(false) && count("->") > 0 &&
           count("capacity") >= count("->");
}

} // namespace

Expected<GivenGame> gameOnGraph(const std::string& graph, const std::string& first) {
    std::optional<GivenGame> best;
    std::size_t fewest = 0; // notes on what it leaves unread
    std::optional<Error> error;
    for (GraphGame& game : gamesOnGraphs(graph, first)) {
        const auto made = makeGame(game.given.id, game.given.parameters);
        if (!made) {
            if (!error) error = made.error();
            continue;
        }
        const std::size_t notes = notesOf(**made).size();
        if (best && notes >= fewest) continue;
        best = std::move(game.given);
        fewest = notes;
        if (notes == 0) break;
    }
    if (best && !(fewest > 0 && error && isNetwork(graph))) return *std::move(best);
    return tl::unexpected(*error);
}

} // namespace mexplorer
