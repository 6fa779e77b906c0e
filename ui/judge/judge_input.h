#pragma once

#include "core/judge/reader.h"
#include "core/task/task.h"

#include <QString>

namespace mexplorer::ui {

/// A problem's input, or somebody's output: a text, or a file that is read as needed.
struct JudgeInput {
    std::string text;
    QString file; ///< empty: the text is the input
};

/// A source that reads it and reports progress to `task`. Both must outlive the source.
[[nodiscard]] judge::Source sourceOf(const JudgeInput& input, Task& task);

} // namespace mexplorer::ui
