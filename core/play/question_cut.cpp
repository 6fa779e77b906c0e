#include "core/explain/search_trace.h"
#include "core/game/aspects/two_sided.h"
#include "core/play/question_makers.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

constexpr std::array<std::uint32_t, highestLevel> mostNodes = {60, 150, 400, 800, 1500};

/// A score that comes back to a node from an option before the last, and the window before it.
struct ComesBack {
    std::size_t event = 0;
    const SearchEvent* before = nullptr; ///< the node's previous event, which has the window
    bool isCut = false;
    Score distance = 0; ///< between the score and the bound at which a cut happens
};

bool isLastOption(const SearchRun& run, const SearchEvent& event) {
    const SearchNode& node = run.nodes[event.node];
    return event.child + 1 >= node.firstChild + node.childCount;
}

/// All of them with a finite bound; without one, nothing can be cut.
std::vector<ComesBack> comingBack(const SearchRun& run) {
    std::vector<ComesBack> all;
    std::vector<const SearchEvent*> last(run.nodes.size(), nullptr);
    for (std::size_t i = 0; i < run.events.size(); ++i) {
        const SearchEvent& event = run.events[i];
        const SearchEvent* before = std::exchange(last[event.node], &event);
        if (event.kind != SearchEvent::Kind::back || !before || isLastOption(run, event)) continue;
        const Score bound = run.isMax(event.node) ? before->beta : before->alpha;
        if (bound == infiniteScore || bound == -infiniteScore) continue;
        const bool isCut = i + 1 < run.events.size() && run.events[i + 1].kind == SearchEvent::Kind::cut;
        all.push_back({i, before, isCut, event.score > bound ? event.score - bound : bound - event.score});
    }
    return all;
}

/// One with the wished answer, if there is one, and as close as the level demands.
std::optional<ComesBack> chosen(const Asking& asking, std::vector<ComesBack> all) {
    const bool wantsCut = asking.wish % 2 == 0;
    const auto others = std::stable_partition(all.begin(), all.end(),
                                              [&](const ComesBack& one) { return one.isCut == wantsCut; });
    if (others != all.begin())
        all.erase(others, all.end());
    else if (asking.insists)
        return std::nullopt;
    if (all.empty()) return std::nullopt;
    shuffle(all, asking.random);
    std::ranges::stable_sort(all, {}, &ComesBack::distance);
    return asking.taken(all, 1).front();
}

Parameters settingsOfSearch() {
    return {{"method", idOf(SearchMethod::alphaBeta)}, {"order", idOf(MoveOrder::given)}};
}

/// The score that came back, or the bound of it.
Message sayScore(const SearchSubject& subject, const SearchEvent& event) {
    const std::string score = scoreText(subject.seen(event.child, event.score));
    switch (subject.seen(event.child, event.bound)) {
    case Bound::least:
        return say(MX_TEXT("core", "at least %1"), score);
    case Bound::most:
        return say(MX_TEXT("core", "at most %1"), score);
    default:
        return verbatim(score);
    }
}

/// `searched` is the root, whose tree nodes may be called by their places in.
Message sayCutQuestion(const SearchSubject& subject, const ComesBack& where, const std::string& searched) {
    const SearchEvent& event = subject.run.events[where.event];
    const auto [alpha, beta] = subject.windowSeen(*where.before);
    const std::string mover = subject.run.isMax(event.node) ? "MAX" : "MIN";
    const Message score = sayScore(subject, event);
    return subject.arePlacesNames
               ? say(MX_TEXT("core",
                             "Alpha-beta searches %1. At %2, %3 is to move: α = %4, β = %5. The option "
                             "%6 comes back with %7. Are the options after it left out?"),
                     searched, subject.name(event.node), mover, scoreText(alpha), scoreText(beta),
                     subject.name(event.child), score)
               : say(MX_TEXT("core",
                             "Alpha-beta looks at %1, where %2 is to move: α = %3, β = %4. The option "
                             "%5 comes back with %6. Are the options after it left out?"),
                     subject.name(event.node), mover, scoreText(alpha), scoreText(beta),
                     subject.name(event.child), score);
}

/// The node that is asked about, unless its name says where it is in the tree of the root.
std::string positionAsked(const SearchSubject& subject, const SearchEvent& event,
                          const std::string& searched) {
    return subject.arePlacesNames ? searched : subject.text(event.node);
}

Message sayWindowIsOpen(const SearchSubject& subject, const SearchEvent& event) {
    const auto [alpha, beta] = subject.windowSeen(event);
    return say(MX_TEXT("core", "Now α = %1 < β = %2: what lies between them can still matter, so the next "
                               "option is looked at."),
               scoreText(alpha), scoreText(beta));
}

MadeQuestion askCut(const Asking& asking) {
    const Inquiry& asked = *asking.asked;
    if (asked.optionCount() == 0) return std::nullopt;
    const auto values = completed(searchParameters(), settingsOfSearch());
    if (!values) return tl::unexpected(values.error());
    const std::shared_ptr<PositionGraph> graph = asked.graph();
    const auto tried =
        search(*graph, searchSettingsOf(*values, asked), asking.task, mostNodes[asking.level - lowestLevel]);
    if (!tried) return tl::unexpected(tried.error());
    if (!tried->isWhole) return std::nullopt;
    const auto trace = searchTrace(asked, graph, *values, asking.task);
    if (!trace) return tl::unexpected(trace.error());
    const SearchSubject& subject = *trace->subject;
    std::vector<ComesBack> all = comingBack(subject.run);
    std::erase_if(all, [&](const ComesBack& one) {
        return !asking.isFresh(positionAsked(subject, subject.run.events[one.event], asked.position()));
    });
    const auto where = chosen(asking, std::move(all));
    if (!where) return std::nullopt;
    const SearchEvent& event = subject.run.events[where->event];
    return Question{
        .kind = QuestionKind::cut,
        .position = positionAsked(subject, event, asked.position()),
        .sentence = sayCutQuestion(subject, *where, asked.position()),
        .choices = {{say(MX_TEXT("core", "they are left out"))},
                    {say(MX_TEXT("core", "they are looked at"))}},
        .right = where->isCut ? 0U : 1U,
        .why = {where->isCut ? trace->steps[where->event + 1].reason : sayWindowIsOpen(subject, event)},
        .place = {.view = "search",
                  .position = asked.position(),
                  .settings = settingsOfSearch(),
                  .step = static_cast<int>(where->event + 1)},
        .told = {subject.text(event.child)}};
}

} // namespace

QuestionMaker cutQuestions() {
    return {QuestionKind::cut, "cut",  say(MX_TEXT("core", "Is it cut?")),
            canBeSearched,     askCut, true}; // the level bounds the nodes of the search
}

} // namespace mexplorer
