#include "tests/runner/listed.h"
#include "ui/document/document.h"
#include "ui/document/view_kind.h"
#include "ui/figure/watch/named.h"
#include "ui/text/spoken_text.h"

#include <QTest>

#include <algorithm>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// Whether the figure shows the topic, by a name or as one of many alike.
bool shows(const Figure& figure, const Frame& frame, const std::vector<NamedPlace>& named,
           const Topic& topic) {
    if (std::ranges::find(named, topic, &NamedPlace::topic) != named.end()) return true;
    const auto place = figure.placeOfTopic(topic);
    return place && frame.content().intersects(frame.toArea().mapRect(*place));
}

} // namespace

/// What the sentence of a step names is in the picture of that step, by the same name.
class TestSpokenTopics : public QObject {
    Q_OBJECT

private slots:
    void whatASentenceNamesIsInThePicture_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("view");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("topic");
        QTest::newRow("heaps") << "nim"
                               << "xor"
                               << ""
                               << "13,11,7"
                               << "row";
        QTest::newRow("columns") << "nim"
                                 << "xor"
                                 << ""
                                 << "13,11,7"
                                 << "column";
        QTest::newRow("bits") << "nim"
                              << "xor"
                              << ""
                              << "130,110,70"
                              << "column";
        QTest::newRow("sum") << "nim"
                             << "xor"
                             << ""
                             << "13,11,7"
                             << "sum";
        QTest::newRow("sum of remainders") << "bash"
                                           << "bars"
                                           << ""
                                           << "11,22,33"
                                           << "sum";
        QTest::newRow("which pair") << "wythoff"
                                    << "beatty"
                                    << ""
                                    << "8,13"
                                    << "multiple";
        QTest::newRow("columns mod 3") << "moore"
                                       << "columns"
                                       << ""
                                       << "3,5,10,15"
                                       << "column";
        QTest::newRow("values") << "wythoff"
                                << "mex"
                                << ""
                                << "2,3"
                                << "value";
        QTest::newRow("cells") << "wythoff"
                               << "grid"
                               << ""
                               << "4,7"
                               << "position";
        QTest::newRow("stretches") << "take-ends"
                                   << "intervals"
                                   << ""
                                   << "4,7,2,9"
                                   << "cell";
        QTest::newRow("coalitions") << "coalition"
                                    << "coalition"
                                    << ""
                                    << "68,102,0,170,710,762,992"
                                    << "coalition";
        QTest::newRow("strategies") << "matrix"
                                    << "matrix"
                                    << ""
                                    << "3,0;1,2"
                                    << "strategy";
        QTest::newRow("creditors") << "coalition"
                                   << "vessels"
                                   << "bankruptcy"
                                   << "200; 100,200,300"
                                   << "player";
        QTest::newRow("arrows of a network") << "coalition"
                                             << "flow"
                                             << "flow"
                                             << "s,t"
                                             << "edge";
        QTest::newRow("nodes of a network") << "coalition"
                                            << "flow"
                                            << "flow"
                                            << "s,t"
                                            << "vertex";
        QTest::newRow("owners") << "coalition"
                                << "flow"
                                << "flow"
                                << "s,t"
                                << "player";
        QTest::newRow("branches") << "hackenbush"
                                  << "graph"
                                  << ""
                                  << "1-9"
                                  << "edge";
        QTest::newRow("joints") << "hackenbush"
                                << "graph"
                                << ""
                                << "1-9"
                                << "vertex";
        QTest::newRow("nodes of a graph") << "dag"
                                          << "graph"
                                          << ""
                                          << "a"
                                          << "position";
        QTest::newRow("values beside a line") << "octal"
                                              << "line"
                                              << ""
                                              << "9"
                                              << "value";
        QTest::newRow("games that are compared") << "form"
                                                 << "canonical"
                                                 << ""
                                                 << "{0,-1*,+-1|2,{3|1/2}}"
                                                 << "game";
        QTest::newRow("walls") << "form"
                               << "thermograph"
                               << ""
                               << "{3||1|-2}"
                               << "player";
        QTest::newRow("games of a thermograph") << "form"
                                                << "thermograph"
                                                << ""
                                                << "{3||1|-2}"
                                                << "game";
        QTest::newRow("numbers of a tree") << "form"
                                           << "numbers"
                                           << ""
                                           << "{0,1/4|1,5/8}"
                                           << "game";
        QTest::newRow("games of a lattice") << "form"
                                            << "lattice"
                                            << ""
                                            << "^"
                                            << "game";
        QTest::newRow("entries of an atlas") << "domineering"
                                             << "atlas"
                                             << ""
                                             << "../.."
                                             << "cell";
        QTest::newRow("elements of a quotient") << "octal"
                                                << "quotient"
                                                << ""
                                                << "3,9"
                                                << "node";
        QTest::newRow("heaps of a quotient") << "octal"
                                             << "quotient"
                                             << ""
                                             << "3,9"
                                             << "number";
        QTest::newRow("facts of a quotient") << "nim"
                                             << "quotient"
                                             << ""
                                             << "1,2"
                                             << "fact";
        QTest::newRow("moves in a graph") << "dag"
                                          << "graph"
                                          << ""
                                          << "d"
                                          << "position";
        QTest::newRow("cells of a board") << "tic-tac-toe"
                                          << "board"
                                          << ""
                                          << "X.O/.X./..O"
                                          << "cell";
        QTest::newRow("nodes of a tree") << "nim"
                                         << "tree"
                                         << ""
                                         << "1,2"
                                         << "position";
        QTest::newRow("nodes of a search") << "tree"
                                           << "search"
                                           << ""
                                           << "((3,(5,7)),((4,1),2))"
                                           << "node";
        QTest::newRow("parts") << "fibonacci"
                               << "bars"
                               << ""
                               << "20"
                               << "part";
        QTest::newRow("a block and the rest") << "bash"
                                              << "bars"
                                              << ""
                                              << "21"
                                              << "part";
        QTest::newRow("answers to heaps") << "bash"
                                          << "bars"
                                          << ""
                                          << "21,5"
                                          << "part";
        QTest::newRow("numbers of a line") << "wythoff"
                                           << "beatty"
                                           << ""
                                           << "3,5"
                                           << "number";
        QTest::newRow("multiples") << "wythoff"
                                   << "beatty"
                                   << ""
                                   << "3,5"
                                   << "multiple";
        QTest::newRow("pieces of a bar") << "wythoff"
                                         << "beatty"
                                         << ""
                                         << "3,5"
                                         << "part";
        QTest::newRow("a path as a whole") << "coalition"
                                           << "flow"
                                           << "flow"
                                           << "s,t"
                                           << "path";
        QTest::newRow("the turn of several heaps") << "moore"
                                                   << "columns"
                                                   << ""
                                                   << "3,5,10,15"
                                                   << "move";
        QTest::newRow("heaps that are marked") << "moore"
                                               << "columns"
                                               << ""
                                               << "3,5,10,15"
                                               << "row";
        QTest::newRow("players who arrive") << "coalition"
                                            << "coalition"
                                            << "vote"
                                            << "[51; 50,49,1]"
                                            << "player";
        QTest::newRow("a play as a whole") << "chase"
                                           << "maze"
                                           << ""
                                           << "C..#/.#.O/..M."
                                           << "path";
        QTest::newRow("turns of a play") << "chase"
                                         << "maze"
                                         << ""
                                         << "C..#/.#.O/..M."
                                         << "position";
        QTest::newRow("players of a large vote") << "coalition"
                                                 << "coalition"
                                                 << "vote"
                                                 << "[11; 2,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]"
                                                 << "player";
        QTest::newRow("players of a table") << "coalition"
                                            << "coalition"
                                            << ""
                                            << "68,102,0,170,710,762,992"
                                            << "player";
    }
    void whatASentenceNamesIsInThePicture() {
        QFETCH(const QString, game);
        QFETCH(const QString, view);
        QFETCH(const QString, kind);
        QFETCH(const QString, position);
        QFETCH(const QString, topic);
        Document document;
        const Parameters parameters =
            kind.isEmpty() ? Parameters{} : Parameters{{"kind", kind.toStdString()}};
        QVERIFY(document.setGame(game.toStdString(), parameters, position.toStdString(), view.toStdString()));
        Task task;
        const auto steps = findView(view.toStdString())->steps(document.scene(view.toStdString()), task);
        QVERIFY(steps);
        int spokenOf = 0;
        for (int step = 0; step < static_cast<int>(steps->count()); ++step) {
            const auto figure = steps->figureAt(step);
            const Frame frame(*figure, QRectF(0, 0, 1000, 620), std::nullopt, {});
            const auto named = namedPlacesOf(*figure, frame);
            const SpokenText sentence = spoken(steps->trace->sayingAt(step)->reason);
            for (const SpokenText::Part& part : sentence.parts) {
                if (part.topic.kind != topic.toStdString()) continue;
                ++spokenOf;
                QVERIFY2(shows(*figure, frame, named, part.topic), qPrintable(sentence.text));
            }
        }
        QVERIFY(spokenOf > 0);
    }
};

MEXPLORER_TEST(TestSpokenTopics)
#include "test_spoken_topics.moc"
