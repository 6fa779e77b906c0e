#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"

#include "core/judge/judge.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <memory>
#include <unistd.h>

namespace mexplorer::cli {

namespace {

Expected<std::size_t> readInput(char* block, std::size_t size) {
    while (true) {
        const ssize_t count = ::read(STDIN_FILENO, block, size);
        if (count >= 0) return static_cast<std::size_t>(count);
        if (errno != EINTR)
            return invalid(say(MX_TEXT("core", "The input cannot be read: %1."), std::strerror(errno)));
        if (interruptibleTask().cancelled()) return cancelled();
    }
}

int listProblems() {
    std::string text;
    for (const judge::Problem& problem : judge::problems()) {
        text += fmt::format("{:<14} {}\n{:15}{}\n{:15}in:  {}\n{:15}out: {}\n", problem.id,
                            problem.title.english(), "", problem.statement.english(), "",
                            problem.input.english(), "", problem.output.english());
    }
    return answer(text);
}

int judgeInput(const std::string& id) {
    const auto problem = judge::findProblem(id);
    if (!problem) return fail(problem.error());
    hideProgress(); // cases come and go, perhaps from somebody who types them
    Output output(interruptibleTask());
    const auto judged = judge::judge(
        **problem, readInput,
        [&output](std::string_view block) { return output.write(block) && output.flush(); },
        interruptibleTask());
    const int code = output.finish(); // tells itself what it could not write
    const bool isWhole = judged.has_value() || output.isPipeClosed();
    return code == done && !isWhole ? fail(judged.error().error) : code;
}

} // namespace

void addJudge(CLI::App& app, Chosen& chosen) {
    CLI::App* command =
        app.add_subcommand("judge", "Answer a problem of an online judge: standard input to standard output");
    auto id = std::make_shared<std::optional<std::string>>();
    command->add_option("PROBLEM", *id, "the problem’s id; without it, the problems are listed");
    command->footer("The answers to all cases before wrong input are still written. Examples:\n"
                    "  mexplorer judge\n"
                    "  mexplorer judge hdu1846 < in > out\n"
                    "  echo 10000 | mexplorer judge hdu1847");
    command->callback([id, &chosen] { chosen = [id] { return *id ? judgeInput(**id) : listProblems(); }; });
}

} // namespace mexplorer::cli
