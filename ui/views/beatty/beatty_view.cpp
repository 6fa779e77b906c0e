#include "ui/views/beatty/beatty_view.h"

#include "core/explain/say_position.h"

namespace mexplorer::ui {

namespace {

Expected<std::unique_ptr<Figure>> beattyFigureOf(const Scene& scene, Task& /*task*/) {
    return std::make_unique<BeattyFigure>(
        std::make_shared<const BeattySubject>(beattySubject(*scene.game, *scene.asked)));
}

Expected<Steps> beattyStepsOf(const Scene& scene, Task& /*task*/) {
    auto made = beattyTrace(*scene.game, *scene.asked);
    if (!made) return tl::unexpected(made.error());
    const auto trace = std::make_shared<const BeattyTrace>(std::move(*made));
    const auto subject = std::make_shared<const BeattySubject>(trace->subject);
    return Steps{trace, [trace, subject](int step) {
                     return std::make_unique<BeattyFigure>(subject, *trace->stateAt(step));
                 }};
}

} // namespace

ViewKind beattyViewKind() {
    return {
        .id = "beatty",
        .title = [] { return BeattyView::tr("Beatty"); },
        .settings = [](const Game&) { return std::vector<Parameter>{}; },
        .make = [](Document& document, QWidget* parent) -> View* { return new BeattyView(document, parent); },
        .figure = beattyFigureOf,
        .steps = beattyStepsOf};
}

BeattyView::BeattyView(Document& document, QWidget* parent) : ViewOf(document, "beatty", parent) {}

void BeattyView::refresh(bool /*whole*/) {
    make(View::tr("Explaining %1").arg(QString::fromStdString(shown(document().position()))),
         [scene = scene()](Task&) -> Expected<Made> {
             return withSteps(std::make_shared<const BeattySubject>(beattySubject(*scene.game, *scene.asked)),
                              beattyTrace(*scene.game, *scene.asked));
         });
}

void BeattyView::showPicture() {
    setFigure(std::make_shared<BeattyFigure>(picture()));
}

void BeattyView::showStep(int step) {
    if (!picture()) return;
    setFigure(std::make_shared<BeattyFigure>(picture(), stateAt(step)));
}

} // namespace mexplorer::ui
