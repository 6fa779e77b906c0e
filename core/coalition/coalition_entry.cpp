#include "core/coalition/coalition_entry.h"

#include "core/coalition/coalition_aspect.h"
#include "core/coalition/coalition_game.h"
#include "core/coalition/network_sketch.h"
#include "core/game/aspects/instances.h"
#include "core/game/aspects/notes.h"
#include "core/game/aspects/sketch.h"
#include "core/rules/drawn_graph.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

constexpr const char* kindId = "kind";
constexpr const char* networkId = "network";

constexpr const char* threeCarriers = "digraph {\n"
                                      "  s -> a [capacity=5, owner=A]\n"
                                      "  s -> b [capacity=4, owner=B]\n"
                                      "  a -> b [capacity=2, owner=C]\n"
                                      "  a -> t [capacity=3, owner=B]\n"
                                      "  b -> t [capacity=6, owner=C]\n"
                                      "}\n";
constexpr const char* fourCarriers = R"({"edges": [["s", "a", 4, "1"], ["s", "b", 3, "2"], ["a", "c", 3, "3"],
           ["b", "c", 2, "4"], ["a", "d", 2, "2"], ["b", "d", 2, "1"],
           ["c", "t", 4, "2"], ["d", "t", 3, "3"]]})";
constexpr const char* thereAndBack = "digraph {\n"
                                     "  s -> a [capacity=1, owner=A]\n"
                                     "  s -> b [capacity=1, owner=B]\n"
                                     "  a -> d [capacity=1, owner=B]\n"
                                     "  a -> c [capacity=1, owner=A]\n"
                                     "  b -> d [capacity=1, owner=C]\n"
                                     "  c -> t [capacity=1, owner=C]\n"
                                     "  d -> t [capacity=1, owner=A]\n"
                                     "}\n";

constexpr const char* twoArrows = "digraph {\n"
                                  "  s -> t [capacity=1, owner=A]\n"
                                  "  s -> t [capacity=1, owner=B]\n"
                                  "}\n";

/// The names of each kind, and the game that it opens with.
struct KindRow {
    CoalitionKind kind;
    const char* id;
    const char* title;
    const char* start;
};
constexpr std::array<KindRow, 7> kindRows{{
    {CoalitionKind::table, "table", MX_TEXT("core", "a table of values"), "68,102,0,170,710,762,992"},
    {CoalitionKind::costs, "costs", MX_TEXT("core", "a table of costs"),
     "163520,140826,250096,301607,378821,367370,412584"},
    {CoalitionKind::vote, "vote", MX_TEXT("core", "a weighted vote"), "[51; 50,49,1]"},
    {CoalitionKind::airport, "airport", MX_TEXT("core", "an airport’s costs"), "1,2,3"},
    {CoalitionKind::bankruptcy, "bankruptcy", MX_TEXT("core", "a bankruptcy"), "200; 100,200,300"},
    {CoalitionKind::gloves, "gloves", MX_TEXT("core", "a market of gloves"), "2; 1"},
    {CoalitionKind::flow, "flow", MX_TEXT("core", "flows in a network"), "s,t"},
}};

/// A network that is drawn by hand.
class NetworkSketching final : public SketchAspect {
public:
    NetworkSketching(std::shared_ptr<const FlowNetwork> network, FlowEnds ends)
        : network_(std::move(network)), ends_(ends) {}

    [[nodiscard]] Expected<Sketch> sketch() const override {
        if (auto fits = checkDrawn(network_->nodes.size(), network_->arrows.size()); !fits)
            return tl::unexpected(fits.error());
        return sketchOf(*network_, ends_);
    }
    [[nodiscard]] Expected<Redrawn> redrawn(const Sketch& edited) const override {
        auto network = networkOf(edited);
        if (!network) return tl::unexpected(network.error());
        CoalitionGame game;
        game.kind = CoalitionKind::flow;
        game.network = std::make_shared<const FlowNetwork>(std::move(*network));
        game.ends = {edited.ends()->source, edited.ends()->sink};
        return Redrawn{networkId, textOf(edited), coalitionsText(game)};
    }

    [[nodiscard]] std::optional<std::int64_t> numberAt(std::size_t edge) const override {
        return edge < network_->arrows.size() ? network_->wholeCapacity(network_->arrows[edge])
                                              : std::nullopt;
    }
    [[nodiscard]] Expected<Redrawn> withNumberAt(std::size_t edge, std::int64_t number) const override {
        auto drawn = sketch();
        if (!drawn) return tl::unexpected(drawn.error());
        auto edited = labelled(*drawn, static_cast<Sketch::Index>(edge), std::to_string(number));
        return edited ? redrawn(*edited) : tl::unexpected(edited.error());
    }

private:
    std::shared_ptr<const FlowNetwork> network_;
    FlowEnds ends_;
};

class CoalitionInstance final : public Instance {
public:
    explicit CoalitionInstance(const CoalitionGame& game) : Instance(coalitionsText(game)) {
        if (!game.network || !game.network->isPlain()) add(std::make_unique<CoalitionAspect>(game));
        if (game.kind == CoalitionKind::flow) {
            add(std::make_unique<FlowAspect>(game.network, game.ends));
            add(std::make_unique<NetworkSketching>(game.network, game.ends));
        }
        if (game.kind == CoalitionKind::bankruptcy)
            add(std::make_unique<BankruptcyAspect>(game.whole, game.numbers, game.parts));
    }
};

class Coalitions final : public InstancesAspect {
public:
    Coalitions(KindRow row, std::shared_ptr<const FlowNetwork> network)
        : row_(row), network_(std::move(network)) {}

    [[nodiscard]] std::string startPosition() const override {
        if (!network_ || readCoalitions(row_.kind, row_.start, network_)) return row_.start;
        // The nodes have other names: from a node where nothing arrives to one that nothing leaves.
        CoalitionGame game;
        game.kind = row_.kind;
        game.network = network_;
        game.ends = endsOf(*network_);
        return coalitionsText(game);
    }
    [[nodiscard]] Expected<std::shared_ptr<const Instance>> read(std::string_view text) const override {
        const auto game = readCoalitions(row_.kind, text, network_);
        if (!game) return tl::unexpected(game.error());
        return std::make_shared<const CoalitionInstance>(*game);
    }

private:
    static FlowEnds endsOf(const FlowNetwork& network) {
        std::vector<char> arrives(network.nodes.size(), 0);
        std::vector<char> leaves(network.nodes.size(), 0);
        for (const FlowNetwork::Arrow& arrow : network.arrows) {
            leaves[arrow.from] = 1;
            arrives[arrow.to] = 1;
        }
        const auto first = [](const std::vector<char>& flags) {
            return static_cast<std::uint32_t>(std::find(flags.begin(), flags.end(), 0) - flags.begin());
        };
        const auto count = static_cast<std::uint32_t>(network.nodes.size());
        FlowEnds ends{first(arrives) % count, first(leaves) % count};
        if (ends.source == ends.sink) ends.sink = ends.source == 0 ? count - 1 : 0; // all on cycles, perhaps
        return ends;
    }

    KindRow row_;
    std::shared_ptr<const FlowNetwork> network_; ///< null except for flows
};

class CoalitionsGame final : public Game {
public:
    CoalitionsGame(Description description, Parameters parameters, const KindRow& row,
                   std::shared_ptr<const FlowNetwork> network)
        : Game(std::move(description), std::move(parameters), GameKind::coalitions) {
        if (network && !network->notes.empty()) add(std::make_unique<NotesAspect>(network->notes));
        add(std::make_unique<Coalitions>(row, std::move(network)));
    }
};

std::vector<Parameter> coalitionParameters() {
    std::vector<Choice> kinds;
    kinds.reserve(kindRows.size());
    for (const KindRow& row : kindRows)
        kinds.push_back({row.id, say(row.title)});
    return {
        {.id = kindId,
         .title = say(MX_TEXT("core", "given by")),
         .kind = Parameter::Kind::choice,
         .fallback = "table",
         .choices = std::move(kinds),
         .hint = say(MX_TEXT("core", "what the values of coalitions follow from"))},
        {.id = networkId,
         .title = say(MX_TEXT("core", "network")),
         .kind = Parameter::Kind::file,
         .fallback = threeCarriers,
         .hint = say(MX_TEXT("core", "a file in DOT, digraph { a -> b [capacity=3, owner=A] }, or in JSON, "
                                     "{\"edges\": [[\"a\", \"b\", 3, \"A\"]]}")),
         .where = {{kindId, "flow"}}}};
}

std::vector<Preset> coalitionPresets() {
    const auto by = [](const char* kind) { return Parameters{{kindId, kind}}; };
    const auto through = [](const char* network) {
        return Parameters{{kindId, "flow"}, {networkId, network}};
    };
    return {
        {say(MX_TEXT("core", "Three players")), {}, "68,102,0,170,710,762,992"},
        {say(MX_TEXT("core", "Four players: a nucleolus in halves")),
         {},
         "0,0,0,0,5,5,8,9,10,8,13,15,16,17,21",
         "coalition",
         {{"steps", "nucleolus"}}},
        {say(MX_TEXT("core", "An empty core: any two may share all")),
         {},
         "0,0,0,1,1,1,1",
         "coalition",
         {{"steps", "nucleolus"}}},
        {say(MX_TEXT("core", "A vote: 50, 49 and 1 of 100")), by("vote"), "[51; 50,49,1]"},
        {say(MX_TEXT("core", "A security council: five of fifteen have a veto")), by("vote"),
         "[39; 7,7,7,7,7,1,1,1,1,1,1,1,1,1,1]"},
        {say(MX_TEXT("core", "A council of 27: three majorities at once")), by("vote"),
         "[255; 29,29,29,29,27,27,14,13,12,12,12,12,12,10,10,10,7,7,7,7,7,4,4,4,4,4,3] and "
         "[14; 1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1] and "
         "[620; 170,123,122,120,82,80,47,33,22,21,21,21,21,18,17,17,11,11,11,8,8,5,4,3,2,1,1]"},
        {say(MX_TEXT("core", "Dams in the Tennessee valley: the costs of three purposes")), by("costs"),
         "163520,140826,250096,301607,378821,367370,412584"},
        {say(MX_TEXT("core", "An airport’s runway")), by("airport"), "1,2,3"},
        {say(MX_TEXT("core", "Gloves: two left, one right")), by("gloves"), "2; 1"},
        {say(MX_TEXT("core", "The Talmud’s three wives")), by("bankruptcy"), "200; 100,200,300", "vessels"},
        {say(MX_TEXT("core", "Three carriers of a flow")), by("flow"), "s,t", "flow"},
        {say(MX_TEXT("core", "Four carriers of a flow, in JSON")), through(fourCarriers), "s,t", "flow"},
        {say(MX_TEXT("core", "A path that takes flow back")), through(thereAndBack), "s,t", "flow"},
        {say(MX_TEXT("core", "A network of one’s own, to be drawn")), through(twoArrows), "s,t", "flow"},
    };
}

std::vector<Theorem> coalitionTheorems() {
    return {
        {say(MX_TEXT("core", "Shapley value")),
         say(MX_TEXT(
             "core",
             "It is the one way to divide v(N) that treats those alike who add alike, gives nothing to a "
             "player who adds nothing, and gives for a sum of two games the sum of what it gives for each.")),
         say(MX_TEXT("core", "all games of coalitions")), "Shapley 1953"},
        {say(MX_TEXT("core", "Banzhaf value")),
         say(MX_TEXT("core",
                     "The absolute value is what a player adds if a fair coin has decided which of the "
                     "others have joined: in a vote, how often it is he who decides. What all get "
                     "need not add up to v(N); normalised, it is divided by its sum.")),
         say(MX_TEXT("core", "all games of coalitions")), "Penrose 1946, Banzhaf 1965"},
        {say(MX_TEXT("core", "Indices of minimal winning coalitions")),
         say(MX_TEXT("core",
                     "If every minimal winning coalition is as likely as any other, its members either "
                     "share one alike (Deegan and Packel), or each has all of what they win, a public "
                     "good (Holler).")),
         say(MX_TEXT("core", "votes")),
         "Deegan, Packel 1978; Holler 1982",
         {{kindId, "vote"}}},
        {say(MX_TEXT("core", "Johnston index")),
         say(MX_TEXT("core", "Of each coalition that loses if some member leaves, these members share one "
                             "alike.")),
         say(MX_TEXT("core", "votes")),
         "Johnston 1978",
         {{kindId, "vote"}}},
        {say(MX_TEXT("core", "Core")),
         say(MX_TEXT("core", "The core is not empty if and only if no coalitions, with weights that add up "
                             "to 1 over each player, are worth more than v(N) together.")),
         say(MX_TEXT("core", "all games of coalitions")), "Bondareva 1963, Shapley 1967"},
        {say(MX_TEXT("core", "Nucleolus")),
         say(MX_TEXT("core", "Of all ways to divide v(N) in which nobody gets less than alone, exactly one "
                             "has the lexicographically least excesses, sorted from the greatest down. If "
                             "the core is not empty, this one is in it.")),
         say(MX_TEXT("core", "v(N) is at least what all are worth alone")), "Schmeidler 1969"},
        {say(MX_TEXT("core", "Convex games")),
         say(MX_TEXT("core", "If it pays more to join a larger coalition, the core is the convex hull of "
                             "what the orders give, and the Shapley value, the mean of these, is in it.")),
         say(MX_TEXT("core", "convex games")), "Shapley 1971"},
        {say(MX_TEXT("core", "Shared runways")),
         say(MX_TEXT("core", "By the Shapley value, those who need a part of the runway share its cost "
                             "alike.")),
         say(MX_TEXT("core", "an airport’s costs")),
         "Littlechild, Owen 1973",
         {{kindId, "airport"}}},
        {say(MX_TEXT("core", "Greatest flow, smallest cut")),
         say(MX_TEXT("core",
                     "The largest flow is as large as the smallest capacity of arrows that separate its "
                     "ends. Paying each owner what he has of such a cut gives a point of the core.")),
         say(MX_TEXT("core", "flows in networks")),
         "Ford, Fulkerson 1956; Kalai, Zemel 1982",
         {{kindId, "flow"}}},
        {say(MX_TEXT("core", "Communicating vessels")),
         say(MX_TEXT("core", "The nucleolus divides an estate as the Talmud does: any two divide what they "
                             "get together so that each first gets what the other does not claim, and the "
                             "rest is halved.")),
         say(MX_TEXT("core", "estates smaller than the claims on them")),
         "Aumann, Maschler 1985; Kaminski 2000",
         {{kindId, "bankruptcy"}}}};
}

Description coalitionDescription() {
    return {.id = "coalition",
            .title = say(MX_TEXT("core", "Coalitions")),
            .group = say(MX_TEXT("core", "Joining players")),
            .summary =
                say(MX_TEXT("core", "Players join in coalitions, each of which is worth something. How is "
                                    "what all are worth together divided among them?")),
            .parameters = coalitionParameters(),
            .position = kindRows.front().start,
            .view = "coalition",
            .positionHint = say(MX_TEXT(
                "core",
                "the values of coalitions by size, then in lexicographic order: v(1), v(2), v(3), v(12), "
                "v(13), v(23), v(123), or their costs; a vote [51; 50,49,1], or several, [2; 1,1,1] and [51; "
                "50,49,1]; an airport’s costs 1,2,3; an estate and its "
                "claims 200; 100,200,300; left and right gloves 2; 1; where a flow begins and ends s,t")),
            .presets = coalitionPresets(),
            .theorems = coalitionTheorems()};
}

Expected<std::unique_ptr<Game>> makeCoalitions(const Parameters& parameters) {
    const auto row = std::find_if(kindRows.begin(), kindRows.end(),
                                  [&](const KindRow& one) { return one.id == parameters.at(kindId); });
    std::shared_ptr<const FlowNetwork> network;
    if (row->kind == CoalitionKind::flow) {
        auto read = parseNetwork(parameters.at(networkId));
        if (!read) {
            Error error = read.error();
            error.field = networkId;
            return tl::unexpected(std::move(error));
        }
        network = std::make_shared<const FlowNetwork>(std::move(*read));
    }
    Description description = coalitionDescription();
    if (network && network->isPlain()) { // nobody shares anything
        std::erase_if(description.theorems,
                      [](const Theorem& theorem) { return !theorem.where.contains(kindId); });
    }
    return std::make_unique<CoalitionsGame>(std::move(description), parameters, *row, std::move(network));
}

} // namespace

Entry coalitionEntry() {
    return {coalitionDescription(), GameKind::coalitions, makeCoalitions};
}

} // namespace mexplorer
