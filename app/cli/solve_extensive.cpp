#include "app/cli/interrupt.h"
#include "app/cli/json.h"
#include "app/cli/kinds.h"
#include "app/cli/parameter_text.h"
#include "core/explain/say_cfr.h"
#include "core/explain/say_matrix.h"
#include "core/regret/extensive_aspect.h"
#include "core/regret/poker_aspect.h"
#include "core/text/decimal.h"

#include <fmt/format.h>

namespace mexplorer::cli {

namespace {

/// The probability of each action, by information set.
Json strategyOf(const SequenceForm::Player& player, const Likelihoods& behaviour) {
    Json sets = Json::object();
    for (std::size_t set = 0; set < player.sets.size(); ++set) {
        Json actions = Json::object();
        const SequenceForm::SetRecord& record = player.sets[set];
        for (SequenceForm::Sequence action = record.first; action < record.first + record.count; ++action)
            actions[player.actions[action]] = behaviour[action];
        sets[player.names[set]] = std::move(actions);
    }
    return sets;
}

/// What theory says about the game, and how far the averages are from it.
Json knownOf(const SequenceForm& form, const KnownPoker& poker, const CfrPoint& end) {
    Json known{{"value", rationalText(*poker.exactValue)}};
    const KuhnPlace place = placeInFamily(form, end.average);
    known["alpha"] = place.alpha;
    known["distance"] = place.distance;
    known["equilibria"] = Json::array();
    for (const KuhnDecision& decision : poker.family) {
        const SequenceForm::Player& player = form.player(decision.player);
        known["equilibria"].push_back({{"player", decision.player + 1},
                                       {"set", player.names[decision.set]},
                                       {"action", player.actions[decision.bold]},
                                       {"likelihood", familyText(decision)},
                                       {"here", decision.likelihood(place.alpha)}});
    }
    return known;
}

std::string asJson(const Game& game, const Instance& instance, const ExtensiveAspect& asked,
                   const CfrPoint& end) {
    Json json{{"game", game.description().id},
              {"parameters", game.parameters()},
              {"position", instance.text()},
              {"method", idOf(asked.way().method)},
              {"iterations", end.iterations}};
    if (asked.way().method == CfrMethod::outcomeSampling) json["seed"] = asked.way().seed;
    json["value"] = end.value;
    json["exploitability"] = end.exploitability;
    json["strategies"] = Json::array();
    const SequenceForm& form = **asked.form();
    for (std::size_t player = 0; player < playerCount; ++player)
        json["strategies"].push_back(strategyOf(form.player(player), end.average[player]));
    if (const KnownPoker* known = solvedPoker(instance)) json["known"] = knownOf(form, *known, end);
    return lines(json);
}

/// “check 0.7893  bet 0.2107”
std::string actionsText(const SequenceForm::Player& player, const SequenceForm::SetRecord& set,
                        const Likelihoods& behaviour) {
    std::string text;
    for (SequenceForm::Sequence action = set.first; action < set.first + set.count; ++action)
        text += fmt::format("  {} {:.4f}", player.actions[action], behaviour[action]);
    return text;
}

constexpr int valueDigits = 6;
constexpr int farDigits = 3;

std::string asText(const Game& game, const Instance& instance, const ExtensiveAspect& asked,
                   const CfrPoint& end) {
    std::string text = fmt::format("{}: value {} to player 1 after {} {} of {}, exploitability {}\n",
                                   gameText(game), roundedText(end.value, valueDigits), end.iterations,
                                   end.iterations == 1 ? "iteration" : "iterations", idOf(asked.way().method),
                                   roundedText(end.exploitability, farDigits));
    if (asked.way().method == CfrMethod::outcomeSampling)
        text += fmt::format("drawn with seed {}\n", asked.way().seed);
    const SequenceForm& form = **asked.form();
    const KnownPoker* known = solvedPoker(instance);
    if (known) {
        const KuhnPlace place = placeInFamily(form, end.average);
        text += fmt::format("in equilibrium {}; the nearest has α {}{}, at most {} away\n",
                            shownRational(*known->exactValue), nearly, decimalText(place.alpha),
                            roundedText(place.distance, farDigits));
    }
    text += "The probabilities are averages of the iterations, rounded to four decimals.\n";
    std::size_t longest = 0;
    for (std::size_t player = 0; player < playerCount; ++player)
        for (const std::string& name : form.player(player).names)
            longest = std::max(longest, name.size());
    std::size_t decision = 0;
    for (std::size_t player = 0; player < playerCount; ++player) {
        const SequenceForm::Player& own = form.player(player);
        for (std::size_t set = 0; set < own.sets.size(); ++set) {
            text += fmt::format("player {}  {:<{}}{}", player + 1, own.names[set], longest,
                                actionsText(own, own.sets[set], end.average[player]));
            if (known)
                text += fmt::format("  {}: {}", own.actions[known->family[decision].bold],
                                    familyText(known->family[decision]));
            ++decision;
            text += '\n';
        }
    }
    return text;
}

} // namespace

Expected<std::string> solveExtensive(const Game& game, const Instance& instance,
                                     const SolveRequest& request) {
    const auto& asked = *instance.as<ExtensiveAspect>();
    const auto run = asked.run(interruptibleTask());
    if (!run) return tl::unexpected(run.error());
    const CfrPoint& end = (*run)->points.back();
    return request.isJson ? asJson(game, instance, asked, end) : asText(game, instance, asked, end);
}

} // namespace mexplorer::cli
