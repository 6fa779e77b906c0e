#include "core/catalogue/views.h"
#include "tests/core/catalogue/games.h"
#include "tests/core/catalogue/laid_out.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <algorithm>
#include <random>
#include <set>

using namespace mexplorer;

namespace {

using laid::check;
using laid::movesOf;
using laid::partOf;

struct Expectation {
    const char* game;
    const char* position;
    const char* to;
    std::vector<ThingChange> changes;
    Parameters parameters = {};
};

Thing kind(ThingKind of) {
    return {of};
}
Thing piece(Piece of) {
    return {of};
}
ThingChange taken(std::size_t from, const Thing& thing, std::uint64_t count = 1) {
    return {.from = from, .thing = thing, .becomes = thing, .count = count};
}
ThingChange moved(std::size_t from, std::size_t to, const Thing& thing, std::uint64_t count = 1) {
    return {.from = from, .to = to, .thing = thing, .becomes = thing, .count = count};
}
ThingChange cut(std::size_t spot, const Cake& cake, const std::vector<Cake>& pieces) {
    return {.from = spot, .thing = {cake}, .becomes = {cake}, .count = 0, .pieces = pieces};
}
ThingChange following(ThingChange change) {
    change.follows = true;
    return change;
}

const Thing stone = kind(ThingKind::stone);
const Thing pin = kind(ThingKind::pin);
const Thing branch = kind(ThingKind::branch);
const Thing heads = kind(ThingKind::heads);
const Thing tails = kind(ThingKind::tails);

std::vector<Expectation> expectations() {
    return {
        {"nim", "3,5", "3,1", {taken(1, stone, 4)}},
        {"wythoff", "4,7", "2,5", {taken(0, stone, 2), taken(1, stone, 2)}},
        {"moore", "3,5,1", "1,5,0", {taken(0, stone, 2), taken(2, stone)}},
        {"fibonacci", "20", "17/6", {taken(0, stone, 3)}},
        {"octal", "9,4", "2,5,4", {{.from = 0, .thing = pin, .becomes = pin, .count = 2, .leaves = {2, 5}}}},
        {"octal", "9,4", "9,2", {taken(1, pin, 2)}},
        {"partizan-octal",
         "3,7",
         "3,2,4",
         {{.from = 1, .thing = pin, .becomes = pin, .count = 1, .leaves = {2, 4}}}},
        {"grundy", "3,7", "3,2,5", {{.from = 1, .thing = pin, .becomes = pin, .count = 0, .leaves = {2, 5}}}},
        {"staircase", "3,4,5", "3,6,3", {moved(2, 1, kind(ThingKind::coin), 2)}},
        {"staircase", "3,4,5", "1,4,5", {taken(0, kind(ThingKind::coin), 2)}},
        {"coin-turning",
         "TTH",
         "HTT",
         {{.from = 0, .to = 0, .thing = tails, .becomes = heads},
          {.from = 2, .to = 2, .thing = heads, .becomes = tails}}},
        {"kiki", "2,3", "1,2", {moved(2, 4, kind(ThingKind::token))}}, // rows from the top, 2 × 3 cells
        {"dag",
         "a,b",
         "c,b",
         {moved(0, 1, kind(ThingKind::token))},
         {{"graph", "digraph { a -> c; b -> c }"}}},
        {"tic-tac-toe",
         "X.O/.X./..O",
         "X.O/.X./X.O",
         {{.to = 6, .thing = piece(Piece::cross), .becomes = piece(Piece::cross)}}},
        {"hexapawn",
         "b.b/.b./www",
         "b.b/.w./.ww b",
         {moved(6, 4, piece(Piece::whitePawn)), following(taken(4, piece(Piece::blackPawn)))}},
        {"chase", "M../.C./..O cat", "M../C../..O", {moved(4, 3, piece(Piece::cat))}},
        {"mex",
         "0,2",
         "*2",
         {following({.from = 0, .thing = stone, .becomes = stone, .count = 0}), moved(1, 1, stone, 2)}},
        {"take-ends", "4,7,2", "4,7 | 0:2", {taken(2, {ThingKind::number, "2"})}},
        {"tree", "((1,2),3)", "3 min", {moved(0, 2, kind(ThingKind::token))}},
        {"cutcake", "2x2,4x3", "2x2,1x3,3x3", {cut(1, {4, 3}, {{1, 3}, {3, 3}})}},
        {"maundy-cake", "2x6", "2x2,2x2,2x2", {cut(0, {2, 6}, {{2, 2}, {2, 2}, {2, 2}})}},
        {"sum",
         "nim: 3; cutcake: 1x3",
         "nim: 3; cutcake: 1x2",
         {cut(1, {1, 3}, {{1, 1}, {1, 2}})},
         {{"play", "sides"}}},
        {"sum", "nim: 3,5; nim: 4", "nim: 3,5; nim: 1", {taken(2, stone, 3)}},
    };
}

} // namespace

/// Positions as things, compared with the rules.
class TestThings : public QObject {
    Q_OBJECT

private slots:
    void everyMoveOnTheTableLeavesTheTableOfItsOption() {
        constexpr unsigned seed = 1901;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        forEveryGameAndPlay([&](const Game& game, const std::string&) {
            if (!canShow("play", game)) return;
            std::shared_ptr<const Inquiry> at = askedAtStart(game);
            for (int turn = 0; turn < 8; ++turn) {
                check(game, at);
                if (QTest::currentTestFailed()) return;
                const auto moves = movesOf(*at).moves;
                if (moves.empty()) break;
                at = asked(game, moves[random() % moves.size()].to);
            }
        });
    }

    void soItIsInAllSmallPositions() {
        for (const char* id : {"nim", "octal", "partizan-octal", "lasker", "moore", "staircase"})
            for (int a = 0; a <= 5; ++a)
                for (int b = 0; b <= 5; ++b) {
                    const auto made = game(id);
                    check(*made, asked(*made, fmt::format("{},{}", a, b)));
                }
        for (const char* id : {"wythoff", "kiki", "grid-walk"})
            for (int a = 1; a <= 4; ++a)
                for (int b = 1; b <= 4; ++b) {
                    const auto made = game(id);
                    check(*made, asked(*made, fmt::format("{},{}", a, b)));
                }
        const auto coins = game("coin-turning");
        for (unsigned row = 1; row < 64; ++row)
            check(*coins, asked(*coins, fmt::format("{:06b}", row)));
        const auto sum = game("sum");
        check(*sum, asked(*sum, "octal code=0.77: 7; kiki: 3,3; hackenbush: 1-9; mex: 0,3; dag: a"));
        const auto chase = game("chase", {{"stay", "on"}});
        for (const char* maze : {"CC../..M./...O", "CC../..M./...O cat", "#C#/###/M.O cat", "C@./... cat"})
            check(*chase, asked(*chase, maze));
        const auto upwards = game("grid-walk", {{"piece", "own"}, {"vectors", "-2,1*; 0,-1*"}});
        check(*upwards, asked(*upwards, "5,3"));
    }

    /// Of the games that are played on boards as well.
    void soItIsOnTheNodesOfGraphs() {
        for (const char* id : {"col", "snort"}) {
            const auto made = game(id, {{"graph", "graph { a -- b -- c -- a; c -- d; e }"}});
            for (const char* position : {".....", "L..R.", "l#.rL", "LRLRL", "#####"})
                check(*made, asked(*made, position));
            const auto things = partOf(*asked(*made, "L..R.")).laidOut().value().front();
            QCOMPARE(things.spots.size(), std::size_t{5});
            QCOMPARE(things.piles,
                     (std::vector<Pile>{{0, {ThingKind::lefts, "L"}}, {3, {ThingKind::rights, "R"}}}));
        }
    }

    void whatAMoveDoesIsToldAsOneWouldSay() {
        for (const Expectation& expected : expectations()) {
            const auto made = game(expected.game, expected.parameters);
            const auto moves = movesOf(*asked(*made, expected.position)).moves;
            const auto move = std::ranges::find(moves, std::string(expected.to), &ThingsMove::to);
            QVERIFY2(move != moves.end(), expected.game);
            QVERIFY2(move->changes == expected.changes, expected.game);
        }
    }

    /// Branches that fall with it are not touched.
    void onlyTheBranchThatIsCutIsTouched() {
        const auto bush = game("hackenbush");
        const auto at = askedAtStart(*bush);
        const auto all = movesOf(*at).moves;
        for (std::size_t edge = 0; edge < all.size(); ++edge)
            for (std::size_t other = 0; other < all.size(); ++other)
                QCOMPARE(touches(all[edge], other), edge == other);
        QVERIFY(std::ranges::any_of(all, [](const ThingsMove& move) { return move.changes.size() > 1; }));
    }

    /// By trying every arrangement: the parts in any order, with the taken pins after the first part.
    void aRowBreaksWhereItIsTouched() {
        const auto rows = game("octal", {{"code", "4.(7)"}});
        for (std::uint64_t size = 1; size <= 9; ++size) {
            for (const ThingsMove& move : movesOf(*asked(*rows, std::to_string(size))).moves) {
                const ThingChange& change = move.changes.front();
                std::vector<std::uint64_t> parts = change.leaves;
                if (parts.empty() && change.count < size) parts.push_back(size - change.count);
                parts.resize(std::max<std::size_t>(parts.size(), 2));
                for (std::uint64_t pin = 0; pin < size; ++pin) {
                    std::set<std::uint64_t> lefts;
                    for (const std::uint64_t left : parts) {
                        std::vector<bool> isTaken(size, false);
                        for (std::uint64_t i = 0; i < change.count; ++i)
                            isTaken.at(left + i) = true;
                        if (change.count > 0 ? isTaken[pin] : pin + 1 == left) lefts.insert(left);
                    }
                    const auto found = pinsLeftOf(change, size, pin);
                    QCOMPARE(found.has_value(), !lefts.empty());
                    if (found) QVERIFY(lefts.contains(*found));
                }
            }
        }
    }

    void largePositionsAreToldInNumbers() {
        const auto nim = game("nim");
        const auto at = asked(*nim, "1000000,3,4611686018427387904");
        const auto things = partOf(*at).laidOut().value().front();
        QCOMPARE(things.piles.front().count, std::uint64_t{1'000'000});
        const ThingsMoves first = movesOf(*at);
        QVERIFY(!first.areAll);
        QCOMPARE(first.moves.size(), std::size_t{ThingsAspect::mostMoves});
        const ThingsMoves second = movesOf(*at, {.spot = 1});
        QVERIFY(second.areAll);
        QCOMPARE(second.moves.size(), std::size_t{3});
        const ThingsMoves one = movesOf(*at, {.spot = 0, .count = 765'432});
        QCOMPARE(one.moves.size(), std::size_t{1});
        QCOMPARE(one.moves.front().to, std::string("234568,3,4611686018427387904"));
    }

    void whatIsTooMuchIsRefused() {
        std::string heaps = "1";
        for (std::size_t heap = 1; heap < 100'000; ++heap)
            heaps += ",1";
        const std::vector<std::pair<const char*, std::string>> large = {
            {"nim", heaps},
            {"octal", heaps},
            {"moore", heaps},
            {"kiki", "65,2"},
            {"grid-walk", "1000000000000,3"},
            {"tartan", "255x255"},
            {"cutcake", "100x100"},
        };
        Task task;
        for (const auto& [id, position] : large) {
            const auto made = game(id);
            const auto at = asked(*made, position);
            const auto parts = partOf(*at).laidOut();
            QVERIFY2(!parts && parts.error().kind == Error::Kind::tooLarge, id);
            QVERIFY2(!partOf(*at).moves({}, task), id);
        }
    }

    void whoCancelsIsHeard() {
        Task task;
        task.cancel();
        const auto nim = game("nim");
        const auto found = partOf(*asked(*nim, "1000000")).moves({}, task);
        QVERIFY(!found && found.error().kind == Error::Kind::cancelled);
    }
};

MEXPLORER_TEST(TestThings)
#include "test_things.moc"
