#include "program_run.h"
#include "tests/runner/listed.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

namespace {

/// Runs the program with arguments that need not be valid text.
Run runBytes(const std::vector<QByteArray>& arguments) {
    QProcess shell; // gets octal numbers, as Qt would convert arguments to text
    QByteArray script = "exec \"$0\"";
    for (const QByteArray& argument : arguments) {
        script += " \"$(printf '";
        for (const char c : argument)
            script += QByteArray("\\") +
                      QByteArray::number(static_cast<unsigned char>(c), 8).rightJustified(3, '0');
        script += "')\"";
    }
    shell.start("sh", {"-c", script, MEXPLORER_PROGRAM});
    if (!shell.waitForFinished(longestRun) || shell.exitStatus() != QProcess::NormalExit) return {};
    return {shell.exitCode(), shell.readAllStandardOutput(), shell.readAllStandardError()};
}

} // namespace

/// Errors are single lines, and no text in them controls the terminal.
class TestCliRefusals : public QObject {
    Q_OBJECT

private slots:
    void onlyFilesAreDocumentsAndFigures_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("told");
        QTest::newRow("without end") << "/dev/zero" << QByteArray("is a pipe or a device");
        QTest::newRow("a pipe") << "pipe.csv" << QByteArray("is a pipe or a device");
        QTest::newRow("a link to a device") << "link.csv" << QByteArray("is a pipe or a device");
        QTest::newRow("a folder") << "folder.csv" << QByteArray("it is a folder");
        QTest::newRow("a name of 300 letters") << QString(300, 'n') + ".csv" << QByteArray("name too long");
        QTest::newRow("in no folder") << "no/folder.csv" << QByteArray("there is no such file");
    }
    void onlyFilesAreDocumentsAndFigures() {
        QFETCH(QString, path);
        QFETCH(QByteArray, told);
        const QTemporaryDir folder;
        const QDir dir(folder.path());
        QVERIFY(dir.mkdir("folder.csv"));
        QVERIFY(QFile::link("/dev/zero", dir.filePath("link.csv")));
        QCOMPARE(::mkfifo(dir.filePath("pipe.csv").toLocal8Bit().constData(), 0600),
                 0); // no process reads from it or writes to it
        const bool isFigure = path.endsWith(".csv");
        path = dir.absoluteFilePath(path);
        // Names do not end in ".mex": only the existence of the file decides whether it is taken as a
        // document.
        const bool isThere = QFileInfo::exists(path);
        const Run opened = run({path});
        QVERIFY2(opened.exit == 2 && isOneLine(opened.err), opened.err.constData());
        if (isThere) QVERIFY2(opened.err.contains(told), opened.err.constData());
        if (!isFigure) return;
        const Run written = run({"render", "grid", "kiki", "-o", path});
        QVERIFY2(written.exit == 2 && isOneLine(written.err), written.err.constData());
        QVERIFY2(written.err.contains(told), written.err.constData());
    }

    /// Where a game’s id stands, and alone, a file says the same.
    void aFileIsTheSameAtEveryDoor_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("told");
        const QByteArray nim = R"({"format": "mexplorer", "version": 1, "game": "nim", "position": "3,5,7",
            "view": "xor", "parameters": {"play": "misere"}, "settings": {}, "step": NaN})";
        QTest::newRow("NaN") << nim << QByteArray("The document is damaged: “NaN” at line 2, column");
        QTest::newRow("cut") << nim.left(60)
                             << QByteArray("The document is damaged: The JSON breaks off at line 1");
        QTest::newRow("picture") << QByteArray("\x89PNG\r\n\x1A\n")
                                 << QByteArray("This seems to be a picture (PNG)");
        QTest::newRow("empty") << QByteArray() << QByteArray("This is empty. What can be opened:");
        QTest::newRow("noise") << QByteArray("\x01\x02\x03\x00", 4)
                               << QByteArray("This seems to be binary data");
        QTest::newRow("large") << QByteArray(10'000'000, 'a') << QByteArray("This seems to be a text");
        QTest::newRow("cut graph") << QByteArray("digraph { a -> b")
                                   << QByteArray("graph: The graph breaks off at line 1");
        QTest::newRow("document") << QByteArray(nim).replace("NaN", "-1") << QByteArray();
        QTest::newRow("graph") << QByteArray("digraph { a -> b }") << QByteArray();
    }
    void aFileIsTheSameAtEveryDoor() {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, told);
        const QTemporaryDir folder;
        const QString path = folder.filePath("given");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        std::vector<QStringList> doors{{"solve", path}, {"explain", path}, {"search", path, "--depth", "1"}};
        if (bytes.startsWith('d') || !told.isEmpty())
            doors.push_back({"render", "graph", path, "-o", folder.filePath("x.csv")});
        if (!told.isEmpty()) doors.push_back({path}); // else a window opens
        for (const QStringList& door : doors) {
            const Run answered = run(door);
            QVERIFY2(answered.exit == (told.isEmpty() ? 0 : 2), answered.err.constData());
            if (told.isEmpty()) continue;
            QVERIFY2(isOneLine(answered.err) && answered.err.contains("given: " + told),
                     answered.err.constData());
        }
    }

    void aDocumentGivesItsParametersAndItsPosition() {
        const QTemporaryDir folder;
        QFile file(folder.filePath("a.mex"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "mexplorer", "version": 1, "game": "nim", "position": "1,1,1", "view": "xor",
            "parameters": {"play": "misere"}, "settings": {}, "step": -1})");
        file.close();
        QVERIFY(run({"solve", file.fileName()}).out.startsWith("nim play=misere: 1,1,1 is P"));
        QVERIFY(run({"solve", file.fileName(), "play=normal"}).out.startsWith("nim play=normal: 1,1,1 is N"));
        QVERIFY(run({"solve", file.fileName(), "--position", "2"}).out.startsWith("nim play=misere: 2 is N"));
    }

    void flagsTakeNoValue() {
        for (const char* flag : {"--dark=3", "--dark=false", "--step-caption=0"}) {
            const Run refused = run({"render", "xor", "nim", "--step", "1", flag, "-o", "/nowhere/x.png"});
            const QByteArray name = QByteArray(flag).split('=').front();
            QVERIFY2(refused.exit == 2 && isOneLine(refused.err), refused.err.constData());
            QVERIFY2(refused.err.contains(name + " takes no value."), refused.err.constData());
        }
    }

    /// Names from files are untrusted: in no output may they contain control characters.
    void charactersThatActOnATerminalNeverReachIt() {
        const QByteArray name = "a\x1b[2J\x07\x7f\xc2\x85\xe2\x80\xae\xe2\x81\xa6\xff_*z";
        const QByteArray graph = "graph=digraph { \"" + name + "\" -> b }";
        const std::vector<std::vector<QByteArray>> commands = {
            {"solve", "dag", graph},
            {"solve", "dag", graph, "--format", "json"},
            {"explain", "dag", graph},
            {"explain", "dag", graph, "--format", "markdown"},
            {"explain", "dag", graph, "--format", "json"},
            {"verify", "dag", graph},
            {"solve", "sum", "--position", "dag \"" + graph + "\": 3"},
            {"solve", "dag", graph, "--position", name + "?"},
            {"solve", "dag", "graph=" + name},
            {"solve", name},
            {name},
            {"values", "nim", "--to", name},
            {"values", "nim", name, "--to", "3"},
            {"values", "nim", name + "=3", "--to", "3"},
            {"values", "wythoff", "--size", name},
            {"judge", name},
            {"--" + name}};
        for (const auto& command : commands) {
            const Run found = runBytes(command);
            const QString all = QString::fromUtf8(found.out + found.err);
            QVERIFY(!all.isEmpty());
            QVERIFY2((found.out + found.err).isValidUtf8(), command.front().constData());
            for (const QChar c : all) {
                const bool acts = c.category() == QChar::Other_Control && c != '\n';
                const bool turns = c.category() == QChar::Other_Format;
                QVERIFY2(!acts && !turns,
                         qPrintable(QString("U+%1 of ").arg(c.unicode(), 4, 16) + command.front()));
            }
            if (found.exit != 0) QVERIFY2(isOneLine(found.err), found.err.constData());
        }
    }

    void aViewThatCannotBeShownSaysWhatIsMissing_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("told");
        QTest::newRow("one owner")
            << QStringList{"flow", "coalition", "network=digraph { s -> t [capacity=1, owner=A] }"}
            << QByteArray("network: All arrows belong to A; coalitions need a second owner, and a plain flow "
                          "needs none");
        QTest::newRow("another kind")
            << QStringList{"flow", "coalition"}
            << QByteArray("view: “flow” is a view of coalition only with other parameters, for example "
                          "kind=flow; with these its views are: coalition");
        QTest::newRow("a kind with another")
            << QStringList{"vessels", "coalition", "kind=vote"}
            << QByteArray("“vessels” is a view of coalition only with other parameters, for example "
                          "kind=bankruptcy");
    }
    void aViewThatCannotBeShownSaysWhatIsMissing() {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, told);
        const Run found = run(QStringList{"render"} + words + QStringList{"-o", "never.png"});
        QCOMPARE(found.exit, 2);
        QVERIFY2(found.err.contains(told) && isOneLine(found.err), found.err.constData());
    }

    void wrongInputIsOneLineAndNothingElse_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("empty word") << QStringList{""};
        QTest::newRow("empty game") << QStringList{"solve", ""};
        QTest::newRow("empty position") << QStringList{"solve", "nim", "--position", ""};
        QTest::newRow("control characters") << QStringList{"solve", "backgammon\n\r\t\x01"};
        QTest::newRow("a position of line breaks") << QStringList{"solve", "nim", "--position", "\n\n\n"};
        QTest::newRow("a parameter of line breaks") << QStringList{"solve", "nim", "a\nb=c\nd"};
        QTest::newRow("a command of line breaks") << QStringList{"a\nb", "c\nd"};
        QTest::newRow("an option of line breaks") << QStringList{"solve", "nim", "--a\nb"};
        QTest::newRow("long") << QStringList{"solve", "nim", "--position", QString(100'000, '9')};
        for (const QString& option : {QStringLiteral("--scale"), QStringLiteral("--type")}) {
            for (const char* number : {"nan", "-nan", "inf", "0", "1e300", "x", ""}) {
                QTest::addRow("%s %s", qPrintable(option), number)
                    << QStringList{"render", "grid", "wythoff", option + '=' + number, "-o", "never.png"};
            }
        }
        for (const char* step : {"0", "-1", "99", "1e3", "every", "", "99999999999999999999", "\n"}) {
            QTest::addRow("--step %s", step)
                << QStringList{"render", "xor", "nim", QString("--step=") + step, "-o", "never.png"};
        }
        for (const char* speed : {"--speed=0", "--speed=nan", "--speed=1e9", "--loops=-1", "--loops=1.5",
                                  "--loops=70000", "--loops=x"}) {
            QTest::addRow("%s", speed)
                << QStringList{"render", "xor", "nim", "--step", "all", speed, "-o", "never.gif"};
        }
        QTest::newRow("the speed of what does not move")
            << QStringList{"render", "xor", "nim", "--step", "all", "--speed", "2", "-o", "never.png"};
        QTest::newRow("the speed of one picture")
            << QStringList{"render", "xor", "nim", "--step", "1", "--speed", "2", "-o", "never.gif"};
        QTest::newRow("a step of data")
            << QStringList{"render", "xor", "nim", "--step", "1", "-o", "never.csv"};
        QTest::newRow("a long title")
            << QStringList{"render", "xor", "nim", "--title", QString(100'000, 'm'), "-o", "never.png"};
        QTest::newRow("a caption of no step")
            << QStringList{"render", "xor", "nim", "--step-caption", "-o", "never.png"};
        QTest::newRow("no such language") << QStringList{"explain", "nim", "--language", QString(900, 'x')};
        QTest::newRow("the same option twice") << QStringList{"values", "nim", "--to", "3", "--to", "4"};
    }
    void wrongInputIsOneLineAndNothingElse() {
        QFETCH(QStringList, arguments);
        const Run found = run(arguments);
        QCOMPARE(found.exit, 2);
        QCOMPARE(found.out, QByteArray());
        QVERIFY2(isOneLine(found.err), found.err.constData());
        QVERIFY(found.err.size() < 1000);
    }
};

MEXPLORER_TEST(TestCliRefusals)
#include "test_cli_refusals.moc"
