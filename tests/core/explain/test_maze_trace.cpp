#include "core/explain/maze_trace.h"

#include "core/catalogue/catalogue.h"
#include "core/explain/explain.h"
#include "core/explain/why.h"
#include "tests/core/asked.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>

using namespace mexplorer;

namespace {

const std::string duelOfKings = "......M/......./......./...C.../......./......./O......";

MazeTrace mazeTraceOf(const Game& game, const std::string& position) {
    Task task;
    return mazeTrace(*asked(game, position), task).value();
}

Why whyItEnds(const Game& game, const std::string& position) {
    Task task;
    return why(game, *asked(game, position), task).value();
}

std::string reasonsToEnd(const Game& game, const std::string& position) {
    std::string all;
    for (const Message& reason : whyItEnds(game, position).reasons)
        all += reason.english();
    return all;
}

} // namespace

class TestMazeTrace : public QObject {
    Q_OBJECT

private slots:
    /// One step per layer, with the number of its positions; then the draws; then the play.
    void theStepsAreTheLayersAndThePlay() {
        const auto chase = makeGame("chase").value();
        const std::string position = chase->description().position;
        Task task;
        const auto about = asked(*chase, position);
        const auto census = about->as<MazeAspect>()->census(task).value();
        const MazeTrace trace = mazeTraceOf(*chase, position);
        const std::size_t layers = census.layers.size();
        const BestPlay ending = about->as<BestPlayAspect>()->bestPlay(task).value();
        QCOMPARE(trace.steps.size(), layers + 1 + 1 + *ending.plies);
        QCOMPARE(trace.states.size(), trace.steps.size());
        for (std::size_t layer = 0; layer < layers; ++layer) {
            QCOMPARE(trace.states[layer].layers, static_cast<std::uint32_t>(layer + 1));
            QVERIFY(!trace.states[layer].areDrawsTold && !trace.states[layer].turn);
            const std::string said = trace.steps[layer].reason.english();
            for (const std::uint64_t count : {census.layers[layer].mouse, census.layers[layer].cats})
                QVERIFY2(said.find(std::to_string(count)) != std::string::npos, said.c_str());
        }
        QVERIFY(trace.states[layers].areDrawsTold);
        QVERIFY(trace.steps[layers].reason.english().find(std::to_string(census.draws)) != std::string::npos);
        for (const Saying& step : trace.steps)
            QVERIFY(step.codeLine < trace.pseudoCode.size());
        QCOMPARE(explain(*chase, *about, task).value().steps.size(), trace.steps.size());
    }

    /// Whoever is to move, the winner stays the same, and each move brings the end nearer by one.
    void theWinnerStaysTheSameInThePlay() {
        const auto chase = makeGame("chase").value();
        for (const std::string& position :
             {std::string("M.../.#C./..#O"), duelOfKings, chase->description().position}) {
            Task task;
            const auto about = asked(*chase, position);
            const bool mouseWins = about->as<BestPlayAspect>()->bestPlay(task).value().score > 0;
            const MazeTrace trace = mazeTraceOf(*chase, position);
            std::size_t left = trace.subject.play.size();
            for (std::size_t step = 0; step < trace.steps.size(); ++step) {
                if (!trace.states[step].turn) continue;
                QCOMPARE(*trace.states[step].turn, trace.subject.play.size() - left);
                const std::string said = trace.steps[step].reason.english();
                const std::string winner = mouseWins ? "the mouse" : "the cat";
                const std::string wanted =
                    left == 0   ? "the game is over, " + winner + " won"
                    : left == 1 ? "won for " + winner + " in 1 move"
                                : "won for " + winner + " in " + std::to_string(left) + " moves";
                QVERIFY2(said.find(wanted) != std::string::npos, said.c_str());
                --left;
            }
            QCOMPARE(trace.states.back().turn, std::optional(trace.subject.play.size()));
        }
    }

    /// The ways of the pieces are those of the positions of the play, from cell to cell beside it.
    void everyPieceGoesItsWayThroughThePlay() {
        const auto chase = makeGame("chase").value();
        const std::string position = chase->description().position;
        const MazeTrace trace = mazeTraceOf(*chase, position);
        const auto about = asked(*chase, position);
        const auto& maze = *about->as<MazeAspect>();
        QCOMPARE(trace.subject.ways.size(), maze.pieces().size());
        for (std::size_t piece = 0; piece < trace.subject.ways.size(); ++piece) {
            const std::vector<Maze::Cell>& way = trace.subject.ways[piece];
            QCOMPARE(way.size(), trace.subject.play.size() + 1);
            QCOMPARE(way.front(), maze.pieces()[piece].cell);
            for (std::size_t turn = 1; turn < way.size(); ++turn) {
                const auto there = asked(*chase, trace.subject.play[turn - 1].to);
                QCOMPARE(there->as<MazeAspect>()->pieces()[piece].cell, way[turn]);
                const BoardCell from = maze.maze().placeOf(way[turn - 1]);
                const BoardCell to = maze.maze().placeOf(way[turn]);
                const auto apart = [](std::uint64_t a, std::uint64_t b) { return a < b ? b - a : a - b; };
                QVERIFY(apart(from.row, to.row) + apart(from.column, to.column) <= 1);
            }
        }
        QVERIFY(!maze.piecesIn("no maze"));
    }

    void aDrawGoesRoundUntilAPositionComesAgain() {
        const auto chase = makeGame("chase").value();
        const MazeTrace trace = mazeTraceOf(*chase, duelOfKings + " cat");
        QVERIFY(!trace.subject.play.empty());
        QVERIFY(trace.steps.back().reason.english().find("was reached before") != std::string::npos);
        std::vector<std::string> met = {duelOfKings + " cat"};
        for (const auto& turn : trace.subject.play) {
            QVERIFY(!turn.ending.plies);
            met.push_back(turn.to);
        }
        QCOMPARE(std::count(met.begin(), met.end(), met.back()), std::ptrdiff_t{2});
    }

    void thePanelSaysWhoWinsAndHow() {
        const auto chase = makeGame("chase").value();
        QCOMPARE(whyItEnds(*chase, duelOfKings).headline.english(),
                 std::string("P: won for the cat in 10 moves"));
        QVERIFY(reasonsToEnd(*chase, duelOfKings).starts_with("Whatever the mouse does, the cat wins; “"));
        QCOMPARE(whyItEnds(*chase, duelOfKings + " cat").headline.english(),
                 std::string("A draw: play can go on for ever"));
        QVERIFY(
            reasonsToEnd(*chase, duelOfKings + " cat").starts_with("No move wins for the cat, but after"));
        QCOMPARE(whyItEnds(*chase, "C.M/..O").headline.english(),
                 std::string("N: won for the mouse in 1 move"));
        QCOMPARE(reasonsToEnd(*chase, "C.M/..O"),
                 std::string("“the mouse goes down” is the quickest way, and the only move that wins."));
        QCOMPARE(whyItEnds(*chase, "C.@ cat").headline.english(),
                 std::string("The game is over: the mouse won"));
        QVERIFY(reasonsToEnd(*chase, "C.@ cat").empty());
    }
};

MEXPLORER_TEST(TestMazeTrace)
#include "test_maze_trace.moc"
