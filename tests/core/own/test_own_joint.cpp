#include "core/own/own_joint.h"

#include "core/catalogue/catalogue.h"
#include "core/catalogue/families/own_kinds.h"
#include "core/game/aspects/grid.h"
#include "core/game/aspects/pairs.h"
#include "core/game/aspects/things.h"
#include "core/own/own_description.h"
#include "core/own/own_vectors.h"
#include "core/rules/fibonacci.h"
#include "core/solve/search.h"
#include "tests/core/asked.h"
#include "tests/core/own/joint_meanings.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <map>
#include <random>
#include <set>

using namespace mexplorer;

namespace {

JointRules jointRules(const std::string& text) {
    auto rules = parseJointRules(text);
    if (!rules) qFatal("%s: %s", text.c_str(), rules.error().english().c_str());
    return std::move(*rules);
}
OwnJoint jointGame(const std::string& text, Play play = Play::normal) {
    return OwnJoint(play, describeOwn, jointRules(text));
}

/// Options, moves and values of all small positions against what the rules mean.
void compareWithMeaning(const std::string& text, const MayTake& mayTake, Play play) {
    const OwnJoint game = jointGame(text, play);
    PlainJoint plain(game.rules(), mayTake, play);
    Search<OwnJoint> search(game);
    Task task;
    for (const Heaps& position : allPositions(game.rules().numbers(), largestFor(game.rules()))) {
        const std::set<Heaps>& expected = plain.options(position);
        std::set<Heaps> options;
        std::size_t visited = 0;
        game.forEachOption(position, [&](const TakenOfEach& taken, const Heaps& option) {
            ++visited;
            options.insert(option);
            QVERIFY(game.after(position, taken) == option);
            QVERIFY(game.moveBetween(position, option) == taken);
        });
        QVERIFY2(options == expected, (text + " at " + game.text(position)).c_str());
        QCOMPARE(visited, options.size());
        QCOMPARE(game.optionCount(position), std::uint64_t{options.size()});
        QVERIFY(game.choices(position) >= options.size());
        QCOMPARE(search.value(position, task).value(), plain.value(position));
        const auto read = game.parse(game.text(position));
        QVERIFY(read && *read == position);
    }
    for (const Heaps& one : allPositions(game.rules().numbers(), 3))
        for (const Heaps& other : allPositions(game.rules().numbers(), 3))
            QCOMPARE(game.moveBetween(one, other).has_value(), plain.options(one).count(other) == 1);
}

std::unique_ptr<Game> madeOwn(const std::string& text, const char* play = "normal") {
    auto game = makeOwnJointHeaps({{ownRulesId, text}, {"play", play}});
    if (!game) qFatal("%s", game.error().english().c_str());
    return std::move(*game);
}

Play playNamed(const char* play) {
    return std::string_view(play) == "misere" ? Play::misere : Play::normal;
}

std::vector<GridValues::Value> cellsOf(const Game& game, GridSize size, bool byDefinition = false) {
    GridValues values(size);
    Task task;
    const auto* grid = game.as<GridAspect>();
    if (!grid || !grid->check(size)) return {};
    const auto filled = byDefinition ? grid->fillByDefinition(values, task) : grid->fill(values, task);
    if (!filled || !(values.finished() == size)) return {};
    return {values.row(0), values.row(0) + size.cells()};
}

} // namespace

class TestOwnJoint : public QObject {
    Q_OBJECT

private slots:
    void optionsAndValuesAreWhatTheRulesMean() {
        for (const TextAndMeaning& each : meanings)
            for (const Play play : {Play::normal, Play::misere}) {
                compareWithMeaning(each.text, each.mayTake, play);
                if (QTest::currentTestFailed()) QFAIL(each.text);
            }
    }

    void randomRulesAreWhatTheyMean() {
        const auto seed = std::random_device()();
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (int round = 0; round < 40; ++round) {
            const RandomJoint rules(random, 1 + random() % 3, false);
            const auto mayTake = [&rules](const Heaps& position, const TakenOfEach& taken) {
                return rules.mayTake(position, taken);
            };
            compareWithMeaning(rules.text(), mayTake, random() % 2 == 0 ? Play::normal : Play::misere);
            if (QTest::currentTestFailed()) QFAIL(rules.text().c_str());
        }
    }

    void optionsComeTurnByTurn() {
        const OwnJoint game = jointGame("heaps a, b: b-k | a-2, b-1 | a-k, b-j where k + j = 3 | a-1");
        std::vector<std::string> texts;
        game.forEachOption({2, 3}, [&](const TakenOfEach& taken, const Heaps&) {
            texts.push_back(game.moveText({2, 3}, taken).english());
        });
        QCOMPARE(texts, (std::vector<std::string>{"take 1 from heap 2", "take 2 from heap 2",
                                                  "take 3 from heap 2", "take 2, 1 from heaps 1, 2",
                                                  "take 1, 2 from heaps 1, 2", "take 1 from heap 1"}));
        std::size_t visited = 0;
        game.forEachOption({2, 3}, [&](const TakenOfEach&, const Heaps&) { return ++visited < 2; });
        QCOMPARE(visited, std::size_t{2});
        const OwnJoint single = jointGame("heap n, last m: take any");
        QCOMPARE(single.moveText({5, 0}, {3}).english(), std::string("take 3"));
    }

    void tooManyChoicesAreNotTried() {
        const OwnJoint game = jointGame("heaps a, b: a-k, b-j where k = j | a-k where k < 0");
        QCOMPARE(game.optionCount({1000, 1000}), std::uint64_t{1000});
        QCOMPARE(game.optionCount({10'000, 10'000}), UINT64_MAX);
        const auto largest = static_cast<std::uint64_t>(largestHeap);
        QCOMPARE(game.optionCount({largest, largest}), UINT64_MAX);
        QCOMPARE(game.choices({largest, largest}), UINT64_MAX);
        std::size_t visited = 0;
        game.forEachOption({largest, 0}, [&](const TakenOfEach&, const Heaps&) { ++visited; });
        QCOMPARE(visited, std::size_t{0});
        QVERIFY(game.moveBetween({largest, largest}, {1, 1}).has_value());
        QVERIFY(!game.moveBetween({largest, largest}, {1, 2}).has_value());
    }

    void positionsHaveAsManyNumbersAsTheRules() {
        const OwnJoint heaps = jointGame("heaps a, b, c: a-k, b-k, c-k");
        QVERIFY(heaps.parse("3, 0,5") == Heaps({3, 0, 5}));
        QVERIFY(!heaps.parse("3,5"));
        QVERIFY(!heaps.parse("3,5,6,7"));
        QVERIFY(!heaps.parse("3,5,-1"));
        QVERIFY(!heaps.parse(""));
        QCOMPARE(heaps.text({3, 0, 5}), std::string("3,0,5"));
        QVERIFY(heaps.parse("1,2").error().english().find("Numbers needed: 3") != std::string::npos);
        const OwnJoint remembering = jointGame("heap n, last m: take k where k != m");
        QVERIFY(remembering.parse("12") == Heaps({12, 0}));
        QVERIFY(remembering.parse("12,0") == Heaps({12, 0}));
        QVERIFY(remembering.parse("12,3") == Heaps({12, 3}));
        QVERIFY(!remembering.parse("12,3,4"));
        QCOMPARE(remembering.text({12, 0}), std::string("12"));
        QCOMPARE(remembering.text({12, 3}), std::string("12,3"));
        for (const TextAndMeaning& each : meanings) {
            const auto game = madeOwn(each.text);
            QVERIFY(isSpelt(*game, startPosition(*game)));
        }
    }

    void knownRulesHaveTheirEngines() {
        const char* const wythoff = "heaps a, b: b-j, a-j | a-k | b-x";
        const GridSize size{40, 30};
        for (const char* play : {"normal", "misere"}) {
            const auto own = madeOwn(wythoff, play);
            const auto known = makeGame("wythoff", {{"play", play}}).value();
            QCOMPARE(cellsOf(*own, size), cellsOf(*known, size));
            QCOMPARE(own->description().id, std::string("own"));
            QCOMPARE(own->as<PairsAspect>() != nullptr, known->as<PairsAspect>() != nullptr);
            const auto* grid = own->as<GridAspect>();
            QVERIFY(grid->closedForm({6, 10}) == known->as<GridAspect>()->closedForm({6, 10}));
            QVERIFY(grid->closedForm({6, 10}).has_value());
        }
        const auto nim = madeOwn("heaps a, b: a-k | b-k");
        QVERIFY(nim->as<GridAspect>()->closedForm({5, 9})->nimber() == Nimber{5 ^ 9});
        QVERIFY(!madeOwn("heaps a, b: a-k | b-k | a-1, b-2")->as<GridAspect>()->closedForm({5, 9}));
    }

    void recognisedTurnsAreTheSameGame() {
        const auto seed = std::random_device()();
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (int round = 0; round < 60; ++round) {
            const RandomJoint rules(random, 2, true);
            const Play play = random() % 2 == 0 ? Play::normal : Play::misere;
            const OwnJoint general = jointGame(rules.text(), play);
            const auto vectors = vectorsOf(general.rules());
            QVERIFY2(vectors.has_value(), rules.text().c_str());
            const OwnVectors known(play, describeOwn, *vectors);
            for (const Heaps& position : allPositions(2, 9)) {
                const Cell cell{position[0], position[1]};
                std::map<Heaps, std::string> moves;
                general.forEachOption(position, [&](const TakenOfEach& taken, const Heaps& option) {
                    moves[option] = general.moveText(position, taken).english();
                });
                std::map<Heaps, std::string> knownMoves;
                known.forEachOption(cell, [&](const Ride& ride, const Cell& option) {
                    knownMoves[{option.a, option.b}] = known.moveText(cell, ride).english();
                });
                QVERIFY2(moves == knownMoves, (rules.text() + " at " + general.text(position)).c_str());
                QCOMPARE(known.optionCount(cell), general.optionCount(position));
                QCOMPARE(known.text(cell), general.text(position));
            }
        }
    }

    void otherRulesAreNotVectors() {
        for (const char* text : {"heaps a, b: a-k where k < 3", "heaps a, b: a-k, b-j",
                                 "heaps a, b: a-k, b-1", "heaps a, b, c: a-k", "heaps a: a-k",
                                 "heaps a, b: a-65, b-k | a-65", "heap n, last m: take any"})
            QVERIFY2(!vectorsOf(jointRules(text)), text);
        std::string riders = "heaps a, b: a-2k";
        for (const int step : {3, 5, 7, 11, 13, 17, 19})
            riders += " | a-" + std::to_string(step) + "k";
        QVERIFY(vectorsOf(jointRules(riders)).has_value());
        QVERIFY(!vectorsOf(jointRules(riders + " | a-23k")));
        QVERIFY(vectorsOf(jointRules(riders + " | a-23k | a-k")).has_value());
    }

    void tablesAgreeWithTheDefinition() {
        Task task;
        for (const TextAndMeaning& each : meanings) {
            const JointRules rules = jointRules(each.text);
            if (rules.numbers() != 2) {
                QVERIFY(!madeOwn(each.text)->as<GridAspect>());
                continue;
            }
            for (const char* play : {"normal", "misere"}) {
                const auto game = madeOwn(each.text, play);
                for (const GridSize size : {GridSize{13, 11}, GridSize{12, 3}, GridSize{3, 12}}) {
                    const auto cells = cellsOf(*game, size);
                    QCOMPARE(cells.size(), std::size_t{size.cells()});
                    QCOMPARE(cells, cellsOf(*game, size, true));
                    Search<OwnJoint> search(jointGame(each.text, playNamed(play)));
                    for (std::uint64_t a = 0; a < size.rows; ++a)
                        for (std::uint64_t b = 0; b < size.columns; ++b)
                            QCOMPARE(Nimber{cells[a * size.columns + b]}, search.value({a, b}, task).value());
                }
                const auto* grid = game->as<GridAspect>();
                QVERIFY(grid->cellOf(*asked(*game, grid->positionAt(4, 5))) == (GridCell{4, 5}));
            }
        }
        const auto game = madeOwn("heap n, last m: take k where k < 4");
        const auto* grid = game->as<GridAspect>();
        QCOMPARE(grid->positionAt(7, 0), std::string("7"));
        QVERIFY(grid->optionsOf({7, 9}, 5) == (std::vector<CellOption>{{{6, 1}}, {{5, 2}}, {{4, 3}}}));
        QVERIFY(!grid->optionsOf({7, 9}, 2));
        QVERIFY(!grid->check({40'000, 40'000}));
        QVERIFY(!grid->cellOf(*asked(*madeOwn("heaps a, b: a-k where k < 4"), "7,2")));
        std::string manyChoices = "heaps a, b: a-j, b-k where j < k";
        for (int turn = 2; turn <= 32; ++turn)
            manyChoices += " | a-j, b-" + std::to_string(turn) + "k";
        const auto many = madeOwn(manyChoices);
        QVERIFY(many->as<GridAspect>()->check({700, 700}));
        QVERIFY(!many->as<GridAspect>()->check({722, 722}));
        GridValues values({20, 20});
        task.cancel();
        QVERIFY(!grid->fill(values, task));
    }

    void fibonacciTypedIsFibonacciNim() {
        const OwnJoint typed = jointGame("heap n, last m: take k where k <= 2*m or m = 0 and k < n");
        Search<OwnJoint> search(typed);
        Task task;
        const Fibonacci known(Play::normal);
        for (std::uint64_t heap = 0; heap <= 60; ++heap)
            for (std::uint64_t before = 0; before <= 60; before += before < 10 ? 1 : 7) {
                const LimitedHeap position =
                    before == 0 ? Fibonacci::opening(heap) : LimitedHeap{heap, std::min(heap, 2 * before)};
                const Outcome outcome = evaluationOf(search.value({heap, before}, task).value()).outcome;
                QCOMPARE(outcome, known.closedForm(position)->outcome);
            }
    }

    /// The player to move wins exactly if the heaps are equal or the larger is above φ times the smaller
    /// (Cole and Davie 1969).
    void euclidsGameIsDecidedByTheGoldenRatio() {
        const OwnJoint euclid = jointGame("heaps a, b: a-k where b divides k | b-k where a divides k");
        Search<OwnJoint> search(euclid);
        Task task;
        for (std::uint64_t a = 1; a <= 60; ++a)
            for (std::uint64_t b = 1; b <= a; ++b) {
                const bool isAbove = a == b || a * a > b * (a + b); // a/b > φ
                const Nimber value = search.value({a, b}, task).value();
                QVERIFY2((value != 0) == isAbove, euclid.text({a, b}).c_str());
                QCOMPARE(search.value({b, a}, task).value(), value);
            }
    }

    /// With a difference below 2, the P-positions are (⌊k√2⌋, ⌊k√2⌋ + 2k) (Fraenkel 1982).
    void wythoffWithADifferenceHasThePairsOfTheSilverRatio() {
        const OwnJoint game = jointGame("heaps a, b: a-k | b-k | a-k, b-j where |k-j| < 2");
        Search<OwnJoint> search(game);
        Task task;
        std::set<Heaps> pairs;
        for (std::uint64_t k = 0; k < 10; ++k) {
            std::uint64_t lower = k; // ⌊k√2⌋
            while ((lower + 1) * (lower + 1) <= 2 * k * k)
                ++lower;
            pairs.insert({lower, lower + 2 * k});
        }
        for (const Heaps& position : allPositions(2, 30)) {
            if (position[0] > position[1]) continue;
            const bool isLost = search.value(position, task).value() == 0;
            QCOMPARE(isLost, pairs.count(position) == 1);
        }
    }

    void heapsAreLaidOut() {
        const auto two = madeOwn("heaps a, b: a-k where k <= b | a-1, b-1");
        const auto inquiry = asked(*two, "3,4");
        const auto laid = inquiry->as<ThingsAspect>()->laidOut();
        QVERIFY(laid.has_value());
        QCOMPARE(laid->front().piles.size(), std::size_t{2});
        Task task;
        const auto moves = inquiry->as<ThingsAspect>()->moves({}, task);
        QVERIFY(moves.has_value());
        QCOMPARE(moves->moves.size(), std::size_t{4});
        const auto remembering = madeOwn("heap n, last m: take k where k != m");
        const auto later = asked(*remembering, "5,2")->as<ThingsAspect>()->laidOut();
        QCOMPARE(later->front().piles.size(), std::size_t{1});
        QCOMPARE(later->front().note.english(), std::string("the turn before took 2"));
        const auto large = asked(*two, "3000000,1");
        QVERIFY(!large->as<ThingsAspect>()->laidOut());
        QCOMPARE(asked(*remembering, "5")->as<ThingsAspect>()->laidOut()->front().note.english(),
                 std::string("nothing was taken before"));
    }

    void rulesAndPlayHaveToAgree() {
        QVERIFY(!makeOwnJointHeaps({{ownRulesId, "heaps a: a-k; play misere"}, {"play", "normal"}}));
        QVERIFY(makeOwnJointHeaps({{ownRulesId, "heaps a: a-k; play misere"}, {"play", "misere"}}));
        QVERIFY(!makeOwnJointHeaps({{ownRulesId, "heaps a: a+k"}, {"play", "normal"}}));
    }
};

MEXPLORER_TEST(TestOwnJoint)

#include "test_own_joint.moc"
