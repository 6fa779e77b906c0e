#pragma once

#include "core/formula/formula.h"
#include "core/rules/rules.h"

#include <optional>
#include <string>
#include <vector>

namespace mexplorer {

/// One way to take from a heap of n: any k for which the condition holds, after which the rest n − k is left
/// as `parts` heaps.
struct OwnTurn {
    /// The numbers that may be taken; none: any from 1 to n.
    std::optional<std::vector<std::uint64_t>> amounts = {};
    std::size_t parts = 1; ///< 1 to 3; one may be nothing, several only if `mayBeEmpty`
    bool mayBeEmpty = true;
    /// Of n, of k, which is what is taken, and of the parts, in this order; none: always. One part is n − k,
    /// whether it has a name or not.
    std::optional<Formula> condition = {};
};

/// Rules of heaps as somebody typed them.
struct OwnHeapRules {
    std::vector<OwnTurn> turns;
    std::optional<Play> play = {}; ///< if the text tells it
    std::string text = {};         ///< the rules in one spelling, one line
};

/// Rules of heaps in which each player has turns of his own; whoever cannot has lost.
struct OwnSidedRules {
    std::vector<OwnTurn> left;
    std::vector<OwnTurn> right;
    std::string text = {}; ///< the rules in one spelling, one line
};

/// Reads rules of heaps, for example
///
///     heap n: take k where k divides n
///     heap n: take k where k <= n/2 | split a + b where a != b
///     heap n: take 1 or 2 leave a + b
///     heap n: take any; play misere
///
/// A turn is one of the alternatives between the bars. `split` takes nothing and leaves two or three heaps,
/// none of them empty; after `leave` some may be empty. Errors, with the column and what would be right: what
/// cannot be read; see Formula::parse; more turns or numbers than are allowed.
[[nodiscard]] Expected<OwnHeapRules> parseHeapRules(std::string_view text);

/// The same where turns may depend on how many the turn before took, for example
///
///     heap n, last m: take k where k != m
///
/// A turn leaves one heap; its condition is of n, of m and of k, in this order.
[[nodiscard]] Expected<OwnHeapRules> parseRememberingRules(std::string_view text);

/// The same where Left and Right have turns of their own, for example
///
///     Left: take 1 or 3; Right: take 2 or 3
///     heap n: Right: split a + b; Left: take k where k <= n/2
///
/// A heap without a name is called n. Errors besides: one player twice; misère play.
[[nodiscard]] Expected<OwnSidedRules> parseSidedRules(std::string_view text);
/// The error for misère play of such rules, in a field, or in the text if that is empty.
[[nodiscard]] tl::unexpected<Error> onlyNormalForSides(const std::string& field);

} // namespace mexplorer
