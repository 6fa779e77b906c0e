#pragma once

#include "core/own/rule_text_parts.h"

/// The grammar of rules of words (see parseWordRules), for text made plain by plainFormula.
namespace mexplorer::word_grammar {

using namespace rule_grammar; // NOLINT(google-build-using-namespace): this one continues that one

struct word_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: rules begin like “word over AB: AB -> B”.");
};
struct letters_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: the letters of words would, like AB.");
};
struct arrow : peg::sor<piece<peg::string<'-', '>'>>, piece<TAO_PEGTL_STRING("→")>> {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: after what is replaced, “->” would.");
};

/// Any sign that means nothing to the rules.
struct sign : peg::seq<peg::not_at<arrow>, peg::not_one<':', '|', ';'>> {};
struct alphabet : peg::plus<sign> {};
struct from : peg::star<sign> {};
struct to : peg::star<sign> {};
struct rewriting : peg::seq<from, peg::must<arrow>, to> {};

struct head : peg::seq<peg::sor<key<'w', 'o', 'r', 'd'>, peg::must<word_expected>>,
                       peg::sor<key<'o', 'v', 'e', 'r'>, peg::must<word_expected>>> {};
struct letters : peg::sor<alphabet, peg::must<letters_expected>> {};
struct rules : peg::seq<gap, head, letters, peg::must<colon>, rewriting, peg::star<bar, rewriting>, ending> {
};

} // namespace mexplorer::word_grammar
