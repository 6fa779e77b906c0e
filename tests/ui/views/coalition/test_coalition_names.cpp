#include "tests/runner/listed.h"
#include "ui/theme/theme.h"
#include "ui/views/coalition/coalition_names.h"

#include <QTest>

#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

/// How coalitions are written where there is little room.
class TestCoalitionNames : public QObject {
    Q_OBJECT

private slots:
    void namesThatBeginAlikeAreToldApart_data() {
        QTest::addColumn<std::vector<std::string>>("names");
        QTest::newRow("at the end") << std::vector<std::string>{
            "Dora Maria of Lisbon", "Dora Maria of Lisboa", "Dora Maria of Lisbet"};
        QTest::newRow("by a number") << std::vector<std::string>{"Company 1", "Company 2", "Company 3"};
        QTest::newRow("outside the BMP")
            << std::vector<std::string>{"𝒜𝒜𝒜𝒜𝒜𝒜𝒜𝒜𝒜1", "𝒜𝒜𝒜𝒜𝒜𝒜𝒜𝒜𝒜2", "𝒜𝒜𝒜𝒜𝒜𝒜𝒜𝒜𝒜𝒜"};
        QTest::newRow("at the beginning") << std::vector<std::string>{"Andrea", "Beatrice", "Cornelius"};
    }
    void namesThatBeginAlikeAreToldApart() {
        QFETCH(std::vector<std::string>, names);
        const QFontMetricsF metrics(textFont(13));
        const std::vector<Coalition> all{1, 2, 3, 4, 5, 6, 7};
        for (const double width : {200.0, 120.0, 80.0}) {
            const CoalitionNames written(names, all, width, metrics);
            std::set<QString> told;
            for (const Coalition coalition : all) {
                const QString name = written.nameOf(coalition);
                QVERIFY2(name.isValidUtf16(), qPrintable(name));
                told.insert(name);
            }
            QCOMPARE(told.size(), all.size());
        }
    }
};

MEXPLORER_TEST(TestCoalitionNames)
#include "test_coalition_names.moc"
