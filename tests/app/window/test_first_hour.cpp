#include "app/window/notice.h"
#include "tested_window.h"
#include "tests/runner/listed.h"
#include "ui/lesson/player.h"

#include <QDir>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>

using namespace mexplorer;
using namespace mexplorer::app;

/// What the program opens with: first a lesson, later what was open before.
class TestFirstHour : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(window.open());
        window->openWhereLeft();
    }
    void cleanup() { window.close(); }

    void theFirstStartOffersThreeWaysOn() {
        QCOMPARE(window->document().state().game, std::string("nim"));
        QCOMPARE(window->document().position(), std::string("3,5,7"));
        QCOMPARE(window->document().state().view, std::string("xor"));
        QCOMPARE(offered().size(), 4);
        QTRY_VERIFY(window->view().trace());
        offered()[0]->click();
        QCOMPARE(window->document().step(), 0);
        offered()[1]->click();
        QCOMPARE(window->document().state().view, std::string("play"));
        offered()[2]->click();
        QCOMPARE(window->document().state().view, std::string("grid"));
        QCOMPARE(offered().size(), 4); // one may go on to another
        offered()[3]->click();
        QVERIFY(offered().empty());
        QVERIFY(!window->isWindowModified()); // nothing of this is work to be saved
    }

    void digitsChooseToo() {
        QTRY_VERIFY(window->view().trace());
        QTest::keyClick(window.get(), Qt::Key_3);
        QCOMPARE(window->document().state().view, std::string("grid"));
        QTest::keyClick(window.get(), Qt::Key_9); // there is none
        QCOMPARE(window->document().state().view, std::string("grid"));
        offered()[3]->click();
        QTest::keyClick(window.get(), Qt::Key_1);
        QCOMPARE(window->document().state().view, std::string("grid"));
    }

    void laterStartsOpenWhereOneLeft() {
        QVERIFY(window->document().setGame("bash", {{"m", "4"}}, "17", "line"));
        window.answerDialogs([](QWidget& modal) {
            if (auto* box = qobject_cast<QMessageBox*>(&modal)) box->button(QMessageBox::Discard)->click();
        });
        QVERIFY(window.reopen());
        window->openWhereLeft();
        QCOMPARE(window->document().state().game, std::string("bash"));
        QCOMPARE(window->document().position(), std::string("17"));
        QCOMPARE(window->document().state().parameters.at("m"), std::string("4"));
        QCOMPARE(window->document().state().view, std::string("line"));
        QVERIFY(offered().empty());
    }

    void withoutWhatWasLeftTheFirstGameOpensAgain() {
        QVERIFY(window->document().setGame("bash", {{"m", "4"}}, "17", "line"));
        window.answerDialogs([](QWidget& modal) {
            if (auto* box = qobject_cast<QMessageBox*>(&modal)) box->button(QMessageBox::Discard)->click();
        });
        QVERIFY(window->close());
        QVERIFY(QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively());
        QVERIFY(window.reopen());
        window->openWhereLeft();
        QTRY_COMPARE(window->document().state().game, std::string("nim"));
        QCOMPARE(window->document().position(), std::string("3,5,7"));
        QVERIFY(offered().empty());
    }

private:
    /// The visible buttons of notices.
    [[nodiscard]] QList<QPushButton*> offered() const {
        QList<QPushButton*> visible;
        for (const Notice* notice : window->findChildren<Notice*>())
            for (QPushButton* button : notice->findChildren<QPushButton*>())
                if (button->isVisible()) visible << button;
        return visible;
    }
    TestedWindow window;
};

MEXPLORER_TEST(TestFirstHour)
#include "test_first_hour.moc"
