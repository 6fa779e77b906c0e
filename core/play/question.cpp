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
    return question.position.empty() ? question.values : sayPosition(question.position);
}

} // namespace mexplorer
