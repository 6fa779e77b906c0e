#include "core/rules/score_tree.h"

#include "core/rules/score_tree_text.h"
#include "core/text/parse.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace mexplorer {

namespace {

constexpr const char* firstId = "first";
constexpr const char* minId = "min";

Score scoreIn(std::string_view text) {
    Score score = 0;
    std::from_chars(text.data(), text.data() + text.size(), score);
    return score;
}

/// Best play with its score as MAX sees it, or as MIN does.
BestPlay seenBy(bool max, const BestPlay& play) {
    return {max ? play.score : -play.score, play.plies};
}

/// Whether the player to move prefers `a`; both scores are from that player’s view.
bool isBetter(const BestPlay& a, const BestPlay& b) {
    if (a.score != b.score) return a.score > b.score;
    return a.score > 0 ? a.plies < b.plies : a.plies > b.plies;
}

} // namespace

std::uint64_t hashOf(const ScoreTreePosition& position) {
    return mixed(std::hash<std::string>()(position.tree), position.maxMoves ? 1 : 0);
}

Expected<ScoreTree> ScoreTree::make(const Parameters& parameters) {
    ScoreTree rules;
    rules.maxFirst_ = parameters.at(firstId) != minId;
    return rules;
}

Expected<ScoreTreePosition> ScoreTree::parse(std::string_view text) const {
    return parseScoreTree(text, maxFirst_);
}

std::string ScoreTree::text(const ScoreTreePosition& position) const {
    if (position.maxMoves == maxFirst_) return position.tree;
    return position.tree + (position.maxMoves ? " max" : " min");
}

Message ScoreTree::moveText(const ScoreTreePosition& /*position*/, Move move) const {
    return say(MX_TEXT("core", "branch %1"), move + 1);
}

std::uint64_t ScoreTree::optionCount(const ScoreTreePosition& position) const {
    std::uint64_t count = 0;
    forEachBranch(position.tree, [&](std::string_view) { return ++count > 0; });
    return count;
}

Score ScoreTree::scoreAtEnd(const ScoreTreePosition& position) const {
    const Score score = scoreIn(position.tree);
    return position.maxMoves ? score : -score;
}

Estimate ScoreTree::estimate(const ScoreTreePosition& position) const {
    const std::string_view tree = position.tree;
    Estimate ofMax{.parts = 0};
    for (std::size_t i = 0; (i = tree.find_first_not_of("(,)", i)) < tree.size();) {
        const std::size_t end = std::min(tree.find_first_of(",)", i), tree.size());
        const Score score = scoreIn(tree.substr(i, end - i));
        (score > 0 ? ofMax.mine : ofMax.theirs) += std::abs(score);
        ++ofMax.parts;
        i = end;
    }
    return position.maxMoves ? ofMax : ofMax.turned();
}

Message ScoreTree::aboutEstimate() {
    return say(MX_TEXT("core", "the mean of the ends below"));
}

Expected<std::string_view> ScoreTree::endAt(const ScoreTreePosition& position,
                                            std::span<const std::uint32_t> branches) {
    std::string_view end = position.tree;
    for (const std::uint32_t branch : branches) {
        std::uint32_t number = 0;
        std::string_view found;
        forEachBranch(end, [&](std::string_view part) {
            found = part;
            return number++ != branch;
        });
        end = number == branch + 1 ? found : std::string_view();
    }
    if (end.empty() || end.front() == '(')
        return invalid(positionId, say(MX_TEXT("core", "These branches do not lead to an end.")));
    return end;
}

Expected<Score> ScoreTree::scoreAt(const ScoreTreePosition& position,
                                   std::span<const std::uint32_t> branches) const {
    return endAt(position, branches).map(scoreIn);
}

Expected<ScoreTreePosition> ScoreTree::withScore(const ScoreTreePosition& position,
                                                 std::span<const std::uint32_t> branches, Score score) const {
    if (score < -largestScore || score > largestScore) {
        return invalid(positionId, say(MX_TEXT("core", "%1 is not a score from %2 to %3."), score,
                                       -largestScore, largestScore));
    }
    return endAt(position, branches).map([&](std::string_view end) {
        ScoreTreePosition changed = position;
        changed.tree.replace(static_cast<std::size_t>(end.data() - position.tree.data()), end.size(),
                             std::to_string(score));
        return changed;
    });
}

Expected<BestPlay> ScoreTree::bestPlay(const ScoreTreePosition& position, Task& /*task*/) const {
    return seenBy(position.maxMoves, minimax(position));
}

Score ScoreTree::scoreOf(const ScoreTreePosition& position) {
    return minimax(position).score;
}

BestPlay ScoreTree::minimax(const ScoreTreePosition& position) {
    const std::string_view tree = position.tree;
    std::vector<std::optional<BestPlay>> best; // best branch so far, for each open parenthesis
    bool maxMoves = position.maxMoves;
    BestPlay last;
    const auto take = [&] {
        if (!best.back() || isBetter(seenBy(maxMoves, last), seenBy(maxMoves, *best.back())))
            best.back() = last;
    };
    for (std::size_t i = 0; i < tree.size(); ++i) {
        if (tree[i] == '(') {
            if (!best.empty()) maxMoves = !maxMoves;
            best.emplace_back();
        } else if (tree[i] == ')') {
            take();
            last = *best.back();
            ++*last.plies;
            best.pop_back();
            maxMoves = !maxMoves;
        } else if (tree[i] == ',') {
            take();
        } else {
            const std::size_t end = std::min(tree.find_first_of(",)", i), tree.size());
            last = {scoreIn(tree.substr(i, end - i)), 0};
            i = end - 1;
        }
    }
    return last;
}

std::optional<Proof> ScoreTree::proof(const ScoreTreePosition& position) const {
    enum Line : std::size_t { end, max, min };
    Proof proof{say(MX_TEXT("core", "The score, from the ends up")),
                {say(MX_TEXT("core", "at an end: its score")),
                 say(MX_TEXT("core", "where MAX moves: the largest score of the branches")),
                 say(MX_TEXT("core", "where MIN moves: the smallest score of the branches"))}};
    const Score score = scoreOf(position);
    if (optionCount(position) == 0) {
        proof.steps.push_back({say(MX_TEXT("core", "The end: MAX gets %1."), score), end});
        return proof;
    }
    const std::size_t line = position.maxMoves ? max : min;
    forEachOption(position, [&](Move move, const ScoreTreePosition& option) {
        const Score then = scoreOf(option);
        proof.steps.push_back(
            {say(MX_TEXT("core", "“%1” leads to %2."), moveText(position, move), then), line});
        const bool wins = position.maxMoves ? then > 0 : then < 0;
        if (then == score && wins && proof.move.empty()) proof.move = moveText(position, move);
    });
    proof.steps.push_back(
        {position.maxMoves ? say(MX_TEXT("core", "MAX moves and takes the largest: with best play MAX gets "
                                                 "%1."),
                                 score)
                           : say(MX_TEXT("core", "MIN moves and takes the smallest: with best play MAX "
                                                 "gets %1."),
                                 score),
         line});
    return proof;
}

Description ScoreTree::describe() {
    return {
        .id = "tree",
        .title = say(MX_TEXT("core", "A tree of one’s own")),
        .group = say(MX_TEXT("core", "Search")),
        .summary =
            say(MX_TEXT("core", "MAX and MIN choose a branch in turn, until a score is left. MAX wants it "
                                "large, MIN small.")),
        .parameters = {{.id = firstId,
                        .title = say(MX_TEXT("core", "who begins")),
                        .kind = Parameter::Kind::choice,
                        .fallback = "max",
                        .choices = {{"max", say(MX_TEXT("core", "MAX"))},
                                    {minId, say(MX_TEXT("core", "MIN"))}},
                        .hint = say(MX_TEXT("core", "where the position itself does not say"))}},
        .position = "((3,12,8),(2,4,6),(14,5,2))",
        .view = "search",
        .positionHint =
            say(MX_TEXT("core", "branches in parentheses with commas between them, and scores at the ends, "
                                "for example ((3,12,8),(2,4,6)); with max or min after it if that is not who "
                                "begins; or a tree that grows: grow depth=3 branching=2 seed=7")),
        .presets = {{say(MX_TEXT("core", "Three branches of three")), {}, "((3,12,8),(2,4,6),(14,5,2))"},
                    {say(MX_TEXT("core", "The same with the best first")), {}, "((3,8,12),(2,4,6),(2,5,14))"},
                    {say(MX_TEXT("core", "MIN begins")), {{firstId, minId}}, "(((5,6),(7,4)),((3,9),(2,1)))"},
                    {say(MX_TEXT("core", "A deep cut: α from the root")),
                     {},
                     "(5,((4,((3,9),(8,7))),(6,2)))"},
                    {say(MX_TEXT("core", "Four levels of two")),
                     {},
                     "((((3,17),(2,12)),((15,4),(25,0))),(((2,5),(3,6)),((2,14),(9,8))))"},
                    {say(MX_TEXT("core", "Grown from a seed")),
                     {},
                     "grow depth=4 branching=2 seed=7",
                     "search",
                     {{"method", "deepening"}}}},
        .theorems =
            {{say(MX_TEXT("core", "Minimax")),
              say(MX_TEXT("core", "Every finite game of this kind has one score that MAX can be sure of "
                                  "and that MIN can hold MAX down to.")),
              say(MX_TEXT("core", "all trees")), "Zermelo 1913, von Neumann 1928"},
             {say(MX_TEXT("core", "Alpha-beta")),
              say(MX_TEXT("core", "What cannot change the score is left out: of b branches everywhere and d "
                                  "moves at least b^⌈d/2⌉ + b^⌊d/2⌋ − 1 ends must be looked at, and with the "
                                  "best branch first no more are.")),
              say(MX_TEXT("core", "all trees")), "Knuth, Moore 1975"}},
    };
}

} // namespace mexplorer
