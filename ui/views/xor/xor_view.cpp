#include "ui/views/xor/xor_view.h"

#include "core/explain/explain.h"
#include "core/explain/xor_trace.h"
#include "ui/text/translated.h"

namespace mexplorer::ui {

namespace {

Expected<std::unique_ptr<Figure>> figureOf(const Scene& scene, Task& task) {
    auto picture = xorPictureOf(scene.game, scene.position, task);
    if (!picture) return tl::unexpected(picture.error());
    return std::make_unique<XorFigure>(std::make_shared<const XorPicture>(std::move(*picture)));
}

} // namespace

ViewKind xorViewKind() {
    return {
        .id = "xor",
        .title = [] { return XorView::tr("XOR"); },
        .canShow = [](const Game& game) { return game.sum() != nullptr; },
        .settings = [](const Game&) { return std::vector<Parameter>{}; },
        .make = [](Document& document, QWidget* parent) -> View* { return new XorView(document, parent); },
        .figure = figureOf};
}

XorView::XorView(Document& document, QWidget* parent) : View(document, "xor", parent) {
    watch(job_);
}

std::shared_ptr<const XorFigure> XorView::xorFigure() const {
    return std::static_pointer_cast<const XorFigure>(figure());
}

void XorView::refresh(bool /*whole*/) {
    const std::shared_ptr<const Game> game = document().game();
    if (!game->sum()) return;
    setTrace(nullptr);
    job_.start(
        tr("Explaining %1").arg(QString::fromStdString(document().position())),
        [game, position = document().position()](Task& task) { return compute(game, position, task); },
        [this](Expected<Computed> result) { computed(std::move(result)); });
}

Expected<XorView::Computed> XorView::compute(const std::shared_ptr<const Game>& game,
                                             const std::string& position, Task& task) {
    auto picture = xorPictureOf(game, position, task);
    if (!picture) return tl::unexpected(picture.error());
    Computed computed{std::make_shared<const XorPicture>(std::move(*picture)), nullptr};
    auto trace = xorTrace(*game, position, task);
    if (trace) {
        appendProof(*trace, *game, position);
        computed.trace = std::make_shared<const Trace>(std::move(*trace));
    } else if (trace.error().kind != Error::Kind::tooLarge) {
        return tl::unexpected(trace.error());
    }
    return computed;
}

void XorView::computed(Expected<Computed> result) {
    look_ = {};
    if (!result) {
        picture_.reset();
        setFigure(nullptr);
        emit failed(translated(result.error()));
        return;
    }
    picture_ = result->picture;
    setFigure(std::make_shared<XorFigure>(picture_));
    setTrace(result->trace);
}

void XorView::showLook() {
    setFigure(std::make_shared<XorFigure>(xorFigure()->lookedAt(look_)));
}

void XorView::showStep(int step) {
    if (!picture_) return;
    look_.step.reset();
    if (trace() && step >= 0 && step < static_cast<int>(trace()->steps.size()))
        look_.step = std::get<XorStep>(trace()->steps[static_cast<std::size_t>(step)].state);
    showLook();
}

void XorView::point(const QPointF& world) {
    if (!picture_) return;
    const XorLayout& layout = xorFigure()->layout();
    const auto row = layout.rowAt(world);
    const auto heap = row ? layout.heapIn(*row) : std::nullopt;
    const auto column = row ? std::nullopt : layout.columnAt(world);
    emit pointedAt(xorFigure()->textAt(world));
    if (heap == look_.hovered && column == look_.hoveredColumn) return;
    look_.hovered = heap;
    look_.hoveredColumn = column;
    showLook();
}

void XorView::leave() {
    if (!picture_) return;
    emit pointedAt({});
    if (!look_.hovered && !look_.hoveredColumn) return;
    look_.hovered.reset();
    look_.hoveredColumn.reset();
    showLook();
}

void XorView::click(const QPointF& world) {
    if (!picture_ || look_.step) return;
    const auto row = xorFigure()->layout().rowAt(world);
    const auto heap = row ? xorFigure()->layout().heapIn(*row) : std::nullopt;
    look_.heap = heap == look_.heap ? std::nullopt : heap;
    showLook();
}

} // namespace mexplorer::ui
