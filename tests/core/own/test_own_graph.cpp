#include "core/own/own_graph.h"

#include "core/catalogue/component_rules.h"
#include "core/rules/octal.h"
#include "core/rules/optional.h"
#include "core/solve/ways/heaps.h"
#include "core/solve/ways/own_graphs.h"
#include "tests/core/own/plain_graphs.h"
#include "tests/core/plain.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>
#include <set>

using namespace mexplorer;

static_assert(EndingRules<OwnGraph> && ComponentRules<OwnGraph> && optionalsFit<OwnGraph>());

using namespace mexplorer::plain_graphs;

namespace {

OwnGraph gameOnGraph(SmallGraph graph, const std::string& rules, Play play = Play::normal) {
    return {play, parseGraphRules(rules)->turns, std::make_shared<const SmallGraph>(std::move(graph))};
}

SmallGraph pathOf(unsigned nodes) {
    std::vector<std::pair<unsigned, unsigned>> edges;
    for (unsigned node = 1; node < nodes; ++node)
        edges.emplace_back(node - 1, node);
    return graphOf(nodes, edges, false);
}

bool isEvenDegree(std::size_t degree) {
    return degree % 2 == 0;
}
bool isDegreeOne(std::size_t degree) {
    return degree == 1;
}

const std::vector<PlainRules> endingGraphRules = {
    {"graph: remove node", {{TurnKind::removeNode}}},
    {"graph: remove node and its neighbours", {{TurnKind::removeNode, TurnAlso::neighbours}}},
    {"graph: remove edge", {{TurnKind::removeEdge}}},
    {"graph: remove edge and its ends", {{TurnKind::removeEdge, TurnAlso::ends}}},
    {"graph: remove edge and edges beside it", {{TurnKind::removeEdge, TurnAlso::edgesBeside}}},
    {"graph: remove edge | remove node", {{TurnKind::removeEdge}, {TurnKind::removeNode}}},
    {"graph: remove edge and its ends | remove node and its neighbours",
     {{TurnKind::removeEdge, TurnAlso::ends}, {TurnKind::removeNode, TurnAlso::neighbours}}},
    {"graph: remove node where degree mod 2 = 0", {{TurnKind::removeNode, TurnAlso::nothing, isEvenDegree}}},
    {"graph: remove node where degree = 1 | remove edge and edges beside it where degree mod 2 = 0",
     {{TurnKind::removeNode, TurnAlso::nothing, isDegreeOne},
      {TurnKind::removeEdge, TurnAlso::edgesBeside, isEvenDegree}}},
    {"graph: move token, remove the node it left", {{TurnKind::moveToken, TurnAlso::nodeLeft}}},
    {"graph: move token, remove edge", {{TurnKind::moveToken, TurnAlso::edgeGone}}},
    {"graph: move token, remove the node it left | remove edge",
     {{TurnKind::moveToken, TurnAlso::nodeLeft}, {TurnKind::removeEdge}}},
    {"graph: move token, remove edge where degree = 1 | remove node and its neighbours",
     {{TurnKind::moveToken, TurnAlso::edgeGone, isDegreeOne}, {TurnKind::removeNode, TurnAlso::neighbours}}},
};

/// What of all is wrong at this position: options, moves found, texts, drawing; empty if nothing is.
std::string wrongAtLeft(const OwnGraph& game, const PlainRules& rules, const GraphLeft& left) {
    const std::string text = game.text(left);
    const auto read = game.parse(text);
    if (!read || !(*read == left)) return text + " is not read back";
    std::set<PlainLeft> found;
    std::vector<GraphLeft> options;
    game.forEachOption(left, [&](const GraphMove& move, const GraphLeft& option) {
        found.insert(plainOf(game, option));
        options.push_back(game.after(left, move));
        if (!(options.back() == option)) options.clear();
    });
    if (found != plainGraphOptions(plainOf(game, left), rules, game.graph().isDirected))
        return text + " has other options";
    if (options.size() != found.size() || game.optionCount(left) != found.size())
        return text + " has another number of options";
    const auto drawn = game.drawn(left);
    if (drawn->graph.options.size() != options.size()) return text + " is drawn with other moves";
    for (std::size_t i = 0; i < options.size(); ++i)
        if (drawn->edges[drawn->graph.options[i]] != std::optional(options[i]))
            return text + " is drawn with a wrong move";
    return {};
}

/// All positions that can be reached.
std::vector<GraphLeft> reachedFrom(const OwnGraph& game, const GraphLeft& start) {
    std::vector<GraphLeft> all{start};
    for (std::size_t next = 0; next < all.size(); ++next) {
        const GraphLeft left = all[next];
        game.forEachOption(left, [&](const GraphMove&, const GraphLeft& option) {
            if (std::find(all.begin(), all.end(), option) == all.end()) all.push_back(option);
        });
    }
    return all;
}

std::string wrongOnGraph(const SmallGraph& graph, const PlainRules& rules, Play play) {
    const OwnGraph game = gameOnGraph(graph, rules.text, play);
    GraphLeft start = game.startPosition();
    PlainValues plain(rules, graph.isDirected, play);
    WayOf<OwnGraph> way(game, std::make_shared<SharedOf<OwnGraph>>(), {});
    Task task;
    const std::size_t places = game.hasToken() ? graph.names.size() : 1;
    for (std::size_t place = 0; place < places; ++place) {
        if (game.hasToken()) start.token = static_cast<std::uint8_t>(place);
        for (const GraphLeft& left : reachedFrom(game, start)) {
            if (std::string wrong = wrongAtLeft(game, rules, left); !wrong.empty())
                return rules.text + ": " + wrong;
            const auto value = way.value(left, task);
            if (!value) return value.error().english();
            if (*value != plain(plainOf(game, left)))
                return rules.text + ": " + game.text(left) + " has another value";
            const auto counted = game.closedForm(left);
            if (counted && counted->nimber() != *value)
                return rules.text + ": " + game.text(left) + " is miscounted";
        }
    }
    return {};
}

/// Whether play ends from there: if not, some play is longer than there are positions.
bool endsPlainly(const PlainLeft& start, const PlainRules& rules) {
    std::set<PlainLeft> now{start};
    for (int moves = 0; moves < 40 && !now.empty(); ++moves) { // up to 7 ways of 2 moves, and 9 removals
        std::set<PlainLeft> next;
        for (const PlainLeft& plain : now)
            next.merge(plainGraphOptions(plain, rules, true));
        now = next;
    }
    return now.empty();
}

bool isOption(const OwnGraph& game, const GraphLeft& left, const GraphLeft& wanted) {
    bool found = false;
    game.forEachOption(left,
                       [&](const GraphMove&, const GraphLeft& option) { found = found || option == wanted; });
    return found;
}

} // namespace

class TestOwnGraph : public QObject {
    Q_OBJECT

private slots:
    void allSmallGraphs() {
        for (const PlainRules& rules : endingGraphRules) {
            for (const Play play : {Play::normal, Play::misere}) {
                for (unsigned bits = 0; bits < 64; ++bits)
                    QCOMPARE(wrongOnGraph(graphByBits(3, bits, true), rules, play), std::string());
                for (unsigned bits = 0; bits < 64; bits += 1 + bits % 3)
                    QCOMPARE(wrongOnGraph(graphByBits(4, bits, false), rules, play), std::string());
                QCOMPARE(wrongOnGraph(graphByBits(1, 0, false), rules, play), std::string());
                QCOMPARE(wrongOnGraph(graphByBits(2, 1, false), rules, play), std::string());
            }
        }
    }

    void randomGraphs() {
        const auto seed = std::random_device()();
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (int round = 0; round < 10; ++round) {
            for (const PlainRules& rules : endingGraphRules) {
                const auto nodes = static_cast<unsigned>(1 + random() % 5);
                // Few edges: each may be there or not.
                const auto bits = static_cast<unsigned>(random() & random() & 0x3FFU);
                const Play play = random() % 2 == 0 ? Play::normal : Play::misere;
                QCOMPARE(wrongOnGraph(graphByBits(nodes, bits, random() % 2 == 0), rules, play),
                         std::string());
            }
        }
    }

    void whatIsOnlyCountedIsNotSearched() {
        for (const PlainRules& rules : endingGraphRules) {
            const OwnGraph game = gameOnGraph(graphByBits(4, 0x3F, false), rules.text, Play::normal);
            const bool isCounted = rules.text == "graph: remove node" || rules.text == "graph: remove edge";
            QCOMPARE(game.closedForm(game.startPosition()).has_value(), isCounted);
            QCOMPARE(game.description().theorems.front().source == "Berlekamp, Conway, Guy 1982", isCounted);
        }
        SmallGraph grid; // 4 x 6: 38 edges, too many for a search
        for (unsigned node = 0; node < 24; ++node) {
            grid.names.push_back(std::to_string(node));
            if (node % 6 != 5) grid.edges.emplace_back(node, node + 1);
            if (node < 18) grid.edges.emplace_back(node, node + 6);
        }
        const auto game = gameOnGraph(grid, "graph: remove edge", Play::misere);
        QCOMPARE(game.closedForm(game.startPosition())->outcome, Outcome::N);
    }

    /// Node Kayles on a path of n nodes takes 1, 2 or 3 in a row: as octal game 0.137, Dawson’s Chess.
    /// Arc Kayles takes two neighbours: 0.07, Dawson’s Kayles. Nodes taken alone: 0.7 and so on are not.
    void pathsAreOctalGames() {
        const auto octalOf = [](const std::string& code) {
            Parameters parameters = completed(Octal::describe().parameters, {{"code", code}}).value();
            return Octal::make(parameters).value();
        };
        const std::vector<std::pair<std::string, std::string>> games = {
            {"graph: remove node and its neighbours", "0.137"},
            {"graph: remove edge and its ends", "0.07"},
            {"graph: remove edge and edges beside it", "0.07"}};
        for (const auto& [rules, code] : games) {
            const Octal octal = octalOf(code);
            PlainRecursion<Octal> plain(octal);
            for (unsigned nodes = 1; nodes <= 30; ++nodes) {
                const OwnGraph game = gameOnGraph(pathOf(nodes), rules);
                WayOf<OwnGraph> way(game, std::make_shared<SharedOf<OwnGraph>>(), {});
                Task task;
                QCOMPARE(way.value(game.startPosition(), task).value(),
                         plain(octal.parse(std::to_string(nodes)).value()));
            }
        }
    }

    /// After any move on a cycle of n a path of n − 3 is left, so its value follows from that of the path.
    void cyclesAreQuick() {
        for (unsigned nodes = 4; nodes <= 60; nodes += 7) {
            SmallGraph cycle = pathOf(nodes);
            cycle.edges.emplace_back(nodes - 1, 0);
            const OwnGraph game = gameOnGraph(std::move(cycle), "graph: remove node and its neighbours");
            const OwnGraph rest = gameOnGraph(pathOf(nodes - 3), "graph: remove node and its neighbours");
            PartValues<OwnGraph> parts(game);
            Task task;
            const Nimber ofPath = PartValues<OwnGraph>(rest).value(rest.startPosition(), task).value();
            QCOMPARE(parts.value(game.startPosition(), task).value(), ofPath == 0 ? 1U : 0U);
            QVERIFY(parts.parts() <= nodes * nodes);
        }
    }

    void whatTakesTooLongIsRefused() {
        SmallGraph grid = graphOf(64, {}, false);
        for (unsigned node = 0; node < 64; ++node) {
            if (node % 8 != 7) grid.edges.emplace_back(node, node + 1);
            if (node < 56) grid.edges.emplace_back(node, node + 8);
        }
        for (const char* rules :
             {"graph: remove node and its neighbours", "graph: move token, remove edge"}) {
            const OwnGraph game = gameOnGraph(grid, rules);
            Budget few;
            few.moves = 20'000;
            WayOf<OwnGraph> way(game, std::make_shared<SharedOf<OwnGraph>>(), few);
            Task task;
            const auto value = way.value(game.startPosition(), task);
            QVERIFY(!value && value.error().kind == Error::Kind::tooLarge);
        }
    }

    void tokensThatGoRoundAreFound() {
        const std::vector<PlainRules> loose = {
            {"graph: move token", {{TurnKind::moveToken}}},
            {"graph: move token where degree = 1", {{TurnKind::moveToken, TurnAlso::nothing, isDegreeOne}}},
            {"graph: move token where degree = 1 | remove edge",
             {{TurnKind::moveToken, TurnAlso::nothing, isDegreeOne}, {TurnKind::removeEdge}}},
            {"graph: move token | remove node", {{TurnKind::moveToken}, {TurnKind::removeNode}}}};
        for (const PlainRules& rules : loose) {
            for (unsigned bits = 0; bits < 64; ++bits) {
                const OwnGraph game = gameOnGraph(graphByBits(3, bits, true), rules.text);
                for (std::uint8_t token = 0; token < 3; ++token) {
                    GraphLeft left = game.startPosition();
                    left.token = token;
                    const bool ends = endsPlainly(plainOf(game, left), rules);
                    Task task;
                    const auto play = game.endlessPlay(left, {}, task);
                    QCOMPARE(play->ends(), ends);
                    for (std::size_t i = 0; i < play->positions.size(); ++i)
                        QVERIFY(isOption(game, play->positions[i],
                                         play->positions[(i + 1) % play->positions.size()]));
                    WayOf<OwnGraph> way(game, std::make_shared<SharedOf<OwnGraph>>(), {});
                    const auto value = way.value(left, task);
                    QCOMPARE(value.has_value(), ends);
                    if (ends) QCOMPARE(*value, PlainValues(rules, true, Play::normal)(plainOf(game, left)));
                }
            }
        }
    }

    void positionsAreReadAsPeopleWriteThem() {
        SmallGraph drawn = graphOf(4, {{0, 1}, {1, 2}, {2, 3}}, false);
        drawn.names = {"a", "b c", "token", "x,y"};
        const OwnGraph game = gameOnGraph(drawn, "graph: remove edge | remove node");
        for (const char* text : {"all", " all ; ", "all;all", "G", " G;"})
            QCOMPARE(game.text(game.parse(text).value()), std::string("G"));
        for (const char* text : {"without a, \"token\"--\"x,y\"", "without \"x,y\" -- token,a",
                                 "without a; without token->\"x,y\""})
            QCOMPARE(game.text(game.parse(text).value()), std::string("G without a,\"token\"--\"x,y\""));
        QCOMPARE(game.text(game.parse("without b c").value()), std::string("G without \"b c\""));
        QCOMPARE(game.text(game.parse("without a, b c, token, \"x,y\"").value()),
                 std::string("G without a,\"b c\",\"token\",\"x,y\""));
        for (const char* text :
             {"", " ", "without", "without ,", "without z", "without a--token", "all a", "G a", "Ga",
              "token a", "without \"a", "without a,", "without a--", "a", "\xff", "without \xff"})
            QVERIFY2(!game.parse(text), text);
        QVERIFY(game.parse("without a, z").error().english().find("column 12") != std::string::npos);

        const OwnGraph walk = gameOnGraph(drawn, "graph: move token, remove the node it left");
        QCOMPARE(walk.text(walk.parse("all").value()), std::string("token a"));
        QCOMPARE(walk.text(walk.parse("without a").value()), std::string("token \"b c\" without a"));
        QCOMPARE(walk.text(walk.parse("token \"token\"; without a").value()),
                 std::string("token \"token\" without a"));
        for (const char* text : {"token b c without a", " token \"b c\"without a ", "without a token b c"})
            QCOMPARE(walk.text(walk.parse(text).value()), std::string("token \"b c\" without a"));
        for (const char* text : {"without a; token a", "token a without a", "token", "token z",
                                 "without a, b c, token, \"x,y\""})
            QVERIFY2(!walk.parse(text), text);

        std::mt19937 random(7);
        const std::vector<std::string> pieces = {"without", " ", "a",   ",", ";",    "token", "\"", "--",
                                                 "->",      "b", "all", "G", "\xff", "x,y",   "\n"};
        for (int round = 0; round < 5'000; ++round) {
            std::string text;
            for (std::size_t i = random() % 12; i > 0; --i)
                text += random() % 5 == 0 ? std::string(1, static_cast<char>(random() % 256))
                                          : pieces[random() % pieces.size()];
            for (const OwnGraph& any : {game, walk})
                if (const auto left = any.parse(text)) QCOMPARE(any.parse(any.text(*left)).value(), *left);
        }
    }

    void movesAreTold() {
        const auto told = [](const std::string& rules) {
            const OwnGraph game = gameOnGraph(pathOf(3), rules);
            std::vector<std::string> texts;
            game.forEachOption(game.startPosition(), [&](const GraphMove& move, const GraphLeft&) {
                texts.push_back(game.moveText(game.startPosition(), move).english());
            });
            return joined(texts, "; ");
        };
        QCOMPARE(told("graph: move token"), std::string("move the token to n1"));
        QCOMPARE(told("graph: remove edge"),
                 std::string("remove the edge between n0 and n1; remove the edge between n1 and n2"));
        QCOMPARE(told("graph: remove edge and its ends"),
                 std::string("remove the nodes n0 and n1; remove the nodes n1 and n2"));
        QCOMPARE(told("graph: remove edge and edges beside it"),
                 std::string("remove the edge between n0 and n1 and those beside it"));
        QCOMPARE(told("graph: remove node"), std::string("remove node n0; remove node n1; remove node n2"));
        QCOMPARE(told("graph: remove node and its neighbours"),
                 std::string("remove node n0 and its neighbours; remove node n1 and its neighbours; remove "
                             "node n2 and its neighbours"));
    }

    void graphsAreRead() {
        const SmallGraph undirected = parseSmallGraph("graph { a -- b -- c; b -- a; d }").value();
        QVERIFY(!undirected.isDirected);
        QCOMPARE(undirected.names.size(), 4U);
        QCOMPARE(undirected.edges.size(), 2U);
        const SmallGraph directed = parseSmallGraph("digraph { a -> b; b -> a; a -> b }").value();
        QVERIFY(directed.isDirected);
        QCOMPARE(directed.edges.size(), 2U);
        QCOMPARE(parseSmallGraph("{\"edges\": [[\"a\", \"b\"]]}")->edges.size(), 1U);
        const SmallGraph said =
            parseSmallGraph("{\"directed\": true, \"edges\": [[\"a\", \"b\"], [\"b\", \"a\"]]}").value();
        QVERIFY(said.isDirected);
        QCOMPARE(said.edges.size(), 2U);
        for (const char* text : {"", "graph {}", "graph { a -- a }", "\xff", "x", "graph { a -> b }"})
            QVERIFY2(!parseSmallGraph(text), text);
        std::string many = "graph {";
        for (int node = 0; node < 64; ++node)
            many += " v" + std::to_string(node) + ";";
        QVERIFY(parseSmallGraph(many + "}"));
        QVERIFY(!parseSmallGraph(many + " one_more }"));
        std::string dense = "graph {";
        int edges = 0;
        for (int a = 0; a < 24; ++a)
            for (int b = 0; b < a && edges < 256; ++b, ++edges)
                dense += " v" + std::to_string(a) + " -- v" + std::to_string(b) + ";";
        QVERIFY(parseSmallGraph(dense + "}"));
        QVERIFY(!parseSmallGraph(dense + " v0 -- w }"));
    }

    /// The graph as a sketch, unchanged, keeps the position; new nodes are there.
    void editingKeepsThePosition() {
        const OwnGraph game = gameOnGraph(pathOf(4), "graph: move token, remove the node it left");
        const GraphLeft left = game.parse("without n0, n2--n3; token n2").value();
        QCOMPARE(game.carried(left, game.sketch()), left);
        Sketch edited = game.sketch();
        QVERIFY(edited.remove(2));
        const OwnGraph shorter = game.onGraph(textOf(edited)).value();
        QCOMPARE(shorter.text(shorter.carried(left, edited)), std::string("token n1 without n0"));
    }
};

MEXPLORER_TEST(TestOwnGraph)
#include "test_own_graph.moc"
