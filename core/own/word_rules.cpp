#include "core/own/word_rules.h"

#include "core/formula/words.h"
#include "core/own/word_grammar.h"
#include "core/text/parse.h"
#include "core/text/plain_text.h"
#include "core/text/text_place.h"
#include "core/text/utf8.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// Where something stands in the plain text.
struct Stretch {
    std::size_t begin = 0;
    std::size_t end = 0;
};
struct DraftRewriting {
    Stretch from = {};
    Stretch to = {};
};
struct WordDraft {
    Stretch alphabet = {};
    std::vector<DraftRewriting> rewritings = {};
    std::optional<Play> play = {};
};

Stretch stretchOf(const auto& in) {
    const std::size_t begin = in.position().byte;
    return {begin, begin + in.size()};
}

template <class Rule>
struct ReadingWords : word_grammar::ReadingPlay<Rule> {};

template <>
struct ReadingWords<word_grammar::alphabet> {
    static void apply(const auto& in, WordDraft& draft) { draft.alphabet = stretchOf(in); }
};
template <>
struct ReadingWords<word_grammar::from> {
    static void apply(const auto& in, WordDraft& draft) { draft.rewritings.push_back({stretchOf(in), {}}); }
};
template <>
struct ReadingWords<word_grammar::to> {
    static void apply(const auto& in, WordDraft& draft) { draft.rewritings.back().to = stretchOf(in); }
};

std::size_t lengthOfFirst(std::string_view text) {
    return std::max<std::size_t>(characterLength(text), 1);
}

/// A text made plain, in which the typed characters are found again.
class TypedText {
public:
    explicit TypedText(std::string_view typed) : typed_(typed) {
        for (std::size_t at = 0; at < typed.size(); at += lengthOfFirst(typed.substr(at))) {
            plain_ += plainFormula(typed.substr(at, lengthOfFirst(typed.substr(at))));
            places_.resize(plain_.size(), at);
        }
        places_.push_back(typed.size());
    }

    [[nodiscard]] const std::string& plain() const { return plain_; }
    /// Where this stretch begins as it was typed, from 1.
    [[nodiscard]] std::size_t column(const Stretch& stretch) const {
        return columnOf(typed_, places_[stretch.begin]);
    }
    [[nodiscard]] std::string_view typed(const Stretch& stretch) const {
        return typed_.substr(places_[stretch.begin], places_[stretch.end] - places_[stretch.begin]);
    }

private:
    std::string_view typed_;
    std::string plain_;
    std::vector<std::size_t> places_; ///< of each plain byte, and of the end: the byte where it was typed
};

/// The letters of an alphabet, without what is between them.
std::string alphabetIn(std::string_view typed) {
    std::string letters;
    for (std::size_t at = 0; at < typed.size();) {
        const std::string_view rest = typed.substr(at);
        const std::string_view character = rest.substr(0, lengthOfFirst(rest));
        const std::size_t blank = blankLength(rest);
        if (blank == 0 && plainFormula(character) != ",") letters += character;
        at += blank > 0 ? blank : character.size();
    }
    return letters;
}

/// One side of a rule, without blanks.
Expected<std::string> sideIn(const TypedText& text, const Stretch& stretch, std::string_view alphabet) {
    const std::string_view typed = text.typed(stretch);
    const std::string side = alphabetIn(typed);
    if (side == "∅" || plainFormula(side) == "-") return std::string();
    for (std::size_t at = 0; at < typed.size();) {
        const std::string_view rest = typed.substr(at);
        const std::string_view character = rest.substr(0, lengthOfFirst(rest));
        const std::size_t blank = blankLength(rest);
        const bool isLetter = characterLength(rest) > 0 && alphabet.find(character) != std::string_view::npos;
        if (blank == 0 && !isLetter)
            return invalid(say(MX_TEXT("core", "column %1: “%2” is not in the alphabet, which is %3."),
                               text.column(stretch) + columnOf(typed, at) - 1, shortened(character),
                               shortened(alphabet)));
        at += blank > 0 ? blank : character.size();
    }
    return side;
}

} // namespace

Expected<OwnWordRules> parseWordRules(std::string_view text) {
    if (auto fits = checkRulesLength(text); !fits) return tl::unexpected(fits.error());
    const TypedText both(text);
    const auto draft = draftOf<WordDraft, word_grammar::rules, ReadingWords>(both.plain(), text);
    if (!draft) return tl::unexpected(draft.error());
    OwnWordRules rules{
        .alphabet = alphabetIn(both.typed(draft->alphabet)), .rewritings = {}, .play = draft->play};
    rules.text = "word over " + rules.alphabet + ":";
    for (const DraftRewriting& each : draft->rewritings) {
        auto from = sideIn(both, each.from, rules.alphabet);
        if (!from) return tl::unexpected(from.error());
        auto to = sideIn(both, each.to, rules.alphabet);
        if (!to) return tl::unexpected(to.error());
        rules.text += (rules.rewritings.empty() ? " " : " | ") + *from + " -> " + (to->empty() ? "-" : *to);
        rules.rewritings.push_back({std::move(*from), std::move(*to)});
    }
    rules.text += playText(rules.play);
    return rules;
}

} // namespace mexplorer
