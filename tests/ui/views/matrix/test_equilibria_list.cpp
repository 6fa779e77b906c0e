// The list of equilibria beside a matrix.
#include "tests/runner/listed.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/document/document.h"
#include "ui/document/view_kind.h"

#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

class TestEquilibriaList : public QObject {
    Q_OBJECT

private slots:
    /// Both get a prime if they choose the same action, else nothing: any set of actions gives an
    /// equilibrium, with shares too long for a line; many first differ at its end.
    void noLineIsCut_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("presenting") << QSize(1280, 578);
        QTest::newRow("window") << QSize(769, 551);
    }
    void noLineIsCut() {
        QFETCH(const QSize, size);
        Document document;
        QVERIFY(
            document.setGame("matrix", {}, primesOnTheDiagonal({1009, 2003, 3001, 4001, 5003}), "matrix"));
        Task task;
        const auto steps = findView("matrix")->steps(document.scene("matrix"), task);
        QVERIFY(steps);
        std::size_t listed = 0;
        bool isCounted = false; // there is no room for all
        for (int step = 0; step < static_cast<int>(steps->trace->steps.size()); ++step) {
            for (const SeenText& text : seenTexts(*steps->figureAt(step), size, std::nullopt, Style{})) {
                QVERIFY2(!text.text.contains(u'…'), qPrintable(text.text));
                isCounted = isCounted || text.text.endsWith(" of 31");
                listed += text.text.contains("which give") || text.text.startsWith("row player: ") ? 1 : 0;
            }
        }
        QVERIFY(listed > steps->trace->steps.size());
        QVERIFY(isCounted);
    }

private:
    static std::string primesOnTheDiagonal(const std::vector<int>& primes) {
        std::string rows;
        for (std::size_t row = 0; row < primes.size(); ++row) {
            rows += row > 0 ? ";" : "";
            for (std::size_t column = 0; column < primes.size(); ++column) {
                const std::string paid = row == column ? std::to_string(primes[row]) : "0";
                rows += (column > 0 ? "," : "") + paid + "|" + paid;
            }
        }
        return rows;
    }
};

MEXPLORER_TEST(TestEquilibriaList)
#include "test_equilibria_list.moc"
