#include "core/text/quoted.h"

namespace mexplorer {

std::string inQuotes(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + '"';
}

std::optional<Quotation> readQuoted(std::string_view text) {
    Quotation found;
    for (std::size_t at = 1; at < text.size(); ++at) {
        const char c = text[at];
        const char next = at + 1 < text.size() ? text[at + 1] : '\0';
        const bool isEscape = (c == '"' && next == '"') || (c == '\\' && (next == '"' || next == '\\'));
        if (c == '"' && !isEscape) {
            found.bytes = at + 1;
            return found;
        }
        found.hasEscapes |= isEscape;
        found.text += isEscape ? text[++at] : c;
    }
    return std::nullopt;
}

} // namespace mexplorer
