#include "core/rules/vector_game.h"

#include "core/text/parse.h"
#include "core/text/say_count.h"
#include "core/theory/saturating.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <span>

namespace mexplorer {

namespace {

/// The multiple of the shortest integer vector in its direction.
std::uint64_t timesOf(const MoveVector& vector) {
    return static_cast<std::uint64_t>(std::gcd(vector.da, vector.db));
}

/// Whether `one` reaches every cell that `other` reaches.
bool covers(const MoveVector& one, const MoveVector& other) {
    if (!isSameWay(one, other)) return false;
    return one.rides ? timesOf(other) % timesOf(one) == 0 : one == other;
}

/// How many of 1 … n are divisible by none of `divisors`. O(2^divisors).
std::uint64_t undivided(std::uint64_t n, std::span<const std::uint64_t> divisors) {
    if (divisors.empty() || n == 0) return n;
    const std::uint64_t last = divisors.back();
    const auto others = divisors.first(divisors.size() - 1);
    std::vector<std::uint64_t> amongMultiples; // the other divisors, reduced for numbers j · last
    for (const std::uint64_t other : others)
        amongMultiples.push_back(other / std::gcd(other, last));
    return undivided(n, others) - undivided(n / last, amongMultiples);
}

} // namespace

std::vector<MoveVector> withoutCovered(const std::vector<MoveVector>& vectors) {
    std::vector<MoveVector> kept;
    for (std::size_t i = 0; i < vectors.size(); ++i) {
        bool isCovered = false;
        for (std::size_t j = 0; j < vectors.size() && !isCovered; ++j) {
            const bool isFirst = j < i || vectors[i] != vectors[j];
            isCovered = i != j && isFirst && covers(vectors[j], vectors[i]);
        }
        if (!isCovered) kept.push_back(vectors[i]);
    }
    return kept;
}

VectorGame::VectorGame(Play play, const std::vector<MoveVector>& vectors, std::uint64_t firstNumber)
    : play_(play), vectors_(withoutCovered(vectors)), firstNumber_(firstNumber), meetings_(vectors_.size()) {
    for (std::size_t v = 0; v < vectors_.size(); ++v) {
        for (std::size_t before = 0; before < v; ++before) {
            if (!vectors_[before].rides || !isSameWay(vectors_[before], vectors_[v])) continue;
            const std::uint64_t times = timesOf(vectors_[before]);
            meetings_[v].push_back(times / std::gcd(times, timesOf(vectors_[v])));
        }
    }
}

Expected<Cell> VectorGame::parse(std::string_view text) const {
    const auto first = static_cast<std::int64_t>(firstNumber_);
    const auto numbers = parseIntegers(text, first, largestCoordinate);
    if (!numbers) return invalid(positionId, numbers.error().message);
    if (numbers->size() != 2) {
        return invalid(positionId,
                       sayCount(numbers->size(),
                                MX_TEXT("core", "A cell is two numbers, for example 4,7; here is one."),
                                MX_TEXT("core", "A cell is two numbers, for example 4,7; here are %1."),
                                numbers->size()));
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
                       [](const MoveVector& vector) { return vector.da <= 0 && vector.db <= 0; });
}

std::uint64_t VectorGame::reach(const Cell& cell, const MoveVector& vector) {
    const auto along = [](std::uint64_t coordinate, std::int32_t step) {
        return step < 0 ? coordinate / static_cast<std::uint64_t>(-static_cast<std::int64_t>(step))
                        : UINT64_MAX;
    };
    const std::uint64_t most = std::min(along(cell.a, vector.da), along(cell.b, vector.db));
    return vector.rides ? most : std::min<std::uint64_t>(most, 1);
}

std::optional<std::uint64_t> VectorGame::stepsBetween(const Cell& from, const Cell& to,
                                                      const MoveVector& vector) {
    // Every vector lowers a + b, which gives the number of steps.
    const auto fall = static_cast<std::uint64_t>(-(std::int64_t{vector.da} + vector.db));
    const std::uint64_t steps = (from.a + from.b - to.a - to.b) / fall;
    const bool leadsThere = steps >= 1 && steps <= reach(from, vector) && after(from, vector, steps) == to;
    return leadsThere ? std::optional(steps) : std::nullopt;
}

std::optional<Ride> VectorGame::moveBetween(const Cell& from, const Cell& to) const {
    for (std::size_t v = 0; v < vectors_.size(); ++v)
        if (const auto steps = stepsBetween(from, to, vectors_[v])) return Ride{v, *steps};
    return std::nullopt;
}

std::uint64_t VectorGame::optionCount(const Cell& cell) const {
    std::uint64_t count = 0;
    for (std::size_t v = 0; v < vectors_.size(); ++v)
        count = saturatedSum(count, undivided(reach(cell, vectors_[v]), meetings_[v]));
    return count;
}

} // namespace mexplorer
