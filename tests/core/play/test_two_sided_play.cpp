#include "core/catalogue/catalogue.h"
#include "core/game/aspects/mover.h"
#include "core/game/aspects/positions.h"
#include "core/play/hint.h"
#include "core/play/move_cost.h"
#include "core/play/record_text.h"
#include "core/play/report.h"
#include "tests/core/asked.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace mexplorer;

namespace {

/// Who wins by moving first, and what each may move to, from the options alone.
class BySides {
public:
    explicit BySides(const Game& game) : game_(game) {}

    /// The player to move wins if some move of his leaves the other without a winning move.
    bool wins(const std::string& position, Side mover) {
        const std::pair key{position, mover};
        if (const auto known = wins_.find(key); known != wins_.end()) return known->second;
        const auto moves = options(position, mover);
        return wins_[key] = std::ranges::any_of(
                   moves, [&](const std::string& to) { return !wins(to, opponentOf(mover)); });
    }
    std::vector<std::string> options(const std::string& position, Side mover) const {
        const auto graph = asked(game_, position)->graph();
        const auto sides = graph->sides(0);
        const auto span = graph->options(0);
        const std::vector<PositionGraph::Id> ids(span.begin(), span.end());
        std::vector<std::string> own;
        for (std::size_t i = 0; i < ids.size(); ++i)
            if (sides[i] == mover) own.push_back(graph->text(ids[i]));
        return own;
    }
    /// All turns that play can come to, from either player’s beginning.
    std::set<std::pair<std::string, Side>> turnsBelow(const std::string& start) const {
        std::set<std::pair<std::string, Side>> met;
        std::vector<std::pair<std::string, Side>> open{{start, Side::left}, {start, Side::right}};
        while (!open.empty()) {
            const auto turn = open.back();
            open.pop_back();
            if (!met.insert(turn).second) continue;
            for (std::string& to : options(turn.first, turn.second))
                open.emplace_back(std::move(to), opponentOf(turn.second));
        }
        return met;
    }

private:
    const Game& game_;
    std::map<std::pair<std::string, Side>, bool> wins_;
};

const std::vector<std::pair<const char*, std::vector<std::string>>> positionsOfGames{
    {"domineering", {"../..", ".../...", "...#/..../.#..", ".../.../...", "#../.../..#"}},
    {"toads-and-frogs", {"TT.F", "T.TF.", "TT..FF", ".T.F.F"}},
    {"form", {"{0,1/4|1,5/8}", "{2|-1}", "{*|*}", "^*", "{3||1|-2}", "{3,1|-1,2}", "{0,1,*|2,3}"}}};

/// Calls visit(game, definition, position, mover) for every turn below the positions of the games.
template <class Visit>
void forEachTurn(const Visit& visit) {
    for (const auto& [id, positions] : positionsOfGames) {
        const auto game = makeGame(id).value();
        BySides plain(*game);
        for (const std::string& start : positions)
            for (const auto& [position, mover] : plain.turnsBelow(asked(*game, start)->position()))
                visit(*game, plain, position, mover);
    }
}

/// The number of plays in which the computer moves whenever it is `computers` turn, against every reply; all
/// must end as the definition says.
int playsAgainstAll(const Game& game, BySides& plain, const std::string& position, Side mover,
                    Side computers) {
    const auto moves = plain.options(position, mover);
    if (moves.empty()) return 1;
    if (mover != computers) {
        int plays = 0;
        for (const std::string& to : moves)
            plays += playsAgainstAll(game, plain, to, opponentOf(mover), computers);
        return plays;
    }
    Task task;
    const auto chosen = chooseMove(game, *ask(game, position, mover).value(), {}, 0, task).value();
    const bool keepsWin = !plain.wins(position, mover) || !plain.wins(chosen.to, opponentOf(mover));
    if (!keepsWin || std::ranges::find(moves, chosen.to) == moves.end()) return -1'000'000;
    return playsAgainstAll(game, plain, chosen.to, opponentOf(mover), computers);
}

Rational costBetween(const Game& game, const std::string& from, const std::string& to, Side mover) {
    Task task;
    return costOfMove(*ask(game, from, mover).value(), *ask(game, to, opponentOf(mover)).value(), task)
        .value()
        .value();
}

} // namespace

class TestTwoSidedPlay : public QObject {
    Q_OBJECT

private slots:
    void aPositionMeetsThePlayerToMove() {
        int turns = 0;
        forEachTurn([&](const Game& game, BySides& plain, const std::string& position, Side mover) {
            Task task;
            const auto turn = ask(game, position, mover).value();
            QCOMPARE(moverOf(*turn), mover);
            QCOMPARE(turn->position(), position);
            const bool wins = plain.wins(position, mover);
            QCOMPARE(turn->evaluation(task)->outcome, wins ? Outcome::N : Outcome::P);
            const auto solution = turn->solution(task).value();
            const auto moves = plain.options(position, mover);
            QCOMPARE(turn->optionCount(), moves.size());
            QCOMPARE(solution->moves.size(), moves.size());
            for (std::size_t i = 0; i < moves.size(); ++i) {
                QCOMPARE(solution->moves[i].to, moves[i]);
                QCOMPARE(solution->moves[i].wins(), !plain.wins(moves[i], opponentOf(mover)));
            }
            ++turns;
        });
        QVERIFY(turns > 300);
    }

    /// Of a position and a mover every option is another turn; both players’ turns have numbers of their own.
    void theGraphNumbersTurns() {
        const auto game = makeGame("domineering").value();
        const BySides plain(*game);
        const auto graph = ask(*game, "../..", Side::left).value()->graph();
        std::set<std::pair<std::string, std::string>> met;
        for (PositionGraph::Id id = 0; id < graph->size(); ++id)
            for (const PositionGraph::Id option : graph->options(id))
                met.emplace(graph->text(id), graph->text(option));
        QCOMPARE(graph->size(), std::size_t{3}); // the board and two halves, in which Right has no move
        QVERIFY(met.contains({"../..", "#./#."}));
        QVERIFY(!met.contains({"../..", "##/.."}));
    }

    /// Where both players have the same moves nothing is made anew.
    void aSideCostsImpartialGamesNothing() {
        const auto nim = makeGame("nim").value();
        const auto same = ask(*nim, "3,5").value();
        QCOMPARE(forMover(same, Side::left), same);
        QCOMPARE(&ofBoth(*same), same.get());
        QCOMPARE(Record("3,5").mover(), Side::either);
    }

    /// Whoever wins by the definition wins every play in which the computer plays for him.
    void theComputerWinsWhatIsWonAgainstEveryReply() {
        for (const auto& [id, positions] : positionsOfGames) {
            const auto game = makeGame(id).value();
            BySides plain(*game);
            for (const std::string& position : positions)
                for (const Side first : {Side::left, Side::right})
                    for (const Side computers : {Side::left, Side::right})
                        QVERIFY2(playsAgainstAll(*game, plain, position, first, computers) > 0,
                                 position.c_str());
        }
    }

    void marksAreThoseOfTheDefinition() {
        forEachTurn([&](const Game& game, BySides& plain, const std::string& position, Side mover) {
            Task task;
            const Side other = opponentOf(mover);
            const auto moves = plain.options(position, mover);
            const auto won =
                std::ranges::count_if(moves, [&](const auto& to) { return !plain.wins(to, other); });
            for (const std::string& to : moves) {
                Record record(position, mover);
                QVERIFY(record.play(to, {}));
                const JudgedMove judged = reportOn(game, record, {}, task)->moves.front();
                const bool loses = plain.wins(to, other);
                QCOMPARE(judged.mark, won == 0   ? Mark::alreadyLost
                                      : loses    ? Mark::lostIt
                                      : won == 1 ? Mark::onlyWinning
                                                 : Mark::winning);
                if (loses && won > 0) QVERIFY(!plain.wins(judged.better->to, other));
            }
        });
    }

    /// No move costs less than nothing, and of a hot position’s moves some costs nothing.
    void theBestMoveOfAHotPositionCostsNothing() {
        int hot = 0;
        forEachTurn([&](const Game& game, BySides& plain, const std::string& position, Side mover) {
            Task task;
            const auto from = ask(game, position, mover).value();
            std::optional<Rational> least;
            for (const std::string& to : plain.options(position, mover)) {
                const auto cost = costOfMove(*from, *ask(game, to, opponentOf(mover)).value(), task).value();
                if (!cost) continue;
                QVERIFY(*cost >= 0);
                least = std::min(least.value_or(*cost), *cost);
            }
            if (!least) return;
            QCOMPARE(*least, Rational(0));
            ++hot;
        });
        QVERIFY(hot > 20);
    }

    void costsAreDifferencesAtTheTemperature() {
        const auto form = makeGame("form").value();
        // {3,1|-1} has mean 1 and temperature 2: 1 is 2 behind 3.
        QCOMPARE(costBetween(*form, "{3,1|-1}", "3", Side::left), Rational(0));
        QCOMPARE(costBetween(*form, "{3,1|-1}", "1", Side::left), Rational(2));
        QCOMPARE(costBetween(*form, "{3,1|-1}", "-1", Side::right), Rational(0));
        Task task;
        const auto cold = ask(*form, "{0|1}", Side::left).value();
        QVERIFY(!costOfMove(*cold, *ask(*form, "0", Side::right).value(), task).value());
        QCOMPARE(bestOf("{3|1}", {"1", "3", "2"}, Side::left, task).value(), std::size_t{1});
        QCOMPARE(bestOf("{3|1}", {"1", "3", "2"}, Side::right, task).value(), std::size_t{0});
    }

    void aReportTellsWhatMovesCost() {
        const auto game = makeGame("form").value();
        Task task;
        const Record record = readRecord(*game, "Left: {3,1|-1} → 1", task).value();
        const Report report = reportOn(*game, record, Players{.first = Side::left}, task).value();
        const auto plainly = [](const std::string& english) { return english; };
        const std::string text = asMarkdown(report, {}, plainly);
        QVERIFY2(text.find("winning; it costs 2") != std::string::npos, text.c_str());
        QVERIFY2(text.find("The first player gave away 2 in 1 hot position") != std::string::npos,
                 text.c_str());
        QVERIFY(asCsv(report, plainly).starts_with("number,player,from,move,to,mark,better,cost\n"));
    }

    void aRecordSaysWhoBegins() {
        const auto game = makeGame("domineering").value();
        Task task;
        Record record("../..", Side::right);
        QVERIFY(playIn(*game, record, "##/..", task)); // no number, though it begins with #
        record.takeBack();
        QVERIFY(playIn(*game, record, "../##", task));
        QVERIFY(!playIn(*game, record, "##/##", task)); // Right’s move again
        QCOMPARE(record.mover(), Side::left);
        QCOMPARE(lineText(record), std::string("Right: ../.. → ../##"));
        const Record again = readRecord(*game, wholeText(record), task).value();
        QCOMPARE(wholeText(again), wholeText(record));
        QCOMPARE(again.mover(), Side::left);
        QCOMPARE(readRecord(*game, "../.. → #./#.", task)->first(), Side::left);
        QVERIFY(!readRecord(*game, "Left: ../.. → ##/..", task));
    }

    void hintsAreTheMoversMoves() {
        forEachTurn([&](const Game& game, BySides& plain, const std::string& position, Side mover) {
            const auto moves = plain.options(position, mover);
            if (moves.empty()) return;
            Task task;
            const auto hint = findHint(game, *ask(game, position, mover).value(), 0, task).value();
            QVERIFY(std::ranges::find(moves, hint.move.to) != moves.end());
            QVERIFY(!plain.wins(position, mover) || !plain.wins(hint.move.to, opponentOf(mover)));
            QVERIFY(!hint.told(Hint::depths).empty());
        });
    }
};

MEXPLORER_TEST(TestTwoSidedPlay)
#include "test_two_sided_play.moc"
