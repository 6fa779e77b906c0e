#include "app/cli/interrupt.h"
#include "app/cli/kinds.h"
#include "app/cli/output.h"
#include "core/regret/extensive_aspect.h"
#include "core/regret/poker_aspect.h"
#include "core/text/decimal.h"

#include <fmt/format.h>

namespace mexplorer::cli {

namespace {

/// The quality of the average strategies after 1, 2, …, 9, 10, 20, … iterations and the last.
int printConvergence(const Instance& instance, std::uint64_t iterations) {
    constexpr int digits = 10;
    const auto& asked = *instance.as<ExtensiveAspect>();
    const auto run = asked.run(iterations, interruptibleTask());
    if (!run) return fail(run.error());
    const bool hasFamily = solvedPoker(instance) != nullptr;
    Output output(interruptibleTask());
    bool goOn = output.write(hasFamily ? "iterations,value,exploitability,alpha,distance\n"
                                       : "iterations,value,exploitability\n");
    for (std::size_t i = 0; goOn && i < run->points.size(); ++i) {
        const CfrPoint& point = run->points[i];
        goOn = output.write(fmt::format("{},{},{}", point.iterations, plainDecimal(point.value, digits),
                                        plainDecimal(point.exploitability, digits)));
        if (goOn && hasFamily) {
            const KuhnPlace place = placeInFamily(**asked.form(), point.average);
            goOn = output.write(fmt::format(",{},{}", plainDecimal(place.alpha, digits),
                                            plainDecimal(place.distance, digits)));
        }
        goOn = goOn && output.write("\n");
    }
    return output.finish();
}

} // namespace

int listConvergence(const ValuesArguments& arguments, const Game& game) {
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
    return printConvergence(**instance, *count);
}

} // namespace mexplorer::cli
