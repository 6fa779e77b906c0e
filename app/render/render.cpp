#include "app/render/render.h"

#include "app/cli/notes.h"
#include "core/catalogue/catalogue.h"
#include "core/catalogue/given_game.h"
#include "core/explain/say_game.h"
#include "core/game/aspects/positions.h"
#include "core/solve/values_beside.h"
#include "core/text/parse.h"
#include "ui/document/change.h"
#include "ui/document/given_view.h"
#include "ui/document/view_kind.h"
#include "ui/export/step_export.h"
#include "ui/text/translated.h"
#include "ui/views/beside/beside.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <memory>

namespace mexplorer::app {

namespace {

/// A step, counted from 0, and how far it has come towards the next one.
struct Moment {
    std::size_t step = 0;
    double moment = 0;
};

/// The requested step: 5, or 5.5 for the middle of the way from the fifth to the sixth.
Expected<Moment> momentOf(const std::string& text, std::size_t count) {
    const std::size_t point = text.find('.');
    const auto number = parseInteger(text.substr(0, point), 1, static_cast<std::int64_t>(count));
    const std::string digits = point == std::string::npos ? "0" : text.substr(point + 1);
    constexpr std::size_t mostDigits = 3;
    const auto part = parseInteger(digits, 0, 999);
    // Each byte is a digit: one of full width would count as three.
    const bool isMoment =
        part && digits.size() <= mostDigits && digits.find_first_not_of("0123456789") == std::string::npos;
    const double moment = isMoment ? static_cast<double>(*part) / std::pow(10, digits.size()) : 0;
    if (number && isMoment && static_cast<double>(*number) + moment <= static_cast<double>(count))
        return Moment{static_cast<std::size_t>(*number - 1), moment};
    return invalid("--step", say(MX_TEXT("core", "“%1” is not a step here: give a number from 1 to %2, such "
                                                 "as 1.5 for halfway to the next, or all."),
                                 shortened(text), count));
}

/// Speed and number of showings, which only a moving picture of all steps has.
Expected<ui::FilmOptions> filmIn(const RenderRequest& request, const ui::Exporter& exporter) {
    const ui::FilmOptions usual;
    const bool isFilm = exporter.steps() == ui::Exporter::Steps::film && request.step == "all";
    if (isFilm || (!request.speed && !request.loops))
        return ui::FilmOptions{request.speed.value_or(usual.speed), request.loops.value_or(usual.loops)};
    return invalid(
        request.speed ? "--speed" : "--loops",
        say(MX_TEXT("core", "Only a moving picture has a speed and is shown again: write all steps "
                            "to a .gif or a .webp file.")));
}

/// A view and what it is to show.
struct Shown {
    const ui::ViewKind* kind = nullptr;
    ui::Scene scene;
};

Expected<Shown> shownBy(const RenderRequest& request) {
    const auto entry = findGame(request.game);
    if (!entry) return tl::unexpected(entry.error());
    auto made = makeGameMeantBy(request.position, request.game,
                                ui::parametersIn(request.values, (*entry)->description));
    if (!made) return tl::unexpected(made.error());
    const std::shared_ptr<const Game> game = std::move(*made);
    const std::string position = request.position.value_or(startPosition(*game));
    if (request.limit)
        if (auto fits = request.limit(*game); !fits) return tl::unexpected(fits.error());
    const auto instance = ui::readIfAny(*game, position);
    if (!instance) return tl::unexpected(instance.error());
    const auto kind = ui::viewFor(*game, request.view);
    if (!kind) return tl::unexpected(kind.error());
    const auto settings = ui::settingsIn(request.values, *game, **kind);
    if (!settings) return tl::unexpected(settings.error());
    return Shown{*kind, {game, *instance, *settings}};
}

/// The settings that the view has with the other game, too; all that was given for the same game.
Parameters keptBeside(const RenderRequest& request, const Game& game, const ui::ViewKind& kind) {
    if (request.beside->game == game.description().id) return request.values;
    const auto entry = findGame(request.beside->game);
    const auto other = entry ? makeGame(request.beside->game, {}) : tl::unexpected(entry.error());
    if (!other || !kind.canShow(**other)) return {};
    Parameters kept;
    for (const auto& value : request.values) {
        const bool isOfView = !ui::isAmong(game.description().parameters, value.first);
        if (isOfView && ui::isAmong(kind.settings(**other), value.first)) kept.insert(value);
    }
    return kept;
}

/// The request for what stands beside it, at the same position if it has that.
RenderRequest requestBeside(const RenderRequest& request, const Shown& first) {
    RenderRequest other = request;
    other.game = request.beside->game;
    other.values = request.beside->values;
    const Parameters kept = keptBeside(request, *first.scene.game, *first.kind);
    other.values.insert(kept.begin(), kept.end());
    return other;
}

/// Both figures. Errors: as for aboutBeside, if they are about the second.
Expected<std::array<ui::Scene, 2>> bothShownBy(RenderRequest request, Shown first) {
    RenderRequest other = requestBeside(request, first);
    const std::string common = request.position ? "" : positionOfOwnTable(*first.scene.game);
    auto second = shownBy(other);
    if (second && !common.empty() && ask(*second->scene.game, common)) {
        other.position = request.position = common;
        auto again = shownBy(request);
        if (!again) return tl::unexpected(again.error());
        first = std::move(*again);
        second = shownBy(other);
    }
    if (!second) return tl::unexpected(aboutBeside(second.error()));
    return std::array{first.scene, second->scene};
}

/// What is to be written.
struct Source {
    std::function<Expected<std::unique_ptr<ui::Figure>>(Task& task)> figure;
    std::function<Expected<std::shared_ptr<const ui::Sequence>>(Task& task)> steps;
    Message about;
};

template <class Steps>
Expected<std::shared_ptr<const ui::Sequence>> shared(Expected<Steps> steps) {
    if (!steps) return tl::unexpected(steps.error());
    return std::make_shared<const Steps>(std::move(*steps));
}

Message sayScene(const ui::Scene& scene) {
    return scene.instance ? sayGameAt(*scene.game, scene.instance->text()) : sayGame(*scene.game);
}

Expected<Source> sourceOf(const RenderRequest& request) {
    auto shown = shownBy(request);
    if (!shown) return tl::unexpected(shown.error());
    const ui::ViewKind& kind = *shown->kind;
    if (!request.beside) {
        cli::tellNotes(*shown->scene.game);
        const ui::Scene& scene = shown->scene;
        return Source{[&kind, scene](Task& task) { return kind.figure(scene, task); },
                      [&kind, scene](Task& task) { return shared(kind.steps(scene, task)); },
                      sayScene(scene)};
    }
    const auto scenes = bothShownBy(request, std::move(*shown));
    if (!scenes) return tl::unexpected(scenes.error());
    for (const ui::Scene& scene : *scenes)
        cli::tellNotes(*scene.game);
    const ui::BesideScenes both{kind, *scenes};
    return Source{[both](Task& task) { return ui::figureBeside(both, task); },
                  [both](Task& task) { return shared(ui::stepsBeside(both, task)); },
                  inTurn({sayScene(both.scenes[0]), verbatim(" | "), sayScene(both.scenes[1])})};
}

Expected<void> renderSteps(const RenderRequest& request, const ui::Sequence& steps,
                           const ui::ExportOptions& options, Task& task) {
    const QString path = QString::fromStdString(request.output);
    if (request.step == "all") return ui::exportSteps(path, steps, options, task);
    const auto at = momentOf(*request.step, steps.count());
    if (!at) return tl::unexpected(at.error());
    return ui::exportFile(path, ui::OneStep(steps, at->step, at->moment), options, task);
}

} // namespace

Error aboutBeside(Error error) {
    if (error.kind != Error::Kind::cancelled) error.field = "--beside";
    return error;
}

Expected<void> render(const RenderRequest& request, Task& task) {
    const auto source = sourceOf(request);
    if (!source) return tl::unexpected(source.error());

    const QString path = QString::fromStdString(request.output);
    const auto exporter = ui::exporterFor(path);
    if (!exporter) return tl::unexpected(exporter.error());
    ui::ExportOptions options{{request.width, request.height}, request.scale, {}, {}};
    options.saysSteps = request.saysStep;
    options.style = {request.dark ? ui::darkTheme() : ui::lightTheme(), request.type, request.type};
    options.lettering = {QString::fromStdString(request.title), QString::fromStdString(request.caption)};
    options.about = ui::translated(source->about);
    const auto film = filmIn(request, **exporter);
    if (!film) return tl::unexpected(film.error());
    options.film = *film;
    if (auto fits = (*exporter)->check(options); !fits) return fits;
    if (request.step) {
        if (!(*exporter)->isPicture())
            return invalid("--step", say(MX_TEXT("core", "The data are the same at every step; only pictures "
                                                         "are written of one.")));
        const auto steps = source->steps(task);
        if (!steps) return tl::unexpected(steps.error());
        return renderSteps(request, **steps, options, task);
    }
    const auto figure = source->figure(task);
    if (!figure) return tl::unexpected(figure.error());
    return ui::exportFile(path, **figure, options, task);
}

} // namespace mexplorer::app
