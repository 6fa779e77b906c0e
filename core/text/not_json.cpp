#include "core/text/not_json.h"

#include "core/text/parse.h"
#include "core/text/plain_text.h"
#include "core/text/text_place.h"
#include "core/text/utf8.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace mexplorer {

namespace {

using Json = nlohmann::json;

/// Only asks where the text stops to be JSON.
class Finder final : public nlohmann::json_sax<Json> {
public:
    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return true; }
    bool key(string_t&) override { return true; }
    bool end_object() override { return true; }
    bool start_array(std::size_t) override { return true; }
    bool end_array() override { return true; }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override {
        offset = position == 0 ? 0 : position - 1;
        return false;
    }

    std::size_t offset = 0;
};

bool isWordByte(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '+' || c == '-' || c == '.';
}

/// The word that the byte at `offset` belongs to, or ends; with its backslash, if it is escaped.
std::string_view wordAt(std::string_view text, std::size_t offset) {
    std::size_t begin = std::min(offset, text.size());
    if (begin > 0 && (begin == text.size() || !isWordByte(text[begin])) && isWordByte(text[begin - 1]))
        --begin;
    while (begin > 0 && isWordByte(text[begin - 1]))
        --begin;
    std::size_t end = begin;
    while (end < text.size() && isWordByte(text[end]))
        ++end;
    if (begin > 0 && begin < end && text[begin - 1] == '\\') --begin;
    return text.substr(begin, end - begin);
}

/// A number as JSON writes them, but beyond those that computers reckon with.
bool isTooLarge(std::string_view word) {
    const std::string number(word);
    char* end = nullptr;
    return !number.empty() && number.find_first_not_of("0123456789+-.eE") == std::string::npos &&
           std::isinf(std::strtod(number.c_str(), &end)) && *end == '\0';
}

template <std::size_t count>
bool isOneOf(std::string_view word, const std::array<std::string_view, count>& words) {
    return std::ranges::find(words, word) != words.end();
}

/// The last byte before `offset` that is not blank.
char before(std::string_view text, std::size_t offset) {
    const std::size_t at = text.substr(0, offset).find_last_not_of(" \t\r\n");
    return at == std::string_view::npos ? '\0' : text[at];
}

} // namespace

Message notJsonText(std::string_view text, std::size_t offset) {
    constexpr std::array<std::string_view, 9> noNumbers{"NaN",  "nan",       "Infinity", "-Infinity", "inf",
                                                        "-inf", "+Infinity", "-nan",     "-NaN"};
    constexpr std::array<std::string_view, 4> ofPython{"None", "True", "False", "undefined"};
    offset = std::min(offset, text.size());
    const std::string_view word = wordAt(text, offset);
    const std::size_t begin = word.empty() ? offset : static_cast<std::size_t>(word.data() - text.data());
    const TextPlace of = placeOf(text, begin);
    if (isOneOf(word, noNumbers)) {
        return say(MX_TEXT("core", "“%1” at line %2, column %3 is no number in JSON; write a number there."),
                   word, of.line, of.column);
    }
    if (isOneOf(word, ofPython)) {
        return say(
            MX_TEXT("core", "“%1” at line %2, column %3 is not JSON; there it is true, false or null."), word,
            of.line, of.column);
    }
    if (isTooLarge(word)) {
        return say(MX_TEXT("core", "“%1” at line %2, column %3 is too large a number."), shortened(word),
                   of.line, of.column);
    }
    const TextPlace place = placeOf(text, offset);
    if (text.find_first_not_of(" \t\r\n", offset) == std::string_view::npos)
        return say(MX_TEXT("core", "The JSON breaks off at line %1, column %2."), place.line, place.column);
    const char found = text[offset];
    if (found == '\'') {
        return say(MX_TEXT("core", "“'” at line %1, column %2 is not JSON; texts are put in \"quotation "
                                   "marks\"."),
                   place.line, place.column);
    }
    if (found == '#' || found == '/') {
        return say(MX_TEXT("core", "A comment at line %1, column %2 is not JSON, which has none."),
                   place.line, place.column);
    }
    if ((found == ']' || found == '}') && before(text, offset) == ',') {
        return say(MX_TEXT("core", "The comma before “%1” at line %2, column %3 is one too many."), found,
                   place.line, place.column);
    }
    return say(MX_TEXT("core", "“%1” at line %2, column %3 is not JSON."),
               shortened(word.empty() ? text.substr(offset, std::max<std::size_t>(
                                                                characterLength(text.substr(offset)), 1))
                                      : word),
               of.line, of.column);
}

std::string plainOutsideTexts(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    bool isQuoted = false;
    while (!text.empty()) {
        const std::size_t length = std::max<std::size_t>(characterLength(text), 1);
        const std::string_view character = text.substr(0, length);
        const char sign = !isQuoted && length > 1 ? plainSign(character) : '\0';
        if (sign != '\0' && sign != '"')
            plain += sign;
        else if (!isQuoted && length > 1 && blankLength(character) > 0)
            plain += ' ';
        else
            plain += character;
        text.remove_prefix(length);
        if (isQuoted && character == "\\" && !text.empty()) { // what is escaped does not end the quotation
            plain += text.front();
            text.remove_prefix(1);
        } else if (character == "\"") {
            isQuoted = !isQuoted;
        }
    }
    return plain;
}

Expected<void> checkJson(std::string_view text) {
    Finder finder;
    if (Json::sax_parse(text.begin(), text.end(), &finder)) return {};
    return invalid(notJsonText(text, finder.offset));
}

} // namespace mexplorer
