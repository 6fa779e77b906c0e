#pragma once

#include "core/rules/take_up_to.h"

namespace mexplorer {

/// Bash's game: take 1 … m from one heap (Bachet 1612).
class Bash : public TakeUpTo<Bash> {
public:
    using TakeUpTo::TakeUpTo;
    static Description describe();
};

} // namespace mexplorer
