#include "tests/runner/listed.h"
#include "ui/judge/case_list.h"
#include "ui/judge/input_edit.h"
#include "ui/judge/judge_panel.h"
#include "ui/theme/language.h"
#include "ui/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QComboBox>
#include <QCompleter>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMimeData>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

class TestJudgePanel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(folder.isValid()); }

    void init() {
        setLanguage("en");
        document = std::make_unique<Document>();
        panel = std::make_unique<JudgePanel>(*document);
        panel->setTheme(lightTheme());
        panel->resize(1280, 260);
        panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(panel.get()));
    }
    void cleanup() {
        panel.reset();
        document.reset();
        setLanguage("en");
    }

    void everySampleIsAnsweredAndItsCasesOpen() {
        for (std::size_t i = 0; i < judge::problems().size(); ++i) {
            const judge::Problem& problem = judge::problems()[i];
            part<QComboBox>("problems")->setCurrentIndex(static_cast<int>(i));
            QCOMPARE(input()->toPlainText().toStdString(), problem.sample);
            run();
            QCOMPARE(cases()->listed(), static_cast<std::uint64_t>(std::count(
                                            problem.sampleAnswer.begin(), problem.sampleAnswer.end(), '\n')));
            QVERIFY2(failure().isEmpty(), qPrintable(failure()));
            QVERIFY(document->setGame("nim", {}, "1")); // not a sample's position
            const DocumentState before = document->state();
            clickRow(cases()->listed() - 1);
            QTRY_VERIFY2(!(document->state() == before) || !failure().isEmpty(), problem.id.c_str());
            QVERIFY2(failure().isEmpty(), qPrintable(failure()));
        }
    }

    void aClickedCaseOpensAsThePositionThatWasAsked() {
        choose("csdn-stones-2");
        input()->setPlainText("2 3\n4 4\n3 4\n5 9 13\n");
        run();
        clickRow(1);
        QTRY_COMPARE(document->state().position, std::string("5,9,13"));
        QCOMPARE(document->state().game, std::string("bounded-nim"));
        QCOMPARE(document->state().parameters.at("m"), std::string("4"));
        QCOMPARE(cases()->current().value_or(9), std::uint64_t{1});
        QCOMPARE(markedLine(), 3);
        document->undoStack().undo();
        QCOMPARE(document->state().game, std::string("wythoff"));
    }

    void aCaseThatWasChosenBeforeAnotherGameIsNotOpened() {
        choose("hdu1527");
        input()->setPlainText("1 2\n3 4\n");
        run();
        clickRow(1);
        QVERIFY(document->setGame("kiki")); // while the case is being searched for
        QVERIFY(workers().waitForDone(5000));
        QTest::qWait(50);
        QCOMPARE(document->state().game, std::string("kiki"));
    }

    void pastingNothingOrTooMuchLeavesTheInput() {
        struct Opened : InputEdit {
            using InputEdit::insertFromMimeData;
        };
        const auto paste = [this](const QMimeData* source) {
            (input()->*&Opened::insertFromMimeData)(source);
        };
        input()->setPlainText("1 2\n");
        input()->moveCursor(QTextCursor::End);
        paste(nullptr);
        QMimeData mime;
        paste(&mime);
        QCOMPARE(input()->toPlainText(), QString("1 2\n"));
        mime.setText(QString(InputEdit::mostEdited, u'7'));
        paste(&mime);
        QCOMPARE(input()->toPlainText(), QString("1 2\n"));
        QVERIFY(failure().contains("524,288"));
        mime.setText("3 " + QString(InputEdit::longestLine, u'4'));
        paste(&mime);
        QCOMPARE(input()->toPlainText(), QString("1 2\n"));
        QVERIFY(failure().contains("65,536"));
        mime.setText("3 " + QString(InputEdit::mostForeign + 1, QChar(0x301))); // takes long to lay out
        paste(&mime);
        QCOMPARE(input()->toPlainText(), QString("1 2\n"));
        QVERIFY(failure().contains("4,096"));
        input()->setPlainText(QString(InputEdit::longestLine - 10, u'5'));
        input()->selectAll(); // to be replaced
        mime.setText(QString(InputEdit::longestLine - 10, u'6'));
        paste(&mime);
        QVERIFY(input()->toPlainText().startsWith("66"));
        input()->setPlainText("1 2\n");
        input()->moveCursor(QTextCursor::End);
        mime.setText("3 4\n");
        paste(&mime);
        QCOMPARE(input()->toPlainText(), QString("1 2\n3 4\n"));
        QVERIFY(failure().isEmpty());
    }

    void keysChooseCasesToo() {
        choose("hdu1527");
        input()->setPlainText("1 2\n3 4\n5 6\n");
        QTest::keyClick(input(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(cases()->listed(), std::uint64_t{3});
        cases()->setFocus();
        QCOMPARE(cases()->current().value_or(9), std::uint64_t{0});
        QTest::keyClick(cases(), Qt::Key_Down);
        QTest::keyClick(cases(), Qt::Key_Return);
        QTRY_COMPARE(document->state().position, std::string("3,4"));
        QVERIFY(cases()->hasFocus());
        QTest::keyClick(cases(), Qt::Key_End);
        QTest::keyClick(cases(), Qt::Key_Enter);
        QTRY_COMPARE(document->state().position, std::string("5,6"));
        QTest::keyClick(cases(), Qt::Key_Home);
        QTest::keyClick(cases(), Qt::Key_Up);
        QTest::keyClick(cases(), Qt::Key_Return);
        QTRY_COMPARE(document->state().position, std::string("1,2"));
    }

    void whatIsTypedIsLeftToTheWindow() {
        choose("hdu1527");
        input()->setPlainText("1 2\n3 4\n5 6\n");
        run();
        const auto isTaken = [&](Qt::Key key, const QString& text) {
            QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier, text);
            QCoreApplication::sendEvent(cases(), &press);
            return press.isAccepted();
        };
        QVERIFY(!isTaken(Qt::Key_Space, " "));
        QVERIFY(!isTaken(Qt::Key_Plus, "+"));
        QVERIFY(!isTaken(Qt::Key_Minus, "-"));
        QVERIFY(!isTaken(Qt::Key_Question, "?"));
        QVERIFY(!isTaken(Qt::Key_1, "1"));
        for (int i = 0; i < 2; ++i) {
            QVERIFY(isTaken(Qt::Key_End, {}));
            QCOMPARE(cases()->current().value_or(9), std::uint64_t{2});
        }
        for (int i = 0; i < 2; ++i) {
            QVERIFY(isTaken(Qt::Key_Home, {}));
            QCOMPARE(cases()->current().value_or(9), std::uint64_t{0});
        }
    }

    void ofMoreAnswersThanATableHoldsTheFirstAreListed() {
        QFile file(folder.filePath("many.in"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int thousands = 0; thousands < 10'000; ++thousands)
            file.write(QByteArray("3\n").repeated(1000));
        file.write("5\n7\n");
        file.close();
        choose("hdu1847");
        QVERIFY(input()->openFile(file.fileName()));
        run();
        QCOMPARE(cases()->listed(), std::uint64_t{10'000'000});
        const auto notes = panel->findChildren<QLabel*>();
        const auto says = [&](const QString& sentence) {
            return std::any_of(notes.begin(), notes.end(),
                               [&](const QLabel* label) { return label->text().startsWith(sentence); });
        };
        QVERIFY(says(QString("Answers: %1").arg(QLocale().toString(10'000'002))));
        QVERIFY(says(QString("The first %1 of %2 answers are listed.")
                         .arg(QLocale().toString(10'000'000), QLocale().toString(10'000'002))));
        QVERIFY(cases()->verticalHeader()->length() > 10'000'000);
    }

    void everyRowCanBeReadAloud() {
        choose("hdu1527");
        input()->setPlainText("1 2\n3 4\n5 6\n");
        run();
        QAbstractItemModel* rows = cases()->model();
        QAbstractItemModelTester tester(rows);
        QCOMPARE(rows->rowCount(), 3);
        QCOMPARE(rows->headerData(1, Qt::Vertical).toString(), QString("2"));
        QCOMPARE(rows->index(1, 0).data().toString(), QString("1"));
        auto* table = QAccessible::queryAccessibleInterface(cases());
        QVERIFY(table && table->tableInterface());
        QCOMPARE(table->tableInterface()->rowCount(), 3);
        QCOMPARE(table->tableInterface()->cellAt(0, 0)->text(QAccessible::Name), QString("0"));
    }

    void aFaultIsToldAndItsLineMarked() {
        choose("hdu1846");
        input()->setPlainText("3\n23 2\n\n4 x\n5 6\n");
        run();
        QCOMPARE(cases()->listed(), std::uint64_t{1});
        QCOMPARE(failure(),
                 QString("Line 4, column 3: “x” stands where m belongs: a whole number from 1 to 10¹⁸."));
        QCOMPARE(markedLine(), 4);
        input()->appendPlainText("6 6");
        QCOMPARE(markedLine(), 0);
        QVERIFY(failure().isEmpty());
        QCOMPARE(cases()->listed(), std::uint64_t{0});
    }

    void aCaseBeyondTheCatalogueIsRefusedWithAReason() {
        choose("acwing1388");
        input()->setPlainText("5001\n" + QString("7 ").repeated(5001));
        run();
        clickRow(0);
        QTRY_VERIFY(failure().contains("There are 5001 numbers; at most 5000 are allowed."));
        QCOMPARE(document->state().game, std::string("wythoff"));
    }

    void theGameThatIsOpenIsAProblem() {
        QVERIFY(document->setGame("own", {{"rules", "heap n: take 1 or 2"}}, "7"));
        auto* problems = part<QComboBox>("problems");
        QVERIFY(!part<QComboBox>("gameInput")->isVisible());
        problems->setCurrentIndex(problems->count() - 1);
        QVERIFY(part<QComboBox>("gameInput")->isVisible());
        QCOMPARE(input()->toPlainText(), QString("12\n")); // the game’s own start
        part<QComboBox>("gameInput")->setCurrentIndex(3);
        part<QComboBox>("gameAnswer")->setCurrentText("Alice|Bob");
        QTest::keyClick(part<QComboBox>("gameAnswer")->lineEdit(), Qt::Key_Return);
        QCOMPARE(input()->toPlainText(), QString("1\n12\n"));
        input()->setPlainText("2\n4 5\n3\n");
        run();
        QVERIFY2(failure().isEmpty(), qPrintable(failure()));
        QCOMPARE(cases()->listed(), std::uint64_t{2});
        clickRow(0);
        QTRY_COMPARE(document->state().position, std::string("4,5"));
        QCOMPARE(input()->toPlainText(), QString("2\n4 5\n3\n")); // the same game is open
    }

    void aGameThatTheJudgeCannotSetSaysWhy() {
        QVERIFY(document->setGame("own", {{"rules", "word over AB: AB -> B"}}));
        auto* problems = part<QComboBox>("problems");
        problems->setCurrentIndex(problems->count() - 1);
        QVERIFY(!part<QPushButton>("generateInput")->isEnabled());
        QVERIFY(!part<QPushButton>("checkSolution")->isEnabled());
        QVERIFY(document->setGame("nim")); // which it can set
        QVERIFY(part<QPushButton>("generateInput")->isEnabled());
        problems->setCurrentIndex(0);
        QVERIFY(part<QPushButton>("checkSolution")->isEnabled());
    }

    void searchingFindsAProblem() {
        auto* problems = part<QComboBox>("problems");
        problems->lineEdit()->selectAll();
        QTest::keyClicks(problems->lineEdit(), "poj2425: A Chess Game");
        QTest::keyClick(problems->lineEdit(), Qt::Key_Return);
        QCOMPARE(problems->currentData().toString(), QString("poj2425"));
        problems->lineEdit()->selectAll();
        QTest::keyClicks(problems->lineEdit(), "STONES-2"); // matches anywhere in a name
        QTest::keyClick(problems->lineEdit(), Qt::Key_Return);
        QCOMPARE(problems->currentData().toString(), QString("csdn-stones-2"));
        for (const auto& [typed, id] :
             std::initializer_list<std::pair<const char*, const char*>>{{"2147", "hdu2147"},
                                                                        {"hdu 1846", "hdu1846"},
                                                                        {"POJ 1067", "poj1067"},
                                                                        {"2516", "hdu2516"}}) {
            problems->lineEdit()->selectAll();
            QTest::keyClicks(problems->lineEdit(), typed);
            QCOMPARE(problems->completer()->currentIndex().data(Qt::UserRole).toString(), QString(id));
            QVERIFY(problems->completer()->currentCompletion().startsWith(QString(id) + ": "));
            QTest::keyClick(problems->lineEdit(), Qt::Key_Return);
            QCOMPARE(problems->currentData().toString(), QString(id));
            QVERIFY(problems->currentText().startsWith(QString(id) + ": "));
        }
        problems->lineEdit()->selectAll();
        QTest::keyClicks(problems->lineEdit(), "poj2425");
        QTest::keyClick(problems->lineEdit(), Qt::Key_Return);
        problems->lineEdit()->selectAll();
        QTest::keyClicks(problems->lineEdit(), "nonsense");
        QTest::keyClick(problems->lineEdit(), Qt::Key_Return);
        QCOMPARE(problems->currentText(), QString("poj2425: A Chess Game"));
    }

    void aLargeFileIsJudgedWithoutBeingHeld() {
        const QString path = folder.filePath("large.in");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        constexpr int many = 300'000;
        for (int i = 0; i < many; ++i)
            file.write(QByteArray::number(i) + ' ' + QByteArray::number(i + 1) + '\n');
        file.write("no more\n");
        file.close();
        choose("hdu1527");
        QVERIFY(input()->openFile(path));
        QVERIFY(input()->isReadOnly());
        QVERIFY(input()->toPlainText().startsWith("0 1\n1 2\n"));
        QVERIFY(input()->toPlainText().size() <= InputEdit::beginningShown);
        run();
        QCOMPARE(cases()->listed(), std::uint64_t(many));
        QVERIFY2(failure().startsWith("Line 300001, column 1: “no”"), qPrintable(failure()));
        cases()->setFocus();
        QTest::keyClick(cases(), Qt::Key_End);
        QTest::keyClick(cases(), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(document->state().position, std::string("299999,300000"), 20'000);
        part<QPushButton>("clearInput")->click();
        QVERIFY(!input()->isReadOnly() && input()->toPlainText().isEmpty());
        QCOMPARE(cases()->listed(), std::uint64_t{0});
    }

    void smallFilesAreEditedAndStrangeOnesAreNot() {
        QFile file(folder.filePath("small.in"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("\xEF\xBB\xBF"
                   "3\r\n4\r\n");
        file.close();
        choose("hdu1847");
        QVERIFY(input()->openFile(file.fileName()));
        QVERIFY(!input()->isReadOnly());
        run();
        QCOMPARE(cases()->listed(), std::uint64_t{2});
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("3\n\xFF\n");
        file.close();
        QVERIFY(input()->openFile(file.fileName()));
        QVERIFY(input()->isReadOnly());
        run();
        QVERIFY2(failure().startsWith("Line 2, column 1: “\uFFFD”"), qPrintable(failure()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("\u0780\n\xFF\n");
        file.close();
        QVERIFY(input()->openFile(file.fileName()));
        QCOMPARE(input()->toPlainText(), QString("\uFFFD\n\uFFFD\n")); // no letters that bytes only look like
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("堆\n").repeated(InputEdit::mostEdited));
        file.close();
        QVERIFY(input()->openFile(file.fileName()));
        QVERIFY(input()->isReadOnly() && input()->toPlainText().startsWith("堆\n堆"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(InputEdit::longestLine, ' ') + " 4\n5\n");
        file.close();
        QVERIFY(input()->openFile(file.fileName()));
        QVERIFY(input()->isReadOnly());
        QVERIFY(input()->toPlainText().size() <= InputEdit::beginningShown);
        run();
        QCOMPARE(cases()->listed(), std::uint64_t{2});
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("\u0301").repeated(InputEdit::mostForeign + 1));
        file.close();
        QVERIFY(input()->openFile(file.fileName()));
        QVERIFY(input()->isReadOnly());
        QCOMPARE(input()->toPlainText().size(), InputEdit::mostForeign);
        QVERIFY(!input()->openFile(folder.filePath("nowhere.in")));
    }

    void anEmptyInputHasNoAnswers() {
        choose("nim-k");
        part<QPushButton>("clearInput")->click();
        run();
        QCOMPARE(cases()->listed(), std::uint64_t{0});
        QVERIFY(failure().isEmpty());
        QTest::keyClick(cases(), Qt::Key_Return); // there is nothing to choose
        QCOMPARE(document->state().game, std::string("wythoff"));
    }

    void aRunCanBeCancelled() {
        choose("acwing1388");
        QString row = QString::number(longest) + '\n';
        for (int i = 0; i < longest; ++i)
            row += QString::number(i % 97) + (i % 20 == 19 ? '\n' : ' ');
        input()->setPlainText(row);
        part<QPushButton>("runJudge")->click();
        auto* bar = panel->findChild<QPushButton*>("cancelJob");
        QTRY_VERIFY(bar->isVisible());
        bar->click();
        QTRY_COMPARE(failure(), QString("Cancelled."));
        QCOMPARE(cases()->listed(), std::uint64_t{0});
    }

    void itSpeaksEveryLanguageAndKeepsWhatIsThere() {
        choose("hdu1527");
        input()->setPlainText("1 2\n");
        run();
        for (const QString& language : languages()) {
            setLanguage(language);
            QVERIFY(part<QComboBox>("problems")->currentText().startsWith("hdu1527"));
            QVERIFY(!part<QPushButton>("runJudge")->text().isEmpty());
            QCOMPARE(input()->toPlainText(), QString("1 2\n"));
            QCOMPARE(cases()->listed(), std::uint64_t{1});
        }
    }

private:
    static constexpr int longest = 100'000;

    template <class T>
    T* part(const char* name) {
        return panel->findChild<T*>(name);
    }
    InputEdit* input() { return part<InputEdit>("judgeInput"); }
    CaseList* cases() { return part<CaseList>("judgeCases"); }
    QString failure() {
        auto* label = part<QLabel>("fieldError");
        return label->isVisible() ? label->text() : QString();
    }
    int markedLine() {
        const auto marks = input()->extraSelections();
        return marks.isEmpty() ? 0 : marks.first().cursor.blockNumber() + 1;
    }
    void choose(const char* id) {
        auto* problems = part<QComboBox>("problems");
        problems->setCurrentIndex(problems->findData(QString(id)));
    }
    void run() {
        QLabel* heading = nullptr;
        for (QLabel* label : panel->findChildren<QLabel*>("fieldLabel")) {
            if (label->text().startsWith("Answers")) heading = label;
        }
        part<QPushButton>("runJudge")->click();
        QTRY_VERIFY_WITH_TIMEOUT(heading->text().startsWith("Answers:"), 20'000);
    }
    void clickRow(std::uint64_t row) {
        QTest::mouseClick(cases()->viewport(), Qt::LeftButton, {}, cases()->rowRect(row).center());
    }

    QTemporaryDir folder;
    std::unique_ptr<Document> document;
    std::unique_ptr<JudgePanel> panel;
};

MEXPLORER_TEST(TestJudgePanel)
#include "test_judge_panel.moc"
