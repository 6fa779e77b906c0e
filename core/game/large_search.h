#pragma once

#include "core/task/task.h"
#include "core/text/expected.h"
#include "core/theory/score.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace mexplorer {

/// When a search of a position too large to be drawn ends by itself.
struct LargeSearchLimits {
    static constexpr std::uint32_t unlimited = std::numeric_limits<std::uint32_t>::max();

    /// Moves to look ahead, with an evaluation at the horizon; unlimited: until all is decided.
    std::uint32_t depth = unlimited;
    std::uint64_t bytes = std::uint64_t{256} << 20; ///< of its table
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    /// Whether to go on until the other moves are exact as well as the best one.
    bool everyMove = true;
};

/// What is known about one move at the root, for the player who makes it; plies include this move.
struct SearchedMove {
    std::uint32_t move = 0; ///< as the game numbers its moves: on a board of stones, the cell
    BestPlay worst;         ///< it is at least as good as this,
    BestPlay best;          ///< and at most so
    /// Its value by the evaluation at the horizon; nothing once it is exact.
    std::optional<Score> points = {};

    [[nodiscard]] bool isExact() const { return worst == best; }
    friend bool operator==(const SearchedMove&, const SearchedMove&) = default;
};

/// What a search knows by now.
struct LargeSearchNews {
    std::uint32_t depth = 0;         ///< all moves were searched to this depth
    std::uint64_t nodes = 0;         ///< positions that were looked at
    BestPlay worst;                  ///< the position is worth at least this,
    BestPlay best;                   ///< and at most this
    std::vector<SearchedMove> moves; ///< the best first, as far as is known
    std::vector<std::uint32_t> line; ///< best play from the root on, as far as was found
    /// Whether `points` and the order of moves rest on an evaluation at the horizon.
    bool isEvaluated = false;
    bool isDone = false; ///< it has ended: all is decided, a limit was reached, or it was cancelled

    [[nodiscard]] bool isExact() const { return worst == best; }
    friend bool operator==(const LargeSearchNews&, const LargeSearchNews&) = default;
};

/// A search that goes deeper and deeper; its results can be read meanwhile.
class LargeSearch {
public:
    virtual ~LargeSearch() = default;

    /// Searches until all is decided or a limit is reached; to be called once. If cancelled, what was found
    /// until then is kept. Errors: cancelled.
    [[nodiscard]] virtual Expected<void> run(Task& task) = 0;
    /// What it knows by now. From any thread.
    [[nodiscard]] virtual LargeSearchNews news() const = 0;
};

} // namespace mexplorer
