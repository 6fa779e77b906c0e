#pragma once

#include "core/own/rule_text.h"
#include "core/rules/break_code.h"

#include <optional>
#include <variant>

namespace mexplorer {

/// Whatever may be taken, as in Nim.
struct AnyTake {};
/// A set of numbers, which may be taken, as in a subtraction game.
struct TakeSet {
    std::vector<std::uint64_t> numbers;
};

/// A family of games of heaps for which there are theorems and fast engines.
using KnownHeaps = std::variant<AnyTake, TakeSet, BreakCode>;

/// The family that these rules belong to, if their form shows it: turns without conditions, or with `a != b`
/// for the only split.
[[nodiscard]] std::optional<KnownHeaps> knownHeaps(const std::vector<OwnTurn>& turns);

} // namespace mexplorer
