#include "core/rules/take_ends.h"

#include <numeric>

namespace mexplorer {

namespace {

enum Line : std::size_t { none, lead, verdict };

std::vector<Message> code() {
    return {say(MX_TEXT("core", "lead(∅) ← 0")),
            say(MX_TEXT("core", "lead(a … b) ← max(a − lead(… b), b − lead(a …))")),
            say(MX_TEXT("core", "N if the player to move ends with more, P if with less, else a draw"))};
}

Message sayVerdict(const Scores& scores) {
    if (scores.first > scores.second)
        return say(MX_TEXT("core", "%1 is more than %2: the player to move wins."), scores.first,
                   scores.second);
    if (scores.first < scores.second)
        return say(MX_TEXT("core", "%1 is less than %2: the player to move loses."), scores.first,
                   scores.second);
    return say(MX_TEXT("core", "Both have %1: a draw."), scores.first);
}

/// Both players’ final scores, the player to move first, who gets `lead` more of the numbers left.
Scores finalScores(const Row& row, std::int64_t lead) {
    const auto numbers = row.numbers();
    const std::int64_t left = std::accumulate(numbers.begin(), numbers.end(), std::int64_t{0});
    return {row.mine + (left + lead) / 2, row.theirs + (left - lead) / 2};
}

} // namespace

Message sayNoNumberLeft(const Scores& scores) {
    return say(MX_TEXT("core", "No number is left: the player to move has %1, the other %2."), scores.first,
               scores.second);
}

std::optional<Proof> TakeEnds::proof(const Row& row) const {
    Proof proof{say(MX_TEXT("core", "The lead, from the inside out")), code()};
    if (row.empty()) {
        proof.steps.push_back({sayNoNumberLeft({row.mine, row.theirs}), none});
        proof.steps.push_back({sayVerdict({row.mine, row.theirs}), verdict});
        return proof;
    }
    if (row.mine != 0 || row.theirs != 0) {
        proof.steps.push_back(
            {say(MX_TEXT("core", "So far the player to move has %1, the other %2."), row.mine, row.theirs),
             verdict});
    }
    Task task;
    const RowLeads leads = rowLeads(row.numbers(), task).value_or(RowLeads{}); // a row is never too long
    const Scores best = finalScores(row, leads.whole);
    proof.steps.push_back({say(MX_TEXT("core", "With best play the player to move gets %1 in the end, the "
                                               "other %2."),
                               best.first, best.second),
                           lead});
    forEachOption(row, [&](Move move, const Row& option) {
        const std::int64_t leadThen = move == Move::left ? leads.withoutLeft : leads.withoutRight;
        const Scores then = finalScores(option, leadThen); // seen by the other player
        const Message text = moveText(row, move);
        proof.steps.push_back(
            {say(MX_TEXT("core", "“%1”: then in the end %2 to %3."), text, then.second, then.first), lead});
        if (then == Scores{best.second, best.first} && best.first > best.second && proof.move.empty())
            proof.move = text;
    });
    proof.steps.push_back({sayVerdict(best), verdict});
    return proof;
}

} // namespace mexplorer
