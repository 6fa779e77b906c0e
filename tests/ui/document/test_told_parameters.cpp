#include "tests/runner/listed.h"
#include "ui/document/document.h"

#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

/// Parameters that others tell, until somebody chooses them.
class TestToldParameters : public QObject {
    Q_OBJECT

private slots:
    void rulesTellThePlayUntilItIsChosen() {
        Document document;
        const auto play = [&] { return document.state().parameters.at("play"); };
        QVERIFY(document.setGame("own", {{"rules", "heap n: take any"}}, "5"));
        QVERIFY(document.setParameter("rules", "heap n: take any; play misere"));
        QCOMPARE(play(), std::string("misere"));
        QVERIFY(!document.setParameter("play", "normal"));
        QVERIFY(document.setParameter("rules", "heap n: take 1 or 2"));
        QCOMPARE(play(), std::string("normal"));
        QVERIFY(document.setParameter("play", "misere"));
        QVERIFY(document.setParameter("rules", "heap n: take 1 or 3"));
        QCOMPARE(play(), std::string("misere")); // as chosen
        QVERIFY(!document.setParameter("rules", "heap n: take 1 or 3; last wins"));
    }

    void theGraphStaysWithItsRules() {
        const std::string graph = "graph { a -- b -- c }";
        Document document;
        QVERIFY(document.setGame("own", {{"rules", "graph: remove node"}, {"graph", graph}}, "G"));
        QVERIFY(document.setParameter("rules", "graph: remove edge; last loses"));
        QCOMPARE(document.state().parameters.at("graph"), graph);
        QCOMPARE(document.state().parameters.at("play"), std::string("misere"));
    }

    void anUnknownParameterIsRefused() {
        Document document;
        QVERIFY(document.setGame("own", {{"rules", "heap n: take any"}}, "5"));
        QVERIFY(!document.setParameter("colour", "red"));
    }
};

MEXPLORER_TEST(TestToldParameters)
#include "test_told_parameters.moc"
