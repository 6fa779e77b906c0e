#include "core/names/spelling.h"

#include "core/text/utf8.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

namespace mexplorer::names {

namespace {

struct Folding {
    std::string_view letters; ///< each is written …
    std::string_view as;      ///< … in this way
};

constexpr std::array foldings = {
    Folding{"àáâãäåāÀÁÂÃÄÅ", "a"},
    Folding{"çÇ", "c"},
    Folding{"èéêëēÈÉÊË", "e"},
    Folding{"ìíîïÌÍÎÏ", "i"},
    Folding{"ñÑ", "n"},
    Folding{"òóôõöøōÒÓÔÕÖØ", "o"},
    Folding{"ùúûüūÙÚÛÜ", "u"},
    Folding{"ýÿÝ", "y"},
    Folding{"Α", "α"},
    Folding{"Β", "β"},
    Folding{"ΦϕФ", "φ"},
    Folding{"奕", "弈"},
    Folding{"遊", "游"},
};

/// Words for “game”, which any name may have or lack; 博奕 and 遊 are folded.
constexpr std::array<std::string_view, 7> gameWords = {"games", "game", "博弈", "游戏",
                                                       "游戲",  "赛局", "賽局"};

char32_t codePoint(std::string_view character) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(character[i]); };
    switch (character.size()) {
    case 1:
        return byte(0);
    case 2:
        return (byte(0) & 0x1FU) << 6U | (byte(1) & 0x3FU);
    case 3:
        return (byte(0) & 0x0FU) << 12U | (byte(1) & 0x3FU) << 6U | (byte(2) & 0x3FU);
    default:
        return (byte(0) & 0x07U) << 18U | (byte(1) & 0x3FU) << 12U | (byte(2) & 0x3FU) << 6U |
               (byte(3) & 0x3FU);
    }
}

std::optional<std::string_view> foldingOf(std::string_view character) {
    for (const Folding& folding : foldings)
        for (std::size_t at = 0; at < folding.letters.size();) {
            const std::size_t length = characterLength(folding.letters.substr(at));
            if (folding.letters.substr(at, length) == character) return folding.as;
            at += length;
        }
    return std::nullopt;
}

enum class Script { none, digit, letter, ideograph };

Script scriptOf(char32_t point) {
    if (point < 0x80) {
        const int ascii = static_cast<int>(point);
        return std::isdigit(ascii) != 0   ? Script::digit
               : std::isalpha(ascii) != 0 ? Script::letter
                                          : Script::none;
    }
    if (point == 0xD7 || point == 0xF7) return Script::none; // × ÷
    const bool isLetter = (point >= 0xC0 && point <= 0x24F) || (point >= 0x370 && point <= 0x4FF);
    if (isLetter) return Script::letter;
    const bool isIdeograph = (point >= 0x2E80 && point < 0x3000) || (point >= 0x3040 && point < 0xFB00) ||
                             (point >= 0x20000 && point < 0x40000);
    return isIdeograph ? Script::ideograph : Script::none;
}

/// Full-width letters, digits and signs as the usual ones.
char32_t narrow(char32_t point) {
    return point >= 0xFF01 && point <= 0xFF5E ? point - 0xFF01 + 0x21 : point;
}

/// The text between blanks, wide ones, too.
std::vector<std::string> pieces(std::string_view typed) {
    std::vector<std::string> found(1);
    while (!typed.empty()) {
        const std::string_view character = typed.substr(0, std::max<std::size_t>(1, characterLength(typed)));
        const bool isBlank = character == "\u3000" || character == "\u00A0" ||
                             std::isspace(static_cast<unsigned char>(character.front())) != 0;
        if (!isBlank)
            found.back() += character;
        else if (!found.back().empty())
            found.emplace_back();
        typed.remove_prefix(character.size());
    }
    return found;
}

/// What is left of a folded word without the words for “game” in it.
std::vector<std::string> withoutGame(const std::string& word) {
    for (const std::string_view game : gameWords) {
        const auto at = word.find(game);
        const bool isLatin = static_cast<unsigned char>(game.front()) < 0x80;
        if (at == std::string::npos || (isLatin && word != game)) continue;
        std::vector<std::string> left = withoutGame(word.substr(0, at));
        for (std::string& rest : withoutGame(word.substr(at + game.size())))
            left.push_back(std::move(rest));
        return left;
    }
    return word.empty() ? std::vector<std::string>{} : std::vector{word};
}

} // namespace

Spelling::Spelling(std::string_view text) {
    Script before = Script::none;
    while (!text.empty()) {
        const std::size_t length = characterLength(text);
        std::string_view character = text.substr(0, std::max<std::size_t>(1, length));
        text.remove_prefix(character.size());
        const char32_t point = length == 0 ? U' ' : narrow(codePoint(character));
        const Script script = scriptOf(point);
        const bool begins = script != before || script == Script::ideograph;
        before = script;
        if (script == Script::none) continue;
        if (const auto folded = foldingOf(character)) character = *folded;
        begins_.resize(letters_.size(), false);
        begins_.push_back(begins);
        if (point < 0x80)
            letters_ += static_cast<char>(std::tolower(static_cast<int>(point)));
        else
            letters_ += character;
    }
    begins_.resize(letters_.size(), false);
    begins_.push_back(true);
}

Match Spelling::matchAt(std::size_t at, std::size_t length) const {
    if (begins_[at]) return begins_[at + length] ? Match::words : Match::beginnings;
    for (std::size_t inside = at + 1; inside < at + length; ++inside)
        if (begins_[inside]) return Match::none; // the end of one word and the beginning of the next
    return Match::parts;
}

Match Spelling::match(std::string_view typed) const {
    if (letters_ == typed) return Match::whole;
    Match best = Match::none;
    for (auto at = letters_.find(typed); at != std::string::npos; at = letters_.find(typed, at + 1))
        best = std::min(best, matchAt(at, typed.size()));
    return best;
}

std::vector<std::string> Spelling::words() const {
    std::vector<std::string> found;
    bool wasIdeograph = false;
    for (std::size_t at = 0; at < letters_.size(); ++at) {
        const bool isIdeograph = static_cast<unsigned char>(letters_[at]) >= 0xE2;
        if (begins_[at] && !(isIdeograph && wasIdeograph)) found.emplace_back();
        if (begins_[at]) wasIdeograph = isIdeograph;
        found.back() += letters_[at];
    }
    return found;
}

Query::Query(std::string_view typed) : letters_(Spelling(typed).letters()) {
    std::vector<std::string> all;
    for (const std::string& piece : pieces(typed)) {
        const std::string word = Spelling(piece).letters();
        if (!word.empty()) all.push_back(word);
        for (std::string& rest : withoutGame(word))
            words_.push_back(std::move(rest));
    }
    if (words_.empty()) words_ = std::move(all);
}

Match Query::match(const std::vector<Spelling>& spellings) const {
    std::string withoutGames;
    for (const std::string& word : words_)
        withoutGames += word;
    Match worst = Match::words;
    for (const Spelling& spelling : spellings)
        if (spelling.letters() == letters_ || spelling.letters() == withoutGames) return Match::whole;
    for (const std::string& word : words_) {
        Match best = Match::none;
        for (const Spelling& spelling : spellings)
            best = std::min(best, spelling.match(word));
        worst = std::max(worst, best);
    }
    return worst;
}

} // namespace mexplorer::names
