#include "core/lens/b_file.h"

#include "core/text/parse.h"
#include "core/text/plain_text.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>

namespace mexplorer {

namespace {

constexpr std::string_view digitSigns = "0123456789";

/// A whole number of any length; of one beyond 64 bits the nearest that fits.
std::optional<std::int64_t> termIn(std::string_view text) {
    if (text.starts_with('+')) text.remove_prefix(1);
    const bool isNegative = text.starts_with('-');
    const std::string_view digits = text.substr(isNegative ? 1 : 0);
    if (digits.empty() || digits.find_first_not_of(digitSigns) != std::string_view::npos) return std::nullopt;
    std::int64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec == std::errc::result_out_of_range) {
        return isNegative ? std::numeric_limits<std::int64_t>::min()
                          : std::numeric_limits<std::int64_t>::max();
    }
    return number;
}

/// Nothing if it is not two whole numbers with a blank or a comma between them.
std::optional<SequenceTerm> pairIn(std::string_view line) {
    const std::size_t end = line.find_first_of(" \t,");
    if (end == std::string_view::npos) return std::nullopt;
    std::string_view rest = trimmed(line.substr(end));
    if (rest.starts_with(',')) rest = trimmed(rest.substr(1));
    const auto index = termIn(line.substr(0, end));
    const auto term = termIn(rest);
    if (!index || !term) return std::nullopt;
    return SequenceTerm{*index, *term};
}

bool isNoTerm(std::string_view line) {
    return line.empty() || line.starts_with('#') || line == "n,value";
}

/// Calls `take(line, number)` for each line with a term, from 1 on, as long as it returns true.
template <class Take>
void forEachTermLine(std::string_view text, const Take& take) {
    std::size_t number = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = trimmed(text.substr(begin, end - begin));
        ++number;
        begin = end + 1;
        if (!isNoTerm(line) && !take(line, number)) return;
    }
}

} // namespace

bool isBFile(std::string_view text) {
    const Plain plain(text);
    std::size_t lines = 0;
    bool arePairs = true;
    std::optional<std::int64_t> last;
    forEachTermLine(plain.text(), [&](std::string_view line, std::size_t /*number*/) {
        const auto pair = pairIn(line);
        arePairs = pair && (!last || pair->index > *last);
        if (pair) last = pair->index;
        ++lines;
        return arePairs;
    });
    const bool hasComment = trimmed(plain.text()).starts_with('#') || trimmed(plain.text()).starts_with("n,");
    return hasComment || (arePairs && lines > 1);
}

Expected<Terms> readBFile(std::string_view text) {
    const Plain plain(text);
    Terms terms;
    std::optional<Message> wrong;
    forEachTermLine(plain.text(), [&](std::string_view line, std::size_t number) {
        const auto pair = pairIn(line);
        if (!pair) {
            wrong =
                say(MX_TEXT("core", "Line %1, “%2”, is none of a b-file: expected an index and a term, as "
                                    "in “7 13”; comments begin with #."),
                    number, shortened(line));
        } else if (!terms.empty() && pair->index <= terms.back().index) {
            wrong = say(MX_TEXT("core", "Line %1 has the index %2 after %3: in a b-file the indices rise."),
                        number, pair->index, terms.back().index);
        } else {
            terms.push_back(*pair);
        }
        return !wrong;
    });
    if (wrong) return invalid(*wrong);
    if (terms.empty()) {
        return invalid(say(MX_TEXT("core", "There is no term: expected lines with an index and a term, as in "
                                           "“7 13”.")));
    }
    return terms;
}

std::string bFileLine(std::uint64_t index, std::uint64_t term) {
    return std::to_string(index) + " " + std::to_string(term) + "\n";
}

} // namespace mexplorer
