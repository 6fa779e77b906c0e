#pragma once

#include "core/game/inquiry.h"

namespace mexplorer {

/// A position, in normal play of an impartial game, that can look for a move to a given SG value.
class MoveToAspect : public Aspect {
public:
    /// Some move to a position of this SG value, by formula or component by component if possible, else by
    /// trying moves; nothing if there is none, or if there are too many to try. Errors: a value is out of
    /// reach; cancelled.
    [[nodiscard]] virtual Expected<std::optional<SolvedMove>> moveTo(Nimber value, Task& task) const = 0;
};

/// Tries the moves, if they are not too many.
class TriedMoveTo : public MoveToAspect {
public:
    /// It must not outlive the inquiry.
    explicit TriedMoveTo(const Inquiry& asked) : asked_(asked) {}

    [[nodiscard]] Expected<std::optional<SolvedMove>> moveTo(Nimber value, Task& task) const override;

private:
    const Inquiry& asked_;
};

} // namespace mexplorer
