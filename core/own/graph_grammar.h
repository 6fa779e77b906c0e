#pragma once

#include "core/own/rule_text_parts.h"

/// The grammar of rules of graphs (see parseGraphRules), for text made plain by
/// plainFormula.
namespace mexplorer::graph_grammar {

using namespace rule_grammar; // NOLINT(google-build-using-namespace): this one
                              // continues that one

struct graph_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: rules begin "
                        "like “graph: remove node”.");
};
struct turn_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: “move token”, "
                        "“remove edge” or “remove "
                        "node” would.");
};
struct token_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: “token” would.");
};
struct trace_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: “remove edge” "
                        "or “remove the node it left” would.");
};
struct node_or_edge_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: “edge” or “node” would.");
};
struct beside_edge_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: “its ends” or "
                        "“edges beside it” would.");
};
struct beside_node_expected : peg::failure {
    static constexpr const char* error_message =
        MX_TEXT("core", "“%1” at column %2 does not belong here: “its neighbours” would.");
};

template <class Wanted, class Failure>
struct must_be : peg::sor<Wanted, peg::must<Failure>> {};

struct its : key<'i', 't', 's'> {};
struct edge_word : peg::sor<key<'e', 'd', 'g', 'e'>, key<'e', 'd', 'g', 'e', 's'>> {};
struct node_word : peg::sor<key<'n', 'o', 'd', 'e'>, key<'n', 'o', 'd', 'e', 's'>> {};
/// What may stand before a thing and means nothing.
struct article : peg::star<peg::sor<key<'t', 'h', 'e'>, key<'a', 'n'>, key<'a'>, key<'a', 'l', 'l'>,
                                    key<'b', 'o', 't', 'h'>, key<'o', 'f'>, its>> {};
template <class Thing>
struct a_thing : peg::seq<article, Thing> {};

struct with : peg::sor<key<'a', 'n', 'd'>, key<'w', 'i', 't', 'h'>, piece<peg::one<'+'>>> {};
struct ends : a_thing<key<'e', 'n', 'd', 's'>> {};
struct beside : peg::sor<peg::seq<key<'b', 'e', 's', 'i', 'd', 'e'>, peg::opt<key<'i', 't'>>>,
                         peg::seq<key<'a', 't'>, its, key<'e', 'n', 'd', 's'>>> {};
struct neighbour_word : peg::sor<key<'n', 'e', 'i', 'g', 'h', 'b', 'o', 'u', 'r', 's'>,
                                 key<'n', 'e', 'i', 'g', 'h', 'b', 'o', 'r', 's'>> {};
struct edges_beside : peg::sor<a_thing<peg::seq<edge_word, peg::opt<beside>>>, a_thing<neighbour_word>> {};
struct neighbours : a_thing<neighbour_word> {};
struct own_edges : a_thing<edge_word> {}; ///< which a node takes with it in any case

struct it_left : peg::seq<key<'i', 't'>, key<'l', 'e', 'f', 't'>> {};
struct it_took : peg::seq<key<'i', 't'>, peg::sor<key<'w', 'e', 'n', 't'>, key<'t', 'o', 'o', 'k'>>,
                          peg::opt<key<'a', 'l', 'o', 'n', 'g'>>> {};
struct node_left : peg::seq<a_thing<node_word>, peg::opt<it_left>> {};
struct edge_gone : peg::seq<a_thing<edge_word>, peg::opt<it_took>> {};
struct remove_word : key<'r', 'e', 'm', 'o', 'v', 'e'> {};
struct trace_begin : peg::sor<peg::seq<piece<peg::one<','>>, peg::opt<key<'a', 'n', 'd'>>>, with> {};
struct trace : peg::if_must<trace_begin, must_be<remove_word, trace_expected>,
                            peg::sor<node_left, edge_gone, peg::must<trace_expected>>> {};

struct token_turn : a_thing<key<'t', 'o', 'k', 'e', 'n'>> {};
struct edge_turn : a_thing<edge_word> {};
struct node_turn : a_thing<node_word> {};
struct move : peg::if_must<key<'m', 'o', 'v', 'e'>, must_be<token_turn, token_expected>, peg::opt<trace>> {};
struct remove_edge
    : peg::seq<edge_turn,
               peg::opt<peg::if_must<with, peg::sor<ends, edges_beside, peg::must<beside_edge_expected>>>>> {
};
struct remove_node
    : peg::seq<
          node_turn,
          peg::opt<peg::if_must<with, peg::sor<neighbours, own_edges, peg::must<beside_node_expected>>>>> {};
struct remove
    : peg::if_must<remove_word, peg::sor<remove_edge, remove_node, peg::must<node_or_edge_expected>>> {};
struct turn : peg::seq<peg::sor<move, remove, peg::must<turn_expected>>, peg::opt<where>, gap> {};

struct head : must_be<key<'g', 'r', 'a', 'p', 'h'>, graph_expected> {};
struct rules : peg::seq<gap, head, peg::must<colon>, turn, peg::star<bar, turn>, ending> {};

} // namespace mexplorer::graph_grammar
