#pragma once

#include "core/own/rule_text_parts.h"

/// The grammar of rules of heaps (see parseHeapRules), for text made plain by plainFormula.
namespace mexplorer::heap_grammar {

using namespace rule_grammar; // NOLINT(google-build-using-namespace): this one continues that one

struct heap_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: rules begin like “heap n: take …”.");
};
struct turn_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: a turn would, “take …” or “split a + b”.");
};
struct take_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: a turn would, “take …”.");
};
struct last_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: “, last m” would, which names what the turn "
                        "before took.");
};
struct amount_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: what is taken would, as “any”, “k where …”, "
                        "“1 or 3” or “1..5”.");
};

struct range_end : number {};
struct range_sign : peg::sor<piece<peg::two<'.'>, peg::star<peg::one<'.'>>>, piece<TAO_PEGTL_STRING("…")>> {};
struct amount : peg::seq<piece<number>, peg::opt<range_sign, piece<range_end>>> {};
struct another : peg::sor<piece<peg::one<','>, gap, peg::opt<key<'o', 'r'>>>, key<'o', 'r'>> {};
struct numbers : peg::seq<amount, peg::star<another, peg::sor<amount, peg::must<amount_expected>>>> {};
struct any : key<'a', 'n', 'y'> {};
struct taken_name : name {};

struct part_name : name {};
struct part : peg::sor<piece<part_name>, peg::must<name_expected>> {};
struct parts : peg::seq<part, peg::star<peg::if_must<piece<peg::one<'+'>>, part>>> {};
struct leave : peg::if_must<key<'l', 'e', 'a', 'v', 'e'>, parts> {};

struct taken : peg::sor<any, numbers, piece<taken_name>, peg::must<amount_expected>> {};
struct take_begin : key<'t', 'a', 'k', 'e'> {};
struct take : peg::if_must<take_begin, taken, peg::opt<leave>, peg::opt<where>> {};
struct split_begin : peg::seq<key<'s', 'p', 'l', 'i', 't'>, peg::opt<key<'i', 'n', 't', 'o'>>> {};
struct split : peg::if_must<split_begin, parts, peg::opt<where>> {};
struct turn : peg::seq<peg::sor<take, split, peg::must<turn_expected>>, gap> {};

struct heap_name : name {};
struct head : peg::seq<gap, peg::sor<key<'h', 'e', 'a', 'p'>, peg::must<heap_expected>>,
                       peg::sor<piece<heap_name>, peg::must<name_expected>>> {};
struct rules : peg::seq<head, peg::must<colon>, turn, peg::star<bar, turn>, ending> {};

// Where turns may depend on the turn before.
struct last_name : name {};
struct last
    : peg::seq<peg::sor<peg::seq<piece<peg::one<','>>, key<'l', 'a', 's', 't'>>, peg::must<last_expected>>,
               peg::sor<piece<last_name>, peg::must<name_expected>>> {};
struct single_take
    : peg::seq<peg::sor<peg::if_must<take_begin, taken, peg::opt<where>>, peg::must<take_expected>>, gap> {};
struct remembering_rules
    : peg::seq<head, last, peg::must<colon>, single_take, peg::star<bar, single_take>, ending> {};

// Where each player has turns of his own.
struct side_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: “Left:” or “Right:” and turns would.");
};
struct other_side_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: “|” and another turn would, or “;” and the "
                        "turns of the other player.");
};
struct left_begin : peg::sor<key<'L', 'e', 'f', 't'>, key<'l', 'e', 'f', 't'>> {};
struct right_begin : peg::sor<key<'R', 'i', 'g', 'h', 't'>, key<'r', 'i', 'g', 'h', 't'>> {};
struct side : peg::seq<peg::sor<left_begin, right_begin, peg::must<side_expected>>, peg::must<colon>, turn,
                       peg::star<bar, turn>> {};
struct named_heap : peg::seq<key<'h', 'e', 'a', 'p'>, peg::sor<piece<heap_name>, peg::must<name_expected>>,
                             peg::must<colon>> {};
/// One too many: read so that it can be said which player has turns twice.
struct further_side : peg::seq<separator, peg::at<peg::sor<left_begin, right_begin>>, side> {};
struct sided_rules
    : peg::seq<gap, peg::opt<named_heap>, side, peg::sor<separator, peg::must<other_side_expected>>, side,
               peg::star<further_side>, ending> {};

} // namespace mexplorer::heap_grammar
