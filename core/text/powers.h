#pragma once

#include <cstdint>
#include <string>

namespace mexplorer {

/// An exponent: “⁶²”, “⁻⁶”.
[[nodiscard]] std::string raised(int exponent);

/// A limit for readers: “1000”; powers of two and ten from 10¹² on as such, “2⁶²” and “−10¹²”.
[[nodiscard]] std::string limitText(std::int64_t limit);
[[nodiscard]] std::string limitText(std::uint64_t limit);

} // namespace mexplorer
