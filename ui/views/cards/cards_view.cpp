#include "ui/views/cards/cards_view.h"

namespace mexplorer::ui {

QString CardsKind::work(const Scene& /*scene*/) {
    return CardsView::tr("Learning strategies");
}

Expected<CardsKind::Made> CardsKind::make(const Scene& scene, Task& task) {
    const auto picture = cardsPictureOf(*scene.instance, scene.settings, task);
    if (!picture) return tl::unexpected(picture.error());
    return Made(*picture, [scene](Task& later) {
        const auto iteration = static_cast<std::uint64_t>(integerOf(scene.settings, cardsIterationId));
        return cfrTrace(*scene.instance->as<ExtensiveAspect>(), iteration, later);
    });
}

/// What was pointed at gives way to the step.
CardsLook CardsKind::lookAt(const Made::Trace& trace, int step, const CardsLook& /*look*/) {
    const CfrState* state = trace ? trace->stateAt(step) : nullptr;
    if (!state) return {};
    return {trace, *state, {}};
}

ViewKind cardsViewKind() {
    return pictureViewKind<CardsView, CardsKind>(
        {.title = [] { return CardsView::tr("Game tree"); }, .settings = cardsSettings});
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
