// Whether a file is open in another window.
#include "tests/runner/listed.h"
#include "ui/file/data_folder.h"
#include "ui/file/file_claim.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer::ui;

class TestFileClaim : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(folder.isValid());
        qputenv("XDG_DATA_HOME", folder.path().toLocal8Bit());
        QVERIFY(!dataFolder("open").isEmpty());
    }

    void aFileIsElsewhereWhileAnotherHasIt() {
        const QString path = folder.filePath("nim.mex");
        FileClaim mine;
        QVERIFY(!mine.isElsewhere(path));
        QVERIFY(locks().isEmpty()); // asking leaves nothing behind
        FileClaim other;
        other.take(path);
        QVERIFY(!other.isElsewhere(path));
        QVERIFY(isSoonElsewhere(mine, path));
        mine.take(path);
        QVERIFY(mine.isElsewhere(path)); // the first keeps it
        other.take({});
        QVERIFY(QTest::qWaitFor([&] { return !mine.isElsewhere(path); }));
        mine.take(path);
        QVERIFY(isSoonElsewhere(other, path));
        QVERIFY(!mine.isElsewhere(path));
    }

    void oneFileHasOneClaimHoweverItIsWritten() {
        const QString path = folder.filePath("wythoff.mex");
        QVERIFY(QFile(path).open(QIODevice::WriteOnly));
        const QString same = folder.path() + "/./wythoff.mex";
        FileClaim mine;
        FileClaim other;
        mine.take(path);
        QVERIFY(isSoonElsewhere(other, same));
        QVERIFY(!mine.isElsewhere(same));
    }

    void aClaimOfAProcessThatEndedCountsNoMore() {
        const QString path = folder.filePath("left.mex");
        QString name;
        {
            FileClaim mine;
            mine.take(path);
            QVERIFY(QTest::qWaitFor([&] { return !locks().isEmpty(); }));
            name = locks().first();
        }
        QVERIFY(locks().isEmpty());
        QFile left(dataFolder("open") + '/' + name);
        QVERIFY(left.open(QIODevice::WriteOnly) && left.write("999999999\nmexplorer\n") > 0);
        left.close();
        QVERIFY(!FileClaim().isElsewhere(path));
    }

private:
    static QStringList locks() { return QDir(dataFolder("open")).entryList(QDir::Files); }

    /// A claim is taken by a thread.
    static bool isSoonElsewhere(FileClaim& claim, const QString& path) {
        return QTest::qWaitFor([&] { return claim.isElsewhere(path); });
    }

private:
    QTemporaryDir folder;
};

MEXPLORER_TEST(TestFileClaim)
#include "test_file_claim.moc"
