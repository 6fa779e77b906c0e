#include "core/text/said_column.h"

#include <charconv>

namespace mexplorer {

std::optional<std::size_t> saidColumn(const Message& sentence) {
    constexpr std::string_view before = "column %";
    const std::size_t found = sentence.id.find(before);
    if (found == std::string::npos || found + before.size() == sentence.id.size()) return std::nullopt;
    const std::size_t which =
        static_cast<unsigned char>(sentence.id[found + before.size()]) - std::size_t{'1'};
    if (which >= sentence.arguments.size()) return std::nullopt;
    const std::string& digits = sentence.arguments[which].id;
    std::size_t column = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), column);
    return read.ec == std::errc() && column > 0 ? std::optional(column) : std::nullopt;
}

} // namespace mexplorer
