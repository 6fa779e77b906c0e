#pragma once

#include "core/play/question.h"

#include <span>

namespace mexplorer {

/// A question with the answer that somebody gave.
struct QuizAnswer {
    Question question;
    std::size_t choice = 0;
    double seconds = 0; ///< that it took

    [[nodiscard]] bool isRight() const { return question.isRight(choice); }
};

[[nodiscard]] std::size_t rightAnswers(std::span<const QuizAnswer> answers);
/// Of all of them.
[[nodiscard]] double secondsOf(std::span<const QuizAnswer> answers);

/// number,kind,position,question,given,answer,right,seconds: a line for each.
[[nodiscard]] std::string answersAsCsv(std::span<const QuizAnswer> answers,
                                       const Message::Translate& translate);

} // namespace mexplorer
