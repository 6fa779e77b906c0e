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
                                    << "Wythoff";
        QTest::newRow("example") << "Kayles"
                                 << "octal"
                                 << "Take and break · Kayles: bowl one pin or two neighbours";
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

    void anExampleThatIsFoundIsNamedByItsNumber() {
        GameModel model;
        model.search("dawson’s chess");
        const int preset = model.indexOf("octal").data(GameModel::presetRole).toInt();
        const auto& presets = findGame("octal").value()->description.presets;
        QCOMPARE(presets.at(static_cast<std::size_t>(preset)).parameters.at("code"), std::string("0.137"));
        model.search("octal");
        QCOMPARE(model.indexOf("octal").data(GameModel::presetRole).toInt(), -1);
    }
};

MEXPLORER_TEST(TestGameModel)
#include "test_game_model.moc"
