#include "app/cli/interrupt.h"
#include "app/cli/json.h"
#include "app/cli/kinds.h"
#include "app/cli/notes.h"
#include "app/cli/parameter_text.h"
#include "core/coalition/amounts.h"
#include "core/coalition/coalition_aspect.h"
#include "core/explain/coalition/coalition_state.h"
#include "core/explain/say_matrix.h"
#include "core/text/parse.h"
#include "core/text/printable.h"
#include "core/text/utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace mexplorer::cli {

namespace {

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

Json toJson(const CoreAnswer& core, const CoalitionSubject& subject) {
    Json json{{"empty", core.isEmpty},
              {"point", core.isEmpty ? Json(nullptr) : toJson(subject.told(core.payments))},
              {"leastExcess", rationalText(core.leastExcess)}};
    if (!core.isEmpty) return json;
    json["balanced"] = Json::array();
    for (const auto& [coalition, weight] : core.balanced)
        json["balanced"].push_back(
            {{"coalition", toJson(coalition, subject.names)}, {"weight", rationalText(weight)}});
    return json;
}

Json propertiesJson(const CoalitionSubject& subject) {
    const CoalitionProperties& found = subject.exact().properties;
    Json json = subject.isOfCosts()
                    ? Json{{"subadditive", !found.notSuperadditive}, {"concave", !found.notConvex}}
                    : Json{{"superadditive", !found.notSuperadditive},
                           {"convex", !found.notConvex},
                           {"monotone", !found.notMonotone},
                           {"simple", found.isSimple},
                           {"veto", toJson(found.veto, subject.names)}};
    json["dummies"] = toJson(found.dummies, subject.names);
    return json;
}

void addPower(Json& json, const PowerValues& power, const CoalitionSubject& subject) {
    json["shapley"] = toJson(subject.told(power.shapley));
    json["banzhaf"] = toJson(subject.told(power.banzhaf));
    json["banzhafNormalised"] = toJson(power.normalisedBanzhaf());
}

void addExact(Json& json, const CoalitionSubject& subject) {
    const ExactAnswer& answer = subject.exact();
    addPower(json, answer.power, subject);
    if (answer.indices) {
        json["deeganPackel"] = toJson(answer.indices->deeganPackel);
        json["publicGood"] = toJson(answer.indices->publicGood);
        json["johnston"] = toJson(answer.indices->johnston);
    }
    json["nucleolus"] = toJson(subject.told(answer.nucleolus.payments));
    json["core"] = toJson(answer.core, subject);
    json["properties"] = propertiesJson(subject);
}

void addSampled(Json& json, const SampledPower& sampled) {
    json["shapley"] = toJson(sampled.shapley);
    json["banzhaf"] = toJson(sampled.banzhaf);
    json["orders"] = sampled.orders;
    json["seed"] = sampled.seed;
}

MinimumCut cutOf(const FlowAspect& flow) {
    const FlowNetwork& network = flow.network();
    Flow all(network, flow.ends(), everybody(static_cast<unsigned>(network.owners.size())));
    all.fill();
    return minimumCut(network, all);
}

/// The minimum cut, and each owner's share of it.
Json cutJson(const FlowAspect& flow) {
    const FlowNetwork& network = flow.network();
    const MinimumCut cut = cutOf(flow);
    Json json{{"value", unitsText(cut.capacity, network.parts)}, {"cut", Json::array()}};
    for (const std::size_t arrow : cut.arrows)
        json["cut"].push_back(
            {network.nodes[network.arrows[arrow].from].name, network.nodes[network.arrows[arrow].to].name});
    if (network.isPlain()) return json;
    json["shares"] = Json::array();
    for (const std::int64_t share : cut.byOwner)
        json["shares"].push_back(unitsText(share, network.parts));
    return json;
}

std::string asJson(const Game& game, const Instance& instance, const CoalitionSubject& subject) {
    Json json{{"game", game.description().id},
              {"parameters", game.parameters()},
              {"position", instance.text()},
              {"players", subject.names}};
    const CoalitionAnswer& answer = *subject.answer;
    if (answer.exact) addExact(json, subject);
    if (answer.counted) addPower(json, *answer.counted, subject);
    if (answer.sampled) addSampled(json, *answer.sampled);
    if (const auto* flow = instance.as<FlowAspect>()) json["flow"] = cutJson(*flow);
    addNotes(json, game);
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

using TextColumns = std::vector<std::vector<std::string>>;

/// Never rounded, and with the minus sign of sentences.
std::string exactly(const Rational& number) {
    return number < 0 ? "−" + rationalText(-number) : rationalText(number);
}

std::vector<std::string> columnOf(const char* title, const Payments& payments) {
    std::vector<std::string> column{title};
    for (const Rational& pay : payments)
        column.push_back(exactly(pay));
    return column;
}

/// Long fractions as decimals: of many players they have dozens of digits.
std::vector<std::string> shortColumnOf(const char* title, const Payments& payments) {
    std::vector<std::string> column{title};
    for (const Rational& pay : payments)
        column.push_back(shownRational(pay));
    return column;
}

std::vector<std::string> columnOf(const char* title, const std::vector<Estimated>& estimates) {
    std::vector<std::string> column{title};
    for (const Estimated& one : estimates)
        column.push_back(
            fmt::format("{}{:.4f} ± {:.4f}", one.mean < 0 ? "−" : "", std::abs(one.mean), one.error));
    return column;
}

std::string exactText(TextColumns columns, const CoalitionSubject& subject) {
    const ExactAnswer& exact = subject.exact();
    columns.push_back(columnOf("Shapley", subject.told(exact.power.shapley)));
    columns.push_back(columnOf("Banzhaf (absolute)", subject.told(exact.power.banzhaf)));
    if (auto normalised = exact.power.normalisedBanzhaf(); !normalised.empty())
        columns.push_back(columnOf("(normalised)", normalised));
    columns.push_back(columnOf("nucleolus", subject.told(exact.nucleolus.payments)));
    if (exact.indices) {
        columns.push_back(columnOf("Deegan–Packel", exact.indices->deeganPackel));
        columns.push_back(columnOf("public good", exact.indices->publicGood));
        columns.push_back(columnOf("Johnston", exact.indices->johnston));
    }
    return tableText(columns) +
           (exact.core.isEmpty
                ? fmt::format("The core is empty: the least excess is {}.\n", exactly(exact.core.leastExcess))
                : "The core is not empty; the nucleolus is in it.\n");
}

std::string asText(const CoalitionSubject& subject) {
    TextColumns columns{{"player"}};
    for (const std::string& name : subject.names)
        columns.front().push_back(shortened(name));
    if (subject.answer->exact) return exactText(std::move(columns), subject);
    if (const auto& sampled = subject.answer->sampled) {
        columns.push_back(columnOf("Shapley", sampled->shapley));
        columns.push_back(columnOf("Banzhaf (absolute)", sampled->banzhaf));
        return tableText(columns) +
               fmt::format("From {} random orders, seed {}; ± covers about 95 of 100 cases.\n",
                           sampled->orders, sampled->seed);
    }
    const PowerValues& power = *subject.answer->counted;
    columns.push_back(shortColumnOf("Shapley", power.shapley));
    columns.push_back(shortColumnOf("Banzhaf (absolute)", power.banzhaf));
    if (auto normalised = power.normalisedBanzhaf(); !normalised.empty())
        columns.push_back(shortColumnOf("(normalised)", normalised));
    return tableText(columns) + "Counted exactly; --format json has the fractions.\n";
}

/// “coalition kind=vote: [51; 50,49,1]”
std::string headOf(const Game& game, const Instance& instance) {
    return fmt::format("{}: {}\n", gameText(game), printable(instance.text()));
}

std::string flowText(const FlowAspect& flow) {
    const FlowNetwork& network = flow.network();
    const auto name = [&](std::uint32_t node) { return allPrintable(network.nodes[node].name); };
    const MinimumCut cut = cutOf(flow);
    std::string text = fmt::format("The largest flow from {} to {} is {}.\n", name(flow.ends().source),
                                   name(flow.ends().sink), unitsText(cut.capacity, network.parts));
    for (const std::size_t arrow : cut.arrows) {
        const FlowNetwork::Arrow& full = network.arrows[arrow];
        text +=
            fmt::format("cut  {} -> {}  {}\n", name(full.from), name(full.to), network.capacityText(full));
    }
    return text;
}

Expected<std::string> solvedFlow(const Game& game, const Instance& instance, bool isJson) {
    const auto& flow = *instance.as<FlowAspect>();
    if (!isJson) return headOf(game, instance) + flowText(flow);
    Json json{{"game", game.description().id},
              {"parameters", game.parameters()},
              {"position", instance.text()},
              {"flow", cutJson(flow)}};
    addNotes(json, game);
    return lines(json);
}

} // namespace

Expected<std::string> solveCoalitions(const Game& game, const Instance& instance,
                                      const SolveRequest& request) {
    const auto* coalitions = instance.as<CoalitionAspect>();
    if (!coalitions) return solvedFlow(game, instance, request.isJson); // nobody owns the arrows
    const auto answer = coalitions->answer(interruptibleTask());
    if (!answer) return tl::unexpected(answer.error());
    const CoalitionSubject subject = coalitionSubject(coalitions->game(), *answer);
    return request.isJson ? asJson(game, instance, subject) : headOf(game, instance) + asText(subject);
}

} // namespace mexplorer::cli
