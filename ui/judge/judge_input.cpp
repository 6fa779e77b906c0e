#include "ui/judge/judge_input.h"

#include "core/file/input_file.h"
#include "core/judge/judge.h"

namespace mexplorer::ui {

namespace {

judge::Source fileSource(const QString& path, Task& task) {
    const auto file = std::make_shared<Expected<InputFile>>(InputFile::open(path.toStdString()));
    return [file, &task](char* block, std::size_t size) -> Expected<std::size_t> {
        if (!*file) return tl::unexpected(file->error());
        auto count = (*file)->read(block, size);
        if ((*file)->size() > 0)
            task.report(static_cast<double>((*file)->position()) / static_cast<double>((*file)->size()));
        return count;
    };
}

} // namespace

judge::Source sourceOf(const JudgeInput& input, Task& task) {
    return input.file.isEmpty() ? judge::textSource(input.text, task) : fileSource(input.file, task);
}

} // namespace mexplorer::ui
