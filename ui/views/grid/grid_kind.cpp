#include "ui/views/grid/grid_extent.h"
#include "ui/views/grid/grid_view.h"
#include "ui/views/grid/growing_values.h"

namespace mexplorer::ui {

namespace {

Expected<std::shared_ptr<const GridPicture>> pictureOf(const Scene& scene, Task& task) {
    const GridSettings settings = grownSettings(scene);
    const GridSize size = settings.layout().size();
    GrowingValues growing(scene.game, sliceOf(settings, *scene.game, scene.asked.get()));
    if (auto fits = checkSize(growing.grid(), size); !fits) return tl::unexpected(fits.error());
    auto values = fillValues(size, growing, task);
    if (!values) return tl::unexpected(values.error());
    return dressedPicture(scene.game, settings, size, *values, task, growing.slice());
}

Expected<std::unique_ptr<Figure>> figureOf(const Scene& scene, Task& task) {
    const auto picture = pictureOf(scene, task);
    if (!picture) return tl::unexpected(picture.error());
    return std::make_unique<GridFigure>(*picture, marksOf(**picture, scene.asked.get()));
}

Expected<Steps> stepsOf(const Scene& scene, Task& task) {
    const auto picture = pictureOf(scene, task);
    if (!picture) return tl::unexpected(picture.error());
    const GridMarks marks = marksOf(**picture, scene.asked.get());
    const auto made = explain(topicOf(**picture, hasSteps(**picture, marks) ? scene.asked : nullptr), task);
    if (!made) return tl::unexpected(made.error());
    return Steps{made->trace(), [made = *made, picture = *picture, marks](int step) {
                     GridMarks now = marks;
                     if (const auto shown = made.stepAt(step, *picture, marks.selected))
                         now.step = std::make_shared<GridStep>(*shown);
                     return std::make_unique<GridFigure>(picture, now);
                 }};
}

} // namespace

ViewKind gridViewKind() {
    return {
        .id = "grid",
        .title = [] { return GridView::tr("Grid"); },
        .settings =
            [](const Game& game) {
                return game.as<GridAspect>() ? describeGridSettings(game) : std::vector<Parameter>{};
            },
        .make = [](Document& document, QWidget* parent) -> View* { return new GridView(document, parent); },
        .figure = figureOf,
        .steps = stepsOf};
}

} // namespace mexplorer::ui
