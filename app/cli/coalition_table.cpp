#include "app/cli/coalition_table.h"

#include "app/cli/output.h"
#include "core/coalition/amounts.h"
#include "core/text/csv.h"

#include <fmt/format.h>

namespace mexplorer::cli {

int printCoalitions(const CoalitionGame& game, Task& task) {
    if (!game.hasTable()) {
        return fail(
            tooLarge(say(MX_TEXT("core", "A table has the coalitions of %1 players at most."), mostInTable))
                .value());
    }
    const auto values = valuesOf(game, task);
    if (!values) return fail(values.error());
    Output output(task);
    bool goOn = output.write("coalition,value\n");
    for (const Coalition coalition : inOrder(values->players())) {
        const std::int64_t units = values->units(coalition);
        goOn =
            goOn && output.write(fmt::format("{},{}\n", csvField(coalitionText(coalition, game.names)),
                                             unitsText(game.isOfCosts() ? -units : units, values->parts())));
    }
    return output.finish();
}

} // namespace mexplorer::cli
