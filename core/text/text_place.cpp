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

TextPlace PlaceFinder::at(std::size_t offset) {
    offset = std::min(offset, text_.size());
    if (offset < counted_) {
        counted_ = 0;
        place_ = {};
    }
    const std::string_view more = text_.substr(counted_, offset - counted_);
    const std::size_t lineStart = more.rfind('\n') + 1; // npos + 1 is 0
    if (lineStart > 0) {
        place_.line += static_cast<std::size_t>(std::count(more.begin(), more.end(), '\n'));
        place_.column = 1;
    }
    place_.column += characterCount(more.substr(lineStart));
    counted_ = offset;
    return place_;
}

} // namespace mexplorer
