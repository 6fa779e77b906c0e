#include "core/coalition/coalition_game.h"

#include "core/coalition/amounts.h"
#include "core/text/parse.h"
#include "core/text/quoted.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace mexplorer {

namespace {

std::int64_t sumOver(const std::vector<std::int64_t>& numbers, Coalition coalition) {
    std::int64_t sum = 0; // at most 200 · 10¹⁵
    for (; coalition != 0; coalition &= coalition - 1)
        sum += numbers[static_cast<unsigned>(std::countr_zero(coalition))];
    return sum;
}

std::int64_t longestRunway(const CoalitionGame& game, Coalition coalition) {
    std::int64_t most = 0;
    for (; coalition != 0; coalition &= coalition - 1)
        most = std::max(most, game.numbers[static_cast<unsigned>(std::countr_zero(coalition))]);
    return most;
}

std::int64_t pairsOf(const CoalitionGame& game, Coalition coalition) {
    const std::int64_t right = sumOver(game.numbers, coalition);
    return std::min<std::int64_t>(right, sizeOf(coalition) - right);
}

std::string majoritiesText(const std::vector<Majority>& majorities) {
    std::string text;
    for (const Majority& majority : majorities) {
        if (!text.empty()) text += " and ";
        text += fmt::format("[{}; {}]", unitsText(majority.quota, majority.parts),
                            amountsText({majority.weights, majority.parts}));
    }
    return text;
}

/// The name of a node, in quotation marks if it would not be read as one name without.
std::string nodeText(const FlowNetwork& network, std::uint32_t node) {
    const std::string& name = network.nodes[node].name;
    const bool isPlain = name.find_first_of(",\"") == std::string::npos &&
                         name.find("，") == std::string::npos && trimmed(name) == name;
    return isPlain ? name : inQuotes(name);
}

} // namespace

std::int64_t unitsOf(const CoalitionGame& game, Coalition coalition) {
    switch (game.kind) {
    case CoalitionKind::table:
    case CoalitionKind::costs:
        return game.numbers[coalition];
    case CoalitionKind::vote:
        return std::all_of(game.majorities.begin(), game.majorities.end(), [&](const Majority& majority) {
            return sumOver(majority.weights, coalition) >= majority.quota;
        });
    case CoalitionKind::airport:
        return -longestRunway(game, coalition);
    case CoalitionKind::bankruptcy:
        return std::max<std::int64_t>(0, game.whole -
                                             sumOver(game.numbers, everybody(game.players()) & ~coalition));
    case CoalitionKind::gloves:
        return pairsOf(game, coalition);
    case CoalitionKind::flow: {
        Flow flow(*game.network, game.ends, coalition);
        flow.fill();
        return flow.value();
    }
    }
    return 0;
}

Expected<CoalitionValues> valuesOf(const CoalitionGame& game, Task& task) {
    if (game.kind == CoalitionKind::table || game.isOfCosts())
        return CoalitionValues(game.numbers, game.parts);
    if (game.kind == CoalitionKind::flow) {
        auto values = flowValues(*game.network, game.ends, task);
        if (!values) return tl::unexpected(values.error());
        return CoalitionValues(std::move(*values), game.parts);
    }
    std::vector<std::int64_t> values;
    for (Coalition coalition = 0; coalition <= everybody(game.players()); ++coalition)
        values.push_back(unitsOf(game, coalition));
    return CoalitionValues(std::move(values), game.parts);
}

std::string coalitionsText(const CoalitionGame& game) {
    const std::string numbers = amountsText({game.numbers, game.parts});
    switch (game.kind) {
    case CoalitionKind::table:
    case CoalitionKind::costs: {
        Amounts inTheirOrder{{}, game.parts};
        for (const Coalition coalition : inOrder(game.players()))
            inTheirOrder.units.push_back(game.isOfCosts() ? -game.numbers[coalition]
                                                          : game.numbers[coalition]);
        return amountsText(inTheirOrder);
    }
    case CoalitionKind::vote:
        return majoritiesText(game.majorities);
    case CoalitionKind::airport:
        return numbers;
    case CoalitionKind::bankruptcy:
        return unitsText(game.whole, game.parts) + "; " + numbers;
    case CoalitionKind::gloves: {
        const std::int64_t right = std::accumulate(game.numbers.begin(), game.numbers.end(), std::int64_t{0});
        return std::to_string(static_cast<std::int64_t>(game.players()) - right) + "; " +
               std::to_string(right);
    }
    case CoalitionKind::flow:
        return nodeText(*game.network, game.ends.source) + "," + nodeText(*game.network, game.ends.sink);
    }
    return {};
}

} // namespace mexplorer
