#pragma once

#include <cstdint>
#include <string>

namespace mexplorer {

/// A count in digits; UINT64_MAX, at which counts saturate, is shown as more.
[[nodiscard]] inline std::string countText(std::uint64_t count) {
    return count < UINT64_MAX ? std::to_string(count) : ">1.8·10¹⁹";
}

} // namespace mexplorer
