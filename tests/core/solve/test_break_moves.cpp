#include "core/catalogue/break_game_of.h"
#include "core/rules/lasker.h"
#include "core/rules/octal.h"
#include "tests/core/asked.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

using namespace mexplorer;

class TestBreakMoves : public QObject {
    Q_OBJECT

private:
    using Found = std::vector<std::pair<std::uint64_t, HeapsLeft>>;

    static Octal octal(const char* code) { return Octal(Play::normal, *BreakCode::parse(code)); }

    static bool isSmall(const BreakCode& code, std::uint64_t small, std::uint64_t size, std::uint64_t taken,
                        const HeapsLeft& parts) {
        if (!code.longestTake() && taken > small && size - taken > small) return false;
        return parts.size() < 2 || std::all_of(parts.begin(), parts.end() - 1,
                                               [small](std::uint64_t part) { return part <= small; });
    }

private slots:
    void smallBreaksAreThoseOfAllThatAreSmall() {
        for (const char* text : {"0.77", "0.8F", "4.(3)", "0.137", "C.(7)", "0.0(48)"}) {
            const BreakCode code = *BreakCode::parse(text);
            for (std::uint64_t size = 0; size <= 16; ++size) {
                for (std::uint64_t small = 0; small <= size; ++small) {
                    Found expected;
                    code.forEachBreak(size, [&](std::uint64_t taken, const HeapsLeft& parts) {
                        if (isSmall(code, small, size, taken, parts)) expected.emplace_back(taken, parts);
                    });
                    Found found;
                    code.forEachSmallBreak(size, small, [&](std::uint64_t taken, const HeapsLeft& parts) {
                        found.emplace_back(taken, parts);
                        return true;
                    });
                    QVERIFY(found == expected);
                }
            }
        }
    }

    void smallBreaksEndWhereTheVisitorSaysSo() {
        int visits = 0;
        BreakCode::parse("0.77")->forEachSmallBreak(
            50, 50, [&](std::uint64_t, const HeapsLeft&) { return ++visits < 3; });
        QCOMPARE(visits, 3);
    }

    void aHugeHeapHasItsValueAndAWinningMove() {
        Task task;
        struct Case {
            const char* code;
            std::uint64_t period;
            std::uint64_t start;
        };
        for (const auto& [code, period, start] :
             {Case{"0.77", 12, 71}, {"0.07", 34, 53}, {"0.137", 34, 52}, {"0.56", 144, 326'640}}) {
            const BreakGameOf<Octal> game(octal(code), {{"code", code}, {"play", "normal"}});
            LineValues values(start + 2000); // computed, not copied from their period
            QVERIFY(fillBreakLine(*BreakCode::parse(code), values, task).has_value());
            for (std::uint64_t n = start; n + period < values.size(); ++n)
                QCOMPARE(values[n], values[n + period]);
            for (std::uint64_t size = 1'000'000'000'000'000; size < 1'000'000'000'000'006; ++size) {
                const auto solution = asked(game, fmt::format("{}", size))->solution(task).value();
                QVERIFY(!solution->complete);
                QCOMPARE(solution->evaluation.outcome,
                         Outcome(*solution->evaluation.nimber() == 0 ? Outcome::P : Outcome::N));
                const std::uint64_t like = start + (size - start) % period;
                QCOMPARE(*solution->evaluation.nimber(), Nimber{values[like]});
                QCOMPARE(solution->moves.empty(), solution->evaluation.outcome == Outcome::P);
                for (const SolvedMove& move : solution->moves) {
                    QVERIFY(move.wins());
                    QCOMPARE(asked(game, move.to)->evaluation(task)->outcome, Outcome::P);
                }
            }
        }
    }

    void sumsOfHugeHeapsAreWonToo() {
        Task task;
        const BreakGameOf<Octal> game(octal("0.77"), {{"code", "0.77"}, {"play", "normal"}});
        const auto solution = asked(game, "1000000000000000,3,1000000000000007")->solution(task).value();
        QCOMPARE(solution->evaluation.outcome, Outcome::N);
        QVERIFY(!solution->moves.empty());
        for (const SolvedMove& move : solution->moves)
            QCOMPARE(asked(game, move.to)->evaluation(task)->outcome, Outcome::P);
    }

    void whereNoMoveIsFoundTheValueStands() {
        Task task;
        const BreakGameOf<Lasker> game(Lasker(Play::normal), {{"play", "normal"}});
        // Needs a take of 10¹².
        const auto solution = asked(game, "1000000000000,2000000000000")->solution(task).value();
        QVERIFY(!solution->complete);
        QCOMPARE(solution->evaluation.outcome, Outcome::N);
        QVERIFY(solution->evaluation.nimber().has_value());
        for (const SolvedMove& move : solution->moves)
            QCOMPARE(asked(game, move.to)->evaluation(task)->outcome, Outcome::P);
    }

    void theSearchCanBeCancelled() {
        Task task;
        const Lasker rules(Play::normal);
        WayOf<Lasker>::HeapValues heapValues(rules, std::make_shared<SharedOf<Lasker>>());
        task.cancel();
        const auto found = firstBreakTo(rules, heapValues, 1'000'000'000'000, 500'000'000'000, task);
        QVERIFY(!found);
        QCOMPARE(found.error().kind, Error::Kind::cancelled);
    }
};

MEXPLORER_TEST(TestBreakMoves)
#include "test_break_moves.moc"
