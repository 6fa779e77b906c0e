#include "app/cli/interrupt.h"
#include "app/cli/json.h"
#include "app/cli/solvers.h"
#include "core/coalition/amounts.h"
#include "core/solve/aspects/coalition.h"
#include "core/text/parse.h"
#include "core/text/utf8.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer::cli {

namespace {

bool isCoalition(const Instance& instance) {
    return instance.as<CoalitionAspect>() != nullptr;
}

Json toJson(const Payments& payments) {
    Json list = Json::array();
    for (const Rational& pay : payments)
        list.push_back(rationalText(pay));
    return list;
}

Json toJson(Coalition coalition, const std::vector<std::string>& names) {
    Json list = Json::array();
    for (const unsigned player : membersOf(coalition))
        list.push_back(names[player]);
    return list;
}

Json toJson(const std::vector<Estimated>& estimates) {
    Json list = Json::array();
    for (const Estimated& estimate : estimates)
        list.push_back({{"mean", estimate.mean}, {"error", estimate.error}});
    return list;
}

Json toJson(const CoreAnswer& core, const std::vector<std::string>& names) {
    Json json{{"empty", core.isEmpty},
              {"point", core.isEmpty ? Json(nullptr) : toJson(core.payments)},
              {"leastExcess", rationalText(core.leastExcess)}};
    if (!core.isEmpty) return json;
    json["balanced"] = Json::array();
    for (const auto& [coalition, weight] : core.balanced)
        json["balanced"].push_back(
            {{"coalition", toJson(coalition, names)}, {"weight", rationalText(weight)}});
    return json;
}

Json toJson(const CoalitionProperties& found, const std::vector<std::string>& names) {
    Json json{{"superadditive", !found.notSuperadditive},
              {"convex", !found.notConvex},
              {"monotone", !found.notMonotone},
              {"simple", found.isSimple}};
    json["veto"] = toJson(found.veto, names);
    json["dummies"] = toJson(found.dummies, names);
    return json;
}

void addExact(Json& json, const ExactAnswer& answer, const std::vector<std::string>& names) {
    json["shapley"] = toJson(answer.power.shapley);
    json["banzhaf"] = toJson(answer.power.banzhaf);
    json["nucleolus"] = toJson(answer.nucleolus.payments);
    json["core"] = toJson(answer.core, names);
    json["properties"] = toJson(answer.properties, names);
}

void addSampled(Json& json, const SampledPower& sampled) {
    json["shapley"] = toJson(sampled.shapley);
    json["banzhaf"] = toJson(sampled.banzhaf);
    json["orders"] = sampled.orders;
    json["seed"] = sampled.seed;
}

/// The minimum cut, and each owner's share of it.
Json cutJson(const FlowAspect& flow) {
    const FlowNetwork& network = flow.network();
    Flow all(network, flow.ends(), everybody(static_cast<unsigned>(network.owners.size())));
    all.fill();
    const MinimumCut cut = minimumCut(network, all);
    Json json{{"value", unitsText(cut.capacity, network.parts)}, {"cut", Json::array()}};
    for (const std::size_t arrow : cut.arrows)
        json["cut"].push_back(
            {network.nodes[network.arrows[arrow].from].name, network.nodes[network.arrows[arrow].to].name});
    json["shares"] = Json::array();
    for (const std::int64_t share : cut.byOwner)
        json["shares"].push_back(unitsText(share, network.parts));
    return json;
}

std::string asJson(const Game& game, const Instance& instance, const CoalitionAnswer& answer) {
    const std::vector<std::string>& names = instance.as<CoalitionAspect>()->game().names;
    Json json{{"game", game.description().id},
              {"parameters", game.parameters()},
              {"position", instance.text()},
              {"players", names}};
    if (answer.exact)
        addExact(json, *answer.exact, names);
    else
        addSampled(json, *answer.sampled);
    if (const auto* flow = instance.as<FlowAspect>()) json["flow"] = cutJson(*flow);
    return lines(json);
}

/// A line for each player, with right-aligned columns.
std::string tableText(const std::vector<std::vector<std::string>>& columns) {
    std::vector<std::size_t> widths;
    for (const auto& column : columns) {
        std::size_t widest = 0;
        for (const std::string& cell : column)
            widest = std::max(widest, characterCount(cell));
        widths.push_back(widest);
    }
    std::string text;
    for (std::size_t line = 0; line < columns.front().size(); ++line) {
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const std::string& cell = columns[i][line];
            const std::string padding(widths[i] - characterCount(cell), ' ');
            if (i == 0)
                text.append(cell).append(padding);
            else
                text.append("  ").append(padding).append(cell);
        }
        text += '\n';
    }
    return text;
}

std::vector<std::string> columnOf(const char* title, const Payments& payments) {
    std::vector<std::string> column{title};
    for (const Rational& pay : payments)
        column.push_back(rationalText(pay));
    return column;
}

std::vector<std::string> columnOf(const char* title, const std::vector<Estimated>& estimates) {
    std::vector<std::string> column{title};
    for (const Estimated& one : estimates)
        column.push_back(fmt::format("{:.4f} ± {:.4f}", one.mean, one.error));
    return column;
}

std::string asText(const std::vector<std::string>& names, const CoalitionAnswer& answer) {
    std::vector<std::string> players{"player"};
    for (const std::string& name : names)
        players.push_back(shortened(name));
    if (answer.sampled) {
        const SampledPower& sampled = *answer.sampled;
        return tableText(
                   {players, columnOf("Shapley", sampled.shapley), columnOf("Banzhaf", sampled.banzhaf)}) +
               fmt::format("From {} random orders, seed {}; ± is two standard errors.\n", sampled.orders,
                           sampled.seed);
    }
    const ExactAnswer& exact = *answer.exact;
    return tableText({players, columnOf("Shapley", exact.power.shapley),
                      columnOf("Banzhaf", exact.power.banzhaf),
                      columnOf("nucleolus", exact.nucleolus.payments)}) +
           (exact.core.isEmpty ? fmt::format("The core is empty: the least excess is {}.\n",
                                             rationalText(exact.core.leastExcess))
                               : "The core is not empty; the nucleolus is in it.\n");
}

Expected<std::string> solvedCoalition(const Game& game, const Instance& instance, bool isJson) {
    const auto* coalitions = instance.as<CoalitionAspect>();
    const auto answer = coalitions->answer(interruptibleTask());
    if (!answer) return tl::unexpected(answer.error());
    return isJson ? asJson(game, instance, **answer) : asText(coalitions->game().names, **answer);
}

} // namespace

Solver coalitionSolver() {
    return {isCoalition, solvedCoalition};
}

} // namespace mexplorer::cli
