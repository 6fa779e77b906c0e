#include "tests/runner/listed.h"
#include "ui/form/field_value.h"
#include "ui/form/parameter_form.h"
#include "ui/form/value_line.h"
#include "ui/form/value_text.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QGuiApplication>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QMimeData>
#include <QPointer>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace mexplorer;
using namespace mexplorer::ui;

class TestParameterForm : public QObject {
    Q_OBJECT

private slots:
    void init() {
        entered.clear();
        form = std::make_unique<ParameterForm>();
        form->show({{.id = "m", .title = say("most"), .fallback = "3", .least = 1, .most = 9},
                    playParameter(),
                    {.id = "rays", .title = say("rays"), .kind = Parameter::Kind::toggle, .fallback = "on"}},
                   {{"m", "3"}, {"play", "misere"}, {"rays", "on"}});
        connect(form.get(), &ParameterForm::entered, this,
                [this](const std::string& id, const std::string& value) { entered.emplace_back(id, value); });
        form->QWidget::show();
    }

    void showsTheValues() {
        QCOMPARE(line()->text(), QString("3"));
        QCOMPARE(qobject_cast<QComboBox*>(form->field("play"))->currentData().toString(), QString("misere"));
        QVERIFY(qobject_cast<QCheckBox*>(form->field("rays"))->isChecked());
    }

    void tellsAValueOnceAtReturn() {
        line()->setFocus();
        line()->selectAll();
        QTest::keyClicks(line(), "7");
        QVERIFY(entered.empty()); // not while typing
        QTest::keyClick(line(), Qt::Key_Return);
        line()->clearFocus();
        QCOMPARE(entered, (Entered{{"m", "7"}}));
    }

    void arrowsStepWithinTheRange() {
        for (int i = 0; i < 10; ++i)
            QTest::keyClick(line(), Qt::Key_Up);
        QCOMPARE(line()->text(), QString("9"));
        QTest::keyClick(line(), Qt::Key_Down);
        QCOMPARE(entered.back(), (std::pair<std::string, std::string>{"m", "8"}));
    }

    void escapeBringsTheValueBack() {
        QTest::keyClicks(line(), "xyz");
        QTest::keyClick(line(), Qt::Key_Escape);
        QCOMPARE(line()->text(), QString("3"));
    }

    void tellsChoicesAndToggles() {
        auto* play = qobject_cast<QComboBox*>(form->field("play"));
        QTest::keyClick(play, Qt::Key_Up);
        QTest::mouseClick(form->field("rays"), Qt::LeftButton, {}, {6, form->field("rays")->height() / 2});
        QCOMPARE(entered, (Entered{{"play", "normal"}, {"rays", "off"}}));
    }

    void aWrongValueIsToldBesideItsFieldAndStays() {
        line()->setText("abc");
        QVERIFY(form->setError("m", "“abc” is no number"));
        QCOMPARE(form->error("m"), QString("“abc” is no number"));
        QCOMPARE(line()->text(), QString("abc"));
        QTest::keyClicks(line(), "d");
        QVERIFY(form->error("m").isEmpty()); // typing clears the error
        QVERIFY(!form->setError("nothing", "such"));
    }

    void aLongTextIsWrappedAndEnteredAsALineIs() {
        const std::string value = "nim: 3,5; wythoff: 4,6; bash: 9; nim: 1,2,3; kiki: 2,2; bash: 10";
        form->resize(120, 400);
        form->show({{.id = "position",
                     .title = say("position"),
                     .kind = Parameter::Kind::text,
                     .fallback = "nim: 3,5; wythoff: 4,6; bash: 9"}},
                   {{"position", value}});
        auto* text = qobject_cast<ValueText*>(form->field("position"));
        QVERIFY(text);
        QTRY_VERIFY(text->height() >= 3 * text->fontMetrics().lineSpacing());
        QCOMPARE(text->verticalScrollBar()->maximum(), 0); // all of it is visible
        QTest::keyClick(text, Qt::Key_Return);
        QVERIFY(entered.empty()); // as nothing was changed
        text->moveCursor(QTextCursor::End);
        QTest::keyClicks(text, "1");
        QTest::keyClick(text, Qt::Key_Escape);
        QCOMPARE(text->toPlainText().toStdString(), value);
        QTest::keyClicks(text, "x");
        QTest::keyClick(text, Qt::Key_Return);
        QCOMPARE(entered, (Entered{{"position", "x" + value}}));
        text->selectAll();
        QGuiApplication::clipboard()->setText("nim: 1;\nbash: 2\n");
        text->paste();
        QCOMPARE(text->toPlainText(), QString("nim: 1; bash: 2"));
    }

    void aValueTooLongToBeEditedIsEnteredWholeByBeingPasted() {
        const QString heaps = QStringLiteral("1,").repeated(100'000) + u'1';
        QGuiApplication::clipboard()->setText(heaps);
        const auto isTakenWhole = [&] {
            QTRY_COMPARE(entered, (Entered{{"m", heaps.toStdString()}}));
            QVERIFY(line()->text().size() <= longestEdited + 1);
            QVERIFY(heaps.startsWith(line()->text().chopped(1)));
            QTest::keyClick(line(), Qt::Key_Return); // the shortened text must not be entered
            line()->clearFocus();
            QCOMPARE(entered.size(), std::size_t{1});
            entered.clear();
        };
        line()->selectAll();
        line()->paste(); // as by the menu
        isTakenWhole();
        line()->selectAll();
        QTest::keySequence(line(), QKeySequence::Paste);
        isTakenWhole();
        ValueText* text = longText("nim: 3; bash: 9");
        text->moveCursor(QTextCursor::End);
        text->paste();
        QCOMPARE(entered, (Entered{{"position", "nim: 3; bash: 9" + heaps.toStdString()}}));
        QVERIFY(text->toPlainText().size() <= longestEdited + 1);
        QTest::keyClick(text, Qt::Key_Return);
        QCOMPARE(entered.size(), std::size_t{1});
    }

    /// Qt’s own way would insert it letter by letter, and it would be entered only after that.
    void itIsEnteredAtOnceByTheMenuAndByDropping() {
        const QString graph(100'000, QChar(u'x'));
        QGuiApplication::clipboard()->setText(graph);
        QContextMenuEvent asked(QContextMenuEvent::Keyboard, {3, 3}, line()->mapToGlobal(QPoint(3, 3)));
        QCoreApplication::sendEvent(line(), &asked);
        auto* menu = line()->findChild<QMenu*>();
        QVERIFY(menu);
        const auto isPaste = [](const QAction* action) { return action->text().startsWith("&Paste"); };
        const auto actions = menu->actions();
        const auto paste = std::ranges::find_if(actions, isPaste);
        QVERIFY(paste != actions.end());
        (*paste)->trigger();
        menu->close();
        QCOMPARE(entered.size(), std::size_t{1});
        QCOMPARE(entered.back().second.size(), std::size_t(graph.size()) + 1); // before the “3” of the field

        line()->showValue("3");
        QMimeData dropped;
        dropped.setText(graph);
        QDropEvent drop({3, 3}, Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
        line()->event(&drop);
        QCOMPARE(entered.size(), std::size_t{2});
        QVERIFY(drop.isAccepted());
    }

    void aLongValueIsShownByItsBeginningAndStaysWhatItIs() {
        const std::string smile = "😀"; // two units of UTF-16 each
        for (const std::string& one : {std::string("1"), smile}) {
            std::string value;
            for (int i = 0; i < 100'000; ++i)
                value += one;
            form->show({{.id = "m", .title = say("most"), .kind = Parameter::Kind::text, .fallback = ""}},
                       {{"m", value}});
            QVERIFY(line()->text().size() < 3 * longestEdited);
            QTest::keyClick(line(), Qt::Key_Return);
            line()->setFocus();
            line()->clearFocus();
            QCoreApplication::processEvents();
            QVERIFY(entered.empty());
            ValueText* text = longText(value);
            QVERIFY(text->toPlainText().size() < 3 * longestEdited);
            QTest::keyClick(text, Qt::Key_Return);
            QVERIFY(entered.empty());
        }
    }

    void theBeginningOfALongValueIsEditedAndTheRestStays() {
        const QString heaps = QStringLiteral("7,").repeated(100'000) + u'1';
        const auto inALine = [&] {
            form->show({{.id = "m", .title = say("most"), .kind = Parameter::Kind::text, .fallback = ""}},
                       {{"m", heaps.toStdString()}});
            return static_cast<QWidget*>(line());
        };
        const auto inAText = [&] { return static_cast<QWidget*>(longText(heaps.toStdString())); };
        for (const auto& open : {std::function<QWidget*()>(inALine), std::function<QWidget*()>(inAText)}) {
            QWidget* field = open();
            QTest::keyClick(field, Qt::Key_Home);
            QTest::keyClicks(field, "55");
            QTest::keyClick(field, Qt::Key_Return);
            QCOMPARE(entered.size(), std::size_t{1});
            QCOMPARE(entered.front().second, "55" + heaps.toStdString());
            QTest::keySequence(field, QKeySequence::SelectAll);
            QTest::keySequence(field, QKeySequence::Copy);
            QCOMPARE(QGuiApplication::clipboard()->text(), "55" + heaps);
            entered.clear();

            field = open();
            QTest::keySequence(field, field == line() ? QKeySequence::MoveToEndOfLine
                                                      : QKeySequence::MoveToEndOfDocument);
            QTest::keyClick(field, Qt::Key_Backspace); // deletes the sign for the hidden part
            QTest::keyClick(field, Qt::Key_Return);
            QVERIFY(entered.empty());
            QVERIFY(!form->error(field == line() ? "m" : "position").isEmpty());
            QTest::keySequence(field, QKeySequence::SelectAll);
            QTest::keyClicks(field, "5");
            QTest::keyClick(field, Qt::Key_Return);
            QCOMPARE(entered.size(), std::size_t{1});
            QCOMPARE(entered.front().second, std::string("5"));
            entered.clear();
        }
    }

    void aGraphOfASumIsFoldedAndStays() {
        const std::string graph = "\"digraph { a -> b; a -> c; b -> c; c -> d }\"";
        QWidget* field = longText("dag graph=" + graph + ": a");
        const auto shown = [&] { return static_cast<ValueText*>(field)->toPlainText(); };
        QCOMPARE(shown(), QStringLiteral("dag graph=\"…1\": a"));
        QTest::keySequence(field, QKeySequence::MoveToEndOfDocument);
        QTest::keyClicks(field, "; nim: 3");
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(entered.size(), std::size_t{1});
        QCOMPARE(entered.front().second, "dag graph=" + graph + ": a; nim: 3");
        QCOMPARE(shown(), QStringLiteral("dag graph=\"…1\": a; nim: 3"));
        QTest::keySequence(field, QKeySequence::SelectAll);
        QTest::keySequence(field, QKeySequence::Copy);
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QString::fromStdString("dag graph=" + graph + ": a; nim: 3"));
    }

    void whatNoValueCanBeIsRefusedWithASentence() {
        QGuiApplication::clipboard()->setText(QString(longestEntered + 1'000'000, u'1'));
        line()->selectAll();
        line()->paste();
        QTRY_VERIFY(form->error("m").contains("4,194,304"));
        QCOMPARE(line()->text(), QString("3"));
        ValueText* text = longText("nim: 3; bash: 9");
        text->paste();
        QVERIFY(form->error("position").contains("4,194,304"));
        QCOMPARE(text->toPlainText(), QString("nim: 3; bash: 9"));
        QVERIFY(entered.empty());
    }

    void pastingNothingChangesNothing() {
        QMimeData picture;
        picture.setData("image/png", "x");
        ValueText* text = longText("nim: 3; bash: 9");
        for (const QMimeData* source : {static_cast<const QMimeData*>(nullptr), &std::as_const(picture)})
            paste(*text, source);
        QCOMPARE(text->toPlainText(), QString("nim: 3; bash: 9"));
    }

    void anEditThatIsNoKeyTakesTheSentenceAwayToo() {
        ValueText* text = longText("nim: 3,5; wythoff: 4,6; bash: 9");
        const auto edit = [&](const std::function<void()>& how) {
            QVERIFY(form->setError("position", "wrong"));
            QTest::keyClick(text, Qt::Key_Left);
            QTest::keyClick(text, Qt::Key_C, Qt::ControlModifier);
            QCOMPARE(form->error("position"), QString("wrong")); // as nothing was edited
            how();
            QVERIFY(form->error("position").isEmpty());
        };
        edit([&] {
            QInputMethodEvent typed;
            typed.setCommitString("1");
            QCoreApplication::sendEvent(text, &typed);
        });
        edit([&] { text->undo(); });
        edit([&] {
            text->selectAll();
            text->cut();
        });
    }

    void aMenuOfItsOwnDoesNotEnterWhatIsTyped() {
        ValueText* text = longText("nim: 3,5; wythoff: 4,6; bash: 9");
        text->setFocus();
        QTest::keyClicks(text, "x");
        const auto openMenu = [&](QWidget* parent) {
            QMenu menu(parent);
            menu.addAction("paste");
            menu.popup({10, 10});
            QFocusEvent out(QEvent::FocusOut, Qt::PopupFocusReason);
            QCoreApplication::sendEvent(text, &out);
        };
        openMenu(text->viewport());
        QVERIFY(entered.empty());
        openMenu(form.get());
        QCOMPARE(entered, (Entered{{"position", "xnim: 3,5; wythoff: 4,6; bash: 9"}}));
    }

    void aLongErrorDoesNotWidenTheForm() {
        form->resize(180, 400);
        const int before = form->minimumSizeHint().width();
        const QString sentence = "“" + QString(24, u'H') + "” is no position of this game.";
        QVERIFY(form->setError("m", sentence));
        QCOMPARE(form->error("m"), sentence);
        form->layout()->activate();
        QVERIFY2(form->minimumSizeHint().width() <= std::max(before, 178),
                 qPrintable(QString::number(form->minimumSizeHint().width())));
    }

    void aLongErrorIsSeenWholeAndMovesNothing() {
        form->resize(180, 400);
        const auto places = [&] {
            std::vector<QRect> found;
            for (const char* id : {"m", "play"})
                found.push_back(form->field(id)->geometry());
            return found;
        };
        QCoreApplication::processEvents();
        const std::vector<QRect> before = places();
        QVERIFY(
            form->setError("m", "“x” at column 3 is not a whole number from 0 to 2⁶², and so on and on."));
        QCoreApplication::processEvents();
        QCOMPARE(places(), before);
        QLabel* const bubble = shownBubble();
        QVERIFY(bubble);
        const auto* const shown = &bubble;
        const auto fits = [&] {
            return bubble->height() >= bubble->heightForWidth(bubble->width()) &&
                   form->rect().contains(bubble->geometry()) &&
                   bubble->geometry().top() > form->field("m")->geometry().bottom();
        };
        QTRY_VERIFY(fits());
        QVERIFY((*shown)->height() > 2 * (*shown)->fontMetrics().lineSpacing());
        const int high = (*shown)->height();
        form->resize(900, 400);
        QTRY_VERIFY((*shown)->height() < high);
        QTRY_VERIFY(fits());
        form->resize(180, 400);
        QTRY_COMPARE((*shown)->height(), high);
        QTRY_VERIFY(fits());
    }

    void anErrorWithoutRoomBelowLiesAboveItsField() {
        form->adjustSize();
        QVERIFY(form->setError("rays", "This is wrong for a reason that takes more than a word."));
        QTRY_VERIFY(shownBubble() &&
                    shownBubble()->geometry().bottom() < form->field("rays")->geometry().top());
    }

    void aClickPutsAnErrorAwayUntilTheNext() {
        QVERIFY(form->setError("m", "wrong"));
        QTRY_VERIFY(shownBubble());
        QTest::mouseClick(shownBubble(), Qt::LeftButton);
        QVERIFY(!shownBubble());
        QVERIFY(form->setError("m", "wrong again"));
        QVERIFY(shownBubble());
        QVERIFY(form->setError("m", {}));
        QVERIFY(!shownBubble());
    }

    /// A choice may replace the form's fields while it is still emitting its signal.
    void aChoiceMayChangeTheForm() {
        connect(form.get(), &ParameterForm::entered, this, [this](const std::string& id, const std::string&) {
            if (id == "play") form->show({{.id = "other", .title = say("other"), .fallback = "1"}}, {});
        });
        QPointer<QComboBox> choice = qobject_cast<QComboBox*>(form->field("play"));
        choice->setFocus();
        QTest::keyClick(choice.get(), Qt::Key_Up);
        QVERIFY(!form->field("play") && form->field("other"));
        QVERIFY(choice); // it lives until its signal has been handled
        QTRY_VERIFY(!choice);
        QCOMPARE(entered, (Entered{{"play", "normal"}}));
    }

    void fieldsThatStayKeepTheFocus() {
        QWidget* before = form->field("m");
        form->show({{.id = "m", .title = say("most"), .fallback = "3", .least = 1, .most = 9},
                    playParameter(),
                    {.id = "rays", .title = say("rays"), .kind = Parameter::Kind::toggle, .fallback = "on"}},
                   {{"m", "5"}, {"play", "normal"}, {"rays", "off"}});
        QCOMPARE(form->field("m"), before);
        QCOMPARE(line()->text(), QString("5"));
        form->show({playParameter()}, {{"play", "normal"}});
        QVERIFY(!form->field("m"));
    }

private:
    using Entered = std::vector<std::pair<std::string, std::string>>;

    ValueText* longText(const std::string& value) {
        form->show({{.id = "position",
                     .title = say("position"),
                     .kind = Parameter::Kind::text,
                     .fallback = "nim: 3,5; wythoff: 4,6; bash: 9"}},
                   {{"position", value}});
        return qobject_cast<ValueText*>(form->field("position"));
    }
    static void paste(ValueText& text, const QMimeData* source) {
        struct Opened : ValueText {
            using ValueText::insertFromMimeData;
        };
        (text.*&Opened::insertFromMimeData)(source);
    }
    [[nodiscard]] QLabel* shownBubble() const {
        for (auto* label : form->findChildren<QLabel*>("fieldBubble"))
            if (label->isVisible()) return label;
        return nullptr;
    }
    [[nodiscard]] ValueLine* line() const { return qobject_cast<ValueLine*>(form->field("m")); }

    std::unique_ptr<ParameterForm> form;
    Entered entered;
};

MEXPLORER_TEST(TestParameterForm)
#include "test_parameter_form.moc"
