#include "app/cli/convergence.h"

#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "core/text/decimal.h"

#include <fmt/format.h>

namespace mexplorer::cli {

int printConvergence(const ExtensiveAspect& asked, std::uint64_t iterations) {
    constexpr int digits = 10;
    const auto run =
        runCfr(asked.game(), asked.way().method, asked.way().seed, iterations, interruptibleTask());
    if (!run) return fail(run.error());
    const bool hasFamily = !asked.poker().family.empty();
    Output output(interruptibleTask());
    bool goOn = output.write(hasFamily ? "iterations,value,exploitability,alpha,distance\n"
                                       : "iterations,value,exploitability\n");
    for (std::size_t i = 0; goOn && i < run->points.size(); ++i) {
        const CfrPoint& point = run->points[i];
        goOn = output.write(fmt::format("{},{},{}", point.iterations, plainDecimal(point.value, digits),
                                        plainDecimal(point.exploitability, digits)));
        if (goOn && hasFamily) {
            const KuhnPlace place = placeInFamily(asked.game(), point.average);
            goOn = output.write(fmt::format(",{},{}", plainDecimal(place.alpha, digits),
                                            plainDecimal(place.distance, digits)));
        }
        goOn = goOn && output.write("\n");
    }
    return output.finish();
}

} // namespace mexplorer::cli
