#include "ui/judge/judge_run.h"

namespace mexplorer::ui {

Expected<std::shared_ptr<const JudgeRun>> JudgeRun::make(std::shared_ptr<const judge::Problem> problem,
                                                         std::shared_ptr<const JudgeInput> input,
                                                         Task& task) {
    auto run = std::make_shared<JudgeRun>();
    run->problem_ = std::move(problem);
    run->input_ = std::move(input);
    bool tooMany = false;
    const auto judged = judge::judge(
        *run->problem_, sourceOf(*run->input_, task),
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
                mostBytes >> 20U, run->problem_->id));
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
