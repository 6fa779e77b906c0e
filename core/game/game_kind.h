#pragma once

#include <array>
#include <cstddef>

namespace mexplorer {

/// What the instances of a game are. Each layer that treats kinds differently has one table with a row for
/// each: core/explain/telling.cpp (why, explain), core/catalogue/views.cpp (what is seen),
/// app/cli/kinds.cpp (solve, values). Nothing else asks which kind a game is.
enum class GameKind { positions, matrix, extensive, coalitions };

/// A value for each kind, in the order of GameKind.
template <class Value>
using ForEachKind = std::array<Value, 4>;

template <class Value>
[[nodiscard]] const Value& valueFor(GameKind kind, const ForEachKind<Value>& values) {
    return values[static_cast<std::size_t>(kind)];
}

} // namespace mexplorer
