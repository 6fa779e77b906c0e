#include "core/catalogue/sum_things.h"
#include "core/catalogue/views.h"
#include "tests/core/catalogue/games.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <algorithm>
#include <random>
#include <set>

using namespace mexplorer;

namespace {

const ThingsAspect& partOf(const Inquiry& asked) {
    return *asked.as<ThingsAspect>();
}

ThingsMoves movesOf(const Inquiry& asked, const TouchedThing& touched = {}) {
    Task task;
    return partOf(asked).moves(touched, task).value();
}

std::string kindText(const Thing& thing) {
    if (const auto* cake = std::get_if<Cake>(&thing.kind))
        return fmt::format("cake {}x{}", cake->width, cake->height);
    const auto* kind = std::get_if<ThingKind>(&thing.kind);
    const int number = kind ? static_cast<int>(*kind) : 100 + static_cast<int>(std::get<Piece>(thing.kind));
    return fmt::format("{} “{}”", number, thing.text);
}

/// Whether the places keep their names during play.
bool isNamedForEver(const Things& things) {
    if (std::holds_alternative<BoardPicture>(things.ground)) return true;
    const auto* graph = std::get_if<DrawnGraph>(&things.ground);
    return graph && things.spots.front().english() != "the root"; // the branches of trees are renamed
}

/// What lies there, by place. Tails beyond the last head of a board only mark its edge.
std::vector<std::string> lyingOn(const Things& things) {
    std::vector<std::string> lying;
    const bool isBoard = std::holds_alternative<BoardPicture>(things.ground);
    for (const Pile& pile : things.piles) {
        if (isBoard && pile.thing.is(ThingKind::tails)) continue;
        const std::string where = isNamedForEver(things) ? things.spots[pile.spot].english() : std::string();
        lying.push_back(fmt::format("{}: {} × {}", where, pile.count, kindText(pile.thing)));
    }
    std::ranges::stable_sort(lying, {},
                             [](const std::string& text) { return text.substr(0, text.find(':')); });
    return lying;
}

/// The changes to one of several parts, with its own numbering of places.
std::vector<ThingChange> changesOn(const ThingsMove& move, std::size_t first, std::size_t count) {
    std::vector<ThingChange> own;
    for (ThingChange change : move.changes) {
        const std::size_t spot = change.from ? *change.from : *change.to;
        if (spot < first || spot >= first + count) continue;
        if (change.from) *change.from -= first;
        if (change.to) *change.to -= first;
        own.push_back(change);
    }
    return own;
}

std::string playedOn(const std::vector<Things>& parts, const ThingsMove& move) {
    std::string all;
    const auto firsts = firstSpots(parts);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto lying = lyingOn(changed(parts[i], changesOn(move, firsts[i], parts[i].spots.size())));
        all += fmt::format("{}\n;", fmt::join(lying, "\n"));
    }
    return all;
}

std::string lyingOnAll(const std::vector<Things>& parts) {
    std::string all;
    for (const Things& things : parts)
        all += fmt::format("{}\n;", fmt::join(lyingOn(things), "\n"));
    return all;
}

std::vector<std::string> targetsOf(const ThingsMoves& found) {
    std::vector<std::string> to;
    for (const ThingsMove& move : found.moves)
        to.push_back(move.to);
    return to;
}

/// Every move, made on the things, gives the things of its option; each touches something; the moves found
/// for a place are exactly those that touch it.
void check(const Game& game, const std::shared_ptr<const Inquiry>& at) {
    const auto name = fmt::format("{}: {}", game.description().id, at->position());
    const auto parts = partOf(*at).laidOut();
    QVERIFY2(parts.has_value(), name.c_str());
    const ThingsMoves all = movesOf(*at);
    QVERIFY2(all.areAll, name.c_str());

    std::vector<std::string> expected;
    at->graph()->forEachMove(0, [&](const Message& text, const std::string& to) {
        const std::size_t index = expected.size();
        expected.push_back(to);
        return index < all.moves.size() && all.moves[index].text == text;
    });
    QVERIFY2(targetsOf(all) == expected, name.c_str());

    std::size_t spots = 0;
    for (const Things& things : *parts)
        spots += things.spots.size();
    for (const ThingsMove& move : all.moves) {
        const auto after = partOf(*asked(game, move.to)).laidOut();
        QVERIFY2(after.has_value(), name.c_str());
        const std::string played = playedOn(*parts, move);
        const std::string truth = lyingOnAll(*after);
        if (played != truth)
            QFAIL(fmt::format("{} → {}:\n{}\nbut\n{}", name, move.to, played, truth).c_str());
        bool isTouching = false;
        for (std::size_t spot = 0; spot < spots; ++spot)
            isTouching = isTouching || touches(move, spot);
        QVERIFY2(isTouching, name.c_str());
    }
    for (std::size_t spot = 0; spot < std::min<std::size_t>(spots, 30); ++spot) {
        std::vector<std::string> touching;
        for (const ThingsMove& move : all.moves)
            if (touches(move, spot)) touching.push_back(move.to);
        QVERIFY2(targetsOf(movesOf(*at, {.spot = spot})) == touching, name.c_str());
    }
}

/// What is left of a cake that falls apart along these lines, square by square; without single squares, as
/// long as there is anything else.
std::string fallenApart(const Cake& cake, const std::vector<std::uint64_t>& lines) {
    const auto isCut = [&](std::uint64_t line) { return std::ranges::find(lines, line) != lines.end(); };
    std::vector<std::vector<bool>> isSeen(cake.height, std::vector<bool>(cake.width));
    std::vector<std::string> pieces;
    for (std::uint32_t row = 0; row < cake.height; ++row)
        for (std::uint32_t column = 0; column < cake.width; ++column) {
            if (isSeen[row][column]) continue;
            std::uint32_t right = column;
            std::uint32_t bottom = row;
            while (right + 1 < cake.width && !isCut(right))
                ++right;
            while (bottom + 1 < cake.height && !isCut(cake.width - 1 + bottom))
                ++bottom;
            for (std::uint32_t r = row; r <= bottom; ++r)
                for (std::uint32_t c = column; c <= right; ++c)
                    isSeen[r][c] = true;
            if (right > column || bottom > row)
                pieces.push_back(fmt::format("{}x{}", right - column + 1, bottom - row + 1));
        }
    return pieces.empty() ? "1x1" : fmt::format("{}", fmt::join(pieces, ","));
}

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
        for (const char* id : {"nim", "octal", "lasker", "moore", "staircase"})
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

    /// All cakes up to 6 × 6: what is left beside the lines is what the rules say; Left’s lines are upright,
    /// and no two moves are made along the same ones.
    void aCakeFallsApartAlongTheLinesOfItsMove() {
        for (const char* id : {"cutcake", "maundy-cake"})
            for (std::uint32_t width = 1; width <= 6; ++width)
                for (std::uint32_t height = 1; height <= 6; ++height) {
                    const auto made = game(id);
                    const auto at = asked(*made, fmt::format("{}x{}", width, height));
                    check(*made, at);
                    check(*made, asked(*made, fmt::format("1x1,{}x{},3x4", width, height)));
                    if (QTest::currentTestFailed()) return;
                    std::set<std::vector<std::uint64_t>> cuts;
                    const auto moves = movesOf(*at).moves;
                    for (const ThingsMove& move : moves) {
                        const auto lines = linesCut(move.changes.front());
                        QCOMPARE(fallenApart({width, height}, lines), move.to);
                        for (const std::uint64_t line : lines)
                            QCOMPARE(line < width - 1 ? Side::left : Side::right, move.side);
                        cuts.insert(lines);
                    }
                    QCOMPARE(cuts.size(), moves.size());
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
