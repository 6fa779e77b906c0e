#include "core/explain/say_signs.h"
#include "core/explain/say_status.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

class TestSayStatus : public QObject {
    Q_OBJECT

private slots:
    void aPositionIsToldWithAllThatIsKnown() {
        Pointed pointed{.position = verbatim("(3, 5)"), .evaluation = evaluationOf(2), .options = 4};
        QCOMPARE(sayStatus(pointed).english(), std::string("(3, 5) · SG 2 · N · 4 options"));
        pointed.move = verbatim("take 3 from heap 1");
        pointed.options = 1;
        QCOMPARE(sayStatus(pointed).english(),
                 std::string("(3, 5) · SG 2 · N · take 3 from heap 1: loses · 1 option"));
        pointed.play = Play::misere;
        pointed.evaluation = evaluationOf(0);
        pointed.options.reset();
        QCOMPARE(sayStatus(pointed).english(),
                 std::string("(3, 5) · misère value 0 · P · take 3 from heap 1: wins"));
    }

    void whatIsNotKnownIsLeftOut() {
        QCOMPARE(sayStatus({.position = verbatim("5")}).english(), std::string("5"));
        QCOMPARE(sayStatus({.position = verbatim("5"), .move = verbatim("go")}).english(),
                 std::string("5 · go"));
        QCOMPARE(sayStatus({.position = verbatim("5"), .evaluation = Evaluation{Outcome::N, {}}}).english(),
                 std::string("5 · N"));
    }

    void aDrawIsNeitherWonNorLost() {
        QCOMPARE(sayStatus({.position = verbatim("5"),
                            .evaluation = Evaluation{Outcome::draw, {}},
                            .move = verbatim("go"),
                            .options = UINT64_MAX})
                     .english(),
                 std::string("5 · draw · go: draw · >1.8·10¹⁹ options"));
    }

    void valuesOfMiserePlayAreNotCalledSg() {
        QCOMPARE(sayValue(3, Play::normal).english(), std::string("SG 3"));
        QCOMPARE(sayValue(1, Play::misere).english(), std::string("misère value 1"));
        QCOMPARE(sayValueBriefly(3, Play::normal).english(), std::string("SG 3"));
        QCOMPARE(sayValueBriefly(1, Play::misere).english(), std::string("G⁻ 1"));
        QCOMPARE(sayValueName(Play::misere).english(), std::string("misère value"));
    }
};

MEXPLORER_TEST(TestSayStatus)
#include "test_say_status.moc"
