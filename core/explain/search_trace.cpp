#include "core/explain/search_trace.h"

#include "core/explain/beside_teller.h"
#include "core/explain/say_position.h"
#include "core/explain/search_teller.h"
#include "core/game/aspects/pictures.h"
#include "core/game/aspects/roles.h"
#include "core/search/horizon.h"
#include "core/search/left_out.h"

#include <algorithm>

namespace mexplorer {

namespace {

std::vector<bool> endsAmong(const std::vector<SearchNode>& nodes, const PositionGraph& graph) {
    std::vector<bool> areEnds(nodes.size());
    for (std::size_t node = 0; node < nodes.size(); ++node)
        areEnds[node] = graph.optionCount(nodes[node].position) == 0;
    return areEnds;
}

/// The place of a node: the root A, its children Aa, Ab …, those of Ab: Aba, Abb …
std::string placeName(const SearchRun& run, std::uint32_t node) {
    constexpr std::uint32_t letters = 26;
    std::vector<std::uint32_t> options;
    for (; run.nodes[node].parent != SearchNode::none; node = run.nodes[node].parent)
        options.push_back(run.nodes[node].option);
    std::ranges::reverse(options);
    std::string name = "A";
    for (const std::uint32_t option : options) {
        name += static_cast<char>('a' + option % letters);
        if (option >= letters) name += std::to_string(option / letters);
    }
    return name;
}

} // namespace

std::optional<BoardPicture> SearchSubject::board(std::uint32_t node) const {
    const auto* pictures = graph->as<PicturesAspect>();
    return pictures ? std::optional(pictures->picture(positionOf(node))) : std::nullopt;
}

std::string SearchSubject::name(std::uint32_t node) const {
    if (!arePlacesNames) return shown(text(node));
    if (!areEnds[node]) return placeName(run, node);
    const std::string end = text(node);
    return shown(end.substr(0, end.find(' ')));
}

std::optional<Score> SearchSubject::end(std::uint32_t node) const {
    if (!areEnds[node]) return std::nullopt;
    const Score score = run.win.value_or(1) * graph->scoreAtEnd(positionOf(node));
    return run.isMax(node) ? score : -score;
}

std::optional<Estimate> SearchSubject::estimate(std::uint32_t node) const {
    const auto estimate = estimateAt(*graph, run, node);
    return estimate && isTurned(node) ? estimate->turned() : estimate;
}

std::vector<EstimateShare> SearchSubject::shares(std::uint32_t node) const {
    std::vector<EstimateShare> shares = sharesAt(*graph, run, node);
    return isTurned(node) ? turned(std::move(shares)) : shares;
}

Message SearchSubject::aboutEstimates() const {
    return sayEstimates(graph->as<EstimatesAspect>());
}

Score SearchSubject::seen(std::uint32_t node, Score score) const {
    return isTurned(node) ? -score : score;
}

Bound SearchSubject::seen(std::uint32_t node, Bound bound) const {
    return isTurned(node) ? turned(bound) : bound;
}

std::pair<Score, Score> SearchSubject::windowSeen(const SearchEvent& event) const {
    const Score a = seen(event.node, event.alpha);
    const Score b = seen(event.node, event.beta);
    const bool isSwapped = a != event.alpha || b != event.beta; // then both are negated
    return isSwapped ? std::pair(b, a) : std::pair(a, b);
}

const SearchEvent& eventOf(const SearchSubject& subject, const SearchState& step) {
    return step.isMinimaxAlone ? subject.minimax->events[step.minimax - 1]
                               : subject.run.events[step.events - 1];
}

SearchSettings searchSettingsOf(const Parameters& values, const Inquiry& asked) {
    SearchSettings settings = searchSettingsOf(values);
    if (const auto* roles = asked.as<RolesAspect>()) settings.maxMoves = roles->maxMoves();
    return settings;
}

namespace {

/// Nothing if minimax is not to be shown beside the search, or its tree is too large.
Expected<std::optional<SearchRun>> minimaxBeside(const SearchRun& run, PositionGraph& graph,
                                                 SearchSettings settings, Task& task) {
    if (!run.isWhole) return std::nullopt;
    settings.method = SearchMethod::minimax;
    auto whole = search(graph, settings, task);
    if (!whole) return tl::unexpected(whole.error());
    return whole->isWhole ? std::optional(std::move(*whole)) : std::nullopt;
}

/// The steps of both searches, one after the other.
void addBoth(SearchTrace& trace) {
    std::vector<SideBySide> steps = sideBySide(trace.subject->run, *trace.subject->minimax);
    for (const SideBySide& step : steps)
        trace.states.push_back(
            {.events = step.cutting, .minimax = step.whole, .isMinimaxAlone = step.isWholeAlone});
    const std::size_t count = steps.size();
    trace.steps =
        Sayings(count, [teller = std::make_shared<const BesideTeller>(trace.subject, std::move(steps))](
                           std::size_t i) { return teller->of(i); });
}

} // namespace

Expected<SearchTrace> searchTrace(const Inquiry& asked, std::shared_ptr<PositionGraph> graph,
                                  const Parameters& values, Task& task, bool isWhole) {
    constexpr std::uint32_t mostDrawnWhole = 1000; // nodes
    const SearchSettings settings = searchSettingsOf(values, asked);
    auto run = search(*graph, settings, task);
    if (!run) return tl::unexpected(run.error());
    std::optional<SearchRun> minimax;
    if (showsMinimax(values)) {
        auto beside = minimaxBeside(*run, *graph, settings, task);
        if (!beside) return tl::unexpected(beside.error());
        minimax = std::move(*beside);
    }
    if (minimax)
        run = renumbered(std::move(*run), *minimax);
    else if (const auto grown = growLeftOut(*run, *graph, task, mostDrawnWhole, isWhole); !grown)
        return tl::unexpected(grown.error());
    auto areEnds = endsAmong(run->nodes, *graph);
    const bool arePlacesNames = asked.as<RolesAspect>() != nullptr;
    const bool isMinimaxTooLarge = showsMinimax(values) && !minimax;
    const auto subject = std::make_shared<const SearchSubject>(
        SearchSubject{settings, std::move(*run), std::move(graph), arePlacesNames, std::move(areEnds),
                      std::move(minimax), isMinimaxTooLarge});
    SearchTrace trace(titleOf(settings.method), searchCode(settings), subject);
    if (subject->minimax) {
        addBoth(trace);
        return trace;
    }
    const std::size_t count = subject->run.events.size();
    trace.steps = Sayings(count, [teller = std::make_shared<const SearchTeller>(subject)](std::size_t i) {
        return teller->of(i);
    });
    for (std::size_t events = 1; events <= count; ++events)
        trace.states.push_back({events});
    if (!subject->run.isWhole) {
        trace.add(
            {say(MX_TEXT("core", "The search goes on, but its tree has more than %1 nodes: the steps end "
                                 "here."),
                 mostSearchNodes),
             0},
            {count, true});
    }
    return trace;
}

} // namespace mexplorer
