#pragma once

#include "core/partizan/dyadic.h"

#include <vector>

namespace mexplorer {

// The tree of numbers by birthday (Conway 1976): 0 is born on day 0; each number has two children, born on
// the next day: of the numbers between its ancestors the simplest that is less, and the simplest that is
// greater.

/// Nothing if it is out of Dyadic's range.
[[nodiscard]] std::optional<Dyadic> childOf(Dyadic number, bool isGreater);

/// So many equal signs beside each other.
struct SignRun {
    bool isPlus = true;
    std::int64_t count = 0;
    friend bool operator==(const SignRun&, const SignRun&) = default;
};

/// The sign expansion: the way from 0 down to the number, + to the greater child and − to the lesser. It has
/// at most 62 runs, of which only the first can have more than 62 signs.
[[nodiscard]] std::vector<SignRun> signExpansion(Dyadic number);

/// The day on which a number with this expansion is born.
[[nodiscard]] std::int64_t dayOf(const std::vector<SignRun>& signs);

/// How far the number stands from the left, from 0 to 1, in a drawing of the tree below `root` in which each
/// number has half of the room of its parent; 0 or 1 if it stands outside.
[[nodiscard]] double placeBelow(Dyadic root, Dyadic number);

} // namespace mexplorer
