#include "ui/views/cards/cards_view.h"

namespace mexplorer::ui {

namespace {

Expected<CfrTrace> traceOf(const Scene& scene, Task& task) {
    const auto& asked = *scene.instance->as<ExtensiveAspect>();
    return cfrTrace(asked, static_cast<std::uint64_t>(integerOf(scene.settings, cardsIterationId)), task);
}

CardsLook lookAt(const std::shared_ptr<const CfrTrace>& trace, int step) {
    const CfrState* state = trace ? trace->stateAt(step) : nullptr;
    if (!state) return {};
    return {trace, *state, {}};
}

Expected<std::unique_ptr<Figure>> figureOf(const Scene& scene, Task& task) {
    auto picture = cardsPictureOf(*scene.instance, scene.settings, task);
    if (!picture) return tl::unexpected(picture.error());
    return std::make_unique<CardsFigure>(std::move(*picture));
}

Expected<Steps> stepsOf(const Scene& scene, Task& task) {
    const auto picture = cardsPictureOf(*scene.instance, scene.settings, task);
    if (!picture) return tl::unexpected(picture.error());
    auto made = traceOf(scene, task);
    if (!made) return tl::unexpected(made.error());
    const auto trace = std::make_shared<const CfrTrace>(std::move(*made));
    return Steps{trace, [trace, picture = *picture](int step) {
                     return std::make_unique<CardsFigure>(picture, lookAt(trace, step));
                 }};
}

} // namespace

ViewKind cardsViewKind() {
    return {
        .id = "cards",
        .title = [] { return CardsView::tr("Game tree"); },
        .settings = cardsSettings,
        .make = [](Document& document, QWidget* parent) -> View* { return new CardsView(document, parent); },
        .figure = figureOf,
        .steps = stepsOf};
}

CardsView::CardsView(Document& document, QWidget* parent) : ViewOf(document, "cards", parent) {}

void CardsView::refresh(bool /*whole*/) {
    make(tr("Learning strategies"), [scene = scene()](Task& task) -> Expected<Made> {
        const auto picture = cardsPictureOf(*scene.instance, scene.settings, task);
        if (!picture) return tl::unexpected(picture.error());
        return withSteps(*picture, traceOf(scene, task));
    });
}

void CardsView::showLook() {
    setFigure(std::make_shared<CardsFigure>(picture(), look_));
}

void CardsView::showStep(int step) {
    if (!picture()) return;
    look_ = lookAt(shownTrace(), step);
    showLook();
}

void CardsView::hover(const std::optional<CardsSet>& set) {
    if (set == look_.pointed) return;
    look_.pointed = set;
    showLook();
    emit pointedAt(set ? figure()->statusOf(*set) : QString());
}

void CardsView::point(const QPointF& world) {
    if (!picture()) return;
    const auto set = figure()->setAt(canvas().frame(), canvas().frame().toArea().map(world));
    canvas().setCursor(set ? Qt::PointingHandCursor : Qt::ArrowCursor);
    hover(set);
}

void CardsView::leave() {
    canvas().unsetCursor();
    if (picture()) hover(std::nullopt);
}

void CardsView::click(const QPointF& world) {
    if (!picture() || !shownTrace()) return;
    const auto set = figure()->setAt(canvas().frame(), canvas().frame().toArea().map(world));
    if (!set) return;
    const auto all = shownTrace();
    for (std::size_t step = 0; step < all->states.size(); ++step) {
        const CardsLook look{all, all->states[step], {}};
        if (look.update() && look.lit() == set) return emit stepWanted(static_cast<int>(step));
    }
}

} // namespace mexplorer::ui
