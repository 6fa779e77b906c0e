#pragma once

#include "core/play/question.h"

#include <span>

namespace mexplorer {

/// A question with a given answer.
struct QuizAnswer {
    Question question;
    std::size_t choice = 0; ///< index of the given answer
    double seconds = 0;     ///< how long it took

    [[nodiscard]] bool isRight() const { return question.isRight(choice); }
};

[[nodiscard]] std::size_t rightAnswers(std::span<const QuizAnswer> answers);
/// The sum over all answers.
[[nodiscard]] double secondsOf(std::span<const QuizAnswer> answers);

/// CSV: number,kind,position,question,given,answer,right,seconds; one line for each answer.
[[nodiscard]] std::string answersAsCsv(std::span<const QuizAnswer> answers,
                                       const Message::Translate& translate);

} // namespace mexplorer
