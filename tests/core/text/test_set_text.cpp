#include "core/text/set_text.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

class TestSetText : public QObject {
    Q_OBJECT

private slots:
    void aSetIsAscendingAndHasNothingTwice() {
        QCOMPARE(asSet({4, 0, 2, 4, 1, 0}), (std::vector<std::uint64_t>{0, 1, 2, 4}));
        QCOMPARE(asSet({}), std::vector<std::uint64_t>());
    }

    void aLongSetIsCut() {
        const std::vector<std::uint64_t> values{0, 1, 2, 4};
        QCOMPARE(setText(values, 4), std::string("{0, 1, 2, 4}"));
        QCOMPARE(setText(values, 3), std::string("{0, 1, 2, …}"));
        QCOMPARE(setText({}, 3), std::string("{}"));
    }
};

MEXPLORER_TEST(TestSetText)
#include "test_set_text.moc"
