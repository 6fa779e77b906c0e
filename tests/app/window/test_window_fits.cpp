#include "core/catalogue/catalogue.h"
#include "tested_window.h"
#include "tests/runner/listed.h"
#include "ui/judge/judge_panel.h"
#include "ui/play/game_panel.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QTabBar>

using namespace mexplorer;
using namespace mexplorer::app;

namespace {

/// A widget that can be pressed or typed into, with its place in the window.
struct Part {
    QString name;
    QRect place;
};

QRect placeIn(const QWidget& window, const QWidget& widget, const QRect& inside) {
    return {widget.mapTo(&window, inside.topLeft()), inside.size()};
}

template <class... Kinds>
bool isOneOf(const QWidget* widget) {
    return (qobject_cast<const Kinds*>(widget) || ...);
}

QString nameOf(const QWidget& widget) {
    const auto* label = qobject_cast<const QLabel*>(&widget);
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    return QString("%1 %2 “%3”")
        .arg(widget.metaObject()->className(), widget.objectName(),
             label    ? label->text()
             : button ? button->text()
                      : QString());
}

/// The part of `place` that is visible, within the window and within scroll areas.
QRect seen(const QWidget& window, const QWidget& widget, QRect place) {
    for (const QWidget* above = widget.parentWidget(); above;
         above = above->isWindow() ? nullptr : above->parentWidget())
        place &= placeIn(window, *above, above->rect());
    return place;
}

bool saysAll(const QLabel& label) {
    return label.wordWrap() ? label.heightForWidth(label.width()) <= label.height()
                            : label.sizeHint().width() <= label.width();
}

/// The panel of play is longer than small windows: all of it can be scrolled to.
bool canBeScrolledTo(const QWidget& widget) {
    for (const QWidget* above = widget.parentWidget(); above; above = above->parentWidget())
        if (const auto* area = qobject_cast<const QScrollArea*>(above))
            return qobject_cast<const ui::GamePanel*>(area->parentWidget()) &&
                   area->verticalScrollBar()->isVisible();
    return false;
}

/// What is wrong with the window's layout; empty if nothing.
QStringList faultsOf(const QWidget& window) {
    QStringList faults;
    std::vector<Part> parts;
    const auto add = [&](const QWidget& widget, const QString& name, const QRect& inside) {
        const QRect place = placeIn(window, widget, inside);
        const QRect shown = seen(window, widget, place);
        const bool isAsWide =
            shown.isEmpty() || (shown.left() == place.left() && shown.width() == place.width());
        if (shown != place && !(isAsWide && canBeScrolledTo(widget))) faults << name + " is cut";
        for (const Part& other : parts)
            if (other.place.intersects(shown)) faults << name + " lies on " + other.name;
        parts.push_back({name, shown});
    };
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &window) continue;
        const bool isInList = qobject_cast<const QAbstractScrollArea*>(widget->parentWidget()) &&
                              !qobject_cast<const QScrollArea*>(widget->parentWidget());
        if (isInList) continue;
        if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) {
            for (int tab = 0; tab < tabs->count(); ++tab)
                if (tabs->isTabVisible(tab)) add(*tabs, "tab " + tabs->tabText(tab), tabs->tabRect(tab));
        } else if (isOneOf<QAbstractButton, QComboBox, QLineEdit, QPlainTextEdit>(widget) &&
                   !isOneOf<QComboBox, QLineEdit>(widget->parentWidget())) {
            add(*widget, nameOf(*widget), widget->rect());
        } else if (const auto* label = qobject_cast<const QLabel*>(widget);
                   label && label->buddy() && label->buddy()->isVisible()) {
            add(*label, nameOf(*label), label->rect());
            if (!saysAll(*label)) faults << nameOf(*label) + " is cut short";
        }
    }
    return faults;
}

} // namespace

/// In every language, all widgets that can be pressed or typed into are visible and do not overlap.
class TestWindowFits : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(window.open()); }
    void cleanup() {
        window.close();
        ui::setLanguage("en");
    }

    /// The sizes are those of a screen of 1280 × 720 pixels at 100, 150 and 200 %.
    void allOfEveryGameFits() {
        for (const QString& language : ui::languages()) {
            ui::setLanguage(language);
            for (const Entry& game : catalogue()) {
                QVERIFY(window->document().setGame(game.description.id));
                checkSizes(QString("%1 in %2").arg(game.description.id.c_str(), language));
                if (QTest::currentTestFailed()) return;
            }
        }
    }

    void allFitsWhileOneDraws() {
        for (const QString& language : ui::languages()) {
            ui::setLanguage(language);
            for (const char* game : {"dag", "chase"}) {
                QVERIFY(window->document().setGame(game));
                QTest::keyClick(&window->view().canvas(), Qt::Key_E);
                checkSizes(QString("%1 in %2, drawn").arg(game, language));
                if (QTest::currentTestFailed()) return;
            }
        }
    }

    void allOfAQuizFits() {
        QVERIFY(window->document().setGame("octal"));
        QTest::keyClick(window.get(), Qt::Key_K, Qt::ControlModifier);
        window->findChild<QPushButton*>("startQuiz")->click();
        for (const QString& language : ui::languages()) {
            ui::setLanguage(language);
            QTRY_VERIFY(window->findChild<QWidget*>("choice1"));
            QStringList faults;
            const bool fits =
                QTest::qWaitFor([&] { return (faults = faultsOf(*window.get())).empty(); }, 1000);
            QVERIFY2(fits, qPrintable(language + ": " + faults.join("; ")));
        }
    }

    /// Views without a tab are in the tabs' menu, and the current view always has a tab.
    void everyViewIsFoundInANarrowWindow() {
        QVERIFY(window->document().setGame("nim"));
        window->resize(853, 480);
        auto* tabs = window->findChild<QTabBar*>();
        QTRY_VERIFY(!tabs->isTabVisible(tabs->count() - 1));
        auto* menu = tabs->parentWidget()->findChild<QMenu*>();
        emit menu->aboutToShow();
        QStringList all;
        for (int tab = 0; tab < tabs->count(); ++tab)
            if (tabs->isTabVisible(tab)) all << tabs->tabText(tab);
        for (const QAction* action : menu->actions())
            all << action->text();
        QCOMPARE(all.size(), tabs->count());
        QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), tabs->count());
        const QString last = menu->actions().back()->text();
        menu->actions().back()->trigger();
        QCOMPARE(tabs->tabText(tabs->currentIndex()), last);
        QVERIFY(tabs->isTabVisible(tabs->currentIndex()));
        QCOMPARE(window->document().state().view, tabs->tabData(tabs->count() - 1).toString().toStdString());
        window->resize(1280, 720);
        QTRY_VERIFY(tabs->isTabVisible(1) && tabs->isTabVisible(tabs->count() - 1));
    }

    /// It takes nothing from the figure, and all of it can be scrolled to.
    void theJudgeFitsBesideTheFigure() {
        QVERIFY(window->document().setGame("nim", {}, "13,11,7", "xor"));
        for (const QString& language : ui::languages()) {
            ui::setLanguage(language);
            for (const QSize size : {QSize(1280, 720), QSize(853, 480)}) {
                window->resize(size);
                QTRY_VERIFY(window->size() == size);
                const QSize room = window->view().canvas().size();
                QTest::keyClick(window.get(), Qt::Key_J, Qt::ControlModifier);
                QTRY_VERIFY(window->findChild<ui::JudgePanel*>()->isVisible());
                QCOMPARE(window->size(), size);
                QCOMPARE(window->view().canvas().size(), room);
                QTest::keyClick(window.get(), Qt::Key_J, Qt::ControlModifier);
            }
        }
    }

    /// And it shrinks again when a game has been chosen.
    void theListMakesRoomForItselfWhileOneSearches() {
        QVERIFY(window->document().setGame("mnk"));
        window->resize(853, 450);
        const auto* list = window->findChild<QWidget*>("games");
        QTRY_VERIFY(list->height() < 60);
        auto* search = window->findChild<QLineEdit*>("searchGames");
        search->setFocus();
        QTRY_VERIFY(list->height() > 100);
        QTest::keyClicks(search, "kayles");
        QTest::keyClick(search, Qt::Key_Return);
        QTRY_COMPARE(window->document().state().game, std::string("octal"));
        QTRY_VERIFY(window->view().hasFocus());
        QVERIFY(window->document().setGame("mnk"));
        QTRY_VERIFY(list->height() < 60);
    }

private:
    void checkSizes(const QString& what) {
        for (const QSize size : {QSize(1280, 720), QSize(853, 480), QSize(640, 360)}) {
            window->resize(size);
            for (int round = 0; round < 4; ++round) // layouts settle from the inside out
                QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            QStringList faults;
            const bool fits =
                QTest::qWaitFor([&] { return (faults = faultsOf(*window.get())).empty(); }, 1000);
            QVERIFY2(fits, qPrintable(what + ": " + faults.join("; ")));
            QCOMPARE(window->size(), size);
        }
    }

    TestedWindow window;
};

MEXPLORER_TEST(TestWindowFits)
#include "test_window_fits.moc"
