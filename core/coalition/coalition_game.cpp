#include "core/coalition/coalition_game.h"

#include "core/coalition/amounts.h"
#include "core/text/parse.h"
#include "core/text/quoted.h"

#include <algorithm>
#include <numeric>

namespace mexplorer {

namespace {

std::int64_t sumOver(const std::vector<std::int64_t>& numbers, Coalition coalition) {
    std::int64_t sum = 0; // at most 60 · 10¹⁵
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
        return game.numbers[coalition];
    case CoalitionKind::vote:
        return sumOver(game.numbers, coalition) >= game.whole ? 1 : 0;
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
    // A vote’s weights may be fractions, but what it decides is 0 or 1.
    const std::int64_t parts = game.kind == CoalitionKind::vote ? 1 : game.parts;
    if (game.kind == CoalitionKind::table) return CoalitionValues(game.numbers, parts);
    if (game.kind == CoalitionKind::flow) {
        auto values = flowValues(*game.network, game.ends, task);
        if (!values) return tl::unexpected(values.error());
        return CoalitionValues(std::move(*values), parts);
    }
    std::vector<std::int64_t> values;
    for (Coalition coalition = 0; coalition <= everybody(game.players()); ++coalition)
        values.push_back(unitsOf(game, coalition));
    return CoalitionValues(std::move(values), parts);
}

std::string coalitionsText(const CoalitionGame& game) {
    const std::string numbers = amountsText({game.numbers, game.parts});
    switch (game.kind) {
    case CoalitionKind::table: {
        Amounts inTheirOrder{{}, game.parts};
        for (const Coalition coalition : inOrder(game.players()))
            inTheirOrder.units.push_back(game.numbers[coalition]);
        return amountsText(inTheirOrder);
    }
    case CoalitionKind::vote:
        return "[" + unitsText(game.whole, game.parts) + "; " + numbers + "]";
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
