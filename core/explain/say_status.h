#pragma once

#include "core/rules/rules.h"
#include "core/text/message.h"

namespace mexplorer {

/// A position under the pointer, as far as it is known.
struct Pointed {
    Message position; ///< its name: “(3, 5)”, “a heap of 5”
    std::optional<Evaluation> evaluation = {};
    Play play = Play::normal;                  ///< the kind of play that `evaluation` is for
    Message move = {};                         ///< the move that leads to it; empty if none does
    std::optional<std::uint64_t> options = {}; ///< their number; UINT64_MAX: that many or more
};

/// "(3, 5) · SG 2 · N · take 3 from heap 1: loses · 4 options"; what is not known is left out.
[[nodiscard]] Message sayStatus(const Pointed& pointed);

} // namespace mexplorer
