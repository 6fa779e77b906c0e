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

/// A stone put on a cell, and what that is worth to whoever puts it; plies are counted with this stone.
struct StoneMove {
    std::uint32_t cell = 0;
    BestPlay play;
    friend bool operator==(const StoneMove&, const StoneMove&) = default;
};

/// Finds how positions of one shape end with best play. It keeps what it found, so that a position like one
/// before takes less time. Positions are such as can be on the board with whoever’s turn it is by their
/// number of stones. Not for two threads at a time.
class StoneSolver {
public:
    static constexpr std::uint64_t usualBytes = std::uint64_t{128} << 20;
    static constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

    /// Takes at most so many bytes for its table, and at first few; and looks at most at so many positions at
    /// a question. Errors: no cells, more than 64, none in a row. Throws std::bad_alloc.
    [[nodiscard]] static Expected<StoneSolver> make(const StoneShape& shape, std::uint64_t bytes = usualBytes,
                                                    std::uint64_t most = unlimited);
    StoneSolver(StoneSolver&&) noexcept;
    StoneSolver& operator=(StoneSolver&&) noexcept;
    ~StoneSolver();

    // Exponential in the number of empty cells. Errors: more positions than allowed; cancelled.

    [[nodiscard]] Expected<BestPlay> solve(const Stones& stones, Task& task);
    /// Only who wins, to the player to move: 1, 0 or −1. Takes less time.
    [[nodiscard]] Expected<int> score(const Stones& stones, Task& task);
    /// Every move, in the order of cells; none at the end of play.
    [[nodiscard]] Expected<std::vector<StoneMove>> moves(const Stones& stones, Task& task);

    /// Positions that were looked at since it was made.
    [[nodiscard]] std::uint64_t nodes() const;
    /// From now on a question may look at so many positions.
    void allow(std::uint64_t most);

private:
    struct Parts;
    explicit StoneSolver(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> parts_;
};

} // namespace mexplorer
