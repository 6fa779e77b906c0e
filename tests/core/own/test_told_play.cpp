#include "core/own/told_play.h"

#include "core/catalogue/catalogue.h"
#include "core/own/own_description.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

/// Rules that tell the play themselves.
class TestToldPlay : public QObject {
    Q_OBJECT

private slots:
    void eachKindOfRulesMayTellIt_data() {
        QTest::addColumn<std::string>("rules");
        QTest::newRow("heap") << std::string("heap n: take any");
        QTest::newRow("heap, last") << std::string("heap n, last m: take k where k != m");
        QTest::newRow("heaps") << std::string("heaps a, b: a-k | b-k");
        QTest::newRow("board") << std::string("board 4 x 4: (-1,0) | (0,-1)");
        QTest::newRow("word") << std::string("word over AB: AB -> B");
        QTest::newRow("graph") << std::string("graph: remove node and its neighbours");
    }
    void eachKindOfRulesMayTellIt() {
        QFETCH(const std::string, rules);
        QCOMPARE(toldPlay(rules), std::optional<Play>());
        QCOMPARE(toldPlay(rules + "; play misere"), std::optional(Play::misere));
        QCOMPARE(toldPlay(rules + "; last wins"), std::optional(Play::normal));
        QCOMPARE(toldPlay(rules + "; play chess"), std::optional<Play>());
        const auto game = makeGame(ownGameId, {{ownRulesId, rules + "; last loses"}});
        QVERIFY2(game.has_value(), game ? "" : game.error().english().c_str());
        QCOMPARE(playOf((*game)->parameters()), Play::misere);
    }

    void whatIsChosenMustAgree() {
        const std::string rules = "heap n: take any; play misere";
        QVERIFY(makeGame(ownGameId, {{ownRulesId, rules}, {playId, "misere"}}));
        const auto game = makeGame(ownGameId, {{ownRulesId, rules}, {playId, "normal"}});
        QVERIFY(!game);
        QCOMPARE(game.error().field, std::string(playId));
        QVERIFY(game.error().english().find("“play misere”") != std::string::npos);
    }

    void twoSidedRulesHaveNone() {
        QCOMPARE(toldPlay("Left: take 1; Right: take 2; play misere"), std::optional<Play>());
        QCOMPARE(toldPlay("nonsense"), std::optional<Play>());
    }
};

MEXPLORER_TEST(TestToldPlay)
#include "test_told_play.moc"
