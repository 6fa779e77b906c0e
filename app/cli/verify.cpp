#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "core/solve/compare_below.h"

namespace mexplorer::cli {

namespace {

constexpr std::size_t mostDifferencesListed = 10;
constexpr std::uint64_t mostPositions = std::uint64_t{1} << 27U; // two tables are in memory at once

struct VerifyArguments {
    GameArguments game;
    Extent extent;
};

Error tooMany(const std::string& field, std::uint64_t positions) {
    return {Error::Kind::tooLarge,
            say(MX_TEXT("core", "The definition of %1 positions is out of reach: the limit is %2."),
                positions, mostPositions),
            field};
}

/// Says what came of it. `claimed` is who was compared with the definition; `line` describes one difference.
template <class Place, class Line>
int report(const Game& game, const char* claimed, const Comparison<Place>& comparison, const Line& line) {
    const std::string& id = game.description().id;
    if (comparison.agrees()) {
        return answer(fmt::format("{}: {}; {} positions compared with the definition, all agree\n", id,
                                  claimed, comparison.compared));
    }
    std::string text = fmt::format("{}: {}; {} of {} positions differ from the definition\n", id, claimed,
                                   comparison.differing, comparison.compared);
    const std::size_t listed = std::min(comparison.differences.size(), mostDifferencesListed);
    for (std::size_t i = 0; i < listed; ++i)
        text += line(comparison.differences[i]);
    if (comparison.differing > listed) text += "…\n";
    return answer(text, answerIsNo);
}

constexpr const char* byTheorem = "the closed form was asked";
constexpr const char* bySolver = "no closed form is known here, so the solvers were asked";

/// Compares what the solvers say of one place after the other.
template <class Place>
void compare(Comparison<Place>& comparison, const Place& place, Nimber solved, Nimber defined) {
    ++comparison.compared;
    if (solved == defined) return;
    ++comparison.differing;
    if (comparison.differences.size() < mostDifferencesKept) comparison.differences.push_back(place);
}

int verifyLine(const Game& game, std::uint64_t count, Task& task) {
    if (count > mostPositions) return fail(tooMany("to", count));
    const LineAspect& line = *game.line();
    LineValues defined(count);
    if (const auto filled = line.fillByDefinition(defined, task); !filled) return fail(filled.error());
    const auto difference = [&](std::uint64_t n) {
        return fmt::format("{} has value {} by the definition\n", line.positionAt(n), defined[n]);
    };
    auto comparison = compareWithTheorem(line, defined, count, task);
    if (!comparison) return fail(comparison.error());
    if (comparison->compared > 0) return report(game, byTheorem, *comparison, difference);
    LineValues solved(count);
    if (const auto filled = line.fill(solved, task); !filled) return fail(filled.error());
    for (std::uint64_t n = 0; n < count; ++n)
        compare(*comparison, n, solved[n], defined[n]);
    return report(game, bySolver, *comparison, difference);
}

int verifyGrid(const Game& game, GridSize size, Task& task) {
    if (size.cells() > mostPositions) return fail(tooMany("size", size.cells()));
    const GridAspect& grid = *game.grid();
    GridValues defined(size);
    if (const auto filled = grid.fillByDefinition(defined, task); !filled) return fail(filled.error());
    const auto difference = [&](const GridCell& cell) {
        return fmt::format(
            "{} has value {} by the definition\n", grid.positionAt(cell.a, cell.b),
            defined.at(static_cast<std::uint32_t>(cell.a), static_cast<std::uint32_t>(cell.b)));
    };
    auto comparison = compareWithTheorem(grid, defined, size, task);
    if (!comparison) return fail(comparison.error());
    if (comparison->compared > 0) return report(game, byTheorem, *comparison, difference);
    GridValues solved(size);
    if (const auto filled = grid.fill(solved, task); !filled) return fail(filled.error());
    for (std::uint32_t a = 0; a < size.rows; ++a) {
        for (std::uint32_t b = 0; b < size.columns; ++b)
            compare(*comparison, GridCell{a, b}, solved.at(a, b), defined.at(a, b));
    }
    return report(game, bySolver, *comparison, difference);
}

/// Every position below one.
int verifyBelow(const Game& game, const std::string& position, Task& task) {
    const auto below = compareBelow(game, position, task);
    if (!below) return fail(below.error());
    return report(game, below->byTheorem ? byTheorem : bySolver, below->comparison,
                  [](const std::string& text) { return text + " is told otherwise\n"; });
}

int run(const VerifyArguments& arguments) {
    const auto game = arguments.game.make();
    if (!game) return fail(game.error());
    const bool hasExtent = arguments.extent.to || arguments.extent.size;
    if (!hasExtent) {
        const auto position = arguments.game.positionIn(**game);
        return position ? verifyBelow(**game, *position, interruptibleTask()) : fail(position.error());
    }
    if (arguments.game.position) {
        return fail(
            Error{Error::Kind::invalid,
                  say(MX_TEXT("core", "Give --position without --to and --size: all positions below it are "
                                      "compared.")),
                  "position"});
    }
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
    arguments->game.addPositionTo(*command);
    arguments->extent.addTo(*command);
    command->footer(
        "--position compares it and all positions below it, --to a line, --size a grid; without any of\n"
        "them, all positions below where the game opens are compared.\n"
        "Exit code 1 if anything differs. Examples:\n"
        "  mexplorer verify nim                             (all positions below its opening)\n"
        "  mexplorer verify bash m=3 --to 1000\n"
        "  mexplorer verify kiki --size 100x100\n"
        "  mexplorer verify moore k=2 --position 5,6,7      (it and all positions below it)");
    command->callback([arguments, &chosen] { chosen = [arguments] { return run(*arguments); }; });
}

} // namespace mexplorer::cli
