#include "core/coalition/arrow_label.h"

#include "core/coalition/amounts.h"
#include "core/text/parse.h"

#include <algorithm>
#include <array>

namespace mexplorer {

std::pair<std::string_view, std::string_view> capacityAndOwner(std::string_view label) {
    constexpr std::string_view wideSpace = "\u3000";
    const std::string_view whole = trimmed(label);
    const std::size_t at = std::min(whole.find_first_of(" \t"), whole.find(wideSpace));
    if (at >= whole.size()) return {whole, {}};
    std::string_view rest = whole.substr(at);
    while (rest.starts_with(wideSpace) || trimmed(rest).size() < rest.size())
        rest = rest.starts_with(wideSpace) ? rest.substr(wideSpace.size()) : trimmed(rest);
    return {whole.substr(0, at), rest};
}

bool isInfinite(std::string_view capacity) {
    constexpr std::array<std::string_view, 3> words{"inf", "infinity", "infinite"};
    std::string_view body = trimmed(capacity);
    if (body.starts_with('+')) body.remove_prefix(1);
    std::string lower(body);
    std::ranges::transform(lower, lower.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return lower == "∞" || std::ranges::find(words, lower) != words.end();
}

bool isCapacity(std::string_view text) {
    return isInfinite(text) || parseFraction(text).has_value();
}

} // namespace mexplorer
