#include "app/cli/interrupt.h"
#include "app/cli/kinds.h"
#include "app/cli/output.h"
#include "core/regret/matrix_aspect.h"
#include "core/text/parse.h"

#include <fmt/format.h>

namespace mexplorer::cli {

namespace {

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

} // namespace

int listRounds(const ValuesArguments& arguments, const Game& game) {
    if (arguments.extent.size || arguments.definition)
        return listPositions(arguments, game); // which says what is wrong
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

} // namespace mexplorer::cli
