#include "core/text/csv.h"

#include <algorithm>
#include <string_view>

namespace mexplorer {

namespace {

/// What a formula may begin with, including the full-width forms of Chinese and Japanese keyboards.
constexpr std::string_view formulaSigns[] = {"=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"};
/// Separators of fields or lines in spreadsheets of any locale, and the quotation mark itself.
constexpr const char* needQuotes = ",;\t\"\r\n";

bool areDigits(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Digits with a sign, and perhaps a point or a denominator.
bool isSignedNumber(std::string_view text) {
    if (!text.starts_with('-') && !text.starts_with('+')) return false;
    const std::string_view body = text.substr(1);
    const std::size_t mark = std::min(body.find_first_of("./"), body.size());
    const std::string_view before = body.substr(0, mark);
    if (mark == body.size()) return areDigits(before);
    const std::string_view after = body.substr(mark + 1);
    if (body[mark] == '/') return areDigits(before) && areDigits(after);
    return areDigits(std::string(before).append(after)); // .5 and 1. are numbers, too
}

bool isFormula(std::string_view text) {
    return !isSignedNumber(text) &&
           std::ranges::any_of(formulaSigns, [&](std::string_view sign) { return text.starts_with(sign); });
}

} // namespace

std::string csvField(const std::string& text) {
    const std::string guarded = isFormula(text) ? "'" + text : text;
    if (guarded.find_first_of(needQuotes) == std::string::npos) return guarded;
    std::string field = "\"";
    for (const char c : guarded) {
        if (c == '"') field += '"';
        field += c;
    }
    return field + '"';
}

} // namespace mexplorer
