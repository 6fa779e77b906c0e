#include "ui/views/bars/bars_view.h"

#include "core/explain/parts_trace.h"
#include "core/explain/say_position.h"

namespace mexplorer::ui {

QString BarsKind::work(const Scene& scene) {
    return View::tr("Explaining %1").arg(QString::fromStdString(shown(scene.position())));
}

Expected<BarsKind::Made> BarsKind::make(const Scene& scene, Task& task) {
    auto picture = barsPictureOf(*scene.game, *scene.asked, task);
    if (!picture) return tl::unexpected(picture.error());
    return Made(std::make_shared<const BarsPicture>(std::move(*picture)),
                [scene](Task& later) { return partsTrace(*scene.game, *scene.asked, later); });
}

ViewKind barsViewKind() {
    return pictureViewKind<BarsView, BarsKind>({.title = [] { return BarsView::tr("Parts"); }});
}

} // namespace mexplorer::ui
