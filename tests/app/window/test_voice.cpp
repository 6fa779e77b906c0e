#include "tested_window.h"
#include "tests/runner/listed.h"
#include "ui/lesson/player.h"
#include "ui/lesson/reason_text.h"
#include "ui/lesson/timeline.h"

#include <QAccessible>
#include <QLineEdit>
#include <QToolButton>

#include <functional>
#include <set>
#include <tuple>

using namespace mexplorer;
using namespace mexplorer::app;

namespace {

/// An event as a screen reader receives it.
struct Heard {
    QPointer<QObject> from;
    QAccessible::Event kind;
    QString text; ///< the new name or value
};

std::vector<Heard> heard;

bool isListening = false;

void hear(QAccessibleEvent* event) {
    const QAccessibleInterface* from = event->accessibleInterface();
    if (!from) return;
    const bool isValue = event->type() == QAccessible::ValueChanged;
    heard.push_back(
        {event->object(), event->type(), from->text(isValue ? QAccessible::Value : QAccessible::Name)});
}

/// The text of the last event of this kind from `from`; empty if there was none.
QString lastHeard(const QObject* from, QAccessible::Event kind) {
    for (auto it = heard.rbegin(); it != heard.rend(); ++it)
        if (it->from == from && it->kind == kind) return it->text;
    return {};
}

} // namespace

/// Replaces Qt's function, which sends nothing unless a screen reader is on the desktop's bus: in this
/// program, all events come here.
void QAccessible::updateAccessibility(QAccessibleEvent* event) {
    if (isListening) hear(event);
}

/// The events that the window sends to a screen reader, which are read aloud.
class TestVoice : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(window.open());
        heard.clear();
        isListening = true;
    }
    void cleanup() {
        isListening = false;
        window.close();
    }

    /// In every kind of view, the figure's description says what it shows, and each step's what it says.
    void aScreenReaderIsToldTheFigureAndTheStep() {
        const std::tuple<const char*, const char*, const char*, Parameters> shown[] = {
            {"wythoff", "6,10", "Wythoff, position (6, 10)", {}},
            {"moore", "3,5,10,15", "Moore’s Nim, position (3, 5, 10, 15)", {}},
            {"hackenbush", "1-9", "Green Hackenbush, position 1-9", {}},
            {"bash", "9", "Bash, position 9", {}},
            {"tic-tac-toe", "X.O/.X./..O", "Tic-tac-toe, position X.O/.X./..O", {}},
            {"chase", "C../.#./M.O", "Cat and mouse, position C../.#./M.O", {}},
            {"take-ends", "4,7,2,9", "Taking ends, position (4, 7, 2, 9)", {}},
            {"tree", "((3,12),(2,4))", "A tree of one’s own, position ((3,12),(2,4))", {}},
            {"domineering", "../..", "Domineering, position ../..", {}},
            {"form", "{1|0}", "Short games, position {1|0}", {}},
            {"sum",
             "form: +-1; form: 1/2",
             "Sum of games, position form: +-1; form: 1/2",
             {{"play", "sides"}}},
            {"matrix", "1,-1;-1,1", "Matrix game, position 1,−1;−1,1", {}},
            {"kuhn-poker", "all", "Kuhn’s poker, position all", {}},
            {"coalition", "0,0,0,1,1,1,2", "Coalitions, position (0, 0, 0, 1, 1, 1, 2)", {}},
            {"coalition", "", "Coalitions, position (s, t)", {{"kind", "flow"}}},
            {"coalition",
             "200; 100,200,300",
             "Coalitions, position 200; 100,200,300",
             {{"kind", "bankruptcy"}}}};
        std::set<std::string> told;
        for (const auto& [game, position, name, parameters] : shown) {
            for (const ui::ViewKind& kind : ui::viewKinds()) {
                QVERIFY(window->document().setGame(game, parameters, position));
                if (!kind.canShow(*window->document().game()) || !told.insert(kind.id).second) continue;
                QVERIFY(window->document().setView(kind.id));
                checkFigure(kind.title() + ": " + name);
                if (QTest::currentTestFailed()) return;
            }
        }
        QCOMPARE(told.size(), ui::viewKinds().size());
    }

    void aStepIsHeardAsItsSentence() {
        QVERIFY(window->document().setGame("nim", {}, "3,5,7", "xor"));
        QTRY_VERIFY(window->view().trace());
        for (const int step : {0, 1, 4}) {
            heard.clear();
            window->player().setStep(step);
            const QString sentence =
                QString::fromStdString(window->view().trace()->sayingAt(step)->reason.english());
            QVERIFY(!sentence.isEmpty());
            QCOMPARE(lastHeard(window->findChild<ui::ReasonText*>(), QAccessible::NameChanged), sentence);
            QVERIFY(lastHeard(&window->view().canvas(), QAccessible::NameChanged).endsWith(sentence));
            const QString place = lastHeard(window->findChild<ui::Timeline*>(), QAccessible::ValueChanged);
            QVERIFY2(place.contains(QString::number(step + 1)), qPrintable(place));
        }
    }

    void anotherPositionIsHeardInEveryView() {
        QVERIFY(window->document().setGame("nim", {}, "3,5,7"));
        for (const ui::ViewKind& kind : ui::viewKinds()) {
            if (!kind.canShow(*window->document().game())) continue;
            QVERIFY(window->document().setPosition("3,5,7"));
            QVERIFY(window->document().setView(kind.id));
            QTRY_VERIFY(window->view().figure());
            heard.clear();
            QVERIFY(window->document().setPosition("1,4,6"));
            const QObject* canvas = &window->view().canvas();
            QTRY_COMPARE(lastHeard(canvas, QAccessible::NameChanged),
                         kind.title() + ": Nim, position (1, 4, 6)");
        }
    }

    /// In every kind of view, as its settings have tips of their own.
    void noMarkupIsHeard() {
        int described = 0;
        for (const char* game : {"nim", "coalition", "matrix", "tic-tac-toe"}) {
            QVERIFY(window->document().setGame(game));
            for (const QWidget* widget : window->findChildren<QWidget*>()) {
                const QString told = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget))
                                         ->text(QAccessible::Description);
                QVERIFY2(!Qt::mightBeRichText(told), qPrintable(told));
                described += Qt::mightBeRichText(widget->toolTip()) && !told.isEmpty() ? 1 : 0;
            }
        }
        QVERIFY(described > 4);
    }

    void everyButtonOfTheBarIsFoundByAScreenReader() {
        std::set<const QObject*> found;
        const std::function<void(const QAccessibleInterface&)> collect =
            [&](const QAccessibleInterface& part) {
                found.insert(part.object());
                for (int i = 0; i < part.childCount(); ++i)
                    if (const QAccessibleInterface* child = part.child(i)) collect(*child);
            };
        collect(*QAccessible::queryAccessibleInterface(window.get()));
        int buttons = 0;
        for (const QToolButton* button : window->menuWidget()->findChildren<QToolButton*>("topButton")) {
            QVERIFY2(found.contains(button), qPrintable(button->text()));
            QVERIFY(!QAccessible::queryAccessibleInterface(const_cast<QToolButton*>(button))
                         ->text(QAccessible::Name)
                         .isEmpty());
            ++buttons;
        }
        QCOMPARE(buttons, 6);
    }

    /// Also that which clears the search, which Qt makes.
    void everyButtonHasAName() {
        window->findChild<QLineEdit*>("searchGames")->setText("n");
        for (const char* game : {"nim", "coalition", "dag", "tic-tac-toe"}) {
            QVERIFY(window->document().setGame(game));
            for (QAbstractButton* button : window->findChildren<QAbstractButton*>()) {
                if (button->isHidden()) continue;
                const QString name = QAccessible::queryAccessibleInterface(button)->text(QAccessible::Name);
                const QString where = button->parent()->objectName();
                QVERIFY2(!name.isEmpty(),
                         qPrintable(QString("%1 in %2 of %3").arg(button->objectName(), where, game)));
            }
        }
    }

private:
    void checkFigure(const QString& whole) {
        const bool hasSteps = window->document().state().view != "play"; // a game being played has none
        QTRY_VERIFY2(window->view().figure() && (window->view().trace() || !hasSteps), qPrintable(whole));
        const QAccessibleInterface* figure = QAccessible::queryAccessibleInterface(&window->view().canvas());
        QCOMPARE(figure->role(), QAccessible::Graphic);
        QCOMPARE(figure->text(QAccessible::Name), whole);
        if (!hasSteps) return; // the description is of what is pointed at
        QVERIFY2(!figure->text(QAccessible::Description).isEmpty(), qPrintable(whole));
        const int steps = window->player().stepCount();
        QVERIFY2(steps > 0, qPrintable(whole));
        for (const int step : std::set{0, steps / 2, steps - 1}) {
            window->player().setStep(step);
            const std::string sentence = window->view().trace()->sayingAt(step)->reason.english();
            QVERIFY2(!sentence.empty(), qPrintable(whole));
            QCOMPARE(figure->text(QAccessible::Name), QString("%1; step %2 / %3: %4")
                                                          .arg(whole)
                                                          .arg(step + 1)
                                                          .arg(steps)
                                                          .arg(QString::fromStdString(sentence)));
        }
        window->player().setStep(noStep);
        QCOMPARE(figure->text(QAccessible::Name), whole);
    }

    TestedWindow window;
};

MEXPLORER_TEST(TestVoice)
#include "test_voice.moc"
