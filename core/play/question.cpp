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

const QuestionPlace& placeOf(const Question& question, std::size_t choice) {
    const auto& own = question.choices[choice].place;
    return own && !question.isRight(choice) ? *own : question.place;
}

Message sayAbout(const Question& question) {
    return question.position.empty() ? question.values : sayPosition(question.position);
}

} // namespace mexplorer
