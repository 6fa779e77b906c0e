#include "tests/core/judge/small_program.h"
#include "tests/runner/listed.h"
#include "ui/judge/case_list.h"
#include "ui/judge/compare_dialog.h"
#include "ui/judge/input_edit.h"
#include "ui/judge/judge_panel.h"
#include "ui/judge/program_dialog.h"
#include "ui/judge/solution_check.h"
#include "ui/text/translated.h"
#include "ui/theme/language.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <csignal>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// Whether each text that is seen has the room that it needs.
bool hasWholeTexts(const QDialog& dialog) {
    const auto labels = dialog.findChildren<QLabel*>();
    return std::ranges::all_of(labels, [](const QLabel* label) {
        return !label->isVisible() || label->height() >= label->heightForWidth(label->width());
    });
}

} // namespace

/// Checking solutions in the judge's panel: an output is compared, or a program is run.
class TestSolutionCheck : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(folder.isValid());
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }
    void init() {
        setLanguage("en");
        document = std::make_unique<Document>();
        panel = std::make_unique<JudgePanel>(*document);
        panel->setTheme(lightTheme());
        panel->resize(1280, 260);
        panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(panel.get()));
        auto* problems = part<QComboBox>("problems");
        problems->setCurrentIndex(problems->findData(QString("hdu1846")));
    }
    void cleanup() {
        panel.reset();
        document.reset();
    }

    void anEqualOutputIsSaidToBe() {
        check()->compareWith(output("first \r\nfirst\n\n"));
        QTRY_COMPARE(verdict(),
                     QString("✗ Case 2, line 2, column 1: “first” stands where “second” belongs."));
        check()->compareWith(output("first \r\nsecond\n\n"));
        QTRY_COMPARE(verdict(), QString("✓ All answers are right: 2."));
    }

    /// It opens as a figure, its input line and its answer are marked, and the verdict stays.
    void theCaseThatDiffersIsOpened() {
        input()->setPlainText("3\n23 2\n10 2\n7 3\n");
        check()->compareWith(output("first\nsecond\nfirst\n"));
        QTRY_COMPARE(document->state().position, std::string("10"));
        QCOMPARE(document->state().game, std::string("bash"));
        QCOMPARE(verdict(), QString("✗ Case 2, line 2, column 1: “second” stands where “first” belongs."));
        QCOMPARE(part<CaseList>("judgeCases")->current().value_or(9), std::uint64_t{1});
        QCOMPARE(input()->extraSelections().first().cursor.blockNumber(), 2);
        input()->setPlainText("0\n");
        QCOMPARE(verdict(), QString());
    }

    void whatHasNoCaseIsTold() {
        check()->compareWith(output("first\nsecond\nfirst\n"));
        QTRY_COMPARE(verdict(), QString("✗ Line 3: “first” follows, but there are only 2 answers."));
        input()->setPlainText("nonsense");
        check()->compareWith(output("first\n"));
        QTRY_VERIFY(failure().contains("“nonsense” stands where C belongs"));
        check()->compareWith(std::make_shared<const JudgeInput>(JudgeInput{{}, "/nowhere/out"}));
        QTRY_VERIFY(failure().contains("nonsense") || failure().contains("nowhere"));
    }

    void anOutputIsPastedInADialog() {
        input()->setPlainText("1\n10 2\n");
        inDialog<CompareDialog>([](CompareDialog& dialog) {
            dialog.findChild<InputEdit*>("comparedOutput")->setPlainText("second\n");
            dialog.accept();
        });
        menuAction(0)->trigger();
        QTRY_VERIFY(verdict().contains("“second” stands where “first” belongs"));
        inDialog<CompareDialog>([](CompareDialog& dialog) { dialog.reject(); });
        menuAction(0)->trigger();
        QVERIFY(verdict().contains("“second” stands where “first” belongs")); // nothing has changed
    }

    /// It runs only after confirmation.
    void aProgramIsNamedAndAskedForBeforeItRuns() {
        const QString ran = folder.filePath("ran");
        const std::string path = smallProgram(folder, "echo > ran; exit 1", "marks.sh");
        for (const bool accepts : {false, true}) {
            QTimer chooser;
            connect(&chooser, &QTimer::timeout, this, [&] {
                if (auto* files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
                    files->findChild<QLineEdit*>("fileNameEdit")->setText(QString::fromStdString(path));
                    QMetaObject::invokeMethod(files, "accept");
                } else if (auto* asks = qobject_cast<ProgramDialog*>(QApplication::activeModalWidget())) {
                    QVERIFY(asks->findChild<QLabel*>("namedProgram")
                                ->text()
                                .contains(QString::fromStdString(path)));
                    QVERIFY(!QFile::exists(ran));
                    asks->findChild<QSpinBox*>("checkedCases")->setValue(7);
                    asks->findChild<QCheckBox*>("sandboxed")->setChecked(false); // it leaves a mark
                    accepts ? asks->accept() : asks->reject();
                }
            });
            chooser.start(20);
            menuAction(1)->trigger();
            chooser.stop();
            if (!accepts) QVERIFY(!QFile::exists(ran) && verdict().isEmpty());
        }
        QTRY_VERIFY(verdict().startsWith("✗ The program ended with the code 1"));
        QVERIFY(QFile::exists(ran));
    }

    /// What is said is what is done.
    void theSandboxIsSaid_data() {
        QTest::addColumn<QByteArray>("bubblewrap");
        QTest::newRow("here") << QByteArray();
        QTest::newRow("missing") << QByteArray("none");
        QTest::newRow("refused") << QByteArray("exit 1");
    }
    void theSandboxIsSaid() {
        QFETCH(QByteArray, bubblewrap);
        const QByteArray path = qgetenv("PATH");
        QTemporaryDir programs;
        if (bubblewrap == "none") qputenv("PATH", programs.path().toUtf8());
        if (bubblewrap == "exit 1") {
            smallProgram(programs, bubblewrap, "bwrap");
            qputenv("PATH", programs.path().toUtf8() + ':' + path);
        }
        const judge::Sandbox found = judge::findSandbox();
        ProgramDialog dialog(judge::problems().front(), {"/bin/true", {}, {}, true});
        dialog.show();
        QTRY_VERIFY(dialog.findChild<QPushButton*>("runProgram")->isEnabled());
        qputenv("PATH", path);
        auto* sandboxed = dialog.findChild<QCheckBox*>("sandboxed");
        auto* warning = dialog.findChild<QLabel*>("fieldError");
        const bool isReady = found == judge::Sandbox::ready;
        QCOMPARE(sandboxed->isEnabled(), isReady);
        QCOMPARE(dialog.program().isSandboxed, isReady);
        QCOMPARE(warning->isVisible(), !isReady);
        bool isSaid = false;
        for (QLabel* label : dialog.findChildren<QLabel*>())
            isSaid = isSaid || (label->isVisible() && label->text() == translated(judge::saySandbox(found)));
        QVERIFY(isSaid);
        sandboxed->setChecked(false);
        QVERIFY(warning->isVisible() && warning->text().startsWith("It runs with all your rights"));
        QVERIFY(!dialog.program().isSandboxed);
    }

    void sourcesAreAskedFor() {
        const auto question = [](const char* path) {
            ProgramDialog dialog(judge::problems().front(), {path, {}, {}, true});
            return dialog.findChild<QLabel*>("namedProgram")->text();
        };
        QCOMPARE(question("/x/a.cpp"), QString("Compile this source with g++ -O2 and run it?\n/x/a.cpp"));
        QCOMPARE(question("/x/a.py"), QString("Run this source with python3?\n/x/a.py"));
        QCOMPARE(question("/x/a"), QString("Run this program?\n/x/a"));
    }

    void aSourceIsCompiledAndChecked() {
        QFile source(folder.filePath("brave.cpp"));
        QVERIFY(source.open(QIODevice::WriteOnly));
        source.write(
            "#include <iostream>\nint main() { int c, n, m; std::cin >> c; while (std::cin >> n >> m) "
            "std::cout << (n % (m + 1) ? \"first\\n\" : \"second\\n\"); }\n");
        source.close();
        check()->checkProgram({source.fileName().toStdString(), {100, 1, {}}, {}});
        QTRY_COMPARE_WITH_TIMEOUT(verdict(), QString("✓ All answers are right: 100."), 30'000);
        QVERIFY(source.open(QIODevice::Append) && source.write("nonsense\n") > 0);
        source.close();
        check()->checkProgram({source.fileName().toStdString(), {100, 1, {}}, {}});
        QTRY_COMPARE_WITH_TIMEOUT(
            failure(),
            QString("“brave.cpp” does not compile: brave.cpp:3:1: error: 'nonsense' does not name a type"),
            30'000);
    }

    void aRightProgramPasses() {
        run(braveProgram());
        QTRY_COMPARE(verdict(), QString("✓ All answers are right: 100."));
    }

    void theSmallestFailingCaseIsShown() {
        run(braveProgram("n >= 5 && n % (m + 1) == 0"));
        QTRY_COMPARE(document->state().position, std::string("6"));
        QCOMPARE(document->state().parameters.at("m"), std::string("1"));
        QCOMPARE(input()->toPlainText(), QString("1\n6 1\n"));
        QVERIFY2(verdict().startsWith(
                     "✗ Case 1, line 1, column 1: “first” stands where “second” belongs. This is the "
                     "smallest input found that fails; runs: "),
                 qPrintable(verdict()));
    }

    void badEndsAreTold_data() {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<QString>("beginning");
        QTest::newRow("crash") << QByteArray("kill -SEGV $$") << "✗ The program crashed: SIGSEGV.";
        QTest::newRow("nothing") << QByteArray("exit 0")
                                 << "✗ The output is empty; the first answer is “first”.";
        QTest::newRow("no reading") << QByteArray("echo second")
                                    << "✗ Case 1, line 1, column 1: “second” stands where “first” belongs.";
    }
    void badEndsAreTold() {
        QFETCH(QByteArray, lines);
        QFETCH(QString, beginning);
        run(lines);
        QTRY_VERIFY2(verdict().startsWith(beginning), qPrintable(verdict()));
    }

    void aMissingProgramIsRefused() {
        check()->checkProgram({"/nowhere/at/all", {}, {}});
        QTRY_COMPARE(failure(), QString("There is no program “/nowhere/at/all”."));
    }

    void aRunIsCancelled() {
        run("echo $$ > pid; sleep 100");
        QTRY_VERIFY(QFile::exists(folder.filePath("pid")));
        check()->checking().cancel();
        QTRY_COMPARE(failure(), QString("Cancelled."));
        QTRY_VERIFY(isGone());
    }

    /// What was found before is kept.
    void cancellingTheSearchForASmallerInputTellsTheLast() {
        run("read c; read n m; [ \"$c\" = 1 ] && { echo $$ > pid; sleep 100; }; exit 4");
        QTRY_VERIFY(QFile::exists(folder.filePath("pid")));
        check()->checking().cancel();
        QTRY_COMPARE(verdict(),
                     QString("✗ The program ended with the code 4; 0 says that all went well. A smaller "
                             "input may be found: the search was ended."));
        QVERIFY(input()->toPlainText().size() > 100);
        QTRY_VERIFY(isGone());
    }

    void closingThePanelEndsTheProgram() {
        run("echo $$ > pid; sleep 100");
        QTRY_VERIFY(QFile::exists(folder.filePath("pid")));
        panel.reset();
        QTRY_VERIFY(isGone());
    }

    void inputsAreGenerated() {
        auto* generate = part<QPushButton>("generateInput");
        generate->click();
        const QString first = input()->toPlainText();
        QVERIFY(first.startsWith("100\n"));
        QCOMPARE(verdict(), QString("mexplorer judge hdu1846 --generate 100 --seed 1"));
        generate->click();
        QVERIFY(input()->toPlainText() != first);
        // A problem whose limits are too long to be edited still gets a complete answer.
        auto* problems = part<QComboBox>("problems");
        problems->setCurrentIndex(problems->findData(QString("csdn-stones-2")));
        generate->click();
        QVERIFY(input()->isReadOnly());
        part<QPushButton>("runJudge")->click();
        QTRY_COMPARE(part<CaseList>("judgeCases")->listed(), std::uint64_t{100});
    }

    void theDialogsFitEveryLanguage() {
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", "/nowhere"); // without a sandbox, which is found later, more is said
        for (const QString& language : languages()) {
            setLanguage(language);
            CompareDialog compare;
            ProgramDialog program(judge::problems().front(), {std::string(2000, 'x'), {}, {}});
            for (QDialog* dialog : std::initializer_list<QDialog*>{&compare, &program}) {
                dialog->show();
                QVERIFY(dialog->width() <= 640 && dialog->height() <= 600);
                for (QPushButton* button : dialog->findChildren<QPushButton*>())
                    QVERIFY(button->width() >= button->fontMetrics().horizontalAdvance(button->text()));
            }
            QTRY_VERIFY(program.findChild<QPushButton*>("runProgram")->isEnabled());
            QTRY_VERIFY2(hasWholeTexts(program), qPrintable(language));
        }
        qputenv("PATH", path);
    }

private:
    template <class T>
    T* part(const char* name) {
        return panel->findChild<T*>(name);
    }
    SolutionCheck* check() { return panel->findChild<SolutionCheck*>(); }
    InputEdit* input() { return part<InputEdit>("judgeInput"); }
    QString verdict() { return shown("verdict"); }
    QString failure() { return shown("fieldError"); }
    QString shown(const char* name) {
        auto* label = part<QLabel>(name);
        return label->isVisible() ? label->text() : QString();
    }
    QAction* menuAction(int number) {
        return part<QPushButton>("checkSolution")->menu()->actions().at(number);
    }
    static std::shared_ptr<const JudgeInput> output(const char* text) {
        return std::make_shared<const JudgeInput>(JudgeInput{text, {}});
    }
    void run(const QByteArray& lines) {
        QFile::remove(folder.filePath("pid"));
        check()->checkProgram({smallProgram(folder, lines), {100, 1, {}}, {}});
    }
    template <class Dialog>
    void inDialog(const std::function<void(Dialog&)>& act) {
        QTimer::singleShot(50, this, [act] {
            auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            act(*dialog);
        });
    }
    /// Whether the program, which wrote its process id to a file, has ended.
    bool isGone() {
        QFile file(folder.filePath("pid"));
        if (!file.open(QIODevice::ReadOnly)) return false;
        const auto process = static_cast<pid_t>(file.readAll().trimmed().toInt());
        return process > 0 && ::kill(process, 0) != 0;
    }

    QTemporaryDir folder;
    std::unique_ptr<Document> document;
    std::unique_ptr<JudgePanel> panel;
};

MEXPLORER_TEST(TestSolutionCheck)
#include "test_solution_check.moc"
