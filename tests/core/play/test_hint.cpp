#include "core/catalogue/catalogue.h"
#include "core/play/hint.h"
#include "tests/core/asked.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

/// What a hint tells, in its three depths.
class TestHint : public QObject {
    Q_OBJECT

private slots:
    void depthsTellMoreAndMore() {
        const Hint hint = found("nim", "3,5,7");
        QCOMPARE(hint.look.english(), "Look at heap 1.");
        QCOMPARE(hint.aim.english(), "Make the nim-sum 0.");
        QCOMPARE(hint.told(1).size(), std::size_t{1});
        QCOMPARE(hint.told(2).size(), std::size_t{2});
        QVERIFY(hint.told(3).size() > 2);
    }

    /// A board’s cells are called in every depth what its moves call them.
    void cellsHaveTheNamesOfTheirMoves() {
        const Hint hint = found("hexapawn", "b.b/.b./www");
        const std::string move = hint.move.move.english();
        QCOMPARE(hint.look.english(), "Look at " + move.substr(0, 2) + ".");
        QVERIFY(move.front() >= 'a' && move.front() <= 'c');
    }

private:
    static Hint found(const char* id, const char* position) {
        Task task;
        const auto game = makeGame(id).value();
        return findHint(*game, *asked(*game, position), 0, task).value();
    }
};

MEXPLORER_TEST(TestHint)
#include "test_hint.moc"
