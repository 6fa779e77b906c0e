#pragma once

#include "core/rules/hash.h"

#include <compare>
#include <cstdint>
#include <vector>

namespace mexplorer {

/// A cake of so many squares from left to right and from top to bottom.
struct Cake {
    std::uint32_t width = 1;
    std::uint32_t height = 1;

    friend auto operator<=>(const Cake&, const Cake&) = default;
    [[nodiscard]] std::uint64_t area() const { return std::uint64_t{width} * height; }
};

/// Cakes, in the order they were written.
struct Cakes {
    std::vector<Cake> cakes;

    friend bool operator==(const Cakes&, const Cakes&) = default;
    friend std::uint64_t hashOf(const Cakes& all) {
        std::uint64_t hash = all.cakes.size();
        for (const Cake& cake : all.cakes)
            hash = mixed(mixed(hash, cake.width), cake.height);
        return hash;
    }

    [[nodiscard]] std::uint64_t squares() const;
    /// With these pieces in place of one of them; without single squares, as long as there is anything else.
    [[nodiscard]] Cakes with(std::size_t cake, const std::vector<Cake>& pieces) const;
};

} // namespace mexplorer
