#include "core/coalition/nucleolus.h"
#include "core/coalition/payoff_triangle.h"
#include "core/coalition/power.h"
#include "tests/core/coalition/made_tables.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace mexplorer;

namespace {

PayoffTriangle triangleOf(const CoalitionValues& values) {
    Task task;
    return payoffTriangle(values, {powerValues(values).shapley, nucleolus(values, task).value().payments});
}

bool isInTriangle(const PayoffTriangle& triangle, const Payments& payments) {
    for (std::size_t player = 0; player < payments.size(); ++player)
        if (payments[player] < triangle.least[player]) return false;
    return true;
}

/// By its definition.
bool isInCore(const CoalitionValues& values, const Payments& payments, const Rational& excess) {
    return greatestExcess(values, payments).excess <= excess &&
           paidTo(payments, values.all()) == values.value(values.all());
}

/// Whether a point is on the same side of all edges of a polygon, or on them.
bool isInside(const std::vector<Payments>& corners, const Payments& point) {
    int side = 0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Payments& from = corners[i];
        const Payments& to = corners[(i + 1) % corners.size()];
        const Rational turn =
            (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]);
        const int sign = turn > 0 ? 1 : turn < 0 ? -1 : 0;
        if (sign != 0 && side != 0 && sign != side) return false;
        if (sign != 0) side = sign;
    }
    return true;
}

std::set<Coalition> coalitionsOf(const std::vector<PayoffLine>& lines) {
    std::set<Coalition> coalitions;
    for (const PayoffLine& line : lines)
        coalitions.insert(line.coalition);
    return coalitions;
}

} // namespace

/// The ε-core of three players as a polygon.
class TestPayoffTriangle : public QObject {
    Q_OBJECT

private slots:
    void aKnownCore() {
        const CoalitionValues values = tableOf({68, 102, 0, 170, 710, 762, 992});
        const PayoffTriangle triangle = triangleOf(values);
        QCOMPARE(written(triangle.least), std::string("68 102 0"));
        QCOMPARE(rationalText(triangle.rest), std::string("822"));
        const ExcessCore core = excessCore(values, triangle, 0);
        QCOMPARE(core.corners.size(), std::size_t{4});
        QCOMPARE(coalitionsOf(core.edges), (std::set<Coalition>{1, 2, 5, 6}));
        const ExcessCore least = excessCore(values, triangle, -81);
        QCOMPARE(least.corners.size(), std::size_t{2}); // a segment, the nucleolus in its middle
        QVERIFY(excessCore(values, triangle, -82).corners.empty());
    }

    void anEmptyCoreHasLinesOnly() {
        const CoalitionValues values = tableOf({0, 0, 0, 1, 1, 1, 1});
        const PayoffTriangle triangle = triangleOf(values);
        const ExcessCore core = excessCore(values, triangle, 0);
        QVERIFY(core.corners.empty() && core.edges.empty());
        QCOMPARE(coalitionsOf(payoffLines(values, triangle, 0)), (std::set<Coalition>{1, 2, 3, 4, 5, 6}));
        QCOMPARE(excessCore(values, triangle, Rational(1, 3)).corners.size(), std::size_t{1});
    }

    void whereNothingIsToBeDividedThereIsRoom() {
        for (const auto& numbers : {std::vector<std::int64_t>{1, 2, 3, 3, 4, 5, 6},
                                    std::vector<std::int64_t>{0, 0, 0, 0, 0, 0, 0}}) {
            const CoalitionValues values = tableOf(numbers);
            const PayoffTriangle triangle = triangleOf(values);
            QVERIFY(triangle.rest > 0);
            QCOMPARE(excessCore(values, triangle, 0).corners.size(), std::size_t{1});
        }
    }

    /// Every corner is in it, and any other payments exactly if they are inside.
    void thePolygonIsTheCoreByItsDefinition() {
        const auto seed = std::random_device()();
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        for (int round = 0; round < 60; ++round) {
            const CoalitionValues values = madeTable(random, 3, -3, 12, 1 + round % 2);
            const PayoffTriangle triangle = triangleOf(values);
            const Rational excess(static_cast<int>(random() % 9) - 3, 2);
            const ExcessCore core = excessCore(values, triangle, excess);
            for (const Payments& corner : core.corners)
                QVERIFY(isInTriangle(triangle, corner) && isInCore(values, corner, excess));
            for (const PayoffLine& line : core.edges)
                for (const Payments* end : {&line.from, &line.to})
                    QCOMPARE(Rational(values.value(line.coalition) - paidTo(*end, line.coalition)), excess);
            for (int first = 0; first <= 12; ++first) {
                for (int second = 0; first + second <= 12; ++second) {
                    Payments payments = triangle.least;
                    const Rational part = triangle.rest / 12;
                    payments[0] += first * part;
                    payments[1] += second * part;
                    payments[2] += (12 - first - second) * part;
                    if (core.corners.size() > 2)
                        QCOMPARE(isInside(core.corners, payments), isInCore(values, payments, excess));
                    else if (core.corners.empty())
                        QVERIFY(!isInCore(values, payments, excess));
                }
            }
        }
    }

    void linesAreInTheTriangleAndPayTheirCoalition() {
        std::mt19937_64 random(7);
        for (int round = 0; round < 60; ++round) {
            const CoalitionValues values = madeTable(random, 3, -3, 12);
            const PayoffTriangle triangle = triangleOf(values);
            const Rational excess(static_cast<int>(random() % 9) - 3, 2);
            for (const PayoffLine& line : payoffLines(values, triangle, excess)) {
                for (const Payments* end : {&line.from, &line.to}) {
                    QVERIFY(isInTriangle(triangle, *end));
                    QCOMPARE(paidTo(*end, values.all()), values.value(values.all()));
                    QCOMPARE(Rational(values.value(line.coalition) - paidTo(*end, line.coalition)), excess);
                }
            }
        }
    }
};

MEXPLORER_TEST(TestPayoffTriangle)
#include "test_payoff_triangle.moc"
