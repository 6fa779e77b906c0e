#pragma once

#include "core/formula/formula.h"
#include "core/formula/grammar.h"
#include "core/rules/description.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// What the grammars of rules of one’s own have in common, for text made plain by plainFormula.
namespace mexplorer {

namespace rule_grammar {

namespace peg = tao::pegtl;
using formula_grammar::token;
using formula_grammar::word;

/// Blanks and line breaks.
struct gap : peg::star<peg::space> {};
template <class... Rules>
struct piece : peg::seq<Rules..., gap> {};
template <char... signs>
struct key : peg::seq<peg::string<signs...>, peg::not_at<peg::identifier_other>, gap> {};

struct name_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: a name like n would.");
};
struct colon : piece<peg::one<':'>> {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: “:” and then the turns would.");
};
struct play_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: “play normal” or “play misere” would.");
};
struct end_expected : peg::eof {
    static constexpr const char* error_message = MX_TEXT(
        "core",
        "“%1” at column %2 does not belong here: “|” and another turn would, “; play misere”, or the end.");
};

struct name : formula_grammar::word_that<formula_grammar::isFreeWord> {};
struct number : peg::plus<peg::digit> {};
struct condition : formula_grammar::condition {};
struct where : peg::if_must<peg::seq<peg::string<'w', 'h', 'e', 'r', 'e'>, peg::not_at<peg::identifier_other>,
                                     formula_grammar::blanks>,
                            condition> {};
struct bar : piece<peg::one<'|'>> {};
struct separator : piece<peg::one<';'>> {};

struct misere : peg::sor<key<'m', 'i', 's', 'e', 'r', 'e'>, piece<TAO_PEGTL_STRING("misère")>> {};
struct normal : key<'n', 'o', 'r', 'm', 'a', 'l'> {};
struct last_loses : key<'l', 'o', 's', 'e', 's'> {};
struct last_wins : key<'w', 'i', 'n', 's'> {};
struct play
    : peg::sor<
          peg::if_must<key<'p', 'l', 'a', 'y'>, peg::sor<misere, normal, peg::must<play_expected>>>,
          peg::if_must<key<'l', 'a', 's', 't'>, peg::sor<last_wins, last_loses, peg::must<play_expected>>>> {
};
/// All that may stand behind the turns.
struct ending
    : peg::seq<peg::star<separator>, peg::opt<play>, peg::star<separator>, peg::must<end_expected>> {};

/// What is read of the play into a draft, which has a member `play`.
template <class Rule>
struct ReadingPlay : peg::nothing<Rule> {};
template <>
struct ReadingPlay<misere> {
    template <class Draft>
    static void apply0(Draft& draft) {
        draft.play = Play::misere;
    }
};
template <>
struct ReadingPlay<normal> {
    template <class Draft>
    static void apply0(Draft& draft) {
        draft.play = Play::normal;
    }
};
template <>
struct ReadingPlay<last_wins> : ReadingPlay<normal> {};
template <>
struct ReadingPlay<last_loses> : ReadingPlay<misere> {};

} // namespace rule_grammar

inline constexpr std::uint64_t largestAmount = 1'000'000'000; ///< that a turn names

/// Something named or written at a byte of the text.
struct WrittenWord {
    std::string text = {};
    std::size_t at = 0;
};
template <class Input>
[[nodiscard]] WrittenWord writtenAs(const Input& in) {
    return {in.string(), in.position().byte};
}

/// More than largestAmount if it is too large.
[[nodiscard]] std::uint64_t amountOf(std::string_view digits);

/// Errors: the text of the rules is too long.
[[nodiscard]] Expected<void> checkRulesLength(std::string_view text);
/// Errors: there are too many.
[[nodiscard]] Expected<void> checkTurnCount(std::size_t turns);
/// The error about what stands at a byte of `plain`, with the sentence of the rule that was expected.
[[nodiscard]] Error misreadRules(const rule_grammar::peg::parse_error& error, std::string_view plain,
                                 std::string_view typed);
/// The error for a name that is given twice.
[[nodiscard]] tl::unexpected<Error> namedAlready(const WrittenWord& name, std::string_view plain);
/// The condition after “where”, of these names. Errors: as for Formula::parse; it is a number.
[[nodiscard]] Expected<Formula> conditionOf(const WrittenWord& condition,
                                            const std::vector<std::string>& names, std::string_view plain);
/// How the play is written behind the turns: “; play misere”; nothing if it is not told.
[[nodiscard]] std::string playText(std::optional<Play> play);

/// What `Actions` make of a text of the grammar `Root`. `typed` is what is quoted in errors, character for
/// character the same as `plain`. Errors: it is not such a text, with the column.
template <class Draft, class Root, template <typename...> class Actions>
[[nodiscard]] Expected<Draft> draftOf(const std::string& plain, std::string_view typed) {
    Draft draft;
    rule_grammar::peg::memory_input<> input(plain.data(), plain.size(), "");
    try {
        rule_grammar::peg::parse<Root, Actions, formula_grammar::control>(input, draft);
    } catch (const rule_grammar::peg::parse_error& error) {
        return tl::unexpected(misreadRules(error, plain, typed));
    }
    return draft;
}

} // namespace mexplorer
