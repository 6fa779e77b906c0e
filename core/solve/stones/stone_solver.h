#pragma once

#include "core/rules/boards/stones.h"
#include "core/task/task.h"
#include "core/text/expected.h"
#include "core/theory/score.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

namespace mexplorer {

/// A stone put on a cell, and the result of best play for the player who puts it; plies include this stone.
struct StoneMove {
    std::uint32_t cell = 0;
    BestPlay play;
    friend bool operator==(const StoneMove&, const StoneMove&) = default;
};

/// What is known of who wins, for the player to move: the score is from `least` to `most`, of −1, 0 and 1.
struct ScoreBounds {
    int least = -1;
    int most = 1;
    friend bool operator==(const ScoreBounds&, const ScoreBounds&) = default;
};

/// Finds how positions of one shape end with best play. It remembers what it found, so that similar positions
/// take less time. Positions must be reachable; the number of stones tells whose turn it is. Not for two
/// threads at a time.
class StoneSolver {
public:
    static constexpr std::uint64_t usualBytes = std::uint64_t{128} << 20;
    static constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

    /// The table grows to at most `bytes`; `most` limits the positions looked at for one question. Errors: as
    /// for checkShape. Throws std::bad_alloc.
    [[nodiscard]] static Expected<StoneSolver> make(const StoneShape& shape, std::uint64_t bytes = usualBytes,
                                                    std::uint64_t most = unlimited);
    StoneSolver(StoneSolver&&) noexcept;
    StoneSolver& operator=(StoneSolver&&) noexcept;
    ~StoneSolver();

    // Exponential in the number of empty cells. Errors: more positions than allowed; cancelled.

    [[nodiscard]] Expected<BestPlay> solve(const Stones& stones, Task& task);
    /// Only who wins, for the player to move: 1, 0 or −1. Faster than solve().
    [[nodiscard]] Expected<int> score(const Stones& stones, Task& task);
    /// The same, as far as it is known when as many positions as allowed were looked at. Errors: cancelled.
    [[nodiscard]] Expected<ScoreBounds> scoreBounds(const Stones& stones, Task& task);
    /// Every move, in the order of cells; none at the end of play.
    [[nodiscard]] Expected<std::vector<StoneMove>> moves(const Stones& stones, Task& task);

    /// How many positions it has looked at.
    [[nodiscard]] std::uint64_t nodes() const;
    /// Sets how many positions a question may look at.
    void allow(std::uint64_t most);

private:
    struct Parts;
    explicit StoneSolver(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> parts_;
};

} // namespace mexplorer
