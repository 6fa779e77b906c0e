#include "ui/document/given_view.h"

#include "core/catalogue/catalogue.h"
#include "core/coalition/coalition_aspect.h"
#include "core/explain/coalition/why_coalition.h"
#include "core/game/aspects/instances.h"
#include "core/text/parse.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer::ui {

namespace {

/// The parameters of the first example that the view can show, as they are typed; empty if there is none.
std::string parametersFor(const Description& game, const ViewKind& kind) {
    for (const Preset& preset : game.presets) {
        const auto made = makeGame(game.id, preset.parameters);
        if (!made || !kind.canShow(**made)) continue;
        std::vector<std::string> words;
        for (const auto& [parameter, value] : preset.parameters)
            words.push_back(fmt::format("{}={}", parameter, value));
        return joined(words, " ");
    }
    return {};
}

std::string idsOf(const std::vector<Parameter>& parameters) {
    std::vector<std::string> ids;
    for (const Parameter& parameter : parameters) {
        if (!parameter.hidden) ids.push_back(parameter.id);
    }
    return joined(ids, ", ");
}

/// The error for a name that neither the game nor the view knows.
Message unknownName(const std::string& name, const Description& game, const std::string& view,
                    const std::vector<Parameter>& settings) {
    if (game.parameters.empty()) {
        return say(MX_TEXT("core", "There is no setting “%1” here; the settings of the view %2 are: %3."),
                   shortened(name), view, idsOf(settings));
    }
    return say(MX_TEXT("core",
                       "There is no parameter or setting “%1” here; the parameters of %2 are: %3; the "
                       "settings of the view %4 are: %5."),
               shortened(name), game.id, idsOf(game.parameters), view, idsOf(settings));
}

} // namespace

bool isAmong(const std::vector<Parameter>& parameters, const std::string& id) {
    return std::ranges::any_of(parameters, [&](const Parameter& each) { return each.id == id; });
}

Parameters parametersIn(const Parameters& values, const Description& game) {
    Parameters own;
    for (const auto& value : values)
        if (isAmong(game.parameters, value.first)) own.insert(value);
    return own;
}

/// If the view has no settings, an unknown name is an unknown parameter.
Expected<Parameters> settingsIn(const Parameters& values, const Game& game, const ViewKind& kind) {
    const Description& description = game.description();
    const std::vector<Parameter> settings = kind.settings(game);
    Parameters own;
    for (const auto& value : values) {
        if (isAmong(description.parameters, value.first)) continue;
        if (settings.empty()) return completed(description.parameters, {value});
        if (!isAmong(settings, value.first))
            return invalid(unknownName(value.first, description, kind.id, settings));
        own.insert(value);
    }
    return completed(settings, own);
}

Expected<const ViewKind*> viewFor(const Game& game, const std::string& id) {
    const ViewKind* const kind = findView(id);
    if (kind && kind->canShow(game)) return kind;
    if (kind && kind->id == "coalition" && instancesHave<FlowAspect>(game))
        return invalid("network", sayNobodyOwnsArrows());
    const std::string& name = game.description().id;
    const std::string views = joined(viewsOf(game), ", ");
    const auto usual = makeGame(name, {});
    if (kind && usual && kind->canShow(**usual)) {
        return invalid(
            "view", say(MX_TEXT("core", "With these parameters “%1” is not a view of %2; its views are: %3."),
                        shortened(id), name, views));
    }
    if (const std::string needed = kind ? parametersFor(game.description(), *kind) : ""; !needed.empty()) {
        return invalid("view", say(MX_TEXT("core", "“%1” is a view of %2 only with other parameters, for "
                                                   "example %3; with these its views are: %4."),
                                   shortened(id), name, needed, views));
    }
    return invalid("view", say(MX_TEXT("core", "“%1” is not a view of %2; its views are: %3."), shortened(id),
                               name, views));
}

} // namespace mexplorer::ui
