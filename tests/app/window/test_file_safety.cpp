#include "app/window/actions.h"
#include "app/window/end_signals.h"
#include "app/window/notice.h"
#include "app/window/safety.h"
#include "app/window/start.h"
#include "core/file/input_file.h"
#include "tested_window.h"
#include "tests/runner/listed.h"
#include "ui/file/data_folder.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMetaMethod>
#include <QPushButton>
#include <QSignalSpy>

#include <set>

using namespace mexplorer;
using namespace mexplorer::app;

/// What other programs, other windows and a sudden end do to the document and its file.
class TestFileSafety : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(window.open());
        path = window.filePath("lesson.mex");
        QVERIFY(write("1,2"));
        window->openFile(path);
        QCOMPARE(window->document().position(), std::string("1,2"));
    }
    void cleanup() { window.close(); }

    void whatAnotherProgramWroteIsOverwrittenOnlyOnPurpose_data() {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<std::string>("inFile");
        QTest::addColumn<std::string>("here");
        QTest::newRow("overwrite") << "&Overwrite" << std::string("3,4") << std::string("3,4");
        QTest::newRow("reload") << "&Reload" << std::string("5,6") << std::string("5,6");
        QTest::newRow("elsewhere") << "Save &as…" << std::string("5,6") << std::string("3,4");
        QTest::newRow("neither") << "Cancel" << std::string("5,6") << std::string("3,4");
    }
    void whatAnotherProgramWroteIsOverwrittenOnlyOnPurpose() {
        QFETCH(QString, answer);
        QFETCH(std::string, inFile);
        QFETCH(std::string, here);
        QVERIFY(window->document().setPosition("3,4"));
        QVERIFY(write("5,6"));
        const QString other = window.filePath("other.mex");
        answerSaving(answer, other);
        window->findChild<Actions*>()->save->trigger();
        QCOMPARE(written(path), inFile);
        QCOMPARE(window->document().position(), here);
        const bool isElsewhere = answer == "Save &as…";
        QCOMPARE(QFile::exists(other), isElsewhere);
        QCOMPARE(window->isWindowModified(), answer == "Cancel");
        if (!isElsewhere) return;
        QCOMPARE(written(other), here);
        QVERIFY(window->windowTitle().startsWith("other.mex"));
    }

    void anotherGameIsNotWrittenIntoTheFileUnasked_data() {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("inFile");
        QTest::addColumn<QString>("inOther");
        QTest::newRow("replace") << "&Replace"
                                 << "kiki"
                                 << "";
        QTest::newRow("elsewhere") << "Save &as…"
                                   << "nim"
                                   << "kiki";
        QTest::newRow("neither") << "Cancel"
                                 << "nim"
                                 << "";
    }
    void anotherGameIsNotWrittenIntoTheFileUnasked() {
        QFETCH(QString, answer);
        QFETCH(QString, inFile);
        QFETCH(QString, inOther);
        const QString other = window.filePath("other.mex");
        answerSaving(answer, other);
        window->document().enterGame("kiki", [](const Expected<void>& entered) { QVERIFY(entered); });
        window->findChild<Actions*>()->save->trigger();
        QCOMPARE(gameIn(path), inFile);
        QCOMPARE(QFile::exists(other) ? gameIn(other) : QString(), inOther);
        if (answer == "Cancel") return;
        bool wasAsked = false;
        window.answerDialogs([&wasAsked](QWidget& modal) { wasAsked = modal.close(); });
        window->findChild<Actions*>()->save->trigger(); // now the file has this game
        QVERIFY(!wasAsked);
        QCOMPARE(gameIn(inOther.isEmpty() ? path : other), QString("kiki"));
    }

    void aFileReplacedByAnotherOfItsNameIsNoticed() {
        for (const char* position : {"7,8", "8,9"}) { // the second replaces the file that replaced the first
            QVERIFY(write(position));
            QTRY_VERIFY(notice());
            notice()->findChild<QPushButton*>()->click(); // reload
            QTRY_COMPARE(window->document().position(), std::string(position));
            QVERIFY(!notice());
        }
        QVERIFY(QFile::remove(path));
        QTRY_VERIFY(window->isWindowModified()); // nowhere else
        QVERIFY(notice());
    }

    void anotherWindowAsksBeforeItOpensTheFile() {
        MainWindow other;
        QStringList asked;
        answerBoxes(other, asked, {QMessageBox::Cancel});
        other.openFile(path);
        QCOMPARE(asked.size(), 1);
        QVERIFY2(asked.front().contains("lesson.mex"), qPrintable(asked.front()));
        QCOMPARE(other.document().position(), std::string("6,10"));
        window.close();
        other.openFile(path);
        QCOMPARE(other.document().position(), std::string("1,2"));
        QCOMPARE(asked.size(), 1);
    }

    void whatIsNotSavedComesBack() {
        QVERIFY(window->document().setPosition("3,4"));
        window->keepForNextStart();
        window.close();
        {
            MainWindow next;
            next.offerUnsaved();
            next.show();
            auto* restore = findNotice(next)->findChild<QPushButton*>();
            restore->click();
            QCOMPARE(next.document().position(), std::string("3,4"));
            QVERIFY(next.isWindowModified());
            QVERIFY(next.windowTitle().startsWith("lesson.mex"));
            next.findChild<Safety*>()->forget(); // as closing it does
        }
        MainWindow last;
        last.offerUnsaved();
        last.show();
        QVERIFY(!findNotice(last));
    }

    void aCopyOfAFileThatIsOpenElsewhereIsRestoredOnlyOnPurpose() {
        QVERIFY(window->document().setPosition("3,4"));
        window->keepForNextStart();
        window.close();
        MainWindow byName;
        byName.openFile(path);
        MainWindow next;
        next.offerUnsaved();
        next.show();
        QStringList asked;
        answerBoxes(next, asked, {QMessageBox::Cancel, QMessageBox::Open});
        findNotice(next)->findChild<QPushButton*>()->click();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(next.document().position(), std::string("6,10"));
        QVERIFY(findNotice(next)); // the copy is still there
        findNotice(next)->findChild<QPushButton*>()->click();
        QCOMPARE(asked.size(), 2);
        QTRY_COMPARE(next.document().position(), std::string("3,4"));
        QCOMPARE(byName.document().position(), std::string("1,2"));
        next.findChild<Safety*>()->forget();
    }

    void whatWasSavedIsNotOffered() {
        window->findChild<Safety*>()->setDelay(std::chrono::milliseconds(1));
        QVERIFY(window->document().setPosition("3,4"));
        QTest::qWait(50);
        window->findChild<Actions*>()->save->trigger();
        window.close();
        MainWindow next;
        next.offerUnsaved();
        next.show();
        QVERIFY(!findNotice(next));
    }

    void everyLostWindowIsOffered() {
        QVERIFY(window->document().setPosition("3,4"));
        window->keepForNextStart();
        {
            MainWindow other;
            QVERIFY(other.document().setPosition("1,1"));
            other.keepForNextStart();
        }
        window.close();
        std::set<std::string> positions;
        std::vector<std::unique_ptr<MainWindow>> next;
        for (int i = 0; i < 2; ++i) {
            next.push_back(std::make_unique<MainWindow>());
            next.back()->offerUnsaved();
            next.back()->show();
            auto* notice = findNotice(*next.back());
            QVERIFY(notice);
            notice->findChild<QPushButton*>()->click();
            positions.insert(next.back()->document().position());
        }
        QCOMPARE(positions, (std::set<std::string>{"1,1", "3,4"}));
        MainWindow last;
        last.offerUnsaved();
        last.show();
        QVERIFY(!findNotice(last));
        for (const auto& each : next)
            each->findChild<Safety*>()->forget();
    }

    void aSessionThatEndsLosesNothing_data() {
        QTest::addColumn<QMetaMethod>("request");
        QTest::newRow("commit") << QMetaMethod::fromSignal(&QGuiApplication::commitDataRequest);
        QTest::newRow("save") << QMetaMethod::fromSignal(&QGuiApplication::saveStateRequest);
    }
    void aSessionThatEndsLosesNothing() {
        QFETCH(QMetaMethod, request);
        EndSignals ends;
        keepAtEnd(*qApp, *window.get(), ends);
        QVERIFY(window->document().setPosition("3,4"));
        void* arguments[] = {nullptr, nullptr}; // only Qt itself can make a session
        QMetaObject::activate(qApp, request.methodIndex(), arguments);
        QVERIFY(window->close()); // without a question, which would hold up the session
        const auto unsaved = ui::SafetyCopy().takeOver();
        QVERIFY(!unsaved); // this window still has it
        window.close();
        ui::SafetyCopy next;
        const auto left = next.takeOver();
        QVERIFY(left);
        next.remove(); // before the next row
        QCOMPARE(left->path, path);
        QVERIFY(left->document.contains("\"3,4\""));
    }

    void whatCannotBeKeptIsSaid() {
        const QByteArray data = qgetenv("XDG_DATA_HOME");
        qputenv("XDG_DATA_HOME", "/dev/null/no-folder");
        auto* safety = window->findChild<Safety*>();
        QSignalSpy failed(safety, &Safety::failed);
        safety->setDelay(std::chrono::milliseconds(1));
        QVERIFY(window->document().setPosition("3,4"));
        QTRY_COMPARE(failed.size(), qsizetype{1});
        auto* failure = window->findChild<QLabel*>("failure");
        QVERIFY(failure->isVisible());
        QCOMPARE(failure->text(), QString("If the program is ended by force, what is not saved is lost: The "
                                          "folder for the program’s data cannot be written."));
        qputenv("XDG_DATA_HOME", data);
        QVERIFY(window->document().setPosition("3,5"));
        QTRY_VERIFY(!QDir(ui::dataFolder("unsaved")).entryList({"*.unsaved"}).isEmpty());
        QCOMPARE(failed.size(), qsizetype{1});
    }

    /// As a session manager starts it again, or somebody who knows Qt.
    void whatIsQtsIsNoArgumentOfOurs() {
        std::string words[] = {"mexplorer",  "-session", "2004_9591", "x.mex",
                               "--platform", "xcb",      "-reverse",  "--new"};
        std::vector<char*> given;
        for (std::string& word : words)
            given.push_back(word.data());
        QCOMPARE(withoutQtArguments(8, given.data()), (std::vector<char*>{given[0], given[3], given[7]}));
        QCOMPARE(withoutQtArguments(4, given.data()), (std::vector<char*>{given[0], given[3]}));
        QCOMPARE(withoutQtArguments(3, given.data()), (std::vector<char*>{given[0]}));
        QCOMPARE(withoutQtArguments(2, given.data()), (std::vector<char*>{given[0], given[1]}));
    }

    void browsingAndVisitsAreNoChangesAndTheDocumentComesBack() {
        ui::Document& document = window->document();
        const QByteArray before = ui::toMex(document);
        document.setStep(1);
        const QByteArray prepared = ui::toMex(document);
        QVERIFY(document.visit("tree", {{"merged", "on"}}, "2,2"));
        QCOMPARE(document.position(), std::string("2,2"));
        QCOMPARE(ui::toMex(document), prepared); // which is what is saved
        QVERIFY(document.setView("grid"));
        QVERIFY(!window->isWindowModified());
        document.endVisit();
        QCOMPARE(ui::toMex(document), prepared);
        QVERIFY(prepared != before);
        document.enterGame("kiki", [](const Expected<void>& entered) { QVERIFY(entered); });
        QVERIFY(!window->isWindowModified());
        QVERIFY(document.setPosition("3,3"));
        QVERIFY(window->isWindowModified());
    }

private:
    /// Presses the button with this text; the file to save in is `other`, which is not there yet.
    void answerSaving(const QString& answer, const QString& other) {
        QFile::remove(other);
        window.answerDialogs([answer, other](QWidget& modal) {
            auto* files = qobject_cast<QFileDialog*>(&modal);
            for (auto* button : files ? QList<QPushButton*>() : modal.findChildren<QPushButton*>())
                if (button->text() == answer) return button->click();
            if (!files) return;
            files->findChild<QLineEdit*>("fileNameEdit")->clearFocus(); // else the name stays as it was
            files->selectFile(other);
            files->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
        });
    }
    /// Notes the question of each box that comes, and gives it the next answer.
    void answerBoxes(QObject& until, QStringList& asked, std::vector<QMessageBox::StandardButton> answers) {
        auto* timer = new QTimer(&until);
        connect(timer, &QTimer::timeout, this, [&asked, answers = std::move(answers)] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box) return;
            const auto number = static_cast<std::size_t>(asked.size());
            asked += box->text();
            box->button(answers.at(std::min(number, answers.size() - 1)))->click();
        });
        timer->start(1);
    }
    static QString gameIn(const QString& where) {
        Task task;
        const auto contents = ui::fromMex(ui::readFile(where).value(), task);
        return contents ? QString::fromStdString(contents->content.state.game) : QString();
    }
    bool write(const std::string& position) const {
        ui::Document other;
        return other.setGame("nim", {}, position) && ui::saveFile(path, ui::toMex(other));
    }
    static std::string written(const QString& where) {
        Task task;
        const auto contents = ui::fromMex(ui::readFile(where).value(), task);
        return contents ? contents->content.state.position : std::string();
    }
    static Notice* findNotice(const QWidget& in) {
        for (auto* notice : in.findChildren<Notice*>())
            if (notice->isVisible()) return notice;
        return nullptr;
    }
    Notice* notice() const { return findNotice(*window.get()); }

    TestedWindow window;
    QString path;
};

MEXPLORER_TEST(TestFileSafety)
#include "test_file_safety.moc"
