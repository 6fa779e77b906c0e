#pragma once

#include "core/solve/aspects/aspect.h"
#include "core/text/expected.h"
#include "core/theory/score.h"

#include <span>
#include <string>

namespace mexplorer {

/// A position that is a tree, whose ends have scores that can be chosen.
class TreeEndsAspect : public Aspect {
public:
    /// What MAX gets at the end that these options lead to, each a number from 0. Errors: no end is there.
    [[nodiscard]] virtual Expected<Score> scoreAt(std::span<const std::uint32_t> options) const = 0;
    /// The same tree with another score there. Errors, besides: the score is out of range.
    [[nodiscard]] virtual Expected<std::string> withScore(std::span<const std::uint32_t> options,
                                                          Score score) const = 0;
};

} // namespace mexplorer
