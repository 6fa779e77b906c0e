#include "core/catalogue/catalogue.h"
#include "tests/runner/listed.h"
#include "ui/document/game_model.h"
#include "ui/theme/language.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

class TestGameModel : public QObject {
    Q_OBJECT

private slots:
    void isAProperModel() {
        GameModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.retranslate();
    }

    void holdsEveryGameOnceUnderItsGroup() {
        GameModel model;
        int games = 0;
        for (int group = 0; group < model.rowCount({}); ++group) {
            const QModelIndex parent = model.index(group, 0, {});
            QVERIFY(!(parent.flags() & Qt::ItemIsSelectable));
            games += model.rowCount(parent);
        }
        QCOMPARE(games, static_cast<int>(catalogue().size()));
        for (const Entry& entry : catalogue()) {
            const QModelIndex index = model.indexOf(QString::fromStdString(entry.description.id));
            QVERIFY(index.isValid());
            QCOMPARE(index.data().toString().toStdString(), entry.description.title.english());
            QCOMPARE(index.parent().data().toString().toStdString(), entry.description.group.english());
            QVERIFY(index.data(GameModel::isFoundRole).toBool());
        }
        QVERIFY(!model.indexOf("no such game").isValid());
    }

    /// By what users may type, in any language of the interface.
    void gamesAreFoundByAnyOfTheirNames_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("shown");
        QTest::newRow("title") << "wythoff"
                               << "wythoff"
                               << "Wythoff";
        QTest::newRow("simplified") << "威佐夫"
                                    << "wythoff"
                                    << "Wythoff · 威佐夫";
        QTest::newRow("example") << "Kayles"
                                 << "octal"
                                 << "Take and break · Kayles: bowl one pin or two neighbours";
        QTest::newRow("typed apostrophe") << "kiki's board"
                                          << "kiki"
                                          << "Kiki’s board";
        QTest::newRow("traditional") << "階梯博弈"
                                     << "staircase"
                                     << "Staircase Nim · 階梯";
        QTest::newRow("two words, any order") << "chess dawson"
                                              << "octal"
                                              << "Take and break · Dawson’s Chess";
        QTest::newRow("number") << "2147"
                                << "kiki"
                                << "Kiki’s board · HDU 2147";
        QTest::newRow("with the judge") << "hdu 2897"
                                        << "take-between"
                                        << "";
        QTest::newRow("author") << "Bouton"
                                << "nim"
                                << "Nim · Bouton 1901";
    }
    void gamesAreFoundByAnyOfTheirNames() {
        QFETCH(QString, typed);
        QFETCH(QString, game);
        QFETCH(QString, shown);
        GameModel model;
        for (const QString& language : languages()) {
            setLanguage(language);
            model.search(typed);
            const QModelIndex index = model.indexOf(game);
            QVERIFY2(index.data(GameModel::isFoundRole).toBool(), qPrintable(language));
            if (language == u"en" && !shown.isEmpty()) QCOMPARE(index.data().toString(), shown);
        }
        setLanguage("en");
        model.search({});
        QCOMPARE(model.indexOf(game).data().toString().indexOf(u'·'), -1);
    }

    void whatNobodyCallsAGameFindsNone() {
        GameModel model;
        model.search("chess monopoly");
        for (const Entry& entry : catalogue())
            QVERIFY(!model.indexOf(QString::fromStdString(entry.description.id))
                         .data(GameModel::isFoundRole)
                         .toBool());
    }

    void whatBelongsToTheNameFoundIsOpened() {
        GameModel model;
        model.search("dawson's chess");
        QCOMPARE(model.opens(model.indexOf("octal"))->parameters.at("code"), std::string("0.137"));
        model.search("2897");
        QCOMPARE(model.opens(model.indexOf("take-between"))->parameters.at("play"), std::string("misere"));
        model.search("octal");
        QVERIFY(!model.opens(model.indexOf("octal")));
    }

    void gamesAndGroupsAreRankedByTheirBestNames() {
        GameModel model;
        model.search("cat");
        const QModelIndex best = model.indexOf("chase");
        QCOMPARE(best.data(GameModel::rankRole).toInt(), 0);
        QCOMPARE(best.parent().data(GameModel::rankRole).toInt(), 0);
        QVERIFY(model.indexOf("nim").parent().data(GameModel::rankRole).toInt() > 0);
        model.search({});
        for (std::size_t i = 0; i < catalogue().size(); ++i) {
            const QString id = QString::fromStdString(catalogue()[i].description.id);
            QCOMPARE(model.indexOf(id).data(GameModel::rankRole).toInt(), static_cast<int>(i));
        }
    }
};

MEXPLORER_TEST(TestGameModel)
#include "test_game_model.moc"
