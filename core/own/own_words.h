#pragma once

#include "core/own/ending_rules.h"
#include "core/own/word_measures.h"
#include "core/rules/hash.h"
#include "core/rules/rules.h"
#include "core/rules/visit.h"

#include <optional>
#include <string>
#include <vector>

namespace mexplorer {

/// A rule of rewriting as typed, in UTF-8; `to` may be empty.
struct Rewriting {
    std::string from;
    std::string to;
};

/// A word, each letter as its number in the alphabet.
struct OwnWord {
    std::string letters = {};

    [[nodiscard]] std::size_t size() const { return letters.size(); }
    [[nodiscard]] std::size_t capacity() const { return letters.capacity(); }
    [[nodiscard]] const char* data() const { return letters.data(); }
    friend bool operator==(const OwnWord&, const OwnWord&) = default;
};
[[nodiscard]] inline std::uint64_t hashOf(const OwnWord& word) {
    return mixed(word.size(), std::string_view(word.letters));
}

/// A game of words by rules of one’s own: a turn replaces one occurrence of a rule’s left side by its right
/// side. Whoever cannot has lost (or, in misère play, won). What would make a word longer than longestWord
/// is no move.
class OwnWords {
public:
    using Family = EndingFamily;
    using Position = OwnWord;
    /// Rewriting by `rule` the letters from `at` on; both from 0.
    struct Move {
        std::size_t at = 0;
        std::size_t rule = 0;
        friend bool operator==(const Move&, const Move&) = default;
    };

    static constexpr bool readsNames = true; ///< letters are taken as they are typed
    static constexpr std::size_t mostLetters = 64;
    static constexpr std::size_t mostRewritings = 64;
    static constexpr std::size_t longestSide = 100; ///< letters on one side of a rule
    static constexpr std::size_t longestWord = 10'000;

    /// Errors: the alphabet is empty, not UTF-8, too large, or has a letter twice or one that cannot be one,
    /// as blanks, brackets, “-” and “∅”; no rule, or too many; the left side of a rule is empty; a side is
    /// too long or has a letter that the alphabet has not.
    [[nodiscard]] static Expected<OwnWords> of(Play play, std::string_view alphabet,
                                               const std::vector<Rewriting>& rewritings);

    [[nodiscard]] Description description() const;

    [[nodiscard]] Play play() const { return play_; }
    /// The letters in UTF-8, in the order of the alphabet.
    [[nodiscard]] const std::vector<std::string>& letters() const { return letters_; }
    /// The rules, each letter as its number.
    [[nodiscard]] const std::vector<LetterRule>& rules() const { return rules_; }

    /// The letters in turn, each three times at most, six in all.
    [[nodiscard]] OwnWord startPosition() const;

    /// Letters of the alphabet, with blanks between them or not; nothing, “-” or “∅” is the empty word.
    /// Errors, with the column: no such letter; more letters than longestWord.
    [[nodiscard]] Expected<OwnWord> parse(std::string_view text) const;
    /// The empty word is “-”.
    [[nodiscard]] std::string text(const OwnWord& word) const;
    [[nodiscard]] Message moveText(const OwnWord& word, const Move& move) const;
    /// O(letters · rules).
    [[nodiscard]] std::uint64_t optionCount(const OwnWord& word) const { return moves(word).size(); }
    [[nodiscard]] std::optional<Evaluation> closedForm(const OwnWord& /*word*/) const { return std::nullopt; }
    /// The moves from the left on, and at the same letter in the order of the rules. Of moves to the same
    /// word the first.
    [[nodiscard]] std::vector<Move> moves(const OwnWord& word) const;
    [[nodiscard]] OwnWord after(const OwnWord& word, const Move& move) const;
    /// O(letters · rules).
    [[nodiscard]] std::optional<Move> moveBetween(const OwnWord& word, const OwnWord& option) const;

    template <class Visit>
    void forEachOption(const OwnWord& word, Visit&& visit) const {
        for (const Move& move : moves(word)) {
            if (!goesOn(visit, move, after(word, move))) return;
        }
    }

    /// What proves that play always ends; nothing if no proof was found. See measuresThatFall.
    [[nodiscard]] const std::optional<std::vector<WordMeasure>>& measures() const { return measures_; }
    /// The same in a sentence.
    [[nodiscard]] std::optional<Message> whyPlayEnds() const;
    /// That, or nothing; see NotesAspect.
    [[nodiscard]] std::vector<Message> notes() const {
        const auto why = whyPlayEnds();
        return why ? std::vector<Message>{*why} : std::vector<Message>();
    }
    /// Nothing is looked for if there is a proof; else all words below are looked through for one that comes
    /// again, or is a part of one of its followers. Errors: also, words grow beyond longestWord.
    [[nodiscard]] Expected<EndlessPlay<OwnWord>> endlessPlay(const OwnWord& word, const Budget& budget,
                                                             Task& task) const;

private:
    OwnWords(Play play, std::vector<std::string> letters, std::vector<LetterRule> rules);
    /// The letters of this text as numbers. Errors: as for parse.
    [[nodiscard]] Expected<std::string> numbered(std::string_view text) const;
    [[nodiscard]] Expected<void> add(const Rewriting& rewriting);
    [[nodiscard]] std::string written(std::string_view numbers) const;
    [[nodiscard]] bool fits(const OwnWord& word, const Move& move) const;
    [[nodiscard]] bool leadToSame(const OwnWord& word, const Move& earlier, const Move& later) const;
    [[nodiscard]] Message sayMeasure(const WordMeasure& measure) const;

    Play play_;
    std::vector<std::string> letters_;
    std::vector<LetterRule> rules_;
    std::optional<std::vector<WordMeasure>> measures_;
};

} // namespace mexplorer
