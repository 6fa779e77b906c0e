#include "app/window/actions.h"
#include "app/window/notice.h"
#include "app/window/safety.h"
#include "core/file/input_file.h"
#include "tested_window.h"
#include "tests/runner/listed.h"

#include <QMessageBox>
#include <QPushButton>

using namespace mexplorer;
using namespace mexplorer::app;

/// What other programs, other windows and a sudden end do to the document and its file.
class TestFileSafety : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(window.open());
        path = window.filePath("lesson.mex");
        QVERIFY(write("1,2"));
        window->openFile(path);
        QCOMPARE(window->document().position(), std::string("1,2"));
    }
    void cleanup() { window.close(); }

    void whatAnotherProgramWroteIsOverwrittenOnlyOnPurpose_data() {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<std::string>("inFile");
        QTest::addColumn<std::string>("here");
        QTest::newRow("overwrite") << "&Overwrite" << std::string("3,4") << std::string("3,4");
        QTest::newRow("reload") << "&Reload" << std::string("5,6") << std::string("5,6");
        QTest::newRow("neither") << "Cancel" << std::string("5,6") << std::string("3,4");
    }
    void whatAnotherProgramWroteIsOverwrittenOnlyOnPurpose() {
        QFETCH(QString, answer);
        QFETCH(std::string, inFile);
        QFETCH(std::string, here);
        QVERIFY(window->document().setPosition("3,4"));
        QVERIFY(write("5,6"));
        window.answerDialogs([answer](QWidget& modal) {
            for (auto* button : modal.findChildren<QPushButton*>())
                if (button->text() == answer) button->click();
        });
        window->findChild<Actions*>()->save->trigger();
        QCOMPARE(written(), inFile);
        QCOMPARE(window->document().position(), here);
    }

    void aFileReplacedByAnotherOfItsNameIsNoticed() {
        for (const char* position : {"7,8", "8,9"}) { // the second replaces the file that replaced the first
            QVERIFY(write(position));
            QTRY_VERIFY(notice());
            notice()->findChild<QPushButton*>()->click(); // reload
            QTRY_COMPARE(window->document().position(), std::string(position));
            QVERIFY(!notice());
        }
        QVERIFY(QFile::remove(path));
        QTRY_VERIFY(window->isWindowModified()); // nowhere else
        QVERIFY(notice());
    }

    void anotherWindowAsksBeforeItOpensTheFile() {
        MainWindow other;
        QStringList asked;
        auto* timer = new QTimer(&other);
        connect(timer, &QTimer::timeout, this, [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box) return;
            asked += box->text();
            box->reject();
        });
        timer->start(1);
        other.openFile(path);
        QCOMPARE(asked.size(), 1);
        QVERIFY2(asked.front().contains("lesson.mex"), qPrintable(asked.front()));
        QCOMPARE(other.document().position(), std::string("6,10"));
        window.close();
        other.openFile(path);
        QCOMPARE(other.document().position(), std::string("1,2"));
        QCOMPARE(asked.size(), 1);
    }

    void whatIsNotSavedComesBack() {
        QVERIFY(window->document().setPosition("3,4"));
        window->keepForNextStart();
        window.close();
        {
            MainWindow next;
            next.offerUnsaved();
            next.show();
            auto* restore = findNotice(next)->findChild<QPushButton*>();
            restore->click();
            QCOMPARE(next.document().position(), std::string("3,4"));
            QVERIFY(next.isWindowModified());
            QVERIFY(next.windowTitle().startsWith("lesson.mex"));
            next.safety().forget(); // as closing it does
        }
        MainWindow last;
        last.offerUnsaved();
        last.show();
        QVERIFY(!findNotice(last));
    }

    void whatWasSavedIsNotOffered() {
        window->safety().setDelay(std::chrono::milliseconds(1));
        QVERIFY(window->document().setPosition("3,4"));
        QTest::qWait(50);
        window->findChild<Actions*>()->save->trigger();
        window.close();
        MainWindow next;
        next.offerUnsaved();
        next.show();
        QVERIFY(!findNotice(next));
    }

    void browsingAndVisitsAreNoChangesAndTheDocumentComesBack() {
        ui::Document& document = window->document();
        const QByteArray before = ui::toMex(document);
        document.setStep(1);
        const QByteArray prepared = ui::toMex(document);
        QVERIFY(document.visit("tree", {{"merged", "on"}}, "2,2"));
        QCOMPARE(document.position(), std::string("2,2"));
        QCOMPARE(ui::toMex(document), prepared); // which is what is saved
        QVERIFY(document.setView("grid"));
        QVERIFY(!window->isWindowModified());
        document.endVisit();
        QCOMPARE(ui::toMex(document), prepared);
        QVERIFY(prepared != before);
        document.enterGame("kiki", [](const Expected<void>& entered) { QVERIFY(entered); });
        QVERIFY(!window->isWindowModified());
        QVERIFY(document.setPosition("3,3"));
        QVERIFY(window->isWindowModified());
    }

private:
    bool write(const std::string& position) const {
        ui::Document other;
        return other.setGame("nim", {}, position) && ui::saveFile(path, ui::toMex(other));
    }
    std::string written() const {
        const auto contents = ui::fromMex(ui::readFile(path).value());
        return contents ? contents->content.state.position : std::string();
    }
    static Notice* findNotice(const QWidget& in) {
        for (auto* notice : in.findChildren<Notice*>())
            if (notice->isVisible()) return notice;
        return nullptr;
    }
    Notice* notice() const { return findNotice(*window.get()); }

    TestedWindow window;
    QString path;
};

MEXPLORER_TEST(TestFileSafety)
#include "test_file_safety.moc"
