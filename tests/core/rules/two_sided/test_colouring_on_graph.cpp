#include "core/catalogue/families/families.h"
#include "core/game/aspects/atlas.h"
#include "core/game/aspects/board.h"
#include "core/game/aspects/notes.h"
#include "core/game/aspects/short_game.h"
#include "core/game/aspects/sketch.h"
#include "core/rules/two_sided/colouring.h"
#include "tests/core/asked.h"
#include "tests/core/rules/two_sided/definition.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

using Links = std::vector<std::pair<std::size_t, std::size_t>>;

/// The graph that the options below are of: the tests’ rules are plain functions.
Links linked; // NOLINT: set by `play`

std::string dotOf(std::size_t nodes, const Links& links) {
    std::string dot = "graph {";
    for (std::size_t node = 0; node < nodes; ++node)
        dot += fmt::format(" {};", node);
    for (const auto& [a, b] : links)
        dot += fmt::format(" {} -- {};", a, b);
    return dot + " }";
}

template <class R>
R on(std::size_t nodes, const Links& links) {
    linked = links;
    return R::make({{R::graphId, dotOf(nodes, links)}}).value();
}

Links path(std::size_t nodes) {
    Links links;
    for (std::size_t node = 1; node < nodes; ++node)
        links.emplace_back(node - 1, node);
    return links;
}
Links cycle(std::size_t nodes) {
    Links links = path(nodes);
    links.emplace_back(nodes - 1, 0);
    return links;
}
Links complete(std::size_t nodes) {
    Links links;
    for (std::size_t a = 0; a < nodes; ++a)
        for (std::size_t b = a + 1; b < nodes; ++b)
            links.emplace_back(a, b);
    return links;
}
Links grid(std::size_t rows, std::size_t columns) {
    Links links;
    for (std::size_t cell = 0; cell < rows * columns; ++cell) {
        if (cell % columns + 1 < columns) links.emplace_back(cell, cell + 1);
        if (cell + columns < rows * columns) links.emplace_back(cell, cell + columns);
    }
    return links;
}

/// Each free node that the player may colour. `bad`: the colour that none of its neighbours may have.
std::vector<std::string> nodesColoured(const std::string& letters, Side side, char bad) {
    std::vector<std::string> options;
    for (std::size_t node = 0; node < letters.size(); ++node) {
        bool isAllowed = letters[node] == '.' || letters[node] == (side == Side::left ? 'l' : 'r');
        for (const auto& [a, b] : linked)
            if ((a == node && letters[b] == bad) || (b == node && letters[a] == bad)) isAllowed = false;
        if (!isAllowed) continue;
        options.push_back(letters);
        options.back()[node] = side == Side::left ? 'L' : 'R';
    }
    return options;
}
std::vector<std::string> colNodes(const std::string& letters, Side side) {
    return nodesColoured(letters, side, side == Side::left ? 'L' : 'R');
}
std::vector<std::string> snortNodes(const std::string& letters, Side side) {
    return nodesColoured(letters, side, side == Side::left ? 'R' : 'L');
}

template <class R>
std::string nameIn(const R& rules, const std::string& position) {
    Task task;
    FormsOf<R> forms(rules, Budget{});
    return nameOf(forms.of(rules.parse(position).value(), task).value(), forms.games()).value();
}
template <class R>
std::string nameOnGraph(std::size_t nodes, const Links& links, const std::string& letters = {}) {
    return nameIn(on<R>(nodes, links), letters.empty() ? std::string(nodes, '.') : letters);
}
template <class R>
std::string nameOnBoard(const std::string& board) {
    return nameIn(R(), board);
}

class RandomGraphs {
public:
    explicit RandomGraphs(unsigned seed) : random_(seed) { qInfo("seed %u", seed); }

    [[nodiscard]] std::size_t below(std::size_t limit) { return random_() % limit; }
    [[nodiscard]] Links links(std::size_t nodes) {
        Links all = complete(nodes);
        std::shuffle(all.begin(), all.end(), random_);
        all.resize(below(all.size() + 1));
        return all;
    }
    [[nodiscard]] std::string letters(std::size_t nodes) {
        std::string letters;
        for (std::size_t node = 0; node < nodes; ++node)
            letters += std::string_view("......LRlr#")[below(11)];
        return letters;
    }

private:
    std::mt19937 random_;
};

Expected<std::shared_ptr<const Game>> made(const char* id, const std::string& graph) {
    return makeGame(partizanGames(), id, {{"graph", graph}});
}

std::string refused(const std::string& graph) {
    const auto game = made("col", graph);
    return game ? "not refused" : game.error().english();
}

} // namespace

/// Col and Snort on graphs.
class TestColouringOnGraph : public QObject {
    Q_OBJECT

private slots:
    void randomGraphsAreWorthWhatTheDefinitionSays() {
        RandomGraphs graphs(20261130);
        for (int i = 0; i < 150; ++i) {
            const std::size_t nodes = 1 + graphs.below(6);
            const Links links = graphs.links(nodes);
            const std::vector<std::string> positions{std::string(nodes, '.'), graphs.letters(nodes),
                                                     graphs.letters(nodes)};
            AgainstDefinition col(on<Col>(nodes, links), colNodes);
            QCOMPARE(col.difference(positions), QString());
            AgainstDefinition snort(on<Snort>(nodes, links), snortNodes);
            QCOMPARE(snort.difference(positions), QString());
        }
    }

    void aPathIsARow() {
        for (const char* row : {".", "L.", "...", "L...L", "l..r.", ".#...L", "......", "R.....L"}) {
            const std::size_t nodes = std::string_view(row).size();
            QCOMPARE(nameOnGraph<Col>(nodes, path(nodes), row), nameOnBoard<Col>(row));
            QCOMPARE(nameOnGraph<Snort>(nodes, path(nodes), row), nameOnBoard<Snort>(row));
        }
    }

    void aGridIsABoard() {
        for (const auto& [rows, columns] : {std::pair<std::size_t, std::size_t>{2, 2}, {2, 3}, {3, 3}}) {
            RandomGraphs graphs(static_cast<unsigned>(rows * columns));
            for (int i = 0; i < 10; ++i) {
                const std::string letters = graphs.letters(rows * columns);
                std::string board;
                for (std::size_t cell = 0; cell < letters.size(); ++cell)
                    board += fmt::format("{}{}", cell > 0 && cell % columns == 0 ? "/" : "", letters[cell]);
                const Links links = grid(rows, columns);
                QCOMPARE(nameOnGraph<Col>(rows * columns, links, letters), nameOnBoard<Col>(board));
                QCOMPARE(nameOnGraph<Snort>(rows * columns, links, letters), nameOnBoard<Snort>(board));
            }
        }
    }

    /// Conway, On numbers and games, 1976, chapter 8: on all graphs.
    void colIsANumberOrANumberAndAStar() {
        Task task;
        RandomGraphs graphs(1976);
        std::size_t stars = 0;
        for (int i = 0; i < 200; ++i) {
            const std::size_t nodes = 1 + graphs.below(8);
            const Col rules = on<Col>(nodes, graphs.links(nodes));
            FormsOf<Col> forms(rules, Budget{});
            const auto game = forms.of(rules.parse(graphs.letters(nodes)).value(), task).value();
            const NumberUpStar* sum = forms.games().asSum(game);
            QVERIFY(sum && sum->ups == 0 && sum->star <= 1);
            stars += sum->star;
        }
        QVERIFY(stars > 30);
    }

    /// The first colour closes all other nodes to one of the players.
    void completeGraphs() {
        for (std::size_t nodes = 2; nodes <= 6; ++nodes) {
            QCOMPARE(nameOnGraph<Col>(nodes, complete(nodes)), std::string("0"));
            QCOMPARE(nameOnGraph<Snort>(nodes, complete(nodes)), "+-" + std::to_string(nodes - 1));
        }
    }

    /// A first move in a cycle leaves a row between two of the mover’s.
    void aCycleOpensIntoARow() {
        Task task;
        for (std::size_t nodes = 4; nodes <= 7; ++nodes) {
            const std::string row = "L" + std::string(nodes - 1, '.') + "L";
            FormsOf<Snort> forms(Snort(), Budget{});
            ShortGames& games = forms.games();
            const auto left = forms.of(Snort().parse(row).value(), task).value();
            const auto opened = games.of({left}, {games.negative(left)});
            QCOMPARE(nameOnGraph<Snort>(nodes, cycle(nodes)), nameOf(opened, games).value());
        }
    }

    /// Beyond the reach of canonical forms, as on boards.
    void largeGraphsAreSearched() {
        Task task;
        const auto outcome = [&](const char* game, std::size_t nodes, const Links& links) {
            return asked(*made(game, dotOf(nodes, links)).value(), std::string(nodes, '.'))
                ->evaluation(task)
                ->outcome;
        };
        QCOMPARE(outcome("snort", 24, grid(4, 6)), Outcome::P);
        QCOMPARE(outcome("col", 24, grid(4, 6)), Outcome::P);
        QCOMPARE(outcome("snort", 64, {}), Outcome::P); // an even number of stars
    }

    void valuesAreWithinTheirBounds() {
        Task task;
        RandomGraphs graphs(64);
        for (int i = 0; i < 60; ++i) {
            const std::size_t nodes = 1 + graphs.below(7);
            const Snort rules = on<Snort>(nodes, graphs.links(nodes));
            FormsOf<Snort> forms(rules, Budget{});
            const auto position = rules.parse(graphs.letters(nodes)).value();
            const auto form = forms.of(position, task).value();
            const MoveBounds bounds = rules.bounds(position);
            ShortGames& games = forms.games();
            QVERIFY(games.isAtMost(games.number(Dyadic(static_cast<int>(bounds.least))), form));
            QVERIFY(games.isAtMost(form, games.number(Dyadic(static_cast<int>(bounds.most)))));
        }
    }

    void graphsAreReadInBothLanguages() {
        const std::string dot = "graph { a -- b -- c; b -- a; alone }";
        const std::string json =
            R"({"nodes": ["a", "b", "c", "alone"], "edges": [["a", "b"], ["b", "c"], ["b", "a"]]})";
        for (const std::string& text : {dot, json}) {
            const auto game = made("snort", text).value();
            QCOMPARE(startPosition(*game), std::string("...."));
            QCOMPARE(asked(*game, "L l . #")->position(), std::string("Ll.#"));
            const auto graph = parseSimpleGraph(text).value();
            QCOMPARE(graph.edges, (Links32{{0, 1}, {1, 2}}));
            QCOMPARE(graph.neighbours, (std::vector<std::uint64_t>{2, 5, 2, 0}));
        }
    }

    void colouredNodesAreWhereItBegins() {
        for (const char* graph : {"graph { a [color=blue]; a -- b; c [fillcolor=\"#c00\", style=filled] }",
                                  R"({"nodes": [{"id": "a", "color": "L"}, "b",
                                      {"id": "c", "color": "red"}], "edges": [["a", "b"]]})"}) {
            const auto game = made("col", graph).value();
            QCOMPARE(startPosition(*game), std::string("L.R"));
            QVERIFY(!game->as<NotesAspect>());
        }
        // What is said last, or of the node itself, counts; of a rim and a filling the filling.
        for (const char* graph : {"graph { node [color=blue]; a; b [color=black]; a -- b }",
                                  "graph { a [color=blue]; b [color=red]; b [color=white]; a -- b }",
                                  "graph { a [color=red, fillcolor=blue]; a -- b }"})
            QCOMPARE(startPosition(*made("col", graph).value()), std::string("L."));
        const auto game = made("col", "graph { a [color=orange, owner=me]; a -- b [color=blue] }").value();
        QCOMPARE(startPosition(*game), std::string(".."));
        std::string notes;
        for (const Message& note : notesOf(*game))
            notes += note.english() + "\n";
        for (const char* told : {"“orange”", "“me”", "more (2 in all)"})
            QVERIFY2(notes.find(told) != std::string::npos, notes.c_str());
    }

    void whatIsNoSuchGraphIsRefused() {
        QVERIFY(refused("graph { a -- b; c -- c }").find("from c to itself") != std::string::npos);
        QVERIFY(refused("digraph { a -> b }").find("“digraph” at line 1, column 1") != std::string::npos);
        QVERIFY(refused(dotOf(65, {})).find("more than 64 nodes") != std::string::npos);
        QVERIFY(made("col", dotOf(64, {})).has_value());
        QVERIFY(refused("graph { }").find("no nodes") != std::string::npos);
    }

    void errorsOfPositionsSayWhatWouldBeRight() {
        const Snort rules = on<Snort>(3, path(3));
        const auto english = [&](const char* text) { return rules.parse(text).error().english(); };
        QVERIFY(english(".x.").starts_with("position: column 2: “x.” is no node: write L or R"));
        QVERIFY(english("./.").find("“/.” is no node") != std::string::npos);
        QCOMPARE(english("...."), std::string("position: The graph has 3 nodes, and here are 4 letters: "
                                              "write one for each node, in the order of the file."));
        QVERIFY(english("").find("here are 0 letters") != std::string::npos);
    }

    void movesNameNodes() {
        const auto rules = Col::make({{"graph", "graph { Wien -- Graz }"}}).value();
        std::vector<std::string> texts;
        const auto start = rules.startPosition();
        rules.forEachOption(start, [&](const CellMove& move, const Col::Position&) {
            texts.push_back(rules.moveText(start, move).english());
        });
        QCOMPARE(texts, (std::vector<std::string>{"Left: node Wien", "Left: node Graz", "Right: node Wien",
                                                  "Right: node Graz"}));
    }

    void whatIsDrawnAreItsMoves() {
        const auto rules = Snort::make({{"graph", "graph { a -- b -- c }"}}).value();
        const auto position = rules.parse("L..").value();
        const auto drawn = rules.drawn(position).value();
        const DrawnGraph& graph = drawn.graph;
        QVERIFY(graph.isPlain());
        QCOMPARE(graph.nodes[0].colour, std::optional(Side::left));
        QVERIFY(!graph.nodes[1].colour);
        QCOMPARE(graph.edges.size(), std::size_t{2 + 3});
        std::size_t option = 0;
        rules.forEachOption(position, [&](const CellMove& move, const Snort::Position& to) {
            const std::uint32_t number = graph.options[option++];
            const DrawnGraph::Edge& edge = graph.edges[number];
            QVERIFY(edge.atNode && edge.from == move.cell && edge.to == move.cell && edge.side == move.side);
            QVERIFY(drawn.edges[number] == to);
        });
        QCOMPARE(option, graph.options.size());
    }

    void lettersStayWithTheirNodesWhenTheGraphIsEdited() {
        const auto game = made("snort", "graph { a -- b; c }").value();
        const auto asking = asked(*game, "LrR");
        const auto* drawn = asking->as<SketchAspect>();
        Sketch sketch = drawn->sketch().value();
        QVERIFY(sketch.isPlain() && !sketch.isDirected() && !sketch.ground());
        QVERIFY(sketch.remove(0).has_value()); // its neighbour does not fall
        QCOMPARE(sketch.nodes().size(), std::size_t{2});
        const auto added = sketch.add({10, 20}).value();
        QVERIFY(sketch.join(added, 1).has_value());
        const auto english = [](const Expected<void>& done) { return done.error().english(); };
        QCOMPARE(english(sketch.join(1, added)), std::string("There is an edge between c and a already."));
        QCOMPARE(english(sketch.join(1, 1)), std::string("An edge leads from one node to another."));
        const auto redrawn = drawn->redrawn(sketch).value();
        QCOMPARE(redrawn.position, std::string("rR."));
        const auto graph = parseSimpleGraph(redrawn.text).value();
        QCOMPARE(graph.names, (std::vector<std::string>{"b", "c", "a"}));
        QCOMPARE(graph.edges, (Links32{{2, 1}}));
        QCOMPARE(graph.places.at(2), (NodePlace{10, 20}));
        QVERIFY(sketch.remove(0) && sketch.remove(0));
        QCOMPARE(english(sketch.remove(0)), std::string("The last node cannot be removed."));
    }

    void coloursOfTheFileStayWhenTheGraphIsEdited() {
        const auto game = made("col", R"({"nodes": [{"id": "a", "color": "blue"}, "b",
                                       {"id": "c\\", "color": "red"}], "edges": [["a", "b"]]})")
                              .value();
        const auto asking = asked(*game, "...");
        const Sketch sketch = asking->as<SketchAspect>()->sketch().value();
        QVERIFY(!dotOf(sketch)); // because of the backslash
        for (const std::string& text : {textOf(sketch), jsonOf(sketch)}) {
            QCOMPARE(startPosition(*made("col", text).value()), std::string("L.R"));
            QCOMPARE(parseSimpleGraph(text)->names, parseSimpleGraph(textOf(sketch))->names);
        }
        const auto plain = made("col", "graph { a [color=blue]; a -- b }").value();
        const auto other = asked(*plain, "L.");
        Sketch edited = other->as<SketchAspect>()->sketch().value();
        edited.move(0, {5, 6});
        const auto redrawn = other->as<SketchAspect>()->redrawn(edited).value();
        QVERIFY(redrawn.text.find("a [pos=\"5,6\", color=blue];") != std::string::npos);
        QCOMPARE(startPosition(*made("col", redrawn.text).value()), std::string("L."));
    }

    /// What suits boards only is not offered on a graph.
    void aGraphIsNoBoard() {
        const auto game = made("snort", dotOf(3, path(3))).value();
        QVERIFY(!game->as<BoardAspect>() && !game->as<AtlasAspect>());
        QVERIFY(!asked(*game, "...")->rules()->has().picture);
        QVERIFY(asked(*game, "...")->as<ShortGameAspect>());
        QVERIFY(made("snort", "").value()->as<BoardAspect>());
    }

private:
    using Links32 = std::vector<std::pair<std::uint32_t, std::uint32_t>>;
};

MEXPLORER_TEST(TestColouringOnGraph)
#include "test_colouring_on_graph.moc"
