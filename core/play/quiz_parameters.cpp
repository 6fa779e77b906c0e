#include "core/play/quiz_parameters.h"

#include <algorithm>

namespace mexplorer {

namespace {

const std::string kindId = "kind";
const std::string levelId = "level";
const std::string questionsId = "questions";
const std::string seedId = "seed";
const std::string allKinds = "all";

Parameter number(const std::string& id, Message title, std::int64_t usual, std::int64_t least,
                 std::int64_t most, Message hint) {
    return {.id = id,
            .title = std::move(title),
            .kind = Parameter::Kind::integer,
            .fallback = std::to_string(usual),
            .least = least,
            .most = most,
            .hint = std::move(hint)};
}

} // namespace

std::vector<Parameter> quizParameters(const Game& game) {
    constexpr std::int64_t mostSeed = 999'999;
    std::vector<Choice> kinds = {{allKinds, say(MX_TEXT("core", "of all kinds"))}};
    for (const QuestionKind kind : questionsOf(game))
        kinds.push_back({idOf(kind), titleOf(kind)});
    return {{.id = kindId,
             .title = say(MX_TEXT("core", "questions")),
             .kind = Parameter::Kind::choice,
             .fallback = allKinds,
             .choices = std::move(kinds),
             .hint = say(MX_TEXT("core", "what is asked"))},
            number(levelId, say(MX_TEXT("core", "level")), QuizSettings().level, lowestLevel, highestLevel,
                   say(MX_TEXT("core", "from small positions and answers far apart to large positions and "
                                       "answers that lie close together"))),
            number(questionsId, say(MX_TEXT("core", "how many")), 10, 1, mostQuestions,
                   say(MX_TEXT("core", "how many questions"))),
            number(seedId, say(MX_TEXT("core", "seed")), 1, 0, mostSeed,
                   say(MX_TEXT("core", "the same seed has the same questions, for a whole class")))};
}

QuizPlan quizPlanOf(const Parameters& values) {
    QuizPlan plan;
    for (const QuestionKind kind : questionKinds)
        if (idOf(kind) == values.at(kindId)) plan.settings.kinds = {kind};
    plan.settings.level = static_cast<unsigned>(integerOf(values, levelId));
    plan.settings.seed = static_cast<std::uint64_t>(integerOf(values, seedId));
    plan.questions = static_cast<std::uint64_t>(integerOf(values, questionsId));
    return plan;
}

} // namespace mexplorer
