#include "ui/views/mex/mex_view.h"

#include "core/explain/mex_trace.h"
#include "core/explain/say_position.h"
#include "core/explain/say_status.h"
#include "core/game/aspects/impartial.h"
#include "ui/text/translated.h"

namespace mexplorer::ui {

namespace {

Expected<std::unique_ptr<Figure>> figureOf(const Scene& scene, Task& task) {
    auto picture = mexPictureOf(*scene.game, *scene.asked, task);
    if (!picture) return tl::unexpected(picture.error());
    return std::make_unique<MexFigure>(std::make_shared<const MexPicture>(std::move(*picture)));
}

Expected<Steps> stepsOf(const Scene& scene, Task& task) {
    auto made = mexTrace(*scene.game, *scene.asked, task);
    if (!made) return tl::unexpected(made.error());
    const auto trace = std::make_shared<const MexTrace>(std::move(*made));
    return Steps{trace, [trace, picture = std::make_shared<const MexPicture>(trace->subject)](int step) {
                     return std::make_unique<MexFigure>(picture, MexLook{*trace->stateAt(step)});
                 }};
}

} // namespace

ViewKind mexViewKind() {
    return {
        .id = "mex",
        .title = [] { return MexView::tr("mex"); },
        .settings = [](const Game&) { return std::vector<Parameter>{}; },
        .make = [](Document& document, QWidget* parent) -> View* { return new MexView(document, parent); },
        .figure = figureOf,
        .steps = stepsOf};
}

MexView::MexView(Document& document, QWidget* parent) : ViewOf(document, "mex", parent) {}

void MexView::refresh(bool /*whole*/) {
    make(View::tr("Explaining %1").arg(QString::fromStdString(shown(document().position()))),
         [scene = scene()](Task& task) -> Expected<Made> {
             auto trace = mexTrace(*scene.game, *scene.asked, task);
             if (!trace) return tl::unexpected(trace.error());
             auto picture = std::make_shared<const MexPicture>(trace->subject);
             return withSteps(std::move(picture), std::move(trace));
         });
}

void MexView::showPicture() {
    setFigure(std::make_shared<MexFigure>(picture(), look_));
}

void MexView::showStep(int step) {
    if (!picture()) return;
    look_.step = stateAt(step);
    showPicture();
}

void MexView::showPointed(std::optional<std::size_t> option) {
    if (option == look_.hovered) return;
    look_.hovered = option;
    canvas().setCursor(option ? Qt::PointingHandCursor : Qt::ArrowCursor);
    showPicture();
    if (!option) {
        emit pointedAt({});
        emit positionHovered({});
        return;
    }
    const SolvedMove& move = picture()->subject.options[*option];
    emit pointedAt(translated(sayStatus({.position = verbatim(shown(move.to)),
                                         .evaluation = move.evaluation,
                                         .play = document().game()->as<ImpartialAspect>()->play(),
                                         .move = move.move})));
    emit positionHovered(move.to);
}

void MexView::point(const QPointF& world) {
    if (picture()) showPointed(figure()->optionAt(world));
}

void MexView::leave() {
    if (picture()) showPointed(std::nullopt);
}

void MexView::click(const QPointF& world) {
    if (!picture()) return;
    const auto option = figure()->optionAt(world);
    if (option) moveTo(std::string(picture()->subject.options[*option].to)); // a copy: moving frees it
}

} // namespace mexplorer::ui
