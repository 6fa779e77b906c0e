#include "core/rules/rules.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

class TestValue : public QObject {
    Q_OBJECT

private slots:
    void isWhatWasGiven() {
        const Value none;
        const Value nimber = Nimber{3};
        const Value score = Value::ofScore(-2);
        const Value game = Value::ofGame("{1|0}");
        QVERIFY(!none && nimber && score && game);
        QCOMPARE(nimber.nimber(), std::optional<Nimber>(3));
        QCOMPARE(score.score(), std::optional<Score>(-2));
        QVERIFY(!none.nimber() && !score.nimber() && !game.nimber() && !nimber.score() && !game.score());
        QCOMPARE(none.text(), std::string());
        QCOMPARE(nimber.text(), std::string("3"));
        QCOMPARE(score.text(), std::string("-2"));
        QCOMPARE(game.text(), std::string("{1|0}"));
    }

    void equalsItsLike() {
        QVERIFY(Value() == Value() && Value(Nimber{2}) == Value(Nimber{2}));
        QVERIFY(Value::ofGame("1/2") == Value::ofGame("1/2") && Value::ofGame("1/2") != Value::ofGame("1"));
        QVERIFY(Value(Nimber{2}) != Value::ofScore(2) && Value::ofScore(1) != Value::ofGame("1"));
        QVERIFY(Value(Nimber{0}) != Value());
    }

    void anOutcomeIsAskedForAMover() {
        struct Row {
            Outcome outcome;
            Score either;
            Score left;
            Score right;
            const char* name;
        };
        for (const Row& row : {Row{Outcome::P, -1, -1, -1, "P"}, Row{Outcome::N, 1, 1, 1, "N"},
                               Row{Outcome::draw, 0, 0, 0, "D"}, Row{Outcome::L, 0, 1, -1, "L"},
                               Row{Outcome::R, 0, -1, 1, "R"}}) {
            QCOMPARE(scoreOf(row.outcome), row.either);
            QCOMPARE(scoreOf(row.outcome, Side::left), row.left);
            QCOMPARE(scoreOf(row.outcome, Side::right), row.right);
            QCOMPARE(nameOf(row.outcome), row.name);
            QCOMPARE(outcomeBetween(row.left, row.right), row.outcome);
            const bool isOfOneSide = row.left != row.right;
            QCOMPARE(metBy(row.outcome, Side::either).has_value(), !isOfOneSide);
            QCOMPARE(isDrawn(row.outcome), row.name[0] == 'D');
        }
    }
};

MEXPLORER_TEST(TestValue)
#include "test_value.moc"
