#include "ui/views/canonical/canonical_view.h"

#include "core/explain/say_short_game.h"

namespace mexplorer::ui {

namespace {

/// More boxes would be too small to be read.
constexpr std::size_t mostOptions = 60;

} // namespace

QString CanonicalKind::work(const Scene& /*scene*/) {
    return CanonicalView::tr("Finding the canonical form");
}

Expected<CanonicalKind::Made> CanonicalKind::make(const Scene& scene, Task& task) {
    const auto reduction = scene.instance->as<ShortGameAspect>()->reduction(task);
    if (!reduction) return tl::unexpected(reduction.error());
    const auto trace = std::make_shared<const CanonicalTrace>(canonicalTrace(*reduction));
    if (trace->subject.options.size() > mostOptions)
        return tooLarge(say(MX_TEXT("core", "It has more than %1 options."), mostOptions));
    return Made(std::make_shared<const CanonicalPicture>(*trace), trace);
}

ViewKind canonicalViewKind() {
    return pictureViewKind<CanonicalView, CanonicalKind>(
        {.title = [] { return CanonicalView::tr("Canonical form"); }});
}

void CanonicalView::hover(const std::optional<std::string>& game) {
    if (!picture() || game == look_.hovered) return;
    look_.hovered = game;
    canvas().setCursor(game ? Qt::PointingHandCursor : Qt::ArrowCursor);
    showLook();
    emit pointedAt(pointedText());
}

QString CanonicalView::pointedText() const {
    if (!look_.hovered) return {};
    return tr("%1: a click opens it").arg(QString::fromStdString(printedGame(*look_.hovered)));
}

void CanonicalView::point(const QPointF& world) {
    if (picture()) hover(figure()->gameAt(world));
}

void CanonicalView::leave() {
    hover(std::nullopt);
}

/// What stands in a box is a game of its own, whatever game its position is from.
void CanonicalView::click(const QPointF& world) {
    if (!picture()) return;
    const auto game = figure()->gameAt(world);
    if (!game) return;
    if (const auto opened = document().setGame("form", {}, *game, id()); !opened)
        emit failed(translated(opened.error()));
}

} // namespace mexplorer::ui
