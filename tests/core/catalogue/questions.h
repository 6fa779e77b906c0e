#pragma once

#include "core/catalogue/catalogue.h"
#include "core/explain/explain.h"
#include "core/explain/mex_trace.h"
#include "core/explain/why.h"
#include "core/explain/xor_trace.h"
#include "core/solve/compare_below.h"
#include "core/solve/game_tree.h"

#include <functional>
#include <string>
#include <vector>

// All that can be asked of a game, and where: for tests of what happens when an answer is interrupted.
namespace mexplorer::asking {

struct Question {
    const char* name;
    std::function<Expected<void>(const Game&, const std::string& position, Task&)> ask;
};

/// The answer thrown away: here only whether there is one counts.
template <class Answer>
[[nodiscard]] Expected<void> told(const Expected<Answer>& answer) {
    if (!answer) return tl::unexpected(answer.error());
    return {};
}

inline constexpr GridSize tableSize{24, 30};
inline constexpr std::uint64_t lineSize = 600;
/// The definition takes the cube of it where heaps split in three.
inline constexpr std::uint64_t definedLine = 380;
inline constexpr std::uint32_t treeNodes = 2000;

/// The answer to what is asked of a table or a line, if the game has one of this size.
template <class Aspect, class Size, class Asked>
[[nodiscard]] Expected<void> ifItFits(const Aspect* aspect, Size size, const Asked& asked) {
    return aspect && aspect->check(size) ? asked(*aspect) : Expected<void>();
}

[[nodiscard]] inline const std::vector<Question>& questions() {
    static const std::vector<Question> all = {
        {"evaluate", [](const Game& g, const std::string& p, Task& t) { return told(g.evaluate(p, t)); }},
        {"solve", [](const Game& g, const std::string& p, Task& t) { return told(g.solve(p, t)); }},
        {"move to 1", [](const Game& g, const std::string& p, Task& t) { return told(g.moveTo(p, 1, t)); }},
        {"explain", [](const Game& g, const std::string& p, Task& t) { return told(explain(g, p, t)); }},
        {"mex", [](const Game& g, const std::string& p, Task& t) { return told(mexTrace(g, p, t)); }},
        {"why", [](const Game& g, const std::string& p, Task& t) { return told(why(g, p, t)); }},
        {"tree",
         [](const Game& g, const std::string& p, Task& t) {
             return told(buildTree(*g.graph(p), {.merged = true, .budget = treeNodes}, t));
         }},
        {"compare below",
         [](const Game& g, const std::string& p, Task& t) {
             const bool isSmall = p == g.startPosition();
             return isSmall ? told(compareBelow(g, p, t)) : Expected<void>();
         }},
        {"drawing", [](const Game& g, const std::string& p,
                       Task& t) { return g.drawn() ? told(g.drawn()->drawing(p, t)) : Expected<void>(); }},
        {"xor", [](const Game& g, const std::string& p,
                   Task& t) { return g.sum() ? told(xorTrace(g, p, t)) : Expected<void>(); }},
        {"components", [](const Game& g, const std::string& p,
                          Task& t) { return g.sum() ? told(g.sum()->components(p, t)) : Expected<void>(); }},
        {"moves of components",
         [](const Game& g, const std::string& p, Task& t) {
             return g.sum() ? told(g.sum()->winningMoves(p, t)) : Expected<void>();
         }},
        {"table",
         [](const Game& g, const std::string&, Task& t) {
             return ifItFits(g.grid(), tableSize, [&](const GridAspect& grid) {
                 GridValues values(tableSize);
                 return grid.fill(values, t);
             });
         }},
        {"compare the table",
         [](const Game& g, const std::string&, Task& t) {
             return ifItFits(g.grid(), tableSize, [&](const GridAspect& grid) {
                 return told(compareWithDefinition(grid, tableSize, t));
             });
         }},
        {"line",
         [](const Game& g, const std::string&, Task& t) {
             return ifItFits(g.line(), lineSize, [&](const LineAspect& line) {
                 LineValues values(lineSize);
                 return line.fill(values, t);
             });
         }},
        {"period",
         [](const Game& g, const std::string&, Task& t) {
             return ifItFits(g.line(), lineSize, [&](const LineAspect& line) {
                 LineValues values(lineSize);
                 return told(line.findPeriod(values, t));
             });
         }},
        {"compare the line",
         [](const Game& g, const std::string&, Task& t) {
             return ifItFits(g.line(), definedLine, [&](const LineAspect& line) {
                 return told(compareWithDefinition(line, definedLine, t));
             });
         }},
    };
    return all;
}

struct Place {
    std::string id;
    Parameters parameters;
    std::string position;
};

/// Each game's opening in both plays, and its presets.
[[nodiscard]] inline std::vector<Place> places() {
    std::vector<Place> all;
    const auto add = [&](const std::string& id, const Parameters& parameters, const std::string& position) {
        const auto game = makeGame(id, parameters);
        if (game) all.push_back({id, parameters, position.empty() ? (*game)->startPosition() : position});
    };
    for (const auto& [description, make] : catalogue()) {
        for (const char* play : {"normal", "misere"})
            add(description.id, {{"play", play}}, {}); // where there is no play, not at all
        for (const Preset& preset : description.presets)
            add(description.id, preset.parameters, preset.position);
    }
    return all;
}

/// What tells a place in a failure.
[[nodiscard]] inline std::string text(const Place& place) {
    std::string said = place.id;
    for (const auto& [name, value] : place.parameters)
        said += ' ' + name + '=' + value;
    return said + " “" + place.position + "”";
}

/// What is known of a position, or why nothing is.
[[nodiscard]] inline std::string text(const Expected<Evaluation>& answer) {
    if (!answer) return answer.error().english();
    const std::string value = answer->value ? std::to_string(*answer->value) : "no value";
    return std::to_string(static_cast<int>(answer->outcome)) + ", " + value;
}

} // namespace mexplorer::asking
