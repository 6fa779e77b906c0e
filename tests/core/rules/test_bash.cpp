#include "core/rules/bash.h"

#include "core/solve/line_engine.h"
#include "core/solve/ways/heaps.h"
#include "tests/core/plain.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

Q_DECLARE_METATYPE(mexplorer::Play)

class TestBash : public QObject {
    Q_OBJECT

private slots:
    void everythingAgreesOnSmallHeaps_data() {
        QTest::addColumn<Play>("play");
        QTest::addColumn<std::uint64_t>("most");
        for (std::uint64_t most = 1; most <= 6; ++most) {
            QTest::addRow("normal, 1 to %d", int(most)) << Play::normal << most;
            QTest::addRow("misere, 1 to %d", int(most)) << Play::misere << most;
        }
    }
    void everythingAgreesOnSmallHeaps() {
        QFETCH(Play, play);
        QFETCH(std::uint64_t, most);
        std::vector<Heaps> positions;
        for (std::uint64_t a = 0; a <= 60; ++a)
            positions.push_back({a});
        for (std::uint64_t a = 0; a <= 12; ++a) {
            for (std::uint64_t b = 0; b <= 12; ++b)
                positions.push_back({a, b});
        }
        for (std::uint64_t a = 0; a < 216; ++a)
            positions.push_back({a % 6, a / 6 % 6, a / 36});
        QCOMPARE(disagreement(Bash(play, most), positions), std::string());
    }

    void oneHeapInMisereIsLostExactlyWhenItLeavesOne() {
        for (std::uint64_t most = 1; most <= 20; ++most) {
            const Bash bash(Play::misere, most);
            for (std::uint64_t n = 0; n <= 200; ++n) {
                QCOMPARE(bash.closedForm({n})->outcome == Outcome::P, n % (most + 1) == 1);
            }
        }
    }

    void theTakeToAValueIsTheLeastOne() {
        for (std::uint64_t most = 1; most <= 9; ++most) {
            const Bash bash(Play::normal, most);
            for (std::uint64_t size = 0; size <= 40; ++size) {
                for (Nimber value = 0; value <= most + 2; ++value) {
                    std::optional<std::uint64_t> least;
                    bash.forEachTake(size, [&](std::uint64_t taken) {
                        if (!least && bash.heapValue(size - taken) == value) least = taken;
                    });
                    QCOMPARE(bash.takeTo(size, value) == least, true);
                }
            }
        }
    }

    void theLineRepeatsWithTheClaimedPeriod() {
        for (const Play play : {Play::normal, Play::misere}) {
            const Bash bash(play, 6);
            LineValues values(500);
            Task task;
            QVERIFY(fillLineByDefinition(bash, values, task).has_value());
            for (std::uint64_t n = 0; n + *bash.valuePeriod() < values.size(); ++n) {
                QCOMPARE(values[n], values[n + *bash.valuePeriod()]);
            }
            QCOMPARE(takingPeriod(values, 6).length, *bash.valuePeriod());
        }
    }
};

MEXPLORER_TEST(TestBash)
#include "test_bash.moc"
