#pragma once

#include "core/rules/take_up_to.h"

namespace mexplorer {

/// Bounded Nim: Nim in which one turn takes at most m. The same rules as Bash’s game, seen as a sum of heaps.
class BoundedNim : public TakeUpTo<BoundedNim> {
public:
    using TakeUpTo::TakeUpTo;
    static Description describe();
};

} // namespace mexplorer
