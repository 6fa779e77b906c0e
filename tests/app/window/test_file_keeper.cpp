#include "answers.h"
#include "app/window/file_keeper.h"
#include "app/window/notice.h"
#include "own_folder.h"
#include "tests/runner/listed.h"
#include "ui/document/document_file.h"
#include "ui/theme/language.h"

#include <QPushButton>
#include <QSignalSpy>

using namespace mexplorer;
using namespace mexplorer::app;

class TestFileKeeper : public QObject {
    Q_OBJECT

    struct Kept {
        ui::Document document;
        QWidget window;
        Notice* notice = new Notice(&window);
        FileKeeper* keeper = new FileKeeper(document, *notice, window);
    };

private slots:
    void initTestCase() { ui::setLanguage("en"); }
    void init() { QFile::remove(path()); }

    void aFirstSaveAsksForTheFileAndTheNextDoesNot() {
        Kept kept;
        QSignalSpy saving(kept.keeper, &FileKeeper::saving);
        QSignalSpy saved(kept.keeper, &FileKeeper::saved);
        QVERIFY(kept.document.setPosition("4,7"));
        QVERIFY(!kept.keeper->isSaved());
        {
            const Answers answers(QMessageBox::NoButton, path());
            QVERIFY(kept.keeper->save());
        }
        QVERIFY(kept.keeper->isSaved() && !saving.empty());
        QCOMPARE(kept.keeper->path(), path());
        QVERIFY(kept.document.setPosition("1,2"));
        QVERIFY(kept.keeper->save());
        QCOMPARE(saved.size(), 2);
        QCOMPARE(ui::readFile(path()).value(), ui::toMex(kept.document));
    }

    void changesAreNotLostUnasked() {
        Kept kept;
        QVERIFY(kept.keeper->mayLeave());
        QVERIFY(kept.document.setPosition("4,7"));
        {
            const Answers answers(QMessageBox::Cancel);
            QVERIFY(!kept.keeper->mayLeave());
            QCOMPARE(answers.asked().size(), 1);
        }
        const Answers answers(QMessageBox::Discard);
        QVERIFY(kept.keeper->mayLeave());
    }

    void whatAnotherProgramDoesIsToldAndReloadedWhenWanted() {
        Kept kept;
        QVERIFY(open(kept));
        QSignalSpy reload(kept.keeper, &FileKeeper::reloadWanted);
        ui::Document other;
        QVERIFY(other.setPosition("5,5"));
        QVERIFY(ui::saveFile(path(), ui::toMex(other)));
        QTRY_VERIFY(!kept.notice->isHidden());
        kept.notice->findChild<QPushButton*>()->click();
        QCOMPARE(reload.size(), 1);
        QVERIFY(QFile::remove(path()));
        QTRY_VERIFY(!kept.keeper->isSaved());
        QVERIFY(kept.keeper->save()); // writes it again
        QVERIFY(kept.keeper->isSaved() && QFile::exists(path()));
    }

    void aFileIsSharedOnlyOnPurpose() {
        Kept kept;
        Kept other;
        QVERIFY(open(kept));
        QTRY_VERIFY(other.keeper->isElsewhere(path()));
        QVERIFY(kept.keeper->mayShare(path())); // its own
        {
            const Answers answers(QMessageBox::Cancel);
            QVERIFY(!other.keeper->mayShare(path()));
        }
        const Answers answers(QMessageBox::Open);
        QVERIFY(other.keeper->mayShare(path()));
    }

private:
    [[nodiscard]] QString path() const { return folder.filePath("lesson.mex"); }
    bool open(Kept& kept) const {
        const QByteArray bytes = ui::toMex(kept.document);
        const bool isWritten = ui::saveFile(path(), bytes).has_value();
        kept.keeper->set(path(), ui::fingerprint(bytes));
        return isWritten;
    }

    OwnFolder folder;
};

MEXPLORER_TEST(TestFileKeeper)
#include "test_file_keeper.moc"
