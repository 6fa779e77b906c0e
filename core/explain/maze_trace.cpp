#include "core/explain/maze_trace.h"

#include "core/explain/say_ending.h"
#include "core/text/say_count.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::size_t mostMazeSteps = 2000; // layers, and turns: more than anybody takes

/// The lines of the pseudo-code.
namespace MazeLine {
enum Line : std::size_t { ends, layer, draw = 4, play };
} // namespace MazeLine

std::vector<Message> mazeCode() {
    return {say(MX_TEXT("core", "layer 0 ← where the game is over")),
            say(MX_TEXT("core", "layer d ← what leads back from layer d − 1:")),
            say(MX_TEXT("core", "    any move into lost: won in d")),
            say(MX_TEXT("core", "    the last of its moves into won: lost in d")),
            say(MX_TEXT("core", "once a layer is empty: all else is a draw")),
            say(MX_TEXT("core", "play: the winner goes down the layers"))};
}

Message sayLayer(std::size_t layer, const MazeAspect::Layer& found) {
    if (layer == 0) {
        return say(MX_TEXT("core",
                           "Layer 0: the game is over. In %1 positions the mouse is in a hole, in %2 it "
                           "is caught."),
                   found.mouse, found.cats);
    }
    return sayCount(layer, MX_TEXT("core", "Layer 1, won in 1 move: %2 for the mouse, %3 for the cats."),
                    MX_TEXT("core", "Layer %1, won in %1 moves: %2 for the mouse, %3 for the cats."), layer,
                    found.mouse, found.cats);
}

void addLayers(MazeTrace& trace) {
    const auto& layers = trace.subject.census.layers;
    trace.begin(say(MX_TEXT("core", "layers")));
    for (std::size_t layer = 0; layer < std::min(layers.size(), mostMazeSteps); ++layer) {
        trace.add({sayLayer(layer, layers[layer]), layer == 0 ? MazeLine::ends : MazeLine::layer},
                  {.layers = static_cast<std::uint32_t>(layer + 1)});
    }
    MazeState done{.layers = static_cast<std::uint32_t>(layers.size()), .areDrawsTold = true};
    const std::uint64_t draws = trace.subject.census.draws;
    trace.add({draws == 0 ? say(MX_TEXT("core", "No position is left: none of this maze is a draw."))
                          : say(MX_TEXT("core", "No move leads back into a new layer. The positions that are "
                                                "left, %1, are draws: play can go on for ever."),
                                draws),
               MazeLine::draw},
              done);
}

std::vector<std::vector<Maze::Cell>> waysOf(const MazeAspect& maze,
                                            const std::vector<CyclicAspect::Turn>& play) {
    std::vector<std::vector<Maze::Cell>> ways;
    for (const MazeAspect::Standing& standing : maze.pieces())
        ways.push_back({standing.cell});
    for (const CyclicAspect::Turn& turn : play) {
        const std::vector<MazeAspect::Standing> pieces = maze.piecesIn(turn.to).value();
        for (std::size_t piece = 0; piece < ways.size(); ++piece)
            ways[piece].push_back(pieces[piece].cell);
    }
    return ways;
}

void addPlay(MazeTrace& trace, const CyclicAspect& asked) {
    MazeState state = trace.states.back();
    trace.begin(say(MX_TEXT("core", "play")));
    state.turn = 0;
    trace.add(
        {say(MX_TEXT("core", "From here: %1."), about({topic::path}, sayEnding(asked, trace.subject.ending))),
         MazeLine::play},
        state);
    bool isMover = true; // after each turn the other player is to move
    for (const CyclicAspect::Turn& turn : trace.subject.play) {
        ++*state.turn;
        isMover = !isMover;
        BestPlay seen = turn.ending; // by the player who is to move in the position asked about
        if (!isMover) seen.score = -seen.score;
        trace.add({say(MX_TEXT("core", "Move %1, %2: %3."), *state.turn,
                       about(positionTopic(turn.to), turn.move), sayEnding(asked, seen)),
                   MazeLine::play},
                  state);
    }
    const bool isCircle = !trace.subject.ending.plies && !trace.subject.play.empty();
    if (isCircle)
        trace.add({say(MX_TEXT("core", "This position was reached before, so play can go round for ever.")),
                   MazeLine::play},
                  state);
}

} // namespace

Message sayMazeState(const MazeSubject& subject, const MazeState& state) {
    if (state.turn == 0U) return {};
    if (state.turn)
        return say(MX_TEXT("core", "Move %1: %2"), *state.turn, subject.play[*state.turn - 1].move);
    if (state.areDrawsTold) return say(MX_TEXT("core", "draws: %1 positions"), subject.census.draws);
    if (state.layers == 0) return {};
    const MazeAspect::Layer& found = subject.census.layers[state.layers - 1];
    if (state.layers == 1)
        return say(MX_TEXT("core", "layer 0: %1 in a hole, %2 caught"), found.mouse, found.cats);
    return say(MX_TEXT("core", "layer %1: %2 for the mouse, %3 for the cats"), state.layers - 1, found.mouse,
               found.cats);
}

Expected<MazeTrace> mazeTrace(const Inquiry& asked, Task& task) {
    const auto& cyclic = *asked.as<CyclicAspect>();
    const auto ending = asked.as<BestPlayAspect>()->bestPlay(task);
    if (!ending) return tl::unexpected(ending.error());
    auto census = asked.as<MazeAspect>()->census(task);
    if (!census) return tl::unexpected(census.error());
    auto play = cyclic.play(mostMazeSteps, task);
    if (!play) return tl::unexpected(play.error());
    MazeTrace trace(say(MX_TEXT("core", "Backwards from the ends, layer by layer")), mazeCode(),
                    {*ending, std::move(*census), std::move(*play)});
    trace.subject.ways = waysOf(*asked.as<MazeAspect>(), trace.subject.play);
    addLayers(trace);
    addPlay(trace, cyclic);
    return trace;
}

} // namespace mexplorer
