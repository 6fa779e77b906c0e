#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"

#include <CLI/App.hpp>
#include <fmt/compile.h>

namespace mexplorer::cli {

namespace {

struct ValuesArguments {
    GameArguments game;
    Extent extent;
};

int printLine(const Game& game, std::uint64_t count, Task& task) {
    LineValues values(count);
    if (const auto filled = game.as<LineAspect>()->fill(values, task); !filled) return fail(filled.error());
    Output output(task);
    bool goOn = output.write("n,value\n");
    for (std::uint64_t n = 0; goOn && n < count; ++n)
        goOn = output.write(fmt::format(FMT_COMPILE("{},{}\n"), n, values[n]));
    return output.finish();
}

int printGrid(const Game& game, GridSize size, Task& task) {
    GridValues values(size);
    if (const auto filled = game.as<GridAspect>()->fill(values, task); !filled) return fail(filled.error());
    Output output(task);
    bool goOn = output.write("a,b,value\n");
    const std::uint64_t first = game.as<GridAspect>()->firstNumber();
    for (std::uint32_t a = 0; goOn && a < size.rows; ++a) {
        for (std::uint32_t b = 0; goOn && b < size.columns; ++b)
            goOn =
                output.write(fmt::format(FMT_COMPILE("{},{},{}\n"), a + first, b + first, values.at(a, b)));
    }
    return output.finish();
}

int writeValues(const ValuesArguments& arguments) {
    const auto game = arguments.game.make();
    if (!game) return fail(game.error());
    if (arguments.extent.size) {
        const auto size = arguments.extent.gridIn(**game);
        return size ? printGrid(**game, *size, interruptibleTask()) : fail(size.error());
    }
    const auto count = arguments.extent.lineIn(**game);
    return count ? printLine(**game, *count, interruptibleTask()) : fail(count.error());
}

} // namespace

void addValues(CLI::App& app, Chosen& chosen) {
    CLI::App* command =
        app.add_subcommand("values", "Print values as CSV: n,value for a line, a,b,value for a grid");
    auto arguments = std::make_shared<ValuesArguments>();
    arguments->game.addTo(*command);
    arguments->extent.addTo(*command);
    command->footer(
        "Examples:\n  mexplorer values bash m=3 --to 20\n  mexplorer values wythoff --size 100x100");
    command->callback([arguments, &chosen] { chosen = [arguments] { return writeValues(*arguments); }; });
}

} // namespace mexplorer::cli
