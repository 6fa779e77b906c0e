#include "ui/views/beatty/beatty_view.h"

#include "core/explain/say_position.h"

namespace mexplorer::ui {

QString BeattyKind::work(const Scene& scene) {
    return View::tr("Explaining %1").arg(QString::fromStdString(shown(scene.position())));
}

Expected<BeattyKind::Made> BeattyKind::make(const Scene& scene, Task& /*task*/) {
    return Made(std::make_shared<const BeattySubject>(beattySubject(*scene.game, *scene.asked)),
                [scene](Task&) { return beattyTrace(*scene.game, *scene.asked); });
}

ViewKind beattyViewKind() {
    return pictureViewKind<BeattyView, BeattyKind>({.title = [] { return BeattyView::tr("Beatty"); }});
}

} // namespace mexplorer::ui
