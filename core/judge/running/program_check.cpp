#include "core/judge/running/program_check.h"

#include "core/judge/checking/comparison.h"
#include "core/judge/judge.h"
#include "core/judge/making/input_writer.h"
#include "core/rules/hash.h"

#include <algorithm>

namespace mexplorer::judge {

namespace {

using Cases = std::vector<Case>;

constexpr std::uint64_t mostRuns = 400; // to shrink an input

/// Runs the program on cases, in a given layout.
class Trial {
public:
    Trial(const Problem& problem, const CheckedProgram& program, const Solution& solution, Task& task)
        : problem_(problem), program_(program), solution_(solution), task_(task) {}

    void setLayout(const Layout& layout) { layout_ = layout; }
    [[nodiscard]] std::uint64_t runs() const { return runs_; }
    [[nodiscard]] const Problem& problem() const { return problem_; }
    [[nodiscard]] bool isOneCase() const { return problem_.form.ends == InputForm::Ends::afterOne; }

    /// The fault, if it fails on these cases.
    Expected<std::optional<ProgramFault>> run(const Cases& cases) {
        ++runs_;
        std::string input = inputOf(cases, problem_.form, layout_, program_.request.seed);
        const auto end = runProgram(solution_.command(), input, program_.limits, task_);
        if (!end) return tl::unexpected(end.error());
        if (!end->isGood()) return ProgramFault{std::move(input), 0, sayEnd(*end, program_.limits)};
        Task quiet; // so that comparing does not report progress of its own
        const auto compared =
            compareOutput(problem_, textSource(input, quiet), textSource(end->output, quiet), task_);
        if (!compared) return tl::unexpected(compared.error().error);
        const auto& difference = compared->difference;
        if (!difference) return std::nullopt;
        const std::uint64_t last = cases.empty() ? 0 : cases.size() - 1;
        return ProgramFault{std::move(input), std::min(difference->number, last), sayDifference(*difference)};
    }

private:
    const Problem& problem_;
    const CheckedProgram& program_;
    const Solution& solution_;
    Task& task_;
    Layout layout_;
    std::uint64_t runs_ = 0;
};

/// Looks for smaller inputs that the program fails on.
class Shrinking {
public:
    using Found = std::function<void(const ProgramReport&)>;

    Shrinking(Trial& trial, ProgramReport& report, const Found& found)
        : trial_(trial), report_(report), found_(found) {}

    Expected<void> shrink(Cases failing, const Layout& layout) {
        return writePlainly(failing, layout).and_then([&] { return shrinkToOne(failing); }).and_then([&] {
            return lower(failing);
        });
    }

private:
    [[nodiscard]] bool isTired() const { return trial_.runs() - report_.runs >= mostRuns; }

    /// Whether the program fails on these cases; if so, reports them as the smallest.
    Expected<bool> fails(const Cases& cases) {
        auto fault = trial_.run(cases);
        if (!fault) return tl::unexpected(fault.error());
        if (!*fault) return false;
        report_.smallest = std::move(**fault);
        found_(report_);
        return true;
    }

    Expected<void> writePlainly(const Cases& failing, const Layout& layout) {
        if (layout == Layout{}) return {};
        trial_.setLayout({});
        const auto plain = fails(failing);
        if (!plain) return tl::unexpected(plain.error());
        if (!*plain) trial_.setLayout(layout); // the fault depends on the layout
        return {};
    }

    /// One of the cases that fails alone, if there is one: the one at which a run of all cases fails or, if
    /// that one passes alone, found by halves.
    Expected<std::optional<Case>> oneOf(const Cases& cases) {
        if (cases.empty() || isTired()) return std::nullopt;
        if (trial_.isOneCase()) return firstOf(cases);
        auto fault = trial_.run(cases);
        if (!fault) return tl::unexpected(fault.error());
        if (!*fault) return std::nullopt;
        const Case& suspect = cases[(*fault)->number];
        auto alone = fails({suspect});
        if (!alone) return tl::unexpected(alone.error());
        if (*alone) return suspect;
        return byHalves(cases);
    }

    Expected<std::optional<Case>> firstOf(const Cases& cases) {
        for (const Case& some : cases) {
            if (isTired()) break;
            const auto failed = fails({some});
            if (!failed) return tl::unexpected(failed.error());
            if (*failed) return some;
        }
        return std::nullopt;
    }

    /// The last case of the shortest prefix that fails, if it fails alone.
    Expected<std::optional<Case>> byHalves(const Cases& cases) {
        std::size_t passes = 0;
        std::size_t fail = cases.size();
        while (fail - passes > 1 && !isTired()) {
            const std::size_t middle = passes + (fail - passes) / 2;
            const auto fault =
                trial_.run({cases.begin(), cases.begin() + static_cast<std::ptrdiff_t>(middle)});
            if (!fault) return tl::unexpected(fault.error());
            (*fault ? fail : passes) = middle;
        }
        return firstOf({cases[fail - 1]});
    }

    /// Shrinks to a small case, or to one of its own cases; if none fails alone, to fewer of them.
    Expected<void> shrinkToOne(Cases& failing) {
        for (const Cases& some : {trial_.problem().cases->small({}), failing}) {
            const auto one = oneOf(some);
            if (!one) return tl::unexpected(one.error());
            if (!*one) continue;
            failing = {**one};
            return {};
        }
        return leaveOut(failing);
    }

    Expected<void> leaveOut(Cases& failing) {
        for (std::size_t length = failing.size() / 2; length > 0;) {
            bool isShorter = false;
            for (std::size_t from = 0; from + length <= failing.size() && !isTired();) {
                Cases fewer = failing;
                const auto begin = fewer.begin() + static_cast<std::ptrdiff_t>(from);
                fewer.erase(begin, begin + static_cast<std::ptrdiff_t>(length));
                const auto failed = fails(fewer);
                if (!failed) return tl::unexpected(failed.error());
                if (*failed)
                    failing = std::move(fewer);
                else
                    from += length;
                isShorter = isShorter || *failed;
            }
            if (!isShorter) length /= 2;
        }
        return {};
    }

    Expected<void> lower(Cases& failing) {
        while (failing.size() == 1 && !isTired()) {
            const auto lower = oneOf(trial_.problem().cases->smaller(failing.front()));
            if (!lower) return tl::unexpected(lower.error());
            if (!*lower) break;
            failing = {**lower};
        }
        return {};
    }

    Trial& trial_;
    ProgramReport& report_;
    const Found& found_;
};

/// The inputs of a request: one with all cases, or one for each case.
struct Inputs {
    std::uint64_t count;
    std::uint64_t casesEach;
};
Inputs inputsOf(const Problem& problem, const Request& request) {
    const bool isOne = problem.form.ends == InputForm::Ends::afterOne;
    return isOne ? Inputs{request.cases, 1} : Inputs{1, request.cases};
}

} // namespace

Expected<ProgramReport> checkProgram(const Problem& problem, const CheckedProgram& program,
                                     const std::function<void(const ProgramReport&)>& found, Task& task) {
    const auto solution = Solution::prepare(program.path, program.isSandboxed, task);
    if (!solution) return tl::unexpected(solution.error());
    Trial trial(problem, program, *solution, task);
    ProgramReport report;
    const Inputs inputs = inputsOf(problem, program.request);
    for (std::uint64_t input = 0; input < inputs.count && !report.first; ++input) {
        Request request = program.request;
        request.cases = inputs.casesEach;
        request.seed = mixed(hashOf(request.seed), input);
        auto made = MadeCases::of(problem, request);
        if (!made) return tl::unexpected(made.error());
        Cases cases;
        while (made->hasNext())
            cases.push_back(made->next());
        trial.setLayout(made->layout());
        auto fault = trial.run(cases);
        if (!fault) return tl::unexpected(fault.error());
        report.cases += cases.size();
        report.runs = trial.runs();
        task.report(static_cast<double>(input + 1) / static_cast<double>(inputs.count));
        if (!*fault) continue;
        report.first = report.smallest = std::move(*fault);
        found(report);
        task.report(0); // how long shrinking takes is not known
        if (const auto shrunk = Shrinking(trial, report, found).shrink(std::move(cases), made->layout());
            !shrunk)
            return tl::unexpected(shrunk.error());
    }
    report.runs = trial.runs();
    return report;
}

} // namespace mexplorer::judge
