#pragma once

#include "core/catalogue/catalogue.h"
#include "core/explain/explain.h"
#include "core/explain/why.h"
#include "core/game/aspects/drawn.h"
#include "core/game/aspects/grid.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/line.h"
#include "core/game/aspects/sum.h"
#include "tests/core/definition_of_game.h"
#include "tests/fuzz/check.h"
#include "tests/fuzz/check_instance.h"
#include "tests/fuzz/short_task.h"

namespace mexplorer::fuzz {

inline constexpr std::size_t mostPositions = 200; ///< below a position compared with the definition

inline bool agree(const Evaluation& a, const Evaluation& b) {
    return a.outcome == b.outcome && (!a.value || !b.value || a.value == b.value);
}

/// Answers about a position of any size must come in time and not contradict the theorem.
inline void checkAnswers(const Game& game, const std::string& position) {
    ShortTask task;
    const auto inquiry = asked(game, position);
    const auto theorem = inquiry->closedForm();
    const auto evaluation = inquiry->evaluation(task);
    if (answered(evaluation) && theorem)
        require(agree(*evaluation, *theorem), position + ": the theorem and the evaluation");
    const auto solution = asked(game, position)->solution(task); // finds the evaluation by itself
    if (answered(solution) && evaluation)
        require(agree((*solution)->evaluation, *evaluation), position + ": the solution and the evaluation");
    if (const auto reasons = why(game, *inquiry, task); answered(reasons))
        require(!reasons->headline.empty(), position + ": a headline");
    if (const auto trace = explain(game, *inquiry, task); answered(trace)) {
        require(!trace->steps.empty(), position + ": a proof has steps");
        for (const Saying& step : trace->steps)
            require(!step.reason.english().empty() &&
                        step.codeLine < std::max<std::size_t>(trace->pseudoCode.size(), 1),
                    position + ": a step has words, and a line of the pseudo-code");
    }
    if (const auto* drawn = inquiry->as<DrawnAspect>()) answered(drawn->drawing(task));
    if (const auto* sum = inquiry->as<SumAspect>()) {
        const auto components = sum->components(task);
        if (answered(components) && evaluation && evaluation->nimber() && playOf(game) == Play::normal) {
            Nimber total = 0;
            for (const Component& component : **components)
                total ^= component.value;
            require(total == *evaluation->nimber(), position + ": the XOR of the components");
        }
        answered(sum->winningMoves(task));
    }
}

/// Compares the evaluation of a small position and of its options with the definition.
inline void checkByDefinition(const Game& game, const std::string& position) {
    DefinitionOfGame definition(game);
    const Evaluation truth = evaluationOf(definition(position));
    ShortTask task;
    const auto inquiry = asked(game, position);
    if (const auto theorem = inquiry->closedForm())
        require(agree(*theorem, truth), position + ": the theorem and the definition");
    if (const auto evaluation = inquiry->evaluation(task); answered(evaluation))
        require(agree(*evaluation, truth), position + ": the evaluation and the definition");
    const auto solution = inquiry->solution(task);
    if (!answered(solution)) return;
    for (const SolvedMove& move : (*solution)->moves) {
        require(isSpelt(game, move.to), move.to + ", an option of " + position + ": its spelling");
        require(agree(move.evaluation, evaluationOf(definition(move.to))),
                move.to + ", an option of " + position + ": its evaluation and the definition");
    }
}

inline void checkPosition(const Game& game, const std::string& position) {
    const auto inquiry = ask(game, position);
    if (!answered(inquiry)) return;
    checkAnswers(game, position);
    const auto graph = (*inquiry)->graph();
    require(graph->text(0) == position, position + ": where its graph begins");
    if (!game.as<ImpartialAspect>() || !allBelow(*graph, mostPositions)) return;
    ShortTask task; // where play could go on for ever there is no evaluation, and no definition by recursion
    if (answered((*inquiry)->evaluation(task))) checkByDefinition(game, position);
}

/// Checks what is typed: a position, or what the game has in its place.
inline void checkTyped(const Game& game, const std::string& text) {
    const auto instance = instanceOf(game, text);
    if (!answered(instance)) return;
    const std::string& spelt = (*instance)->text();
    require(isSpelt(game, spelt), spelt + ": a canonical spelling stays");
    checkInstance(**instance);
    checkPosition(game, spelt);
}

/// Compares the beginning of the game's table and of its line with the definition.
inline void checkTables(const Game& game) {
    ShortTask task;
    constexpr std::uint64_t heaps = 24;
    if (const auto* line = game.as<LineAspect>(); line && answered(line->check(heaps))) {
        LineValues values(heaps);
        LineValues truth(heaps);
        if (answered(line->fill(values, task)) && answered(line->fillByDefinition(truth, task))) {
            for (std::uint64_t n = 0; n < heaps; ++n)
                require(values[n] == truth[n], line->positionAt(n) + ": its value on the line");
        }
    }
    constexpr GridSize cells{6, 5};
    if (const auto* grid = game.as<GridAspect>(); grid && answered(grid->check(cells))) {
        GridValues values(cells);
        GridValues truth(cells);
        if (answered(grid->fill(values, task)) && answered(grid->fillByDefinition(truth, task))) {
            for (std::uint32_t a = 0; a < cells.rows; ++a)
                for (std::uint32_t b = 0; b < cells.columns; ++b)
                    require(values.at(a, b) == truth.at(a, b),
                            grid->positionAt(a, b) + ": its value in the grid");
        }
    }
}

/// The game's parameters must make the same game, and what it opens with must be valid.
inline void checkGame(const Game& game) {
    const auto again = makeGame(game.description().id, game.parameters());
    require(again.has_value(), "a game is made of its own parameters");
    require((*again)->parameters() == game.parameters(), "the spelling of parameters stays");
    const std::string start = startPosition(game);
    require(isSpelt(game, start), start + ": the start can be typed");
    checkTables(game);
}

} // namespace mexplorer::fuzz
