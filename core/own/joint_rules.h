#pragma once

#include "core/formula/formula.h"
#include "core/rules/description.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mexplorer {

/// What a turn takes from a heap: `times`, or `times` as many as one of the turn’s new names says.
struct JointTake {
    std::size_t heap = 0;
    std::uint64_t times = 1; ///< at least 1
    std::optional<std::size_t> name = {};
};

/// Taking from one heap or several at once, each at most once. A new name is any number from 1 on.
struct JointTurn {
    std::vector<JointTake> takes = {};
    std::size_t names = 0; ///< how many new ones, each of which some take uses
    /// Of the numbers of a position and of the new names, in this order; none: always.
    std::optional<Formula> condition = {};
};

/// Rules of heaps that depend on one another, as somebody typed them.
struct JointRules {
    static constexpr std::size_t mostHeaps = 4;
    static constexpr std::size_t mostNames = 3; ///< new ones in a turn

    std::size_t heaps = 1;
    /// Whether a position has one number more, behind its only heap: how many the turn before took.
    bool tellsLast = false;
    std::vector<JointTurn> turns = {};
    std::optional<Play> play = {}; ///< if the text tells it
    std::string text = {};         ///< the rules in one spelling, one line

    /// How many numbers a position has.
    [[nodiscard]] std::size_t numbers() const { return heaps + (tellsLast ? 1 : 0); }
};

/// Reads rules of heaps that depend on one another, for example
///
///     heaps a, b: a-k | b-k | a-k, b-k
///     heaps a, b: a-k where b divides k | b-k where a divides k
///     heap n, last m: take k where k <= 2*m or m = 0 and k < n; play misere
///
/// A turn is one of the alternatives between the bars: what it takes from which heaps. Errors, with the
/// column and what would be right: what cannot be read; see Formula::parse; a heap that would get larger or
/// that is not there; more heaps, names or turns than are allowed.
[[nodiscard]] Expected<JointRules> parseJointRules(std::string_view text);

} // namespace mexplorer
