#include "core/text/text_place.h"

#include "core/text/utf8.h"

#include <algorithm>

namespace mexplorer {

TextPlace placeOf(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, offset);
    const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
    return {1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')),
            1 + characterCount(before.substr(lineStart))};
}

std::size_t columnOf(std::string_view text, std::size_t offset) {
    return 1 + characterCount(text.substr(0, offset));
}

} // namespace mexplorer
