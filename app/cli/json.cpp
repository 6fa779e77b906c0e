#include "app/cli/json.h"

#include "core/text/printable.h"
#include "core/text/utf8.h"

#include <fmt/format.h>

namespace mexplorer::cli {

namespace {

/// The code point of a character of the basic plane, which contains all invisible characters to be escaped.
unsigned pointOf(std::string_view character) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(character[i]); };
    if (character.size() == 1) return byte(0);
    if (character.size() == 2) return (byte(0) & 0x1FU) << 6U | (byte(1) & 0x3FU);
    return (byte(0) & 0x0FU) << 12U | (byte(1) & 0x3FU) << 6U | (byte(2) & 0x3FU);
}

} // namespace

std::string lines(const Json& json) {
    std::string text = json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        const bool isPlain = (text[i] >= ' ' && text[i] <= '~') || text[i] == '\n';
        const std::size_t length =
            isPlain ? 1 : std::max<std::size_t>(characterLength(std::string_view(text).substr(i)), 1);
        const std::string_view character = std::string_view(text).substr(i, length);
        if (isPlain || length > 3 || printable(character) == character)
            out += character;
        else
            out += fmt::format("\\u{:04x}", pointOf(character));
        i += length;
    }
    return out;
}

} // namespace mexplorer::cli
