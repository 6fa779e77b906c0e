#include "core/catalogue/given_game.h"

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/instances.h"
#include "core/game/aspects/notes.h"
#include "core/rules/graph_file.h"
#include "core/sum/sum_reader.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>

namespace mexplorer {

namespace {

/// A game that reads graphs, with the text as its graph.
struct GraphGame {
    GivenGame given;
    std::optional<bool> isDirected; ///< as its own graph is
    bool isOnNetworks = false;      ///< its own graph is one
};

/// Hears of the arrows of a graph, whatever is wrong with them as arrows of a network.
class CapacityCounter final : public EdgeSink {
public:
    Expected<Node> node(std::string_view name) override {
        return names_.try_emplace(std::string(name), static_cast<Node>(names_.size())).first->second;
    }
    Expected<void> edge(Node /*from*/, Node /*to*/) override {
        ++arrows_;
        return {};
    }
    [[nodiscard]] bool isDirected() const override { return true; }
    [[nodiscard]] bool hearsAll() const override { return true; }
    Expected<void> describe(std::size_t count, const Attributes& said, TextPlace /*place*/) override {
        if (said.contains("capacity")) capacities_ += count;
        return {};
    }

    [[nodiscard]] bool hasAllCapacities() const { return arrows_ > 0 && capacities_ == arrows_; }

private:
    std::map<std::string, Node> names_;
    std::size_t arrows_ = 0;
    std::size_t capacities_ = 0;
};

/// Whether a capacity is said of each arrow: then what is wrong with the network is told, rather than taking
/// it for a graph of something else.
bool isNetwork(std::string_view graph) {
    if (!isDirectedDot(graph).value_or(false)) return false;
    CapacityCounter counter;
    (void)readGraph(graph, counter); // what comes before an error counts
    return counter.hasAllCapacities();
}

/// A graph of the game’s own: the usual one, or, if that is none, the first of its presets.
std::string ownGraph(const Description& game, const Parameter& file) {
    if (!file.fallback.empty()) return file.fallback;
    for (const Preset& preset : game.presets)
        if (const auto found = preset.parameters.find(file.id); found != preset.parameters.end())
            return found->second;
    return {};
}

/// First the game `first`, but before others those whose own graph is as directed as this one, as they know
/// best what is wrong with it. A network is one for games of networks only.
std::vector<GraphGame> gamesOnGraphs(const std::string& graph, const std::string& first) {
    std::vector<GraphGame> games;
    for (const Entry& entry : catalogue()) {
        const auto& parameters = entry.description.parameters;
        const auto file = std::ranges::find(parameters, Parameter::Kind::file, &Parameter::kind);
        if (file == parameters.end()) continue;
        if (!file->begins.empty()) continue; // another text makes such a game, not the graph alone
        // With the values under which the file is used.
        const std::string own = ownGraph(entry.description, *file);
        GraphGame game{{entry.description.id, file->where, {}}, isDirectedDot(own), isNetwork(own)};
        game.given.parameters[file->id] = graph;
        games.insert(game.given.id == first ? games.begin() : games.end(), std::move(game));
    }
    if (isNetwork(graph)) std::erase_if(games, [](const GraphGame& game) { return !game.isOnNetworks; });
    if (const auto direction = isDirectedDot(graph))
        std::stable_partition(games.begin(), games.end(),
                              [&](const GraphGame& game) { return game.isDirected == direction; });
    return games;
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
    if (best) return *std::move(best);
    return tl::unexpected(*error);
}

std::unique_ptr<Game> gameMeantBy(const Game& game, std::string_view position) {
    if (game.description().id != sumId || playOf(game.parameters()) != Play::normal) return nullptr;
    const auto here = instanceOf(game, position);
    if (here) return nullptr;
    auto sided = makeGame(sumId, {{playId, sidedPlay}}).value();
    // If that fails for another reason, the one found here was a component of two sides.
    const auto there = instanceOf(*sided, position);
    return there || there.error().message != here.error().message ? std::move(sided) : nullptr;
}

Expected<std::unique_ptr<Game>> makeGameMeantBy(const std::optional<std::string>& position,
                                                const std::string& id, const Parameters& parameters) {
    auto made = makeGame(id, parameters);
    if (made && position)
        if (auto meant = gameMeantBy(**made, *position)) made = std::move(meant);
    return made;
}

} // namespace mexplorer
