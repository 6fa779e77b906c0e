#pragma once

#include "core/game/aspects/aspect.h"
#include "core/text/expected.h"
#include "core/theory/score.h"

#include <span>
#include <string>

namespace mexplorer {

/// A position that is a tree, whose leaves have scores that can be edited.
class TreeEndsAspect : public Aspect {
public:
    /// MAX’s score at the leaf that these options, counted from 0, lead to. Errors: there is no leaf.
    [[nodiscard]] virtual Expected<Score> scoreAt(std::span<const std::uint32_t> options) const = 0;
    /// The same tree with another score there. Further errors: the score is out of range.
    [[nodiscard]] virtual Expected<std::string> withScore(std::span<const std::uint32_t> options,
                                                          Score score) const = 0;
};

} // namespace mexplorer
