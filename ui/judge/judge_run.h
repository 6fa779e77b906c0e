#pragma once

#include "core/judge/judge.h"
#include "ui/judge/judge_input.h"

namespace mexplorer::ui {

/// A problem's answers to an input, found by the number of their case.
class JudgeRun {
public:
    static constexpr std::size_t mostBytes = std::size_t{512} << 20U; ///< of answers, at most

    /// Answers the input; an error in it is a part of the run. Errors: cancelled, or more answers than are
    /// kept.
    [[nodiscard]] static Expected<std::shared_ptr<const JudgeRun>>
    make(std::shared_ptr<const judge::Problem> problem, std::shared_ptr<const JudgeInput> input, Task& task);

    [[nodiscard]] const judge::Problem& problem() const { return *problem_; }
    [[nodiscard]] const JudgeInput& input() const { return *input_; }
    /// How many cases were answered.
    [[nodiscard]] std::uint64_t cases() const { return cases_; }
    /// The answer to case `number` < cases(), from 0. O(longest answer).
    [[nodiscard]] std::string_view answer(std::uint64_t number) const;
    /// Why it ended early, if it did.
    [[nodiscard]] const std::optional<judge::Failure>& failure() const { return failure_; }

    /// The case as a position of the catalogue. Reads the input up to it.
    [[nodiscard]] Expected<judge::PickedCase> pick(std::uint64_t number, Task& task) const;

private:
    void addLines(std::string_view block);

    static constexpr std::uint64_t linesApart = 64;

    std::shared_ptr<const judge::Problem> problem_;
    std::shared_ptr<const JudgeInput> input_;
    std::string output_;
    std::vector<std::uint32_t> starts_; ///< where every linesApart-th line begins
    std::uint64_t cases_ = 0;
    std::optional<judge::Failure> failure_;
};

} // namespace mexplorer::ui
