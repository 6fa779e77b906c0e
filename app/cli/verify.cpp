#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"

namespace mexplorer::cli {

namespace {

constexpr std::size_t mostDifferencesListed = 10;
constexpr std::uint64_t mostPositions = std::uint64_t{1} << 27U; // two tables are in memory at once
constexpr std::uint64_t valuesBetweenChecks = 4096;

struct VerifyArguments {
    GameArguments game;
    Extent extent;
};

/// How what the program says of positions compares with what follows from the definition alone.
class Comparison {
public:
    /// `theorem` is the closed form's word, if it has one here; `solved` what the solvers found.
    void add(const std::optional<Evaluation>& theorem, Nimber solved, Nimber defined,
             const std::function<std::string()>& position) {
        const Evaluation truth = evaluationOf(defined);
        const Evaluation claim = theorem.value_or(evaluationOf(solved));
        byTheorem_ += theorem ? 1U : 0U;
        ++compared_;
        const bool agrees = claim.value ? *claim.value == defined : claim.outcome == truth.outcome;
        if (agrees && solved == defined) return;
        if (++differing_ > mostDifferencesListed) return;
        listed_ += fmt::format("{}: {} by the definition, {} as solved, {} by the closed form\n", position(),
                               defined, solved, theorem ? textOf(*theorem) : "nothing");
    }

    [[nodiscard]] int report(const std::string& game) const {
        std::string text = byTheorem_ == 0
                               ? fmt::format("{}: no closed form is known here; ", game)
                               : fmt::format("{}: the closed form speaks of {}; ", game, byTheorem_);
        if (differing_ == 0) {
            return answer(text +
                          fmt::format("{} positions compared with the definition, all agree\n", compared_));
        }
        text +=
            fmt::format("{} of {} positions differ from the definition\n", differing_, compared_) + listed_;
        if (differing_ > mostDifferencesListed) text += "…\n";
        return answer(text, answerIsNo);
    }

private:
    static std::string textOf(const Evaluation& evaluation) {
        if (evaluation.value) return fmt::format("{}", *evaluation.value);
        return evaluation.outcome == Outcome::P ? "P" : "N";
    }

    std::uint64_t compared_ = 0;
    std::uint64_t byTheorem_ = 0;
    std::uint64_t differing_ = 0;
    std::string listed_;
};

Error tooMany(const std::string& field, std::uint64_t positions) {
    return {Error::Kind::tooLarge,
            say(MX_TEXT("core", "The definition of %1 positions is out of reach: the limit is %2."),
                positions, mostPositions),
            field};
}

int verifyLine(const Game& game, std::uint64_t count, Task& task) {
    if (count > mostPositions) return fail(tooMany("to", count));
    const LineAspect& line = *game.line();
    LineValues solved(count);
    LineValues defined(count);
    if (const auto filled = line.fill(solved, task); !filled) return fail(filled.error());
    if (const auto filled = line.fillByDefinition(defined, task); !filled) return fail(filled.error());
    Comparison comparison;
    for (std::uint64_t n = 0; n < count; ++n) {
        if (n % valuesBetweenChecks == 0 && task.cancelled()) return fail(cancelled().value());
        comparison.add(line.closedForm(n), solved[n], defined[n], [&] { return line.positionAt(n); });
    }
    return comparison.report(game.description().id);
}

int verifyGrid(const Game& game, GridSize size, Task& task) {
    if (size.cells() > mostPositions) return fail(tooMany("size", size.cells()));
    const GridAspect& grid = *game.grid();
    GridValues solved(size);
    GridValues defined(size);
    if (const auto filled = grid.fill(solved, task); !filled) return fail(filled.error());
    if (const auto filled = grid.fillByDefinition(defined, task); !filled) return fail(filled.error());
    Comparison comparison;
    for (std::uint32_t a = 0; a < size.rows; ++a) {
        if (task.cancelled()) return fail(cancelled().value());
        for (std::uint32_t b = 0; b < size.columns; ++b) {
            comparison.add(grid.closedForm({a, b}), solved.at(a, b), defined.at(a, b),
                           [&] { return grid.positionAt(a, b); });
        }
    }
    return comparison.report(game.description().id);
}

int run(const VerifyArguments& arguments) {
    const auto game = arguments.game.make();
    if (!game) return fail(game.error());
    if (arguments.extent.size) {
        const auto size = arguments.extent.gridIn(**game);
        return size ? verifyGrid(**game, *size, interruptibleTask()) : fail(size.error());
    }
    const auto count = arguments.extent.lineIn(**game);
    return count ? verifyLine(**game, *count, interruptibleTask()) : fail(count.error());
}

} // namespace

void addVerify(CLI::App& app, Chosen& chosen) {
    CLI::App* command = app.add_subcommand(
        "verify", "Compare the closed form (or, where there is none, the solvers) with the definition");
    auto arguments = std::make_shared<VerifyArguments>();
    arguments->game.addTo(*command);
    arguments->extent.addTo(*command);
    command->footer("Exit code 1 if anything differs. Examples:\n"
                    "  mexplorer verify bash m=3 --to 1000\n"
                    "  mexplorer verify kiki --size 100x100");
    command->callback([arguments, &chosen] { chosen = [arguments] { return run(*arguments); }; });
}

} // namespace mexplorer::cli
