#include "core/coalition/coalition_aspect.h"
#include "core/game/aspects/best_play.h"
#include "core/game/aspects/board.h"
#include "core/game/aspects/coins.h"
#include "core/game/aspects/columns.h"
#include "core/game/aspects/compares.h"
#include "core/game/aspects/cyclic.h"
#include "core/game/aspects/drawn.h"
#include "core/game/aspects/grid.h"
#include "core/game/aspects/grid_proof.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/intervals.h"
#include "core/game/aspects/large_search.h"
#include "core/game/aspects/line.h"
#include "core/game/aspects/maze.h"
#include "core/game/aspects/move_to_value.h"
#include "core/game/aspects/pairs.h"
#include "core/game/aspects/parts.h"
#include "core/game/aspects/roles.h"
#include "core/game/aspects/search_limit.h"
#include "core/game/aspects/short_game.h"
#include "core/game/aspects/sketch.h"
#include "core/game/aspects/sum.h"
#include "core/game/aspects/things.h"
#include "core/game/aspects/tree_ends.h"
#include "core/game/aspects/two_sided.h"
#include "core/misere/heap_breaks_aspect.h"
#include "core/regret/extensive_aspect.h"
#include "core/regret/matrix_aspect.h"
#include "core/regret/poker_aspect.h"
#include "tests/core/catalogue/games.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <algorithm>
#include <array>

using namespace mexplorer;

namespace {

std::string aspectsOf(const HasAspects& some) {
    std::vector<std::string> names;
    const auto add = [&](const char* name, const Aspect* aspect) {
        if (aspect) names.emplace_back(name);
    };
    add("positions", some.as<PositionsAspect>());
    add("instances", some.as<PositionsAspect>() ? nullptr : some.as<InstancesAspect>());
    add("matrix", some.as<MatrixAspect>());
    add("extensive", some.as<ExtensiveAspect>());
    add("poker", some.as<PokerAspect>());
    add("coalition", some.as<CoalitionAspect>());
    add("flow", some.as<FlowAspect>());
    add("bankruptcy", some.as<BankruptcyAspect>());
    add("impartial", some.as<ImpartialAspect>());
    add("grid", some.as<GridAspect>());
    add("slices", some.as<SlicesAspect>());
    add("rays", some.as<RaysAspect>());
    add("grid proof", some.as<GridProofAspect>());
    add("pairs", some.as<PairsAspect>());
    add("line", some.as<LineAspect>());
    add("heap breaks", some.as<HeapBreaksAspect>());
    add("move to value", some.as<MoveToValueAspect>());
    add("sum", some.as<SumAspect>());
    add("columns", some.as<ColumnsAspect>());
    add("coins", some.as<CoinsAspect>());
    add("parts", some.as<PartsAspect>());
    add("drawn", some.as<DrawnAspect>());
    add("sketch", some.as<SketchAspect>());
    add("board", some.as<BoardAspect>());
    add("best play", some.as<BestPlayAspect>());
    add("large search", some.as<LargeSearchAspect>());
    add("search limit", some.as<SearchLimitAspect>());
    add("roles", some.as<RolesAspect>());
    add("ends", some.as<TreeEndsAspect>());
    add("cyclic", some.as<CyclicAspect>());
    add("maze", some.as<MazeAspect>());
    add("intervals", some.as<IntervalsAspect>());
    add("things", some.as<ThingsAspect>());
    add("two sides", some.as<TwoSidedAspect>());
    add("comparisons", some.as<ComparesAspect>());
    add("short game", some.as<ShortGameAspect>());
    return fmt::format("{}", fmt::join(names, ", "));
}

std::string membersOf(const Inquiry& start) {
    const AnyRules::Has has = start.rules()->has();
    const std::array<std::pair<const char*, bool>, 10> members{{{"proof", start.proof().has_value()},
                                                                {"winning moves", has.winningMoves},
                                                                {"move between", has.moveBetween},
                                                                {"move to value", has.moveToValue},
                                                                {"best play", has.bestPlay},
                                                                {"score", has.score},
                                                                {"estimate", has.estimate},
                                                                {"estimate shares", has.estimateShares},
                                                                {"picture", has.picture},
                                                                {"sides", has.sides}}};
    std::vector<std::string> names;
    for (const auto& [name, isThere] : members)
        if (isThere) names.emplace_back(name);
    return fmt::format("{}", fmt::join(names, ", "));
}

} // namespace

/// The aspects of every game of the catalogue and of its positions.
class TestAspects : public QObject {
    Q_OBJECT

private slots:
    /// Views and commands depend on the aspects, so none may appear or disappear unnoticed.
    void everyGameAndItsPositionsHaveTheirAspects() {
        std::vector<std::string> found;
        forEveryGameAndPlay([&](const Game& any, const std::string& name) {
            found.push_back(name + ": " + aspectsOf(any) + " | " + aspectsOf(*askedAtStart(any)));
        });
        const std::vector<std::string> expected = {
            "nim: positions, impartial, grid, slices, line, heap breaks | move to value, sum, things",
            "nim misere: positions, impartial, grid, slices, line, heap breaks | sum, things",
            "bash: positions, impartial, grid, slices, line, heap breaks | move to value, sum, parts, things",
            "bash misere: positions, impartial, grid, slices, line, heap breaks | sum, parts, things",
            "take-between: positions, impartial, grid, slices, line, heap breaks | move to value, sum, "
            "things",
            "take-between misere: positions, impartial, grid, slices, line, heap breaks | sum, things",
            "bounded-nim: positions, impartial, grid, slices, line, heap breaks | move to value, sum, parts, "
            "things",
            "bounded-nim misere: positions, impartial, grid, slices, line, heap breaks | sum, parts, things",
            "subtraction: positions, impartial, grid, slices, line, heap breaks | move to value, sum, things",
            "subtraction misere: positions, impartial, grid, slices, line, heap breaks | sum, things",
            "octal: positions, impartial, line, heap breaks | move to value, sum, things",
            "octal misere: positions, impartial, heap breaks | things",
            "grundy: positions, impartial, line, heap breaks | move to value, sum, things",
            "grundy misere: positions, impartial, heap breaks | things",
            "lasker: positions, impartial, line, heap breaks | move to value, sum, things",
            "lasker misere: positions, impartial, heap breaks | things",
            "moore: positions, impartial | move to value, columns, things",
            "moore misere: positions, impartial | columns, things",
            "fibonacci: positions, impartial, line | move to value, parts, things",
            "fibonacci misere: positions, impartial, line | parts, things",
            "staircase: positions, impartial | move to value, sum, coins, things",
            "staircase misere: positions, impartial | sum, coins, things",
            "wythoff: positions, impartial, grid, rays, grid proof, pairs | move to value, things",
            "wythoff misere: positions, impartial, grid, rays | things",
            "kiki: positions, impartial, grid | move to value, things",
            "kiki misere: positions, impartial, grid | things",
            "grid-walk: positions, impartial, grid | move to value, things",
            "grid-walk misere: positions, impartial, grid | things",
            "coin-turning: positions, impartial, line | move to value, sum, coins, things",
            "coin-turning misere: positions, impartial | coins, things",
            "tartan: positions, impartial, grid | move to value, sum, things",
            "tartan misere: positions, impartial | things",
            "dag: positions, impartial | move to value, sum, drawn, sketch, things",
            "dag misere: positions, impartial | drawn, sketch, things",
            "hackenbush: positions, impartial | move to value, sum, drawn, sketch, things",
            "hackenbush misere: positions, impartial | drawn, sketch, things",
            "tic-tac-toe: positions, board, search limit | best play, large search, things",
            "mnk: positions, board, search limit | best play, large search, things",
            "connect-four: positions, board, search limit | best play, large search, things",
            "hexapawn: positions, board, search limit | best play, things",
            "form: positions, two sides, comparisons | things, short game",
            "domineering: positions, board, search limit, two sides | things, short game",
            "toads-and-frogs: positions, board, search limit, two sides | things, short game",
            "clobber: positions, board, search limit, two sides | things, short game",
            "toppling-dominoes: positions, search limit, two sides | things, short game",
            "partizan-subtraction: positions, search limit, two sides | things, short game",
            "partizan-octal: positions, search limit, two sides | things, short game",
            "cutcake: positions, two sides | things, short game",
            "maundy-cake: positions, two sides | things, short game",
            "col: positions, board, search limit, two sides | things, short game",
            "snort: positions, board, search limit, two sides | things, short game",
            "red-blue: positions, search limit, two sides | drawn, sketch, things, short game",
            "mex: positions, impartial | move to value, things",
            "mex misere: positions, impartial | things",
            "take-ends: positions | best play, intervals, things",
            "tree: positions | best play, roles, ends, things",
            "chase: positions, board | best play, cyclic, maze, things",
            "sum: positions, impartial | move to value, sum, things",
            "sum misere: positions, impartial | sum, things",
            "own: positions, impartial, grid, slices, line, heap breaks | move to value, sum, things",
            "own misere: positions, impartial, heap breaks | things",
        };
        for (std::size_t i = 0; i < std::min(found.size(), expected.size()); ++i)
            QVERIFY2(found[i] == expected[i], found[i].c_str());
        QCOMPARE(found.size(), expected.size());
    }

    /// Rules have optional members; one that is misspelt would be missing here.
    void theRulesOfEveryGameHaveTheirOptionalMembers() {
        std::vector<std::string> found;
        for (const Entry& entry : gamesWithPositions()) {
            const std::string& id = entry.description.id;
            found.push_back(id + ": " + membersOf(*askedAtStart(*game(id.c_str()))));
        }
        const std::vector<std::string> expected = {
            "nim: winning moves, move between, move to value",
            "bash: proof, winning moves, move between, move to value",
            "take-between: proof, winning moves, move between, move to value",
            "bounded-nim: winning moves, move between, move to value",
            "subtraction: winning moves, move between, move to value",
            "octal: winning moves, move between, move to value",
            "grundy: winning moves, move between, move to value",
            "lasker: winning moves, move between, move to value",
            "moore: proof, winning moves, move between",
            "fibonacci: proof, winning moves, move between",
            "staircase: proof, winning moves, move between, move to value",
            "wythoff: proof, winning moves, move between",
            "kiki: move between",
            "grid-walk: winning moves, move between",
            "coin-turning: move between",
            "tartan: move between",
            "dag: ",
            "hackenbush: proof",
            "tic-tac-toe: best play, estimate, estimate shares, picture",
            "mnk: best play, estimate, estimate shares, picture",
            "connect-four: best play, estimate, estimate shares, picture",
            "hexapawn: best play, estimate, estimate shares, picture",
            "form: sides",
            "domineering: picture, sides",
            "toads-and-frogs: picture, sides",
            "clobber: picture, sides",
            "toppling-dominoes: sides",
            "partizan-subtraction: sides",
            "partizan-octal: sides",
            "cutcake: sides",
            "maundy-cake: sides",
            "col: picture, sides",
            "snort: picture, sides",
            "red-blue: sides",
            "mex: ",
            "take-ends: proof, best play, score, estimate",
            "tree: proof, best play, estimate",
            "chase: best play, picture",
            "sum: winning moves, move between",
            "own: winning moves, move between, move to value",
        };
        QCOMPARE(found, expected);
    }

    /// Games without positions have other instances, which are typed instead.
    void whatHasNoPositionsHasInstances() {
        std::vector<std::string> found;
        for (const Entry& entry : catalogue()) {
            const auto any = game(entry.description.id.c_str());
            if (any->as<PositionsAspect>()) continue;
            const auto start = instanceOf(*any, startPosition(*any)).value();
            QCOMPARE(start->text(), entry.description.position);
            QVERIFY(!inquiryOf(start));
            found.push_back(entry.description.id + ": " + aspectsOf(*any) + " | " + aspectsOf(*start));
        }
        const std::vector<std::string> expected = {
            "matrix: instances | matrix",
            "kuhn-poker: instances | extensive, poker",
            "leduc-poker: instances | extensive, poker",
            "coalition: instances | coalition",
        };
        QCOMPARE(found, expected);
    }

    void whatItsInquiriesHaveAGameKnowsBeforehand() {
        forEveryGameAndPlay([](const Game& any, const std::string& name) {
            const auto start = askedAtStart(any);
            const auto isKnown = [&]<class A>(const A* aspect) {
                return instancesHave<A>(any) == (aspect != nullptr);
            };
            QVERIFY2(isKnown(start->as<MoveToValueAspect>()) && isKnown(start->as<SumAspect>()) &&
                         isKnown(start->as<DrawnAspect>()) && isKnown(start->as<ColumnsAspect>()) &&
                         isKnown(start->as<PartsAspect>()) && isKnown(start->as<GridAspect>()),
                     name.c_str());
        });
    }

    void ofAnotherGamesPositionATableAndALineKnowNothing() {
        std::vector<std::shared_ptr<const Inquiry>> starts;
        const std::vector<Entry> entries = gamesWithPositions();
        for (const Entry& entry : entries)
            starts.push_back(askedAtStart(*game(entry.description.id.c_str())));
        for (std::size_t i = 0; i < starts.size(); ++i) {
            const std::string& id = entries[i].description.id;
            const auto made = game(id.c_str());
            const auto* grid = made->as<GridAspect>();
            const auto* line = made->as<LineAspect>();
            for (std::size_t other = 0; other < starts.size(); ++other) {
                if (other == i) continue;
                QVERIFY2(!grid || !grid->cellOf(*starts[other]), id.c_str());
                QVERIFY2(!line || !line->heapOf(*starts[other]), id.c_str());
            }
        }
    }

    /// All callers get the same object, not equal ones.
    void whatWasFoundOfAPositionIsFoundOnce() {
        Task task;
        forEveryGameAndPlay([&](const Game& any, const std::string& name) {
            const auto start = askedAtStart(any);
            const auto solution = start->solution(task).value();
            QVERIFY2(start->solution(task).value() == solution, name.c_str());
            QCOMPARE(start->evaluation(task).value(), solution->evaluation);
            const auto* sum = start->as<SumAspect>();
            if (!sum) return;
            const auto components = sum->components(task).value();
            const auto moves = sum->winningMoves(task).value();
            QVERIFY2(sum->components(task).value() == components, name.c_str());
            QVERIFY2(sum->winningMoves(task).value() == moves, name.c_str());
        });
    }

    /// The game, and other inquiries, may be destroyed before.
    void anInquiryOutlivesItsGame() {
        Task task;
        for (const Entry& entry : gamesWithPositions()) {
            auto made = game(entry.description.id.c_str());
            const Evaluation worth = askedAtStart(*made)->evaluation(task).value();
            const auto left = askedAtStart(*made);
            made.reset();
            QCOMPARE(left->evaluation(task).value(), worth);
            QCOMPARE(left->solution(task).value()->position, left->position());
            QCOMPARE(left->graph()->text(0), left->position());
            if (const auto* sum = left->as<SumAspect>()) QVERIFY(sum->components(task).has_value());
            if (const auto* drawn = left->as<DrawnAspect>()) QVERIFY(drawn->drawing(task).has_value());
        }
    }

    void whatWasCancelledIsLookedForAnew() {
        Task patient;
        Task task;
        task.cancel();
        const auto position = asked(*game("wythoff"), "300,300");
        QCOMPARE(position->solution(task).error().kind, Error::Kind::cancelled);
        QCOMPARE(position->evaluation(task).error().kind, Error::Kind::cancelled);
        QCOMPARE(position->solution(patient).value()->moves.size(), std::size_t{900});
        QCOMPARE(position->evaluation(patient).value(), position->solution(patient).value()->evaluation);
    }
};

MEXPLORER_TEST(TestAspects)
#include "test_aspects.moc"
