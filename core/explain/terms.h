#pragma once

#include "core/text/message.h"

#include <vector>

namespace mexplorer {

/// A technical term with its meaning.
struct Term {
    Message word;
    Message marks; ///< the words, separated by |, that show that a text uses the term
    Message meaning;
};

/// The terms that pictures and sentences use, each after those used to explain it.
[[nodiscard]] std::vector<Term> terms();

} // namespace mexplorer
