#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/kinds.h"
#include "app/cli/output.h"
#include "app/cli/parameter_text.h"
#include "app/cli/values_sides.h"
#include "core/explain/interval_trace.h"
#include "core/game/aspects/positions.h"
#include "core/game/aspects/short_game.h"

#include <CLI/App.hpp>
#include <fmt/compile.h>

namespace mexplorer::cli {

namespace {

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

/// Prints all stretches of the row, by their first and last numbers, counted from 1.
int printStretches(const IntervalsAspect& row, StretchValue value, Task& task) {
    const auto subject = intervalSubject(row, value, task);
    if (!subject) return fail(subject.error());
    const std::size_t numbers = row.row().size();
    Output output(task);
    bool goOn = output.write("i,j,value,choice\n");
    for (std::size_t begin = 0; goOn && begin < numbers; ++begin) {
        for (std::size_t end = begin + 1; goOn && end <= numbers; ++end)
            goOn = output.write(fmt::format("{},{},{},{}\n", begin + 1, end, subject->valueOf({begin, end}),
                                            nameOf(subject->values->choice({begin, end}))));
    }
    return output.finish();
}

int writeStretches(const ValuesArguments& arguments, const Game& game) {
    Parameters given;
    if (arguments.definition) given["definition"] = *arguments.definition;
    const auto values = completed({stretchValueParameter()}, given);
    if (!values) return fail(inField("--definition", values.error()));
    const auto asked = arguments.game.askIn(game);
    if (!asked) return fail(asked.error());
    return printStretches(*(*asked)->as<IntervalsAspect>(), stretchValueOf(*values), interruptibleTask());
}

int failDefinition(const Game& game) {
    return fail(invalid("--definition", say(MX_TEXT("core", "%1 has no table of the stretches of a row."),
                                            game.description().id))
                    .value());
}

int failPosition() {
    return fail(
        invalid(positionId, say(MX_TEXT("core", "Values are listed of a line (--to N) or a grid (--size "
                                                "RxC), not below a position; `mexplorer solve` tells the "
                                                "value of one.")))
            .value());
}

int writeExtent(const ValuesArguments& arguments, const Game& game) {
    const bool hasPosition = arguments.game.position.has_value();
    if (arguments.extent.size) {
        const auto size = arguments.extent.gridIn(game);
        if (!size) return fail(size.error());
        return hasPosition ? failPosition() : printGrid(game, *size, interruptibleTask());
    }
    const auto count = arguments.extent.lineIn(game);
    if (!count) return fail(count.error());
    return hasPosition ? failPosition() : printLine(game, *count, interruptibleTask());
}

/// What is written of a line or a grid in another way than as its table.
int writeLens(const ValuesArguments& arguments, const Game& game, const Speech& speech) {
    if (arguments.definition) return failDefinition(game);
    if (arguments.game.position) return failPosition();
    Task& task = interruptibleTask();
    const bool isEither = arguments.extent.to.has_value() != arguments.extent.size.has_value();
    if (isEither && arguments.lens.asksForReport() && instancesHave<ShortGameAspect>(game))
        return printSidedLens(arguments.lens, arguments.extent, game, speech, task);
    if (arguments.lens.asksForReport())
        return printLens(arguments.lens, arguments.game, arguments.extent, game, speech, task);
    const auto format = arguments.lens.formatFor(!arguments.extent.size);
    if (!format) return fail(format.error());
    const auto count = arguments.extent.lineIn(game);
    return count ? printBFile(game, *count, task) : fail(count.error());
}

int writeValues(const ValuesArguments& arguments, const Speech& speech) {
    const auto game = arguments.game.make();
    if (!game) return fail(game.error());
    const bool isTable = arguments.lens.format.value_or("csv") == "csv" && !arguments.lens.asksForReport();
    return isTable ? commandsFor((*game)->kind()).values(arguments, **game)
                   : writeLens(arguments, **game, speech);
}

} // namespace

int listPositions(const ValuesArguments& arguments, const Game& game) {
    const bool isOfPosition = !arguments.extent.to && !arguments.extent.size;
    if (isOfPosition && instancesHave<IntervalsAspect>(game)) return writeStretches(arguments, game);
    if (arguments.definition) return failDefinition(game);
    if (isOfPosition && arguments.game.position) return failPosition();
    const bool isEither = arguments.extent.to.has_value() != arguments.extent.size.has_value();
    if (isEither && !arguments.game.position && instancesHave<ShortGameAspect>(game))
        return printSides(arguments.extent, game, interruptibleTask());
    return writeExtent(arguments, game);
}

void addValues(CLI::App& app, Chosen& chosen, const Speech& speech) {
    CLI::App* command =
        app.add_subcommand("values", "Print the values of a line, a grid or another table, and compare them");
    auto arguments = std::make_shared<ValuesArguments>();
    arguments->game.addTo(*command, speech);
    arguments->extent.addTo(*command);
    arguments->game.addPositionTo(*command);
    command
        ->add_option("--definition", arguments->definition,
                     "rows: what the player to move gets, or by how much that player ends ahead (default: "
                     "total)")
        ->type_name(range(stretchValueParameter()));
    arguments->lens.addTo(*command, speech);
    command->footer(
        "The columns are:\n"
        "  n,value                          a line\n"
        "  a,b,value                        a grid\n"
        "  i,j,value,choice                 the stretches of a row\n"
        "  n,outcome,value,mean,temperature    heaps of two sides; a,b,outcome,… their boards a × b\n"
        "  round,exploitability,value, …    a matrix: with each player’s regret and average strategy\n"
        "  iterations,value,exploitability  cards, after 1, 2 … 9, 10, 20, 30 … iterations\n"
        "  coalition,value                  coalitions\n\n"
        "--compare takes a formula, `n mod 4`, `a xor b`, `floor(n*phi)`; a condition for P,\n"
        "`P iff a = b`; values, `0 1 2 0 1 2`, or after `P:` the n that are P; or another game,\n"
        "`game: octal code=0.77` or `game: play=misere`. The answer names the smallest\n"
        "counter-example with its reason; as csv, the places that fail, at most 100,000. Exit code 1 if\n"
        "anything fails. Of two sides it takes `mean = n/2`, `value =`, `temperature =` with one exact\n"
        "fraction, and `L iff n mod 3 = 0` for an outcome. --suggest says how far what it finds was\n"
        "seen, and what is proved.\n\n"
        "Examples:\n  mexplorer values bash m=3 --to 20\n  mexplorer values wythoff --size 100x100\n"
        "  mexplorer values take-ends --position 4,7,2,9,5,2\n"
        "  mexplorer values domineering --size 4x4\n"
        "  mexplorer values kayles --to 200 --compare \"game: octal code=0.77\"\n"
        "  mexplorer values domineering --size 4x4 --compare \"mean = (a - b)/2\"\n"
        "  mexplorer values wythoff --size 50x50 --suggest\n"
        "  mexplorer values grundy --to 1000 --format b-file\n"
        "  mexplorer values matrix method=rm+ --position \"0,-1,1;1,0,-1;-1,1,0\" --to 10000\n"
        "  mexplorer values kuhn-poker method=cfr --to 10000\n"
        "  mexplorer values coalition kind=vote --position \"[51; 50,49,1]\"");
    command->callback([arguments, &chosen, speech] {
        chosen = [arguments, speech] { return writeValues(*arguments, speech); };
    });
}

} // namespace mexplorer::cli
