#include "program_run.h"
#include "tests/runner/listed.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QTemporaryDir>
#include <QTest>

/// Figures that the command line draws.
class TestCliFigures : public QObject {
    Q_OBJECT

private slots:
    void everyStepOfEveryViewIsAPicture_data() {
        QTest::addColumn<QStringList>("figure");
        QTest::newRow("tree") << QStringList{"tree", "nim", "--position", "2,1"};
        QTest::newRow("graph") << QStringList{"graph", "dag", "graph=digraph { a -> b; a -> c; b -> c }"};
        QTest::newRow("grid") << QStringList{"grid", "wythoff", "rows=5", "columns=5", "--position", "3,2"};
        QTest::newRow("xor") << QStringList{"xor", "nim", "--position", "3,5,7"};
        QTest::newRow("line") << QStringList{"line", "bash", "to=12", "--position", "6"};
    }
    void everyStepOfEveryViewIsAPicture() {
        QFETCH(QStringList, figure);
        const QTemporaryDir folder;
        const QStringList written = QStringList{"render"} + figure + QStringList{"--size", "400x300"};
        const auto to = [&folder](const QString& name) { return QStringList{"-o", folder.filePath(name)}; };
        const Run all = run(written + QStringList{"--step", "all"} + to("x.png"));
        QVERIFY2(all.exit == 0, all.err.constData());
        const QStringList files = QDir(folder.path()).entryList(QDir::Files, QDir::Name);
        QVERIFY(files.size() > 1);
        const auto bytes = [&folder](const QString& name) {
            QFile file(folder.filePath(name));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        for (qsizetype i = 0; i < files.size(); ++i) {
            const QString name = QString("x-%1.png").arg(i + 1, 2, 10, QLatin1Char('0'));
            QCOMPARE(files[i], name);
            QVERIFY(bytes(name).startsWith("\x89PNG"));
            if (i > 0 && i + 1 < files.size()) continue; // the first and the last are enough
            QCOMPARE(run(written + QStringList{"--step", QString::number(i + 1)} + to("one.png")).exit, 0);
            QCOMPARE(bytes("one.png"), bytes(name));
        }
        if (figure.front() != "graph") // tokens on a graph are shown completely from the start
            QVERIFY(bytes(files.front()) != bytes(files.back()));
        // The caption is what the step says.
        QCOMPARE(run(written + QStringList{"--step", "1", "--step-caption"} + to("one.png")).exit, 0);
        QVERIFY(bytes("one.png") != bytes(files.front()));
        const Run beyond =
            run(written + QStringList{"--step", QString::number(files.size() + 1)} + to("never.png"));
        QCOMPARE(beyond.exit, 2);
        QVERIFY2(beyond.err.contains(QString("a number from 1 to %1,").arg(files.size()).toUtf8()),
                 beyond.err.constData());
        QVERIFY(!QFile::exists(folder.filePath("never.png")));
    }

    void theMiddleOfAWayIsAPictureOfItsOwn() {
        const QTemporaryDir folder;
        const auto picture = [&folder](const QString& step) {
            const Run drawn = run({"render", "xor", "nim", "--position", "3,5,7", "--size", "400x300",
                                   "--step", step, "-o", folder.filePath("x.png")});
            QFile file(folder.filePath("x.png"));
            return drawn.exit == 0 && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QByteArray middle = picture("5.5");
        QVERIFY(!middle.isEmpty());
        QVERIFY(middle != picture("5") && middle != picture("6") && middle != picture("5.25"));
        QCOMPARE(picture("5.50"), middle);
        QCOMPARE(picture("5.0"), picture("5"));
        for (const char* wrong : {"0.5", "5.", ".5", "5.x", "5.1234", "5.-1", "1e1", "5,5", "5.５"})
            QVERIFY2(picture(wrong).isEmpty(), wrong);
    }

    void allStepsMakeAMovingPicture() {
        const QTemporaryDir folder;
        const auto frames = [&folder](const QString& name, const QStringList& options) {
            const Run drawn = run(QStringList{"render", "xor", "nim", "--position", "1,2", "--size",
                                              "400x300", "--step", "all", "-o", folder.filePath(name)} +
                                  options);
            QImageReader reader(folder.filePath(name));
            return drawn.exit == 0 ? std::pair(reader.imageCount(), reader.loopCount()) : std::pair(0, 0);
        };
        const auto [count, again] = frames("x.gif", {});
        QVERIFY(count > 20);
        QCOMPARE(again, -1); // for ever
        QCOMPARE(frames("y.gif", {"--speed", "2", "--loops", "3"}), std::pair(count, 2));
        QCOMPARE(frames("x.png", {"--speed", "2"}).first, 0); // refused
        (void)frames("x.webp", {"--step-caption"});
        QFile webp(folder.filePath("x.webp"));
        QVERIFY(webp.open(QIODevice::ReadOnly));
        const QByteArray bytes = webp.readAll();
        QVERIFY(bytes.startsWith("RIFF") && bytes.mid(8, 4) == "WEBP" && bytes.contains("ANIM"));
    }

    void aFileThatCannotBeReplacedStaysAndIsNamed() {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("x-02.svg"));
        const Run found = run({"render", "xor", "nim", "--step", "all", "-o", folder.filePath("x.svg")});
        QCOMPARE(found.exit, 2);
        QVERIFY2(isOneLine(found.err) && found.err.contains("x-02.svg"), found.err.constData());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"x-01.svg"});
    }

    void whatHasNoStepsSaysSo() {
        const QTemporaryDir folder;
        const Run outside = run({"render", "grid", "wythoff", "rows=5", "columns=5", "--position", "30,5000",
                                 "--step", "1", "-o", folder.filePath("never.png")});
        QCOMPARE(outside.exit, 2);
        QCOMPARE(outside.err, QByteArray("mexplorer: There is nothing to step through here.\n"));
        const Run many = run({"render", "tree", "nim", "budget=100000", "merged=on", "--position", "23,22,21",
                              "--step", "all", "-o", folder.filePath("never.png")});
        QCOMPARE(many.exit, 3);
        QVERIFY2(many.err.contains("at most 1000"), many.err.constData());
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void aViewThatPlayTookAwayIsNamedSo() {
        const Run found = run({"render", "line", "octal", "play=misere", "-o", "never.csv"});
        QCOMPARE(found.exit, 2);
        QVERIFY(
            found.err.contains("With these parameters “line” is not a view of octal; its views are: tree"));
    }

    void aPictureWithoutSidesIsToldWhichSidesThereAre() {
        const Run found = run({"render", "grid", "wythoff", "--size", "0x720", "-o", "never.png"});
        QCOMPARE(found.exit, 2);
        QVERIFY(found.err.contains("0 at column 1 is outside the range 1 to "));
    }

    void dataHaveNoSides() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.csv");
        const Run found =
            run({"render", "grid", "wythoff", "rows=5", "columns=5", "--size", "10x10", "-o", path});
        QCOMPARE(found.exit, 0);
        QVERIFY(QFileInfo(path).size() > 20);
    }

    void renderTellsTheSettingsOfItsViews() {
        const Run help = run({"render", "--help"});
        QCOMPARE(help.exit, 0);
        for (const char* told : {"canonical, thermograph, hottest, numbers,", "colour=value|outcome|mod|bit",
                                 "rows=integer from 1 to ", "compare=on|off"})
            QVERIFY2(help.out.contains(told), told);

        const Run grid = run({"render", "grid", "wythoff", "foo=1", "-o", "never.png"});
        QCOMPARE(grid.exit, 2);
        QVERIFY2(grid.err.startsWith(
                     "mexplorer: There is no parameter or setting “foo” here; the parameters "
                     "of wythoff are: play; the settings of the view grid are: explain, rows, columns, "),
                 grid.err.constData());
        const Run tree = run({"render", "tree", "take-ends", "foo=1", "-o", "never.png"});
        QVERIFY2(
            tree.err.startsWith("mexplorer: There is no setting “foo” here; the settings of the view tree "),
            tree.err.constData());
        const Run graph = run({"render", "graph", "hackenbush", "foo=1", "-o", "never.png"});
        QCOMPARE(graph.err, QByteArray("mexplorer: There is no parameter “foo” here; the parameters are: "
                                       "graph, play.\n"));
    }
};

MEXPLORER_TEST(TestCliFigures)
#include "test_cli_figures.moc"
