#include "core/rules/vector_game.h"

#include "core/text/parse.h"

#include <algorithm>

namespace mexplorer {

Expected<Cell> VectorGame::parse(std::string_view text) const {
    const auto first = static_cast<std::int64_t>(firstNumber_);
    const auto numbers = parseIntegers(text, first, largestCoordinate);
    if (!numbers) return invalid("position", numbers.error().message);
    if (numbers->size() != 2) {
        return invalid(
            "position",
            say(MX_TEXT("core", "A cell is two numbers, for example 4,7; here are %1."), numbers->size()));
    }
    return Cell{static_cast<std::uint64_t>(numbers->at(0) - first),
                static_cast<std::uint64_t>(numbers->at(1) - first)};
}

std::string VectorGame::text(const Cell& cell) const {
    return fmt::format("{},{}", cell.a + firstNumber_, cell.b + firstNumber_);
}

Message VectorGame::moveText(const Cell& cell, const Ride& ride) const {
    const Vector& vector = vectors_[ride.vector];
    const auto a =
        static_cast<std::int64_t>(cell.a + firstNumber_) + vector.da * static_cast<std::int64_t>(ride.steps);
    const auto b =
        static_cast<std::int64_t>(cell.b + firstNumber_) + vector.db * static_cast<std::int64_t>(ride.steps);
    return say(MX_TEXT("core", "go to (%1, %2)"), a, b);
}

std::uint64_t VectorGame::reach(const Cell& cell, const Vector& vector) {
    const auto along = [](std::uint64_t coordinate, std::int32_t step) {
        return step < 0 ? coordinate / static_cast<std::uint64_t>(-static_cast<std::int64_t>(step))
                        : UINT64_MAX;
    };
    const std::uint64_t most = std::min(along(cell.a, vector.da), along(cell.b, vector.db));
    return vector.rides ? most : std::min<std::uint64_t>(most, 1);
}

std::uint64_t VectorGame::optionCount(const Cell& cell) const {
    std::uint64_t count = 0;
    for (const Vector& vector : vectors_) {
        if (__builtin_add_overflow(count, reach(cell, vector), &count)) return UINT64_MAX;
    }
    return count;
}

} // namespace mexplorer
