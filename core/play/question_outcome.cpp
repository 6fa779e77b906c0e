#include "core/explain/columns_trace.h"
#include "core/explain/explain.h"
#include "core/explain/maze_trace.h"
#include "core/explain/mex_trace.h"
#include "core/explain/say_position.h"
#include "core/explain/say_signs.h"
#include "core/explain/say_sum.h"
#include "core/explain/told_move.h"
#include "core/explain/why.h"
#include "core/explain/xor_trace.h"
#include "core/game/aspects/board.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/roles.h"
#include "core/game/aspects/two_sided.h"
#include "core/play/question_makers.h"

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
    if (game.as<TwoSidedAspect>()) return {Outcome::L, Outcome::R, Outcome::N, Outcome::P};
    return {Outcome::P, Outcome::N, Outcome::draw};
}

Message sayWhich(const std::vector<Outcome>& outcomes, const Message& position) {
    if (outcomes.size() == 2) return say(MX_TEXT("core", "Is %1 P or N?"), position);
    return outcomes.size() == 3 ? say(MX_TEXT("core", "Is %1 P, N or a draw?"), position)
                                : say(MX_TEXT("core", "Is %1 L, R, N or P?"), position);
}

/// The first reason names a move to P, or it says that all options are N.
Expected<void> addOptionsTold(const Asking& asking, Question& question) {
    const auto solution = asking.asked->solution(asking.task);
    if (!solution) return tl::unexpected(solution.error());
    if (isLost((*solution)->evaluation.outcome)) {
        for (const SolvedMove& move : (*solution)->moves)
            question.told.push_back(move.to);
        return {};
    }
    const auto move = toldMove(*asking.asked, **solution, asking.task);
    if (!move) return tl::unexpected(move.error());
    if (*move) question.told.push_back((*move)->to);
    return {};
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
                      .sentence = sayWhich(outcomes, sayPosition(asked.position())),
                      .choices = {},
                      .why = {},
                      .place = {}};
    for (const Outcome one : outcomes)
        question.choices.push_back({sayMeaning(one)});
    question.right = static_cast<std::size_t>(std::ranges::find(outcomes, outcome) - outcomes.begin());
    if (auto said = sayWhyOutcome(asking, question); !said) return tl::unexpected(said.error());
    auto place = outcomePlace(asking);
    if (!place) return tl::unexpected(place.error());
    question.place = std::move(*place);
    return question;
}

} // namespace

Expected<QuestionPlace> outcomePlace(const Asking& asking) {
    const auto& game = asking.game;
    const auto& asked = asking.asked;
    auto& task = asking.task;
    if (asked->as<MazeAspect>()) {
        return mazeTrace(*asked, task).map([&](const MazeTrace& trace) {
            return QuestionPlace{.view = "maze", .position = asked->position(), .step = lastStep(trace)};
        });
    }
    if (!game.as<ImpartialAspect>())
        return QuestionPlace{.view = game.as<BoardAspect>() && !game.as<TwoSidedAspect>() ? "board" : "tree",
                             .position = asked->position(),
                             .step = QuestionPlace::lastStep}; // the root’s outcome, or the end of best play
    const auto* columns = asked->as<ColumnsAspect>();
    if (columns && columns->heaps().size() <= mostColumnSteps) {
        return columnsTrace(game, *asked, task).map([&](const ColumnsTrace& trace) {
            return QuestionPlace{
                .view = "columns", .position = asked->position(), .step = verdictStep(trace)};
        });
    }
    const auto isTelling = isXorTelling(*asked, task);
    if (!isTelling) return tl::unexpected(isTelling.error());
    if (*isTelling) {
        return xorTrace(game, *asked, task).map([&](const ColumnsTrace& trace) {
            return QuestionPlace{.view = "xor", .position = asked->position(), .step = verdictStep(trace)};
        });
    }
    return mexTrace(game, *asked, task).map([&](const MexTrace& trace) {
        return QuestionPlace{.view = "mex", .position = asked->position(), .step = lastStep(trace)};
    });
}

Expected<void> sayWhyOutcome(const Asking& asking, Question& question) {
    const auto reasons = why(asking.game, *asking.asked, asking.task);
    if (!reasons) return tl::unexpected(reasons.error());
    const auto decides = sayWhatDecides(asking.game, *asking.asked, asking.task);
    if (!decides) return tl::unexpected(decides.error());
    question.why = {say(MX_TEXT("core", "%1."), reasons->headline)};
    question.why.insert(question.why.end(), decides->begin(), decides->end());
    if (!decides->empty() || reasons->reasons.empty()) return {};
    question.why.push_back(reasons->reasons.front());
    return addOptionsTold(asking, question);
}

QuestionMaker outcomeQuestions() {
    // If only the score counts, valueQuestions asks for it.
    return {QuestionKind::outcome, "outcome", say(MX_TEXT("core", "P or N?")),
            [](const Game& game) { return !instancesHave<RolesAspect>(game); }, askOutcome};
}

} // namespace mexplorer
