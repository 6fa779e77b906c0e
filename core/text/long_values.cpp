#include "core/text/long_values.h"

#include "core/text/quoted.h"

#include <fmt/format.h>

namespace mexplorer {

namespace {

constexpr std::size_t longestValue = 24; // bytes
constexpr std::string_view beginOfValue = "=\"";

/// Calls `visit` for each quoted value after “=”, with the text between the previous value and it, and the
/// value. Returns the text after the last.
template <class Visit>
std::string_view forEachQuoted(std::string_view text, Visit&& visit) {
    while (true) {
        const std::size_t found = text.find(beginOfValue);
        if (found == std::string_view::npos) return text;
        const auto quoted = readQuoted(text.substr(found + 1));
        if (!quoted) return text;
        visit(text.substr(0, found + 1), text.substr(found + 1, quoted->bytes));
        text.remove_prefix(found + 1 + quoted->bytes);
    }
}

/// The mark for the k-th value.
std::string signOf(std::size_t k) {
    return fmt::format("\"…{}\"", k);
}

} // namespace

std::string withoutLongValues(std::string_view text) {
    std::string without;
    const std::string_view rest = forEachQuoted(text, [&](std::string_view before, std::string_view value) {
        const bool isLong = value.size() > longestValue;
        const std::size_t name = isLong ? before.rfind(' ') + 1 : before.size();
        without += before.substr(0, name);
        without += isLong ? std::string_view("…") : value;
    });
    return without.append(rest);
}

FoldedText folded(std::string_view text) {
    FoldedText folded;
    const std::string_view rest = forEachQuoted(text, [&](std::string_view before, std::string_view value) {
        folded.text += before;
        if (value.size() <= longestValue) {
            folded.text += value;
            return;
        }
        folded.values.emplace_back(value);
        folded.text += signOf(folded.values.size());
    });
    folded.text += rest;
    return folded;
}

std::string unfolded(std::string_view edited, const std::vector<std::string>& values) {
    if (values.empty()) return std::string(edited);
    std::string whole;
    const std::string_view rest = forEachQuoted(edited, [&](std::string_view before, std::string_view value) {
        whole += before;
        for (std::size_t k = 1; k <= values.size(); ++k) {
            if (value != signOf(k)) continue;
            whole += values[k - 1];
            return;
        }
        whole += value;
    });
    return whole.append(rest);
}

} // namespace mexplorer
