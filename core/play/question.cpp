#include "core/play/question.h"

#include "core/explain/say_position.h"

namespace mexplorer {

std::vector<Message> sayToAnswer(const Question& question, std::size_t choice) {
    std::vector<Message> said;
    if (!question.isRight(choice) && !question.choices[choice].because.empty())
        said.push_back(question.choices[choice].because);
    said.insert(said.end(), question.why.begin(), question.why.end());
    return said;
}

Message sayAbout(const Question& question) {
    return question.position.empty() ? question.values : verbatim(shown(question.position));
}

Message titleOf(QuestionKind kind) {
    switch (kind) {
    case QuestionKind::outcome:
        return say(MX_TEXT("core", "P or N?"));
    case QuestionKind::value:
        return say(MX_TEXT("core", "What is it worth?"));
    case QuestionKind::move:
        return say(MX_TEXT("core", "Which move wins?"));
    case QuestionKind::columns:
        return say(MX_TEXT("core", "Which columns are odd?"));
    case QuestionKind::mex:
        return say(MX_TEXT("core", "What is the mex?"));
    case QuestionKind::cut:
        return say(MX_TEXT("core", "Is it cut?"));
    case QuestionKind::period:
        break;
    }
    return say(MX_TEXT("core", "Does the period hold?"));
}

std::string idOf(QuestionKind kind) {
    switch (kind) {
    case QuestionKind::outcome:
        return "outcome";
    case QuestionKind::value:
        return "value";
    case QuestionKind::move:
        return "move";
    case QuestionKind::columns:
        return "columns";
    case QuestionKind::mex:
        return "mex";
    case QuestionKind::cut:
        return "cut";
    case QuestionKind::period:
        break;
    }
    return "period";
}

} // namespace mexplorer
