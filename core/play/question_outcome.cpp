#include "core/explain/columns_trace.h"
#include "core/explain/explain.h"
#include "core/explain/maze_trace.h"
#include "core/explain/mex_trace.h"
#include "core/explain/say_position.h"
#include "core/explain/say_signs.h"
#include "core/explain/say_sum.h"
#include "core/explain/why.h"
#include "core/explain/xor_trace.h"
#include "core/play/question_makers.h"
#include "core/solve/aspects/board.h"
#include "core/solve/aspects/impartial.h"
#include "core/solve/aspects/roles.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// The step of a columns trace at which its verdict begins.
int verdictStep(const ColumnsTrace& trace) {
    const auto tells = [](const ColumnsState& state) { return state.result || state.told || state.misere; };
    const auto first = std::ranges::find_if(trace.states, tells);
    return static_cast<int>(first - trace.states.begin());
}

template <class TraceType>
int lastStep(const TraceType& trace) {
    return static_cast<int>(trace.steps.size()) - 1;
}

std::vector<Outcome> possibleOutcomes(const Game& game) {
    if (game.as<ImpartialAspect>()) return {Outcome::P, Outcome::N};
    return {Outcome::P, Outcome::N, Outcome::draw};
}

MadeQuestion askOutcome(const Asking& asking) {
    const Inquiry& asked = *asking.asked;
    const auto evaluation = asked.evaluation(asking.task);
    if (!evaluation) return tl::unexpected(evaluation.error());
    const auto outcomes = possibleOutcomes(asking.game);
    const Outcome outcome = evaluation->outcome;
    if (asked.optionCount() == 0) return std::nullopt;
    if (asking.insists && outcome != outcomes[asking.wish % outcomes.size()]) return std::nullopt;
    Question question{.kind = QuestionKind::outcome,
                      .position = asked.position(),
                      .sentence =
                          outcomes.size() == 2
                              ? say(MX_TEXT("core", "Is %1 P or N?"), shown(asked.position()))
                              : say(MX_TEXT("core", "Is %1 P, N or a draw?"), shown(asked.position())),
                      .choices = {},
                      .why = {},
                      .place = {}};
    for (const Outcome one : outcomes)
        question.choices.push_back({sayMeaning(one)});
    question.right = static_cast<std::size_t>(std::ranges::find(outcomes, outcome) - outcomes.begin());
    auto why = sayWhyOutcome(asking);
    if (!why) return tl::unexpected(why.error());
    question.why = std::move(*why);
    auto place = outcomePlace(asking);
    if (!place) return tl::unexpected(place.error());
    question.place = std::move(*place);
    return question;
}

} // namespace

Expected<QuestionPlace> outcomePlace(const Asking& asking) {
    const auto& [game, asked, level, wish, insists, chance, task] = asking;
    if (asked->as<MazeAspect>()) {
        return mazeTrace(*asked, task).map([](const MazeTrace& trace) {
            return QuestionPlace{.view = "maze", .step = lastStep(trace)};
        });
    }
    if (!game.as<ImpartialAspect>()) return QuestionPlace{.view = game.as<BoardAspect>() ? "board" : "tree"};
    const auto* columns = asked->as<ColumnsAspect>();
    if (columns && columns->heaps().size() <= mostColumnSteps) {
        return columnsTrace(game, *asked, task).map([](const ColumnsTrace& trace) {
            return QuestionPlace{.view = "columns", .step = verdictStep(trace)};
        });
    }
    const auto isTelling = isXorTelling(*asked, task);
    if (!isTelling) return tl::unexpected(isTelling.error());
    if (*isTelling) {
        return xorTrace(game, *asked, task).map([](const ColumnsTrace& trace) {
            return QuestionPlace{.view = "xor", .step = verdictStep(trace)};
        });
    }
    return mexTrace(game, *asked, task).map([](const MexTrace& trace) {
        return QuestionPlace{.view = "mex", .step = lastStep(trace)};
    });
}

Expected<std::vector<Message>> sayWhyOutcome(const Asking& asking) {
    const auto reasons = why(asking.game, *asking.asked, asking.task);
    if (!reasons) return tl::unexpected(reasons.error());
    auto sum = saySum(*asking.asked, asking.task);
    if (!sum) return tl::unexpected(sum.error());
    std::vector<Message> said = {say(MX_TEXT("core", "%1."), reasons->headline)};
    if (!sum->empty())
        said.push_back(std::move(sum->front()));
    else if (!reasons->reasons.empty())
        said.push_back(reasons->reasons.front());
    return said;
}

QuestionMaker outcomeQuestions() {
    // If only the score counts, valueQuestions asks for it.
    return {QuestionKind::outcome, [](const Game& game) { return !instancesHave<RolesAspect>(game); },
            askOutcome};
}

} // namespace mexplorer
