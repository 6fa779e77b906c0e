#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/output.h"

#include "core/solve/comparison.h"
#include "core/text/parse.h"

namespace mexplorer::cli {

namespace {

constexpr std::uint32_t longestSide = 100'000;
constexpr std::int64_t longestLine = 100'000'000;

struct VerifyArguments {
    GameArguments game;
    std::string to;
    std::string size;
};

std::string toText(const Evaluation& evaluation) {
    if (evaluation.value) return fmt::format("{}", *evaluation.value);
    return evaluation.outcome == Outcome::P ? "P" : "N";
}

/// The report and the exit code; `range` names what was compared, `first` the first mismatch.
template <class Place>
int report(const Game& game, const std::string& range, const Comparison<Place>& comparison,
           const std::string& first) {
    const std::string& id = game.description().id;
    if (comparison.compared == 0) {
        return fail(
            {Error::Kind::invalid,
             say(MX_TEXT("core", "%1 has no closed form with these parameters: there is nothing to verify."),
                 id),
             {}});
    }
    if (comparison.agrees()) {
        return answer(
            fmt::format("{}: the closed form agrees with the definition on all {} positions ({}).\n", id,
                        comparison.compared, range));
    }
    return answer(
        fmt::format("{}: the closed form differs from the definition on {} of {} positions ({}); first {}.\n",
                    id, comparison.differing, comparison.compared, range, first),
        answerIsNo);
}

int verifyLine(const Game& game, const std::string& to) {
    const LineAspect* line = game.line();
    if (!line) {
        return fail({Error::Kind::invalid,
                     say(MX_TEXT("core", "%1 has no values along a line; give --size RxC for a grid."),
                         game.description().id),
                     "to"});
    }
    const auto last = parseInteger(to, 0, longestLine);
    if (!last) return fail({Error::Kind::invalid, last.error().message, "to"});
    const auto count = static_cast<std::uint64_t>(*last) + 1;
    if (const auto fits = line->check(count); !fits) return fail(fits.error());
    LineValues values(count);
    Task& task = interruptibleTask();
    if (const auto filled = line->fillByDefinition(values, task); !filled) return fail(filled.error());
    const auto comparison = compareWithTheorem(*line, values, count, task);
    if (!comparison) return fail(comparison.error());
    std::string first;
    if (!comparison->agrees()) {
        const std::uint64_t n = comparison->differences.front();
        first = fmt::format("n = {}: {} against {}", n, toText(*line->closedForm(n)), values[n]);
    }
    return report(game, fmt::format("n = 0 … {}", count - 1), *comparison, first);
}

int verifyGrid(const Game& game, const std::string& text) {
    const GridAspect* grid = game.grid();
    if (!grid)
        return fail({Error::Kind::invalid,
                     say(MX_TEXT("core", "%1 has no grid of values."), game.description().id), "size"});
    const auto size = parseSize(text, 1, longestSide);
    if (!size) return fail(size.error());
    if (const auto fits = grid->check(*size); !fits) return fail(fits.error());
    GridValues values(*size);
    Task& task = interruptibleTask();
    if (const auto filled = grid->fillByDefinition(values, task); !filled) return fail(filled.error());
    const auto comparison = compareWithTheorem(*grid, values, *size, task);
    if (!comparison) return fail(comparison.error());
    std::string first;
    if (!comparison->agrees()) {
        const GridCell cell = comparison->differences.front();
        first = fmt::format(
            "({}): {} against {}", grid->positionAt(cell.a, cell.b), toText(*grid->closedForm(cell)),
            values.at(static_cast<std::uint32_t>(cell.a), static_cast<std::uint32_t>(cell.b)));
    }
    return report(game, fmt::format("{} × {}", size->rows, size->columns), *comparison, first);
}

int run(const VerifyArguments& arguments) {
    const auto game = arguments.game.make();
    if (!game) return fail(game.error());
    if (arguments.to.empty() == arguments.size.empty()) {
        return fail({Error::Kind::invalid,
                     say(MX_TEXT("core", "Give either --to N for a line or --size RxC for a grid.")),
                     {}});
    }
    return arguments.size.empty() ? verifyLine(**game, arguments.to) : verifyGrid(**game, arguments.size);
}

} // namespace

void addVerify(CLI::App& app, Chosen& chosen) {
    CLI::App* command =
        app.add_subcommand("verify", "Compare the closed form with the definition, position by position");
    auto arguments = std::make_shared<VerifyArguments>();
    arguments->game.addTo(*command);
    command->add_option("--to", arguments->to, "line games: the last n");
    command->add_option("--size", arguments->size, "grid games: rows x columns");
    command->footer("Leaves with 0 if all agree and with 1 if any differs. Example:\n  mexplorer verify "
                    "wythoff --size 300x300");
    command->callback([arguments, &chosen] { chosen = [arguments] { return run(*arguments); }; });
}

} // namespace mexplorer::cli
