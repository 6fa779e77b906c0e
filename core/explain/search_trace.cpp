#include "core/explain/search_trace.h"

#include "core/explain/say_position.h"
#include "core/explain/search_code.h"
#include "core/search/left_out.h"
#include "core/solve/aspects/roles.h"
#include "core/text/say_count.h"

namespace mexplorer {

namespace {

using Kind = SearchEvent::Kind;
using Source = SearchEvent::Source;

/// A place of a tree whose positions are nothing but trees: A, its branches Aa, Ab …, theirs Aba, Abb …; an
/// end is called by its score.
std::string nameOf(const SearchSubject& subject, std::uint32_t node, bool isEnd) {
    if (isEnd) return subject.texts[node].substr(0, subject.texts[node].find(' '));
    const SearchNode& at = subject.run.nodes[node];
    if (at.parent == SearchNode::none) return "A";
    constexpr std::uint32_t letters = 26;
    const std::string branch(1, static_cast<char>('a' + at.option % letters));
    const std::string round = at.option < letters ? "" : std::to_string(at.option / letters);
    return subject.names[at.parent] + branch + round;
}

/// What is written of the nodes: their positions, where these are names, or else their places in the tree.
void nameNodes(SearchSubject& subject, PositionGraph& graph, bool arePositionsNames) {
    for (std::uint32_t node = 0; node < subject.run.nodes.size(); ++node) {
        const PositionGraph::Id id = subject.run.nodes[node].position;
        const bool isEnd = graph.optionCount(id) == 0;
        const Score sign = subject.run.isMax(node) ? 1 : -1;
        subject.texts.push_back(graph.text(id));
        subject.names.push_back(arePositionsNames ? shown(subject.texts.back())
                                                  : nameOf(subject, node, isEnd));
        subject.ends.push_back(isEnd ? std::optional(sign * graph.scoreAtEnd(id)) : std::nullopt);
    }
}

/// Says the events of a search, one after the other.
class Speaker {
public:
    explicit Speaker(const SearchSubject& subject)
        : subject_(subject), lines_(searchLines(subject.settings.method)),
          isNegamax_(subject.settings.method == SearchMethod::table), before_(subject.run.nodes.size()) {}

    Saying of(const SearchEvent& event) {
        ++steps_;
        switch (event.kind) {
        case Kind::pass:
            return pass();
        case Kind::visit:
            return visit(event);
        case Kind::open:
            return open(event);
        case Kind::back:
            return back(event);
        case Kind::cut:
            return cut(event);
        case Kind::done:
            break;
        }
        return done(event);
    }

private:
    /// What was said of a node so far.
    struct Before {
        std::optional<Score> best = {};         ///< before the event that is said
        std::uint32_t child = SearchNode::none; ///< that came back last
        bool isCut = false;
        std::size_t told = 0; ///< the step, from 1, at which its score came back
    };

    [[nodiscard]] std::string name(std::uint32_t node) const { return subject_.names[node]; }
    [[nodiscard]] bool isMax(std::uint32_t node) const { return subject_.run.isMax(node); }

    Saying pass() {
        hasEstimates_ = false;
        const std::uint32_t moves = subject_.run.passes[passes_++].horizon;
        if (passes_ == 1) return {say(MX_TEXT("core", "The first pass looks 1 move ahead.")), lines_.pass};
        return {
            say(MX_TEXT("core", "The next pass looks %1 moves ahead, at each place with what the last one "
                                "found best first."),
                moves),
            lines_.pass};
    }

    [[nodiscard]] Saying visit(const SearchEvent& event) const {
        const std::uint32_t options = subject_.run.nodes[event.node].childCount;
        const std::size_t line = subject_.settings.method == SearchMethod::depthFirst ? 1 : 3;
        if (subject_.ends[event.node]) return {say(MX_TEXT("core", "%1 is an end."), name(event.node)), line};
        if (options == 0)
            return {say(MX_TEXT("core", "%1 is visited, and the search goes no further."), name(event.node)),
                    line};
        return {sayCount(options, MX_TEXT("core", "%1 is visited. It has 1 option."),
                         MX_TEXT("core", "%1 is visited. It has %2 options."), name(event.node), options),
                line};
    }

    [[nodiscard]] Saying open(const SearchEvent& event) const {
        const std::string x = name(event.node);
        const auto [alpha, beta] = subject_.windowSeen(event);
        if (subject_.settings.method == SearchMethod::minimax) {
            return {isMax(event.node)
                        ? say(MX_TEXT("core", "MAX is to move at %1 and wants the largest score."), x)
                        : say(MX_TEXT("core", "MIN is to move at %1 and wants the smallest score."), x),
                    lines_.each};
        }
        const Message window = say(MX_TEXT("core", "α = %1, β = %2"), scoreText(alpha), scoreText(beta));
        if (isNegamax_) {
            return {say(MX_TEXT("core", "Who is to move at %1 wants the largest score: %2."), x, window),
                    lines_.each};
        }
        return {
            isMax(event.node)
                ? say(MX_TEXT("core", "MAX is to move at %1 and wants the largest score: %2."), x, window)
                : say(MX_TEXT("core", "MIN is to move at %1 and wants the smallest score: %2."), x, window),
            lines_.each};
    }

    Saying back(const SearchEvent& event) {
        Before& before = before_[event.node];
        const bool isBetter = before.best != event.best;
        before.best = event.best;
        before.child = event.child;
        before_[event.child].told = steps_;
        if (event.source == Source::estimate) hasEstimates_ = true;
        const std::size_t line = isMax(event.node) ? lines_.max : lines_.min;
        return {say(MX_TEXT("core", "%1 %2"), whatCameBack(event), whatItMeans(event, isBetter)), line};
    }

    [[nodiscard]] Message whatCameBack(const SearchEvent& event) const {
        const std::string y = name(event.child);
        const std::string score = scoreText(subject_.seen(event.child, event.score));
        const bool isSwapped = isNegamax_ && !isMax(event.child); // what is most to MAX is least to MIN
        switch (event.source) {
        case Source::end:
            return say(MX_TEXT("core", "%1 is an end, worth %2."), y, score);
        case Source::estimate:
            return say(MX_TEXT("core", "The search goes no further than %1: its estimate, %2, stands in."), y,
                       score);
        case Source::search:
            return worth(event.child, y, score);
        case Source::known:
            return say(MX_TEXT("core", "%1 is in the table since step %3: worth %2."), y, score,
                       before_[event.knownFrom].told);
        case Source::knownMost:
        case Source::knownLeast:
            break;
        }
        return (event.source == Source::knownMost) != isSwapped
                   ? say(MX_TEXT("core", "%1 is in the table since step %3: worth at most %2."), y, score,
                         before_[event.knownFrom].told)
                   : say(MX_TEXT("core", "%1 is in the table since step %3: worth at least %2."), y, score,
                         before_[event.knownFrom].told);
    }

    /// Of what was cut only a bound is known, which the player to move there may better.
    [[nodiscard]] Message worth(std::uint32_t child, const std::string& y, const std::string& score) const {
        if (!before_[child].isCut) return say(MX_TEXT("core", "%1 is worth %2."), y, score);
        return isMax(child) || isNegamax_ ? say(MX_TEXT("core", "%1 is worth at least %2."), y, score)
                                          : say(MX_TEXT("core", "%1 is worth at most %2."), y, score);
    }

    [[nodiscard]] Message whatItMeans(const SearchEvent& event, bool isBetter) const {
        const std::string x = name(event.node);
        const std::string best = scoreText(subject_.seen(event.node, event.best));
        if (isNegamax_) {
            return isBetter ? say(MX_TEXT("core", "Seen from %1, that is the best so far: v = %2."), x, best)
                            : say(MX_TEXT("core", "Seen from %1, that is no better than v = %2."), x, best);
        }
        if (isMax(event.node)) {
            return isBetter ? say(MX_TEXT("core", "MAX at %1 gets at least %2."), x, best)
                            : say(MX_TEXT("core", "MAX at %1 keeps %2."), x, best);
        }
        return isBetter ? say(MX_TEXT("core", "MIN at %1 gives at most %2."), x, best)
                        : say(MX_TEXT("core", "MIN at %1 keeps %2."), x, best);
    }

    Saying cut(const SearchEvent& event) {
        before_[event.node].isCut = true;
        const auto [alpha, beta] = subject_.windowSeen(event);
        const SearchNode& node = subject_.run.nodes[event.node];
        const std::uint32_t last = before_[event.node].child; // all up to it were tried
        const std::uint32_t left = node.firstChild + node.childCount - last - 1;
        return {
            sayCount(
                left,
                MX_TEXT("core", "β = %1 ≤ α = %2: play will not come to %3. Its last option is left out."),
                MX_TEXT("core",
                        "β = %1 ≤ α = %2: play will not come to %3. Its last %4 options are left out."),
                scoreText(beta), scoreText(alpha), name(event.node), left),
            lines_.cut};
    }

    [[nodiscard]] Saying done(const SearchEvent& event) const {
        const std::string score = scoreText(subject_.seen(event.node, event.score));
        if (!hasEstimates_) {
            return {say(MX_TEXT("core", "With best play %1 is worth %2."), name(event.node), score),
                    lines_.result};
        }
        return {say(MX_TEXT("core", "As far as the search looked, %1 seems worth %2: it rests on estimates."),
                    name(event.node), score),
                lines_.result};
    }

    const SearchSubject& subject_;
    const SearchLines& lines_;
    bool isNegamax_;
    std::vector<Before> before_;
    std::size_t steps_ = 0;
    std::size_t passes_ = 0;
    bool hasEstimates_ = false; ///< of this pass
};

} // namespace

Score SearchSubject::seen(std::uint32_t node, Score score) const {
    const bool isMovers = settings.method == SearchMethod::table;
    return isMovers && !run.isMax(node) ? -score : score;
}

std::pair<Score, Score> SearchSubject::windowSeen(const SearchEvent& event) const {
    const Score a = seen(event.node, event.alpha);
    const Score b = seen(event.node, event.beta);
    const bool isSwapped = a != event.alpha || b != event.beta; // both change their signs
    return isSwapped ? std::pair(b, a) : std::pair(a, b);
}

SearchSettings searchSettingsOf(const Parameters& values, const Inquiry& asked) {
    SearchSettings settings = searchSettingsOf(values);
    if (const auto* roles = asked.as<RolesAspect>()) settings.maxMoves = roles->maxMoves();
    return settings;
}

std::string scoreText(Score score) {
    if (score == infiniteScore) return "∞";
    if (score == -infiniteScore) return "−∞";
    return score < 0 ? "−" + std::to_string(-score) : std::to_string(score);
}

Expected<SearchTrace> searchTrace(const Inquiry& asked, PositionGraph& graph, const Parameters& values,
                                  Task& task, bool isWhole) {
    constexpr std::uint32_t mostDrawnWhole = 1000; // nodes
    const SearchSettings settings = searchSettingsOf(values, asked);
    auto run = search(graph, settings, task, mostTracedNodes);
    if (!run) return tl::unexpected(run.error());
    if (const auto grown = growLeftOut(*run, graph, task, mostDrawnWhole, isWhole); !grown)
        return tl::unexpected(grown.error());
    SearchTrace trace(titleOf(settings.method), searchCode(settings),
                      {settings, std::move(*run), graph.aboutEstimate(), {}, {}, {}});
    nameNodes(trace.subject, graph, !asked.as<RolesAspect>());
    Speaker speaker(trace.subject);
    std::size_t count = 0;
    for (const SearchEvent& event : trace.subject.run.events)
        trace.add(speaker.of(event), {++count});
    if (!trace.subject.run.isWhole) {
        trace.add(
            {say(MX_TEXT("core", "The search goes on, but its tree has more than %1 nodes: the steps end "
                                 "here."),
                 mostTracedNodes),
             0},
            {count, true});
    }
    return trace;
}

} // namespace mexplorer
