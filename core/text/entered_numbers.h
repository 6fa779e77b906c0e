#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mexplorer {

/// The whole number with this index, from 0, among all numbers that a person entered in a text, such as
/// “13,11,7” or “[60; 40,30]”; nothing if there is none, or if that one is no whole number of at most 18
/// digits, as 1/2 and 0.5 are. Digits in names (“n2”) are no numbers.
[[nodiscard]] std::optional<std::int64_t> enteredNumber(std::string_view text, std::size_t index);

/// The same text with another number in its place. Requires that there is one.
[[nodiscard]] std::string withEnteredNumber(std::string_view text, std::size_t index, std::int64_t number);

} // namespace mexplorer
