#pragma once

#include "core/explain/trace.h"

#include <string>
#include <vector>

namespace mexplorer {

/// What an XOR trace is about: the heaps' values, their sum, and a winning move if there is one. Any number
/// of heaps. The move lowers a heap's value if one does: that is the one the columns lead to. Errors: the sum
/// is undecided; as for SumAspect.
[[nodiscard]] Expected<XorSubject> xorSubject(const SumAspect& sum, Task& task);

/// How a sum stands to the rule of misère play (see Component::large), from what lets 0 and 1 change places
/// to what keeps it as normal play is.
enum class Large {
    none,    ///< no value is above 1, nor counts as one that is
    counted, ///< no value is above 1, but some counts as one
    above    ///< some value is above 1
};

/// Of all components but `except`.
[[nodiscard]] Large largest(const XorSubject& subject, std::optional<std::size_t> except = {});

/// The XOR of the values once a move is made.
[[nodiscard]] Nimber sumAfter(const XorSubject& subject, const ComponentMove& move);

/// How many of the values have a one in each of so many columns, the column of 1 first.
[[nodiscard]] std::vector<std::size_t> onesOf(const XorSubject& subject, unsigned columns);

/// A value in powers of two: “8 + 2 + 1”, or “0”.
[[nodiscard]] std::string powersOf(Nimber value);

} // namespace mexplorer
