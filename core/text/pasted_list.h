#pragma once

#include "core/text/message.h"
#include "core/text/plain_text.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace mexplorer {

/// A list, or lists in one, without what programs write around it: “array([3, 5], dtype=int64)”, “c(3, 5)”,
/// “heaps = [3, 5];”. Other calls stay, as they mean something else. `plain` has plain signs (see plainText).
/// Character for character, so that columns stay the same.
[[nodiscard]] std::string withoutMaker(std::string_view plain);

/// Rows between bars, “| 3 | 5 |”, as Markdown has them, with commas between their cells; any other text
/// stays. Character for character.
[[nodiscard]] std::string withoutFrames(std::string_view plain);

/// One list as people paste it, with nothing around it but one pair of brackets (see insideBrackets): as
/// above, in LaTeX, or as a column, “[[3], [5], [7]]”. Byte for byte.
[[nodiscard]] std::string pastedList(std::string_view plain);

/// Why it is not clear which numbers a list has: “1,000” and “1 000” may be one or two. Nothing if it is
/// clear, as it is with a blank after the comma. Columns begin with `column`.
[[nodiscard]] std::optional<Message> doubtfulNumber(std::string_view plain, std::size_t column = 1);
[[nodiscard]] Message sayDoubtful(std::string_view written, std::size_t column, std::string_view asOne,
                                  std::string_view asSeveral);

/// Calls `item(begin, end)` for each item of `list` from `first` on, until one is wrong: what stands between
/// commas or semicolons, or between blanks within these; also where nothing stands between two commas.
template <class Item>
[[nodiscard]] auto forEachItem(std::string_view list, std::size_t first, const Item& item)
    -> decltype(item(first, first)) {
    constexpr std::string_view blanks = " \t\r\n";
    for (std::size_t at = first;;) {
        const std::size_t comma = std::min(list.find_first_of(",;", at), list.size());
        const std::string_view part = list.substr(0, comma);
        std::size_t begin = std::min(part.find_first_not_of(blanks, at), comma);
        if (begin == comma) { // an empty part
            if (auto read = item(at, comma); !read) return read;
        }
        while (begin < comma) {
            const std::size_t end = std::min(part.find_first_of(blanks, begin), comma);
            if (auto read = item(begin, end); !read) return read;
            begin = std::min(part.find_first_not_of(blanks, end), comma);
        }
        if (comma == list.size()) return {};
        at = comma + 1;
    }
}

} // namespace mexplorer
