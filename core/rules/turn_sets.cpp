#include "core/rules/turn_sets.h"

#include "core/text/parse.h"
#include "core/text/pasted_list.h"
#include "core/text/rows_text.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// “3”, “1-3”, “1..3” or, up to `most`, “1-”.
Expected<std::pair<std::size_t, std::size_t>> parseRange(std::string_view text, std::size_t most,
                                                         std::size_t column) {
    const auto limit = static_cast<std::int64_t>(most);
    const std::size_t sign = std::min(text.find_first_of("-."), text.size());
    const auto least = parseInteger(text.substr(0, sign), 1, limit, column);
    if (!least) return tl::unexpected(least.error());
    const auto first = static_cast<std::size_t>(*least);
    if (sign == text.size()) return std::pair(first, first);
    const bool areDots = text[sign] == '.';
    const std::size_t behind = areDots ? std::min(text.find_first_not_of('.', sign), text.size()) : sign + 1;
    const std::string_view rest = text.substr(behind);
    if (trimmed(rest).empty() && (!areDots || behind > sign + 1)) return std::pair(first, most);
    const bool isOnePoint = areDots && behind == sign + 1; // “1.5”
    const std::string_view last = isOnePoint ? text : rest;
    const auto number = parseInteger(last, *least, limit, isOnePoint ? column : column + behind);
    if (!number) return tl::unexpected(number.error());
    return std::pair(first, static_cast<std::size_t>(*number));
}

Expected<Places> parsePattern(std::string_view kind, std::size_t column) {
    Places distances;
    for (std::size_t at = 0; at <= kind.size();) {
        const std::size_t comma = std::min(kind.find(',', at), kind.size());
        const auto distance = parseInteger(kind.substr(at, comma - at), 0,
                                           static_cast<std::int64_t>(TurnSets::mostDistance), column + at);
        if (!distance) return tl::unexpected(distance.error());
        distances.push_back(static_cast<std::size_t>(*distance));
        at = comma + 1;
    }
    std::sort(distances.begin(), distances.end());
    distances.erase(std::unique(distances.begin(), distances.end()), distances.end());
    if (distances.front() != 0) {
        return invalid(say(MX_TEXT("core", "“%1” at column %2 lacks the 0, which stands for the right-most "
                                           "coin."),
                           shortened(trimmed(kind)), column));
    }
    return distances;
}

} // namespace

Expected<TurnSets> TurnSets::parse(std::string_view typed) {
    std::string plain = withoutMaker(plainText(typed));
    for (std::size_t at = 0; (at = plain.find("…", at)) != std::string::npos;)
        std::copy_n("...", 3, &plain[at]);
    const bool hasWords = std::ranges::any_of(plain, [](char c) { return c >= 'a' && c <= 'z'; });
    const std::string text = hasWords ? plain : rowsAndCells(plain);
    TurnSets sets;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(';', at), text.size());
        if (auto added = sets.add(std::string_view(text).substr(at, end - at), at + 1); !added)
            return tl::unexpected(added.error());
        at = end + 1;
    }
    sets.dropRepeated();
    return sets;
}

Expected<void> TurnSets::add(std::string_view kind, std::size_t column) {
    const std::string_view body = trimmed(kind);
    if (body.empty()) {
        return invalid(say(MX_TEXT("core", "A set of coins is missing at column %1; write for example “any "
                                           "1-2”, “run 3” or “0,2”."),
                           column));
    }
    column += static_cast<std::size_t>(body.data() - kind.data());
    const std::string_view word = body.substr(0, 3);
    if (word != "any" && word != "run") {
        auto pattern = parsePattern(body, column);
        if (!pattern) return tl::unexpected(pattern.error());
        patterns_.push_back(std::move(*pattern));
        return {};
    }
    const bool isRun = word == "run";
    const auto range = parseRange(body.substr(3), isRun ? mostDistance : mostAny, column + 3);
    if (!range) return tl::unexpected(range.error());
    for (std::size_t size = range->first; size <= range->second; ++size) {
        if (isRun)
            runs_.push_back(size);
        else
            any_[size] = true;
    }
    return {};
}

/// Drops runs and patterns that are among the `any` sets, patterns that are runs, and repetitions.
void TurnSets::dropRepeated() {
    std::sort(runs_.begin(), runs_.end());
    runs_.erase(std::unique(runs_.begin(), runs_.end()), runs_.end());
    std::erase_if(runs_, [this](std::size_t length) { return isAny(length); });
    std::sort(patterns_.begin(), patterns_.end());
    patterns_.erase(std::unique(patterns_.begin(), patterns_.end()), patterns_.end());
    std::erase_if(patterns_, [this](const Places& distances) {
        const bool isRun = distances.back() + 1 == distances.size() &&
                           std::binary_search(runs_.begin(), runs_.end(), distances.size());
        return isRun || isAny(distances.size());
    });
}

std::uint64_t TurnSets::coinCount(std::size_t place) const {
    std::uint64_t coins = 0;
    std::uint64_t choices = 1; // as in `count`
    for (std::size_t size = 1; size <= std::min(place, mostAny); ++size) {
        if (isAny(size)) coins += size * choices;
        choices = choices * (place - size) / size;
    }
    for (const std::size_t length : runs_)
        coins += length <= place ? length : 0;
    for (const Places& distances : patterns_)
        coins += distances.back() < place ? distances.size() : 0;
    return coins;
}

bool TurnSets::contains(const Places& places) const {
    bool isListed = isAny(places.size());
    if (!isListed) {
        (void)forEachFixed(places.back(), [&](const Places& fixed) {
            isListed = fixed == places;
            return !isListed;
        });
    }
    return isListed;
}

std::uint64_t TurnSets::count(std::size_t place) const {
    std::uint64_t count = 0;
    std::uint64_t choices = 1; // of size − 1 places among the place − 1 to the left
    for (std::size_t size = 1; size <= std::min(place, mostAny); ++size) {
        if (isAny(size)) count += choices;
        choices = choices * (place - size) / size;
    }
    count += static_cast<std::uint64_t>(std::upper_bound(runs_.begin(), runs_.end(), place) - runs_.begin());
    count += static_cast<std::uint64_t>(
        std::count_if(patterns_.begin(), patterns_.end(),
                      [place](const Places& distances) { return distances.back() < place; }));
    return count;
}

} // namespace mexplorer
