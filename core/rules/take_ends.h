#pragma once

#include "core/rules/estimate.h"
#include "core/rules/hash.h"
#include "core/rules/proof.h"
#include "core/rules/rules.h"
#include "core/rules/visit.h"
#include "core/task/task.h"
#include "core/theory/row_scores.h"

#include <algorithm>
#include <memory>
#include <span>
#include <vector>

namespace mexplorer {

/// What is left of a row of numbers, and both players’ scores. All rows that play reaches are stretches of
/// the initial row, which they share.
struct Row {
    Row() = default;
    Row(std::vector<std::int64_t> numbers, std::int64_t mine_ = 0, std::int64_t theirs_ = 0)
        : whole(std::make_shared<const std::vector<std::int64_t>>(std::move(numbers))), end(whole->size()),
          mine(mine_), theirs(theirs_) {}

    /// From left to right. Lives as long as `whole`.
    [[nodiscard]] std::span<const std::int64_t> numbers() const {
        return whole ? std::span(*whole).subspan(begin, size()) : std::span<const std::int64_t>();
    }
    [[nodiscard]] std::size_t size() const { return end - begin; }
    [[nodiscard]] bool empty() const { return begin == end; }
    [[nodiscard]] std::int64_t left() const { return (*whole)[begin]; }    ///< for a row that is not empty
    [[nodiscard]] std::int64_t right() const { return (*whole)[end - 1]; } ///< the same

    std::shared_ptr<const std::vector<std::int64_t>> whole; ///< the initial row; may be null if empty
    std::size_t begin = 0;                                  ///< index in `whole` of the first number
    std::size_t end = 0;                                    ///< index behind the last
    std::int64_t mine = 0;                                  ///< the score of the player to move
    std::int64_t theirs = 0;                                ///< the other's

    /// Whether the numbers and the scores are the same, wherever in `whole` the numbers are.
    friend bool operator==(const Row& one, const Row& other) {
        return one.mine == other.mine && one.theirs == other.theirs &&
               std::ranges::equal(one.numbers(), other.numbers());
    }
};

[[nodiscard]] std::uint64_t hashOf(const Row& row);

/// Taking ends: a turn takes the left or the right number of a row; when none is left, the higher total wins.
class TakeEnds {
public:
    using Family = RowFamily;
    using Position = Row;
    enum class Move { left, right };

    /// Limit on the numbers of a position.
    static constexpr std::size_t mostNumbers = 5000;

    static Description describe();
    static Expected<TakeEnds> make(const Parameters& /*parameters*/) { return TakeEnds(); }

    /// “4,7,2,9,5,2”; in the course of play “7,2,9,5,2 | 0:4” with the scores of the player to move and of
    /// the other. Errors: not of this form, naming the column; too many numbers; scores so large that the
    /// numbers left could take them out of range.
    [[nodiscard]] Expected<Row> parse(std::string_view typed) const;
    [[nodiscard]] std::string text(const Row& row) const;
    [[nodiscard]] Message moveText(const Row& row, Move move) const;
    [[nodiscard]] std::uint64_t optionCount(const Row& row) const {
        return std::min<std::size_t>(row.size(), 2);
    }
    [[nodiscard]] std::optional<Evaluation> closedForm(const Row& /*row*/) const { return std::nullopt; }

    /// The left end, then the right one. O(1).
    template <class Visit>
    void forEachOption(const Row& row, Visit&& visit) const {
        if (row.empty() || !goesOn(visit, Move::left, after(row, Move::left)) || row.size() == 1) return;
        visit(Move::right, after(row, Move::right));
    }

    /// The row after the move, with the scores as the other player sees them. Must not be empty before. O(1).
    [[nodiscard]] static Row after(const Row& row, Move move);

    /// By how much the player to move is ahead.
    [[nodiscard]] Score scoreAtEnd(const Row& row) const { return row.mine - row.theirs; }

    /// The totals so far.
    [[nodiscard]] Estimate estimate(const Row& row) const { return {row.mine, row.theirs}; }
    [[nodiscard]] static Message aboutEstimate();

    /// What both have in the end with best play, and what each move leads to. Θ(n²), which is quick even for
    /// the longest row.
    [[nodiscard]] std::optional<Proof> proof(const Row& row) const;
};

/// That all numbers are taken, and who has how much.
[[nodiscard]] Message sayNoNumberLeft(const Scores& scores);

} // namespace mexplorer
