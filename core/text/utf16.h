#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace mexplorer {

/// Which byte of each two comes first.
enum class Utf16Order { little, big };

/// The order of UTF-16 by the byte-order mark that a text begins with; nothing if it has no such mark, or
/// that of UTF-32.
[[nodiscard]] std::optional<Utf16Order> utf16Order(std::string_view bytes);

/// How many bytes, from the beginning, are whole characters of UTF-16.
[[nodiscard]] std::size_t wholeUtf16(std::string_view bytes, Utf16Order order);

/// UTF-16 as UTF-8; halves of characters become U+FFFD. The bytes have no mark.
[[nodiscard]] std::string fromUtf16(std::string_view bytes, Utf16Order order);

/// A text in UTF-8 without its byte-order mark, whether it was UTF-8 or UTF-16. Without such a mark it stays.
[[nodiscard]] std::string inUtf8(std::string bytes);

} // namespace mexplorer
