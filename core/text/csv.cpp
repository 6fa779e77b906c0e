#include "core/text/csv.h"

#include <algorithm>
#include <string_view>

namespace mexplorer {

namespace {

/// What a formula may begin with, including the full-width forms of Chinese and Japanese keyboards.
constexpr std::string_view formulaSigns[] = {"=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"};
/// Separators of fields or lines in spreadsheets of any locale, and the quotation mark itself.
constexpr const char* needQuotes = ",;\t\"\r\n";

bool isFormula(std::string_view text) {
    return std::ranges::any_of(formulaSigns, [&](std::string_view sign) { return text.starts_with(sign); });
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
