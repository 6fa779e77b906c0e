#include "core/play/quiz_parameters.h"

#include "core/play/question_makers.h"

#include <algorithm>

namespace mexplorer {

namespace {

const std::string quizKindId = "kind";
const std::string quizLevelId = "level";
const std::string quizQuestionsId = "questions";
const std::string quizSeedId = "seed";
const std::string allQuizKinds = "all";

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
    std::vector<Choice> kinds = {{allQuizKinds, say(MX_TEXT("core", "of all kinds"))}};
    for (const QuestionKind kind : questionsOf(game)) {
        const QuestionMaker& maker = questionMaker(kind);
        kinds.push_back({maker.id, maker.title});
    }
    return {{.id = quizKindId,
             .title = say(MX_TEXT("core", "questions")),
             .kind = Parameter::Kind::choice,
             .fallback = allQuizKinds,
             .choices = std::move(kinds),
             .hint = say(MX_TEXT("core", "what is asked"))},
            number(quizLevelId, say(MX_TEXT("core", "level")), QuizSettings().level, lowestLevel,
                   highestLevel,
                   say(MX_TEXT("core", "from small positions and answers far apart to large positions and "
                                       "answers that lie close together"))),
            number(quizQuestionsId, say(MX_TEXT("core", "how many")), 10, 1, mostQuestions,
                   say(MX_TEXT("core", "how many questions"))),
            number(quizSeedId, say(MX_TEXT("core", "seed")), 1, 0, mostSeed,
                   say(MX_TEXT("core", "the same seed gives the same questions, for a whole class")))};
}

QuizPlan quizPlanOf(const Parameters& values) {
    QuizPlan plan;
    for (const QuestionMaker& maker : questionMakers())
        if (maker.id == values.at(quizKindId)) plan.settings.kinds = {maker.kind};
    plan.settings.level = static_cast<unsigned>(integerOf(values, quizLevelId));
    plan.settings.seed = static_cast<std::uint64_t>(integerOf(values, quizSeedId));
    plan.questions = static_cast<std::uint64_t>(integerOf(values, quizQuestionsId));
    return plan;
}

} // namespace mexplorer
