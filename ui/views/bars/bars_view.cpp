#include "ui/views/bars/bars_view.h"

#include "core/explain/parts_trace.h"
#include "core/explain/say_position.h"

namespace mexplorer::ui {

namespace {

Expected<std::unique_ptr<Figure>> figureOf(const Scene& scene, Task& task) {
    auto picture = barsPictureOf(*scene.game, *scene.asked, task);
    if (!picture) return tl::unexpected(picture.error());
    return std::make_unique<BarsFigure>(std::make_shared<const BarsPicture>(std::move(*picture)));
}

Expected<Steps> stepsOf(const Scene& scene, Task& task) {
    auto made = partsTrace(*scene.game, *scene.asked, task);
    if (!made) return tl::unexpected(made.error());
    auto drawn = barsPictureOf(*scene.game, *scene.asked, task);
    if (!drawn) return tl::unexpected(drawn.error());
    const auto trace = std::make_shared<const PartsTrace>(std::move(*made));
    return Steps{trace, [trace, picture = std::make_shared<const BarsPicture>(std::move(*drawn))](int step) {
                     return std::make_unique<BarsFigure>(picture, *trace->stateAt(step));
                 }};
}

} // namespace

ViewKind barsViewKind() {
    return {
        .id = "bars",
        .title = [] { return BarsView::tr("Parts"); },
        .settings = [](const Game&) { return std::vector<Parameter>{}; },
        .make = [](Document& document, QWidget* parent) -> View* { return new BarsView(document, parent); },
        .figure = figureOf,
        .steps = stepsOf};
}

BarsView::BarsView(Document& document, QWidget* parent) : ViewOf(document, "bars", parent) {}

void BarsView::refresh(bool /*whole*/) {
    make(View::tr("Explaining %1").arg(QString::fromStdString(shown(document().position()))),
         [scene = scene()](Task& task) -> Expected<Made> {
             auto picture = barsPictureOf(*scene.game, *scene.asked, task);
             if (!picture) return tl::unexpected(picture.error());
             return withSteps(std::make_shared<const BarsPicture>(std::move(*picture)),
                              partsTrace(*scene.game, *scene.asked, task));
         });
}

void BarsView::showPicture() {
    setFigure(std::make_shared<BarsFigure>(picture()));
}

void BarsView::showStep(int step) {
    if (!picture()) return;
    setFigure(std::make_shared<BarsFigure>(picture(), stateAt(step)));
}

} // namespace mexplorer::ui
