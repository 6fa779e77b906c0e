#include "ui/views/atlas/atlas_view.h"

#include "ui/text/translated.h"

namespace mexplorer::ui {

namespace {

const std::string sideId = "side";

std::vector<Parameter> atlasSettings(const Game& /*game*/) {
    return {{.id = sideId,
             .title = say(MX_TEXT("core", "largest side")),
             .kind = Parameter::Kind::integer,
             .fallback = "4",
             .least = 1,
             .most = Atlas::largestSide,
             .hint = say(MX_TEXT("core", "from 5 on it may take long"))},
            atlasColouringParameter()};
}

} // namespace

QString AtlasKind::work(const Scene& /*scene*/) {
    return AtlasView::tr("Making the atlas");
}

Expected<AtlasKind::Made> AtlasKind::make(const Scene& scene, Task& task) {
    const auto side = static_cast<std::uint32_t>(integerOf(scene.settings, sideId));
    auto found = atlasTrace(*scene.game, side, task);
    if (!found) return tl::unexpected(found.error());
    const auto trace = std::make_shared<const AtlasTrace>(std::move(*found));
    const std::shared_ptr<const Atlas> atlas(trace, &trace->subject);
    return Made(
        std::make_shared<const AtlasPicture>(AtlasPicture{
            atlas, AtlasColours(*atlas, atlasColouringOf(scene.settings)), scene.game->description().title}),
        trace);
}

/// Only which entry is framed depends on the position.
void AtlasView::refresh(bool whole) {
    if (whole || !picture()) return KindView::refresh(whole);
    showPicture();
}

void AtlasView::showPicture() {
    look_.position = scene().asked ? scene().position() : std::string();
    KindView::showPicture();
}

void AtlasView::point(const QPointF& world) {
    if (picture()) hover(figure()->entryAt(world));
}

void AtlasView::leave() {
    if (picture()) hover(nullptr);
}

void AtlasView::click(const QPointF& world) {
    const AtlasEntry* entry = picture() ? figure()->entryAt(world) : nullptr;
    if (!entry || entry->position.empty()) return;
    goTo(entry->position);
}

QString AtlasView::pointedText() const {
    if (!look_.hovered) return {};
    return tr("%1 A click goes there")
        .arg(translated(sayEntry(picture()->atlas->at(look_.hovered->first, look_.hovered->second))));
}

void AtlasView::hover(const AtlasEntry* entry) {
    const auto place = entry ? std::optional(std::pair(entry->a, entry->b)) : std::nullopt;
    if (place == look_.hovered) return;
    look_.hovered = place;
    canvas().setCursor(place ? Qt::PointingHandCursor : Qt::ArrowCursor);
    showLook();
    emit pointedAt(pointedText());
}

ViewKind atlasViewKind() {
    return pictureViewKind<AtlasView, AtlasKind>(
        {.title = [] { return AtlasView::tr("Atlas"); }, .settings = atlasSettings});
}

} // namespace mexplorer::ui
