#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/output.h"

#include "core/text/parse.h"

#include <fmt/compile.h>

namespace mexplorer::cli {

namespace {

constexpr std::uint32_t longestSide = 1'000'000;
constexpr std::int64_t longestLine = 1'000'000'000;

struct ValuesArguments {
    GameArguments game;
    std::string to;
    std::string size;
};

int printLine(const Game& game, const std::string& to) {
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
    if (const auto filled = line->fill(values, interruptibleTask()); !filled) return fail(filled.error());
    Output output;
    output.write("n,value\n");
    for (std::uint64_t n = 0; n < count; ++n)
        output.write(fmt::format(FMT_COMPILE("{},{}\n"), n, values[n]));
    return output.flush() ? done : badInput;
}

int printGrid(const Game& game, const std::string& text) {
    const GridAspect* grid = game.grid();
    if (!grid) {
        return fail({Error::Kind::invalid,
                     say(MX_TEXT("core", "%1 has no grid of values."), game.description().id), "size"});
    }
    const auto size = parseSize(text, 1, longestSide);
    if (!size) return fail(size.error());
    if (const auto fits = grid->check(*size); !fits) return fail(fits.error());
    GridValues values(*size);
    if (const auto filled = grid->fill(values, interruptibleTask()); !filled) return fail(filled.error());
    Output output;
    output.write("a,b,value\n");
    const std::uint64_t first = grid->firstNumber();
    for (std::uint32_t a = 0; a < size->rows; ++a) {
        for (std::uint32_t b = 0; b < size->columns; ++b) {
            output.write(fmt::format(FMT_COMPILE("{},{},{}\n"), a + first, b + first, values.at(a, b)));
        }
    }
    return output.flush() ? done : badInput;
}

int run(const ValuesArguments& arguments) {
    const auto game = arguments.game.make();
    if (!game) return fail(game.error());
    if (arguments.to.empty() == arguments.size.empty()) {
        return fail({Error::Kind::invalid,
                     say(MX_TEXT("core", "Give either --to N for a line or --size RxC for a grid.")),
                     {}});
    }
    return arguments.size.empty() ? printLine(**game, arguments.to) : printGrid(**game, arguments.size);
}

} // namespace

void addValues(CLI::App& app, Chosen& chosen) {
    CLI::App* command =
        app.add_subcommand("values", "Print values as CSV: n,value for a line, a,b,value for a grid");
    auto arguments = std::make_shared<ValuesArguments>();
    arguments->game.addTo(*command);
    command->add_option("--to", arguments->to, "line games: the last n");
    command->add_option("--size", arguments->size, "grid games: rows x columns, for example 24x24");
    command->footer(
        "Examples:\n  mexplorer values bash m=3 --to 20\n  mexplorer values wythoff --size 100x100");
    command->callback([arguments, &chosen] { chosen = [arguments] { return run(*arguments); }; });
}

} // namespace mexplorer::cli
