#pragma once

#include "core/own/rule_text_parts.h"

/// The grammar of rules of several heaps (see parseJointRules), for text made plain by plainFormula.
namespace mexplorer::joint_grammar {

using namespace rule_grammar; // NOLINT(google-build-using-namespace): this one continues that one

struct heaps_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: rules begin like “heaps a, b: a-k | b-k”.");
};
struct turn_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: a turn would, as “a-k” or “a-k, b-k”.");
};
struct minus_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: “-” and what is taken would.");
};
struct growth_found : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 would make a heap larger: heaps only get smaller, with “-”, so "
                        "that every play ends.");
};
struct amount_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: what is taken would, as 3, k or 2k.");
};

struct heap_name : name {};
struct heap : peg::sor<piece<heap_name>, peg::must<name_expected>> {};
struct comma : piece<peg::one<','>> {};

struct where_word : peg::seq<peg::string<'w', 'h', 'e', 'r', 'e'>, peg::not_at<peg::identifier_other>> {};
struct taken_name : peg::seq<peg::not_at<where_word>, name> {};
struct times
    : peg::if_must<peg::seq<gap, peg::one<'*'>, gap>, peg::sor<taken_name, peg::must<name_expected>>> {};
struct amount : peg::sor<peg::seq<number, peg::sor<taken_name, times, peg::success>>, taken_name,
                         peg::must<amount_expected>> {};
struct changed_heap : peg::seq<peg::not_at<where_word>, name> {};
struct growth : peg::if_must<peg::at<peg::one<'+'>>, growth_found> {};
struct take : peg::seq<peg::sor<piece<changed_heap>, peg::must<turn_expected>>,
                       peg::sor<piece<peg::one<'-'>>, growth, peg::must<minus_expected>>, amount, gap> {};
struct turn_begin : peg::success {};
struct turn : peg::seq<turn_begin, take, peg::star<peg::if_must<comma, take>>, peg::opt<where>, gap> {};
struct rules
    : peg::seq<gap, peg::sor<key<'h', 'e', 'a', 'p', 's'>, peg::must<heaps_expected>>, heap,
               peg::star<peg::if_must<comma, heap>>, peg::must<colon>, turn, peg::star<bar, turn>, ending> {};

} // namespace mexplorer::joint_grammar
