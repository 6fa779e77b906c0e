#pragma once

#include "core/play/quiz_parameters.h"

#include <QString>

#include <memory>

namespace mexplorer::ui {

/// Writes a PDF of A4 pages: the questions, with pictures of their positions as far as puzzleOf has some,
/// then the answers, beginning on a new page. Whole or not at all, as OutputFile does; any thread may call
/// it. Errors: as for Quiz and OutputFile.
[[nodiscard]] Expected<void> writeQuizSheet(const QString& path, const std::shared_ptr<const Game>& game,
                                            const QuizPlan& plan, Task& task);

} // namespace mexplorer::ui
