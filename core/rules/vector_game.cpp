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
    const Cell to = after(cell, ride);
    return say(MX_TEXT("core", "go to (%1, %2)"), to.a + firstNumber_, to.b + firstNumber_);
}

bool VectorGame::staysInRectangles() const {
    return std::all_of(vectors_.begin(), vectors_.end(),
                       [](const Vector& vector) { return vector.da <= 0 && vector.db <= 0; });
}

std::uint64_t VectorGame::reach(const Cell& cell, const Vector& vector) {
    const auto along = [](std::uint64_t coordinate, std::int32_t step) {
        return step < 0 ? coordinate / static_cast<std::uint64_t>(-static_cast<std::int64_t>(step))
                        : UINT64_MAX;
    };
    const std::uint64_t most = std::min(along(cell.a, vector.da), along(cell.b, vector.db));
    return vector.rides ? most : std::min<std::uint64_t>(most, 1);
}

std::optional<std::uint64_t> VectorGame::stepsBetween(const Cell& from, const Cell& to,
                                                      const Vector& vector) {
    // Every vector lowers a + b, and so tells how many steps it would be.
    const auto fall = static_cast<std::uint64_t>(-(std::int64_t{vector.da} + vector.db));
    const std::uint64_t steps = (from.a + from.b - to.a - to.b) / fall;
    const bool leadsThere = steps >= 1 && steps <= reach(from, vector) && after(from, vector, steps) == to;
    return leadsThere ? std::optional(steps) : std::nullopt;
}

std::uint64_t VectorGame::optionCount(const Cell& cell) const {
    std::uint64_t count = 0;
    for (const Vector& vector : vectors_) {
        if (__builtin_add_overflow(count, reach(cell, vector), &count)) return UINT64_MAX;
    }
    return count;
}

} // namespace mexplorer
