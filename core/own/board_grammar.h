#pragma once

#include "core/own/rule_text_parts.h"

/// The grammar of rules of boards (see parseBoardRules), for text made plain by plainFormula.
namespace mexplorer::board_grammar {

using namespace rule_grammar; // NOLINT(google-build-using-namespace): this one continues that one

struct board_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: rules begin like “board 8 x 8: (-1,-2) …”.");
};
struct size_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: the rows and columns would, like 8 x 8.");
};
struct vector_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: a move would, like (-1,-2) or (-k,0).");
};
struct vector_comma : piece<peg::one<','>> {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: “,” and the change of the column would.");
};
struct vector_closing : piece<peg::one<')'>> {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: “)” or an operation would.");
};
struct hole_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: a cell would, like (2,3).");
};
struct board_end_expected : peg::eof {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: another move would, “where …”, “|”, "
                        "“; holes (2,3)”, “; play misere”, or the end.");
};

struct row_count : number {};
struct column_count : number {};
struct by : peg::sor<piece<peg::one<'x', 'X', '*'>>, key<'b', 'y'>> {};
struct size : peg::sor<peg::seq<piece<row_count>, by, piece<column_count>>, peg::must<size_expected>> {};

/// What stands between moves or cells, if anything does.
struct between : peg::sor<piece<peg::one<','>>, key<'o', 'r'>, key<'a', 'n', 'd'>> {};

struct row_change : formula_grammar::number {};
struct column_change : formula_grammar::number {};
struct vector_begin : piece<peg::one<'('>> {};
struct vector
    : peg::if_must<vector_begin, row_change, gap, vector_comma, column_change, gap, vector_closing> {};
struct a_vector : peg::sor<vector, peg::must<vector_expected>> {};
struct vectors : peg::seq<a_vector, peg::star<peg::sor<vector, peg::if_must<between, a_vector>>>> {};
struct turn_begin : peg::success {};
struct turn : peg::seq<turn_begin, vectors, peg::opt<where>, gap> {};

struct hole_row : number {};
struct hole_column : number {};
struct hole : peg::seq<piece<peg::one<'('>>, piece<hole_row>, piece<peg::one<','>>, piece<hole_column>,
                       piece<peg::one<')'>>> {};
struct a_hole : peg::sor<hole, peg::must<hole_expected>> {};
struct holes_word : peg::seq<peg::string<'h', 'o', 'l', 'e'>, peg::opt<peg::one<'s'>>,
                             peg::not_at<peg::identifier_other>, gap> {};
struct holes
    : peg::if_must<holes_word, a_hole, peg::star<peg::sor<peg::at<peg::one<'('>>, between>, a_hole>> {};

struct separators : peg::star<separator> {};
struct all_holes : peg::star<holes, separators> {};
/// Holes and the play in either order.
struct board_ending
    : peg::seq<
          separators,
          peg::sor<peg::seq<play, separators, all_holes>, peg::seq<all_holes, peg::opt<play>, separators>>,
          peg::must<board_end_expected>> {};

struct head : peg::sor<key<'b', 'o', 'a', 'r', 'd'>, peg::must<board_expected>> {};
struct rules : peg::seq<gap, head, size, peg::must<colon>, turn, peg::star<bar, turn>, board_ending> {};

} // namespace mexplorer::board_grammar
