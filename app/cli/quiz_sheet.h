#pragma once

#include "core/play/quiz.h"

namespace mexplorer::cli {

/// The next `count` questions. Errors: as for Quiz::next.
[[nodiscard]] Expected<std::vector<Question>> drawn(Quiz& quiz, std::uint64_t count, Task& task);

/// Questions to be printed, then their answers, under headings of their own.
[[nodiscard]] std::string sheetAsMarkdown(const std::vector<Question>& questions,
                                          const Message::Translate& translate);
/// A line for each: number, kind, position, question, choices, answer, why.
[[nodiscard]] std::string sheetAsCsv(const std::vector<Question>& questions,
                                     const Message::Translate& translate);

} // namespace mexplorer::cli
