#include "core/sum/sum_reader.h"

#include "core/game/aspects/positions.h"
#include "core/text/long_values.h"
#include "core/text/parse.h"
#include "core/text/plain_text.h"
#include "core/text/quoted.h"
#include "core/text/text_place.h"
#include "core/text/utf8.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::size_t mostParts = 64;

/// A word of the text.
struct Word {
    std::string text;
    std::size_t begin = 0;   ///< where in the whole text its first byte is
    bool hasEscapes = false; ///< then offsets in `text` differ from those where it was typed
};

using GivenParameters = std::map<std::string, Word>;

Parameters valuesOf(const GivenParameters& given) {
    Parameters values;
    for (const auto& [key, word] : given)
        values[key] = word.text;
    return values;
}

/// Reads “id key=value …: position; …”, also with a component in each line, or “id(position) + …”.
class SumParser {
public:
    SumParser(std::string_view text, Summands& summands) : text_(text), summands_(summands) {}

    Expected<std::vector<Summand>> read() {
        std::vector<Summand> found;
        do {
            auto next = summand();
            if (!next) return tl::unexpected(next.error());
            found.push_back(std::move(*next));
            if (found.size() > mostParts) {
                return tooLarge(say(MX_TEXT("core", "A sum has at most %1 components."), mostParts));
            }
        } while (takesSeparator() && !atEnd());
        if (atEnd()) return found;
        return invalid(
            say(MX_TEXT("core", "“%1” at column %2 stands where a semicolon should part it from the "
                                "component before."),
                shortened(text_.substr(at_)), column(at_)));
    }

private:
    void skipBlanks() {
        while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != std::string_view::npos)
            ++at_;
    }
    bool atEnd() {
        skipBlanks();
        return at_ == text_.size();
    }
    bool takes(char sign) {
        skipBlanks();
        if (at_ == text_.size() || text_[at_] != sign) return false;
        ++at_;
        return true;
    }
    /// A semicolon, a plus sign, or the line break after which the next component begins.
    bool takesSeparator() {
        if (takes(';') || takes('+')) return true;
        constexpr std::string_view xorSign = "⊕";
        if (text_.substr(at_).starts_with(xorSign)) {
            at_ += xorSign.size();
            return true;
        }
        return beginsComponent(at_) &&
               text_.substr(0, at_).find_last_not_of(" \t\r") == text_.rfind('\n', at_);
    }

    /// Whether a component begins there: a name with a colon or bracket after it or its parameters.
    [[nodiscard]] bool beginsComponent(std::size_t at) const {
        constexpr std::string_view blanks = " \t\r\n";
        constexpr std::string_view ends = " \t\r\n:(;=\"";
        const std::size_t begin = std::min(text_.find_first_not_of(blanks, at), text_.size());
        if (begin == text_.size() || !isLetter(text_[begin])) return false;
        const std::size_t end = std::min(text_.find_first_of(ends, begin), text_.size());
        const std::size_t sign = std::min(text_.find_first_not_of(" \t", end), text_.size());
        const std::string_view name = text_.substr(begin, end - begin);
        const bool isGame = name == "Tiny" || name == "Miny"; // Tiny(2) is part of a position
        if (sign < text_.size() && (text_[sign] == ':' || (text_[sign] == '(' && !isGame))) return true;
        return sign > end && summands_.checkGame(std::string(name)).has_value();
    }
    static bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

    /// A position: up to a semicolon, or to a line break or plus sign before another component.
    Expected<Word> position() {
        skipBlanks();
        if (at_ < text_.size() && text_[at_] == '"') return word(";");
        const std::size_t begin = at_;
        for (at_ = endOfPosition(begin); at_ < text_.size() && text_[at_] != ';'; at_ = endOfPosition(at_)) {
            const std::size_t bytes = characterLength(text_.substr(at_)); // of ⊕
            if (beginsComponent(at_ + bytes)) break;
            at_ += bytes;
            // Blanks before the next sign are not looked at again.
            if (text_[at_ - 1] == '\n') skipBlanks();
        }
        return Word{std::string(trimmed(text_.substr(begin, at_ - begin))), begin};
    }
    /// The first sign from there on that may end a position.
    [[nodiscard]] std::size_t endOfPosition(std::size_t from) const {
        for (std::size_t at = from; at < text_.size(); ++at) {
            at = std::min(text_.find_first_of(";\n+\xE2", at), text_.size());
            if (at == text_.size() || text_[at] != '\xE2' || text_.substr(at).starts_with("⊕")) return at;
        }
        return text_.size();
    }

    /// “(3,5)” in place of “: 3,5”
    Expected<Word> positionInBrackets() {
        const std::size_t open = at_++;
        std::size_t depth = 1;
        for (; at_ < text_.size() && depth > 0; ++at_) {
            depth += text_[at_] == '(' ? 1U : 0U;
            depth -= text_[at_] == ')' ? 1U : 0U;
        }
        if (depth > 0) {
            const TextPlace place = placeOf(text_, open);
            return invalid(
                say(MX_TEXT("core", "The text breaks off: what begins with “%1” at line %2, column %3 "
                                    "is never closed."),
                    "(", place.line, place.column));
        }
        return Word{std::string(trimmed(text_.substr(open + 1, at_ - open - 2))), open + 1};
    }

    [[nodiscard]] std::size_t column(std::size_t at) const { return columnOf(text_, at); }

    /// The text up to one of `ends`, or a quoted text without its quotes.
    Expected<Word> word(std::string_view ends) {
        skipBlanks();
        if (at_ < text_.size() && text_[at_] == '"') {
            auto found = readQuoted(text_.substr(at_));
            if (!found) {
                return invalid(
                    say(MX_TEXT("core", "The quotation from column %1 on is not closed."), column(at_)));
            }
            const std::size_t begin = at_ + 1;
            at_ += found->bytes;
            return Word{std::move(found->text), begin, found->hasEscapes};
        }
        const std::size_t begin = at_;
        at_ = std::min(text_.find_first_of(ends, at_), text_.size());
        return Word{std::string(trimmed(text_.substr(begin, at_ - begin))), begin};
    }

    Expected<Summand> summand() {
        const auto id = word(" \t\r\n:;=(");
        if (!id) return tl::unexpected(id.error());
        if (id->text.empty()) return componentMissing(*id);
        if (const auto known = summands_.checkGame(id->text); !known) return at(*id, known.error());
        const auto given = parameters(id->text);
        if (!given) return tl::unexpected(given.error());
        const bool isInBrackets = !atEnd() && text_[at_] == '(';
        if (!isInBrackets && !takes(':')) return positionMissing(*id);
        const auto game = summands_.get(id->text, valuesOf(*given));
        if (!game) return parameterError(id->text, *given, game.error());
        const auto position = isInBrackets ? positionInBrackets() : this->position();
        if (!position) return tl::unexpected(position.error());
        const auto asked = ask(*(*game)->normal, position->text);
        if (!asked) return positionError(**game, *position, asked.error());
        return summands_.read(**game, *asked);
    }

    tl::unexpected<Error> componentMissing(const Word& first) const {
        return invalid(say(MX_TEXT("core", "At column %1 a component is missing: a game, a colon and a "
                                           "position, such as nim: 3,5."),
                           column(first.begin)));
    }

    tl::unexpected<Error> positionMissing(const Word& id) const {
        return invalid(
            say(MX_TEXT("core", "At column %1 a colon and the position of %2 are missing; what contains a "
                                "semicolon or a colon is written in quotes."),
                column(at_), id.text));
    }

    Expected<GivenParameters> parameters(const std::string& id) {
        GivenParameters given;
        while (!atEnd() && std::string_view(":;(").find(text_[at_]) == std::string_view::npos) {
            const auto key = word(" \t\r\n:;=");
            if (!key) return tl::unexpected(key.error());
            if (key->text.empty() || !takes('=')) {
                return invalid(say(
                    MX_TEXT("core", "At column %1 a parameter such as code=0.77, or a colon, was expected."),
                    column(key->begin)));
            }
            if (const auto known = summands_.checkParameter(id, key->text); !known)
                return at(*key, known.error());
            auto value = word(" \t\r\n:;"); // which may have brackets: code=0.(3)
            if (!value) return tl::unexpected(value.error());
            if (!given.emplace(key->text, std::move(*value)).second) {
                return at(*key, givenTwice(key->text).value());
            }
        }
        return given;
    }

    /// The same error, with the column of the word that it is about.
    [[nodiscard]] tl::unexpected<Error> at(const Word& word, const Error& error) const {
        return tl::unexpected(
            Error{error.kind, say(MX_TEXT("core", "At column %1: %2"), column(word.begin), error.message)});
    }

    /// The whole text up to the end of the word, with blanks for all before it: errors in the word then name
    /// the column where it was typed.
    [[nodiscard]] std::string inPlace(const Word& word) const {
        std::string text;
        for (std::size_t i = 0; i < word.begin;) {
            text += text_[i] == '\n' ? '\n' : ' ';
            i += std::max<std::size_t>(characterLength(text_.substr(i)), 1);
        }
        return text + word.text;
    }

    [[nodiscard]] tl::unexpected<Error> positionError(const SummandGame& game, const Word& position,
                                                      Error error) const {
        const auto again = ask(*game.normal, inPlace(position));
        if (!again && !position.hasEscapes) error = again.error();
        const Message what = say(MX_TEXT("core", "the position of %1"), withoutLongValues(game.name));
        return tl::unexpected(Error{error.kind, inside(what, position, error.message)});
    }

    [[nodiscard]] tl::unexpected<Error> parameterError(const std::string& id, const GivenParameters& given,
                                                       Error error) const {
        const auto wrong = given.find(error.field);
        if (wrong == given.end()) return tl::unexpected(std::move(error));
        Parameters values = valuesOf(given);
        values[wrong->first] = inPlace(wrong->second);
        const auto again = summands_.make(id, values);
        if (!again && !wrong->second.hasEscapes) error = again.error();
        const Message what = say(MX_TEXT("core", "the parameter %1"), wrong->first);
        return tl::unexpected(Error{error.kind, inside(what, wrong->second, error.message)});
    }

    /// The message for an error inside a word.
    [[nodiscard]] Message inside(const Message& what, const Word& word, const Message& message) const {
        if (!word.hasEscapes)
            return say(MX_TEXT("core", "In %1, at column %2: %3"), what, column(word.begin), message);
        return say(MX_TEXT("core", "In %1, whose quotation begins at column %2 and in which columns are "
                                   "counted from 1 again: %3"),
                   what, column(word.begin), message);
    }

    std::string_view text_;
    Summands& summands_;
    std::size_t at_ = 0;
};

/// With plain signs between the components; what they contain is read by their games.
std::string plainSeparators(std::string_view text) {
    std::string plain;
    bool hasQuotations = true;
    while (!text.empty()) {
        const bool isQuote = text.front() == '"' && hasQuotations;
        const auto quoted = isQuote ? readQuoted(text) : std::nullopt;
        hasQuotations = !isQuote || quoted; // one that is open is the last
        const std::size_t length = quoted ? quoted->bytes : std::max<std::size_t>(characterLength(text), 1);
        const std::string_view character = text.substr(0, length);
        const char sign = length > 1 && !quoted ? plainSign(character) : '\0';
        if (std::string_view(";:= +()\n").find(sign) != std::string_view::npos && sign != '\0')
            plain += sign;
        else
            plain += character;
        text.remove_prefix(length);
    }
    return plain;
}

} // namespace

Expected<std::vector<Summand>> readSum(std::string_view text, Summands& summands) {
    const std::string plain = isAscii(text) ? std::string(text) : plainSeparators(text);
    auto read = SumParser(plain, summands).read();
    if (!read) read.error().field = positionId;
    return read;
}

} // namespace mexplorer
