#include "core/rules/take_ends.h"

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

} // namespace

std::optional<Proof> TakeEnds::proof(const Row& row) const {
    Proof proof{say(MX_TEXT("core", "The lead, from the inside out")), code()};
    if (row.numbers.empty()) {
        proof.steps.push_back(
            {say(MX_TEXT("core", "No number is left: the player to move has %1, the other %2."), row.mine,
                 row.theirs),
             none});
        proof.steps.push_back({sayVerdict({row.mine, row.theirs}), verdict});
        return proof;
    }
    if (row.mine != 0 || row.theirs != 0) {
        proof.steps.push_back(
            {say(MX_TEXT("core", "So far the player to move has %1, the other %2."), row.mine, row.theirs),
             verdict});
    }
    const Scores best = finalScores(row);
    proof.steps.push_back({say(MX_TEXT("core", "With best play the player to move gets %1 in the end, the "
                                               "other %2."),
                               best.first, best.second),
                           lead});
    forEachOption(row, [&](Move move, const Row& option) {
        const Scores then = finalScores(option); // seen by the other player
        const Message text = moveText(row, move);
        proof.steps.push_back(
            {say(MX_TEXT("core", "“%1”: then in the end %2 to %3."), text, then.second, then.first), lead});
        if (best.first > best.second && proof.move.empty()) proof.move = text; // the better one is first
    });
    proof.steps.push_back({sayVerdict(best), verdict});
    return proof;
}

} // namespace mexplorer
