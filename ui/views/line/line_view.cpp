#include "ui/views/line/line_view.h"

#include "ui/text/translated.h"

#include <QElapsedTimer>
#include <QKeyEvent>

#include <algorithm>

namespace mexplorer::ui {

namespace {

LineLook lookOf(const Scene& scene) {
    const LineSettings settings = lineSettingsOf(scene.settings);
    LineLook look;
    look.width = settings.width;
    look.outcomes = settings.outcomes;
    look.period = settings.period;
    look.rare = settings.rare;
    look.histogram = settings.histogram;
    look.compare = settings.compare;
    if (scene.asked) look.chosen = scene.game->as<LineAspect>()->heapOf(*scene.asked);
    return look;
}

constexpr std::uint64_t largestGrown = 1'000'000;

/// How many values are drawn: as many as were set, or more, so that the position is among them.
std::uint64_t sizeOf(const Scene& scene) {
    const std::uint64_t size = lineSettingsOf(scene.settings).size;
    if (!scene.asked) return size;
    const auto n = scene.game->as<LineAspect>()->heapOf(*scene.asked);
    return n && *n >= size && *n < largestGrown ? *n + 1 + *n / 10 : size;
}

Expected<std::shared_ptr<const LineData>> dataOf(const Scene& scene, Task& task) {
    const LineSettings settings = lineSettingsOf(scene.settings);
    const auto room = roomFor(*scene.game, sizeOf(scene));
    if (!room) return tl::unexpected(room.error());
    return computeLine(scene.game, *room, settings.compare, task);
}

Expected<std::unique_ptr<Figure>> figureOf(const Scene& scene, Task& task) {
    const auto data = dataOf(scene, task);
    if (!data) return tl::unexpected(data.error());
    return std::make_unique<LineFigure>(*data, lookOf(scene));
}

Expected<Steps> stepsOf(const Scene& scene, Task& task) {
    LineLook look = lookOf(scene);
    if (!look.chosen) return invalid(say(MX_TEXT("core", "There is nothing to step through here.")));
    const auto trace = explainMex(*scene.game, *scene.asked, task);
    if (!trace) return tl::unexpected(trace.error());
    const auto data = dataOf(scene, task);
    if (!data) return tl::unexpected(data.error());
    look.trace = *trace;
    return Steps{*trace, [data = *data, look](int step) {
                     LineLook now = look;
                     now.step = step;
                     return std::make_unique<LineFigure>(data, now);
                 }};
}

} // namespace

ViewKind lineViewKind() {
    return {
        .id = "line",
        .title = [] { return LineView::tr("Line"); },
        .settings =
            [](const Game& game) {
                return game.as<LineAspect>() ? describeLineSettings(game) : std::vector<Parameter>{};
            },
        .make = [](Document& document, QWidget* parent) -> View* { return new LineView(document, parent); },
        .figure = figureOf,
        .steps = stepsOf};
}

LineView::LineView(Document& document, QWidget* parent)
    : ViewOf(document, "line", parent), hand_(new LineHand(canvas())) {
    watchMaking(job_);
    connect(&job_, &JobBase::progressed, this, &LineView::showPartial);
    connect(hand_, &LineHand::dragged, this, &LineView::dragTo);
    connect(hand_, &LineHand::dropped, this, &LineView::dropEdge);
    connect(hand_, &LineHand::turned, this, &LineView::widen);
}

void LineView::refresh(bool whole) {
    LineLook look = lookOf(scene());
    look.trace = look_.trace;
    look.step = look_.step;
    look_ = std::move(look);
    if (whole || sizeOf(scene()) != size_) compute();
    updateTrace();
    if (data_) showLook();
}

/// Computes only what is missing: a new colouring needs no values, and a comparison none that are there.
void LineView::compute() {
    const Scene scene = this->scene();
    size_ = sizeOf(scene);
    const Wanted now{document().game(), size_, lineSettingsOf(scene.settings).compare};
    if (now == wanted_) return;
    wanted_ = now;
    if (data_ && data_->game != now.game) data_.reset();
    const bool sameValues = data_ && data_->values == values_ && data_->size() == now.size;
    if (sameValues && data_->period && (data_->mismatches || !now.compare)) return job_.drop();
    // Values that a cancelled worker may still be writing are not reused.
    if (!sameValues || values_->finished() < now.size) {
        const auto room = roomFor(*now.game, now.size);
        if (!room) {
            job_.drop();
            wanted_ = {};
            values_.reset();
            data_.reset();
            setFigure(nullptr);
            emit failed(translated(room.error()));
            return;
        }
        values_ = *room;
    }
    job_.start(
        tr("Computing values: %1").arg(now.size),
        [now, values = values_](Task& task) -> Expected<Computed> {
            QElapsedTimer timer;
            timer.start();
            auto made = computeLine(now.game, values, now.compare, task);
            if (!made) return tl::unexpected(made.error());
            return Computed{*made, static_cast<double>(timer.nsecsElapsed()) / 1e6};
        },
        [this](Expected<Computed> result) { computed(std::move(result)); });
}

void LineView::workDropped() {
    wanted_ = {};
    tracer_.forget();
}

void LineView::forgetPicture() {
    wanted_ = {};
    values_.reset();
    data_.reset();
    look_ = {};
    tracer_.forget();
}

void LineView::computed(Expected<Computed> result) {
    if (!result) {
        showPartial(); // the finished part stays
        wanted_ = {};  // what was cancelled may be asked for again
        if (!data_) setFigure(nullptr);
        emit failed(translated(result.error()));
        return;
    }
    data_ = result->data;
    showLook();
    const double took = result->milliseconds;
    note([count = data_->size(), took] {
        if (took < 0.1) return tr("values computed in less than 0.1 ms: %1").arg(count);
        return tr("values computed in %2 ms: %1").arg(count).arg(took, 0, 'f', took < 10 ? 1 : 0);
    });
}

void LineView::showPartial() {
    const std::uint64_t finished = values_ ? values_->finished() : 0;
    const bool news = !data_ || data_->values != values_ || data_->known.size() < finished;
    if (finished == 0 || !news) return;
    data_ = partOf(wanted_.game, values_);
    showLook();
}

void LineView::updateTrace() {
    if (!tracer_.comeTo(document().game(), document().asked())) return;
    look_.trace.reset();
    look_.step = noStep;
    setTrace(nullptr);
    if (!look_.chosen) return;
    tracer_.explain([this](std::shared_ptr<const MexTrace> trace) {
        look_.trace = trace;
        setTrace(std::move(trace));
    });
}

void LineView::showLook() {
    look_.hasHandle = true;
    setFigure(std::make_shared<LineFigure>(data_, look_));
}

void LineView::showStep(int step) {
    look_.step = step;
    if (data_) showLook();
}

void LineView::point(const QPointF& world) {
    if (!data_ || hand_->isDragging()) return;
    const auto n = figure()->nAt(world);
    if (n == look_.hovered) return;
    look_.hovered = n;
    showLook();
    emit pointedAt(n ? figure()->textOf(*n) : QString());
    emit positionHovered(n ? data_->line().positionAt(*n) : std::string());
}

void LineView::leave() {
    if (!look_.hovered || !data_) return;
    look_.hovered.reset();
    showLook();
    emit pointedAt({});
    emit positionHovered({});
}

void LineView::click(const QPointF& world) {
    const auto n = data_ ? figure()->nAt(world) : std::nullopt;
    if (n) goTo(data_->line().positionAt(*n));
}

/// The table follows the edge at once, but only where it is dropped is a change that can be undone.
void LineView::dragTo(std::uint64_t width, const QRectF& held) {
    look_.width = width;
    look_.held = held;
    if (data_) showLook();
}

void LineView::dropEdge() {
    const std::uint64_t width = look_.held ? look_.width : 0;
    look_.held.reset();
    look_.width = lineSettingsOf(scene().settings).width;
    if (width > 0 && data_ && width != LineFigure(data_, look_).table().width()) return setWidth(width);
    if (data_) showLook();
}

void LineView::setWidth(std::uint64_t width) {
    (void)document().setSetting(id(), "width", std::to_string(width));
}

void LineView::widen(int columns) {
    if (!data_) return;
    const auto width = static_cast<std::int64_t>(figure()->table().width()) + columns;
    setWidth(static_cast<std::uint64_t>(
        std::clamp(width, std::int64_t{1}, static_cast<std::int64_t>(LineTable::widest))));
}

/// [ and ] make the rows shorter and longer. Shift with an arrow moves n: left and right by 1, up and down by
/// a row.
void LineView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_BracketLeft) return widen(-1);
    if (event->key() == Qt::Key_BracketRight) return widen(1);
    if (!movesSelection(*event)) return View::keyPressEvent(event);
    if (!data_ || data_->size() == 0) return;
    const bool isFar = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    const bool isForward = event->key() == Qt::Key_Right || event->key() == Qt::Key_Down;
    const std::uint64_t by = isFar ? figure()->table().width() : 1;
    const std::uint64_t last = data_->size() - 1;
    const std::uint64_t n = std::min(look_.chosen.value_or(0), last);
    const std::uint64_t next = isForward ? std::min(last, n + by) : n - std::min(n, by);
    goTo(data_->line().positionAt(look_.chosen ? next : 0));
}

} // namespace mexplorer::ui
