#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/standard_input.h"

#include "core/file/input_file.h"
#include "core/judge/checking/comparison.h"
#include "core/judge/checking/reason.h"
#include "core/judge/generate.h"
#include "core/text/printable.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

#include <memory>

namespace mexplorer::cli {

namespace {

int listProblems() {
    std::string text;
    for (const judge::Problem& problem : judge::problems()) {
        text += fmt::format("{:<14} {}\n{:15}{}\n{:15}in:  {}\n{:15}out: {}\n", problem.id,
                            problem.title.english(), "", problem.statement.english(), "",
                            problem.input.english(), "", problem.output.english());
    }
    return answer(text);
}

struct JudgeArguments {
    std::optional<std::string> id;
    std::optional<std::string> generate;
    std::optional<std::string> seed;
    std::optional<std::string> largest;
    std::optional<std::string> check;
};

int judgeInput(const judge::Problem& problem) {
    hideProgress(); // answers are written between cases, which somebody may be typing
    Output output(interruptibleTask());
    const auto judged = judge::judge(
        problem, StandardInput::read,
        [&output](std::string_view block) { return output.write(block) && output.flush(); },
        interruptibleTask());
    const int code = output.finish(); // reports its own failures
    const bool isWhole = judged.has_value() || output.isPipeClosed();
    return code == done && !isWhole ? fail(judged.error().error) : code;
}

Expected<judge::Request> requestOf(const JudgeArguments& arguments) {
    judge::Request request;
    const auto cases = parseCount("--generate", *arguments.generate, 0);
    if (!cases) return tl::unexpected(cases.error());
    request.cases = *cases;
    if (arguments.seed) {
        const auto seed = parseCount("--seed", *arguments.seed, 0);
        if (!seed) return tl::unexpected(seed.error());
        request.seed = *seed;
    }
    if (arguments.largest) {
        const auto largest = parseCount("--largest", *arguments.largest, 1);
        if (!largest) return tl::unexpected(largest.error());
        request.largest = *largest;
    }
    return request;
}

int generateInput(const judge::Problem& problem, const JudgeArguments& arguments) {
    const auto request = requestOf(arguments);
    if (!request) return fail(request.error());
    Output output(interruptibleTask());
    const auto made = judge::generate(
        problem, *request, [&output](std::string_view block) { return output.write(block); },
        interruptibleTask());
    if (!made && made.error().kind != Error::Kind::cancelled)
        return fail(inField("--generate", made.error()));
    return output.finish();
}

/// The case, and why it has its answer; if it cannot be opened, why not.
std::string reasonsOf(const judge::Problem& problem, std::uint64_t number, StandardInput& input) {
    auto again = input.again();
    if (!again)
        return "The input came by a pipe and is too long to be kept: as a file it would be explained.\n";
    const auto picked = judge::pickCase(problem, std::move(*again), number, interruptibleTask());
    if (!picked) return picked.error().message.english() + "\n";
    std::string text = fmt::format("It begins in line {} of the input. ", picked->place.line);
    const auto reasons = judge::sayReasons(*picked, interruptibleTask());
    if (!reasons) return text + reasons.error().message.english() + "\n";
    for (const Message& reason : *reasons)
        text += reason.english() + (&reason == &reasons->back() ? "\n" : " ");
    return text;
}

int checkOutput(const judge::Problem& problem, const std::string& path) {
    auto theirs = InputFile::open(path, InputFile::Kind::any);
    if (!theirs) return fail({theirs.error().kind, theirs.error().message, "--check"});
    StandardInput input;
    const auto compared = judge::compareOutput(
        problem, input.source(),
        [&theirs](char* block, std::size_t size) { return theirs->read(block, size); }, interruptibleTask());
    if (!compared) return fail(compared.error().error);
    const auto& found = compared->difference;
    if (!found)
        return answer(fmt::format("Equal: {}. {}\n", compared->cases, judge::sayWhatIsIgnored().english()));
    std::string text = judge::sayDifference(*found).english() + "\n";
    if (found->kind != judge::Difference::Kind::extra) text += reasonsOf(problem, found->number, input);
    return answer(text, answerIsNo);
}

int runJudge(const JudgeArguments& arguments) {
    if (!arguments.generate && (arguments.seed || arguments.largest))
        return failUsage("--seed and --largest say what --generate makes.", "judge");
    if (arguments.generate && arguments.check)
        return failUsage("--generate writes an input, --check reads one: not both at once.", "judge");
    if (!arguments.id) {
        if (arguments.generate || arguments.check) return failUsage("PROBLEM is missing.", "judge");
        return listProblems();
    }
    const auto problem = judge::findProblem(*arguments.id);
    if (!problem) return fail(problem.error());
    if (arguments.generate) return generateInput(**problem, arguments);
    if (arguments.check) return checkOutput(**problem, *arguments.check);
    return judgeInput(**problem);
}

} // namespace

void addJudge(CLI::App& app, Chosen& chosen) {
    CLI::App* command = app.add_subcommand(
        "judge", "Answer a problem of an online judge, make inputs for it, or check somebody’s output");
    auto arguments = std::make_shared<JudgeArguments>();
    command->add_option("PROBLEM", arguments->id, "the problem’s id; without it, the problems are listed");
    command
        ->add_option("--generate", arguments->generate,
                     "write an input of this many cases: small ones, limits, and random ones")
        ->type_name("N");
    command
        ->add_option("--seed", arguments->seed,
                     "which of these inputs (default: 1); the same seed gives the same input")
        ->type_name("N");
    command
        ->add_option("--largest", arguments->largest,
                     "the largest number in that input (default: the online judge’s limit)")
        ->type_name("N");
    command
        ->add_option("--check", arguments->check,
                     "compare this file, somebody’s output, with the answers to standard input")
        ->type_name("FILE");
    command->footer(
        "The answers to all cases before wrong input are still written. --check tells the first case that\n"
        "differs, where, and why (exit code 1); blanks at the ends of lines and line breaks at the end of "
        "the\n"
        "output are not compared.\n\n"
        "Examples:\n"
        "  mexplorer judge\n"
        "  mexplorer judge hdu1846 < in > out\n"
        "  echo 10000 | mexplorer judge hdu1847\n"
        "  mexplorer judge hdu1846 --generate 1000 --seed 7 > in\n"
        "  ./solution < in > out; mexplorer judge hdu1846 --check out < in");
    command->callback([arguments, &chosen] { chosen = [arguments] { return runJudge(*arguments); }; });
}

} // namespace mexplorer::cli
