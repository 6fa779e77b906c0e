#include "core/play/opponent.h"

#include "core/game/aspects/best_play.h"
#include "core/game/aspects/mover.h"
#include "core/game/listed_moves.h"
#include "tests/runner/listed.h"

#include <QTest>

#include "tests/core/play/plain_play.h"

using namespace mexplorer;

namespace {

constexpr std::size_t mostBelow = 1500;
constexpr int positionsEach = 24;

ChosenMove chosenAt(const Game& game, const std::string& position, const Skill& skill = {},
                    std::uint64_t turn = 0) {
    Task task;
    return chooseMove(game, *asked(game, position), skill, turn, task).value();
}

/// Cancelled at its `checks`-th check.
class CutAfter final : public Task {
public:
    explicit CutAfter(int checks) : left_(checks) {}
    [[nodiscard]] bool cancelled() const noexcept override { return left_-- <= 0; }

private:
    mutable std::atomic<int> left_;
};

/// The rank of a move in a lost or drawn position: lexicographically smaller is better.
using Rank = std::vector<double>;

/// By the definition in chooseMove's comment.
Rank rankOf(const Game& game, const PlainPlay& plain, std::size_t id, std::size_t option) {
    const std::size_t to = plain.options[id][option];
    const auto length = static_cast<double>(*plain.at(to).plies);
    const auto score = static_cast<double>(plain.at(to).score);
    if (!playEnds(game)) return {score, -length};
    const auto wins = plain.options[to].empty() ? 1e18 : static_cast<double>(plain.count(to, Outcome::P));
    return {score, wins, -length};
}

} // namespace

class TestOpponent : public QObject {
    Q_OBJECT

private slots:
    void aPerfectOpponentLosesNothing() {
        constexpr std::uint64_t seed = 1939;
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        std::mt19937_64 random(seed);
        std::map<Outcome, int> met;
        forRandomPositions(
            seed, mostBelow, [&](const Game& game, const std::string& name, const PlainPlay& plain) {
                for (int i = 0; i < positionsEach; ++i) {
                    const std::size_t id = i == 0 ? 0 : random() % plain.texts.size();
                    if (plain.options[id].empty()) continue;
                    const ChosenMove chosen = chosenAt(game, plain.texts[id]);
                    const auto option = plain.optionCalled(id, chosen.to);
                    QVERIFY2(option, qPrintable(QString::fromStdString(name + ": " + plain.texts[id])));
                    const std::size_t to = plain.options[id][*option];
                    const BestPlay before = plain.at(id);
                    ++met[outcomeOf(before.score)];
                    const QString where =
                        QString::fromStdString(name + ": " + plain.texts[id] + " to " + chosen.to);
                    QVERIFY2(chosen.how == ChosenMove::How::best && !chosen.reasons.empty(),
                             qPrintable(where));
                    QVERIFY2(-plain.at(to).score == before.score, qPrintable(where));
                    const bool isScored = asked(game, plain.texts[id])->as<BestPlayAspect>() != nullptr;
                    if (before.score > 0 && isScored)
                        QVERIFY2(*plain.at(to).plies + 1 == *before.plies, qPrintable(where));
                    if (before.score < 0) checkResistance(game, plain, id, *option, where);
                    if (before.score == 0) checkDraw(plain, id, *option, where);
                }
            });
        QVERIFY(met[Outcome::P] > 50 && met[Outcome::N] > 50 && met[Outcome::draw] > 5);
    }

    void theSameSeedErrsInTheSameWay() {
        const auto game = makeGame("nim").value().release();
        const std::unique_ptr<Game> owned(game);
        int slips = 0;
        for (std::uint64_t turn = 0; turn < 400; ++turn) {
            const Skill skill{.errs = 0.2, .seed = 7};
            const ChosenMove move = chosenAt(*game, "3,5,7", skill, turn);
            QCOMPARE(chosenAt(*game, "3,5,7", skill, turn).to, move.to);
            Task task;
            const bool wins = asked(*game, move.to)->evaluation(task)->outcome == Outcome::P;
            QCOMPARE(wins, move.how != ChosenMove::How::slip);
            slips += wins ? 0 : 1;
        }
        QVERIFY(slips > 40 && slips < 130); // 80 expected, within several standard deviations
    }

    void whoAlwaysErrsGivesAwayWhateverCanBeGivenAway() {
        constexpr std::uint64_t seed = 1939;
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        std::mt19937_64 random(seed);
        forRandomPositions(
            seed, mostBelow, [&](const Game& game, const std::string& name, const PlainPlay& plain) {
                for (int i = 0; i < 6; ++i) {
                    const std::size_t id = random() % plain.texts.size();
                    if (plain.options[id].empty()) continue;
                    const ChosenMove chosen = chosenAt(game, plain.texts[id], {.errs = 1, .seed = seed}, 0);
                    const std::size_t to = plain.options[id][*plain.optionCalled(id, chosen.to)];
                    const bool canErr = std::ranges::any_of(plain.options[id], [&](std::size_t option) {
                        return -plain.at(option).score < plain.at(id).score;
                    });
                    QVERIFY2((-plain.at(to).score < plain.at(id).score) == canErr,
                             qPrintable(QString::fromStdString(name + ": " + plain.texts[id])));
                    QCOMPARE(chosen.how == ChosenMove::How::slip, canErr);
                }
            });
    }

    void hugeHeapsAreWonByTheirXor() {
        const auto game = makeGame("nim").value();
        const ChosenMove won = chosenAt(*game, "1000000000,5,1000000000000,7");
        Task task;
        QCOMPARE(asked(*game, won.to)->evaluation(task)->outcome, Outcome::P);
        QCOMPARE(won.how, ChosenMove::How::best);
        const ChosenMove lost = chosenAt(*game, "1000000000000,1000000000000");
        QVERIFY(lost.how == ChosenMove::How::best);
        const auto slip = chosenAt(*game, "1000000000000,1000000000001", {.errs = 1}, 0);
        QCOMPARE(slip.how, ChosenMove::How::slip);
    }

    void whatIsTooLargeIsLookedAheadAtOrGuessed() {
        const auto board = makeGame("connect-four").value();
        CutAfter task(200);
        const auto second = asked(*board, "......./......./......./......./......./...X...");
        const auto cut = chooseMove(*board, *asked(*board, "44444"), {}, 0, task);
        QVERIFY(cut && cut->how == ChosenMove::How::cutShort);
        QVERIFY(asked(*board, cut->to)->position() == cut->to);
        const ChosenMove first = chosenAt(*board, "......./......./......./......./......./.......");
        QCOMPARE(first.to, second->position()); // the book says so
        QCOMPARE(first.how, ChosenMove::How::best);
        const auto kayles = makeGame("octal", {{"play", "misere"}}).value();
        QCOMPARE(chosenAt(*kayles, "60").how, ChosenMove::How::guess);
    }

    /// Of more moves than are listed, none of which wins or is known to.
    void wherePlayersMovesAreTooManyToListItStillMoves() {
        const auto sides = makeGame("sum", {{"play", "sides"}}).value();
        for (const char* position : {"nim: 25001; nim: 25001", "nim: 26000; nim: 25000", "nim: 50001"}) {
            QVERIFY(asked(*sides, position)->optionCount() > mostMovesListed);
            for (const Side mover : {Side::left, Side::right}) {
                Task task;
                const auto turn = forMover(asked(*sides, position), mover);
                const auto chosen = chooseMove(*sides, *turn, {}, 0, task);
                QVERIFY2(chosen, position);
                QVERIFY(ask(*sides, chosen->to).has_value() && chosen->to != position);
            }
        }
    }

    void aSearchThatIsCutShortStillMoves() {
        for (const char* id :
             {"nim", "octal", "take-ends", "chase", "tic-tac-toe", "hexapawn", "sum", "dag"}) {
            const auto game = makeGame(id).value();
            const auto start = asked(*game, startPosition(*game));
            for (int checks = 0; checks < 6; ++checks) {
                CutAfter task(checks);
                const auto fresh = asked(*game, start->position());
                const auto chosen = chooseMove(*game, *fresh, {}, 0, task);
                QVERIFY2(chosen.has_value(), id);
                Task calm;
                QVERIFY(start->moveLeadingTo(*asked(*game, chosen->to), calm).value().has_value());
            }
        }
    }

    void nothingIsChosenWhereTheGameIsOver() {
        const auto game = makeGame("nim").value();
        Task task;
        const auto none = chooseMove(*game, *asked(*game, "0,0"), {}, 0, task);
        QVERIFY(!none);
        QCOMPARE(none.error().english(), std::string("The game is over at (0, 0): no move is left."));
    }

private:
    static void checkResistance(const Game& game, const PlainPlay& plain, std::size_t id, std::size_t option,
                                const QString& where) {
        const Rank chosen = rankOf(game, plain, id, option);
        for (std::size_t other = 0; other < plain.options[id].size(); ++other) {
            const Rank rank = rankOf(game, plain, id, other);
            const bool isBetter = rank < chosen || (rank == chosen && other < option);
            const QString better = QString::fromStdString(plain.texts[plain.options[id][other]]);
            QVERIFY2(!isBetter, qPrintable(where + " and not to " + better));
        }
    }
    static void checkDraw(const PlainPlay& plain, std::size_t id, std::size_t option, const QString& where) {
        const auto errors = [&](std::size_t other) {
            return plain.count(plain.options[id][other], Outcome::N);
        };
        for (std::size_t other = 0; other < plain.options[id].size(); ++other) {
            if (plain.at(plain.options[id][other]).score != 0) continue;
            QVERIFY2(errors(other) <= errors(option), qPrintable(where));
        }
    }
};

MEXPLORER_TEST(TestOpponent)
#include "test_opponent.moc"
