#pragma once

#include "core/catalogue/catalogue.h"
#include "core/explain/columns_trace.h"
#include "core/explain/explain.h"
#include "core/explain/maze_trace.h"
#include "core/explain/mex_trace.h"
#include "core/explain/parts_trace.h"
#include "core/explain/why.h"
#include "core/explain/xor_trace.h"
#include "core/game/aspects/cyclic.h"
#include "core/game/aspects/drawn.h"
#include "core/game/aspects/grid.h"
#include "core/game/aspects/line.h"
#include "core/game/aspects/move_to_value.h"
#include "core/solve/compare_below.h"
#include "core/solve/game_tree.h"
#include "tests/core/asked.h"
#include "tests/core/catalogue/digest.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

// All questions that can be asked about a game, and positions for them: for tests of interrupted answers.
namespace mexplorer::asking {

struct Question {
    const char* name;
    std::function<Expected<Digest>(const Game&, const Inquiry&, Task&)> ask;
};

inline constexpr GridSize tableSize{16, 20};
inline constexpr std::uint64_t lineSize = 600;
/// Small, as the definition takes cubic time if heaps split in three.
inline constexpr std::uint64_t definedLine = 250;
inline constexpr std::uint32_t treeNodes = 2000;

/// The answer to a question about a table or a line, if the game has one of this size.
template <class Aspect, class Size, class Answer>
[[nodiscard]] Expected<Digest> ifItFits(const Game& game, Size size, const Answer& answer) {
    const auto* aspect = game.as<Aspect>();
    return aspect && aspect->check(size) ? answer(*aspect) : Digest();
}
/// The same for an aspect that only some positions have.
template <class Aspect, class Answer>
[[nodiscard]] Expected<Digest> ifItHas(const Inquiry& position, const Answer& answer) {
    const auto* aspect = position.as<Aspect>();
    return aspect ? told(answer(*aspect)) : Digest();
}

/// A digest of the values that were filled in.
template <class Values>
[[nodiscard]] Expected<Digest> filled(const Expected<void>& done, const Values& values) {
    if (!done) return tl::unexpected(done.error());
    Digest digest;
    digest.add(values);
    return digest;
}

[[nodiscard]] inline std::vector<Question> questionsOfPositions() {
    return {
        {"evaluation", [](const Game&, const Inquiry& i, Task& t) { return told(i.evaluation(t)); }},
        {"solution", [](const Game&, const Inquiry& i, Task& t) { return told(i.solution(t)); }},
        {"move to 1",
         [](const Game&, const Inquiry& i, Task& t) {
             return ifItHas<MoveToValueAspect>(
                 i, [&](const MoveToValueAspect& moves) { return moves.moveToValue(1, t); });
         }},
        {"explain", [](const Game& g, const Inquiry& i, Task& t) { return told(explain(g, i, t)); }},
        {"mex", [](const Game& g, const Inquiry& i, Task& t) { return told(mexTrace(g, i, t)); }},
        {"why", [](const Game& g, const Inquiry& i, Task& t) { return told(why(g, i, t)); }},
        {"tree",
         [](const Game& g, const Inquiry& i, Task& t) {
             if (!playEnds(g)) return Expected<Digest>(Digest());
             return told(buildTree(*i.graph(), {.merged = true, .budget = treeNodes}, t));
         }},
        {"compare below",
         [](const Game& g, const Inquiry& i, Task& t) {
             const bool isSmall = i.position() == startPosition(g);
             return isSmall ? told(compareBelow(g, i, t)) : Digest();
         }},
        {"drawing",
         [](const Game&, const Inquiry& i, Task& t) {
             return ifItHas<DrawnAspect>(i, [&](const DrawnAspect& drawn) { return drawn.drawing(t); });
         }},
        {"xor",
         [](const Game& g, const Inquiry& i, Task& t) {
             return ifItHas<SumAspect>(i, [&](const SumAspect&) { return xorTrace(g, i, t); });
         }},
        {"columns",
         [](const Game& g, const Inquiry& i, Task& t) {
             return ifItHas<ColumnsAspect>(i, [&](const ColumnsAspect&) { return columnsTrace(g, i, t); });
         }},
        {"parts",
         [](const Game& g, const Inquiry& i, Task& t) {
             return ifItHas<PartsAspect>(i, [&](const PartsAspect&) { return partsTrace(g, i, t); });
         }},
        {"maze",
         [](const Game&, const Inquiry& i, Task& t) {
             return ifItHas<MazeAspect>(i, [&](const MazeAspect&) { return mazeTrace(i, t); });
         }},
        {"cells of the maze",
         [](const Game&, const Inquiry& i, Task& t) {
             return ifItHas<MazeAspect>(i, [&](const MazeAspect& maze) { return maze.endings(0, t); });
         }},
        {"undecided",
         [](const Game&, const Inquiry& i, Task& t) {
             return ifItHas<SumAspect>(i, [&](const SumAspect& sum) { return sum.undecided(t); });
         }},
        {"components",
         [](const Game&, const Inquiry& i, Task& t) {
             return ifItHas<SumAspect>(i, [&](const SumAspect& sum) { return sum.components(t); });
         }},
        {"moves of components",
         [](const Game&, const Inquiry& i, Task& t) {
             return ifItHas<SumAspect>(i, [&](const SumAspect& sum) { return sum.winningMoves(t); });
         }},
    };
}

[[nodiscard]] inline std::vector<Question> questionsOfGames() {
    return {
        {"table",
         [](const Game& g, const Inquiry&, Task& t) {
             return ifItFits<GridAspect>(g, tableSize, [&](const GridAspect& grid) {
                 GridValues values(tableSize);
                 return filled(grid.fill(values, t), values);
             });
         }},
        {"compare the table",
         [](const Game& g, const Inquiry&, Task& t) {
             return ifItFits<GridAspect>(g, tableSize, [&](const GridAspect& grid) {
                 return told(compareWithDefinition(grid, tableSize, t));
             });
         }},
        {"line",
         [](const Game& g, const Inquiry&, Task& t) {
             return ifItFits<LineAspect>(g, lineSize, [&](const LineAspect& line) {
                 LineValues values(lineSize);
                 return filled(line.fill(values, t), values);
             });
         }},
        {"period",
         [](const Game& g, const Inquiry&, Task& t) {
             return ifItFits<LineAspect>(g, lineSize, [&](const LineAspect& line) {
                 LineValues values(lineSize);
                 return told(line.findPeriod(values, t));
             });
         }},
        {"compare the line",
         [](const Game& g, const Inquiry&, Task& t) {
             return ifItFits<LineAspect>(g, definedLine, [&](const LineAspect& line) {
                 return told(compareWithDefinition(line, definedLine, t));
             });
         }},
    };
}

struct Place {
    std::string id;
    Parameters parameters;
    std::string position;
    bool isFirst = true; ///< the first place of its game with these parameters
};

/// The questions at a place: about its position and, at the first place only, about its game.
[[nodiscard]] inline std::vector<Question> questions(const Place& place) {
    std::vector<Question> all = questionsOfPositions();
    if (place.isFirst) std::ranges::move(questionsOfGames(), std::back_inserter(all));
    return all;
}

/// A smaller position in place of one whose search would take most of the time.
[[nodiscard]] inline std::string lighter(const std::string& position) {
    static const std::map<std::string, std::string> lighterOnes = {
        {"3,5,10,15", "3,5,6,7"},
        {"4x4", "2x4"},
        {"4x5", "3x3"},
        {"7x5", "4x3"},
        {"8x3", "5x2"},
        {"12x2", "6x2"},
        {"......./......./......./......./......./.......", "433442147526473214331176"},
        {"4433", "433442147526473214331176"},
        {"M......./......../......../......../...C...C/......../......../O.......",
         "M..../...../.C..C/...../O...."},
        {"..../..../....", "X.../.O../...."},
        {"..../..../..../....", "XO.X/.XO./O.O./X..."},
        {"...../...../...../.....", "....X/...OO/..XXO/OXXOX"},
        {"..O.../.XO.X./O.XX.X/.XOXOO/...OO./...X..", ".XOX.X/XXOOX./O.XXXX/OXOXOO/OOXOO./..XXOO"},
        {"...../.O.../.XX../...../...O.", "XX.OX/.OXXX/XXX../.OO.O/OO.OO"},
        {"bbbbb/...../...../...../wwwww", "b...b/...../...../...../w...w"}};
    const auto found = lighterOnes.find(position);
    return found == lighterOnes.end() ? position : found->second;
}

/// Each game's opening in both plays, and its presets; each place once.
[[nodiscard]] inline std::vector<Place> places() {
    std::vector<Place> all;
    std::map<std::pair<std::string, Parameters>, std::set<std::string>> met;
    const auto add = [&](const std::string& id, const Parameters& parameters, const std::string& told) {
        const auto game = makeGame(id, parameters);
        if (!game || !(*game)->as<PositionsAspect>()) return;
        const std::string position = lighter(told.empty() ? startPosition(**game) : told);
        std::set<std::string>& here = met[{id, (*game)->parameters()}];
        const bool isFirst = here.empty();
        if (here.insert(position).second) all.push_back({id, parameters, position, isFirst});
    };
    for (const Entry& entry : catalogue()) {
        const Description& description = entry.description;
        for (const char* play : {"normal", "misere"})
            add(description.id, {{"play", play}}, {}); // adds nothing if the game has no such parameter
        for (const Preset& preset : description.presets)
            add(description.id, preset.parameters, preset.position);
    }
    return all;
}

/// The name of a place in failures.
[[nodiscard]] inline std::string text(const Place& place) {
    std::string said = place.id;
    for (const auto& [name, value] : place.parameters)
        said += ' ' + name + '=' + value;
    return said + " “" + place.position + "”";
}

/// The answer, or the error, as text.
[[nodiscard]] inline std::string text(const Expected<Digest>& answer) {
    return answer ? std::to_string(answer->number()) : answer.error().english();
}

} // namespace mexplorer::asking
