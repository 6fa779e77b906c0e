#pragma once

#include "core/solve/inquiry.h"

namespace mexplorer {

/// A position of an impartial game in normal play, of whose options one of a certain value is wanted.
class MoveToAspect : public Aspect {
public:
    /// Some move to a position of this SG value, by formula or component by component where that can be, else
    /// by trying moves; nothing if there is none, or if they are too many to try. Errors: a value is out of
    /// reach; cancelled.
    [[nodiscard]] virtual Expected<std::optional<SolvedMove>> moveTo(Nimber value, Task& task) const = 0;
};

} // namespace mexplorer
