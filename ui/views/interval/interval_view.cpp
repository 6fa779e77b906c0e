#include "ui/views/interval/interval_view.h"

#include "core/explain/say_position.h"

namespace mexplorer::ui {

namespace {

struct MadeTable {
    std::shared_ptr<const IntervalPicture> picture;
    IntervalTrace trace;
};

Expected<MadeTable> tableOf(const Scene& scene, Task& task) {
    auto subject = intervalSubject(*scene.asked->as<IntervalsAspect>(), stretchValueOf(scene.settings), task);
    if (!subject) return tl::unexpected(subject.error());
    auto picture = std::make_shared<const IntervalPicture>(*subject, scene.asked);
    return MadeTable{std::move(picture), intervalTrace(std::move(*subject))};
}

Expected<std::unique_ptr<Figure>> figureOf(const Scene& scene, Task& task) {
    const auto table = tableOf(scene, task);
    if (!table) return tl::unexpected(table.error());
    return std::make_unique<IntervalFigure>(table->picture);
}

Expected<Steps> stepsOf(const Scene& scene, Task& task) {
    auto table = tableOf(scene, task);
    if (!table) return tl::unexpected(table.error());
    const auto trace = std::make_shared<const IntervalTrace>(std::move(table->trace));
    return Steps{trace, [trace, picture = table->picture](int step) {
                     return std::make_unique<IntervalFigure>(picture, IntervalLook{*trace->stateAt(step)});
                 }};
}

} // namespace

ViewKind intervalViewKind() {
    return {.id = "intervals",
            .title = [] { return IntervalView::tr("Table"); },
            .settings = [](const Game&) { return std::vector<Parameter>{stretchValueParameter()}; },
            .make = [](Document& document, QWidget* parent) -> View* {
                return new IntervalView(document, parent);
            },
            .figure = figureOf,
            .steps = stepsOf};
}

IntervalView::IntervalView(Document& document, QWidget* parent) : ViewOf(document, "intervals", parent) {}

void IntervalView::refresh(bool /*whole*/) {
    make(tr("Filling the table of %1").arg(QString::fromStdString(shown(document().position()))),
         [scene = scene()](Task& task) -> Expected<Made> {
             auto table = tableOf(scene, task);
             if (!table) return tl::unexpected(table.error());
             return withSteps(table->picture, Expected<IntervalTrace>(std::move(table->trace)));
         });
}

void IntervalView::showLook() {
    setFigure(std::make_shared<IntervalFigure>(picture(), look_));
}

void IntervalView::showStep(int step) {
    if (!picture()) return;
    look_.step = stateAt(step);
    showLook();
}

void IntervalView::hover(const std::optional<Stretch>& stretch) {
    if (stretch == look_.hovered) return;
    look_.hovered = stretch;
    showLook();
    emit pointedAt(stretch ? figure()->statusOf(*stretch) : QString());
    const bool isKnown = stretch && look_.knows(picture()->table(), *stretch);
    emit positionHovered(isKnown ? picture()->positionOf(*stretch) : std::string());
}

void IntervalView::point(const QPointF& world) {
    if (!picture()) return;
    const auto stretch = figure()->layout().cellAt(world);
    canvas().setCursor(stretch ? Qt::PointingHandCursor : Qt::ArrowCursor);
    hover(stretch);
}

void IntervalView::leave() {
    canvas().unsetCursor();
    if (picture()) hover(std::nullopt);
}

void IntervalView::click(const QPointF& world) {
    if (!picture() || !shownTrace()) return;
    const auto stretch = figure()->layout().cellAt(world);
    if (!stretch) return;
    const IntervalTable& table = picture()->table();
    const bool isByCell = table.row().size() <= mostFilledByCell;
    const std::size_t step =
        isByCell ? table.placeOf(stretch->length()) + stretch->begin : stretch->length() - 1;
    emit stepWanted(static_cast<int>(step));
}

} // namespace mexplorer::ui
