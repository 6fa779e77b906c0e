#include "app/window/actions.h"
#include "app/window/main_window.h"
#include "core/catalogue/catalogue.h"
#include "own_folder.h"
#include "tests/runner/listed.h"
#include "ui/document/document_file.h"
#include "ui/judge/judge_panel.h"
#include "ui/task/job.h"
#include "ui/theme/language.h"
#include "ui/views/view.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTabBar>
#include <QTest>
#include <QTimer>

#include <random>

using namespace mexplorer;
using namespace mexplorer::app;

namespace {
constexpr int longReading = 30'000; // milliseconds, on a busy machine under AddressSanitizer
}

/// What happens to work, games and documents when the window changes to others, or is closed.
class TestWindowLife : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(folder.isValid());
        ui::setLanguage("en");
    }

    void init() {
        window = std::make_unique<MainWindow>();
        window->resize(900, 600);
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    }
    void cleanup() {
        window.reset();
        QVERIFY(ui::workers().waitForDone(60'000)); // no work goes on for a closed window
    }

    void itFillsTheScreenAtADeskAndAfterASlide() {
        const auto& actions = *window->findChild<Actions*>();
        actions.fullScreen->trigger();
        QVERIFY(window->isFullScreen() && window->menuWidget()->isVisible());
        actions.present->setChecked(true);
        QVERIFY(!actions.fullScreen->isEnabled() && !window->menuWidget()->isVisible());
        actions.present->setChecked(false);
        QVERIFY(window->isFullScreen() && actions.fullScreen->isChecked() && actions.fullScreen->isEnabled());
        actions.fullScreen->trigger();
        QVERIFY(!window->isFullScreen());
        window->showFullScreen(); // by the window manager
        QVERIFY(actions.fullScreen->isChecked());
    }

    /// Opening a large file takes some moments; a change made meanwhile takes precedence.
    void aLargeFileIsOpenedUnlessSomethingChangesFirst() {
        ui::Document large;
        std::string heaps = "1";
        for (int i = 1; i < 300'000; ++i)
            heaps += ",3";
        QVERIFY(large.setGame("nim", {}, heaps));
        const QString path = folder.filePath("large.mex");
        QVERIFY(ui::saveFile(path, ui::toMex(large)));
        window->openFile(path);
        QVERIFY(document().setPosition("4,5"));
        QVERIFY(ui::workers().waitForDone(20'000));
        QCoreApplication::processEvents();
        QCOMPARE(document().position(), std::string("4,5"));
        window->openFile(path);
        QTRY_VERIFY_WITH_TIMEOUT(document().state() == large.state(), longReading);
        QVERIFY(document().undoStack().isClean());
        QVERIFY(window->windowTitle().startsWith("large.mex"));

        // A long text entered while a file is being opened is newer and takes precedence.
        window->openFile(path);
        document().enter("position", heaps + ",5", [](const Expected<void>&) {});
        QTimer::singleShot(0, [] {
            auto* told = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(told && told->text().contains("still being read"));
            told->accept();
        });
        window->findChild<Actions*>()->save->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(document().position(), heaps + ",5", longReading);
        QVERIFY(!document().undoStack().isClean());
    }

    void anotherGameIsChosenWhileALargePictureIsMade_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("view");
        QTest::addColumn<QString>("setting");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("next");
        QTest::newRow("grid") << "wythoff"
                              << "grid"
                              << "rows"
                              << "12000"
                              << "moore";
        QTest::newRow("line") << "grundy"
                              << "line"
                              << "to"
                              << "10000000"
                              << "kiki";
        QTest::newRow("tree") << "nim"
                              << "tree"
                              << "budget"
                              << "20000"
                              << "dag";
    }
    void anotherGameIsChosenWhileALargePictureIsMade() {
        QFETCH(const QString, game);
        QFETCH(const QString, view);
        QFETCH(const QString, setting);
        QFETCH(const QString, value);
        QFETCH(const QString, next);
        const std::string position = game == "nim" ? "15,14,13,12" : "";
        QVERIFY(document().setGame(game.toStdString(), {}, position, view.toStdString()));
        Parameters settings{{setting.toStdString(), value.toStdString()}};
        if (view == "grid") settings["columns"] = value.toStdString();
        QVERIFY(document().setSettings(view.toStdString(), settings));
        QTest::qWait(100); // until parts of it are shown
        QVERIFY(document().setGame(next.toStdString()));
        QTest::qWait(100);
        QCOMPARE(document().state().game, next.toStdString());
        QTRY_VERIFY(window->view().figure());
        document().undoStack().undo();
        document().undoStack().undo(); // back to the previous size
        QTRY_VERIFY(window->view().figure());
        QCOMPARE(window->view().id(), view.toStdString());
    }

    void misereWhileALineIsMade() {
        QVERIFY(document().setGame("octal", {{"code", "0.06"}}, {}, "line"));
        QVERIFY(document().setSetting("line", "to", "10000000"));
        QTest::qWait(100);
        QVERIFY(document().setParameter("play", "misere"));
        QVERIFY(window->view().id() != "line");
        auto* failure = window->findChild<QLabel*>("failure");
        QVERIFY(failure->isVisible());
        QVERIFY2(failure->text().contains("normal play") && failure->text().contains("Line"),
                 qPrintable(failure->text()));
        QTest::qWait(100);
        document().undoStack().undo();
        QCOMPARE(window->view().id(), std::string("line"));
        QVERIFY(!failure->isVisible());
        QTRY_VERIFY(window->view().figure());
    }

    void aWindowMayBeClosedWhileEverythingIsAtWork() {
        QVERIFY(document().setSettings("grid", {{"rows", "12000"}, {"columns", "12000"}}));
        window->findChild<Actions*>()->judge->trigger();
        window->findChild<ui::JudgePanel*>()->findChild<QPushButton*>("runJudge")->click();
        QTest::qWait(50);
        window.reset();
    }

    /// With a change that was not saved, and one that was not even entered.
    void aWindowMayBeClosedWithItsChanges() {
        const QString path = folder.filePath("changed.mex");
        QVERIFY(ui::saveFile(path, ui::toMex(document())));
        window->openFile(path);
        QVERIFY(document().setPosition("4,7"));
        QVERIFY(window->isWindowModified());
        auto* field = window->findChild<QLineEdit*>("position");
        field->setFocus();
        QTest::keyClicks(field, "1");
        const QPointer<ui::View> view = &window->view();
        bool isWatched = true;
        connect(&document(), &QObject::destroyed, this, [&] { isWatched = view != nullptr; });
        window.reset();
        QVERIFY(!isWatched); // observers are deleted before the document
    }

    /// Changes of game, play, view, position, undo, redo and files, faster than any of them is computed.
    void everythingIsChangedWhileItIsComputed() {
        const unsigned seed = std::random_device()();
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const auto any = [&](const auto& list) { return list[random() % list.size()]; };
        const std::vector<Parameters> sizes = {{{"rows", "4000"}, {"columns", "4000"}},
                                               {{"rows", "9"}, {"columns", "9"}},
                                               {{"to", "1000000"}},
                                               {{"to", "9"}},
                                               {{"budget", "20000"}},
                                               {{"merged", "on"}, {"budget", "300"}}};
        for (int change = 0; change < 120; ++change) {
            switch (random() % 7) {
            case 0:
                QVERIFY(document().setGame(any(catalogue()).description.id));
                break;
            case 1:
                (void)document().setParameter("play", random() % 2 == 0 ? "normal" : "misere");
                break;
            case 2:
                (void)document().setView(any(ui::viewKinds()).id);
                break;
            case 3:
                (void)document().setSettings(document().state().view, any(sizes));
                break;
            case 4:
                document().undoStack().undo();
                break;
            case 5:
                document().undoStack().redo();
                break;
            default:
                window->openFile(QStringLiteral(MEXPLORER_SOURCE "/resources/examples/%1.mex")
                                     .arg(QString::fromStdString(any(catalogue()).description.id)));
            }
            QVERIFY(ui::findView(document().state().view)->canShow(*document().game()));
            QCOMPARE(window->view().id(), document().state().view);
            if (random() % 3 == 0) QTest::qWait(static_cast<int>(random() % 40));
        }
    }

private:
    [[nodiscard]] ui::Document& document() { return window->document(); }

    OwnFolder folder;
    std::unique_ptr<MainWindow> window;
};

MEXPLORER_TEST(TestWindowLife)
#include "test_window_life.moc"
