#include "app/cli/interrupt.h"
#include "app/cli/kinds.h"
#include "app/cli/output.h"
#include "core/coalition/amounts.h"
#include "core/coalition/coalition_aspect.h"
#include "core/explain/coalition/why_coalition.h"
#include "core/text/csv.h"

#include <fmt/format.h>

namespace mexplorer::cli {

namespace {

/// Every non-empty coalition with its value.
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

} // namespace

int listCoalitions(const ValuesArguments& arguments, const Game& game) {
    const bool isOfExtent = arguments.extent.to || arguments.extent.size;
    if (isOfExtent || arguments.definition) return listPositions(arguments, game); // which says what is wrong
    const auto instance = arguments.game.readIn(game);
    if (!instance) return fail(instance.error());
    const auto* coalitions = (*instance)->as<CoalitionAspect>();
    if (!coalitions) return fail(invalid("network", sayNobodyOwnsArrows()).value());
    return printCoalitions(coalitions->game(), interruptibleTask());
}

} // namespace mexplorer::cli
