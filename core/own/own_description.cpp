#include "core/own/own_description.h"

#include "core/rules/misere_search.h"

namespace mexplorer {

namespace {

Preset example(Message title, const char* rules, const char* position, const char* view = "line") {
    return {
        .title = std::move(title), .parameters = {{ownRulesId, rules}}, .position = position, .view = view};
}

/// A conjecture that holds for long, at its first counter-example.
Preset failingLate(Message title, const char* rules, const char* counterExample, const char* conjecture) {
    Preset preset = example(std::move(title), rules, counterExample, "lens");
    preset.settings = {{"compare", conjecture}, {"to", "250"}};
    return preset;
}

/// Rows of a, b and c pieces, from the top; the first piece of the first row is never eaten.
constexpr const char* chomp =
    "heaps a, b, c: c-k | b-k where k <= b-c | b-k, c-j where b-k = c-j | "
    "a-k where k <= a-b and k < a | a-k, b-j where a-k = b-j and b-j >= c and k < a | "
    "a-k, b-j, c-i where a-k = b-j and b-j = c-i and k < a";
constexpr const char* cycleOfEight = "graph { a -- b -- c -- d -- e -- f -- g -- h -- a }";
constexpr const char* pathOfNine = "graph { a -- b -- c -- d -- e -- f -- g -- h -- i }";
/// Each word leads to those that begin as it ends.
constexpr const char* cities = "digraph {\n"
                               "  Lima -> Athens -> Seoul -> Lima -> Ankara -> Accra -> Ankara\n"
                               "  Accra -> Athens; Ankara -> Athens; Seoul -> London -> Nairobi\n"
                               "}\n";
constexpr const char* bridges = "graph {\n"
                                "  north -- island; north -- east; island -- east\n"
                                "  south -- island; south -- east; north -- mill -- island\n"
                                "}\n";
constexpr const char* smallTree = "graph {\n"
                                  "  root -- left; root -- middle; root -- right\n"
                                  "  left -- l1; left -- l2; middle -- m1 -- m2; right -- r1\n"
                                  "}\n";

Preset onDrawnGraph(Message title, const char* rules, const char* graph, const char* position = "G") {
    return {.title = std::move(title),
            .parameters = {{ownRulesId, rules}, {ownGraphId, graph}},
            .position = position,
            .view = "graph"};
}

std::vector<Preset> examples() {
    return {
        example(say(MX_TEXT("core", "Divisors: the factors 2 count")), "heap n: take k where k divides n",
                "12"),
        example(say(MX_TEXT("core", "Proper divisors")), "heap n: take k where k divides n and k < n", "12"),
        example(say(MX_TEXT("core", "At most half")), "heap n: take k where k <= n/2", "12"),
        example(say(MX_TEXT("core", "Primes")), "heap n: take k where k is prime", "20"),
        example(say(MX_TEXT("core", "1 and primes: a pattern for ever")),
                "heap n: take k where k = 1 or k is prime", "20"),
        example(say(MX_TEXT("core", "Squares")), "heap n: take k where k is square", "20"),
        failingLate(say(MX_TEXT("core", "Fibonacci numbers or 4: the value is n mod 6, until n = 144")),
                    "heap n: take k where k is fibonacci or k = 4", "144", "n mod 6"),
        failingLate(
            say(MX_TEXT("core", "At most the sum of its digits: multiples of 10 are lost, up to 180")),
            "heap n: take k where k <= digits(n)", "190", "P iff n mod 10 = 0"),
        example(say(MX_TEXT("core", "Powers of two")), "heap n: take k where popcount(k) = 1", "20"),
        example(say(MX_TEXT("core", "What shares no divisor")), "heap n: take k where gcd(k, n) = 1", "12"),
        example(say(MX_TEXT("core", "Kayles, in words")), "heap n: take 1 or 2 leave a + b", "9"),
        example(say(MX_TEXT("core", "Grundy’s game, in words")), "heap n: split a + b where a != b", "12"),
        example(say(MX_TEXT("core", "Take half at most, or split unequally")),
                "heap n: take k where k <= n/2 | split a + b where a != b", "9"),
        example(say(MX_TEXT("core", "Three heaps of divisors")), "heap n: take k where k divides n", "4,6,9",
                "xor"),
        example(say(MX_TEXT("core", "Two sides: Left 1 or 3, Right 2 or 3")),
                "Left: take 1 or 3; Right: take 2 or 3", "7", "tree"),
        example(say(MX_TEXT("core", "Two sides: Left takes up to half, Right splits")),
                "heap n: Left: take k where k <= n/2; Right: split a + b", "6", "canonical"),
        example(say(MX_TEXT("core", "Wythoff’s game, in words")), "heaps a, b: a-k | b-k | a-k, b-k", "6,10",
                "grid"),
        example(say(MX_TEXT("core", "Wythoff with a difference below 2: √2")),
                "heaps a, b: a-k | b-k | a-k, b-j where |k-j| < 2", "4,10", "grid"),
        example(say(MX_TEXT("core", "Euclid’s game")),
                "heaps a, b: a-k where b divides k | b-k where a divides k", "10,16", "grid"),
        example(say(MX_TEXT("core", "Fibonacci Nim, in words")),
                "heap n, last m: take k where k <= 2*m or m = 0 and k < n", "20", "grid"),
        example(say(MX_TEXT("core", "Not the same twice")), "heap n, last m: take k where k <= 5 and k != m",
                "13", "grid"),
        example(say(MX_TEXT("core", "One, or all three alike")),
                "heaps a, b, c: a-k | b-k | c-k | a-k, b-k, c-k", "3,4,6", "tree"),
        example(say(MX_TEXT("core", "Chomp, three rows: what is right of and below a bite goes, too")), chomp,
                "4,4,4", "tree"),
        example(say(MX_TEXT("core", "A knight on a board with holes")),
                "board 8 x 8: (-2,-1) (-2,1) (-1,-2) (1,-2); holes (2,3) (4,4)", "7,7", "grid"),
        example(say(MX_TEXT("core", "A queen, slanting only on every second cell")),
                "board 20 x 30: (-k,0) | (0,-k) | (-k,-k) where row + column is even", "19,29", "grid"),
        example(say(MX_TEXT("core", "Words: AB becomes B, BA vanishes")), "word over AB: AB -> B | BA ->",
                "ABABAB", "tree"),
        onDrawnGraph(say(MX_TEXT("core", "Node Kayles on a cycle")), "graph: remove node and its neighbours",
                     cycleOfEight),
        onDrawnGraph(say(MX_TEXT("core", "Arc Kayles on a path")), "graph: remove edge and its ends",
                     pathOfNine),
        onDrawnGraph(say(MX_TEXT("core", "A tree: nodes with an even number of edges")),
                     "graph: remove node where degree mod 2 = 0", smallTree),
        onDrawnGraph(say(MX_TEXT("core", "Geography: no city twice")),
                     "graph: move token, remove the node it left", cities, "token Lima"),
        onDrawnGraph(say(MX_TEXT("core", "Geography on bridges: none is crossed twice")),
                     "graph: move token, remove edge", bridges, "token north"),
    };
}

} // namespace

Description describeOwn() {
    return {
        .id = ownGameId,
        .title = say(MX_TEXT("core", "Rules of your own")),
        .group = say(MX_TEXT("core", "Of your own")),
        .summary = say(MX_TEXT("core", "A turn is what the rules allow that you type.")),
        .parameters = {{.id = ownRulesId,
                        .title = say(MX_TEXT("core", "rules")),
                        .kind = Parameter::Kind::text,
                        .fallback = "heap n: take k where k divides n",
                        .hint =
                            say(MX_TEXT("core", "for example: heap n: take k where k <= n/2 | split a + b "
                                                "where a != b"))},
                       {.id = ownGraphId,
                        .title = say(MX_TEXT("core", "graph")),
                        .kind = Parameter::Kind::file,
                        .fallback = "",
                        .hint =
                            say(MX_TEXT("core", "a file in DOT, graph { a -- b -- c } or digraph { a -> b "
                                                "}, or in JSON, {\"edges\": [[\"a\", \"b\"]]}; without "
                                                "one, eight nodes")),
                        .begins = {{ownRulesId, "graph"}}},
                       playParameter()},
        .position = "12",
        .view = "line",
        .positionHint = say(MX_TEXT(
            "core", "as the rules say: heaps, for example 12; a cell, 7,7; a word, ABAB; a graph, G")),
        .presets = examples(),
        .theorems = {{say(MX_TEXT("core", "Sprague and Grundy")),
                      say(MX_TEXT("core",
                                  "Whatever the rules are, as long as play ends and both players have the "
                                  "same moves: a position is worth the mex of its options’ values, "
                                  "and what consists of parts the XOR of theirs.")),
                      say(MX_TEXT("core", "all rules by which play ends")),
                      "Sprague 1935, Grundy 1939",
                      {{playId, "normal"}}},
                     misereSearch(mostBreakPositions)},
    };
}

} // namespace mexplorer
