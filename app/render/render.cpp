#include "app/render/render.h"

#include "core/catalogue/catalogue.h"
#include "core/solve/aspects/positions.h"
#include "core/text/parse.h"
#include "ui/document/change.h"
#include "ui/document/view_kind.h"
#include "ui/export/exporter.h"

#include <algorithm>

namespace mexplorer::app {

namespace {

Expected<const ui::ViewKind*> viewFor(const Game& game, const std::string& id) {
    std::vector<std::string> known;
    for (const ui::ViewKind& kind : ui::viewKinds()) {
        if (kind.canShow(game)) known.push_back(kind.id);
    }
    if (std::find(known.begin(), known.end(), id) != known.end()) return ui::findView(id);
    const std::string& name = game.description().id;
    const std::string views = joined(known, ", ");
    const ui::ViewKind* const kind = ui::findView(id);
    const auto usual = makeGame(name, {});
    if (kind && usual && kind->canShow(**usual)) {
        return invalid("view",
                       say(MX_TEXT("core", "With these parameters “%1” is no view of %2; its views are: %3."),
                           shortened(id), name, views));
    }
    return invalid("view", say(MX_TEXT("core", "“%1” is no view of %2; its views are: %3."), shortened(id),
                               name, views));
}

bool has(const std::vector<Parameter>& parameters, const std::string& id) {
    return std::any_of(parameters.begin(), parameters.end(), [&](const Parameter& p) { return p.id == id; });
}

std::string idsOf(const std::vector<Parameter>& parameters) {
    std::vector<std::string> ids;
    for (const Parameter& parameter : parameters) {
        if (!parameter.hidden) ids.push_back(parameter.id);
    }
    return joined(ids, ", ");
}

/// Of a name that neither the game nor the view knows.
Message unknown(const std::string& name, const Description& game, const std::string& view,
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

/// Splits the values into the game's and the view's. Where the view has no settings, a name that is unknown
/// goes to the game, which refuses it.
Expected<std::pair<Parameters, Parameters>> split(const RenderRequest& request) {
    const auto entry = findGame(request.game);
    if (!entry) return tl::unexpected(entry.error());
    const Description& description = (*entry)->description;
    std::pair<Parameters, Parameters> parts;
    const auto defaults = makeGame(request.game);
    if (!defaults) return tl::unexpected(defaults.error());
    const auto kind = viewFor(**defaults, request.view);
    if (!kind) return tl::unexpected(kind.error());
    const std::vector<Parameter> settings = (*kind)->settings(**defaults);
    for (const auto& value : request.values) {
        if (has(description.parameters, value.first) || settings.empty())
            parts.first.insert(value);
        else if (has(settings, value.first))
            parts.second.insert(value);
        else
            return invalid(unknown(value.first, description, request.view, settings));
    }
    return parts;
}

} // namespace

Expected<void> render(const RenderRequest& request, Task& task) {
    const auto parts = split(request);
    if (!parts) return tl::unexpected(parts.error());
    auto made = makeGame(request.game, parts->first);
    if (!made) return tl::unexpected(made.error());
    const std::shared_ptr<const Game> game = std::move(*made);
    const auto asked = ui::askIfAny(*game, request.position.value_or(startPosition(*game)));
    if (!asked) return tl::unexpected(asked.error());
    const auto kind = viewFor(*game, request.view);
    if (!kind) return tl::unexpected(kind.error());
    const auto settings = completed((*kind)->settings(*game), parts->second);
    if (!settings) return tl::unexpected(settings.error());

    const QString path = QString::fromStdString(request.output);
    const auto exporter = ui::exporterFor(path);
    if (!exporter) return tl::unexpected(exporter.error());
    ui::ExportOptions options{{request.width, request.height}, request.scale, {}, {}};
    options.style = {request.dark ? ui::darkTheme() : ui::lightTheme(), request.type, request.type};
    if (auto fits = (*exporter)->check(options); !fits) return fits;
    const auto figure = (*kind)->figure({game, *asked, *settings}, task);
    if (!figure) return tl::unexpected(figure.error());
    return ui::exportFile(path, **figure, options, task);
}

} // namespace mexplorer::app
