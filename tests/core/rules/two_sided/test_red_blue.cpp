#include "core/rules/two_sided/red_blue.h"

#include "core/catalogue/families/families.h"
#include "core/game/aspects/drawn.h"
#include "core/game/aspects/notes.h"
#include "core/game/aspects/short_game.h"
#include "core/game/aspects/sketch.h"
#include "tests/core/asked.h"
#include "tests/core/rules/two_sided/definition.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

using namespace mexplorer;

namespace {

struct ColouredEdge {
    int from = 0; ///< 0 is the ground
    int to = 0;
    char colour = 'L';
};

/// The graph that the tests’ own rules play on.
std::vector<ColouredEdge> playedOn;

/// The numbers of the edges in “1-3,5”, from 0.
std::vector<std::size_t> edgesIn(const std::string& text) {
    std::vector<std::size_t> edges;
    if (text == "0") return edges;
    for (const QString& range : QString::fromStdString(text).split(','))
        for (int edge = range.section('-', 0, 0).toInt(); edge <= range.section('-', -1).toInt(); ++edge)
            edges.push_back(static_cast<std::size_t>(edge - 1));
    return edges;
}

/// Those that are connected with the ground, as text.
std::string standingText(const std::vector<std::size_t>& edges) {
    std::set<int> reached{0};
    std::set<std::size_t> standing;
    for (std::size_t round = 0; round <= edges.size(); ++round)
        for (const std::size_t edge : edges)
            if (reached.contains(playedOn[edge].from) || reached.contains(playedOn[edge].to)) {
                reached.insert({playedOn[edge].from, playedOn[edge].to});
                standing.insert(edge);
            }
    std::string text;
    for (const std::size_t edge : standing) {
        if (standing.contains(edge - 1)) continue;
        std::size_t last = edge;
        while (standing.contains(last + 1))
            ++last;
        text += (text.empty() ? "" : ",") + std::to_string(edge + 1);
        if (last > edge) text += "-" + std::to_string(last + 1);
    }
    return text.empty() ? "0" : text;
}

std::vector<std::string> cut(const std::string& text, Side side) {
    std::vector<std::string> options;
    const auto edges = edgesIn(text);
    for (const std::size_t edge : edges) {
        if (playedOn[edge].colour == (side == Side::left ? 'R' : 'L')) continue;
        auto rest = edges;
        std::erase(rest, edge);
        options.push_back(standingText(rest));
    }
    return options;
}

std::string dotOfPlayed() {
    std::string dot = "graph { ground";
    for (const auto& [from, to, colour] : playedOn) {
        const auto name = [](int node) {
            return node == 0 ? std::string("ground") : fmt::format("n{}", node);
        };
        dot += fmt::format("; {} -- {}", name(from), name(to));
        if (colour != 'E') dot += fmt::format(" [color={}]", colour == 'L' ? "blue" : "red");
    }
    return dot + " }";
}

/// Empty if the graph has the options and the value that the definition gives it.
QString difference() {
    const auto rules = RedBlue::make({{"graph", dotOfPlayed()}});
    if (!rules) return QString::fromStdString(rules.error().english());
    const QString found = AgainstDefinition(*rules, cut).difference({rules->text(rules->startPosition())});
    return found.isEmpty() ? QString() : QString::fromStdString(dotOfPlayed()) + ": " + found;
}

std::string valueOf(const Parameters& parameters) {
    Task task;
    const RedBlue rules = RedBlue::make(parameters).value();
    FormsOf<RedBlue> forms(rules, Budget{});
    const auto game = forms.of(rules.startPosition(), task).value();
    return nameOf(game, forms.games()).value();
}

/// Berlekamp’s rule: LR is the binary point; before it the L are counted, behind it L is 1 and R is 0, and
/// another 1 follows.
Dyadic byBerlekamp(const std::string& stalk) {
    const std::size_t change = stalk.find_first_not_of(stalk.front());
    auto whole = static_cast<std::int64_t>(std::min(change, stalk.size()));
    int halvings = 0;
    if (change != std::string::npos) {
        --whole;
        for (std::size_t at = change + 1; at <= stalk.size(); ++at, ++halvings)
            whole = 2 * whole + (at == stalk.size() || stalk[at] == stalk.front() ? 1 : 0);
    }
    const Dyadic value = Dyadic::of(whole, halvings).value();
    return stalk.front() == 'L' ? value : -value;
}

} // namespace

class TestRedBlue : public QObject {
    Q_OBJECT

private slots:
    void coloursAreReadByTheirNames() {
        const auto areAll = [](std::optional<EdgeColour> colour, std::initializer_list<const char*> names) {
            for (const char* name : names)
                QVERIFY2(readEdgeColour(name) == colour, name);
        };
        areAll(EdgeColour::red, {"red", "RED", "darkred", "MediumVioletRed", "red3", "dark red", "#c00"});
        areAll(EdgeColour::blue, {"blue", "navy", "lightskyblue", "blue4", "deep-sky-blue", "/x11/blue"});
        areAll(EdgeColour::green, {"green", "yellowgreen", "darkolivegreen3", "forestgreen", "lime"});
        areAll({}, {"uncoloured", "uncolored", "hundred", "shared", "greenhouse", "orange", "black"});
    }

    /// Berlekamp, The Hackenbush number system for compression of numerical data, 1974: all stalks of up to
    /// ten edges.
    void stalksFollowBerlekampsRule() {
        for (std::size_t length = 1; length <= 10; ++length)
            for (const std::string& stalk : allTexts("LR", 1, length))
                QCOMPARE(valueOf({{"stalks", stalk}}), byBerlekamp(stalk).text());
    }

    void valuesOfBooks_data() {
        QTest::addColumn<QString>("stalks");
        QTest::addColumn<QString>("value");
        // Berlekamp, Conway, Guy, Winning Ways, 1982, chapters 1, 2 and 7.
        QTest::newRow("1/2") << "LR"
                             << "1/2";
        QTest::newRow("1/4") << "LRR"
                             << "1/4";
        QTest::newRow("3/4") << "LRL"
                             << "3/4";
        QTest::newRow("3/2") << "LLR"
                             << "3/2";
        QTest::newRow("two and two") << "LR,LR,R"
                                     << "0";
        QTest::newRow("green is Nim") << "EEE"
                                      << "*3";
        // As CGSuite 2.1’s own tests state them.
        QTest::newRow("binary") << "LRLRRLLR"
                                << "77/128";
        QTest::newRow("seven green") << "EEEEEEE"
                                     << "*7";
        QTest::newRow("of three colours") << "LRLERRR"
                                          << "3/4v[3]*";
        QTest::newRow("a flower") << "EL"
                                  << "^*";
        QTest::newRow("a flower and a star") << "EL,E"
                                             << "^";
    }
    void valuesOfBooks() {
        QFETCH(QString, stalks);
        QFETCH(QString, value);
        QCOMPARE(valueOf({{"stalks", stalks.toStdString()}}), value.toStdString());
    }

    /// Every graph of three edges on four nodes in all colours, and random larger ones, with cycles and
    /// loops.
    void valuesAreThoseOfTheDefinition() {
        std::size_t compared = 0;
        for (const std::string& colours : allTexts("LRE", 1, 3))
            for (int ends = 0; ends < 16 * 16 * 16; ++ends) {
                playedOn.clear();
                for (std::size_t edge = 0; edge < 3; ++edge) {
                    const int pair = ends >> (4 * edge) & 15;
                    playedOn.push_back({pair / 4, pair % 4, colours[edge]});
                }
                const bool isOrdered = std::ranges::all_of(
                    playedOn, [](const ColouredEdge& edge) { return edge.from <= edge.to; });
                if (!isOrdered || edgesIn(standingText({0, 1, 2})).size() != 3) continue;
                QCOMPARE(difference(), QString());
                ++compared;
            }
        QVERIFY(compared > 1'000);
        constexpr unsigned seed = 1982;
        qInfo("seed %u", seed);
        Random random(seed);
        for (int i = 0; i < 60; ++i) {
            playedOn.clear();
            for (int edge = 0; edge < 7; ++edge)
                playedOn.push_back({static_cast<int>(random.below(static_cast<std::uint64_t>(edge) / 2 + 1)),
                                    static_cast<int>(random.below(5)), "LRE"[random.below(3)]});
            if (edgesIn(standingText({0, 1, 2, 3, 4, 5, 6})).size() == 7) QCOMPARE(difference(), QString());
        }
    }

    void blueAndRedMakeNumbers() {
        constexpr unsigned seed = 1974;
        qInfo("seed %u", seed);
        Random random(seed);
        for (int i = 0; i < 30; ++i) {
            playedOn.clear();
            for (int edge = 0; edge < 8; ++edge) // each stands on an earlier node
                playedOn.push_back({static_cast<int>(random.below(static_cast<std::uint64_t>(edge) + 1)),
                                    edge % 3 == 2 ? 0 : edge + 1, "LR"[random.below(2)]});
            if (edgesIn(standingText({0, 1, 2, 3, 4, 5, 6, 7})).size() != 8) continue;
            Task task;
            FormsOf<RedBlue> forms(RedBlue::make({{"graph", dotOfPlayed()}}).value(), Budget{});
            const auto game = forms.of({0, 1, 2, 3, 4, 5, 6, 7}, task).value();
            QVERIFY2(forms.games().asNumber(game).has_value(), dotOfPlayed().c_str());
        }
    }

    void treesTakeNoSearch() {
        std::string dot = "graph { ground -- root [color=blue]";
        for (int branch = 0; branch < 60; ++branch)
            dot += fmt::format("; root -- a{0} [color={1}]; a{0} -- b{0} [color=blue]", branch,
                               branch % 2 == 0 ? "red" : "blue");
        QCOMPARE(valueOf({{"graph", dot + " }"}}), std::string("46"));
    }

    void coloursAreRead() {
        for (const auto& [colour, value] : {std::pair{"blue", "1"},
                                            {"\"#0000ff\"", "1"},
                                            {"left", "1"},
                                            {"darkred", "-1"},
                                            {"R", "-1"},
                                            {"\"0.0 1.0 1.0\"", "-1"},
                                            {"green", "*"},
                                            {"\"#00cc00\"", "*"},
                                            {"E", "*"}})
            QCOMPARE(valueOf({{"graph", fmt::format("graph {{ ground -- a [color={}] }}", colour)}}),
                     std::string(value));
        QCOMPARE(valueOf({{"graph", "graph { edge [color=red]; ground -- a -- b }"}}), std::string("-2"));
        QCOMPARE(valueOf({{"graph", R"({"edges": [{"source": "ground", "target": "a", "color": "red"},
                                                  ["a", "b"]]})"}}),
                 valueOf({{"stalks", "RE"}}));
        QCOMPARE(valueOf({{"graph", "graph { ground -- a [label=L] }"}}), std::string("1"));
        const auto game =
            makeGame(partizanGames(), "red-blue", {{"graph", "graph { ground -- a [length=3] }"}}).value();
        QVERIFY(game->as<NotesAspect>());
    }

    void errorsSayWhatWouldBeRight() {
        const auto english = [](const Parameters& parameters) {
            return makeGame(partizanGames(), "red-blue", parameters).error().english();
        };
        QVERIFY(english({{"stalks", "LRX"}}).starts_with("stalks: column 3: “X” is no edge: write L"));
        for (const char* empty : {"", "L,", ",L", "L,,R"})
            QVERIFY2(english({{"stalks", empty}}).starts_with("stalks: "), empty);
        QVERIFY(english({{"stalks", std::string(201, 'L')}}).find("more than 200") != std::string::npos);
        QVERIFY(english({{"graph", "graph { ground -- a [color=orange] }"}})
                    .starts_with("graph: The edge at line 1, column 19 is “orange”: write blue"));
        QVERIFY(english({{"graph", "graph { ground -- a [color=\"red:blue\"] }"}}).find("write blue") !=
                std::string::npos);
        const RedBlue rules = RedBlue::make({{"stalks", "LR"}}).value();
        QVERIFY(!rules.parse("3") && !rules.parse("") && rules.parse("0").has_value());
        QCOMPARE(rules.text(rules.parse("2").value()), std::string("0")); // it has fallen
    }

    void drawnWithWhoMayCut() {
        const auto game = makeGame(partizanGames(), "red-blue", {{"stalks", "LRE"}}).value();
        const DrawnGraph graph = asked(*game, "1-3")->as<DrawnAspect>()->outline().value();
        QCOMPARE(graph.edges[0].side, Side::left);
        QCOMPARE(graph.edges[1].side, Side::right);
        QCOMPARE(graph.edges[2].side, Side::either);
        QCOMPARE(graph.options, (std::vector<std::uint32_t>{0, 2, 1, 2}));
        QCOMPARE(asked(*game, "1-3")->graph()->sides(0),
                 (std::vector{Side::left, Side::left, Side::right, Side::right}));
        Task task;
        const auto solution = asked(*game, "1-3")->solution(task).value();
        QCOMPARE(solution->moves[2].move.english(), std::string("Right: cut edge 2, from a1 to a2"));
        QCOMPARE(solution->moves[2].to, std::string("1"));
    }

    /// What is drawn by hand keeps its colours; a new edge has that of the last one.
    void graphsAreDrawnByHand() {
        const auto game = makeGame(partizanGames(), "red-blue", {{"stalks", "LRE,R"}}).value();
        const auto start = asked(*game, "1-4");
        const auto* aspect = start->as<SketchAspect>();
        Sketch sketch = aspect->sketch().value();
        QCOMPARE(sketch.edges()[1].traits.colour, std::optional<std::string>("red"));
        const auto top = sketch.add({}).value();
        QVERIFY(sketch.join(*sketch.find("a3"), top).has_value());
        for (const bool needsJson : {false, true}) {
            if (needsJson) QVERIFY(sketch.rename(top, "back\\").has_value());
            const auto redrawn = aspect->redrawn(sketch).value();
            QCOMPARE(redrawn.parameter, std::string("graph"));
            QCOMPARE(redrawn.position, std::string("1-5"));
            QCOMPARE(valueOf({{"graph", redrawn.text}}), valueOf({{"stalks", "LRER,R"}}));
        }
    }
};

MEXPLORER_TEST(TestRedBlue)
#include "test_red_blue.moc"
