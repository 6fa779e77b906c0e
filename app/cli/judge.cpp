#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/standard_input.h"

#include "core/file/input_file.h"
#include "core/judge/checking/comparison.h"
#include "core/judge/checking/reason.h"
#include "core/judge/game_problem.h"
#include "core/judge/generate.h"
#include "core/judge/running/program_check.h"
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
    std::optional<std::string> id; ///< the problem’s, or a game
    GameArguments game;            ///< with this id
    std::optional<std::string> input;
    std::optional<std::string> answer;
    std::optional<std::string> program;
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
    if (arguments.generate) {
        const auto cases = parseCount("--generate", *arguments.generate, 0);
        if (!cases) return tl::unexpected(cases.error());
        request.cases = *cases;
    }
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

/// Runs a program on inputs made for it; the smallest one that it fails on, and why, is the answer.
int runProgram(const judge::Problem& problem, const JudgeArguments& arguments) {
    const auto request = requestOf(arguments);
    if (!request) return fail(request.error());
    const judge::CheckedProgram program{*arguments.program, *request, {}};
    const auto report = judge::checkProgram(
        problem, program, [](const judge::ProgramReport&) {}, interruptibleTask());
    if (!report) return fail(inField("--program", report.error()));
    if (!report->smallest)
        return answer(fmt::format("Right: {} cases, by {} runs. {}\n", report->cases, report->runs,
                                  judge::sayWhatIsIgnored().english()));
    const judge::ProgramFault& fault = *report->smallest;
    return answer(fmt::format("{}\n{}", fault.sentence.english(), fault.input), answerIsNo);
}

/// The problem with this id, or the one about a game.
Expected<std::shared_ptr<const judge::Problem>> problemOf(const JudgeArguments& arguments) {
    const auto known = judge::findProblem(arguments.game.game);
    const bool isForm = arguments.input || arguments.answer;
    if (known && !isForm && arguments.game.words.empty())
        return std::shared_ptr<const judge::Problem>(std::shared_ptr<const void>(), *known);
    auto form =
        judge::parseGameForm(arguments.input.value_or("heaps"), arguments.answer.value_or("First|Second"));
    if (!form) {
        form.error().field.insert(0, "--");
        return tl::unexpected(form.error());
    }
    auto game = arguments.game.make();
    if (!game && !isForm && arguments.game.words.empty()) return tl::unexpected(known.error());
    if (!game) return tl::unexpected(game.error());
    return judge::gameProblem(std::move(*game), *form);
}

/// What is wrong with these options together; empty if nothing is.
std::string contradictionIn(const JudgeArguments& arguments) {
    const bool makes = arguments.generate || arguments.program;
    if (!makes && (arguments.seed || arguments.largest))
        return "--seed and --largest say what --generate makes.";
    if (makes && arguments.check) return "--generate writes an input, --check reads one: not both at once.";
    const bool isAsked = makes || arguments.check || arguments.input || arguments.answer;
    return isAsked && !arguments.id ? "PROBLEM is missing." : "";
}

int runJudge(JudgeArguments arguments) {
    if (const std::string wrong = contradictionIn(arguments); !wrong.empty())
        return failUsage(wrong, "judge");
    if (!arguments.id) return listProblems();
    arguments.game.game = *arguments.id;
    const auto problem = problemOf(arguments);
    if (!problem) return fail(problem.error());
    if (arguments.program) return runProgram(**problem, arguments);
    if (arguments.generate) return generateInput(**problem, arguments);
    if (arguments.check) return checkOutput(**problem, *arguments.check);
    return judgeInput(**problem);
}

} // namespace

void addJudge(CLI::App& app, Chosen& chosen) {
    CLI::App* command = app.add_subcommand(
        "judge", "Answer a problem of an online judge, make inputs for it, or check somebody’s output");
    auto arguments = std::make_shared<JudgeArguments>();
    command->add_option("PROBLEM", arguments->id,
                        "the problem’s id; or a game, as own, which then is the problem; without it, the "
                        "problems are listed");
    command->add_option("PARAMETER", arguments->game.words,
                        "parameters of a game, as name=value: rules=\"heap n: take 1 or 2\"");
    command
        ->add_option(
            "--input", arguments->input,
            "a game’s inputs: “heaps” (a line is a position; the default), “n, heaps” or “n; heaps”, "
            "with “t;” before it if their number comes first")
        ->type_name("FORM");
    command
        ->add_option("--answer", arguments->answer,
                     "a game’s answers: “First|Second” (the default) or any two words, “value”, “move”")
        ->type_name("FORM");
    command
        ->add_option("--program", arguments->program,
                     "run this program, or source in C, C++ or Python, on inputs made as --generate makes "
                     "them, and shrink one that it fails on")
        ->type_name("FILE");
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
        "  mexplorer judge own rules=\"heap n: take k where n mod k = 0\" --input \"t; n, heaps\" \\\n"
        "    --answer \"Alice|Bob\" --program ./solution\n"
        "  ./solution < in > out; mexplorer judge hdu1846 --check out < in");
    command->callback([arguments, &chosen] { chosen = [arguments] { return runJudge(*arguments); }; });
}

} // namespace mexplorer::cli
