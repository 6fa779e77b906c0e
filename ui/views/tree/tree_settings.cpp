#include "ui/views/tree/tree_settings.h"

#include "core/game/aspects/alike_heaps.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/positions.h"
#include "core/game/aspects/two_sided.h"
#include "core/text/parse.h"
#include "ui/views/toggle.h"

namespace mexplorer::ui::tree {

namespace {

Parameter remembered(const std::string& id, Message title) {
    return {
        .id = id, .title = std::move(title), .kind = Parameter::Kind::text, .fallback = "", .hidden = true};
}

Parameter shapeParameter() {
    return {.id = "shape",
            .title = say(MX_TEXT("core", "tree")),
            .kind = Parameter::Kind::choice,
            .fallback = "auto",
            .choices = {{"auto", say(MX_TEXT("core", "automatic"))},
                        {"whole", say(MX_TEXT("core", "all moves"))},
                        {"strategy", say(MX_TEXT("core", "winning strategy"))}},
            .hint =
                say(MX_TEXT("core", "the winning strategy has every move at a P and one winning reply at an "
                                    "N: all that a proof needs; automatic chooses it where all moves are "
                                    "too many to be read"))};
}

Shape shapeOf(const Parameters& parameters) {
    const auto shape = parameters.find("shape");
    if (shape == parameters.end() || shape->second == "whole") return Shape::whole;
    return shape->second == "strategy" ? Shape::strategy : Shape::automatic;
}

} // namespace

std::vector<Parameter> settings(const Game& game) {
    const bool isImpartial = game.as<ImpartialAspect>() != nullptr; // scores are not values
    std::vector<Parameter> settings;
    if (isImpartial) settings.push_back(shapeParameter());
    settings.push_back(toggle(
        "merged", say(MX_TEXT("core", "merge")), false,
        say(MX_TEXT("core", "one node for each position instead of one for each way to get there (M)"))));
    if (instancesHave<AlikeHeapsAspect>(game))
        settings.push_back(
            toggle("order", say(MX_TEXT("core", "ignore the order")), false,
                   say(MX_TEXT("core", "merged, positions that differ only in the order of their "
                                       "heaps are one node, too: 3,5 and 5,3"))));
    if (isImpartial || game.as<TwoSidedAspect>())
        settings.push_back(toggle("values", say(MX_TEXT("core", "show values")), true,
                                  say(MX_TEXT("core", "the value beside each node"))));
    settings.insert(
        settings.end(),
        {compareToggle(
             say(MX_TEXT("core", "the closed form with the definition, at every position below the root; "
                                 "and where it is silent or tells only who wins the solver; where they "
                                 "differ a cross is drawn"))),
         {.id = "budget",
          .title = say(MX_TEXT("core", "nodes")),
          .kind = Parameter::Kind::integer,
          .fallback = "0",
          .least = 0,
          .most = TreeRequest::largestBudget,
          .hint = say(MX_TEXT("core", "whole levels are unfolded while no more nodes than this are shown; 0: "
                                      "while their labels can be read"))},
         remembered("root", say(MX_TEXT("core", "root of the tree"))),
         remembered("selected", say(MX_TEXT("core", "selected node"))),
         remembered("opened", say(MX_TEXT("core", "nodes opened and closed by hand")))});
    return settings;
}

Expected<Settings> settingsOf(const Parameters& parameters) {
    Settings settings;
    settings.request.merged = parameters.at("merged") == "on";
    const auto budget = static_cast<std::uint32_t>(integerOf(parameters, "budget"));
    settings.readable = budget == 0;
    settings.request.budget = settings.readable ? TreeRequest::defaultBudget : budget;
    settings.shape = shapeOf(parameters);
    const auto order = parameters.find("order");
    settings.inOrder = settings.request.merged && order != parameters.end() && order->second == "on";
    const auto values = parameters.find("values");
    settings.values = values != parameters.end() && values->second == "on";
    settings.compare = parameters.at("compare") == "on";
    settings.root = parameters.at("root");
    auto selected = parseTreePath(parameters.at("selected"));
    if (!selected) return invalid("selected", selected.error().message);
    auto choices = parseTreeChoices(parameters.at("opened"));
    if (!choices) return invalid("opened", choices.error().message);
    settings.selected = std::move(*selected);
    settings.request.choices = std::move(*choices);
    return settings;
}

} // namespace mexplorer::ui::tree
