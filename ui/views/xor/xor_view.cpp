#include "ui/views/xor/xor_view.h"

#include "core/explain/say_position.h"
#include "core/explain/xor_trace.h"
#include "ui/text/translated.h"

namespace mexplorer::ui {

namespace {

constexpr TableSource xorSource{xorPictureOf, xorTrace};
constexpr TableSource columnsSource{
    columnsPictureOf, [](const Game& game, const Inquiry& asked, Task& task, std::optional<std::size_t>) {
        return columnsTrace(game, asked, task); // the method always leads to the same turn
    }};

template <const TableSource& source>
Expected<std::unique_ptr<Figure>> figureOf(const Scene& scene, Task& task) {
    auto picture = source.picture(*scene.game, scene.asked, task);
    if (!picture) return tl::unexpected(picture.error());
    return std::make_unique<XorFigure>(std::make_shared<const XorPicture>(std::move(*picture)));
}

/// With the winning turn in the row of this component, if one is given.
Expected<Steps> stepsFor(const TableSource& source, const Scene& scene, std::optional<std::size_t> component,
                         Task& task) {
    auto made = source.trace(*scene.game, *scene.asked, task, component);
    if (!made) return tl::unexpected(made.error());
    auto drawn = source.picture(*scene.game, scene.asked, task);
    if (!drawn) return tl::unexpected(drawn.error());
    const auto trace = std::make_shared<const ColumnsTrace>(std::move(*made));
    return Steps{trace, [trace, picture = std::make_shared<const XorPicture>(std::move(*drawn))](int step) {
                     XorLook look;
                     look.step = *trace->stateAt(step);
                     look.turn = trace->subject.move;
                     return std::make_unique<XorFigure>(picture, look);
                 }};
}

template <const TableSource& source>
Expected<Steps> stepsOf(const Scene& scene, Task& task) {
    return stepsFor(source, scene, std::nullopt, task);
}

std::vector<Parameter> noSettings(const Game&) {
    return {};
}

} // namespace

ViewKind xorViewKind() {
    return {.id = "xor",
            .title = [] { return XorView::tr("XOR"); },
            .settings = noSettings,
            .make = [](Document& document, QWidget* parent) -> View* {
                return new XorView(document, "xor", xorSource, parent);
            },
            .figure = figureOf<xorSource>,
            .steps = stepsOf<xorSource>};
}

ViewKind columnsViewKind() {
    return {.id = "columns",
            .title = [] { return XorView::tr("Columns"); },
            .settings = noSettings,
            .make = [](Document& document, QWidget* parent) -> View* {
                return new XorView(document, "columns", columnsSource, parent);
            },
            .figure = figureOf<columnsSource>,
            .steps = stepsOf<columnsSource>};
}

XorView::XorView(Document& document, std::string id, TableSource source, QWidget* parent)
    : ViewOf(document, std::move(id), parent), source_(source) {}

View::StepsMaker XorView::allSteps() const {
    return [source = source_, scene = scene(), chosen = look_.heap](Task& task) {
        return stepsFor(source, scene, chosen, task);
    };
}

void XorView::refresh(bool /*whole*/) {
    make(View::tr("Explaining %1").arg(QString::fromStdString(shown(document().position()))),
         [scene = scene(), source = source_](Task& task) -> Expected<Made> {
             auto picture = source.picture(*scene.game, scene.asked, task);
             if (!picture) return tl::unexpected(picture.error());
             return withSteps(std::make_shared<const XorPicture>(std::move(*picture)),
                              source.trace(*scene.game, *scene.asked, task, std::nullopt));
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
    look_.turn.reset();
    if (const ColumnsState* state = shownTrace() ? shownTrace()->stateAt(step) : nullptr) {
        look_.step = *state;
        look_.turn = shownTrace()->subject.move;
    }
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
    if (!picture()) return;
    const auto row = figure()->layout().rowAt(world);
    const auto heap = row ? figure()->layout().heapIn(*row) : std::nullopt;
    if (!heap && !look_.heap) return;
    look_.heap = heap == look_.heap ? std::nullopt : heap;
    showLook();
    if (!shownTrace()) return setTrace(nullptr); // too many rows to step through
    Task task;                                   // quick: what it needs was found for the picture
    auto trace = source_.trace(*scene().game, *scene().asked, task, look_.heap);
    if (trace) showSteps(std::make_shared<const ColumnsTrace>(std::move(*trace)));
}

} // namespace mexplorer::ui
