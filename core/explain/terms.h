#pragma once

#include "core/text/message.h"

#include <vector>

namespace mexplorer {

/// A word of the field with what it means.
struct Term {
    Message word;
    Message meaning;
};

[[nodiscard]] Message meaningOfOutcomes(); ///< of P and N
[[nodiscard]] Message meaningOfMex();
[[nodiscard]] Message meaningOfValue(); ///< the SG value
[[nodiscard]] Message meaningOfXor();

/// The words that pictures and sentences use, each after those that explain it.
[[nodiscard]] std::vector<Term> terms();

} // namespace mexplorer
