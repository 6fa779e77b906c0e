#include "core/coalition/coalition_answer.h"

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
    return answer;
}

} // namespace

Expected<CoalitionAnswer> answerOf(const CoalitionGame& game, Task& task) {
    if (game.hasTable()) {
        auto exact = exactAnswer(game, task);
        if (!exact) return tl::unexpected(exact.error());
        return CoalitionAnswer{std::move(*exact), std::nullopt};
    }
    const auto worth = [&](Coalition coalition) { return unitsOf(game, coalition); };
    const std::int64_t parts = game.kind == CoalitionKind::vote ? 1 : game.parts;
    auto sampled = sampledPower(game.players(), worth, parts, usualOrders, usualSeed, task);
    if (!sampled) return tl::unexpected(sampled.error());
    return CoalitionAnswer{std::nullopt, std::move(*sampled)};
}

} // namespace mexplorer
