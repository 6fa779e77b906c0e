#include "ui/views/xor/xor_view.h"

#include "core/explain/say_position.h"
#include "core/explain/xor_trace.h"
#include "ui/text/translated.h"
#include "ui/views/toggle.h"

namespace mexplorer::ui {

namespace {

const std::string blocksId = "blocks";

/// Counts mod k + 1 do not pair off, so that columns have no such setting.
std::vector<Parameter> xorSettings(const Game& /*game*/) {
    return {toggle(blocksId, say(MX_TEXT("core", "blocks")), true,
                   say(MX_TEXT("core", "heaps as blocks of 8, 4, 2 and 1 stones that pair off, where these "
                                       "fit; else in binary")))};
}
std::vector<Parameter> noSettings(const Game& /*game*/) {
    return {};
}

constexpr DigitsSource xorSource{xorPictureOf, xorTrace};
constexpr DigitsSource columnsSource{
    columnsPictureOf, [](const Game& game, const Inquiry& asked, Task& task, std::optional<std::size_t>) {
        return columnsTrace(game, asked, task); // the method always leads to the same turn
    }};

struct XorKind : DigitsKind {
    static constexpr const char* id = "xor";
    static Expected<Made> make(const Scene& scene, Task& task) { return madeBy(xorSource, scene, task); }
};
struct ColumnsKind : DigitsKind {
    static constexpr const char* id = "columns";
    static Expected<Made> make(const Scene& scene, Task& task) { return madeBy(columnsSource, scene, task); }
};

template <class Kind, const DigitsSource& source>
ViewKind tableViewKind(QString (*title)(), std::vector<Parameter> (*settings)(const Game& game)) {
    ViewKind kind = rowOf<Kind>({.title = title, .settings = settings});
    kind.make = [](Document& document, QWidget* parent) -> View* {
        return new XorView(document, Kind::id, Kind::make, source, parent);
    };
    return kind;
}

} // namespace

QString DigitsKind::work(const Scene& scene) {
    return View::tr("Explaining %1").arg(QString::fromStdString(shown(scene.position())));
}

Expected<DigitsKind::Made> DigitsKind::madeBy(const DigitsSource& source, const Scene& scene, Task& task) {
    auto picture = source.picture(*scene.game, scene.asked, task);
    if (!picture) return tl::unexpected(picture.error());
    const auto blocks = scene.settings.find(blocksId);
    picture->areBlocks = blocks != scene.settings.end() && blocks->second == "on" && picture->canBeBlocks();
    return Made(std::make_shared<const XorPicture>(std::move(*picture)), [source, scene](Task& later) {
        return source.trace(*scene.game, *scene.asked, later, std::nullopt);
    });
}

XorLook DigitsKind::lookAt(const Made::Trace& trace, int step, XorLook look) {
    look = PictureKind::lookAt(trace, step, std::move(look));
    look.turn = look.step ? trace->subject.move : std::nullopt;
    return look;
}

ViewKind xorViewKind() {
    return tableViewKind<XorKind, xorSource>([] { return XorView::tr("XOR"); }, xorSettings);
}

ViewKind columnsViewKind() {
    return tableViewKind<ColumnsKind, columnsSource>([] { return XorView::tr("Columns"); }, noSettings);
}

XorView::XorView(Document& document, std::string id, Maker maker, DigitsSource source, QWidget* parent)
    : KindView(document, std::move(id), maker, parent), source_(source) {}

void XorView::showPicture() {
    KindView::showLook();
}

void XorView::showLook() {
    setFigure(std::make_shared<XorFigure>(figure()->lookedAt(look_)));
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
