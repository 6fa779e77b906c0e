#pragma once

#include <cstdint>
#include <string>

namespace mexplorer {

/// How many, in digits; of a count that stopped at the largest of its 64 bits, that there are more.
[[nodiscard]] inline std::string countText(std::uint64_t count) {
    return count < UINT64_MAX ? std::to_string(count) : ">1.8·10¹⁹";
}

} // namespace mexplorer
