#pragma once

#include "core/rules/rules.h"
#include "core/text/message.h"

namespace mexplorer {

/// A position that is pointed at, as far as it is known.
struct Pointed {
    Message position; ///< as it is called: “(3, 5)”, “a heap of 5”
    std::optional<Evaluation> evaluation = {};
    Play play = Play::normal;                  ///< of which the evaluation tells
    Message move = {};                         ///< that leads to it; empty if none does
    std::optional<std::uint64_t> options = {}; ///< how many it has; the largest number: that or more
};

/// "(3, 5) · SG 2 · N · take 3 from heap 1: loses · 4 options"; what is not known is left out.
[[nodiscard]] Message sayStatus(const Pointed& pointed);

} // namespace mexplorer
