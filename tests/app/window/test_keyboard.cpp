#include "app/window/actions.h"
#include "core/catalogue/catalogue.h"
#include "core/game/aspects/positions.h"
#include "tested_window.h"
#include "tests/runner/listed.h"
#include "ui/judge/judge_panel.h"
#include "ui/lesson/player.h"
#include "ui/lesson/speed_control.h"
#include "ui/lesson/timeline.h"
#include "ui/panels/view_settings.h"
#include "ui/views/matrix/matrix_view.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSet>
#include <QTabBar>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

using namespace mexplorer;
using namespace mexplorer::app;

/// What keys and clicks do to the focus and the steps in the whole window.
class TestKeyboard : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(window.open()); }
    void cleanup() { window.close(); }

    /// On the picture, lists, buttons, check boxes and the judge.
    void theStepsKeysMeanTheSameWhereverTheFocusIs() {
        QTRY_VERIFY(window->view().trace());
        auto& player = window->player();
        QTest::keyClick(window.get(), Qt::Key_J, Qt::ControlModifier); // the judge is where the games were
        auto* judge = window->findChild<QAbstractButton*>("runJudge");
        QTest::keyClick(window.get(), Qt::Key_J, Qt::ControlModifier);
        const QList<QWidget*> places{&window->view(),
                                     window->findChild<QTreeView*>("games"),
                                     window->findChild<QComboBox*>("presets"),
                                     window->findChild<QComboBox*>("play"),
                                     window->findChild<ui::Timeline*>(),
                                     window->findChild<ui::SpeedControl*>(),
                                     player.findChild<QToolButton*>("last"),
                                     judge};
        for (QWidget* place : places) {
            QVERIFY(place);
            if (place == judge) QTest::keyClick(window.get(), Qt::Key_J, Qt::ControlModifier);
            place->setFocus();
            QVERIFY2(isFocused(*place), qPrintable(place->objectName()));
            const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
            player.setStep(noStep);
            press(Qt::Key_Home);
            QCOMPARE(player.step(), 0);
            press(Qt::Key_Right);
            QCOMPARE(player.step(), 1);
            press(Qt::Key_Left);
            QCOMPARE(player.step(), 0);
            press(Qt::Key_End);
            QCOMPARE(player.step(), player.stepCount() - 1);
            QVERIFY(!player.playing());
            const int speed = player.speed();
            press(Qt::Key_Plus);
            QCOMPARE(player.speed(), speed + 1);
            press(Qt::Key_Minus);
            QCOMPARE(player.speed(), speed);
            press(Qt::Key_Escape);
            QCOMPARE(player.step(), noStep);
            press(Qt::Key_Space);
            QVERIFY(player.playing());
            press(Qt::Key_Space);
            QVERIFY(!player.playing());
            const std::string before = window->document().position();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right, Qt::ShiftModifier);
            QVERIFY(window->document().position() != before);
            QTRY_VERIFY(window->view().trace());
        }
    }

    /// As sent by remote controls; scroll areas keep these keys.
    void thePageKeysGoThroughTheSteps() {
        QTRY_VERIFY(window->view().trace());
        auto& player = window->player();
        player.setStep(3);
        window->view().setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageDown);
        QCOMPARE(player.step(), 4);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageUp);
        QCOMPARE(player.step(), 3);
        window->findChild<QTreeView*>("games")->setFocus();
        const std::string game = window->document().state().game;
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageDown);
        QVERIFY(window->document().state().game != game);
    }

    /// At least one of the four arrows does: in a corner, others lead nowhere.
    void shiftAndArrowsMoveThePositionInEveryView() {
        QSet<QString> moved;
        for (const auto& [game, position] : {std::pair{"wythoff", "6,10"},
                                             {"moore", "3,5,10,15"},
                                             {"hackenbush", "1-9"},
                                             {"bash", "9"},
                                             {"tic-tac-toe", "X.O/.X./..O"},
                                             {"chase", "C../.#./M.O"},
                                             {"take-ends", "4,7,2,9"},
                                             {"domineering", ".../..."},
                                             {"form", "{1|0}"},
                                             {"tree", "((3,12),(2,4))"}}) {
            for (const ui::ViewKind& kind : ui::viewKinds()) {
                QVERIFY(window->document().setGame(game, {}, position));
                if (!kind.canShow(*window->document().game()) || moved.contains(kind.title())) continue;
                if (kind.id == "play") continue; // there they walk through the game (test_window_plays)
                QVERIFY(window->document().setView(kind.id));
                QTRY_VERIFY(window->view().figure());
                const std::string before = window->document().position();
                const auto hasMoved = [&] { return window->document().position() != before; };
                for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Right, Qt::Key_Left, Qt::Key_Up}) {
                    QTest::keyClick(QApplication::focusWidget(), key, Qt::ShiftModifier);
                    if (QTest::qWaitFor(hasMoved, 50)) break;
                }
                QVERIFY2(hasMoved(), qPrintable(QString("%1: %2").arg(game, kind.title())));
                moved.insert(kind.title());
            }
        }
        const auto isOfPositions = [](const ui::ViewKind& kind) {
            return std::ranges::any_of(catalogue(), [&](const Entry& entry) {
                const auto game = makeGame(entry.description.id).value();
                return game->as<PositionsAspect>() && kind.canShow(*game);
            });
        };
        QCOMPARE(moved.size() + 1, std::ranges::count_if(ui::viewKinds(), isOfPositions));
    }

    /// After a click the window gives the focus to the picture, but not if the click opened an edit line.
    void aClickedCellIsWritten() {
        QVERIFY(window->document().setGame("matrix", {}, "1,-1;-1,1", "matrix"));
        QTRY_VERIFY(window->view().figure() && window->view().trace());
        auto& view = dynamic_cast<ui::MatrixView&>(window->view());
        const QPointF cell = view.figure()->layout().cell({0, 1}).center();
        QTest::mouseClick(&view.canvas(), Qt::LeftButton, {},
                          view.canvas().frame().toArea().map(cell).toPoint());
        QTRY_VERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
        QTest::qWait(50); // in case something takes the focus away later
        QTest::keyClicks(QApplication::focusWidget(), "7");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(window->document().position(), std::string("1,7;-1,1"));
    }

    /// The window asks whether to save, even if the text was not entered with Return.
    void whatIsTypedInALineCountsWhenTheWindowIsClosed() {
        QVERIFY(window->document().setGame("matrix", {}, "1,-1;-1,1", "matrix"));
        QTRY_VERIFY(window->view().figure() && window->view().trace());
        window->document().undoStack().setClean();
        QTest::keyClick(&window->view().canvas(), Qt::Key_E);
        QTest::keyClick(&window->view().canvas(), Qt::Key_Return);
        QTRY_VERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
        QTest::keyClicks(QApplication::focusWidget(), "7");
        bool isAsked = false;
        window.answerDialogs([&](QWidget& dialog) {
            isAsked = true;
            QTest::keyClick(&dialog, Qt::Key_Escape);
        });
        window->close();
        QVERIFY(isAsked);
        QVERIFY(window->isVisible());
        QCOMPARE(window->document().position(), std::string("7,-1;-1,1"));
    }

    void shiftAndArrowsDoNothingWhereThereAreNoMoves() {
        QSet<QString> tried;
        for (const auto& [game, kind] : {std::pair{"matrix", ""},
                                         {"kuhn-poker", ""},
                                         {"coalition", "bankruptcy"},
                                         {"coalition", "flow"}}) {
            for (const ui::ViewKind& view : ui::viewKinds()) {
                const Parameters parameters = *kind ? Parameters{{"kind", kind}} : Parameters{};
                QVERIFY(window->document().setGame(game, parameters));
                if (!view.canShow(*window->document().game())) continue;
                QVERIFY(window->document().setView(view.id));
                QTRY_VERIFY(window->view().figure());
                const std::string before = window->document().position();
                for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Right, Qt::Key_Left, Qt::Key_Up})
                    QTest::keyClick(QApplication::focusWidget(), key, Qt::ShiftModifier);
                QCOMPARE(window->document().position(), before);
                tried.insert(view.title());
            }
        }
        QCOMPARE(tried.size(), 7); // the number of views of games without moves
    }

    void textFieldsKeepTheirKeys() {
        QTRY_VERIFY(window->view().trace());
        auto* field = window->findChild<QLineEdit*>("position");
        field->setFocus();
        QTest::keyClick(field, Qt::Key_End);
        QTest::keyClick(field, Qt::Key_Space);
        QTest::keyClick(field, Qt::Key_Left);
        QTest::keyClick(field, Qt::Key_Left);
        QCOMPARE(field->text(), QString("6,10 "));
        QCOMPARE(field->cursorPosition(), 3);
        QCOMPARE(window->player().step(), noStep);
        QVERIFY(!window->player().playing());
    }

    void afterAPositionTheFocusIsOnThePicture() {
        auto* field = window->findChild<QLineEdit*>("position");
        field->setFocus();
        field->setText("four");
        QTest::keyClick(field, Qt::Key_Return);
        QTest::qWait(1);
        QVERIFY(field->hasFocus()); // as its text is wrong
        field->setText("4,7");
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(isFocused(window->view()));
    }

    void aClickGivesTheFocusToThePictureButInATextField() {
        auto* field = window->findChild<QLineEdit*>("position");
        for (const char* name : {"leftPanel", "rightPanel", "player"}) {
            QTest::mouseClick(field, Qt::LeftButton);
            QTest::qWait(1);
            QVERIFY(field->hasFocus());
            QTest::mouseClick(window->findChild<QWidget*>(name), Qt::LeftButton, {}, {4, 4});
            QTRY_VERIFY2(isFocused(window->view()), name);
        }
        auto* games = window->findChild<QTreeView*>("games");
        const QModelIndex first = games->model()->index(0, 0, games->model()->index(0, 0));
        QTest::mouseClick(games->viewport(), Qt::LeftButton, {}, games->visualRect(first).center());
        QTRY_VERIFY(isFocused(window->view()));
    }

    void afterAnExampleTheFocusIsOnThePicture() {
        auto* examples = window->findChild<QComboBox*>("presets");
        examples->setFocus();
        examples->showPopup();
        QWidget* popup = nullptr;
        QTRY_VERIFY(popup = QApplication::activePopupWidget());
        auto* list = popup->findChild<QAbstractItemView*>();
        const QRect line = list->visualRect(list->model()->index(2, 0));
        QTest::qWait(QApplication::doubleClickInterval()); // the list ignores the click that opened it
        QTest::mouseMove(list->viewport(), line.center());
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, line.center());
        QTRY_COMPARE(window->document().position(), std::string("5,8"));
        QTRY_VERIFY(isFocused(window->view()));
    }

    void returnPressesWhatHasTheFocus() {
        auto* settings = window->findChild<ui::ViewSettings*>();
        settings->setFocus();
        QTest::keyClick(settings, Qt::Key_Return);
        QVERIFY(settings->findChild<QWidget*>("popup")->isVisible());
        QTest::keyClick(settings->findChild<QWidget*>("popup"), Qt::Key_Escape);
        QVERIFY(isFocused(window->view()));
        auto* choice = window->findChild<QComboBox*>("play");
        choice->setFocus();
        QTest::keyClick(choice, Qt::Key_Return);
        QWidget* popup = nullptr;
        QTRY_VERIFY(popup = QApplication::activePopupWidget());
        QTest::keyClick(popup, Qt::Key_Escape);
    }

    void onTheTabsTheArrowsChooseAView() {
        auto* tabs = window->findChild<QTabBar*>();
        tabs->setFocus(Qt::TabFocusReason);
        const int before = tabs->currentIndex();
        QTest::keyClick(tabs, before > 0 ? Qt::Key_Left : Qt::Key_Right);
        QCOMPARE(std::abs(tabs->currentIndex() - before), 1);
        QVERIFY(tabs->hasFocus());
        QCOMPARE(window->document().state().view,
                 tabs->tabData(tabs->currentIndex()).toString().toStdString());
        QCOMPARE(window->player().step(), noStep);
    }

    void theJudgeKeepsTheFocus() {
        QTest::keyClick(window.get(), Qt::Key_J, Qt::ControlModifier);
        auto* judge = window->findChild<ui::JudgePanel*>();
        auto* run = judge->findChild<QAbstractButton*>("runJudge");
        QTest::mouseClick(run, Qt::LeftButton);
        QTest::qWait(1);
        QVERIFY(!isFocused(window->view()));
    }

    /// Ctrl with a digit: the tab at that place, as the menu says.
    void ctrlWithADigitChoosesTheTab() {
        const auto& actions = *window->findChild<Actions*>();
        const auto* tabs = window->findChild<QTabBar*>();
        for (const char* game : {"wythoff", "nim", "hackenbush", "take-ends"}) {
            QVERIFY(window->document().setGame(game));
            QStringList told;
            for (const QAction* view : actions.views)
                if (view->isVisible()) told << view->shortcut().toString() + view->text();
            QCOMPARE(told.size(), tabs->count());
            constexpr int digits = 9;
            for (int tab = digits; tab < tabs->count(); ++tab)
                QCOMPARE(told[tab], tabs->tabText(tab));
            for (int tab = std::min(tabs->count(), digits) - 1; tab >= 0; --tab) {
                QCOMPARE(told[tab], QStringLiteral("Ctrl+%1").arg(tab + 1) + tabs->tabText(tab));
                QTest::keyClick(window.get(), static_cast<Qt::Key>(Qt::Key_1 + tab), Qt::ControlModifier);
                QCOMPARE(tabs->currentIndex(), tab);
                QCOMPARE(window->document().state().view, tabs->tabData(tab).toString().toStdString());
            }
        }
    }

private:
    static bool isFocused(const QWidget& widget) {
        const QWidget* focus = QApplication::focusWidget();
        return focus && (focus == &widget || widget.isAncestorOf(focus));
    }

    TestedWindow window;
};

MEXPLORER_TEST(TestKeyboard)
#include "test_keyboard.moc"
