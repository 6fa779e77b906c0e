#include "core/explain/say_search.h"

#include "core/text/decimal.h"

namespace mexplorer {

namespace {

/// Whether the node’s score is or will be based on estimates.
bool restsOnEstimates(const SearchSubject& subject, const SearchProgress& progress, std::uint32_t node) {
    const std::uint32_t horizon = progress.pass().horizon;
    const bool isHorizon = findsValues(subject.settings.method) && horizon > 0 &&
                           subject.run.nodes[node].depth == horizon && !subject.areEnds[node];
    return isHorizon || progress.isEstimate(node);
}

/// The items beside each other: “a · b · c”.
Message besideEachOther(const std::vector<Message>& items) {
    Message all = items.front();
    for (std::size_t i = 1; i < items.size(); ++i)
        all = say(MX_TEXT("core", "%1 · %2"), all, items[i]);
    return all;
}

} // namespace

Message sayUntilWhen(const SearchSubject& subject, const SearchProgress& progress) {
    if (!progress.isOver()) return say(MX_TEXT("core", "up to this step"));
    return subject.run.isWhole ? say(MX_TEXT("core", "in all"))
                               : say(MX_TEXT("core", "until it was stopped, as the tree is too large"));
}

Message sayLookedAt(const SearchCounts& counts) {
    return say(MX_TEXT("core", "nodes: %1 · leaves: %2"), counts.visits, counts.leaves);
}

Message saySearchCounts(const SearchSubject& subject, const SearchProgress& progress) {
    const SearchCounts& counts = progress.counts();
    const SearchMethod method = subject.settings.method;
    std::vector<Message> items;
    if (method == SearchMethod::deepening)
        items.push_back(say(MX_TEXT("core", "looking ahead: %1"), progress.pass().horizon));
    items.push_back(sayUntilWhen(subject, progress));
    items.push_back(say(MX_TEXT("core", "nodes looked at: %1"), counts.visits));
    items.push_back(say(MX_TEXT("core", "leaves: %1"), counts.leaves));
    if (counts.estimates > 0)
        items.push_back(say(MX_TEXT("core", "of these estimated: %1"), counts.estimates));
    if (cuts(method)) items.push_back(say(MX_TEXT("core", "cuts: %1"), counts.cuts));
    if (method == SearchMethod::table)
        items.push_back(say(MX_TEXT("core", "from the table: %1"), counts.known));
    if (subject.isMinimaxTooLarge)
        items.push_back(say(MX_TEXT("core", "minimax is not shown: its tree is too large")));
    return besideEachOther(items);
}

std::string scoreKnown(const SearchSubject& subject, const SearchProgress& progress, std::uint32_t node) {
    if (const auto end = subject.end(node)) return scoreText(subject.seen(node, *end));
    const auto known = progress.known(node);
    if (!known) return {};
    const std::string score = scoreText(subject.seen(node, known->score));
    switch (subject.seen(node, known->bound)) {
    case Bound::least:
        return "≥ " + score;
    case Bound::most:
        return "≤ " + score;
    default:
        return restsOnEstimates(subject, progress, node) ? std::string(nearly) + score : score;
    }
}

Message saySearch(const SearchSubject& subject, const SearchProgress& progress) {
    const SearchMethod method = subject.settings.method;
    if (!findsValues(method)) return titleOf(method);
    const std::uint32_t root = progress.pass().root;
    std::string known = scoreKnown(subject, progress, root);
    if (known.empty()) known = "?";
    const bool isBound = known.starts_with("≥") || known.starts_with("≤") || known.starts_with("≈");
    return say(MX_TEXT("core", "%1: %2 %3"), titleOf(method), subject.name(root),
               isBound ? known : "= " + known);
}

} // namespace mexplorer
