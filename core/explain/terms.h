#pragma once

#include "core/text/message.h"

#include <vector>

namespace mexplorer {

/// A word of the field with what it means.
struct Term {
    Message word;
    Message marks; ///< what a text that uses it has in it: any of these, with | between them
    Message meaning;
};

/// The words that pictures and sentences use, each after those that explain it.
[[nodiscard]] std::vector<Term> terms();

} // namespace mexplorer
