#pragma once

#include "core/game/inquiry.h"

namespace mexplorer {

/// A position, in normal play of an impartial game, that can look for a move to a given SG value.
class MoveToValueAspect final : public Aspect {
public:
    /// The inquiry owns it.
    explicit MoveToValueAspect(const Inquiry& asked) : asked_(asked) {}

    /// Some move to a position of this SG value, by formula or component by component if possible, else by
    /// trying moves; nothing if there is none, or if there are too many to try. Errors: a value is out of
    /// reach; cancelled.
    [[nodiscard]] Expected<std::optional<SolvedMove>> moveToValue(Nimber value, Task& task) const;

private:
    [[nodiscard]] Expected<std::optional<SolvedMove>> tried(Nimber value, Task& task) const;

    const Inquiry& asked_;
};

} // namespace mexplorer
