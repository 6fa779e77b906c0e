#include "program_run.h"
#include "tests/runner/listed.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace {

QJsonDocument json(const QStringList& arguments) {
    const Run found = run(arguments);
    return found.exit == 0 ? QJsonDocument::fromJson(found.out) : QJsonDocument();
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

/// What the commands say about games.
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
            // Games in which play may go on for ever, or without positions, have no tree.
            const bool hasTree = id != "chase" && !withoutPositions.contains(id);
            QVERIFY2(game["shows"].toArray().contains("tree") == hasTree, qPrintable(id));
            QCOMPARE(runPlain({"solve", id, "--position", game["position"].toString()}).exit, 0);
            QCOMPARE(runPlain({"explain", id}).exit, 0);
            const QJsonArray presets = game["presets"].toArray();
            if (presets.isEmpty()) continue;
            const QJsonObject preset = presets.last().toObject(); // core/standalone checks all of them
            const Run solved =
                runPlain(QStringList{"solve", id} + parametersOf(preset["parameters"].toObject()) +
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
            const Run opening = runPlain({"verify", game["id"].toString()});
            QVERIFY2(opening.exit == 0 && opening.out.contains("all agree"),
                     (opening.out + opening.err).constData());
            for (const char* play : {"play=normal", "play=misere"}) {
                const QString id = game["id"].toString();
                // Heaps that split have no table of misère values: the parts' values do not decide their sum.
                const bool isMisere = play == QLatin1String("play=misere");
                if (game["shows"].toArray().contains("grid")) {
                    const Run grid = runPlain({"verify", id, play, "--size", "24x31"});
                    if (isMisere && grid.err.contains("no grid of values")) continue;
                    QVERIFY2(grid.exit == 0 && grid.out.contains("744 positions"),
                             (grid.out + grid.err).constData());
                }
                if (game["shows"].toArray().contains("line")) {
                    const Run line = runPlain({"verify", id, play, "--to", "200"});
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

    /// The table is larger than any buffer on the way.
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

    void helpIsInTheProgramsOwnWords() {
        const QRegularExpression ofTheLibrary(
            "REQUIRED|UINT|:\\{|Needs:|Excludes:|OPTIONS|SUBCOMMAND|Positional");
        for (const char* command : {"", "games", "values", "solve", "search", "explain", "quiz", "verify",
                                    "period", "quotient", "play", "judge", "render"}) {
            const Run help = run(QString("%1 --help").arg(command).split(' ', Qt::SkipEmptyParts));
            QCOMPARE(help.exit, 0);
            QVERIFY2(!ofTheLibrary.match(help.out).hasMatch(), help.out.constData());
            for (const QString& line : QString(help.out).split('\n'))
                QVERIFY2(line.size() <= 100, qPrintable(line));
        }
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
        QCOMPARE(found.err,
                 QByteArray("mexplorer: line 3, column 1: -5 is outside the range of n, 1 to 10¹⁸.\n"));
    }
};

MEXPLORER_TEST(TestCli)
#include "test_cli.moc"
