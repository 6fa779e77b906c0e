#include "tested_window.h"
#include "tests/runner/listed.h"
#include "ui/lesson/player.h"
#include "ui/lesson/pseudo_code.h"
#include "ui/lesson/reason_text.h"
#include "ui/task/workers.h"

#include <QMenuBar>
#include <QScrollArea>
#include <QTreeView>

#include <algorithm>
#include <utility>

using namespace mexplorer;
using namespace mexplorer::app;

/// Presenting, and the window after it.
class TestWindowPresents : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(window.open()); }
    void cleanup() { window.close(); }

    void presentingHidesTheChromeAndEscapeLeaves() {
        QTest::keyClick(window.get(), Qt::Key_F5);
        QVERIFY(!window->menuBar()->isVisible());
        QVERIFY(!window->findChild<QTreeView*>("games")->isVisible());
        // The same share of every screen: 20 pixels of 1280 × 720.
        const auto styleAt = [this](int width, int height) {
            window->showNormal(); // else it is as large as the screen
            window->resize(width, height);
            QCoreApplication::processEvents();
            return window->view().canvas().figureStyle();
        };
        QCOMPARE(styleAt(1280, 720).type, 1.6);
        QCOMPARE(styleAt(1280, 720).leastType, 20.0);
        QCOMPARE(styleAt(1920, 1080).leastType, 30.0);
        QCOMPARE(styleAt(640, 360).leastType, 10.0);
        QCOMPARE(styleAt(640, 360).type, 0.8);
        QTest::keyClick(window->focusWidget(), Qt::Key_Escape);
        QVERIFY(window->menuBar()->isVisible());
        QCOMPARE(window->view().canvas().figureStyle().type, 1.0);
        QCOMPARE(window->view().canvas().figureStyle().leastType, ui::Style().leastType);
    }

    /// One key in, one out; the sentence is large, and what is presented is named.
    void presentingKeepsTheStep() {
        QTRY_VERIFY(window->player().stepCount() > 5);
        window->player().setStep(4);
        const auto* reason = window->findChild<ui::ReasonText*>();
        const QString said = reason->text();
        QVERIFY(!window.label("caption")->isVisible());
        QTest::keyClick(window.get(), Qt::Key_F5);
        QTRY_VERIFY(window.label("caption")->isVisible());
        QVERIFY(window.label("caption")->text().contains("Wythoff"));
        QCOMPARE(window->player().step(), 4);
        QCOMPARE(reason->text(), said);
        QVERIFY(reason->fittingFont().pixelSize() >= 20);
        QVERIFY(reason->geometry().bottom() < window.label("caption")->geometry().top());
        QTest::keyClick(window->focusWidget(), Qt::Key_Escape);
        QVERIFY(window->menuBar()->isVisible());
        QVERIFY(!window.label("caption")->isVisible());
        QCOMPARE(window->player().step(), 4);
        QTest::keyClick(window->focusWidget(), Qt::Key_Escape); // and now the steps
        QCOMPARE(window->player().step(), noStep);
    }

    /// To the pixel, also where nothing was styled before the window was made.
    void afterPresentingTheWindowIsAsBefore_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("view");
        QTest::addRow("grid") << "en"
                              << "wythoff"
                              << "grid";
        QTest::addRow("beatty") << "zh_CN"
                                << "wythoff"
                                << "beatty";
        QTest::addRow("xor") << "zh_TW"
                             << "nim"
                             << "xor";
        QTest::addRow("line") << "en"
                              << "octal"
                              << "line";
    }
    void afterPresentingTheWindowIsAsBefore() {
        QFETCH(const QString, language);
        QFETCH(const QString, game);
        QFETCH(const QString, view);
        window.close();
        qApp->setStyleSheet({});
        qApp->setFont(QFont("Noto Sans", 9));
        QVERIFY(window.open());
        ui::setLanguage(language);
        QVERIFY(window->document().setGame(game.toStdString(), {}, {}, view.toStdString()));
        QTRY_VERIFY(window->view().figure() && window->view().trace());
        QVERIFY(ui::workers().waitForDone());
        QTest::qWait(100); // what they found is shown
        const auto seen = [this] { return window->grab().toImage(); };
        QImage before;
        QVERIFY(QTest::qWaitFor([&] { return std::exchange(before, seen()) == before; }));
        present();
        QVERIFY(seen() != before);
        present();
        QTRY_COMPARE(seen(), before);
    }

    /// The last line of each view: in the window as it is, and after presenting.
    void theLineOfTheStepIsInSight_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("game");
        QTest::addRow("wythoff, en") << "en"
                                     << "wythoff";
        QTest::addRow("wythoff, zh_TW") << "zh_TW"
                                        << "wythoff";
        QTest::addRow("nim, zh_CN") << "zh_CN"
                                    << "nim";
    }
    void theLineOfTheStepIsInSight() {
        QFETCH(const QString, language);
        ui::setLanguage(language);
        QFETCH(const QString, game);
        QVERIFY(window->document().setGame(game.toStdString()));
        int seen = 0;
        for (const ui::ViewKind& kind : ui::viewKinds()) {
            if (!kind.canShow(*window->document().game())) continue;
            QVERIFY(window->document().setView(kind.id));
            QTRY_VERIFY(window->view().figure());
            if (!QTest::qWaitFor([this] { return window->view().trace() != nullptr; }, 300)) continue;
            ++seen;
            window->player().setStep(stepOfLastLine(*window->view().trace()));
            QVERIFY2(QTest::qWaitFor([this] { return isLitLineSeen(); }), kind.id.c_str());
            present();
            present();
            QTest::qWait(20);
            QVERIFY2(isLitLineSeen(), kind.id.c_str());
        }
        QVERIFY(seen >= 3);
    }

private:
    void present() {
        QTest::keyClick(window.get(), Qt::Key_F5);
        QTest::qWait(20);
    }
    /// The first step that lights the lowest of the lines.
    static int stepOfLastLine(const Trace& trace) {
        std::size_t lowest = 0;
        for (std::size_t step = 1; step < trace.steps.size(); ++step)
            if (trace.steps[step].codeLine > trace.steps[lowest].codeLine) lowest = step;
        return static_cast<int>(lowest);
    }
    [[nodiscard]] bool isLitLineSeen() const {
        const auto* panel = window->findChild<QWidget*>("rightPanel");
        const QWidget* line = panel->findChild<ui::PseudoCode*>()->litLine();
        const QWidget* area = panel->findChild<QScrollArea*>()->viewport();
        if (!line || !line->isVisible()) return false;
        const QRect place(line->mapTo(area, QPoint()), line->size());
        return area->rect().contains(place);
    }

    TestedWindow window;
};

MEXPLORER_TEST(TestWindowPresents)
#include "test_window_presents.moc"
