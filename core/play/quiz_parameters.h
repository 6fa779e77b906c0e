#pragma once

#include "core/play/quiz.h"

namespace mexplorer {

inline constexpr std::int64_t mostQuestions = 10'000;

/// The settings kind=…, level=…, questions=…, seed=… of a quiz about this game, for forms.
[[nodiscard]] std::vector<Parameter> quizParameters(const Game& game);

struct QuizPlan {
    QuizSettings settings;
    std::uint64_t questions = 10;
};
/// Read from `values` of these, which must be complete and valid.
[[nodiscard]] QuizPlan quizPlanOf(const Parameters& values);

} // namespace mexplorer
