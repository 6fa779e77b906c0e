#include "core/catalogue/catalogue.h"
#include "core/explain/say_game.h"
#include "core/game/aspects/grid.h"
#include "core/game/aspects/line.h"
#include "core/game/aspects/move_to_value.h"
#include "core/game/aspects/sum.h"
#include "tests/core/catalogue/games.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <algorithm>
#include <set>

using namespace mexplorer;

namespace {

Solution solved(const char* id, const std::string& position, const Parameters& parameters = {}) {
    Task task;
    return *asked(*game(id, parameters), position)->solution(task).value();
}

std::string errorOf(const char* id, const Parameters& parameters) {
    const auto made = makeGame(id, parameters);
    return made ? "no error" : made.error().english();
}

} // namespace

class TestCatalogue : public QObject {
    Q_OBJECT

private:
    static std::vector<std::string> theoremsOf(const Game& game) {
        std::vector<std::string> holding;
        for (const Theorem& theorem : game.description().theorems)
            if (holdsFor(theorem, game.parameters())) holding.push_back(theorem.title.english());
        return holding;
    }

private slots:
    /// moveToValue finds a move to a value exactly if there is one (in a sum, perhaps not each).
    void aMoveToAValueLeadsThere() {
        Task task;
        for (const Entry& entry : gamesWithPositions()) {
            const auto made = game(entry.description.id.c_str());
            const auto start = askedAtStart(*made);
            const Solution all = *start->solution(task).value();
            if (!all.complete || !all.evaluation.nimber()) continue; // Moore’s theorem only tells who wins
            std::set<Nimber> values;
            for (const SolvedMove& move : all.moves)
                values.insert(move.evaluation.nimber().value());
            for (Nimber value = 0; value <= all.evaluation.nimber().value() + 2; ++value) {
                const auto move = start->as<MoveToValueAspect>()->moveToValue(value, task);
                QVERIFY2(move.has_value(), entry.description.id.c_str());
                if (!*move) {
                    QVERIFY2(!values.contains(value) || entry.description.id == "sum",
                             entry.description.id.c_str());
                    continue;
                }
                QCOMPARE((*move)->evaluation.nimber(), value);
                QCOMPARE(asked(*made, (*move)->to)->evaluation(task).value().value, value);
                const auto isIt = [&](const SolvedMove& listed) { return listed.to == (*move)->to; };
                QVERIFY2(std::ranges::any_of(all.moves, isIt), (*move)->to.c_str());
            }
        }
    }

    /// There are too many moves to visit them all: the visitor can stop.
    void movesAreGoneThroughForAsLongAsTheyAreWanted() {
        constexpr const char* large = "1000000000000000000";
        const std::vector<std::pair<const char*, Parameters>> endless = {
            {"nim", {}},
            {"bash", {{"m", large}}},
            {"bounded-nim", {{"m", large}}},
            {"take-between", {{"p", "1"}, {"q", large}}},
            {"octal", {{"code", "0.(7)"}}},
            {"lasker", {}},
            {"grundy", {}},
            {"fibonacci", {}},
            {"moore", {}},
            {"staircase", {}},
            {"wythoff", {}}};
        for (const auto& [id, parameters] : endless) {
            const auto made = game(id, parameters);
            const bool isCell = made->as<GridAspect>() && !made->as<LineAspect>();
            const auto position = asked(*made, isCell ? fmt::format("{},{}", large, large) : large);
            int visited = 0;
            position->graph()->forEachMove(0, [&](const Message&, const std::string&) {
                ++visited;
                return visited < 3;
            });
            QCOMPARE(visited, 3);
        }
    }

    void everyGameStopsAtTheMoveThatIsTheLastWanted() {
        for (const Entry& entry : gamesWithPositions()) {
            const auto made = game(entry.description.id.c_str());
            const auto graph = askedAtStart(*made)->graph();
            const std::uint64_t moves = graph->optionCount(0);
            QVERIFY2(moves > 1, entry.description.id.c_str());
            for (const std::uint64_t wanted : {std::uint64_t{1}, moves / 2, moves - 1, moves}) {
                std::uint64_t visited = 0;
                graph->forEachMove(0, [&](const Message&, const std::string&) { return ++visited < wanted; });
                QVERIFY2(visited == std::max<std::uint64_t>(wanted, 1), entry.description.id.c_str());
            }
        }
    }

    void theGamesAreListedInTheirOrderAndGroups() {
        std::vector<std::string> listed;
        for (const Entry& entry : catalogue()) {
            listed.push_back(entry.description.group.english() + ": " + entry.description.id);
        }
        const std::vector<std::string> expected = {
            "Heaps: nim",                      //
            "Lines: bash",                     //
            "Lines: take-between",             //
            "Heaps: bounded-nim",              //
            "Lines: subtraction",              //
            "Lines: octal",                    //
            "Lines: grundy",                   //
            "Lines: lasker",                   //
            "Heaps: moore",                    //
            "Heaps: fibonacci",                //
            "Heaps: staircase",                //
            "Heaps: wythoff",                  //
            "Boards: kiki",                    //
            "Boards: grid-walk",               //
            "Lines: coin-turning",             //
            "Boards: tartan",                  //
            "Graphs: dag",                     //
            "Graphs: hackenbush",              //
            "Boards: tic-tac-toe",             //
            "Boards: mnk",                     //
            "Boards: connect-four",            //
            "Boards: hexapawn",                //
            "Two sides: form",                 //
            "Two sides: domineering",          //
            "Two sides: toads-and-frogs",      //
            "Two sides: clobber",              //
            "Two sides: toppling-dominoes",    //
            "Two sides: partizan-subtraction", //
            "Two sides: partizan-octal",       //
            "Two sides: cutcake",              //
            "Two sides: maundy-cake",          //
            "Two sides: col",                  //
            "Two sides: snort",                //
            "Two sides: red-blue",             //
            "Hidden moves: matrix",            //
            "Hidden moves: kuhn-poker",        //
            "Hidden moves: leduc-poker",       //
            "Joining players: coalition",      //
            "Heaps: mex",                      //
            "Rows: take-ends",                 //
            "Search: tree",                    //
            "Search: chase",                   //
            "Sums: sum",                       //
            "Of your own: own",
        };
        QCOMPARE(listed, expected);
    }

    void everyGameIsOfTheKindOfItsEntry() {
        for (const Entry& entry : catalogue()) {
            QCOMPARE(makeGame(entry.description.id).value()->kind(), entry.kind);
            for (const Preset& preset : entry.description.presets)
                QCOMPARE(makeGame(entry.description.id, preset.parameters).value()->kind(), entry.kind);
        }
    }

    void everyDescriptionIsWhole() {
        std::set<std::string> ids;
        for (const Entry& entry : catalogue()) {
            const Description& game = entry.description;
            QVERIFY(ids.insert(game.id).second);
            QVERIFY(!game.presets.empty() && !game.theorems.empty());
            for (const Theorem& theorem : game.theorems) {
                QVERIFY(!theorem.title.empty() && !theorem.statement.empty() && !theorem.domain.empty() &&
                        !theorem.source.empty());
                QVERIFY(completed(game.parameters, theorem.where).has_value());
            }
            for (const Parameter& parameter : game.parameters) {
                QVERIFY(!parameter.title.empty() && !parameter.hint.empty());
                QVERIFY(completed({parameter}, {}).has_value());
            }
        }
    }

    void everyGameSaysWhatIsKnownOfEitherPlay() {
        for (const Entry& entry : catalogue()) {
            const Description& game = entry.description;
            for (const char* play : {"normal", "misere"}) {
                const auto inPlay = completed(game.parameters, {{"play", play}}); // unless it has none
                const Parameters parameters = inPlay ? *inPlay : completed(game.parameters, {}).value();
                const bool told = std::ranges::any_of(
                    game.theorems, [&](const Theorem& theorem) { return holdsFor(theorem, parameters); });
                QVERIFY2(told, (game.id + " " + play).c_str());
            }
        }
    }

    void aTheoremSpeaksOnlyOfItsPiece() {
        QCOMPARE(theoremsOf(*game("grid-walk", {{"piece", "rook"}})),
                 std::vector<std::string>{"The rook plays Nim"});
        const auto nim = game("nim");
        QVERIFY(holdsFor(nim->description().theorems.front(), nim->parameters()));
    }

    /// Nobody shares anything where nobody owns an arrow.
    void noTheoremOfPlayersHoldsWithoutPlayers() {
        const Parameters plain{{"kind", "flow"}, {"network", "digraph { s -> t [capacity=2] }"}};
        QCOMPARE(theoremsOf(*game("coalition", plain)),
                 std::vector<std::string>{"Greatest flow, smallest cut"});
        QVERIFY(theoremsOf(*game("coalition", {{"kind", "flow"}})).size() > 1);
    }

    void filesAreCalledByTheRules() {
        QCOMPARE(fileNameOf(*game("bash", {{"m", "5"}, {"play", "misere"}})),
                 std::string("bash-m=5-play=misere"));
        QCOMPARE(fileNameOf(*game("subtraction", {{"set", "1,3,4"}})), std::string("subtraction-set=1,3,4"));
        QCOMPARE(fileNameOf(*game("nim", {{"play", "normal"}})), std::string("nim"));
        QCOMPARE(fileNameOf(*game("dag", {{"graph", "digraph { y -> z; x -> y }"}})), std::string("dag"));
    }

    void badParametersAreNamedAndSayWhatIsRight() {
        std::string known;
        for (const Entry& entry : catalogue())
            known += (known.empty() ? "" : ", ") + entry.description.id;
        QCOMPARE(errorOf("chess", {}), "game: There is no game “chess”; the games are: " + known + ".");
        QCOMPARE(errorOf("bash", {{"k", "3"}}),
                 std::string("There is no parameter “k” here; the parameters are: m, play."));
        QCOMPARE(errorOf("bash", {{"m", "0"}}),
                 std::string("m: 0 at column 1 is outside the range 1 to 10¹⁸."));
        QCOMPARE(errorOf("bash", {{"m", ""}}),
                 std::string("m: A number from 1 to 10¹⁸ is missing at column 1."));
        QCOMPARE(errorOf("subtraction", {{"set", "1,x"}}),
                 std::string("set: “x” at column 3 is not a whole number from 1 to 10000."));
        QCOMPARE(errorOf("nim", {{"play", "both"}}),
                 std::string("play: “both” is not one of normal, misere."));
        QCOMPARE(errorOf("grid-walk", {{"piece", "own"}, {"vectors", "1,0"}}),
                 std::string("vectors: The vector 1,0 at column 1 does not lower a + b, so that the game "
                             "might never end."));
        QCOMPARE(errorOf("dag", {{"graph", "digraph { a -> b -> a }"}}),
                 std::string("graph: The graph has a cycle: a → b → a."));
    }

    void whereAGameOpensFollowsItsParameters() {
        QCOMPARE(startPosition(*game("dag")), std::string("a"));
        QCOMPARE(startPosition(*game("dag", {{"graph", "digraph { y -> z; x -> y }"}})), std::string("x"));
        QCOMPARE(startPosition(*game("wythoff")), std::string("6,10"));
    }

    void aPositionWithMoreMovesThanCanBeListedShowsItsWinningOnes() {
        const Solution wythoff = solved("wythoff", "1000000000,1700000000");
        QVERIFY(!wythoff.complete);
        QCOMPARE(wythoff.evaluation.outcome, Outcome::N);
        QVERIFY(!wythoff.moves.empty());
        const auto rules = game("wythoff");
        for (const SolvedMove& move : wythoff.moves) {
            QVERIFY(move.wins());
            QCOMPARE(asked(*rules, move.to)->closedForm()->outcome, Outcome::P);
        }

        const Solution rook = solved("grid-walk", "5000000,3000000", {{"piece", "rook"}});
        QCOMPARE(rook.moves.size(), std::size_t{1});
        QCOMPARE(rook.moves.front().to, std::string("3000000,3000000"));

        const Solution nim = solved("nim", "1000000,2000000,3000000");
        QVERIFY(!nim.complete);
        for (const SolvedMove& move : nim.moves)
            QCOMPARE(asked(*game("nim"), move.to)->closedForm()->outcome, Outcome::P);
        QVERIFY(!nim.moves.empty());

        const Solution lost = solved("nim", "1000000,1000000");
        QVERIFY(lost.moves.empty() && !lost.complete);
        QCOMPARE(lost.evaluation.outcome, Outcome::P);
    }

    void aMillionHeapsAreSolvedWithoutListingAMillionPositions() {
        std::string text = "2";
        for (int i = 1; i < 1'000'000; ++i)
            text += ",1";
        const Solution solution = solved("nim", text);
        QVERIFY(!solution.complete);
        QCOMPARE(solution.evaluation.outcome, Outcome::N);
        QVERIFY(!solution.moves.empty());
        std::size_t characters = 0;
        for (const SolvedMove& move : solution.moves)
            characters += move.to.size();
        QVERIFY(characters < 50'000'000);
    }

    void aHugeHeapOfASubtractionGameIsSolvedAtOnce() {
        const Solution solution = solved("subtraction", "1000000000000000", {{"set", "2,3,7"}});
        QVERIFY(solution.complete && solution.evaluation.nimber().has_value());
        QCOMPARE(solution.moves.size(), std::size_t{3});
        const Nimber lowered =
            *solved("subtraction", "1000000000000000", {{"set", "7,3,2,2"}}).evaluation.nimber();
        QCOMPARE(*solution.evaluation.nimber(), lowered);
    }

    void twoHeapsWhoseValuesWouldNotFitTheTableAreRefused() {
        const auto nim = game("nim");
        const GridAspect& grid = *nim->as<GridAspect>();
        QVERIFY(grid.check({30'000, 2'000}).has_value());
        QCOMPARE(grid.check({66'000, 2}).error().kind, Error::Kind::tooLarge);
        QCOMPARE(grid.check({40'000, 40'000}).error().kind, Error::Kind::tooLarge);
    }

    void periodsAreToldByTheoremOrProved() {
        Task task;
        LineValues few(10);
        const auto bash = game("bash", {{"m", "999"}});
        QVERIFY(bash->as<LineAspect>()->fill(few, task).has_value());
        QCOMPARE(bash->as<LineAspect>()->period(few).length, std::uint64_t{1000});
        LineValues many(100);
        const auto subtraction = game("subtraction");
        QVERIFY(subtraction->as<LineAspect>()->fill(many, task).has_value());
        QCOMPARE(subtraction->as<LineAspect>()->period(many).status, Period::Status::proved);
        const auto nim = game("nim");
        QVERIFY(nim->as<LineAspect>()->fill(many, task).has_value());
        const Period ofNim = nim->as<LineAspect>()->period(many);
        QCOMPARE(ofNim.status, Period::Status::proved);
        QCOMPARE(std::vector({ofNim.length, ofNim.start, ofNim.saltus}),
                 (std::vector<std::uint64_t>{1, 0, 1}));
    }

    void componentsAreNumberedFromOne() {
        for (const Entry& entry : gamesWithPositions()) {
            const auto made = game(entry.description.id.c_str());
            const auto start = askedAtStart(*made);
            const auto* sum = start->as<SumAspect>();
            if (!sum) continue;
            for (const std::size_t component : {0U, 1U, 8U}) {
                const Message name = sum->name(component);
                QCOMPARE(name.arguments.size(), std::size_t{1});
                const bool isStair = entry.description.id == "staircase"; // only every other stair counts
                QCOMPARE(name.arguments.front().english(),
                         std::to_string(isStair ? 2 * component + 1 : component + 1));
            }
        }
    }

    void whatCannotBeReadIsNoPosition() {
        forEveryGameAndPlay([](const Game& any, const std::string& name) {
            const auto broken = ask(any, ";?");
            QVERIFY2(!broken && broken.error().kind == Error::Kind::invalid, name.c_str());
        });
        for (const char* broken : {"x", "3,,5"})
            QVERIFY2(!ask(*game("nim"), broken), broken);
    }

    void cancelledQuestionsSaySo() {
        Task task;
        task.cancel();
        QCOMPARE(asked(*game("subtraction"), "17")->evaluation(task).error().kind, Error::Kind::cancelled);
        QCOMPARE(asked(*game("wythoff"), "300,300")->solution(task).error().kind, Error::Kind::cancelled);
        QCOMPARE(asked(*game("nim"), "300,300")->solution(task).error().kind, Error::Kind::cancelled);
    }
};

MEXPLORER_TEST(TestCatalogue)
#include "test_catalogue.moc"
