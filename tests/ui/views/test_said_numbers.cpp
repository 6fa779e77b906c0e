#include "tests/runner/listed.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/document/document.h"
#include "ui/document/view_kind.h"

#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// All numbers that can be read in a picture, fractions whole.
std::set<QString> numbersIn(const Figure& figure, const QSize& size, const Style& style) {
    static const QRegularExpression number("\\d+(?:[./]\\d+)*");
    std::set<QString> numbers;
    for (const SeenText& text : seenTexts(figure, size, std::nullopt, style)) {
        auto found = number.globalMatch(text.text);
        while (found.hasNext())
            numbers.insert(found.next().captured());
    }
    return numbers;
}

} // namespace

/// The numbers that the sentence of a step finds are written in the picture of that step.
class TestSaidNumbers : public QObject {
    Q_OBJECT

private slots:
    void whatASentenceFindsIsWritten_data() {
        QTest::addColumn<QString>("view");
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("parameter"); // with its value
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("sentence"); // what is captured must be written
        const auto add = [](const char* name, const char* view, const char* game, const char* parameter,
                            const char* position, const char* sentence) {
            QTest::newRow(name) << view << game << parameter << position << sentence;
        };
        const char* maze = "......O/.##.##./.#...#./.#.#.#./C....../.#.#.#./......M";
        add("layers", "maze", "chase", "", maze, "moves?: (\\d+) for the mouse, (\\d+) for the cats");
        add("ends", "maze", "chase", "", maze, "In (\\d+) positions .* in a hole, in (\\d+) it is caught");
        add("draws", "maze", "chase", "", maze, "that are left, (\\d+), are draws");
        add("what stands on a node", "graph", "hackenbush", "", "1-9", "^On \\w+ stands (\\d+) in all");
        add("what a take leaves", "bars", "bash", "m=4", "23", "leave (\\d+)");
        add("what a take leaves in misère play", "bars", "bash", "play=misere", "23", "leave (\\d+)");
        add("what a heap becomes", "xor", "nim", "", "13,11,7", "= (\\d+): with that value");
        add("a mixture that is better", "matrix", "matrix", "",
            "1,2,3,4,5;5,4,3,2,1;2,2,0,2,2;1,0,1,0,7;3,1,4,1,5", "the mixture \\((\\d+/\\d+), (\\d+/\\d+)");
        add("what was earned", "regret", "matrix", "", "3,-2;-1,4;2,1/2",
            "player earned −?(\\d[\\d./]*\\d)\\.$");
        add("what is regretted", "regret", "matrix", "", "3,-2;-1,4;2,1/2", "sum to (\\d[\\d./]*);");
        add("what averages are worth", "regret", "matrix", "", "3,-2;-1,4;2,1/2",
            "worth ≈\u00A0(\\d[\\d.]*); the value is (\\d+/\\d+)");
        add("what is pushed", "flow", "coalition", "kind=flow", "s,t",
            "(\\d+) more flows along it, (\\d+) in all");
        add("what is played is worth", "cards", "kuhn-poker", "", "all",
            "as it is played, (?:≈\u00A0)?−?(\\d[\\d./]*\\d)\\.$");
        add("how nodes are reached", "cards", "leduc-poker", "iterations=20", "K Q J",
            "with probability (1/\\d+), (1/\\d+), (1/\\d+)\\.$");
        add("values of options", "grid", "wythoff", "", "6,10",
            "^The option \\(\\d+, \\d+\\) has value (\\d+)");
        add("the number of a move on a board", "board", "tic-tac-toe", "", "X.O/.X./..O", "^Move (\\d+):");
        add("the number of a pawn’s move", "board", "hexapawn", "", "bbb/.../www", "^Move (\\d+):");
        add("a move in a maze", "maze", "chase", "", maze, "^Move (\\d+),");
        add("how many options there are", "mex", "wythoff", "", "6,10", "has (\\d+) options");
        add("how many options a cell has", "grid", "wythoff", "", "6,10", "has (\\d+) options");
        add("how many options of three heaps", "mex", "nim", "", "13,11,7", "has (\\d+) options");
        add("values of several options", "grid", "wythoff", "", "30,47", "into S: \\{(\\d+), (\\d+)\\}");
        add("a cold pair that is sought", "grid", "wythoff", "", "6,10",
            "j = ⌊a\\(√5 − 1\\)/2⌋ = (\\d+); ⌊jφ⌋ = (\\d+) and ⌊\\(j \\+ 1\\)φ⌋ = (\\d+)");
        add("which cold pair it is not", "grid", "wythoff", "", "6,11", "with k = (\\d+)");
        add("values of options in a slice", "grid", "nim", "", "13,11,7", "^The option .* has value (\\d+)");
    }
    void whatASentenceFindsIsWritten() {
        QFETCH(const QString, view);
        QFETCH(const QString, game);
        QFETCH(const QString, parameter);
        QFETCH(const QString, position);
        QFETCH(const QString, sentence);
        Parameters parameters;
        if (!parameter.isEmpty())
            parameters[parameter.section('=', 0, 0).toStdString()] = parameter.section('=', 1).toStdString();
        Document document;
        QVERIFY(document.setGame(game.toStdString(), parameters, position.toStdString(), view.toStdString()));
        Task task;
        const auto steps = findView(view.toStdString())->steps(document.scene(view.toStdString()), task);
        QVERIFY(steps);
        const QRegularExpression finding(sentence);
        int told = 0;
        for (std::size_t step = 0; step < steps->count(); ++step) {
            const QRegularExpressionMatch match = finding.match(steps->sentence(step));
            if (!match.hasMatch()) continue;
            ++told;
            const auto figure = steps->figureAt(static_cast<int>(step));
            for (const auto& [size, style] :
                 {std::pair(QSize(620, 400), Style()), std::pair(QSize(860, 560), Style()),
                  std::pair(QSize(1280, 578), Style::presenting(lightTheme()))}) {
                const std::set<QString> written = numbersIn(*figure, size, style);
                for (const QString& number : match.capturedTexts().mid(1))
                    QVERIFY2(written.contains(number),
                             qPrintable(number + " at " + QString::number(size.width()) + ": " +
                                        steps->sentence(step)));
            }
        }
        QVERIFY(told > 0);
    }
};

MEXPLORER_TEST(TestSaidNumbers)
#include "test_said_numbers.moc"
