#pragma once

#include "tests/core/asked.h"
#include "tests/core/truth.h"

#include <map>
#include <random>
#include <set>

// The positions at which sentences are checked.
namespace mexplorer::sentences {

inline constexpr std::size_t mostBelow = 1500; // positions below one that is checked
inline constexpr int walks = 6;                // random plays from each start

/// Whether few enough positions are below it to check them all.
inline bool isSmall(const Game& game, const std::string& position) {
    const auto graph = asked(game, position)->graph();
    std::uint64_t moves = 0;
    for (PositionGraph::Id id = 0; id < graph->size(); ++id) {
        moves += graph->optionCount(id);
        if (graph->size() > mostBelow || moves > 20 * mostBelow) return false;
        (void)graph->options(id);
    }
    return true;
}

/// The small positions met by random play.
inline std::set<std::string> metAtRandom(const Game& game, const std::string& start,
                                         std::mt19937_64& random) {
    std::set<std::string> met;
    std::set<std::string> large;
    for (int walk = 0; walk < walks; ++walk) {
        bool small = false; // then what is below is, too
        for (std::string at = start;;) {
            small = small || met.contains(at) || (!large.contains(at) && isSmall(game, at));
            (small ? met : large).insert(at);
            const auto graph = asked(game, at)->graph();
            if (graph->optionCount(0) == 0 || graph->optionCount(0) > 10'000) break;
            const auto options = graph->options(0);
            at = graph->text(options[random() % options.size()]);
        }
    }
    return met;
}

struct Start {
    Parameters parameters;
    std::string position;
};

/// The start position, and positions for sentences that random play from it seldom meets.
inline std::vector<Start> startsOf(const Description& game) {
    static const std::map<std::string, std::vector<Start>> more = {
        {"nim", {{{}, "3,3,1"}, {{}, "1,1,1,1"}, {{}, "40"}}},
        {"bash", {{{{"m", "1"}}, "9"}, {{{"m", "4"}}, "23"}, {{{"m", "5"}}, "7,8,3"}}},
        {"take-between",
         {{{{"p", "3"}, {"q", "3"}}, "17"},
          {{{"p", "1"}, {"q", "3"}}, "14"},
          {{{"p", "2"}, {"q", "5"}}, "9,8"}}},
        {"subtraction",
         {{{{"set", "2,3"}}, "5,6,4"}, {{{"set", "1,3,4"}}, "7,9"}, {{{"set", "2,5"}}, "1,1"}}},
        {"octal", {{{{"code", "0.137"}}, "9,4"}, {{{"code", "4.(3)"}}, "7"}}},
        {"moore",
         {{{{"k", "1"}}, "2,3,4"},
          {{{"k", "3"}}, "1,2,1,2,1"},
          {{{"k", "2"}}, "1,1,1"},
          {{{"k", "2"}}, "0,1,1,1,1"},
          {{{"k", "3"}}, "2,1,1,1,1"}}},
        {"fibonacci", {{{}, "30"}, {{}, "3/0"}, {{}, "1"}, {{}, "1/1"}, {{}, "21/1"}, {{}, "12/12"}}},
        {"staircase", {{{}, "1,1,1,2,2"}, {{}, "2,0,1,3"}, {{}, "1,0,1"}, {{}, "0,2"}, {{}, "2,1,2"}}},
        {"grid-walk", {{{{"piece", "own"}, {"vectors", "-1,0*; -2,0; -2,0*; 0,-2*; 0,-3*; -1,-1"}}, "9,13"}}},
        {"hackenbush",
         {{{{"graph",
             "graph { ground -- a -- b -- ground; a -- a; b -- c; b -- c; c -- d; ground -- ground }"}},
           "1-8"},
          {{{"graph", "graph { ground -- a -- b -- c; b -- d; a -- e; ground -- f -- g }"}}, "1-7"}}},
        {"form",
         {{{}, "*8"},
          {{}, "-2"},
          {{}, "{1,{2|-2}|-1}"},
          {{}, "{8|}"},
          {{}, "{|-8}"},
          {{}, "-11/8"},
          {{}, "vv*"},
          {{}, "{^^^|vv}"},
          {{}, "{2*|v}"},
          {{}, "{*,-1|*,1}"}}},
        {"dag", {{{{"graph", "digraph { s -> {a b c d e f g h i j k l} }"}}, "s"}}},
        {"own",
         {{{{"rules", "graph: move token, remove the node it left | remove edge and edges beside it"},
            {"graph", "graph { a -- b -- c -- d }"}},
           "token a"}}},
        {"take-ends", {{{}, "-3,4,-5,4"}, {{}, "2,2 | 1:3"}, {{}, "| 2:2"}}},
        {"tree", {{{}, "(((5,6),(-7,4)),((3,9),(2,1)),0) min"}, {{}, "-3"}}},
        {"tartan",
         {{{{"rows", "mock-turtles"}, {"columns", "turtles"}}, "3x2,2x3"},
          {{{"rows", "own"}, {"row-sets", "run 6; 0"}, {"columns", "turtles"}, {"column-sets", "0"}}, "6x1"},
          {{{"rows", "turtles"}, {"columns", "own"}, {"column-sets", "run 6; 0"}}, "1x6"}}},
        {"sum",
         {{{}, "nim: 2,2; nim: 1"},
          {{}, "nim: 2,2; nim: 1,1"},
          {{}, "nim: 1; nim: 2,2; kiki: 2,2"},
          {{}, "bash m=2: 4; nim: 2; nim: 1"},
          {{}, "nim: 2,2; nim: 2,2"},
          {{}, "bash m=3: 4; nim: 1; kiki: 2,1"},
          {{{"play", "sides"}}, "form: {3||1|-2}; form: {2|-1}"}}},
    };
    std::vector<Start> starts;
    for (const Preset& preset : game.presets)
        starts.push_back({preset.parameters, preset.position});
    if (const auto own = more.find(game.id); own != more.end())
        starts.insert(starts.end(), own->second.begin(), own->second.end());
    return starts;
}

} // namespace mexplorer::sentences
