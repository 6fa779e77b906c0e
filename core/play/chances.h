#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <string_view>

namespace mexplorer {

/// Pseudo-random choices for one turn in one position, the same on every machine for the same seed.
class Chances {
public:
    Chances(std::uint64_t seed, std::string_view position, std::uint64_t turn)
        : random_(seed ^ (hash(position) + turn * 0x9e37'79b9'7f4a'7c15)) {}

    /// True with probability `often`, from 0 to 1.
    [[nodiscard]] bool happens(double often) {
        constexpr double scale = 0x1p-53;
        constexpr unsigned unused = 64 - 53;
        return static_cast<double>(random_() >> unused) * scale < often;
    }
    /// A number below `many`, which is at least 1.
    [[nodiscard]] std::size_t oneOf(std::size_t many) { return random_() % many; }

private:
    /// FNV-1a (Fowler, Noll and Vo 1991).
    [[nodiscard]] static std::uint64_t hash(std::string_view text) {
        std::uint64_t hash = 0xcbf2'9ce4'8422'2325;
        for (const char c : text)
            hash = (hash ^ static_cast<unsigned char>(c)) * 0x100'0000'01b3;
        return hash;
    }

    std::mt19937_64 random_;
};

} // namespace mexplorer
