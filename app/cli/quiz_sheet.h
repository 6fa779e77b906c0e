#pragma once

#include "core/play/quiz_parameters.h"

namespace mexplorer::cli {

/// The next `count` questions, or as many as there are. Errors: as for Quiz::next.
[[nodiscard]] Expected<std::vector<Question>> drawn(Quiz& quiz, std::uint64_t count, Task& task);

/// Questions for printing, with the rules and lines for the name and the class, then their answers, under
/// separate headings; says so if they are fewer than planned.
[[nodiscard]] std::string sheetAsMarkdown(const Game& game, const QuizPlan& plan,
                                          const std::vector<Question>& questions,
                                          const Message::Translate& translate);
/// One line for each question: number, kind, position, question, choices, answer, why.
[[nodiscard]] std::string sheetAsCsv(const Game& game, const std::vector<Question>& questions,
                                     const Message::Translate& translate);

} // namespace mexplorer::cli
