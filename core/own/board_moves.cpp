// Typed rules of a board as moves.
#include "core/own/board_rules.h"
#include "core/theory/saturating.h"

#include <algorithm>
#include <array>
#include <memory>
#include <set>
#include <utility>

namespace mexplorer {

namespace {

/// A vector for certain numbers, with the condition that must hold where the piece stands.
struct PlacedVector {
    std::int64_t row = 0;
    std::int64_t column = 0;
    std::optional<Formula> condition = {};
    std::array<std::int64_t, 2> numbers = {};
    std::size_t names = 0;

    [[nodiscard]] bool isAllowedFrom(const Cell& cell) const {
        if (!condition) return true;
        const std::array<std::int64_t, 4> all{static_cast<std::int64_t>(cell.a),
                                              static_cast<std::int64_t>(cell.b), numbers[0], numbers[1]};
        return condition->holds({all.data(), 2 + names});
    }
};

/// The vectors of all turns for all numbers. Those that any cell allows are kept once.
class AllVectors {
public:
    explicit AllVectors(const OwnBoardRules& rules) : rules_(rules) {
        for (const OwnBoardTurn& turn : rules.turns)
            add(turn);
    }

    [[nodiscard]] std::vector<PlacedVector> taken() { return std::move(vectors_); }

private:
    void add(const OwnBoardTurn& turn) {
        const std::int64_t longest = std::max(rules_.rows, rules_.columns);
        const std::int64_t mostFirst = turn.names > 0 ? longest : 1;
        const std::int64_t mostSecond = turn.names > 1 ? longest : 1;
        for (std::int64_t first = 1; first <= mostFirst; ++first)
            for (std::int64_t second = 1; second <= mostSecond; ++second)
                addFor(turn, {first, second});
    }

    void addFor(const OwnBoardTurn& turn, const std::array<std::int64_t, 2>& numbers) {
        PlacedVector placed{.condition = turn.condition, .numbers = numbers, .names = turn.names};
        if (turn.condition && !turn.asksForPlace) {
            if (!placed.isAllowedFrom({})) return;
            placed.condition.reset();
        }
        for (const OwnBoardVector& vector : turn.vectors) {
            const auto row = vector.row.value({numbers.data(), turn.names});
            const auto column = vector.column.value({numbers.data(), turn.names});
            if (!row || !column || (*row == 0 && *column == 0)) continue;
            if (!fits(*row, rules_.rows) || !fits(*column, rules_.columns)) continue;
            if (!placed.condition && !met_.emplace(*row, *column).second) continue;
            placed.row = *row;
            placed.column = *column;
            vectors_.push_back(placed);
        }
    }

    static bool fits(std::int64_t change, std::int64_t side) { return change < side && -change < side; }

    const OwnBoardRules& rules_;
    std::vector<PlacedVector> vectors_;
    std::set<std::pair<std::int64_t, std::int64_t>> met_; ///< of those without a condition
};

} // namespace

Expected<OwnBoardMoves> movesOf(const OwnBoardRules& rules) {
    constexpr std::uint64_t mostTried = std::uint64_t{1} << 26U; // seconds
    std::vector<PlacedVector> vectors = AllVectors(rules).taken();
    const std::uint64_t cells = std::uint64_t{rules.rows} * rules.columns;
    if (saturatedProduct(vectors.size(), cells) > mostTried)
        return tooLarge(
            say(MX_TEXT("core", "From each of %1 cells %2 moves would have to be tried; at most %3 "
                                "are possible in all."),
                cells, vectors.size(), mostTried));
    const bool comeNearer = std::ranges::all_of(
        vectors, [](const PlacedVector& vector) { return vector.row + vector.column < 0; });
    OwnBoardMoves moves{.rows = rules.rows,
                        .columns = rules.columns,
                        .targets = {},
                        .holes = rules.holes,
                        .comeNearer = comeNearer};
    moves.targets = [rows = std::int64_t{rules.rows}, columns = std::int64_t{rules.columns},
                     all = std::make_shared<const std::vector<PlacedVector>>(std::move(vectors))](
                        const Cell& cell, const std::function<bool(const Cell&)>& visit) {
        for (const PlacedVector& vector : *all) {
            const std::int64_t row = static_cast<std::int64_t>(cell.a) + vector.row;
            const std::int64_t column = static_cast<std::int64_t>(cell.b) + vector.column;
            if (row < 0 || row >= rows || column < 0 || column >= columns) continue;
            if (!vector.isAllowedFrom(cell)) continue;
            if (!visit({static_cast<std::uint64_t>(row), static_cast<std::uint64_t>(column)})) return;
        }
    };
    return moves;
}

} // namespace mexplorer
