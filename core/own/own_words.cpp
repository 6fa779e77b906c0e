#include "core/own/own_words.h"

#include "core/own/own_description.h"
#include "core/text/parse.h"
#include "core/text/plain_text.h"
#include "core/text/text_place.h"
#include "core/text/utf8.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr const char* emptyWord = "-";

bool isEmptyWord(std::string_view text) {
    const std::string_view body = trimmed(text);
    return body.empty() || body == "∅" || trimmed(Plain(body).text()) == emptyWord;
}

/// Whether a character can be a letter: it is seen, and means nothing else where words and rules are written.
bool canBeLetter(std::string_view character) {
    const char plain = character.size() == 1 ? character.front() : plainSign(character);
    const auto first = static_cast<unsigned char>(character.front());
    const bool isControl = first < ' ' || first == 0x7F;
    const bool isSign =
        plain != 0 && std::string_view("-|,;:()[]{}\"'>").find(plain) != std::string_view::npos;
    return !isControl && !isSign && blankLength(character) == 0 && !isUnseen(character) && character != "∅";
}

} // namespace

OwnWords::OwnWords(Play play, std::vector<std::string> letters, std::vector<LetterRule> rules)
    : play_(play), letters_(std::move(letters)), rules_(std::move(rules)) {}

Description OwnWords::description() const {
    Description all = describeOwn();
    all.position = text(startPosition());
    all.view = "tree";
    all.positionHint =
        say(MX_TEXT("core", "letters of the alphabet, for example %1; - is the empty word"), all.position);
    return all;
}

OwnWord OwnWords::startPosition() const {
    constexpr std::size_t mostOfEach = 3;
    constexpr std::size_t most = 6;
    OwnWord word;
    for (std::size_t i = 0; i < std::min(most, mostOfEach * letters_.size()); ++i)
        word.letters += static_cast<char>(i % letters_.size());
    return word;
}

Expected<OwnWords> OwnWords::of(Play play, std::string_view alphabet,
                                const std::vector<Rewriting>& rewritings) {
    std::vector<std::string> letters;
    for (std::size_t at = 0; at < alphabet.size();) {
        const std::size_t length = characterLength(alphabet.substr(at));
        const std::string_view character = alphabet.substr(at, std::max<std::size_t>(length, 1));
        if (length == 0 || !canBeLetter(character))
            return invalid(
                say(MX_TEXT("core", "“%1” cannot be a letter of an alphabet."), shortened(character)));
        if (std::find(letters.begin(), letters.end(), character) != letters.end())
            return invalid(say(MX_TEXT("core", "The letter %1 is twice in the alphabet."), character));
        if (letters.size() == mostLetters)
            return invalid(say(MX_TEXT("core", "The alphabet has more than %1 letters."), mostLetters));
        letters.emplace_back(character);
        at += length;
    }
    if (letters.empty()) return invalid(say(MX_TEXT("core", "The alphabet has no letters.")));
    if (rewritings.empty()) return invalid(say(MX_TEXT("core", "There is no rule by which words change.")));
    if (rewritings.size() > mostRewritings)
        return invalid(say(MX_TEXT("core", "There are more than %1 rules."), mostRewritings));
    OwnWords words(play, std::move(letters), {});
    for (const Rewriting& rewriting : rewritings)
        if (auto added = words.add(rewriting); !added) return tl::unexpected(added.error());
    words.measures_ = measuresThatFall(words.letters_.size(), words.rules_);
    return words;
}

Expected<void> OwnWords::add(const Rewriting& rewriting) {
    auto from = numbered(rewriting.from);
    if (!from) return tl::unexpected(from.error());
    auto to = numbered(rewriting.to);
    if (!to) return tl::unexpected(to.error());
    if (from->empty())
        return invalid(say(MX_TEXT("core", "The left side of a rule is empty: letters could be put in for "
                                           "ever.")));
    if (std::max(from->size(), to->size()) > longestSide)
        return invalid(say(MX_TEXT("core", "A side of a rule has more than %1 letters."), longestSide));
    rules_.push_back({std::move(*from), std::move(*to)});
    return {};
}

Expected<std::string> OwnWords::numbered(std::string_view text) const {
    std::string numbers;
    if (isEmptyWord(text)) return numbers;
    for (std::size_t at = 0; at < text.size();) {
        if (const std::size_t blank = blankLength(text.substr(at)); blank > 0) {
            at += blank;
            continue;
        }
        const std::size_t length = std::max<std::size_t>(characterLength(text.substr(at)), 1);
        const auto letter = std::find(letters_.begin(), letters_.end(), text.substr(at, length));
        if (letter == letters_.end())
            return invalid(say(MX_TEXT("core", "column %1: “%2” is not in the alphabet, which is %3."),
                               columnOf(text, at), shortened(text.substr(at, length)), joined(letters_, "")));
        if (numbers.size() == longestWord)
            return invalid(say(MX_TEXT("core", "The word has more than %1 letters."), longestWord));
        numbers += static_cast<char>(letter - letters_.begin());
        at += length;
    }
    return numbers;
}

Expected<OwnWord> OwnWords::parse(std::string_view text) const {
    auto numbers = numbered(text);
    if (!numbers) return invalid(positionId, numbers.error().message);
    return OwnWord{std::move(*numbers)};
}

std::string OwnWords::written(std::string_view numbers) const {
    std::string text;
    for (const char number : numbers)
        text += letters_[static_cast<unsigned char>(number)];
    return text;
}

std::string OwnWords::text(const OwnWord& word) const {
    return word.letters.empty() ? emptyWord : written(word.letters);
}

Message OwnWords::moveText(const OwnWord& /*word*/, const Move& move) const {
    const LetterRule& rule = rules_[move.rule];
    const std::string from = written(rule.from);
    if (rule.to.empty()) return say(MX_TEXT("core", "remove %1, from letter %2 on"), from, move.at + 1);
    return say(MX_TEXT("core", "replace %1 by %2, from letter %3 on"), from, written(rule.to), move.at + 1);
}

OwnWord OwnWords::after(const OwnWord& word, const Move& move) const {
    const LetterRule& rule = rules_[move.rule];
    OwnWord option = word;
    option.letters.replace(move.at, rule.from.size(), rule.to);
    return option;
}

bool OwnWords::fits(const OwnWord& word, const Move& move) const {
    const LetterRule& rule = rules_[move.rule];
    return word.letters.compare(move.at, rule.from.size(), rule.from) == 0 &&
           word.size() - rule.from.size() + rule.to.size() <= longestWord;
}

Message OwnWords::sayMeasure(const WordMeasure& measure) const {
    std::vector<std::string> letters;
    switch (measure.kind) {
    case WordMeasure::Kind::length:
        return say(MX_TEXT("core", "the length of the word"));
    case WordMeasure::Kind::count:
        return say(MX_TEXT("core", "the number of letters %1"), letters_[measure.letter]);
    case WordMeasure::Kind::weights:
        for (std::size_t letter = 0; letter < letters_.size(); ++letter)
            letters.push_back(letters_[letter] + " = " + std::to_string(measure.weights[letter]));
        return say(MX_TEXT("core", "the sum of its letters, with %1"), listed(joined(letters, ", ")));
    case WordMeasure::Kind::fromLeft:
    case WordMeasure::Kind::fromRight:
        break;
    }
    for (const std::size_t letter : measure.order)
        letters.push_back(letters_[letter]);
    const std::string order = joined(letters, " < ");
    return measure.kind == WordMeasure::Kind::fromLeft
               ? say(MX_TEXT("core", "its place in a dictionary with the order %1"), order)
               : say(MX_TEXT("core", "its place, read backwards, in a dictionary with the order %1"), order);
}

std::optional<Message> OwnWords::whyPlayEnds() const {
    if (!measures_) return std::nullopt;
    if (measures_->size() == 1)
        return say(MX_TEXT("core", "Play ends, as every move lowers %1."), sayMeasure(measures_->front()));
    std::vector<Message> all;
    for (const WordMeasure& measure : *measures_)
        all.push_back(sayMeasure(measure));
    return say(MX_TEXT("core", "Play ends, as every move lowers the first of these that it changes: %1."),
               listed(std::move(all)));
}

} // namespace mexplorer
