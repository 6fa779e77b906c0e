#pragma once

#include "core/play/quiz_parameters.h"

#include <QString>

#include <memory>

namespace mexplorer::ui {

/// Writes a PDF of A4 pages: the questions, with their positions as pictures where a view has some that give
/// nothing away, and from a page of their own on the answers. Whole or not at all, as OutputFile does; in any
/// thread. Errors: as for Quiz and OutputFile.
[[nodiscard]] Expected<void> writeQuizSheet(const QString& path, std::shared_ptr<const Game> game,
                                            const QuizPlan& plan, Task& task);

} // namespace mexplorer::ui
