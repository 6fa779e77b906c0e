#pragma once

#include "core/rules/hash.h"
#include "core/rules/proof.h"
#include "core/rules/rules.h"
#include "core/rules/visit.h"
#include "core/task/task.h"
#include "core/theory/row_scores.h"

#include <vector>

namespace mexplorer {

/// What is left of a row of numbers, and what both players have.
struct Row {
    std::vector<std::int64_t> numbers; ///< from left to right
    std::int64_t mine = 0;             ///< the score of the player to move
    std::int64_t theirs = 0;           ///< the other's

    friend bool operator==(const Row&, const Row&) = default;
};

[[nodiscard]] std::uint64_t hashOf(const Row& row);

/// Taking ends: a turn takes the left or the right number of a row; when none is left, the higher total wins.
class TakeEnds {
public:
    using Family = ScoredFamily;
    using Position = Row;
    enum class Move { left, right };

    /// No position has more numbers than this.
    static constexpr std::size_t mostNumbers = 1000;

    static Description describe();
    static Expected<TakeEnds> make(const Parameters& /*parameters*/) { return TakeEnds(); }

    /// “4,7,2,9,5,2”; in the course of play “7,2,9,5,2 | 0:4” with the scores of the player to move and of
    /// the other. Errors: not of this form, naming the column; too many numbers; scores so large that the
    /// numbers left could take them out of range.
    [[nodiscard]] Expected<Row> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const Row& row) const;
    [[nodiscard]] Message moveText(const Row& row, Move move) const;
    [[nodiscard]] std::uint64_t optionCount(const Row& row) const {
        return std::min<std::size_t>(row.numbers.size(), 2);
    }
    [[nodiscard]] std::optional<Evaluation> closedForm(const Row& /*row*/) const { return std::nullopt; }

    /// The better move comes first, so that the first winning move that is shown is best play.
    template <class Visit>
    void forEachOption(const Row& row, Visit&& visit) const {
        if (row.numbers.empty()) return;
        const Move first = betterMove(row);
        if (!goesOn(visit, first, after(row, first)) || row.numbers.size() == 1) return;
        const Move second = first == Move::left ? Move::right : Move::left;
        visit(second, after(row, second));
    }

    /// What is left, as the other player sees it. The row must not be empty.
    [[nodiscard]] static Row after(const Row& row, Move move);

    /// What both have in the end with best play; `first` is the player to move. Θ(n²) for n numbers.
    [[nodiscard]] static Scores finalScores(const Row& row);
    /// The move with the higher final score for the player to move; left on a tie. The row must not be empty.
    /// Θ(n²).
    [[nodiscard]] static Move betterMove(const Row& row);

    /// By how much the player to move is ahead.
    [[nodiscard]] Score scoreAtEnd(const Row& row) const { return row.mine - row.theirs; }
    /// By rowScores: Θ(n²) for n numbers. Errors: cancelled.
    [[nodiscard]] Expected<BestPlay> bestPlay(const Row& row, Task& task) const;

    /// What both have in the end with best play, and what each move leads to.
    [[nodiscard]] std::optional<Proof> proof(const Row& row) const;
};

} // namespace mexplorer
