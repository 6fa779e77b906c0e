#include "app/window/actions.h"
#include "core/file/input_file.h"
#include "tested_window.h"
#include "tests/runner/listed.h"
#include "ui/document/document_file.h"
#include "ui/lesson/choice_button.h"
#include "ui/lesson/player.h"
#include "ui/lesson/quiz_cover.h"
#include "ui/lesson/quiz_panel.h"
#include "ui/lesson/reason_text.h"
#include "ui/panels/why_panel.h"
#include "ui/text/label_topics.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>

using namespace mexplorer;
using namespace mexplorer::app;

/// A quiz taken in the window: by keys, by mouse, and to its end.
class TestWindowQuiz : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(window.open());
        QVERIFY(window->document().setGame("nim", {}, "13,11,7", "xor"));
    }
    void cleanup() { window.close(); }

    void aWrongAnswerOpensTheStepThatDecides() {
        begin();
        for (int i = 0; i < 4; ++i) {
            const Question question = *run().question();
            QVERIFY(cover()->isVisible() && !window->findChild<ui::WhyPanel*>()->isVisible());
            QCOMPARE(window->player().stepCount(), 0); // steps cannot show the answer
            const std::size_t wrong = (question.right + 1) % question.choices.size();
            press(digitOf(wrong));
            QCOMPARE(run().stage(), ui::QuizRun::Stage::answered);
            isShown(placeOf(question, wrong));
            QCOMPARE(label("quizVerdict")->text(), QString("✗ Wrong"));
            QTest::mouseClick(button("quizPlace"), Qt::LeftButton);
            isShown(question.place);
            QVERIFY(!label("quizWhy")->text().isEmpty());
            press(Qt::Key_Return);
            QTRY_COMPARE(run().stage(), ui::QuizRun::Stage::asking);
            QCOMPARE(run().number(), std::uint64_t(i) + 2);
            QCOMPARE(window->document().position(), std::string("13,11,7")); // not the last answer's
        }
    }

    /// On boards, too, a step shows it: the end of best play.
    void onABoardTheLastStepShowsWhoWins() {
        QVERIFY(window->document().setGame("tic-tac-toe", {}, "X.O/.X./..O", "board"));
        begin();
        for (int i = 0; i < 12 && run().question()->place.view != "board"; ++i) {
            press(digitOf(run().question()->right));
            press(Qt::Key_Return);
            QTRY_COMPARE(run().stage(), ui::QuizRun::Stage::asking);
        }
        QCOMPARE(run().question()->place.view, std::string("board"));
        press(digitOf(run().question()->right));
        QTRY_VERIFY(window->player().stepCount() > 0);
        QTRY_COMPARE(window->player().step(), window->player().stepCount() - 1);
        QCOMPARE(window->document().step(), window->player().step());
    }

    /// As large as a wrong one, and with its reason in the figure as well.
    void aRightOneShowsItsReasonToo() {
        begin();
        const Question question = *run().question();
        auto* choice = window->findChild<ui::ChoiceButton*>(QString("choice%1").arg(question.right + 1));
        QTest::mouseClick(choice, Qt::LeftButton);
        QCOMPARE(label("quizVerdict")->text(), QString("✓ Right"));
        const int height = label("quizVerdict")->fontInfo().pixelSize();
        QVERIFY(height > label("quizWhy")->fontInfo().pixelSize());
        QVERIFY(choice->accessibleName().endsWith("right"));
        isShown(question.place);
        QTest::mouseClick(button("quizNext"), Qt::LeftButton);
        QTRY_COMPARE(run().stage(), ui::QuizRun::Stage::asking);
        QVERIFY(cover()->isVisible());
        press(digitOf((run().question()->right + 1) % run().question()->choices.size()));
        QCOMPARE(label("quizVerdict")->text(), QString("✗ Wrong"));
        QCOMPARE(label("quizVerdict")->fontInfo().pixelSize(), height);
    }

    void whatTheReasonNamesIsLitInTheFigure() {
        begin();
        ui::LabelTopics& reason = panel()->reason();
        int lit = 0;
        for (int i = 0; i < 8; ++i) {
            const Question question = *run().question();
            press(digitOf(question.right));
            isShown(question.place);
            ui::Canvas& canvas = window->view().canvas();
            QTRY_VERIFY(canvas.figure() && !canvas.isMoving());
            for (const Topic& topic : reason.topics()) {
                if (canvas.placesOf(topic).empty()) continue;
                const QImage before = canvas.grab().toImage();
                emit reason.pointedAt(topic);
                QVERIFY(canvas.grab().toImage() != before);
                emit reason.pointedAt(std::nullopt);
                QCOMPARE(canvas.grab().toImage(), before);
                ++lit;
            }
            press(Qt::Key_Return);
            QTRY_COMPARE(run().stage(), ui::QuizRun::Stage::asking);
        }
        QVERIFY(lit > 0);
    }

    void theResultTellsMistakesAndIsSaved() {
        begin(3);
        for (const bool isRight : {true, false, true}) {
            QTRY_COMPARE(run().stage(), ui::QuizRun::Stage::asking);
            const std::size_t right = run().question()->right;
            press(digitOf(isRight ? right : (right + 1) % run().question()->choices.size()));
            press(Qt::Key_Return);
        }
        QTRY_COMPARE(run().stage(), ui::QuizRun::Stage::finished);
        QVERIFY(!cover()->isVisible());
        const QString path = window.filePath("answers.csv");
        window.answerDialogs([path](QWidget& modal) {
            auto* dialog = qobject_cast<QFileDialog*>(&modal);
            if (!dialog) return;
            dialog->findChild<QLineEdit*>("fileNameEdit")->setText(path);
            QMetaObject::invokeMethod(dialog, "accept");
        });
        QVERIFY(label("quizMistakes")->text().contains(u'✗'));
        QTest::mouseClick(button("quizSave"), Qt::LeftButton);
        QTRY_VERIFY(QFile::exists(path));
        const std::string text = readFile(path.toStdString()).value();
        QVERIFY(text.starts_with("number,kind,position,question,given,answer,right,seconds\n1,"));
        QCOMPARE(std::ranges::count(text, '\n'), 4);
        QCOMPARE(QString::fromStdString(text).count(",yes,"), 2);
        QCOMPARE(QString::fromStdString(text).count(",no,"), 1);
    }

    void aSheetIsPrinted() {
        QTest::keyClick(window.get(), Qt::Key_K, Qt::ControlModifier);
        const QString path = window.filePath("sheet.pdf");
        window.answerDialogs([path](QWidget& modal) {
            auto* dialog = qobject_cast<QFileDialog*>(&modal);
            if (!dialog) return;
            dialog->findChild<QLineEdit*>("fileNameEdit")->setText(path);
            QMetaObject::invokeMethod(dialog, "accept");
        });
        QTest::mouseClick(button("quizSheet"), Qt::LeftButton);
        QTRY_VERIFY(QFile::exists(path));
        QVERIFY(readFile(path.toStdString()).value().starts_with("%PDF-"));
    }

    void anotherGameEndsIt() {
        begin();
        QVERIFY(window->document().setGame("wythoff"));
        QCOMPARE(run().stage(), ui::QuizRun::Stage::idle);
        QVERIFY(!cover()->isVisible());
        QTRY_VERIFY(window->player().stepCount() > 0);
    }

    void closingItGivesTheReasonsBack() {
        begin();
        QTest::keyClick(window.get(), Qt::Key_K, Qt::ControlModifier);
        QVERIFY(!cover()->isVisible() && window->findChild<ui::WhyPanel*>()->isVisible());
        QVERIFY(window->view().hasFocus());
        QTRY_VERIFY(window->player().stepCount() > 0);
    }

    /// A lesson is prepared, a quiz is taken in class, and the window is closed: nothing is asked or lost.
    void whatWasOpenComesBackAsItWas() {
        const QString path = window.filePath("prepared.mex");
        window->document().setStep(2);
        QVERIFY(ui::saveFile(path, ui::toMex(window->document())));
        window->openFile(path);
        const QByteArray prepared = ui::toMex(window->document());
        begin();
        press(digitOf((run().question()->right + 1) % run().question()->choices.size()));
        QVERIFY(window->document().position() != "13,11,7" || window->player().step() != 2);
        QVERIFY(!window->isWindowModified());
        QTest::keyClick(window.get(), Qt::Key_K, Qt::ControlModifier);
        QVERIFY(!panel()->isVisible());
        QCOMPARE(ui::toMex(window->document()), prepared);
        QTRY_COMPARE(window->player().step(), 2);
        bool wasAsked = false;
        window.answerDialogs([&wasAsked](QWidget& modal) {
            wasAsked = true;
            modal.close();
        });
        QTest::keyClick(window.get(), Qt::Key_Q, Qt::ControlModifier);
        QVERIFY(!window->isVisible() && !wasAsked);
        QCOMPARE(ui::readFile(path).value(), prepared);
    }

    void aScreenReaderIsToldTheQuestionAndTheVerdict() {
        begin();
        const Question question = *run().question();
        const auto focusName = [] { return QApplication::focusWidget()->accessibleName(); };
        QVERIFY(focusName().startsWith(QString::fromStdString(question.sentence.english())));
        for (std::size_t i = 0; i < question.choices.size(); ++i)
            QVERIFY(focusName().contains(QString("%1: %2").arg(i + 1).arg(
                QString::fromStdString(question.choices[i].text.english()))));
        press(digitOf(question.right));
        QVERIFY(focusName().startsWith("Right. ") && focusName().endsWith("Next question"));
    }

    void aQuizIsPresented() {
        begin();
        QTest::keyClick(window.get(), Qt::Key_F5);
        QTRY_VERIFY(panel()->isVisible() && cover()->isVisible());
        press(digitOf(run().question()->right));
        QCOMPARE(run().stage(), ui::QuizRun::Stage::answered);
        QTest::keyClick(window.get(), Qt::Key_Escape);
        QTRY_VERIFY(window->menuWidget()->isVisible());
    }

    void stepsAskFirstIfTheyShould() {
        auto* asking = window->findChild<Actions*>()->asking;
        asking->setChecked(true);
        QTRY_VERIFY(window->view().trace());
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(&window->view().canvas(), Qt::Key_Right);
        QVERIFY(window->player().isAsking());
        QCOMPARE(window->player().step(), 2);
        QTest::keyClick(&window->view().canvas(), Qt::Key_2); // column 1 of 13, 11, 7 is odd
        QVERIFY(!window->player().isAsking());
        QCOMPARE(window->player().step(), 3);
        QCOMPARE(window->document().step(), 3);
        QVERIFY(window->findChild<ui::ReasonText*>()->text().startsWith("Right. "));
        asking->setChecked(false);
    }

    void digitsThatAreTypedAnswerNothing() {
        begin();
        auto* search = window->findChild<QLineEdit*>("searchGames");
        search->setFocus();
        QTest::keyClick(search, Qt::Key_1);
        QCOMPARE(search->text(), QString("1"));
        QCOMPARE(run().stage(), ui::QuizRun::Stage::asking);
    }

    void anotherLanguageAsksTheSame() {
        begin();
        const QString before = label("quizSentence")->text();
        ui::setLanguage("zh_CN");
        QTRY_VERIFY(label("quizSentence")->text() != before);
        ui::setLanguage("en");
        QTRY_COMPARE(label("quizSentence")->text(), before);
    }

private:
    void isShown(const QuestionPlace& place) {
        QVERIFY(!cover()->isVisible());
        QCOMPARE(window->document().position(), place.position);
        QCOMPARE(window->document().state().view, place.view);
        QTRY_COMPARE(window->player().step(), place.step);
    }
    /// Opens and starts the quiz by keys.
    void begin(int questions = 10) {
        QTest::keyClick(window.get(), Qt::Key_K, Qt::ControlModifier);
        QVERIFY(panel()->isVisible() && button("startQuiz")->hasFocus());
        auto* count = panel()->findChild<QLineEdit*>("questions");
        count->setText(QString::number(questions));
        QTest::keyClick(count, Qt::Key_Return);
        button("startQuiz")->setFocus();
        press(Qt::Key_Return);
        QTRY_COMPARE(run().stage(), ui::QuizRun::Stage::asking);
        QCOMPARE(run().plan().questions, std::uint64_t(questions));
    }
    void press(Qt::Key key) {
        QWidget* focused = QApplication::focusWidget();
        QTest::keyClick(focused ? focused : window.get(), key);
    }
    [[nodiscard]] static Qt::Key digitOf(std::size_t choice) {
        return static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(choice));
    }
    [[nodiscard]] ui::QuizPanel* panel() const { return window->findChild<ui::QuizPanel*>(); }
    [[nodiscard]] ui::QuizRun& run() const { return panel()->run(); }
    [[nodiscard]] ui::QuizCover* cover() const { return window->findChild<ui::QuizCover*>(); }
    [[nodiscard]] QLabel* label(const char* name) const { return panel()->findChild<QLabel*>(name); }
    [[nodiscard]] QPushButton* button(const char* name) const {
        return panel()->findChild<QPushButton*>(name);
    }

    TestedWindow window;
};

MEXPLORER_TEST(TestWindowQuiz)
#include "test_window_quiz.moc"
