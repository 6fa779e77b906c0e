#include "app/window/spotlight.h"
#include "tested_window.h"
#include "tests/runner/listed.h"
#include "ui/lesson/player.h"
#include "ui/lesson/pseudo_code.h"
#include "ui/lesson/quiz_panel.h"
#include "ui/lesson/reason_text.h"
#include "ui/task/workers.h"
#include "ui/theme/theme.h"

#include <QScrollArea>
#include <QTabBar>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <set>
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
        QVERIFY(!window->menuWidget()->isVisible());
        QVERIFY(!window->findChild<QTreeView*>("games")->isVisible());
        // Type takes the same share of every screen: 20 pixels of 1280 × 720.
        const auto styleAt = [this](int width, int height) {
            window->showNormal(); // a full-screen window cannot be resized
            window->resize(width, height);
            QCoreApplication::processEvents();
            (void)QTest::qWaitFor([this] { return window->updatesEnabled(); }); // until it is dressed
            return window->view().canvas().figureStyle();
        };
        QCOMPARE(styleAt(1280, 720).type, 1.6);
        QCOMPARE(styleAt(1280, 720).leastType, 20.0);
        QCOMPARE(styleAt(1920, 1080).leastType, 30.0);
        QCOMPARE(styleAt(640, 360).leastType, 10.0);
        QCOMPARE(styleAt(640, 360).type, 0.8);
        QTest::keyClick(window->focusWidget(), Qt::Key_Escape);
        QVERIFY(window->menuWidget()->isVisible());
        QCOMPARE(window->view().canvas().figureStyle().type, 1.0);
        QCOMPARE(window->view().canvas().figureStyle().leastType, ui::Style().leastType);
    }

    /// One key starts and one ends it; the sentence is large, and the game is named.
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
        QTRY_VERIFY(reason->fittingFont().pixelSize() >= 20);
        QTRY_VERIFY(reason->geometry().bottom() < window.label("caption")->geometry().top());
        QTest::keyClick(window->focusWidget(), Qt::Key_Escape);
        QVERIFY(window->menuWidget()->isVisible());
        QVERIFY(!window.label("caption")->isVisible());
        QCOMPARE(window->player().step(), 4);
        QTest::keyClick(window->focusWidget(), Qt::Key_Escape); // a second Escape leaves the steps
        QCOMPARE(window->player().step(), noStep);
    }

    /// What nobody uses is not a part of a slide; nothing else moves when it goes and comes.
    void theButtonsGoWhileTheMouseRests() {
        QTRY_VERIFY(window->player().stepCount() > 5);
        window->player().setStep(4);
        QTest::keyClick(window.get(), Qt::Key_F5);
        auto* play = window->findChild<QToolButton*>("play");
        const auto* reason = window->findChild<ui::ReasonText*>();
        QTRY_VERIFY_WITH_TIMEOUT(!play->isVisible(), 20'000);
        const QRect sentence = reason->geometry();
        const QRect caption = window.label("caption")->geometry();
        QVERIFY(window.label("caption")->isVisible() && window.label("position")->isVisible());
        const QImage bar = window->player().grab().toImage();
        QCOMPARE(bar.pixelColor(1, bar.height() - 2), ui::lightTheme().accent);
        QCOMPARE(bar.pixelColor(bar.width() - 2, bar.height() - 2), ui::lightTheme().line);
        QTest::mouseMove(&window->view().canvas(), QPoint(20, 20));
        QTest::mouseMove(&window->view().canvas(), QPoint(50, 50));
        QTRY_VERIFY(play->isVisible());
        QCOMPARE(reason->geometry(), sentence);
        QCOMPARE(window.label("caption")->geometry(), caption);
        QTRY_VERIFY_WITH_TIMEOUT(!play->isVisible(), 20'000);
        QTest::keyClick(window->focusWidget(), Qt::Key_Escape);
        QVERIFY(play->isVisible() && !QGuiApplication::overrideCursor());
    }

    /// To the pixel, even if nothing was styled before the window was made.
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
        QTest::qWait(100); // until their results are shown
        const auto seen = [this] { return window->grab().toImage(); };
        QImage before;
        QVERIFY(QTest::qWaitFor([&] { return std::exchange(before, seen()) == before; }));
        present();
        QVERIFY(seen() != before);
        present();
        QTRY_COMPARE(seen(), before);
    }

    /// The last line of the pseudo-code in each view, before and after presenting.
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

    /// By any key, which then does not have its usual effect.
    void aBlackScreenIsTakenAwayByAnyKeyOrClick_data() {
        QTest::addColumn<int>("key");
        QTest::newRow("the same") << int(Qt::Key_B);
        QTest::newRow("step") << int(Qt::Key_PageDown);
        QTest::newRow("leave") << int(Qt::Key_Escape);
        QTest::newRow("shortcut") << int(Qt::Key_F5);
        QTest::newRow("click") << 0;
    }
    void aBlackScreenIsTakenAwayByAnyKeyOrClick() {
        QFETCH(const int, key);
        QTRY_VERIFY(window->player().stepCount() > 5);
        pressed(Qt::Key_B); // does nothing when not presenting
        auto* curtain = window->findChild<QWidget*>("curtain");
        QVERIFY(!curtain->isVisible());
        present();
        window->player().setStep(2);
        const QImage before = seenAtRest();
        pressed(Qt::Key_B);
        QVERIFY(curtain->isVisible());
        QCOMPARE(curtain->geometry(), window->rect());
        const QImage black = seen();
        for (const QPoint at : {QPoint(3, 3), window->rect().center(), window->rect().bottomRight()})
            QCOMPARE(black.pixelColor(at), QColor(Qt::black));
        if (key == 0)
            QTest::mouseClick(curtain, Qt::LeftButton);
        else
            pressed(key);
        QVERIFY(!curtain->isVisible());
        QCOMPARE(window->player().step(), 2);
        QVERIFY(!window->menuWidget()->isVisible());
        QTRY_COMPARE(seen(), before);
        pressed(Qt::Key_PageDown); // the next key has its usual effect
        QCOMPARE(window->player().step(), 3);
    }

    void nothingIsPlayedBehindABlackScreen() {
        QTRY_VERIFY(window->player().stepCount() > 5);
        present();
        pressed(Qt::Key_Space);
        QVERIFY(window->player().playing());
        pressed(Qt::Key_Period);
        QVERIFY(window->findChild<QWidget*>("curtain")->isVisible());
        QVERIFY(!window->player().playing());
    }

    void theSpotlightFollowsThePointer() {
        pressed(Qt::Key_L);
        auto* light = window->findChild<Spotlight*>();
        QVERIFY(!light->isVisible());
        present();
        const std::pair<QPoint, QPoint> places[] = {{{200, 150}, {550, 350}}, {{550, 350}, {200, 150}}};
        for (const auto& [here, there] : places) {
            QCursor::setPos(window->mapToGlobal(here));
            const QImage plain = seenAtRest(); // since widgets under the pointer may look different
            pressed(Qt::Key_L);
            QTRY_VERIFY(light->circle().contains(here));
            const QImage lit = seenAtRest();
            QCOMPARE(lit.pixelColor(here), plain.pixelColor(here));
            QVERIFY(lit.pixelColor(there).lightness() < plain.pixelColor(there).lightness());
            QCursor::setPos(window->mapToGlobal(there));
            QTRY_VERIFY(light->circle().contains(there));
            QVERIFY(!light->circle().contains(here));
            pressed(Qt::Key_L);
            QVERIFY(!light->isVisible());
        }
        pressed(Qt::Key_L);
        pressed(Qt::Key_Escape);
        QVERIFY(!light->isVisible());
        QVERIFY(!window->menuWidget()->isVisible());
        pressed(Qt::Key_L);
        pressed(Qt::Key_F5); // ends presenting
        QVERIFY(!light->isVisible());
        QVERIFY(window->menuWidget()->isVisible());
    }

    void digitsChooseViewsWhilePresenting() {
        const std::string first = window->document().state().view;
        pressed(Qt::Key_1);
        QCOMPARE(window->document().state().view, first);
        present();
        std::set<std::string> seenViews;
        for (int digit = 1; digit <= 9; ++digit) {
            pressed(Qt::Key_0 + digit);
            seenViews.insert(window->document().state().view);
        }
        std::size_t views = 0;
        for (const ui::ViewKind& kind : ui::viewKinds())
            views += kind.canShow(*window->document().game()) ? 1 : 0;
        QCOMPARE(seenViews.size(), std::min<std::size_t>(views, 9));
    }

    /// Those of a quiz, too, which comes at any time.
    void aLateDigitChoosesNoView() {
        present();
        const std::string own = window->document().state().view;
        QTest::keyClick(window->focusWidget(), Qt::Key_K, Qt::ControlModifier);
        auto* quiz = window->findChild<ui::QuizPanel*>();
        QVERIFY(quiz && quiz->isVisible());
        using Stage = ui::QuizRun::Stage;
        ui::QuizRun& run = quiz->run();
        run.start(window->document().game(), {});
        QTRY_VERIFY(run.stage() == Stage::asking);
        pressed(Qt::Key_9); // there are not so many choices
        QVERIFY(run.stage() == Stage::asking || run.question()->choices.size() == 9);
        pressed(Qt::Key_1);
        QVERIFY(run.stage() == Stage::answered);
        const std::string view = window->document().state().view; // the one that shows why
        for (int digit = 1; digit <= 9; ++digit)
            pressed(Qt::Key_0 + digit);
        QCOMPARE(window->document().state().view, view);
        run.next();
        pressed(
            Qt::Key_1); // while the next question is being made, or when it is there, which ends the visit
        const std::string now = window->document().state().view;
        QVERIFY2(now == view || now == own, now.c_str());
        QTest::keyClick(window->focusWidget(), Qt::Key_K, Qt::ControlModifier);
        QVERIFY(!quiz->isVisible());
        std::set<std::string> seenViews; // without a quiz, digits choose views
        for (int digit = 1; digit <= 3; ++digit) {
            pressed(Qt::Key_0 + digit);
            seenViews.insert(window->document().state().view);
        }
        QCOMPARE(seenViews.size(), std::size_t{3});
    }

    void aDigitAfterAMoveChoosesNoView() {
        QVERIFY(window->document().setGame("nim", {}, "3,5,2", "play"));
        present();
        QVERIFY(window->document().play({}, "3,5,1").has_value());
        for (int digit = 1; digit <= 9; ++digit)
            pressed(Qt::Key_0 + digit);
        QCOMPARE(window->document().state().view, std::string("play"));
        QTest::keyClick(window->focusWidget(), Qt::Key_1, Qt::ControlModifier);
        QVERIFY(window->document().state().view != "play");
    }

    void aDigitAfterTheQuestionOfAStepChoosesNoView() {
        QVERIFY(window->document().setGame("nim", {}, "5,6,7", "xor"));
        QTRY_VERIFY(window->view().trace() && window->player().stepCount() > 5);
        window->player().setAsking(true);
        present();
        int asked = 0;
        for (int step = 0; step < window->player().stepCount() - 1; ++step) {
            window->player().stepForward();
            if (!window->player().isAboutQuestion()) continue;
            ++asked;
            for (const int digit : {9, 1, 1, 9}) {
                pressed(Qt::Key_0 + digit);
                QCOMPARE(window->document().state().view, std::string("xor"));
            }
        }
        QVERIFY(asked > 0);
    }

    /// In any order of the steps, and wherever the window finds room.
    void theTabsAreAllThereAgain() {
        for (const QString& language : ui::languages()) {
            ui::setLanguage(language);
            const auto* bar = window->findChild<QTabBar*>();
            const auto areAllSeen = [bar] {
                for (int tab = 0; tab < bar->count(); ++tab)
                    if (!bar->isTabVisible(tab)) return false;
                return bar->count() > 3;
            };
            QTRY_VERIFY(areAllSeen());
            present();
            QVERIFY(!bar->isVisible());
            present();
            QTRY_VERIFY(bar->isVisible() && areAllSeen());
        }
    }

    void aSlideHasNoRing() {
        for (int i = 0; i < 40 && !window->view().canvas().hasFocus(); ++i)
            QTest::keyClick(window->focusWidget(), Qt::Key_Tab);
        QTest::keyClick(window->focusWidget(), Qt::Key_Tab);
        QTest::keyClick(window->focusWidget(), Qt::Key_Backtab);
        QVERIFY(window->view().canvas().hasFocus());
        const auto withoutFocus = [this] {
            window->view().canvas().clearFocus();
            return window.picture();
        };
        const QImage ringed = window.picture();
        QVERIFY(withoutFocus() != ringed);
        window->view().canvas().setFocus(Qt::TabFocusReason);
        present();
        const QImage slide = window.picture();
        QVERIFY(window->view().canvas().hasFocus());
        QCOMPARE(withoutFocus(), slide);
        window->view().setFocus();
        QTest::keyClick(window->focusWidget(), Qt::Key_Tab);
        QTest::keyClick(window->focusWidget(), Qt::Key_Backtab);
        QCOMPARE(window.picture(), slide);
    }

    /// All texts around the figure; those in figures are checked by test_type_sizes.
    void wordsAroundTheFigureAreReadFromAfar() {
        for (const QString& language : ui::languages()) {
            ui::setLanguage(language);
            present();
            window->showNormal();
            window->resize(1280, 720);
            QTRY_COMPARE(window->width(), 1280);
            QTRY_VERIFY(qApp->font().pixelSize() >= 20 && !qApp->styleSheet().isEmpty());
            QTest::qWait(20); // until the texts have followed
            int labels = 0;
            for (const QLabel* label : window->findChildren<QLabel*>()) {
                if (!label->isVisible() || label->text().isEmpty()) continue;
                ++labels;
                QVERIFY2(QFontInfo(label->font()).pixelSize() >= 20, qPrintable(label->text()));
            }
            QVERIFY(labels >= 2);
            present();
        }
    }

private:
    void pressed(int key) {
        QTest::keyClick(window->focusWidget(), static_cast<Qt::Key>(key));
        QCoreApplication::processEvents();
    }
    [[nodiscard]] QImage seen() const { return window->grab().toImage(); }
    [[nodiscard]] QImage seenAtRest() const {
        QTest::qWait(100); // until everything has its place
        // A movement may begin with pictures that are alike, and a change of style ends with another picture.
        (void)QTest::qWaitFor([&] {
            return !window->view().canvas().isMoving() && window->updatesEnabled() &&
                   !qApp->styleSheet().isEmpty();
        });
        QImage last = seen();
        int alike = 0;
        (void)QTest::qWaitFor([&] {
            const QImage before = std::exchange(last, seen());
            alike = before == last ? alike + 1 : 0;
            return alike >= 5;
        });
        return last;
    }
    void present() {
        QTest::keyClick(window.get(), Qt::Key_F5);
        QTest::qWait(20);
        QTRY_VERIFY(!qApp->styleSheet().isEmpty()); // which follows the font
    }
    /// The first step that highlights the last of the lines.
    static int stepOfLastLine(const Trace& trace) {
        std::size_t lowest = 0;
        std::size_t lowestLine =
            trace.steps[lowest].codeLine; // a sentence is made whenever a step is asked for it
        for (std::size_t step = 1; step < trace.steps.size(); ++step) {
            const std::size_t line = trace.steps[step].codeLine;
            if (line <= lowestLine) continue;
            lowest = step;
            lowestLine = line;
        }
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
