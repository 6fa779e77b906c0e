#include "ui/views/vessels/vessels_view.h"

#include "core/coalition/coalition_aspect.h"

namespace mexplorer::ui {

QString VesselsKind::work(const Scene& /*scene*/) {
    return VesselsView::tr("Filling the vessels");
}

Expected<VesselsKind::Made> VesselsKind::make(const Scene& scene, Task& /*task*/) {
    const auto& bankruptcy = *scene.instance->as<BankruptcyAspect>();
    const auto trace = std::make_shared<const VesselsTrace>(
        vesselsTrace(bankruptcy.estate(), bankruptcy.claims(), bankruptcy.parts()));
    return Made({trace, &trace->subject}, trace);
}

ViewKind vesselsViewKind() {
    return pictureViewKind<VesselsView, VesselsKind>({.title = [] { return VesselsView::tr("Vessels"); }});
}

void VesselsView::hover(const std::optional<std::size_t>& vessel) {
    if (!picture() || vessel == look_.hovered) return;
    look_.hovered = vessel;
    showLook();
    emit pointedAt(pointedText());
}

QString VesselsView::pointedText() const {
    return look_.hovered && figure() ? figure()->statusOf(*look_.hovered) : QString();
}

void VesselsView::point(const QPointF& world) {
    if (picture()) hover(figure()->layout().vesselAt(world));
}

void VesselsView::leave() {
    hover(std::nullopt);
}

} // namespace mexplorer::ui
