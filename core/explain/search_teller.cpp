#include "core/explain/search_teller.h"

#include "core/text/say_count.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace mexplorer {

SearchTeller::SearchTeller(std::shared_ptr<const SearchSubject> subject)
    : subject_(std::move(subject)), run_(subject_->run), lines_(searchLines(subject_->settings.method)),
      isNegamax_(subject_->settings.method == SearchMethod::table), isBetter_(run_.events.size()),
      told_(run_.nodes.size()) {
    std::vector<const SearchEvent*> last(run_.nodes.size(), nullptr); // by node
    for (std::size_t i = 0; i < run_.events.size(); ++i) {
        const SearchEvent& event = run_.events[i];
        const SearchEvent* before = std::exchange(last[event.node], &event);
        if (event.kind != Kind::back) continue;
        isBetter_[i] = event.best != before->best || event.bestBound != before->bestBound;
        told_[event.child] = static_cast<std::uint32_t>(i + 1);
    }
}

Saying SearchTeller::of(std::size_t number) const {
    Saying saying = told(number);
    saying.before = questionBefore(number);
    return saying;
}

/// Asks whether there is a cut, if a score has just come back from an option before the last, and a bound is
/// known.
AskedBefore SearchTeller::questionBefore(std::size_t number) const {
    if (number == 0 || !cuts(subject_->settings.method)) return nullptr;
    const SearchEvent& last = run_.events[number - 1];
    if (last.kind != Kind::back) return nullptr;
    const SearchNode& node = run_.nodes[last.node];
    const bool isLastOption = last.child + 1 >= node.firstChild + node.childCount;
    if (isLastOption || last.alpha == -infiniteScore || last.beta == infiniteScore) return nullptr;
    const auto [alpha, beta] = subject_->windowSeen(last);
    return askCut(subject_->name(last.node), scoreText(alpha), scoreText(beta),
                  run_.events[number].kind == Kind::cut);
}

Saying SearchTeller::told(std::size_t number) const {
    const SearchEvent& event = run_.events[number];
    switch (event.kind) {
    case Kind::pass:
        return pass(event);
    case Kind::visit:
        return visit(event);
    case Kind::open:
        return open(event);
    case Kind::back:
        return back(event, isBetter_[number]);
    case Kind::cut:
        return cut(event, run_.events[number - 1].child); // the child whose score caused the cut
    case Kind::done:
        break;
    }
    return done(event);
}

std::string SearchTeller::told(std::uint32_t node, Score score) const {
    return scoreText(subject_->seen(node, score));
}

Saying SearchTeller::pass(const SearchEvent& event) const {
    const std::uint32_t moves = std::ranges::find(run_.passes, event.node, &SearchPass::root)->horizon;
    if (moves == 1) return {say(MX_TEXT("core", "The first pass looks 1 move ahead.")), lines_.pass};
    return {say(MX_TEXT("core", "The next pass looks %1 moves ahead, at each place with what the last one "
                                "found best first."),
                moves),
            lines_.pass};
}

Saying SearchTeller::visit(const SearchEvent& event) const {
    const std::uint32_t options = run_.nodes[event.node].childCount;
    const std::size_t line = subject_->settings.method == SearchMethod::depthFirst ? 1 : 3;
    if (subject_->areEnds[event.node]) return {say(MX_TEXT("core", "%1 is an end."), name(event.node)), line};
    if (options == 0)
        return {say(MX_TEXT("core", "%1 is visited, and the search goes no further."), name(event.node)),
                line};
    return {sayCount(options, MX_TEXT("core", "%1 is visited. It has 1 option."),
                     MX_TEXT("core", "%1 is visited. It has %2 options."), name(event.node), options),
            line};
}

Saying SearchTeller::open(const SearchEvent& event) const {
    const Message x = name(event.node);
    const auto [alpha, beta] = subject_->windowSeen(event);
    if (subject_->settings.method == SearchMethod::minimax) {
        return {isMax(event.node)
                    ? say(MX_TEXT("core", "MAX is to move at %1 and wants the largest score."), x)
                    : say(MX_TEXT("core", "MIN is to move at %1 and wants the smallest score."), x),
                lines_.each};
    }
    const Message window = say(MX_TEXT("core", "α = %1, β = %2"), scoreText(alpha), scoreText(beta));
    if (isNegamax_) {
        return {say(MX_TEXT("core", "The player to move at %1 wants the largest score: %2."), x, window),
                lines_.each};
    }
    return {isMax(event.node)
                ? say(MX_TEXT("core", "MAX is to move at %1 and wants the largest score: %2."), x, window)
                : say(MX_TEXT("core", "MIN is to move at %1 and wants the smallest score: %2."), x, window),
            lines_.each};
}

Saying SearchTeller::back(const SearchEvent& event, bool isBetter) const {
    const std::size_t line = isMax(event.node) ? lines_.max : lines_.min;
    return {say(MX_TEXT("core", "%1 %2"), whatCameBack(event), whatItMeans(event, isBetter)), line};
}

Message SearchTeller::whatCameBack(const SearchEvent& event) const {
    switch (event.source) {
    case Source::end:
        return endIsWorth(name(event.child), subject_->seen(event.child, event.score));
    case Source::estimate:
        return estimateStandsIn(event);
    case Source::search:
        return isWorth(event);
    default:
        return isKnown(event);
    }
}

Message SearchTeller::endIsWorth(const Message& end, Score score) const {
    const std::string worth = scoreText(score);
    if (score == 0 || std::abs(score) != run_.win.value_or(0))
        return say(MX_TEXT("core", "%1 is an end, worth %2."), end, worth);
    return score > 0 ? say(MX_TEXT("core", "%1 is an end, worth %2: more than any estimate."), end, worth)
                     : say(MX_TEXT("core", "%1 is an end, worth %2: less than any estimate."), end, worth);
}

Message SearchTeller::estimateStandsIn(const SearchEvent& event) const {
    const auto estimate = subject_->estimate(event.child);
    const std::string score = estimate ? estimateText(*estimate) : told(event.child, event.score);
    return say(MX_TEXT("core", "The search goes no further than %1: its estimate, %2, stands in."),
               name(event.child), score);
}

Message SearchTeller::isKnown(const SearchEvent& event) const {
    const bool rests = event.isEstimate;
    const auto text = [&] {
        switch (subject_->seen(event.child, event.bound)) {
        case Bound::most:
            return rests ? MX_TEXT("core", "%1 is in the table since step %3: it seems worth at most %2.")
                         : MX_TEXT("core", "%1 is in the table since step %3: worth at most %2.");
        case Bound::least:
            return rests ? MX_TEXT("core", "%1 is in the table since step %3: it seems worth at least %2.")
                         : MX_TEXT("core", "%1 is in the table since step %3: worth at least %2.");
        default:
            break;
        }
        return rests ? MX_TEXT("core", "%1 is in the table since step %3: it seems worth %2.")
                     : MX_TEXT("core", "%1 is in the table since step %3: worth %2.");
    }();
    return say(text, name(event.child), told(event.child, event.score), told_[event.knownFrom]);
}

Message SearchTeller::isWorth(const SearchEvent& event) const {
    const bool rests = event.isEstimate;
    const auto text = [&] {
        switch (subject_->seen(event.child, event.bound)) {
        case Bound::most:
            return rests ? MX_TEXT("core", "%1 seems worth at most %2.")
                         : MX_TEXT("core", "%1 is worth at most %2.");
        case Bound::least:
            return rests ? MX_TEXT("core", "%1 seems worth at least %2.")
                         : MX_TEXT("core", "%1 is worth at least %2.");
        default:
            break;
        }
        return rests ? MX_TEXT("core", "%1 seems worth %2.") : MX_TEXT("core", "%1 is worth %2.");
    }();
    return say(text, name(event.child), told(event.child, event.score));
}

Message SearchTeller::whatItMeans(const SearchEvent& event, bool isBetter) const {
    if (event.bestBound == Bound::none) return isNoBetter(event);
    const Message x = name(event.node);
    const std::string best = told(event.node, event.best);
    return say(event.isBestEstimate ? asItSeems(event, isBetter) : forSure(event, isBetter), x, best);
}

std::string_view SearchTeller::forSure(const SearchEvent& event, bool isBetter) const {
    if (isNegamax_)
        return isBetter ? MX_TEXT("core", "Seen from %1, that is the best so far: v = %2.")
                        : MX_TEXT("core", "Seen from %1, that is no better than v = %2.");
    if (isMax(event.node))
        return isBetter ? MX_TEXT("core", "MAX at %1 gets at least %2.")
                        : MX_TEXT("core", "MAX at %1 keeps %2.");
    return isBetter ? MX_TEXT("core", "MIN at %1 gives at most %2.") : MX_TEXT("core", "MIN at %1 keeps %2.");
}

std::string_view SearchTeller::asItSeems(const SearchEvent& event, bool isBetter) const {
    if (isNegamax_)
        return isBetter ? MX_TEXT("core", "Seen from %1, that is the best so far, by the estimates: v = %2.")
                        : MX_TEXT("core", "Seen from %1, that is, by the estimates, no better than v = %2.");
    if (isMax(event.node))
        return isBetter ? MX_TEXT("core", "By the estimates, MAX at %1 gets at least %2.")
                        : MX_TEXT("core", "By the estimates, MAX at %1 keeps %2.");
    return isBetter ? MX_TEXT("core", "By the estimates, MIN at %1 gives at most %2.")
                    : MX_TEXT("core", "By the estimates, MIN at %1 keeps %2.");
}

Message SearchTeller::isNoBetter(const SearchEvent& event) const {
    const auto [alpha, beta] = subject_->windowSeen(event);
    const bool seems = event.isEstimate;
    if (isNegamax_) {
        return say(seems ? MX_TEXT("core", "Seen from %1, that is, by the estimates, no better than α = %2, "
                                           "found elsewhere.")
                         : MX_TEXT("core", "Seen from %1, that is no better than α = %2, found elsewhere."),
                   name(event.node), scoreText(alpha));
    }
    if (isMax(event.node)) {
        return say(seems ? MX_TEXT("core", "By the estimates, that is for MAX no better than α = %1, found "
                                           "elsewhere.")
                         : MX_TEXT("core", "For MAX that is no better than α = %1, found elsewhere."),
                   scoreText(alpha));
    }
    return say(seems ? MX_TEXT("core", "By the estimates, that is for MIN no better than β = %1, found "
                                       "elsewhere.")
                     : MX_TEXT("core", "For MIN that is no better than β = %1, found elsewhere."),
               scoreText(beta));
}

Saying SearchTeller::cut(const SearchEvent& event, std::uint32_t lastChild) const {
    const SearchNode& node = run_.nodes[event.node];
    const std::uint32_t left = node.firstChild + node.childCount - lastChild - 1;
    const Message leftOut = sayCount(left, MX_TEXT("core", "Its last option is left out."),
                                     MX_TEXT("core", "Its last %1 options are left out."), left);
    return {say(MX_TEXT("core", "%1 %2"), whyCut(event), leftOut), lines_.cut};
}

Message SearchTeller::whyCut(const SearchEvent& event) const {
    const auto [alpha, beta] = subject_->windowSeen(event);
    const bool seems = event.isCutEstimate;
    if (alpha == beta) {
        return say(seems ? MX_TEXT("core", "β = α = %1: by the estimates, %2 cannot be better than what is "
                                           "found already.")
                         : MX_TEXT("core", "β = α = %1: %2 cannot be better than what is found already."),
                   scoreText(alpha), name(event.node));
    }
    return say(seems ? MX_TEXT("core", "β = %1 ≤ α = %2: by the estimates, play will not come to %3.")
                     : MX_TEXT("core", "β = %1 ≤ α = %2: play will not come to %3."),
               scoreText(beta), scoreText(alpha), name(event.node));
}

Saying SearchTeller::done(const SearchEvent& event) const {
    const Message x = name(event.node);
    const std::string score = told(event.node, event.score);
    if (run_.win && event.score == *run_.win)
        return {say(MX_TEXT("core", "MAX wins from %1, whatever lies beyond: %2 is more than any estimate."),
                    x, score),
                lines_.result};
    if (run_.win && event.score == -*run_.win)
        return {say(MX_TEXT("core", "MIN wins from %1, whatever lies beyond: %2 is less than any estimate."),
                    x, score),
                lines_.result};
    if (!event.isEstimate && isNegamax_ && !isMax(event.node)) {
        return {say(MX_TEXT("core", "With best play %1 is worth %2 to MIN, who is to move: MAX gets %3."), x,
                    score, scoreText(event.score)),
                lines_.result};
    }
    if (!event.isEstimate)
        return {say(MX_TEXT("core", "With best play %1 is worth %2."), x, score), lines_.result};
    return {say(MX_TEXT("core", "As far as the search looked, %1 seems worth %2: it rests on estimates."), x,
                score),
            lines_.result};
}

} // namespace mexplorer
