#include "ui/views/tree/tree_settings.h"

#include "core/text/parse.h"
#include "ui/views/toggle.h"

namespace mexplorer::ui::tree {

namespace {

Parameter remembered(const std::string& id, Message title) {
    return {
        .id = id, .title = std::move(title), .kind = Parameter::Kind::text, .fallback = "", .hidden = true};
}

} // namespace

std::vector<Parameter> settings() {
    return {
        toggle("merged", say(MX_TEXT("core", "merge")), false,
               say(MX_TEXT("core", "one node a position instead of one a way to get there (M)"))),
        toggle("values", say(MX_TEXT("core", "show values")), true,
               say(MX_TEXT("core", "the value beside each node"))),
        compareToggle(
            say(MX_TEXT("core", "the closed form with the definition, at every position below the root; "
                                "and where it is silent or tells only who wins the solver; where they "
                                "differ a cross is drawn"))),
        {.id = "budget",
         .title = say(MX_TEXT("core", "nodes")),
         .kind = Parameter::Kind::integer,
         .fallback = std::to_string(TreeRequest::defaultBudget),
         .least = 1,
         .most = TreeRequest::largestBudget,
         .hint = say(MX_TEXT("core", "whole levels are unfolded while no more nodes than this are shown"))},
        remembered("root", say(MX_TEXT("core", "root of the tree"))),
        remembered("selected", say(MX_TEXT("core", "selected node"))),
        remembered("opened", say(MX_TEXT("core", "nodes opened and closed by hand"))),
    };
}

Expected<Settings> settingsOf(const Parameters& parameters) {
    Settings settings;
    settings.request.merged = parameters.at("merged") == "on";
    settings.request.budget = static_cast<std::uint32_t>(integerOf(parameters, "budget"));
    settings.values = parameters.at("values") == "on";
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
