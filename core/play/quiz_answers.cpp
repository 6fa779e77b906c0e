#include "core/play/quiz_answers.h"

#include "core/text/csv.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer {

std::size_t rightAnswers(std::span<const QuizAnswer> answers) {
    return static_cast<std::size_t>(std::ranges::count_if(answers, &QuizAnswer::isRight));
}

double secondsOf(std::span<const QuizAnswer> answers) {
    double sum = 0;
    for (const QuizAnswer& answer : answers)
        sum += answer.seconds;
    return sum;
}

std::string answersAsCsv(std::span<const QuizAnswer> answers, const Message::Translate& translate) {
    std::string text = "number,kind,position,question,given,answer,right,seconds\n";
    std::size_t number = 0;
    for (const QuizAnswer& answer : answers) {
        const Question& question = answer.question;
        const auto said = [&](std::size_t choice) {
            return csvField(question.choices[choice].text.said(translate));
        };
        text += fmt::format("{},{},{},{},{},{},{},{:.1f}\n", ++number, idOf(question.kind),
                            csvField(question.position), csvField(question.sentence.said(translate)),
                            said(answer.choice), said(question.right), answer.isRight() ? "yes" : "no",
                            answer.seconds);
    }
    return text;
}

} // namespace mexplorer
