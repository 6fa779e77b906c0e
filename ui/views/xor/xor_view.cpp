#include "ui/views/xor/xor_view.h"

#include "core/explain/explain.h"
#include "core/explain/say_position.h"
#include "core/explain/xor_trace.h"
#include "core/solve/aspects/impartial.h"
#include "core/solve/aspects/positions.h"
#include "ui/text/translated.h"

namespace mexplorer::ui {

namespace {

Expected<std::unique_ptr<Figure>> figureOf(const Scene& scene, Task& task) {
    auto picture = xorPictureOf(*scene.game, scene.asked, task);
    if (!picture) return tl::unexpected(picture.error());
    return std::make_unique<XorFigure>(std::make_shared<const XorPicture>(std::move(*picture)));
}

/// The XOR, and the game's own proof after it.
Expected<XorTrace> stepsFor(const Scene& scene, Task& task) {
    auto trace = xorTrace(*scene.game, *scene.asked, task);
    if (trace) appendProof(*trace, *scene.asked);
    return trace;
}

Expected<Steps> stepsOf(const Scene& scene, Task& task) {
    auto made = stepsFor(scene, task);
    if (!made) return tl::unexpected(made.error());
    auto drawn = xorPictureOf(*scene.game, scene.asked, task);
    if (!drawn) return tl::unexpected(drawn.error());
    const auto trace = std::make_shared<const XorTrace>(std::move(*made));
    return Steps{trace, [trace, picture = std::make_shared<const XorPicture>(std::move(*drawn))](int step) {
                     XorLook look;
                     look.step = *trace->stateAt(step);
                     return std::make_unique<XorFigure>(picture, look);
                 }};
}

} // namespace

ViewKind xorViewKind() {
    return {
        .id = "xor",
        .title = [] { return XorView::tr("XOR"); },
        .about =
            [] {
                return XorView::tr(
                    "Each component of the sum is a row: its value in binary. A column with an odd number of "
                    "ones is lit; the last row is the XOR of all. If it is not 0, the row to play in has a "
                    "one in its highest column, and the steps show what it becomes. Click a row with a dot "
                    "to "
                    "see its winning move.");
            },
        .canShow =
            [](const Game& game) { return game.as<ImpartialAspect>() && inquiriesHave<SumAspect>(game); },
        .settings = [](const Game&) { return std::vector<Parameter>{}; },
        .make = [](Document& document, QWidget* parent) -> View* { return new XorView(document, parent); },
        .figure = figureOf,
        .steps = stepsOf};
}

XorView::XorView(Document& document, QWidget* parent) : ViewOf(document, "xor", parent) {}

void XorView::refresh(bool /*whole*/) {
    make(View::tr("Explaining %1").arg(QString::fromStdString(shown(document().position()))),
         [scene = scene()](Task& task) -> Expected<Made> {
             auto picture = xorPictureOf(*scene.game, scene.asked, task);
             if (!picture) return tl::unexpected(picture.error());
             return withSteps(std::make_shared<const XorPicture>(std::move(*picture)), stepsFor(scene, task));
         });
}

void XorView::showPicture() {
    setFigure(std::make_shared<XorFigure>(picture()));
}

void XorView::showLook() {
    setFigure(std::make_shared<XorFigure>(figure()->lookedAt(look_)));
}

void XorView::showStep(int step) {
    if (!picture()) return;
    look_.step.reset();
    if (const XorState* state = shownTrace() ? shownTrace()->stateAt(step) : nullptr) look_.step = *state;
    showLook();
}

void XorView::point(const QPointF& world) {
    if (!picture()) return;
    const XorLayout& layout = figure()->layout();
    const auto row = layout.rowAt(world);
    const auto heap = row ? layout.heapIn(*row) : std::nullopt;
    const auto column = row ? std::nullopt : layout.columnAt(world);
    emit pointedAt(figure()->textAt(world));
    if (heap == look_.hovered && column == look_.hoveredColumn) return;
    look_.hovered = heap;
    look_.hoveredColumn = column;
    showLook();
}

void XorView::leave() {
    if (!picture()) return;
    emit pointedAt({});
    if (!look_.hovered && !look_.hoveredColumn) return;
    look_.hovered.reset();
    look_.hoveredColumn.reset();
    showLook();
}

void XorView::click(const QPointF& world) {
    if (!picture() || look_.step) return;
    const auto row = figure()->layout().rowAt(world);
    const auto heap = row ? figure()->layout().heapIn(*row) : std::nullopt;
    look_.heap = heap == look_.heap ? std::nullopt : heap;
    showLook();
}

} // namespace mexplorer::ui
