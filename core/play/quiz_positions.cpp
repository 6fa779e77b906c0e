#include "core/play/quiz_positions.h"

#include "core/game/aspects/grid.h"
#include "core/game/aspects/line.h"
#include "core/game/aspects/positions.h"
#include "core/play/question.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

template <class T>
using ByLevel = std::array<T, highestLevel>;

struct Range {
    std::uint64_t least;
    std::uint64_t most;
};

constexpr ByLevel<std::uint64_t> largestAlone = {12, 20, 30, 50, 90};
constexpr ByLevel<std::uint64_t> largestOfSeveral = {5, 7, 12, 20, 40};
constexpr ByLevel<Range> heapCounts = {{{1, 3}, {2, 3}, {2, 3}, {3, 4}, {3, 5}}};
constexpr ByLevel<std::uint64_t> largestCell = {12, 14, 18, 24, 40};
constexpr ByLevel<Range> movesFromEnd = {{{1, 2}, {1, 3}, {2, 5}, {3, 7}, {4, 10}}};
constexpr std::uint64_t mostChosenFrom = 20'000; // moves
constexpr std::size_t longestWalk = 200;

/// The start position, and those of presets with exactly these parameters.
std::vector<std::string> startsOf(const Game& game) {
    std::vector<std::string> starts = {startPosition(game)};
    const Description& about = game.description();
    for (const Preset& preset : about.presets) {
        const auto parameters = completed(about.parameters, preset.parameters);
        if (parameters && *parameters == game.parameters() && !preset.position.empty())
            starts.push_back(preset.position);
    }
    return starts;
}

/// Whether several heaps, separated by commas, are a position.
bool readsSeveral(const Game& game, const LineAspect& line) {
    const std::string two = line.positionAt(2) + "," + line.positionAt(2);
    const auto read = ask(game, two);
    return read && (*read)->position() == two;
}

} // namespace

QuizPositions::QuizPositions(const Game& game, unsigned level)
    : game_(game), level_(level - lowestLevel), starts_(startsOf(game)) {
    const auto* line = game.as<LineAspect>();
    const auto* grid = game.as<GridAspect>();
    const bool hasHeaps = line && readsSeveral(game, *line);
    if (line) sources_.push_back(Source::heap);
    if (hasHeaps) sources_.insert(sources_.end(), 3, Source::heaps);
    if (grid && !hasHeaps) sources_.push_back(Source::cell);
    if (!hasHeaps && !(grid && grid->optionsAreCells())) sources_.insert(sources_.end(), 2, Source::walk);
}

std::string QuizPositions::heapsText(std::uint64_t count, std::uint64_t largest, RandomChoice& random) const {
    std::string text;
    for (std::uint64_t heap = 0; heap < count; ++heap) {
        if (heap > 0) text += ',';
        text += game_.as<LineAspect>()->positionAt(random.between(1, largest));
    }
    return text;
}

Expected<std::string> QuizPositions::textFrom(Source source, RandomChoice& random, Task& task) const {
    switch (source) {
    case Source::heap:
        return heapsText(1, largestAlone[level_], random);
    case Source::heaps:
        return heapsText(random.between(heapCounts[level_].least, heapCounts[level_].most),
                         largestOfSeveral[level_], random);
    case Source::cell: {
        const Grid& grid = *game_.as<GridAspect>();
        const GridSize whole = grid.wholeSize().value_or(GridSize{UINT32_MAX, UINT32_MAX});
        const std::uint64_t a =
            random.between(0, std::min(largestCell[level_], whole.rows - std::uint64_t{1}));
        const std::uint64_t b =
            random.between(0, std::min(largestCell[level_], whole.columns - std::uint64_t{1}));
        std::string text = grid.positionAt(a, b);
        return ask(game_, text) ? text : startPosition(game_); // of a hole
    }
    case Source::walk:
        break;
    }
    return walked(random, task);
}

Expected<std::string> QuizPositions::walked(RandomChoice& random, Task& task) const {
    const auto start = ask(game_, random.oneOf(starts_));
    if (!start) return tl::unexpected(start.error());
    const auto graph = (*start)->graph();
    std::vector<PositionGraph::Id> way = {0};
    while (way.size() <= longestWalk && graph->optionCount(way.back()) > 0) {
        if (const std::uint64_t options = graph->optionCount(way.back()); options > mostChosenFrom) {
            return tooLarge(say(MX_TEXT("core", "A position has %1 moves; questions are asked where there "
                                                "are at most %2."),
                                options, mostChosenFrom));
        }
        if (const auto done = graph->expand(way.back(), task); !done) return tl::unexpected(done.error());
        const auto options = graph->options(way.back());
        way.push_back(options[random.below(options.size())]);
    }
    const std::uint64_t back = random.between(movesFromEnd[level_].least, movesFromEnd[level_].most);
    const std::uint64_t last = way.size() - 1;
    if (back <= last) return graph->text(way[last - back]);
    return graph->text(
        way[random.below(std::max<std::uint64_t>(last, 1))]); // any but the end of a short play
}

Expected<std::shared_ptr<const Inquiry>> QuizPositions::deal(RandomChoice& random, Task& task) const {
    if (task.cancelled()) return cancelled();
    const auto text = textFrom(random.oneOf(sources_), random, task);
    if (!text) return tl::unexpected(text.error());
    return ask(game_, *text);
}

} // namespace mexplorer
