#include "tests/app/cli/program_run.h"
#include "tests/runner/listed.h"

#include <QDir>
#include <QFile>
#include <QImageReader>
#include <QTemporaryDir>
#include <QTest>

/// Two figures beside each other, from the command line.
class TestCliBeside : public QObject {
    Q_OBJECT

private slots:
    void whatDiffersIsListed_data() {
        QTest::addColumn<QString>("beside");
        QTest::newRow("the game named") << "nim play=misere";
        QTest::newRow("only what differs") << "play=misere";
        QTest::newRow("a name of the game") << "Nim play=misere";
    }
    /// Without a position, the table of two heaps: what Nim opens at has a third one.
    void whatDiffersIsListed() {
        QFETCH(const QString, beside);
        const QTemporaryDir folder;
        const QString path = folder.filePath("x.csv");
        const Run drawn = run({"render", "grid", "nim", "--beside", beside, "-o", path});
        QVERIFY2(drawn.exit == 0, drawn.err.constData());
        QCOMPARE(bytesOf(path), QByteArray("position,left,right,differs\n"
                                           "\"0,0\",0,1,outcome\n\"0,1\",1,0,outcome\n"
                                           "\"1,0\",1,0,outcome\n\"1,1\",0,1,outcome\n"));
    }

    void otherGamesAndOtherNumbersAreCompared() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("x.csv");
        QCOMPARE(run({"render", "grid", "nim", "--beside", "wythoff", "-o", path}).exit, 0);
        QVERIFY(bytesOf(path).startsWith("position,left,right,differs\n\"1,1\",0,2,"));
        QCOMPARE(run({"render", "line", "bash", "m=3", "--beside", "m=5", "-o", path}).exit, 0);
        QVERIFY(
            bytesOf(path).startsWith("position,left,right,differs\n\"4\",0,4,outcome\n\"5\",1,5,value\n"));
    }

    void theyAreWrittenInEveryFormat() {
        const QTemporaryDir folder;
        const QStringList both = {"render",   "xor",         "nim",    "--position", "1,1,2",
                                  "--beside", "play=misere", "--size", "400x300"};
        const auto written = [&](const QString& name, const QStringList& options) {
            const QString path = folder.filePath(name);
            const Run drawn = run(both + options + QStringList{"-o", path});
            return drawn.exit == 0 ? bytesOf(path) : QByteArray();
        };
        QVERIFY(written("x.svg", {}).contains("misère play"));
        QVERIFY(written("x.pdf", {}).startsWith("%PDF"));
        const QByteArray second = written("x.png", {"--step", "2"});
        const QByteArray between = written("x.png", {"--step", "2.5"});
        QVERIFY(!second.isEmpty() && !between.isEmpty() && second != between);
        QVERIFY(written("x.png", {"--step", "2", "--step-caption"}) != second);
        QVERIFY(!written("x.gif", {"--step", "all"}).isEmpty());
        QVERIFY(QImageReader(folder.filePath("x.gif")).imageCount() > 10);
    }

    void whatCannotStandBesideSaysWhy_data() {
        QTest::addColumn<QString>("beside");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("a name nearly right")
            << "nimm" << QByteArray("There is no game “nimm”; similar names are: nim");
        QTest::newRow("no such view") << "kuhn-poker" << QByteArray("“grid” is not a view of kuhn-poker");
        QTest::newRow("no such parameter")
            << "pley=misere" << QByteArray("There is no parameter or setting “pley” here");
        QTest::newRow("no such value")
            << "play=misery" << QByteArray("“misery” is not one of normal, misere");
        QTest::newRow("twice") << "play=misere play=normal" << QByteArray("play");
    }
    void whatCannotStandBesideSaysWhy() {
        QFETCH(const QString, beside);
        QFETCH(const QByteArray, said);
        const Run found = run({"render", "grid", "nim", "--beside", beside, "-o", "never.png"});
        QCOMPARE(found.exit, 2);
        QVERIFY2(isOneLine(found.err) && found.err.startsWith("mexplorer: --beside: ") &&
                     found.err.contains(said),
                 found.err.constData());
    }

    void theSameTwiceIsRefused() {
        for (const char* same : {"nim", "play=normal", ""}) {
            const Run found = run({"render", "grid", "nim", "--beside", same, "-o", "never.png"});
            QCOMPARE(found.exit, 2);
            QCOMPARE(found.err, QByteArray("mexplorer: Both pictures would be the same.\n"));
        }
    }

private:
    static QByteArray bytesOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

MEXPLORER_TEST(TestCliBeside)
#include "test_cli_beside.moc"
