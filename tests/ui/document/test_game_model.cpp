#include "core/catalogue/catalogue.h"
#include "tests/runner/listed.h"
#include "ui/document/game_model.h"

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
            QVERIFY(index.data(GameModel::searchRole)
                        .toString()
                        .contains(QString::fromStdString(entry.description.id)));
        }
        QVERIFY(!model.indexOf("no such game").isValid());
    }
};

MEXPLORER_TEST(TestGameModel)
#include "test_game_model.moc"
