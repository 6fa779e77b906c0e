#pragma once

#include "core/play/quiz.h"

namespace mexplorer::cli {

/// The next `count` questions. Errors: as for Quiz::next.
[[nodiscard]] Expected<std::vector<Question>> drawn(Quiz& quiz, std::uint64_t count, Task& task);

/// Questions for printing, then their answers, under separate headings.
[[nodiscard]] std::string sheetAsMarkdown(const std::vector<Question>& questions,
                                          const Message::Translate& translate);
/// One line for each question: number, kind, position, question, choices, answer, why.
[[nodiscard]] std::string sheetAsCsv(const std::vector<Question>& questions,
                                     const Message::Translate& translate);

} // namespace mexplorer::cli
