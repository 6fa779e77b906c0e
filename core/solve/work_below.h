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

/// The cost of one move to this position, which is made, hashed and compared, in moves between small
/// positions.
template <class Position>
[[nodiscard]] std::uint64_t workOfMoveTo(const Position& position) {
    constexpr std::uint64_t itemsInTheTimeOfAMove = 8;
    if constexpr (requires { position.capacity(); })
        return 1 + position.size() / itemsInTheTimeOfAMove;
    else
        return 1;
}

/// There are so many positions below or more, which is too many.
[[nodiscard]] tl::unexpected<Error> tooManyPositionsBelow(std::uint64_t positions);

/// Counts what is examined below a position, so that hopeless work is refused: at once where the number of
/// moves already exceeds the budget, else when it is spent.
class WorkBelow {
public:
    static constexpr std::uint64_t betweenChecks =
        1U << 12U; ///< work between two looks at a task: a millisecond

    explicit WorkBelow(const Budget& budget) : budget_(budget) {}

    /// Whether `moves` moves, each of about so much work, may be looked at. Errors: too many.
    [[nodiscard]] Expected<void> check(std::uint64_t moves, std::uint64_t workOfEach) const;
    /// One move is looked at. False if it was one too many.
    [[nodiscard]] bool addMove(std::uint64_t work) {
        ++moves_;
        work_ += work;
        return work_ <= budget_.moves;
    }
    /// A position was met that takes so many bytes.
    void addBytes(std::uint64_t bytes) { bytes_ += bytes; }
    [[nodiscard]] bool fits(std::uint64_t positions, std::uint64_t moreBytes = 0) const {
        return positions <= budget_.positions && bytes_ + moreBytes <= budget_.bytes;
    }
    /// The sentence for what is too much, with the number of it that was met.
    [[nodiscard]] tl::unexpected<Error> refusal(std::uint64_t positions) const;

    [[nodiscard]] std::uint64_t work() const { return work_; }

private:
    Budget budget_;
    std::uint64_t moves_ = 0;
    std::uint64_t work_ = 0;
    std::uint64_t bytes_ = 0;
};

} // namespace mexplorer
