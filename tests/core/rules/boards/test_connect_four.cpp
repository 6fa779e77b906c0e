#include "core/rules/boards/connect_four.h"

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/best_play.h"
#include "core/game/aspects/board.h"
#include "core/game/aspects/large_search.h"
#include "core/game/aspects/search_limit.h"
#include "core/solve/allowance.h"
#include "tests/core/asked.h"
#include "tests/core/rules/boards/plain_boards.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

std::unique_ptr<Game> connectFour(const char* columns, const char* rows) {
    return std::move(makeGame("connect-four", {{"columns", columns}, {"rows", rows}}).value());
}

BestPlay playFrom(const Game& game, const std::string& position) {
    Task task;
    return asked(game, position)->as<BestPlayAspect>()->bestPlay(task).value();
}

} // namespace

class TestConnectFour : public QObject {
    Q_OBJECT

private slots:
    void firstMovesOfSmallBoardsAreWorthWhatPlainMinimaxSays() {
        for (const auto& [columns, rows] : {std::pair("4", "4"), {"5", "3"}, {"3", "5"}}) {
            const auto game = connectFour(columns, rows);
            plain::StonesGame truth(4, true);
            const plain::Rows empty(static_cast<std::size_t>(std::stoi(rows)),
                                    std::string(static_cast<std::size_t>(std::stoi(columns)), '.'));
            QCOMPARE(playFrom(*game, plain::textOf(empty)), truth.bestPlay(empty));
            for (const plain::Rows& option : truth.options(empty))
                QCOMPARE(playFrom(*game, plain::textOf(option)), truth.bestPlay(option));
        }
    }

    void lateGamesAreWorthWhatPlainMinimaxSays() {
        constexpr unsigned seed = 1988;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const auto game = connectFour("7", "6");
        for (int round = 0; round < 40; ++round) {
            plain::StonesGame truth(4, true);
            plain::Rows rows(6, ".......");
            for (int disc = 0; disc < 32; ++disc) {
                const auto options = truth.options(rows);
                if (options.empty()) break;
                rows = options[random() % options.size()];
            }
            QCOMPARE(playFrom(*game, plain::textOf(rows)), truth.bestPlay(rows));
        }
    }

    void theFirstDiscDecides() {
        Task task;
        const auto game = connectFour("7", "6");
        const std::string empty = "......./......./......./......./......./.......";
        const auto solution = asked(*game, empty)->solution(task).value();
        QCOMPARE(solution->evaluation.outcome, Outcome::N);
        std::string outcomes;
        for (const SolvedMove& move : solution->moves)
            outcomes += move.evaluation.outcome == Outcome::P   ? 'P'
                        : move.evaluation.outcome == Outcome::N ? 'N'
                                                                : 'D';
        QCOMPARE(outcomes, std::string("NNDPDNN"));
        QCOMPARE(playFrom(*game, empty), (BestPlay{1, 41}));
        QCOMPARE(playFrom(*game, "4"), (BestPlay{-1, 40}));
        QVERIFY(!ConnectFour(7, 7).knownPlay({}).has_value()); // the book is not of that board
    }

    /// The known results of m,n,k-games.
    void knownResultsOfEmptyBoardsAreFound() {
        Task task;
        const auto outcome = [&](std::size_t columns, std::size_t rows, const char* inRow) {
            const auto game = makeGame(
                "mnk",
                {{"columns", std::to_string(columns)}, {"rows", std::to_string(rows)}, {"inRow", inRow}});
            const plain::Rows empty(rows, std::string(columns, '.'));
            return asked(**game, plain::textOf(empty))->evaluation(task)->outcome;
        };
        for (std::size_t columns = 1; columns <= 5; ++columns) {
            for (std::size_t rows = 1; rows <= 5; ++rows) {
                const bool isLarge = std::min(columns, rows) >= 3 && std::max(columns, rows) >= 4;
                QCOMPARE(outcome(columns, rows, "3"), isLarge ? Outcome::N : Outcome::draw);
            }
        }
        QCOMPARE(outcome(4, 4, "4"), Outcome::draw);
    }

    void aGameFarFromItsEndIsRefusedInAWord() {
        Task task;
        const auto game = connectFour("8", "8");
        const auto& limit = *game->as<SearchLimitAspect>();
        QVERIFY(limit.halfMinute() < 1'000'000'000); // it looks at a fifteenth of these by itself
        limit.allow(50'000);
        const auto found = asked(*game, "1")->evaluation(task);
        QVERIFY(!found.has_value());
        QCOMPARE(found.error().kind, Error::Kind::tooLarge);
        QCOMPARE(found.error().field, std::string(searchLimitId));
    }

    /// Of every board game: how far it looks is what it is allowed.
    void aSearchLooksAtAsManyPositionsAsItIsAllowed() {
        struct Far {
            const char* game;
            Parameters parameters;
            const char* position;
        };
        for (const auto& [name, parameters, position] :
             {Far{"connect-four", {}, "44444"},
              Far{"mnk", {{"columns", "5"}, {"rows", "5"}, {"inRow", "5"}}, "0"},
              Far{"hexapawn", {{"columns", "5"}, {"rows", "5"}}, "bbbbb/...../...../...../wwwww"}}) {
            const auto game = makeGame(name, parameters).value();
            const auto& limit = *game->as<SearchLimitAspect>();
            QVERIFY(limit.halfMinute() > 1000);
            limit.allow(1000);
            Task task;
            const auto far = asked(*game, position);
            const auto few = far->evaluation(task);
            QVERIFY(!few && few.error().english().find("1000 positions were looked at") != std::string::npos);
            const auto* aspect = far->as<LargeSearchAspect>();
            if (!aspect) continue;
            const auto search = aspect->search({}).value();
            QVERIFY(search->run(task));
            QVERIFY(search->news().nodes < 20'000); // it looks at its limit only now and then
        }
        QVERIFY(!makeGame("nim").value()->as<SearchLimitAspect>());
    }

    void whatIsTooLargeForABoardIsRefused() {
        const auto made = makeGame("connect-four", {{"columns", "9"}, {"rows", "8"}});
        QCOMPARE(made.error().english(),
                 std::string("rows: 9 columns of 8 cells are 72 cells; at most 64 are allowed."));
    }

    void theBoardIsDrawnAndSetUpByItsText() {
        const auto game = connectFour("7", "6");
        const auto* board = game->as<BoardAspect>();
        QCOMPARE(board->picture("44455")->pieces.size(), std::size_t{5});
        QCOMPARE(board->changed("4", {0, 3}).value(), asked(*game, "44")->position());
        QCOMPARE(board->changed("44", {5, 3}).value(), asked(*game, "4")->position());
        QVERIFY(!board->picture("x").has_value());
        QVERIFY(!board->changed("x", {0, 0}).has_value());
    }
};

MEXPLORER_TEST(TestConnectFour)
#include "test_connect_four.moc"
