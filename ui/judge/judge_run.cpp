#include "ui/judge/judge_run.h"

#include <QFile>

namespace mexplorer::ui {

namespace {

judge::Source fileSource(const QString& path, Task& task) {
    const auto file = std::make_shared<QFile>(path);
    (void)file->open(QIODevice::ReadOnly | QIODevice::Unbuffered); // reading tells if it is not
    return [file, &task](char* block, std::size_t size) -> Expected<std::size_t> {
        const qint64 count = file->read(block, static_cast<qint64>(size));
        if (count < 0) {
            return invalid(
                say(MX_TEXT("core", "The input cannot be read: %1."), file->errorString().toStdString()));
        }
        if (file->size() > 0)
            task.report(static_cast<double>(file->pos()) / static_cast<double>(file->size()));
        return static_cast<std::size_t>(count);
    };
}

judge::Source sourceOf(const JudgeInput& input, Task& task) {
    return input.file.isEmpty() ? judge::textSource(input.text, task) : fileSource(input.file, task);
}

} // namespace

Expected<std::shared_ptr<const JudgeRun>>
JudgeRun::make(const judge::Problem& problem, std::shared_ptr<const JudgeInput> input, Task& task) {
    auto run = std::make_shared<JudgeRun>();
    run->problem_ = &problem;
    run->input_ = std::move(input);
    bool tooMany = false;
    const auto judged = judge::judge(
        problem, sourceOf(*run->input_, task),
        [&](std::string_view block) {
            tooMany = block.size() > mostBytes - run->output_.size();
            if (!tooMany) run->addLines(block);
            return !tooMany;
        },
        task);
    if (tooMany) {
        return tooLarge(
            say(MX_TEXT("core", "The answers take more than %1 MB; the command line writes any number of "
                                "them: mexplorer judge %2."),
                mostBytes >> 20U, problem.id));
    }
    if (task.cancelled()) return cancelled();
    if (!judged) run->failure_ = judged.error();
    return run;
}

void JudgeRun::addLines(std::string_view block) {
    if (output_.empty()) starts_.push_back(0);
    for (std::size_t at = block.find('\n'); at != std::string_view::npos; at = block.find('\n', at + 1)) {
        ++cases_;
        if (cases_ % linesApart == 0) starts_.push_back(static_cast<std::uint32_t>(output_.size() + at + 1));
    }
    output_ += block;
}

std::string_view JudgeRun::answer(std::uint64_t number) const {
    std::size_t begin = starts_[number / linesApart];
    for (std::uint64_t skipped = number % linesApart; skipped > 0; --skipped)
        begin = output_.find('\n', begin) + 1;
    return std::string_view(output_).substr(begin, output_.find('\n', begin) - begin);
}

Expected<judge::PickedCase> JudgeRun::pick(std::uint64_t number, Task& task) const {
    return judge::pickCase(*problem_, sourceOf(*input_, task), number, task);
}

} // namespace mexplorer::ui
