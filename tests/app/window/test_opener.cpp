#include "answers.h"
#include "app/window/file_keeper.h"
#include "app/window/notice.h"
#include "app/window/opener.h"
#include "app/window/recent_files.h"
#include "own_folder.h"
#include "tests/runner/listed.h"
#include "ui/document/document_file.h"
#include "ui/document/safety_copy.h"
#include "ui/theme/language.h"

#include <QSignalSpy>

using namespace mexplorer;
using namespace mexplorer::app;

class TestOpener : public QObject {
    Q_OBJECT

    struct Window : QWidget {
        ui::Document document;
        Notice* notice = new Notice(this);
        RecentFiles* recent = new RecentFiles(this);
        FileKeeper* keeper = new FileKeeper(document, *notice, *this);
        Opener* opener = new Opener(document, *keeper, *recent, *this);
    };

private slots:
    void initTestCase() { ui::setLanguage("en"); }

    void nothingWasOpenBeforeTheFirstStart() {
        Window first;
        QVERIFY(!first.opener->openLast());
        QVERIFY(first.document.setGame("bash", {}, "17"));
        first.opener->rememberLast();
        Window next;
        QVERIFY(next.opener->openLast());
        QCOMPARE(next.document.state(), first.document.state());
        QVERIFY(next.keeper->path().isEmpty());
    }

    void aFileIsOpenedAndKnownFromThenOn() {
        const QString path = written("lesson.mex", "1,2");
        Window window;
        window.opener->openFile(path);
        QCOMPARE(window.document.position(), std::string("1,2"));
        QCOMPARE(window.keeper->path(), path);
        QCOMPARE(window.recent->paths().front(), path);
        window.opener->rememberLast();
        Window next; // in which it is opened again, but not while the first one has it
        QTRY_VERIFY(next.keeper->isElsewhere(path));
        QVERIFY(next.opener->openLast());
        QVERIFY(next.keeper->path().isEmpty());
    }

    void changesAreKeptIfOneSaysSo() {
        const QString path = written("other.mex", "3,4");
        Window window;
        QVERIFY(window.document.setPosition("9,9"));
        const Answers answers(QMessageBox::Cancel);
        window.opener->openAny(path);
        window.opener->openNew();
        window.opener->openExample(":/examples/kiki.mex");
        QCOMPARE(window.document.position(), std::string("9,9"));
        QCOMPARE(answers.asked().size(), 3);
    }

    void whatCannotBeOpenedIsSaidAndForgotten() {
        Window window;
        const QString path = folder.filePath("gone.mex");
        const Answers answers(QMessageBox::Ok);
        window.opener->openFile(path);
        QTRY_COMPARE(answers.asked().size(), 1);
        window.recent->add(path);
        window.opener->openRecent(path);
        QCOMPARE(answers.asked().size(), 2);
        QVERIFY(!window.recent->paths().contains(path));
    }

    void aCopyBelongsToItsFileAndIsNotSaved() {
        ui::Document lost;
        QVERIFY(lost.setPosition("4,4"));
        const QString path = folder.filePath("lost.mex");
        Window window;
        std::vector<bool> ended;
        const auto note = [&ended](bool restored) { ended.push_back(restored); };
        window.opener->restore({ui::toMex(lost), path}, note);
        QCOMPARE(window.document.position(), std::string("4,4"));
        QCOMPARE(window.keeper->path(), path);
        QVERIFY(!window.document.undoStack().isClean());
        const Answers answers(QMessageBox::Ok);
        window.opener->restore({"no document"}, note);
        QCOMPARE(ended, (std::vector<bool>{true, false}));
        QCOMPARE(answers.asked().size(), 1);
    }

private:
    [[nodiscard]] QString written(const QString& name, const std::string& position) const {
        ui::Document other;
        const QString path = folder.filePath(name);
        const bool isWritten = other.setPosition(position) && ui::saveFile(path, ui::toMex(other));
        return isWritten ? path : QString();
    }

    OwnFolder folder;
};

MEXPLORER_TEST(TestOpener)
#include "test_opener.moc"
