#include "ui/views/bars/bars_view.h"

#include "core/explain/parts_trace.h"
#include "core/explain/say_position.h"
#include "core/solve/aspects/impartial.h"
#include "core/solve/aspects/positions.h"

namespace mexplorer::ui {

namespace {

Expected<std::unique_ptr<Figure>> figureOf(const Scene& scene, Task& task) {
    auto picture = barsPictureOf(*scene.game, *scene.asked, task);
    if (!picture) return tl::unexpected(picture.error());
    return std::make_unique<BarsFigure>(std::make_shared<const BarsPicture>(std::move(*picture)));
}

} // namespace

ViewKind barsViewKind() {
    return {
        .id = "bars",
        .title = [] { return BarsView::tr("Parts"); },
        .canShow =
            [](const Game& game) { return game.as<ImpartialAspect>() && inquiriesHave<PartsAspect>(game); },
        .settings = [](const Game&) { return std::vector<Parameter>{}; },
        .make = [](Document& document, QWidget* parent) -> View* { return new BarsView(document, parent); },
        .figure = figureOf};
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
    const PartsState* state = shownTrace() ? shownTrace()->stateAt(step) : nullptr;
    setFigure(std::make_shared<BarsFigure>(picture(), state ? std::optional(*state) : std::nullopt));
}

} // namespace mexplorer::ui
