#include "core/explain/search_trace.h"

#include "core/explain/say_position.h"
#include "core/solve/aspects/roles.h"
#include "core/text/say_count.h"

namespace mexplorer {

namespace {

using Kind = SearchEvent::Kind;
using Source = SearchEvent::Source;

/// The lines of the pseudo-code; a method without one of them has the one before in its place.
struct Lines {
    std::size_t look; ///< at the table
    std::size_t end;
    std::size_t each;
    std::size_t max;
    std::size_t min;
    std::size_t cut;
    std::size_t result;
};
constexpr Lines minimaxLines{1, 1, 2, 3, 4, 4, 5};
constexpr Lines alphaBetaLines{1, 1, 2, 3, 4, 5, 6};
constexpr Lines negamaxLines{1, 2, 3, 4, 4, 5, 7};

const Lines& linesOf(SearchMethod method) {
    return method == SearchMethod::minimax     ? minimaxLines
           : method == SearchMethod::alphaBeta ? alphaBetaLines
                                               : negamaxLines;
}

std::vector<Message> codeOf(SearchMethod method) {
    switch (method) {
    case SearchMethod::minimax:
        return {say(MX_TEXT("core", "minimax(x):")),
                say(MX_TEXT("core", "    if x is an end: return its score")),
                say(MX_TEXT("core", "    for each option y of x:")),
                say(MX_TEXT("core", "        MAX: v ← max(v, minimax(y))")),
                say(MX_TEXT("core", "        MIN: v ← min(v, minimax(y))")),
                say(MX_TEXT("core", "    return v"))};
    case SearchMethod::alphaBeta:
        return {say(MX_TEXT("core", "alphabeta(x, α, β):")),
                say(MX_TEXT("core", "    if x is an end: return its score")),
                say(MX_TEXT("core", "    for each option y of x:")),
                say(MX_TEXT("core", "        MAX: v ← max(v, alphabeta(y, α, β)); α ← max(α, v)")),
                say(MX_TEXT("core", "        MIN: v ← min(v, alphabeta(y, α, β)); β ← min(β, v)")),
                say(MX_TEXT("core", "        if β ≤ α: leave out the rest")),
                say(MX_TEXT("core", "    return v"))};
    case SearchMethod::table:
        return {say(MX_TEXT("core", "negamax(x, α, β):")),
                say(MX_TEXT("core", "    if the table decides x between α and β: return that")),
                say(MX_TEXT("core", "    if x is an end: return its score")),
                say(MX_TEXT("core", "    for each option y of x:")),
                say(MX_TEXT("core", "        v ← max(v, −negamax(y, −β, −α)); α ← max(α, v)")),
                say(MX_TEXT("core", "        if β ≤ α: leave out the rest")),
                say(MX_TEXT("core", "    the table keeps v: exact, or at least or at most so much")),
                say(MX_TEXT("core", "    return v"))};
    case SearchMethod::depthFirst:
        return {say(MX_TEXT("core", "visit(x):")),
                say(MX_TEXT("core", "    for each option y of x: visit(y)"))};
    case SearchMethod::breadthFirst:
        break;
    }
    return {say(MX_TEXT("core", "queue ← the position")),
            say(MX_TEXT("core", "while the queue is not empty:")),
            say(MX_TEXT("core", "    x ← its first, taken out")),
            say(MX_TEXT("core", "    put the options of x at its end"))};
}

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

/// Says the events of a search.
class Speaker {
public:
    explicit Speaker(const SearchSubject& subject)
        : subject_(subject), lines_(linesOf(subject.settings.method)),
          isNegamax_(subject.settings.method == SearchMethod::table), before_(subject.run.nodes.size()) {}

    Saying of(const SearchEvent& event) {
        switch (event.kind) {
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
        return {say(MX_TEXT("core", "With best play %1 is worth %2."), name(event.node),
                    scoreText(subject_.seen(event.node, event.score))),
                lines_.result};
    }

private:
    [[nodiscard]] std::string name(std::uint32_t node) const { return subject_.names[node]; }
    [[nodiscard]] bool isMax(std::uint32_t node) const { return subject_.run.isMax(node); }

    [[nodiscard]] Saying visit(const SearchEvent& event) const {
        const std::uint32_t options = subject_.run.nodes[event.node].childCount;
        const std::size_t line = subject_.settings.method == SearchMethod::depthFirst ? 1 : 3;
        if (options == 0) return {say(MX_TEXT("core", "%1 is an end."), name(event.node)), line};
        return {sayCount(options, MX_TEXT("core", "%1 is visited. It has 1 option."),
                         MX_TEXT("core", "%1 is visited. It has %2 options."), name(event.node), options),
                line};
    }

    Saying open(const SearchEvent& event) {
        before_[event.node] = event;
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
        const bool isBetter = before_[event.node].best != event.best;
        before_[event.node] = event;
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
        case Source::search:
            return say(MX_TEXT("core", "%1 is worth %2."), y, score);
        case Source::known:
            return say(MX_TEXT("core", "%1 is in the table: worth %2."), y, score);
        case Source::knownMost:
        case Source::knownLeast:
            break;
        }
        return (event.source == Source::knownMost) != isSwapped
                   ? say(MX_TEXT("core", "%1 is in the table: worth at most %2."), y, score)
                   : say(MX_TEXT("core", "%1 is in the table: worth at least %2."), y, score);
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

    [[nodiscard]] Saying cut(const SearchEvent& event) const {
        const auto [alpha, beta] = subject_.windowSeen(event);
        const SearchNode& node = subject_.run.nodes[event.node];
        std::uint32_t tried = 0; // all up to the one that came back last
        if (before_[event.node].child != SearchNode::none)
            tried = before_[event.node].child - node.firstChild + 1;
        const std::uint32_t left = node.childCount - tried;
        return {
            sayCount(
                left,
                MX_TEXT("core", "β = %1 ≤ α = %2: play will not come to %3. Its last option is left out."),
                MX_TEXT("core",
                        "β = %1 ≤ α = %2: play will not come to %3. Its last %4 options are left out."),
                scoreText(beta), scoreText(alpha), name(event.node), left),
            lines_.cut};
    }

    const SearchSubject& subject_;
    const Lines& lines_;
    bool isNegamax_;
    std::vector<SearchEvent> before_; ///< the last one about each node
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
                                  Task& task) {
    const SearchSettings settings = searchSettingsOf(values, asked);
    constexpr std::uint32_t most = 20'000; // nodes: more steps than anybody takes
    auto run = search(graph, settings, task, most);
    if (!run) return tl::unexpected(run.error());
    SearchTrace trace(titleOf(settings.method), codeOf(settings.method),
                      {settings, std::move(*run), {}, {}, {}});
    const bool namesItself = !asked.as<RolesAspect>();
    for (std::uint32_t node = 0; node < trace.subject.run.nodes.size(); ++node) {
        const PositionGraph::Id id = trace.subject.run.nodes[node].position;
        const Score sign = trace.subject.run.isMax(node) ? 1 : -1;
        trace.subject.texts.push_back(graph.text(id));
        trace.subject.names.push_back(namesItself ? shown(trace.subject.texts.back())
                                                  : nameOf(trace.subject, node, graph.optionCount(id) == 0));
        trace.subject.ends.push_back(graph.optionCount(id) == 0 ? std::optional(sign * graph.scoreAtEnd(id))
                                                                : std::nullopt);
    }
    Speaker speaker(trace.subject);
    std::size_t count = 0;
    for (const SearchEvent& event : trace.subject.run.events)
        trace.add(speaker.of(event), {++count});
    if (!trace.subject.run.isWhole) {
        trace.add(
            {say(MX_TEXT("core", "The search goes on, but its tree has more than %1 nodes: the steps end "
                                 "here."),
                 most),
             0},
            {count, true});
    }
    return trace;
}

} // namespace mexplorer
