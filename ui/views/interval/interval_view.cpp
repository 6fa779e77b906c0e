#include "ui/views/interval/interval_view.h"

#include "core/explain/say_position.h"

namespace mexplorer::ui {

QString IntervalKind::work(const Scene& scene) {
    return IntervalView::tr("Filling the table of %1").arg(QString::fromStdString(shown(scene.position())));
}

Expected<IntervalKind::Made> IntervalKind::make(const Scene& scene, Task& task) {
    auto subject = intervalSubject(*scene.asked->as<IntervalsAspect>(), stretchValueOf(scene.settings), task);
    if (!subject) return tl::unexpected(subject.error());
    const auto picture = std::make_shared<const IntervalPicture>(std::move(*subject), scene.asked);
    return Made(picture, [picture](Task&) { return intervalTrace(picture->subject); });
}

ViewKind intervalViewKind() {
    return pictureViewKind<IntervalView, IntervalKind>(
        {.title = [] { return IntervalView::tr("Table"); },
         .settings = [](const Game&) { return std::vector<Parameter>{stretchValueParameter()}; }});
}

void IntervalView::hover(const std::optional<Stretch>& stretch) {
    if (stretch == look_.hovered) return;
    look_.hovered = stretch;
    showLook();
    emit pointedAt(stretch ? figure()->statusOf(*stretch) : QString());
    const bool isKnown = stretch && look_.knows(picture()->values(), *stretch);
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
    const IntervalValues& values = picture()->values();
    const bool isByCell = values.row().size() <= mostFilledByCell;
    const std::size_t step =
        isByCell ? values.placeOf(stretch->length()) + stretch->begin : stretch->length() - 1;
    emit stepWanted(static_cast<int>(step));
}

} // namespace mexplorer::ui
