#pragma once

#include "core/formula/words.h"
#include "core/text/message.h"

#include <tao/pegtl.hpp>
#include <tao/pegtl/contrib/limit_depth.hpp>

#include <string_view>

/// The grammar of formulas, for text made plain by plainFormula. `condition` and `number` end before whatever
/// cannot go on a formula, as a line break, `;`, `,`, `:`, `->`, a word of another grammar, or a `|` after a
/// complete operand; where an operand is expected, `|` begins an absolute value. No rule is tried twice at
/// the same place for more than a word, so that reading takes O(length). What a rule has begun and cannot
/// end, as a bracket, raises a parse_error, whose message is the `error_message` of the rule that was
/// expected: a sentence with %1 for what stands there and %2 for its column (see misread in syntax.h).
namespace mexplorer::formula_grammar {

namespace peg = tao::pegtl;

/// How many brackets, bars, and “if”s may be within one another.
inline constexpr std::size_t deepest = 64;
inline constexpr const char* tooDeepMessage = MX_TEXT(
    "core", "The formula is nested too deeply at column %2: more than %3 brackets, bars, or “if”s are "
            "within one another at “%1”.");

/// The rule, unless it is within too many of its kind: the stack must not overflow, whatever is read.
template <class Rule>
struct nested {
    using rule_t = nested;
    using subs_t = peg::type_list<Rule>;

    template <peg::apply_mode A, peg::rewind_mode M, template <typename...> class Action,
              template <typename...> class Control, class Input, class... States>
    [[nodiscard]] static bool match(Input& in, States&&... states) {
        const peg::internal::depth_guard level(in.private_depth);
        if (in.private_depth > deepest) throw peg::parse_error(tooDeepMessage, in);
        return Control<Rule>::template match<A, M, Action, Control>(in, states...);
    }
};

/// A word that `is` says is one.
template <bool (*is)(std::string_view)>
struct word_that {
    using rule_t = word_that;
    using subs_t = peg::empty_list;

    template <class Input>
    [[nodiscard]] static bool match(Input& in) {
        const std::string_view rest(in.current(), in.size());
        const std::size_t length = wordLength(rest);
        if (length == 0 || !is(rest.substr(0, length))) return false;
        in.bump_in_this_line(length);
        return true;
    }
};
inline bool isFreeWord(std::string_view word) {
    return !isReservedWord(word);
}
inline bool isFunctionWord(std::string_view word) {
    return functionNamed(word) != nullptr;
}

struct blanks : peg::star<peg::one<' ', '\t'>> {};
template <class... Rules>
struct token : peg::seq<Rules..., blanks> {};
template <char... signs>
struct word : peg::seq<peg::string<signs...>, peg::not_at<peg::identifier_other>, blanks> {};

struct disjunction;
struct power;
struct signed_factor;
struct sum;
struct exclusive;

// Where something must follow, with the sentence for when it does not.
struct operand_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: a number, a name or a bracket would.");
};
template <class Rule>
struct operand : peg::sor<Rule, peg::must<operand_expected>> {};
struct inner : operand<disjunction> {};
struct closing : peg::seq<peg::one<')'>, blanks> {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: “)” or an operation would.");
};
struct opening : peg::seq<peg::one<'('>, blanks> {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: after the name of a function, “(” would.");
};
struct closing_bar : peg::seq<peg::one<'|'>, blanks> {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: “|” or an operation would.");
};
struct closing_set : peg::seq<peg::one<'}'>, blanks> {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: “,” or “}” would.");
};
struct opening_set : peg::seq<peg::one<'{'>, blanks> {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: after “in”, a set like {1, 3, 5..8} would.");
};
struct closing_floor : peg::seq<TAO_PEGTL_STRING("⌋"), blanks> {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: “⌋” or an operation would.");
};
struct closing_ceiling : peg::seq<TAO_PEGTL_STRING("⌉"), blanks> {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: “⌉” or an operation would.");
};
struct then_word : word<'t', 'h', 'e', 'n'> {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: “then” or an operation would.");
};
struct else_word : word<'e', 'l', 's', 'e'> {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: “else” or an operation would.");
};
struct no_function : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "There is no function “%1” (column %2). There are min, max, gcd, abs, popcount, nu2, "
                        "digitsum, fib, isqrt, isprime, isfib, issquare, floor, ceil, round and sqrt.");
};

// Operands.
struct literal : peg::seq<peg::plus<peg::digit>, peg::opt<peg::one<'.'>, peg::plus<peg::digit>>> {};
struct name : word_that<isFreeWord> {};
struct unknown_call : peg::if_must<peg::at<word_that<isFreeWord>, peg::one<'('>>, no_function> {};
struct golden_ratio : peg::sor<peg::seq<peg::string<'p', 'h', 'i'>, peg::not_at<peg::identifier_other>>,
                               TAO_PEGTL_STRING("φ"), TAO_PEGTL_STRING("ϕ")> {};
struct truth : peg::sor<peg::keyword<'t', 'r', 'u', 'e'>, peg::keyword<'f', 'a', 'l', 's', 'e'>> {};
struct function_word : word_that<isFunctionWord> {};
struct comma : token<peg::one<','>> {};
struct call : peg::if_must<peg::seq<function_word, blanks>, opening, inner,
                           peg::star<peg::if_must<comma, inner>>, closing> {};
struct parentheses : peg::if_must<token<peg::one<'('>>, inner, closing> {};
struct bars : peg::if_must<token<peg::one<'|'>>, inner, closing_bar> {};
struct floor_begin : token<TAO_PEGTL_STRING("⌊")> {};
struct ceiling_begin : token<TAO_PEGTL_STRING("⌈")> {};
struct floor_bars : peg::if_must<floor_begin, inner, closing_floor> {};
struct ceiling_bars : peg::if_must<ceiling_begin, inner, closing_ceiling> {};
struct if_word : word<'i', 'f'> {};
struct choice : peg::if_must<if_word, inner, then_word, inner, else_word, inner> {};
struct root_sign : token<TAO_PEGTL_STRING("√")> {};
struct rooted : peg::sor<token<literal>, token<golden_ratio>, token<name>, nested<parentheses>> {};
struct root : peg::if_must<root_sign, operand<rooted>> {};

struct unnumbered
    : peg::sor<unknown_call, nested<call>, nested<choice>, token<golden_ratio>, token<truth>, token<name>,
               nested<parentheses>, nested<floor_bars>, nested<ceiling_bars>, root> {};
/// What a number directly before it multiplies.
struct multiplied : peg::at<peg::sor<word_that<isFreeWord>, function_word, golden_ratio, peg::one<'('>,
                                     TAO_PEGTL_STRING("√"), TAO_PEGTL_STRING("⌊"), TAO_PEGTL_STRING("⌈")>> {};
struct coefficient : peg::if_must<multiplied, power> {};
struct numbered : peg::seq<literal, peg::sor<coefficient, blanks>> {};
struct primary : peg::sor<numbered, unnumbered, nested<bars>> {};
struct square_sign : token<TAO_PEGTL_STRING("²")> {};
struct cube_sign : token<TAO_PEGTL_STRING("³")> {};
struct caret : peg::sor<token<peg::one<'^'>>, token<peg::two<'*'>>> {};
struct exponent : peg::if_must<caret, operand<primary>> {};
struct power : peg::seq<primary, peg::sor<square_sign, cube_sign, peg::star<exponent>>> {};
/// Not of an arrow.
struct minus : peg::seq<peg::one<'-'>, peg::not_at<peg::one<'>'>>, blanks> {};
struct sign : peg::sor<minus, token<peg::one<'+'>>> {};
struct signs : peg::plus<sign> {};
struct signed_factor : peg::if_must<signs, operand<power>> {};
struct factor : peg::sor<signed_factor, power> {};

// Operations, from the closest to the loosest.
struct times : token<peg::one<'*'>> {};
struct over : token<peg::one<'/'>, peg::opt<peg::one<'/'>>> {};
struct modulo : peg::sor<word<'m', 'o', 'd'>, token<peg::one<'%'>>> {};
struct times_tail : peg::if_must<times, operand<factor>> {};
struct over_tail : peg::if_must<over, operand<factor>> {};
struct modulo_tail : peg::if_must<modulo, operand<factor>> {};
struct product : peg::seq<factor, peg::star<peg::sor<times_tail, over_tail, modulo_tail>>> {};
struct plus_tail : peg::if_must<token<peg::one<'+'>>, operand<product>> {};
struct minus_tail : peg::if_must<minus, operand<product>> {};
struct sum : peg::seq<product, peg::star<peg::sor<plus_tail, minus_tail>>> {};
struct exclusive_sign : peg::sor<word<'x', 'o', 'r'>, token<TAO_PEGTL_STRING("⊕")>> {};
struct exclusive_tail : peg::if_must<exclusive_sign, operand<sum>> {};
struct exclusive : peg::seq<sum, peg::star<exclusive_tail>> {};

// Conditions.
struct at_most : peg::sor<TAO_PEGTL_STRING("<="), TAO_PEGTL_STRING("≤"), TAO_PEGTL_STRING("⩽")> {};
struct at_least : peg::sor<TAO_PEGTL_STRING(">="), TAO_PEGTL_STRING("≥"), TAO_PEGTL_STRING("⩾")> {};
struct unequal : peg::sor<TAO_PEGTL_STRING("!="), TAO_PEGTL_STRING("<>"), TAO_PEGTL_STRING("≠")> {};
struct equal : peg::seq<peg::one<'='>, peg::not_at<peg::one<'>'>>, peg::opt<peg::one<'='>>> {};
struct less : peg::seq<peg::one<'<'>, peg::not_at<peg::one<'-'>, peg::one<'>'>>> {};
struct more : peg::one<'>'> {};
struct divides : peg::keyword<'d', 'i', 'v', 'i', 'd', 'e', 's'> {};
struct relation : peg::sor<at_most, at_least, unequal, equal, less, more, divides> {};
struct relation_tail : peg::if_must<token<relation>, operand<exclusive>> {};
struct not_word : word<'n', 'o', 't'> {};
struct in_sign : peg::sor<word<'i', 'n'>, token<TAO_PEGTL_STRING("∈")>> {};
struct not_in_sign : peg::sor<peg::seq<not_word, word<'i', 'n'>>, token<TAO_PEGTL_STRING("∉")>> {};
struct range_sign : peg::sor<token<peg::two<'.'>, peg::star<peg::one<'.'>>>, token<TAO_PEGTL_STRING("…")>> {};
struct range_tail : peg::if_must<range_sign, operand<exclusive>> {};
struct member : peg::seq<exclusive, peg::opt<range_tail>> {};
struct members : peg::opt<member, peg::star<peg::if_must<comma, operand<member>>>> {};
struct in_tail : peg::if_must<in_sign, opening_set, members, closing_set> {};
struct not_in_tail : peg::if_must<not_in_sign, opening_set, members, closing_set> {};
struct property_word
    : peg::sor<peg::keyword<'p', 'r', 'i', 'm', 'e'>, peg::keyword<'s', 'q', 'u', 'a', 'r', 'e'>,
               peg::keyword<'f', 'i', 'b', 'o', 'n', 'a', 'c', 'c', 'i'>, peg::keyword<'e', 'v', 'e', 'n'>,
               peg::keyword<'o', 'd', 'd'>> {};
struct property : peg::seq<peg::opt<word<'a'>>, property_word, blanks> {
    static constexpr const char* error_message = MX_TEXT(
        "core", "“%1” at column %2 does not belong here: after “is”, one of prime, square, fibonacci, "
                "even and odd would.");
};
struct is_word : word<'i', 's'> {};
struct is_not_word : peg::seq<is_word, not_word> {};
struct is_not_tail : peg::if_must<is_not_word, property> {};
struct is_tail : peg::if_must<is_word, property> {};
struct comparison
    : peg::seq<exclusive,
               peg::sor<peg::plus<relation_tail>, in_tail, not_in_tail, is_not_tail, is_tail, peg::success>> {
};
struct negation_sign : peg::sor<not_word, token<peg::one<'!'>, peg::not_at<peg::one<'='>>>> {};
struct negations : peg::plus<negation_sign> {};
struct negated : peg::if_must<negations, operand<comparison>> {};
struct literal_condition : peg::sor<negated, comparison> {};
struct and_sign : peg::sor<word<'a', 'n', 'd'>, token<peg::two<'&'>>, token<TAO_PEGTL_STRING("∧")>> {};
struct or_sign : peg::sor<word<'o', 'r'>, token<TAO_PEGTL_STRING("∨")>> {};
struct and_tail : peg::if_must<and_sign, operand<literal_condition>> {};
struct conjunction : peg::seq<literal_condition, peg::star<and_tail>> {};
struct or_tail : peg::if_must<or_sign, operand<conjunction>> {};
struct disjunction : peg::seq<conjunction, peg::star<or_tail>> {};

// What other grammars use, and a whole text.
struct condition : operand<disjunction> {};
struct number : operand<exclusive> {};
struct end_expected : peg::eof {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: an operation would, or the end.");
};
struct whole_text : peg::seq<blanks, condition, peg::must<end_expected>> {};

/// Raises the sentence of the rule that was expected.
template <class Rule>
struct control : peg::normal<Rule> {
    template <class Input, class... States>
    [[noreturn]] static void raise(const Input& in, States&&... /*states*/) {
        if constexpr (requires { Rule::error_message; })
            throw peg::parse_error(Rule::error_message, in);
        else
            throw peg::parse_error(operand_expected::error_message, in);
    }
};

} // namespace mexplorer::formula_grammar
