#pragma once

#include "core/game/inquiry.h"

namespace mexplorer {

/// A position of a game of two sides, asked as it meets the player who is to move there: its options are his
/// moves alone, it is N if he wins and P if he loses, and whoever cannot move has lost.
class MoverAspect final : public Aspect {
public:
    MoverAspect(Side mover, std::shared_ptr<const Inquiry> both) : mover_(mover), both_(std::move(both)) {}

    [[nodiscard]] Side mover() const { return mover_; }
    /// The position itself, with the moves of both.
    [[nodiscard]] const Inquiry& both() const { return *both_; }

private:
    Side mover_;
    std::shared_ptr<const Inquiry> both_;
};

/// The position as it meets this player. Where both players have the same moves, or `mover` is either, it is
/// the same inquiry: it costs nothing.
[[nodiscard]] std::shared_ptr<const Inquiry> forMover(std::shared_ptr<const Inquiry> asked, Side mover);
/// Whose move it is: either’s, unless forMover made the inquiry.
[[nodiscard]] Side moverOf(const Inquiry& asked);
/// The inquiry itself, or the one from which forMover made it.
[[nodiscard]] const Inquiry& ofBoth(const Inquiry& asked);

} // namespace mexplorer
