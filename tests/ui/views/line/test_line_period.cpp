#include "tests/runner/listed.h"
#include "ui/views/line/line_table.h"

#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

/// The values of a period, outlined in the rows of a line.
class TestLinePeriod : public QObject {
    Q_OBJECT

private slots:
    void itsCellsAndNoOthersAreInside_data() {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("beyond");
        QTest::newRow("one cell") << 3 << 4;
        QTest::newRow("in a row") << 1 << 4;
        QTest::newRow("a whole row") << 5 << 10;
        QTest::newRow("two rows that do not meet") << 4 << 6;
        QTest::newRow("two rows that do") << 2 << 9;
        QTest::newRow("three rows") << 3 << 12;
        QTest::newRow("all") << 0 << 15;
    }
    void itsCellsAndNoOthersAreInside() {
        QFETCH(const int, first);
        QFETCH(const int, beyond);
        const LineTable table(15, 5, 1);
        const QPainterPath around =
            table.around(static_cast<std::uint64_t>(first), static_cast<std::uint64_t>(beyond));
        for (int n = 0; n < 15; ++n)
            QCOMPARE(around.contains(table.cell(static_cast<std::uint64_t>(n)).center()),
                     n >= first && n < beyond);
    }
};

MEXPLORER_TEST(TestLinePeriod)
#include "test_line_period.moc"
