#include "core/catalogue/catalogue.h"
#include "core/explain/board_trace.h"
#include "core/game/aspects/board.h"
#include "tests/core/asked.h"
#include "tests/core/truth.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <map>
#include <random>

using namespace mexplorer;

namespace {

/// Best play by its definition.
class PlainPlay {
public:
    explicit PlainPlay(PositionGraph& graph) : graph_(graph) {}

    /// The score for the player to move, and the moves until the end.
    std::pair<Score, std::uint64_t> of(PositionGraph::Id id) {
        if (const auto found = known_.find(id); found != known_.end()) return found->second;
        const auto span = graph_.options(id);
        const std::vector<PositionGraph::Id> options(span.begin(), span.end());
        if (options.empty()) return known_[id] = {graph_.scoreAtEnd(id), 0};
        std::optional<std::pair<Score, std::uint64_t>> best;
        for (const auto option : options) {
            const auto [score, plies] = of(option);
            const std::pair<Score, std::uint64_t> now{-score, plies + 1};
            const bool isSooner = now.first > 0 ? now.second < best.value_or(now).second
                                                : now.second > best.value_or(now).second;
            if (!best || now.first > best->first || (now.first == best->first && isSooner)) best = now;
        }
        return known_[id] = *best;
    }

private:
    PositionGraph& graph_;
    std::map<PositionGraph::Id, std::pair<Score, std::uint64_t>> known_;
};

/// After at most so many random moves.
std::string randomPosition(const Game& game, std::mt19937& random) {
    auto asking = asked(game, startPosition(game));
    Task task;
    for (auto moves = random() % 7; moves > 0 && asking->optionCount() > 0; --moves)
        asking = (**asking->options(task))[random() % asking->optionCount()];
    return asking->position();
}

} // namespace

class TestBoardTrace : public QObject {
    Q_OBJECT

private slots:
    void theLineIsBestPlayByItsDefinition_data() {
        QTest::addColumn<QByteArray>("id");
        QTest::newRow("tic-tac-toe") << QByteArray("tic-tac-toe");
        QTest::newRow("hexapawn") << QByteArray("hexapawn");
    }
    void theLineIsBestPlayByItsDefinition() {
        QFETCH(const QByteArray, id);
        constexpr unsigned seed = 20261124;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const auto game = makeGame(id.toStdString()).value();
        for (int i = 0; i < 25; ++i) {
            const auto asking = asked(*game, randomPosition(*game, random));
            const auto graph = asking->graph();
            PlainPlay plain(*graph);
            const auto [score, plies] = plain.of(0);
            Task task;
            const auto trace = boardTrace(*game, asking, task);
            QVERIFY(trace);
            const auto& line = trace->subject.line;
            QCOMPARE(line.size(), plies + 1);
            QCOMPARE(line.front().at.rest->outcome, outcomeOf(score));
            QCOMPARE(line.front().at.rest->plies, std::optional(plies));
            QVERIFY(line.back().at.options.empty());
            QCOMPARE(trace->steps.size(), line.size() + 1);
            for (std::size_t move = 1; move < line.size(); ++move) {
                const BoardPosition& before = line[move - 1].at;
                const auto option =
                    std::ranges::find(before.options, line[move].at.position, &BoardOption::to);
                QVERIFY(option != before.options.end());
                QCOMPARE(option->move, line[move].move);
                QCOMPARE(option->rest, line[move].at.rest);
                QCOMPARE(trace->states[move].moves, move);
            }
            QVERIFY(trace->states.back().isDecided);
        }
    }

    void aMoveIsSeenWhereItIsMade() {
        const auto game = makeGame("tic-tac-toe").value();
        const auto position = boardPosition(*game, *asked(*game, "X.O/.X./..O"));
        QVERIFY(position);
        QCOMPARE(position->options.size(), std::size_t{5});
        for (const BoardOption& option : position->options) {
            QVERIFY(option.seen && !option.seen->from && !option.rest);
            const BoardPicture after = game->as<BoardAspect>()->picture(option.to).value();
            const auto piece = std::ranges::find(after.pieces, option.seen->to, &PlacedPiece::cell);
            QCOMPARE(piece->piece, *position->board.turn);
        }
    }

    /// Each result is as the player to move meets it; players take turns, and win where the definition says
    /// so.
    void ofTwoSidesOnlyThePlayerToMoveIsSeen() {
        for (const auto& [id, start] : {std::pair("clobber", "xox/ox."), std::pair("snort", "L.../..#R"),
                                        std::pair("domineering", ".../...")}) {
            const auto game = makeGame(id).value();
            Truth truth(*game);
            Task task;
            for (const Side first : {Side::left, Side::right}) {
                const auto trace = boardTrace(*game, asked(*game, start), task, first);
                QVERIFY(trace.has_value());
                Side mover = first;
                for (const PlayedPosition& played : trace->subject.line) {
                    const BoardPosition& at = played.at;
                    QCOMPARE(at.mover, mover);
                    QCOMPARE(at.rest->outcome, *metBy(truth.outcome(at.position), mover));
                    std::vector<std::string> options;
                    for (std::size_t i = 0; i < truth.moves(at.position).size(); ++i)
                        if (truth.sides(at.position)[i] == mover)
                            options.push_back(truth.moves(at.position)[i].second);
                    QCOMPARE(at.options.size(), options.size());
                    for (std::size_t i = 0; i < options.size(); ++i) {
                        QCOMPARE(at.options[i].to, options[i]);
                        QCOMPARE(at.options[i].rest->outcome,
                                 *metBy(truth.outcome(options[i]), opponentOf(mover)));
                    }
                    mover = opponentOf(mover);
                }
                const bool firstWins = isWon(truth.outcome(start), first);
                QCOMPARE(trace->subject.line.size() % 2 == 0, firstWins);
            }
        }
    }

    void aGameWithoutBoardsIsRefused() {
        const auto game = makeGame("nim").value();
        Task task;
        QVERIFY(!boardPosition(*game, *asked(*game, "1,2")));
        QVERIFY(!boardTrace(*game, asked(*game, "1,2"), task));
    }

    void stoppedWorkIsCancelled() {
        const auto game = makeGame("tic-tac-toe").value();
        Task task;
        task.cancel();
        const auto trace = boardTrace(*game, asked(*game, "X.O/.X./..O"), task);
        QVERIFY(!trace);
        QCOMPARE(trace.error().kind, Error::Kind::cancelled);
    }
};

MEXPLORER_TEST(TestBoardTrace)
#include "test_board_trace.moc"
