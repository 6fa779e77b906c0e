#include "ui/views/mex/mex_view.h"

#include "core/explain/mex_trace.h"
#include "core/explain/say_position.h"
#include "core/explain/say_status.h"
#include "core/game/aspects/impartial.h"
#include "ui/text/translated.h"

namespace mexplorer::ui {

QString MexKind::work(const Scene& scene) {
    return View::tr("Explaining %1").arg(QString::fromStdString(shown(scene.position())));
}

Expected<MexKind::Made> MexKind::make(const Scene& scene, Task& task) {
    auto made = mexTrace(*scene.game, *scene.asked, task);
    if (!made) return tl::unexpected(made.error());
    const auto trace = std::make_shared<const MexTrace>(std::move(*made));
    return Made(std::make_shared<const MexPicture>(trace->subject), trace);
}

ViewKind mexViewKind() {
    return pictureViewKind<MexView, MexKind>({.title = [] { return MexView::tr("mex"); }});
}

void MexView::showPointed(std::optional<std::size_t> option) {
    if (option == look_.hovered) return;
    look_.hovered = option;
    canvas().setCursor(option ? Qt::PointingHandCursor : Qt::ArrowCursor);
    showLook();
    if (!option) {
        emit pointedAt({});
        emit positionHovered({});
        return;
    }
    const SolvedMove& move = picture()->subject.options[*option];
    emit pointedAt(translated(sayStatus({.position = verbatim(shown(move.to)),
                                         .evaluation = move.evaluation,
                                         .play = document().game()->as<ImpartialAspect>()->play(),
                                         .move = move.move})));
    emit positionHovered(move.to);
}

void MexView::point(const QPointF& world) {
    if (picture()) showPointed(figure()->optionAt(world));
}

void MexView::leave() {
    if (picture()) showPointed(std::nullopt);
}

void MexView::click(const QPointF& world) {
    if (!picture()) return;
    const auto option = figure()->optionAt(world);
    if (option) goTo(std::string(picture()->subject.options[*option].to)); // a copy: moving frees it
}

} // namespace mexplorer::ui
