#pragma once

#include "core/text/expected.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace mexplorer {

/// The text without the white space around it.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// The text itself, or its beginning and an ellipsis, for quoting input in an error. Valid UTF-8 without
/// control characters, whatever the bytes.
[[nodiscard]] std::string shortened(std::string_view text);

/// Whether one sees nothing of this character, which is UTF-8, wherever it stands: U+200B, a mark of
/// direction …; blanks and the joiners of letters are seen.
[[nodiscard]] bool isUnseen(std::string_view character);

/// A whole number in [least, most]; surrounding white space is allowed.
/// Errors name the text, its column (from 1) and the range. `column` is where `text` begins in its line.
[[nodiscard]] Expected<std::int64_t> parseInteger(std::string_view text, std::int64_t least,
                                                  std::int64_t most, std::size_t column = 1);

/// Whole numbers in [least, most], separated by commas (also the wide comma ，) or white space; at
/// least one; also as programs print them (see pastedList). Errors name the column; also: it is not clear
/// which numbers these are (see doubtfulNumber).
[[nodiscard]] Expected<std::vector<std::int64_t>> parseIntegers(std::string_view text, std::int64_t least,
                                                                std::int64_t most);

/// The same with ranges among them, “1-5”, “1..5” or “1, 2, …, 5”, each with all of its numbers, for sets.
/// `least` is not negative. Further errors: a range goes down; more than a million numbers.
[[nodiscard]] Expected<std::vector<std::int64_t>> parseRanges(std::string_view text, std::int64_t least,
                                                              std::int64_t most);

/// Finds the commas of a text, narrow or wide (，), in order. O(text) for all of them.
class Commas {
public:
    struct Comma {
        std::size_t at = 0;
        std::size_t bytes = 0;
    };

    explicit Commas(std::string_view text);

    /// The first comma at `from` or after it; if there is none, the end of the text, with 0 bytes. `from`
    /// must not decrease from call to call.
    [[nodiscard]] Comma next(std::size_t from);

private:
    std::string_view text_;
    // The next of each kind is kept: searching for a rare one each time would be quadratic.
    std::size_t narrow_;
    std::size_t wide_;
};

/// "3,5,7": whole numbers or texts with a separator between them.
template <class Items>
[[nodiscard]] std::string joined(const Items& items, std::string_view separator = ",") {
    std::string all;
    std::string_view before;
    for (const auto& item : items) {
        all += before;
        if constexpr (std::is_integral_v<std::remove_cvref_t<decltype(item)>>)
            all += std::to_string(item);
        else
            all += item;
        before = separator;
    }
    return all;
}

} // namespace mexplorer
