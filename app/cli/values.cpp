#include "app/cli/arguments.h"
#include "app/cli/coalition_table.h"
#include "app/cli/commands.h"
#include "app/cli/convergence.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "app/cli/parameter_text.h"
#include "core/explain/coalition/why_coalition.h"
#include "core/explain/interval_trace.h"
#include "core/solve/aspects/coalition.h"
#include "core/solve/aspects/matrix.h"
#include "core/solve/aspects/positions.h"
#include "core/text/parse.h"

#include <CLI/App.hpp>
#include <fmt/compile.h>

namespace mexplorer::cli {

namespace {

struct ValuesArguments {
    GameArguments game;
    Extent extent;
    std::optional<std::string> definition;
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
                                            nameOf(subject->table->choice({begin, end}))));
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

/// For learnt strategies: how they converge to an equilibrium.
int writeConvergence(const ValuesArguments& arguments, const Game& game) {
    if (!arguments.extent.to || arguments.extent.size || arguments.definition)
        return fail(
            invalid("--to", say(MX_TEXT("core", "Give --to N, how many iterations: %1 has no other values."),
                                game.description().id))
                .value());
    const auto count = parseCount("--to", *arguments.extent.to, 1);
    if (!count) return fail(count.error());
    if (*count > mostCfrIterations)
        return fail(
            tooLarge(say(MX_TEXT("core", "At most %1 iterations are made."), mostCfrIterations)).value());
    const auto instance = arguments.game.readIn(game);
    if (!instance) return fail(instance.error());
    return printConvergence(*(*instance)->as<ExtensiveAspect>(), *count);
}

std::string columnNames(const std::string& prefix, std::size_t actions) {
    std::string text;
    for (std::size_t i = 1; i <= actions; ++i)
        text += fmt::format(",{}{}", prefix, i);
    return text;
}

/// Prints rounds of regret matching with the averages: the first hundred, then ever fewer.
int printRegret(const MatrixAspect& matrix, std::uint64_t rounds, Task& task) {
    const auto& [method, start] = matrix.learning();
    const auto points = runRegret(matrix.game(), method, start, rounds, task);
    if (!points) return fail(points.error());
    Output output(task);
    bool goOn = output.write(fmt::format("round,exploitability,value,regret_row,regret_column{}{}\n",
                                         columnNames("row_", matrix.game().rows()),
                                         columnNames("column_", matrix.game().columns())));
    for (std::size_t i = 0; goOn && i < points->size(); ++i) {
        const RegretPoint& point = (*points)[i];
        const auto row = point.players[0].average();
        const auto column = point.players[1].average();
        goOn = output.write(fmt::format("{},{},{},{},{},{},{}\n", point.round, point.exploitability,
                                        point.value, point.regret[0], point.regret[1], fmt::join(row, ","),
                                        fmt::join(column, ",")));
    }
    return output.finish();
}

int writeRegret(const ValuesArguments& arguments, const Game& game) {
    if (!arguments.extent.to)
        return fail(invalid("--to", say(MX_TEXT("core", "How many rounds of regret matching are played: give "
                                                        "--to.")))
                        .value());
    const auto rounds = parseInteger(*arguments.extent.to, 1, mostRegretRounds);
    if (!rounds) return fail(inField("--to", rounds.error()));
    const auto instance = arguments.game.readIn(game);
    if (!instance) return fail(instance.error());
    return printRegret(*(*instance)->as<MatrixAspect>(), static_cast<std::uint64_t>(*rounds),
                       interruptibleTask());
}

int writeCoalitions(const ValuesArguments& arguments, const Game& game) {
    const auto instance = arguments.game.readIn(game);
    if (!instance) return fail(instance.error());
    return printCoalitions((*instance)->as<CoalitionAspect>()->game(), interruptibleTask());
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

int writeValues(const ValuesArguments& arguments) {
    const auto game = arguments.game.make();
    if (!game) return fail(game.error());
    if (!arguments.extent.size && !arguments.definition && instancesHave<MatrixAspect>(**game))
        return writeRegret(arguments, **game);
    if (instancesHave<ExtensiveAspect>(**game)) return writeConvergence(arguments, **game);
    const bool isOfPosition = !arguments.extent.to && !arguments.extent.size;
    if (isOfPosition && instancesHave<IntervalsAspect>(**game)) return writeStretches(arguments, **game);
    if (isOfPosition && !arguments.definition && instancesHave<CoalitionAspect>(**game))
        return writeCoalitions(arguments, **game);
    if (isOfPosition && instancesHave<FlowAspect>(**game))
        return fail(invalid("network", sayNobodyOwnsArrows()).value());
    if (arguments.definition) {
        return fail(invalid("--definition", say(MX_TEXT("core", "%1 has no table of the stretches of a row."),
                                                (*game)->description().id))
                        .value());
    }
    if (isOfPosition && arguments.game.position) return failPosition();
    return writeExtent(arguments, **game);
}

} // namespace

void addValues(CLI::App& app, Chosen& chosen, const Speech& speech) {
    CLI::App* command =
        app.add_subcommand("values", "Print the values of a line, a grid or another table as CSV");
    auto arguments = std::make_shared<ValuesArguments>();
    arguments->game.addTo(*command, speech);
    arguments->extent.addTo(*command);
    arguments->game.addPositionTo(*command);
    command
        ->add_option("--definition", arguments->definition,
                     "rows: what the player to move gets, or by how much that player ends ahead (default: "
                     "total)")
        ->type_name(range(stretchValueParameter()));
    command->footer(
        "The columns are:\n"
        "  n,value                          a line\n"
        "  a,b,value                        a grid\n"
        "  i,j,value,choice                 the stretches of a row\n"
        "  round,exploitability,value, …    a matrix: with each player’s regret and average strategy\n"
        "  iterations,value,exploitability  cards, after 1, 2 … 9, 10, 20, 30 … iterations\n"
        "  coalition,value                  coalitions\n\n"
        "Examples:\n  mexplorer values bash m=3 --to 20\n  mexplorer values wythoff --size 100x100\n"
        "  mexplorer values take-ends --position 4,7,2,9,5,2\n"
        "  mexplorer values matrix method=rm+ --position \"0,-1,1;1,0,-1;-1,1,0\" --to 10000\n"
        "  mexplorer values kuhn-poker method=cfr --to 10000\n"
        "  mexplorer values coalition kind=vote --position \"[51; 50,49,1]\"");
    command->callback([arguments, &chosen] { chosen = [arguments] { return writeValues(*arguments); }; });
}

} // namespace mexplorer::cli
