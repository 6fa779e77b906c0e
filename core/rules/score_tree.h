#pragma once

#include "core/rules/estimate.h"
#include "core/rules/hash.h"
#include "core/rules/proof.h"
#include "core/rules/rules.h"
#include "core/rules/visit.h"
#include "core/task/task.h"

#include <span>
#include <string>

namespace mexplorer {

/// A tree of scores, and whose turn it is.
struct ScoreTreePosition {
    std::string tree = "0"; ///< without blanks: a score, or branches in parentheses
    bool maxMoves = true;

    friend bool operator==(const ScoreTreePosition&, const ScoreTreePosition&) = default;
};

[[nodiscard]] std::uint64_t hashOf(const ScoreTreePosition& position);

/// A game tree given by the user: MAX and MIN choose a branch in turn, until a score is left, which MIN pays
/// to MAX.
class ScoreTree {
public:
    using Family = ScoredFamily;
    using Position = ScoreTreePosition;
    using Move = std::size_t; ///< which branch, from 0

    static constexpr std::size_t mostNodes = 100'000;
    static constexpr std::size_t mostDepth = 200;
    static constexpr std::int64_t largestScore = 1'000'000'000;

    static Description describe();
    /// `first=max|min`: who begins, where the position does not say.
    static Expected<ScoreTree> make(const Parameters& parameters);

    /// “((3,12,8),(2,4,6),(14,5,2))”, followed by “min” or “max” if it is not the beginner’s turn; or a
    /// generated tree: “grow depth=2 branching=3 seed=1”. Errors: not of this form, naming the column;
    /// larger than the limits.
    [[nodiscard]] Expected<ScoreTreePosition> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const ScoreTreePosition& position) const;
    [[nodiscard]] Message moveText(const ScoreTreePosition& position, Move move) const;
    /// O(text)
    [[nodiscard]] std::uint64_t optionCount(const ScoreTreePosition& position) const;
    [[nodiscard]] std::optional<Evaluation> closedForm(const ScoreTreePosition& /*position*/) const {
        return std::nullopt;
    }

    template <class Visit>
    void forEachOption(const ScoreTreePosition& position, Visit&& visit) const {
        Move move = 0;
        forEachBranch(position.tree, [&](std::string_view branch) {
            return goesOn(visit, move++, ScoreTreePosition{std::string(branch), !position.maxMoves});
        });
    }

    [[nodiscard]] Score scoreAtEnd(const ScoreTreePosition& position) const;
    /// By minimax. O(text). Never fails; the task is not used, since trees are small.
    [[nodiscard]] Expected<BestPlay> bestPlay(const ScoreTreePosition& position, Task& task) const;
    /// What MIN pays to MAX with best play. O(text).
    [[nodiscard]] static Score scoreOf(const ScoreTreePosition& position);

    /// The mean score of the ends below, for the player to move. O(text).
    [[nodiscard]] Estimate estimate(const ScoreTreePosition& position) const;
    [[nodiscard]] static Message aboutEstimate();

    /// What MAX gets at the end that this path of branches, each from 0, leads to. O(text). Errors: it leads
    /// to no end.
    [[nodiscard]] Expected<Score> scoreAt(const ScoreTreePosition& position,
                                          std::span<const std::uint32_t> branches) const;
    /// The position with another score at that end. O(text). Errors: also a score out of range.
    [[nodiscard]] Expected<ScoreTreePosition>
    withScore(const ScoreTreePosition& position, std::span<const std::uint32_t> branches, Score score) const;

    /// The score, and what each branch leads to.
    [[nodiscard]] std::optional<Proof> proof(const ScoreTreePosition& position) const;

private:
    /// The text, within `position.tree`, of the end that these branches lead to.
    [[nodiscard]] static Expected<std::string_view> endAt(const ScoreTreePosition& position,
                                                          std::span<const std::uint32_t> branches);
    /// scoreOf with the number of moves of best play.
    [[nodiscard]] static BestPlay minimax(const ScoreTreePosition& position);

    /// Visits the branches of a tree in their order until visit(branch) is false; a score has none.
    template <class Visit>
    static void forEachBranch(std::string_view tree, Visit&& visit) {
        if (!tree.starts_with('(')) return;
        std::size_t open = 0;
        std::size_t begin = 1;
        for (std::size_t i = 1; i < tree.size(); ++i) {
            const bool isEnd = open == 0 && (tree[i] == ',' || tree[i] == ')');
            if (isEnd) {
                if (!visit(tree.substr(begin, i - begin))) return;
                begin = i + 1;
            } else if (tree[i] == '(') {
                ++open;
            } else if (tree[i] == ')') {
                --open;
            }
        }
    }

    bool maxFirst_ = true;
};

} // namespace mexplorer
