#pragma once

#include <array>
#include <cstddef>

namespace mexplorer {

/// What the instances of a game are. Each layer that treats kinds differently has one table with a row for
/// each: core/explain/telling.cpp (why, explain), core/catalogue/views.cpp (what is seen),
/// app/cli/kinds.cpp (solve, values). Nothing else asks which kind a game is.
enum class GameKind { positions, matrix, extensive, coalitions };
inline constexpr std::size_t kindCount = 4;

/// A value for each kind, in the order of GameKind; without a row for each it does not compile.
template <class Value>
class ForEachKind {
public:
    template <std::size_t rows>
    constexpr ForEachKind(const Value (&values)[rows]) : values_(std::to_array(values)) {
        static_assert(rows == kindCount, "Each kind of game has one row");
    }

    [[nodiscard]] constexpr const Value& operator[](GameKind kind) const {
        return values_[static_cast<std::size_t>(kind)];
    }

private:
    std::array<Value, kindCount> values_;
};

} // namespace mexplorer
