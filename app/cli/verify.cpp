#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "app/cli/parameter_text.h"
#include "app/cli/values_sides.h"
#include "core/game/aspects/positions.h"
#include "core/game/aspects/short_game.h"
#include "core/solve/compare_below.h"
#include "core/text/printable.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

namespace mexplorer::cli {

namespace {

constexpr std::size_t mostDifferencesListed = 10;

struct VerifyArguments {
    GameArguments game;
    Extent extent;
};

std::string told(const Evaluation& evaluation) {
    return evaluation.value ? fmt::format("value {}", evaluation.value.text()) : nameOf(evaluation.outcome);
}

/// One line about the difference at a place, which is called `position`.
template <class Place>
std::string lineOn(const Difference<Place>& at, const std::string& position) {
    std::string text = fmt::format("{} has {} by the definition", printable(position), told(at.truth));
    if (at.theorem) text += fmt::format(", {} by the closed form", told(*at.theorem));
    if (at.solver) text += fmt::format(", {} by the solver", told(*at.solver));
    return text + "\n";
}

std::string positions(std::uint64_t count) {
    return count == 1 ? "1 position" : fmt::format("{} positions", count);
}

/// Prints the result; `nameOf(place)` is the position there.
template <class Place, class NameOf>
int report(const Game& game, const Comparison<Place>& comparison, const NameOf& nameOf) {
    const std::string of = gameText(game);
    const std::string outcomes =
        comparison.outcomes > 0 ? fmt::format(" ({} of them for the winner only)", comparison.outcomes) : "";
    const std::string asked = fmt::format("the closed form was asked about {}{}, the solver about {}\n",
                                          comparison.byTheorem, outcomes, comparison.bySolver);
    if (comparison.agrees()) {
        return answer(fmt::format("{}: {} compared with the definition, all agree; {}", of,
                                  positions(comparison.places), asked));
    }
    std::string text = fmt::format("{}: {} of {} differ from the definition; {}", of, comparison.differing,
                                   positions(comparison.places), asked);
    const std::size_t listed = std::min(comparison.differences.size(), mostDifferencesListed);
    for (std::size_t i = 0; i < listed; ++i)
        text += lineOn(comparison.differences[i], nameOf(comparison.differences[i].place));
    if (comparison.differing > listed) text += "…\n";
    return answer(text, answerIsNo);
}

int verifyLine(const Game& game, std::uint64_t count, Task& task) {
    const LineAspect& line = *game.as<LineAspect>();
    const auto comparison = compareWithDefinition(line, count, task);
    if (!comparison) return fail(inField("--to", comparison.error()));
    return report(game, *comparison, [&](std::uint64_t n) { return line.positionAt(n); });
}

int verifyGrid(const Game& game, GridSize size, Task& task) {
    const GridAspect& grid = *game.as<GridAspect>();
    const auto comparison = compareWithDefinition(grid, size, task);
    if (!comparison) return fail(inField("--size", comparison.error()));
    return report(game, *comparison, [&](const GridCell& cell) { return grid.positionAt(cell.a, cell.b); });
}

/// Verifies every position below one.
int verifyBelow(const Game& game, const Inquiry& asked, Task& task) {
    const auto comparison = compareBelow(game, asked, task);
    if (!comparison) return fail(comparison.error());
    return report(game, *comparison, [](const std::string& text) { return text; });
}

/// Adds what was found at other places; of the differences those that may be listed.
void add(Comparison<std::string>& all, Comparison<std::string> more) {
    all.places += more.places;
    all.byTheorem += more.byTheorem;
    all.outcomes += more.outcomes;
    all.bySolver += more.bySolver;
    all.differing += more.differing;
    for (Difference<std::string>& difference : more.differences)
        if (all.differences.size() < mostDifferencesListed) all.differences.push_back(std::move(difference));
}

/// Verifies each heap or board of an extent, with every position below it.
int verifySides(const Game& game, const Extent& extent, Task& task) {
    Comparison<std::string> all;
    std::optional<Error> error;
    const auto visit = [&](const std::string& /*row*/, const std::string& position) {
        auto comparison =
            ask(game, position).and_then([&](const auto& asked) { return compareBelow(game, *asked, task); });
        if (comparison)
            add(all, std::move(*comparison));
        else
            error = ofExtent(extent, comparison.error());
        return !error;
    };
    if (const auto walked = forEachOfSides(extent, game, visit); !walked) return fail(walked.error());
    if (error) return fail(*error);
    return report(game, all, [](const std::string& text) { return text; });
}

int verifyGame(const VerifyArguments& arguments) {
    const auto game = arguments.game.make();
    if (!game) return fail(game.error());
    const bool hasExtent = arguments.extent.to || arguments.extent.size;
    if (!hasExtent) {
        const auto asked = arguments.game.askIn(**game);
        return asked ? verifyBelow(**game, **asked, interruptibleTask()) : fail(asked.error());
    }
    if (arguments.game.position) {
        return fail(
            invalid(positionId,
                    say(MX_TEXT("core", "Give --position without --to and --size: all positions below it are "
                                        "compared.")))
                .value());
    }
    const bool isEither = arguments.extent.to.has_value() != arguments.extent.size.has_value();
    if (isEither && instancesHave<ShortGameAspect>(**game))
        return verifySides(**game, arguments.extent, interruptibleTask());
    if (arguments.extent.size) {
        const auto size = arguments.extent.gridIn(**game);
        return size ? verifyGrid(**game, *size, interruptibleTask()) : fail(size.error());
    }
    const auto count = arguments.extent.lineIn(**game);
    return count ? verifyLine(**game, *count, interruptibleTask()) : fail(count.error());
}

} // namespace

void addVerify(CLI::App& app, Chosen& chosen, const Speech& speech) {
    CLI::App* command =
        app.add_subcommand("verify", "Compare the closed form and the solver with the definition");
    auto arguments = std::make_shared<VerifyArguments>();
    arguments->game.addTo(*command, speech);
    arguments->game.addPositionTo(*command);
    arguments->extent.addTo(*command);
    command->footer(
        "--position compares that position and all below it, --to a line, --size a grid; without any of\n"
        "them, the opening position and all below it are compared. The solver is what `values` prints;\n"
        "below a position, and in games of two sides, whose heaps or boards are compared each with all\n"
        "positions below it, it is asked only if the closed form is silent or tells only who wins. The "
        "answer\n"
        "says how many positions each was asked about.\n"
        "Exit code 1 if anything differs. Examples:\n"
        "  mexplorer verify nim                             (all positions below its opening)\n"
        "  mexplorer verify bash m=3 --to 1000\n"
        "  mexplorer verify kiki --size 100x100\n"
        "  mexplorer verify domineering --size 3x3\n"
        "  mexplorer verify moore k=2 --position 5,6,7      (it and all positions below it)");
    command->callback([arguments, &chosen] { chosen = [arguments] { return verifyGame(*arguments); }; });
}

} // namespace mexplorer::cli
