#include "core/play/move_worths.h"

#include "core/catalogue/catalogue.h"
#include "tests/core/asked.h"
#include "tests/core/play/plain_play.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

class TestMoveWorths : public QObject {
    Q_OBJECT

private slots:
    /// Against the definition, whether by the solution or by a longer search; a shorter one leaves some
    /// unknown and says nothing false.
    void whatIsKnownIsTrue() {
        const auto game = makeGame("connect-four", {{"columns", "4"}, {"rows", "4"}}).value();
        const std::string position = "1122";
        const auto at = asked(*game, position);
        const auto graph = at->graph();
        QVERIFY(allBelow(*graph, 1'000'000));
        const PlainPlay plain(*game, *graph);
        Task task;
        const auto solved = moveWorths(*game, *at, task).value();
        const auto searched = searchedWorths(*game, *at, 10'000'000, task).value();
        const auto other =
            makeGame("connect-four", {{"columns", "4"}, {"rows", "4"}}).value(); // has found nothing yet
        const auto soon = searchedWorths(*other, *asked(*other, position), 1, task).value();
        for (const MoveWorths& worths : {solved, searched, soon}) {
            QCOMPARE(worths.outcomes.size() + worths.unknown, plain.options[0].size());
            for (const std::size_t option : plain.options[0]) {
                const auto found = worths.outcomes.find(plain.texts[option]);
                if (found != worths.outcomes.end()) QCOMPARE(found->second, plain.outcome(option));
            }
        }
        QVERIFY(solved.unknown == 0 && searched.unknown == 0 && soon.unknown > 0);
    }

    void whatIsCancelledSaysSo() {
        const auto game = makeGame("nim", {}).value();
        Task task;
        task.cancel();
        const auto worths = moveWorths(*game, *asked(*game, "3,4"), task);
        QVERIFY(!worths && worths.error().kind == Error::Kind::cancelled);
    }
};

MEXPLORER_TEST(TestMoveWorths)
#include "test_move_worths.moc"
