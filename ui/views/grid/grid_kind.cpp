#include "ui/views/grid/grid_extent.h"
#include "ui/views/grid/grid_view.h"
#include "ui/views/grid/shared_table.h"

namespace mexplorer::ui {

namespace {

Expected<std::shared_ptr<const GridTable>> tableOf(const Scene& scene, Task& task) {
    const GridSettings settings = grownSettings(scene);
    const GridSize size = settings.layout().size();
    SharedTable growing(scene.game, sliceOf(settings, *scene.game, scene.asked.get()));
    if (auto fits = checkTable(growing.grid(), size); !fits) return tl::unexpected(fits.error());
    auto values = fillValues(size, growing, task);
    if (!values) return tl::unexpected(values.error());
    return dressTable(scene.game, settings, size, *values, task, growing.slice());
}

Expected<std::unique_ptr<Figure>> figureOf(const Scene& scene, Task& task) {
    const auto table = tableOf(scene, task);
    if (!table) return tl::unexpected(table.error());
    return std::make_unique<GridFigure>(*table, marksOf(**table, scene.asked.get()));
}

Expected<Steps> stepsOf(const Scene& scene, Task& task) {
    const auto table = tableOf(scene, task);
    if (!table) return tl::unexpected(table.error());
    const GridMarks marks = marksOf(**table, scene.asked.get());
    const auto made = explain(topicOf(**table, hasSteps(**table, marks) ? scene.asked : nullptr), task);
    if (!made) return tl::unexpected(made.error());
    return Steps{made->trace(), [made = *made, table = *table, marks](int step) {
                     GridMarks now = marks;
                     if (const auto shown = made.stepAt(step, *table, marks.selected))
                         now.step = std::make_shared<GridStep>(*shown);
                     return std::make_unique<GridFigure>(table, now);
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
