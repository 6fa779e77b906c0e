#include "core/theory/row_scores.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

class TestRowScores : public QObject {
    Q_OBJECT

private slots:
    void scoresAreThoseOfPlainRecursion() {
        constexpr unsigned seed = 1388;
        std::mt19937 random(seed);
        qInfo("seed %u", seed);
        for (int round = 0; round < 300; ++round) {
            std::vector<std::int64_t> row(random() % 13);
            for (std::int64_t& number : row)
                number = static_cast<std::int64_t>(random() % 21) - 5;
            const std::function<Scores(std::size_t, std::size_t)> play = [&](std::size_t i, std::size_t j) {
                if (i == j) return Scores{};
                const Scores left = play(i + 1, j);
                const Scores right = play(i, j - 1);
                if (left.second + row[i] >= right.second + row[j - 1])
                    return Scores{left.second + row[i], left.first};
                return Scores{right.second + row[j - 1], right.first};
            };
            Task task;
            const auto found = rowScores(row, task);
            const Scores expected = play(0, row.size());
            QCOMPARE(found->first, expected.first);
            QCOMPARE(found->second, expected.second);
        }
    }

    void theLargestNumbersDoNotOverflow() {
        Task task;
        const std::vector<std::int64_t> row(1001, largestInRow);
        QCOMPARE(rowScores(row, task)->first, 501 * largestInRow);
        QCOMPARE(rowScores(row, task)->second, 500 * largestInRow);
    }

    void rowsThatAreTooLongAreRefused() {
        Task task;
        const auto found = rowScores(std::vector<std::int64_t>(longestRow + 1, 1), task);
        QVERIFY(!found && found.error().kind == Error::Kind::tooLarge);
    }

    void longRowsCanBeCancelled() {
        Task task;
        task.cancel();
        const auto found = rowScores(std::vector<std::int64_t>(longestRow, 1), task);
        QVERIFY(!found && found.error().kind == Error::Kind::cancelled);
    }
};

MEXPLORER_TEST(TestRowScores)
#include "test_row_scores.moc"
