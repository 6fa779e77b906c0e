#include "tests/runner/listed.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

namespace {

struct Run {
    int exit = -1;
    QByteArray out;
    QByteArray err;
};

constexpr int longestRun = 60'000; // ms

Run run(const QStringList& arguments, const QByteArray& input = {}) {
    QProcess process;
    process.start(MEXPLORER_PROGRAM, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(longestRun) || process.exitStatus() != QProcess::NormalExit) return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// Arguments that need not be text.
Run runBytes(const std::vector<QByteArray>& arguments) {
    QProcess shell; // by octal numbers, for Qt would make text of them
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

QJsonDocument json(const QStringList& arguments) {
    const Run found = run(arguments);
    return found.exit == 0 ? QJsonDocument::fromJson(found.out) : QJsonDocument();
}

bool isOneLine(const QByteArray& text) {
    return text.startsWith("mexplorer: ") && text.endsWith('\n') && text.count('\n') == 1;
}

QStringList parametersOf(const QJsonObject& parameters) {
    QStringList words;
    for (auto p = parameters.begin(); p != parameters.end(); ++p)
        words << p.key() + '=' + p.value().toString();
    return words;
}

int mexOf(const QList<int>& values) {
    int least = 0;
    while (values.contains(least))
        ++least;
    return least;
}

const QStringList withoutPositions{"matrix", "kuhn-poker", "leduc-poker", "coalition"};

} // namespace

class TestCli : public QObject {
    Q_OBJECT

private slots:
    void everyGameOnTheListOpensWhereItSays() {
        const QJsonArray games = json({"games", "--format", "json"}).array();
        QVERIFY(games.size() >= 2);
        for (const auto& entry : games) {
            const QJsonObject game = entry.toObject();
            const QString id = game["id"].toString();
            QVERIFY(!id.isEmpty());
            for (const char* told : {"title", "group", "summary", "position", "positionHint"})
                QVERIFY2(!game[told].toString().isEmpty(), qPrintable(id + " lacks " + told));
            // Where play may go on for ever, or where there are no positions.
            const bool hasTree = id != "chase" && !withoutPositions.contains(id);
            QVERIFY2(game["shows"].toArray().contains("tree") == hasTree, qPrintable(id));
            QCOMPARE(run({"solve", id, "--position", game["position"].toString()}).exit, 0);
            QCOMPARE(run({"explain", id}).exit, 0);
            const QJsonArray presets = game["presets"].toArray();
            if (presets.isEmpty()) continue;
            const QJsonObject preset = presets.last().toObject(); // all of them: core/standalone
            const Run solved = run(QStringList{"solve", id} + parametersOf(preset["parameters"].toObject()) +
                                   QStringList{"--position", preset["position"].toString()});
            QVERIFY2(solved.exit == 0, solved.err.constData());
        }
    }

    void parametersAreDescribedAsFormsNeedThem() {
        for (const auto& entry : json({"games", "--format", "json"}).array()) {
            for (const auto& described : entry.toObject()["parameters"].toArray()) {
                const QJsonObject parameter = described.toObject();
                const QString type = parameter["type"].toString();
                QVERIFY(!parameter["id"].toString().isEmpty() && parameter.contains("default"));
                if (type == "choice") QVERIFY(parameter["choices"].toArray().size() > 1);
                if (type == "integer") QVERIFY(parameter["least"].toDouble() < parameter["most"].toDouble());
            }
        }
    }

    void verifyFindsEveryGameTrue() {
        for (const auto& entry : json({"games", "--format", "json"}).array()) {
            const QJsonObject game = entry.toObject();
            if (withoutPositions.contains(game["id"].toString())) continue;
            const Run opening = run({"verify", game["id"].toString()});
            QVERIFY2(opening.exit == 0 && opening.out.contains("all agree"),
                     (opening.out + opening.err).constData());
            for (const char* play : {"play=normal", "play=misere"}) {
                const QString id = game["id"].toString();
                // What splits has no misère values in a table: a sum is not told by its parts' values.
                const bool isMisere = play == QLatin1String("play=misere");
                if (game["shows"].toArray().contains("grid")) {
                    const Run grid = run({"verify", id, play, "--size", "24x31"});
                    if (isMisere && grid.err.contains("no grid of values")) continue;
                    QVERIFY2(grid.exit == 0 && grid.out.contains("744 positions"),
                             (grid.out + grid.err).constData());
                }
                if (game["shows"].toArray().contains("line")) {
                    const Run line = run({"verify", id, play, "--to", "200"});
                    if (isMisere && line.err.contains("no values along a line")) continue;
                    QVERIFY2(line.exit == 0 && line.out.contains("201 positions"),
                             (line.out + line.err).constData());
                }
            }
        }
    }

    void valuesOfWythoffAreThoseOfTheDefinition() {
        constexpr int rows = 20;
        constexpr int columns = 30;
        int table[rows][columns];
        QByteArray expected = "a,b,value\n";
        for (int a = 0; a < rows; ++a) {
            for (int b = 0; b < columns; ++b) {
                QList<int> options;
                for (int t = 1; t <= a; ++t)
                    options << table[a - t][b];
                for (int t = 1; t <= b; ++t)
                    options << table[a][b - t];
                for (int t = 1; t <= qMin(a, b); ++t)
                    options << table[a - t][b - t];
                table[a][b] = mexOf(options);
                expected += QStringLiteral("%1,%2,%3\n").arg(a).arg(b).arg(table[a][b]).toLatin1();
            }
        }
        QCOMPARE(run({"values", "wythoff", "--size", "20x30"}).out, expected);
    }

    /// Larger than any buffer on the way.
    void longTablesArriveWhole() {
        const Run found = run({"values", "kiki", "--size", "700x600"});
        QCOMPARE(found.exit, 0);
        QCOMPARE(found.out.count('\n'), 700 * 600 + 1);
        QVERIFY(found.out.startsWith("a,b,value\n1,1,0\n"));
        QVERIFY(found.out.endsWith("\n700,600,2\n"));
    }

    void solveListsEveryMoveOnceAndSaysWhichWins() {
        const QJsonObject solved = json({"solve", "nim", "--position", "3,5,7", "--format", "json"}).object();
        QCOMPARE(solved["game"].toString(), QString("nim"));
        QCOMPARE(solved["parameters"].toObject()["play"].toString(), QString("normal"));
        QCOMPARE(solved["outcome"].toString(), QString("N"));
        QCOMPARE(solved["value"].toInt(-1), 3 ^ 5 ^ 7);
        QVERIFY(!solved.contains("complete"));
        QSet<QString> seen;
        for (const auto& listed : solved["moves"].toArray()) {
            const QJsonObject move = listed.toObject();
            const QStringList heaps = move["to"].toString().split(',');
            const int value = heaps[0].toInt() ^ heaps[1].toInt() ^ heaps[2].toInt();
            QCOMPARE(move["value"].toInt(-1), value);
            QCOMPARE(move["wins"].toBool(), value == 0);
            seen << move["to"].toString();
        }
        QCOMPARE(seen.size(), 3 + 5 + 7);
        QCOMPARE(solved["moves"].toArray().size(), 3 + 5 + 7);
    }

    void explainSaysItsStepsInJson() {
        const QJsonObject told =
            json({"explain", "nim", "--position", "13,11,7", "--format", "json"}).object();
        QCOMPARE(told["headline"].toString(), QString("(13, 11, 7) is N"));
        QVERIFY(told["steps"].toArray().size() > 10);
        for (const auto& described : told["steps"].toArray()) {
            const QJsonObject step = described.toObject();
            QVERIFY(!step["reason"].toString().isEmpty());
            QVERIFY(step["line"].toInt(-1) >= 0 && step["line"].toInt() < told["code"].toArray().size());
        }
    }

    void onlyFilesAreDocumentsAndFigures_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("told");
        QTest::newRow("without end") << "/dev/zero" << QByteArray("is a pipe or a device");
        QTest::newRow("a pipe") << "pipe.csv" << QByteArray("is a pipe or a device");
        QTest::newRow("a link to a device") << "link.csv" << QByteArray("is a pipe or a device");
        QTest::newRow("a folder") << "folder.csv" << QByteArray("Is a directory");
        QTest::newRow("a name of 300 letters") << QString(300, 'n') + ".csv" << QByteArray("name too long");
        QTest::newRow("in no folder") << "no/folder.csv" << QByteArray("No such file");
    }
    void onlyFilesAreDocumentsAndFigures() {
        QFETCH(QString, path);
        QFETCH(QByteArray, told);
        const QTemporaryDir folder;
        const QDir dir(folder.path());
        QVERIFY(dir.mkdir("folder.csv"));
        QVERIFY(QFile::link("/dev/zero", dir.filePath("link.csv")));
        QCOMPARE(::mkfifo(dir.filePath("pipe.csv").toLocal8Bit().constData(), 0600),
                 0); // nobody reads or writes there
        const bool isFigure = path.endsWith(".csv");
        path = dir.absoluteFilePath(path);
        // Never ".mex", so that a document is one because it is there.
        const bool isThere = QFileInfo::exists(path);
        const Run opened = run({path});
        QVERIFY2(opened.exit == 2 && isOneLine(opened.err), opened.err.constData());
        if (isThere) QVERIFY2(opened.err.contains(told), opened.err.constData());
        if (!isFigure) return;
        const Run written = run({"render", "grid", "kiki", "-o", path});
        QVERIFY2(written.exit == 2 && isOneLine(written.err), written.err.constData());
        QVERIFY2(written.err.contains(told), written.err.constData());
    }

    /// Names are other people's: in no output do they bring along what acts on a terminal.
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

    void aProofIsSaidInEveryLanguageAndIsTheSame() {
        const QStringList asked{"explain", "wythoff", "--position", "6,10"};
        QCOMPARE(run(asked + QStringList{"--language", "en"}).out, run(asked).out);
        const QRegularExpression chinese("[\\x{4e00}-\\x{9fff}]");
        const QRegularExpression english("[A-Za-z]{4}");
        for (const char* language : {"zh_CN", "zh_TW"}) {
            const QStringList translated = asked + QStringList{"--language", language};
            const QString text = run(translated).out;
            QVERIFY(text.contains(chinese));
            QVERIFY2(!text.contains(english), qPrintable(text));
            const auto in = [&asked](const QString& spoken) {
                return json(asked + QStringList{"--language", spoken, "--format", "json"}).object();
            };
            const QJsonArray steps = in(language)["steps"].toArray();
            const QJsonArray original = in("en")["steps"].toArray();
            QVERIFY(!steps.isEmpty());
            QCOMPARE(steps.size(), original.size());
            for (qsizetype i = 0; i < steps.size(); ++i) {
                QCOMPARE(steps[i].toObject()["line"], original[i].toObject()["line"]);
                QVERIFY(steps[i].toObject()["reason"].toString().contains(chinese));
            }
            for (const auto& line : in(language)["code"].toArray())
                QVERIFY2(!line.toString().contains(english), qPrintable(line.toString()));
        }
        QVERIFY(run(asked + QStringList{"--language", "zh_TW"}).out.contains("必勝"));
        QVERIFY(run(asked + QStringList{"--language", "zh_CN"}).out.contains("必败"));
    }

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
            if (i > 0 && i + 1 < files.size()) continue; // the rest is no different
            QCOMPARE(run(written + QStringList{"--step", QString::number(i + 1)} + to("one.png")).exit, 0);
            QCOMPARE(bytes("one.png"), bytes(name));
        }
        if (figure.front() != "graph") // where tokens move, it shows the whole from the start
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

    void namesInMarkdownAreReadAsTheyAre() {
        const Run found = run(
            {"explain", "dag", R"(graph=digraph { "*a_[b](c)<i>|`" -> "1. x" })", "--format", "markdown"});
        QCOMPARE(found.exit, 0);
        QVERIFY(found.out.startsWith(R"(# \*a\_\[b\](c)\<i\>\|\` is N)"));
    }

    void whatWasAnsweredBeforeAFaultIsWritten() {
        const Run found = run({"judge", "hdu1847"}, "1\n3\n-5\n3\n");
        QCOMPARE(found.exit, 2);
        QCOMPARE(found.out, QByteArray("Kiki\nCici\n"));
        QCOMPARE(found.err, QByteArray("mexplorer: line 3, column 1: -5 is outside the range of n, 1 to "
                                       "1000000000000000000.\n"));
    }

    void aViewThatPlayTookAwayIsNamedSo() {
        const Run found = run({"render", "line", "octal", "play=misere", "-o", "never.csv"});
        QCOMPARE(found.exit, 2);
        QVERIFY(found.err.contains("With these parameters “line” is no view of octal; its views are: tree"));
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
        for (const char* told : {"tree, graph, grid, beatty, xor, columns", "colour=value|outcome|mod|bit",
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

    void wrongInputIsOneLineAndNothingElse_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("empty word") << QStringList{""};
        QTest::newRow("empty game") << QStringList{"solve", ""};
        QTest::newRow("empty position") << QStringList{"solve", "nim", "--position", ""};
        QTest::newRow("control characters") << QStringList{"solve", "nim\n\r\t\x01"};
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

MEXPLORER_TEST(TestCli)
#include "test_cli.moc"
