#include "core/formula/formula.h"
#include "core/text/said_column.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

class TestSaidColumn : public QObject {
    Q_OBJECT

private slots:
    void theColumnIsTheOneThatTheSentenceNames() {
        QCOMPARE(saidColumn(say("“%1” at column %2 is wrong.", "k", 17)), std::optional<std::size_t>(17));
        QCOMPARE(saidColumn(say("wrong at column %1", 3)), std::optional<std::size_t>(3));
        QCOMPARE(saidColumn(say("wrong at column %2", 3)), std::optional<std::size_t>());
        QCOMPARE(saidColumn(say("wrong at column %")), std::optional<std::size_t>());
        QCOMPARE(saidColumn(say("wrong")), std::optional<std::size_t>());
        QCOMPARE(saidColumn(say("at column %1", "x")), std::optional<std::size_t>());
        QCOMPARE(saidColumn({}), std::optional<std::size_t>());
    }

    void errorsOfFormulasSayTheirs() {
        const auto error = Formula::parse("k <= = n", {"n", "k"}, 22).error();
        QCOMPARE(saidColumn(error.message), std::optional<std::size_t>(27));
    }
};

MEXPLORER_TEST(TestSaidColumn)
#include "test_said_column.moc"
