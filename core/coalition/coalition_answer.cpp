#include "core/coalition/coalition_answer.h"

#include "core/coalition/counted_power.h"

#include <utility>

namespace mexplorer {

namespace {

Expected<ExactAnswer> exactAnswer(const CoalitionGame& game, Task& task) {
    ExactAnswer answer;
    auto values = valuesOf(game, task);
    if (!values) return tl::unexpected(values.error());
    answer.values = std::make_shared<const CoalitionValues>(std::move(*values));
    answer.power = powerValues(*answer.values);
    answer.shapleyExcess = greatestExcess(*answer.values, answer.power.shapley);
    auto core = coreOf(*answer.values, task);
    if (!core) return tl::unexpected(core.error());
    answer.core = std::move(*core);
    auto payments = nucleolus(*answer.values, task);
    if (!payments) return tl::unexpected(payments.error());
    answer.nucleolus = std::move(*payments);
    if (!answer.core.isEmpty) answer.core.payments = answer.nucleolus.payments;
    auto properties = propertiesOf(*answer.values, task);
    if (!properties) return tl::unexpected(properties.error());
    answer.properties = std::move(*properties);
    if (answer.properties.isSimple && !game.isOfCosts()) answer.indices = powerIndices(*answer.values);
    return answer;
}

} // namespace

Expected<CoalitionAnswer> answerOf(const CoalitionGame& game, Task& task) {
    if (game.hasTable()) {
        auto exact = exactAnswer(game, task);
        if (!exact) return tl::unexpected(exact.error());
        return CoalitionAnswer{.exact = std::move(*exact)};
    }
    auto counted = countedPower(game, task);
    if (!counted) return tl::unexpected(counted.error());
    if (*counted) return CoalitionAnswer{.counted = std::move(*counted)};
    auto sampled = sampledPower(game, usualOrders, usualSeed, task);
    if (!sampled) return tl::unexpected(sampled.error());
    return CoalitionAnswer{.sampled = std::move(*sampled)};
}

} // namespace mexplorer
