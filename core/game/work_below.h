#pragma once

#include "core/task/task.h"
#include "core/text/expected.h"

#include <cstdint>

namespace mexplorer {

/// The bytes a position holds outside itself.
template <class Position>
[[nodiscard]] std::uint64_t heldBytes(const Position& position) {
    if constexpr (requires { position.capacity(); })
        return position.size() * sizeof(*position.data());
    else
        return 0;
}

/// The cost of one move to this position (making, hashing and comparing it), in moves between small
/// positions.
template <class Position>
[[nodiscard]] std::uint64_t workOfMoveTo(const Position& position) {
    constexpr std::uint64_t itemsInTheTimeOfAMove = 8;
    if constexpr (requires { position.size(); })
        return 1 + position.size() / itemsInTheTimeOfAMove;
    else
        return 1;
}

/// The error for more than this many positions below.
[[nodiscard]] tl::unexpected<Error> tooManyPositionsBelow(std::uint64_t positions);
/// The error for `moves` moves below, or more, where at most `most` are looked at.
[[nodiscard]] tl::unexpected<Error> tooManyMovesBelow(std::uint64_t moves, std::uint64_t most);

/// Counts what is examined below a position, so that hopeless work is refused: at once if the number of moves
/// exceeds the budget, else when the budget is spent.
class WorkBelow {
public:
    static constexpr std::uint64_t betweenChecks =
        1U << 12U; ///< work between two checks of a task: a millisecond

    explicit WorkBelow(const Budget& budget) : budget_(budget) {}

    /// Whether `moves` moves, each of about this much work, may be examined. Errors: too many.
    [[nodiscard]] Expected<void> check(std::uint64_t moves, std::uint64_t workOfEach) const;
    /// Counts a move that is examined. False if it was one too many.
    [[nodiscard]] bool addMove(std::uint64_t work) {
        ++moves_;
        work_ += work;
        return work_ <= budget_.moves;
    }
    /// Counts a position that was met, by its bytes.
    void addBytes(std::uint64_t bytes) { bytes_ += bytes; }
    [[nodiscard]] bool fits(std::uint64_t positions, std::uint64_t moreBytes = 0) const {
        return positions <= budget_.positions && bytes_ + moreBytes <= budget_.bytes;
    }
    /// The error that says what was too much, with the number that was met.
    [[nodiscard]] tl::unexpected<Error> refusal(std::uint64_t positions) const;

    [[nodiscard]] std::uint64_t work() const { return work_; }

private:
    Budget budget_;
    std::uint64_t moves_ = 0;
    std::uint64_t work_ = 0;
    std::uint64_t bytes_ = 0;
};

} // namespace mexplorer
