#include "ui/figure/ticks.h"

#include <initializer_list>

namespace mexplorer::ui {

namespace {
constexpr std::uint64_t largestStep = 1'000'000'000'000'000'000;
}

std::uint64_t niceStep(double least) {
    for (std::uint64_t decade = 1; decade < largestStep; decade *= 10) {
        for (const std::uint64_t step : {decade, 2 * decade, 5 * decade}) {
            if (static_cast<double>(step) >= least) return step;
        }
    }
    return largestStep;
}

} // namespace mexplorer::ui
