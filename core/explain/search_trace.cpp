#include "core/explain/search_trace.h"

#include "core/explain/beside_teller.h"
#include "core/explain/say_position.h"
#include "core/explain/search_teller.h"
#include "core/game/aspects/pictures.h"
#include "core/game/aspects/roles.h"
#include "core/search/horizon.h"
#include "core/search/left_out.h"

#include <algorithm>
#include <utility>

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

/// The part of a search that this event begins: a pass; without passes the work on an option of the root, or,
/// of a method that goes level by level, a level; or the result. Nothing if it only goes on.
std::optional<Message> partBegunBy(const SearchRun& run, SearchMethod method, std::size_t number) {
    using Kind = SearchEvent::Kind;
    const SearchEvent& event = run.events[number];
    if (event.kind == Kind::pass) {
        const auto pass = std::ranges::find(run.passes, event.node, &SearchPass::root) - run.passes.begin();
        return say(MX_TEXT("core", "pass %1"), pass + 1);
    }
    if (number == 0 || method == SearchMethod::deepening) return std::nullopt;
    const SearchEvent& last = run.events[number - 1];
    const std::uint32_t depth = run.nodes[event.node].depth;
    if (method == SearchMethod::breadthFirst)
        return depth > run.nodes[last.node].depth ? std::optional(say(MX_TEXT("core", "depth %1"), depth))
                                                  : std::nullopt;
    const std::uint32_t first = run.nodes.front().firstChild;
    const auto option = [first](std::uint32_t node) {
        return std::optional(say(MX_TEXT("core", "option %1"), node - first + 1));
    };
    if (event.kind == Kind::visit) return depth == 1 ? option(event.node) : std::nullopt;
    if (event.kind == Kind::done) return say(MX_TEXT("core", "result"));
    const bool isAtRoot = run.nodes[last.node].depth == 0 && event.kind != Kind::cut;
    if (!isAtRoot) return std::nullopt;
    return option(last.kind == Kind::back ? last.child + 1 : first);
}

void nameSections(SearchTrace& trace) {
    const SearchSubject& subject = *trace.subject;
    std::size_t told = 0;
    for (std::size_t step = 0; step < trace.states.size(); ++step) {
        const std::size_t events = trace.states[step].events;
        if (std::exchange(told, events) == events) continue; // only minimax goes on
        if (auto part = partBegunBy(subject.run, subject.settings.method, events - 1))
            trace.sections.push_back({step, std::move(*part)});
    }
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
    nameSections(trace);
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
    nameSections(trace);
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
