#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace mexplorer {

/// A sequence of the On-Line Encyclopedia of Integer Sequences whose terms are looked for as the heaps that
/// are P: a set of numbers.
struct NamedSet {
    std::string_view number;  ///< “A000045”
    std::string_view name;    ///< “the Fibonacci numbers”, marked for translation
    std::string_view formula; ///< when n is in it, as Formula reads it; empty if that cannot be said
    /// Its terms up to `last`, ascending.
    std::vector<std::uint64_t> (*termsTo)(std::uint64_t last) = nullptr;
};
[[nodiscard]] const std::vector<NamedSet>& namedSets();

/// A function that values are looked for as; it begins at n = `from`. Some are sequences of the Encyclopedia.
struct NamedValues {
    std::string_view number;  ///< empty if it is none
    std::string_view name;    ///< empty if the formula says it all
    std::string_view formula; ///< empty if it cannot be said
    std::uint64_t from = 0;
    std::uint64_t (*at)(std::uint64_t n) = nullptr; ///< null if the formula says it
};
[[nodiscard]] const std::vector<NamedValues>& namedValues();

} // namespace mexplorer
