#include "core/solve/diagonal_sweep.h"
#include "core/solve/grid_engine.h"
#include "core/solve/narrow_grid.h"
#include "core/solve/queen_grid.h"
#include "core/solve/tile_grid.h"
#include "core/solve/ways/cells.h"
#include "core/theory/golden.h"
#include "tests/runner/listed.h"

#include <QRegularExpression>
#include <QTest>

#include <functional>
#include <random>
#include <thread>

using namespace mexplorer;

namespace {

const std::vector<MoveVector> rook = {{-1, 0, true}, {0, -1, true}};
const std::vector<MoveVector> queen = {{-1, 0, true}, {0, -1, true}, {-1, -1, true}};
const std::vector<MoveVector> bishop = {{-1, -1, true}};
const std::vector<MoveVector> king = {{-1, 0}, {0, -1}, {-1, -1}};
const std::vector<MoveVector> knight = {{-2, -1}, {-1, -2}, {-2, 1}, {1, -2}};
const std::vector<MoveVector> nightrider = {{-2, -1, true}, {-1, -2, true}, {-2, 1, true}, {1, -2, true}};
const std::vector<MoveVector> amazon = {{-1, 0, true}, {0, -1, true}, {-1, -1, true}, {-2, -1}, {-1, -2}};
const std::vector<MoveVector> doubled = {
    {-2, -2, true}, {0, -3, true}, {-4, -2, true}, {-6, 2, true}, {-1, 0}};
const std::vector<MoveVector> doubledDown = {{-2, -2, true}, {0, -3, true}, {-4, -2, true}, {-1, 0}};
const std::vector<MoveVector> immobile = {};

using Fill = std::function<Expected<void>(const VectorGame&, GridValues&, Task&)>;

QString text(GridSize size) {
    return QString("%1 × %2").arg(size.rows).arg(size.columns);
}

QString text(const std::vector<MoveVector>& vectors) {
    QString text;
    for (const MoveVector& vector : vectors) {
        text += QString("(%1, %2)%3 ").arg(vector.da).arg(vector.db).arg(vector.rides ? "…" : "");
    }
    return text;
}

/// Where two tables differ first, inside `part`; empty if nowhere.
QString difference(const GridValues& values, const GridValues& expected, GridSize part) {
    for (std::uint32_t a = 0; a < part.rows; ++a) {
        for (std::uint32_t b = 0; b < part.columns; ++b) {
            if (values.at(a, b) != expected.at(a, b)) {
                return QString("at (%1, %2): %3, not %4")
                    .arg(a)
                    .arg(b)
                    .arg(values.at(a, b))
                    .arg(expected.at(a, b));
            }
        }
    }
    return {};
}

/// What is wrong with `fill` for this game and size, by the definition; empty if nothing.
QString mistake(const VectorGame& game, GridSize size, const std::vector<Fill>& fills) {
    Task task;
    GridValues expected(size);
    if (!fillByDefinition(game, expected, task)) return "the definition failed";
    for (std::size_t i = 0; i < fills.size(); ++i) {
        GridValues values(size);
        QString wrong = fills[i](game, values, task) ? difference(values, expected, size) : "an error";
        if (wrong.isEmpty() && values.finished() != size) wrong = "not finished";
        if (!wrong.isEmpty()) {
            return QString("%1 on %2, %3, engine %4: %5")
                .arg(text(game.vectors()), text(size), game.play() == Play::normal ? "normal" : "misère")
                .arg(i)
                .arg(wrong);
        }
    }
    return {};
}

std::vector<Fill> engines(const VectorGame& game) {
    std::vector<Fill> all = {fillGrid, fillBySweep};
    if (game.staysInRectangles()) {
        all.emplace_back(fillByTiles);
        all.emplace_back(fillNarrowGrid);
    }
    if (isQueenOrRook(game)) all.emplace_back(fillQueenGrid);
    return all;
}

VectorGame wythoff(Play play = Play::normal) {
    return {play, queen, 0};
}

} // namespace

class TestGridEngine : public QObject {
    Q_OBJECT

private slots:
    void enginesAgreeWithTheDefinition_data() {
        QTest::addColumn<std::vector<MoveVector>>("vectors");
        QTest::newRow("queen") << queen;
        QTest::newRow("queen, vectors in another order")
            << std::vector<MoveVector>{queen[2], queen[0], queen[1]};
        QTest::newRow("rook") << rook;
        QTest::newRow("rook with a short side step") << std::vector<MoveVector>{rook[0], {0, -1, false}};
        QTest::newRow("bishop") << bishop;
        QTest::newRow("king") << king;
        QTest::newRow("knight") << knight;
        QTest::newRow("nightrider") << nightrider;
        QTest::newRow("amazon") << amazon;
        QTest::newRow("vectors that pass over cells") << doubled;
        QTest::newRow("no vectors") << immobile;
    }
    void enginesAgreeWithTheDefinition() {
        QFETCH(std::vector<MoveVector>, vectors);
        const GridSize sizes[] = {{0, 0},   {0, 5},    {5, 0},    {1, 1},   {1, 90},  {90, 1},
                                  {2, 3},   {13, 40},  {40, 13},  {63, 64}, {64, 64}, {65, 64},
                                  {64, 65}, {129, 20}, {20, 129}, {66, 130}};
        for (const Play play : {Play::normal, Play::misere}) {
            const VectorGame game(play, vectors, 0);
            for (const GridSize size : sizes) {
                const QString wrong = mistake(game, size, engines(game));
                if (!wrong.isEmpty()) QFAIL(qPrintable(wrong));
            }
        }
    }

    void enginesAgreeWithTheDefinitionOnLargerBoards() {
        for (const Play play : {Play::normal, Play::misere}) {
            for (const auto& vectors : {queen, rook, amazon}) {
                const VectorGame game(play, vectors, 0);
                for (const GridSize size : {GridSize{190, 200}, {520, 70}, {70, 520}, {3, 1100}, {1100, 3}}) {
                    const QString wrong = mistake(game, size, engines(game));
                    if (!wrong.isEmpty()) QFAIL(qPrintable(wrong));
                }
            }
        }
    }

    void wythoffsTableAgreesWithTheDefinitionUpTo300() {
        QCOMPARE(mistake(wythoff(), {300, 300}, engines(wythoff())), QString());
    }

    /// Large enough that each engine goes through tiles, shells or diagonals in a different order.
    void enginesAgreeWithOneAnotherOnLargeBoards() {
        for (const auto& vectors : {queen, rook, amazon, king, doubledDown}) {
            const VectorGame game(Play::normal, vectors, 0);
            for (const GridSize size : {GridSize{500, 1100}, {1100, 500}}) {
                GridValues expected(size);
                Task task;
                QVERIFY(fillBySweep(game, expected, task));
                for (const Fill& fill : engines(game)) {
                    GridValues values(size);
                    QVERIFY(fill(game, values, task));
                    const QString wrong = difference(values, expected, size);
                    if (!wrong.isEmpty()) QFAIL(qPrintable(text(vectors) + text(size) + ": " + wrong));
                }
            }
        }
    }

    void enginesAgreeWithTheDefinitionOnRandomVectors() {
        constexpr unsigned seed = 20250102;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const auto number = [&](int least, int most) {
            return least + static_cast<int>(random() % static_cast<unsigned>(most - least + 1));
        };
        for (int round = 0; round < 300; ++round) {
            std::vector<MoveVector> vectors;
            const int count = number(1, 6);
            while (static_cast<int>(vectors.size()) < count) {
                const MoveVector vector{number(-5, 3), number(-5, 3), number(0, 1) == 1};
                if (vector.da + vector.db < 0) vectors.push_back(vector);
            }
            const VectorGame game(number(0, 1) == 0 ? Play::normal : Play::misere, vectors, 0);
            const GridSize size{static_cast<std::uint32_t>(number(1, 70)),
                                static_cast<std::uint32_t>(number(1, 70))};
            const QString wrong = mistake(game, size, engines(game));
            if (!wrong.isEmpty()) QFAIL(qPrintable(wrong));
        }
    }

    /// There are too many lines for a set each: such rides are looked up step by step.
    void ridesAlongVeryManyLinesAreRight() {
        const GridSize size{1300, 230};
        const std::vector<MoveVector> vectors = {{-600, 0, true}, {-601, -1, true}, {0, -1, true}, {-1, -1}};
        for (const Play play : {Play::normal, Play::misere}) {
            const VectorGame game(play, vectors, 0);
            QCOMPARE(SweepPlan(game, size).diagonals, std::uint64_t{1300 + 230 - 1});
            QCOMPARE(SweepPlan(game, size).vectors.rides.size(), std::size_t{1});
            QCOMPARE(SweepPlan(game, size).vectors.lookedUp.size(), std::size_t{3});
            QCOMPARE(mistake(game, size, engines(game)), QString());
        }
    }

    void rookCellsAreNimSums() {
        const VectorGame game(Play::normal, rook, 0);
        GridValues values({1000, 1500});
        Task task;
        QVERIFY(fillGrid(game, values, task));
        for (std::uint32_t a = 0; a < 1000; ++a) {
            for (std::uint32_t b = 0; b < 1500; ++b) {
                if (values.at(a, b) != (a ^ b)) QFAIL(qPrintable(QString("(%1, %2)").arg(a).arg(b)));
            }
        }
    }

    void wythoffsZerosAreTheColdPairs() {
        GridValues values({2000, 2100});
        Task task;
        QVERIFY(fillGrid(wythoff(), values, task));
        for (std::uint32_t a = 0; a < 2000; ++a) {
            for (std::uint32_t b = 0; b < 2100; ++b) {
                if ((values.at(a, b) == 0) != isColdPair(a, b))
                    QFAIL(qPrintable(QString("(%1, %2)").arg(a).arg(b)));
            }
        }
    }

    /// A row, a column or a diagonal has each value at most once.
    void queensValuesNeverRepeatOnALine() {
        const std::uint32_t n = 1200;
        GridValues values({n, n});
        Task task;
        QVERIFY(fillGrid(wythoff(), values, task));
        const auto repeats = [&](auto cellOf, std::uint32_t length) {
            std::vector<bool> seen(2 * n, false);
            for (std::uint32_t i = 0; i < length; ++i) {
                const auto [a, b] = cellOf(i);
                const std::uint16_t value = values.at(a, b);
                if (value > a + b || seen[value]) return true;
                seen[value] = true;
            }
            return false;
        };
        for (std::uint32_t k = 0; k < n; ++k) {
            QVERIFY(!repeats([&](std::uint32_t i) { return std::pair{k, i}; }, n));
            QVERIFY(!repeats([&](std::uint32_t i) { return std::pair{i, k}; }, n));
            QVERIFY(!repeats([&](std::uint32_t i) { return std::pair{i, i + k}; }, n - k));
            QVERIFY(!repeats([&](std::uint32_t i) { return std::pair{i + k, i}; }, n - k));
        }
    }

    void whatIsFinishedIsRightWhileTheRestIsComputed_data() {
        QTest::addColumn<std::vector<MoveVector>>("vectors");
        QTest::addColumn<bool>("cancelled");
        for (const bool cancelled : {false, true}) {
            QTest::addRow("queen, %s", cancelled ? "cancelled" : "to the end") << queen << cancelled;
            QTest::addRow("knight, %s", cancelled ? "cancelled" : "to the end") << knight << cancelled;
        }
    }
    void whatIsFinishedIsRightWhileTheRestIsComputed() {
        QFETCH(std::vector<MoveVector>, vectors);
        QFETCH(bool, cancelled);
        const GridSize size{1500, 1300};
        const VectorGame game(Play::normal, vectors, 0);
        GridValues expected(size);
        Task whole;
        QVERIFY(fillGrid(game, expected, whole)); // right by the other tests

        GridValues values(size);
        Task task;
        Expected<void> result;
        std::thread worker([&] { result = fillGrid(game, values, task); });
        QString wrong;
        double progress = 0;
        GridSize before;
        while (before != size && !task.cancelled() && wrong.isEmpty()) {
            const double now = task.progress();
            if (now < progress || now > 1)
                wrong = QString("progress went from %1 to %2").arg(progress).arg(now);
            progress = now;
            const GridSize part = values.finished();
            if (part == before) continue;
            if (part.rows < before.rows || part.columns < before.columns) wrong = "the finished part shrank";
            if (wrong.isEmpty()) wrong = difference(values, expected, part);
            before = part;
            if (cancelled) task.cancel();
        }
        worker.join();
        if (!wrong.isEmpty()) QFAIL(qPrintable(wrong));
        const QString later = difference(values, expected, values.finished());
        if (!later.isEmpty()) QFAIL(qPrintable(later));
        if (cancelled) {
            QVERIFY(values.finished().cells() > 0);
            QVERIFY(values.finished() == size || result.error().kind == Error::Kind::cancelled);
        } else {
            QVERIFY(result);
            QCOMPARE(task.progress(), 1.0);
        }
    }

    void workThatIsCancelledBeforehandDoesNothing() {
        for (const auto& vectors : {queen, amazon}) {
            GridValues values({500, 500});
            Task task;
            task.cancel();
            const auto result = fillGrid({Play::normal, vectors, 0}, values, task);
            QVERIFY(!result);
            QCOMPARE(result.error().kind, Error::Kind::cancelled);
            QCOMPARE(values.finished().cells(), std::uint64_t{0});
        }
    }

    void whatFitsIsAccepted() {
        QVERIFY(checkGrid(wythoff(), {0, 0}));
        QVERIFY(checkGrid(wythoff(), {20000, 20000}));
        QVERIFY(checkGrid(wythoff(), {1, 65000}));
        QVERIFY(checkGrid({Play::normal, king, 0}, {30000, 30000}));
        QVERIFY(checkGrid({Play::normal, king, 0}, {1, 100'000'000}));
    }

    /// The number of the queen's sets depends on the longer side, their size on the sum of both.
    void aLongTableTakesAboutAsMuchBesidesAsASquareOne() {
        const VectorGame game(Play::normal, queen, 0);
        const double square = queenGridBytes(game, {5000, 5000});
        QVERIFY(queenGridBytes(game, {10, 5000}) > square / 2);
        QCOMPARE(queenGridBytes(game, {5000, 10}), queenGridBytes(game, {10, 5000}));
        QVERIFY(queenGridBytes(game, {10, 10}) < square / 100);
    }

    void whatIsTooLargeIsRefusedInASentence_data() {
        QTest::addColumn<std::vector<MoveVector>>("vectors");
        QTest::addColumn<std::uint32_t>("rows");
        QTest::addColumn<std::uint32_t>("columns");
        QTest::addColumn<QString>("sentence");
        const std::uint32_t most = UINT32_MAX;
        QTest::newRow("the table alone")
            << king << 40000U << 40000U << "A grid of 40000 × 40000 needs 305. MB; the limit is 2048 MB.";
        QTest::newRow("with its sets")
            << queen << 31000U << 31000U << "A grid of 31000 × 31000 needs 2... MB; the limit is 2048 MB.";
        QTest::newRow("the largest numbers")
            << queen << most << most
            << "A grid of 4294967295 × 4294967295 needs \\d+ MB; the limit is 2048 MB.";
        QTest::newRow("a board that grows")
            << knight << 1U << 100'000'000U << "A grid of 1 × 100000000 needs \\d+ MB; the limit is 2048 MB.";
        QTest::newRow("large values")
            << queen << 2U << 70000U
            << "A cell of a 2 × 70000 grid may have a value above the limit of 65535.";
    }
    void whatIsTooLargeIsRefusedInASentence() {
        QFETCH(std::vector<MoveVector>, vectors);
        QFETCH(std::uint32_t, rows);
        QFETCH(std::uint32_t, columns);
        QFETCH(QString, sentence);
        const auto fits = checkGrid({Play::normal, vectors, 0}, {rows, columns});
        QVERIFY(!fits);
        QCOMPARE(fits.error().kind, Error::Kind::tooLarge);
        const QString said = QString::fromStdString(fits.error().message.english());
        QVERIFY2(QRegularExpression("^" + sentence + "$").match(said).hasMatch(), qPrintable(said));
    }

    void theDefinitionRefusesWhatItsOwnTableCannotHold() {
        GridValues values({9000, 9000});
        Task task;
        const auto filled = fillByDefinition({Play::normal, knight, 0}, values, task);
        QVERIFY(!filled);
        QCOMPARE(filled.error().message.english(),
                 "A grid of 9000 × 9000 needs 2627 MB; the limit is 2048 MB.");
    }

    void noValueExceedsTheBound() {
        for (const Play play : {Play::normal, Play::misere}) {
            for (const auto& vectors : {queen, rook, king, knight, nightrider, amazon, immobile}) {
                const VectorGame game(play, vectors, 0);
                GridValues values({90, 70});
                Task task;
                QVERIFY(fillByDefinition(game, values, task));
                std::uint64_t largest = 0;
                for (std::uint32_t a = 0; a < 90; ++a)
                    largest = std::max<std::uint64_t>(largest,
                                                      *std::max_element(values.row(a), values.row(a) + 70));
                QVERIFY(largest <= largestGridValue(game, values.size()));
            }
        }
    }
};

MEXPLORER_TEST(TestGridEngine)
#include "test_grid_engine.moc"
