#include "ui/figure/canvas.h"

#include "core/task/guarded.h"
#include "ui/figure/doubled.h"
#include "ui/figure/motion/glide.h"
#include "ui/figure/motion/movement.h"
#include "ui/text/terms_tip.h"
#include "ui/text/translated.h"
#include "ui/theme/focus_ring.h"

#include <QAccessibleWidget>
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>
#include <utility>

namespace mexplorer::ui {

namespace {

constexpr double zoomPerNotch = 1.2;
constexpr qint64 untilNext = 150;    // milliseconds: steps that follow each other faster are cuts
constexpr int cutsWhenSlow = 5;      // steps until it is tried again whether layers are cut soon enough
constexpr double wheelNotch = 120.0; // Qt's eighths of a degree in one notch

/// Moves the camera so that some of the figure is seen: its centre stays inside the bounds.
QRectF keptNear(QRectF visible, const QRectF& bounds) {
    QPointF centre = visible.center();
    centre.setX(std::clamp(centre.x(), bounds.left(), bounds.right()));
    centre.setY(std::clamp(centre.y(), bounds.top(), bounds.bottom()));
    visible.moveCenter(centre);
    return visible;
}

/// Zooming out by `factor` < 1, or panning (1), from `seen` to `next`: an edge of the world that was in the
/// picture stays at its pixel or moves outwards.
QRectF heldOutside(QRectF next, const QRectF& seen, const QRectF& reach, double factor) {
    const auto blank = [factor](double inside) { return std::max(0.0, inside) / factor; };
    next.moveLeft(std::max(next.left(), reach.left() - blank(reach.left() - seen.left())));
    next.moveTop(std::max(next.top(), reach.top() - blank(reach.top() - seen.top())));
    next.moveRight(std::min(next.right(), reach.right() + blank(seen.right() - reach.right())));
    next.moveBottom(std::min(next.bottom(), reach.bottom() + blank(seen.bottom() - reach.bottom())));
    return next;
}

/// Panning from `seen` to `next`: beside what is cut off no more emptiness is seen than before. Figures that
/// grow have an edge only where they end for good.
QRectF heldInside(const QRectF& next, const QRectF& seen, const Figure& figure, const Style& style) {
    constexpr double rounding = 1 + 1e-9;
    const QRectF bounds = figure.bounds();
    const bool fits =
        bounds.width() <= rounding * seen.width() && bounds.height() <= rounding * seen.height();
    if (fits || figure.holding(style)) return next; // the frame itself sees to what it holds
    const QRectF reach = figure.reach();
    return heldOutside(next, seen, reach == Figure::endless ? bounds : reach, 1);
}

/// By how many pixels of a moving picture the world goes when the camera does.
QPoint wayOfWorld(const Frame& from, const Frame& to, double pixels) {
    constexpr double rounding = 1e-9;
    if (std::abs(from.scale() - to.scale()) > rounding * to.scale()) return {};
    return ((to.toArea().map(QPointF()) - from.toArea().map(QPointF())) * pixels).toPoint();
}

/// Tells screen readers that a canvas is a picture, not a container.
QAccessibleInterface* graphicOf(const QString& /*kind*/, QObject* object) {
    auto* canvas = qobject_cast<Canvas*>(object);
    return canvas ? new QAccessibleWidget(canvas, QAccessible::Graphic) : nullptr;
}

/// The point that stands for this one, where the world is seen twice.
QPointF inFirst(const Figure& figure, const Frame& frame, const QPointF& point) {
    const auto* doubled = dynamic_cast<const Doubled*>(&figure);
    return doubled ? doubled->inFirst(frame, point) : point;
}

} // namespace

Canvas::Canvas(QWidget* parent) : QWidget(parent) {
    [[maybe_unused]] static const bool told = (QAccessible::installFactory(graphicOf), true);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(160, 100);
    setAttribute(Qt::WA_OpaquePaintEvent);
    moment_.setStartValue(0.0);
    moment_.setEndValue(1.0);
    moment_.setEasingCurve(QEasingCurve::InOutCubic);
    // A movement begins with what is seen already: while it is made, nothing need be painted as well.
    connect(&moment_, &QVariantAnimation::valueChanged, this, [this] {
        if (moment_.currentTime() > 0) update();
    });
    connect(&moment_, &QVariantAnimation::finished, this, &Canvas::arrived);
}

Canvas::~Canvas() = default;

void Canvas::setFigure(std::shared_ptr<const Figure> figure, bool goesOn) {
    pictureChanged(goesOn);
    lit_.reset();
    figure_ = std::move(figure);
    if (!willMove_) update();
}

void Canvas::moveBy(const std::function<void()>& change, bool isBack) {
    const std::shared_ptr<const Figure> before = figure_;
    // Steps that follow each other quickly have moved before the next one comes.
    constexpr double share = 0.8;
    const double sinceLast = sinceMoved_.isValid() ? static_cast<double>(sinceMoved_.elapsed()) : INFINITY;
    const bool wasSlow = cutsLeft_ > 0;
    if (wasSlow) --cutsLeft_;
    const bool isCut = style_.motion == 0 || !before || !isVisible() || wasSlow || sinceLast < untilNext;
    sinceMoved_.start();
    if (isCut) return change();
    const Frame from = frame();
    std::vector<PictureLayer> begin = std::exchange(reached_, {});
    willMove_ = true;
    change();
    if (!std::exchange(willMove_, false) || !figure_ || figure_ == before) return update();
    const auto made = guarded([&]() -> Expected<void> {
        if (begin.empty()) begin = layersSoon(*before, from);
        if (!isSlow()) reached_ = layersSoon(*figure_, frame());
        if (isSlow()) return {};
        std::vector<PictureLayer> end = reached_;
        if (const QPoint way = wayOfWorld(from, frame(), movingPixels()); !way.isNull())
            glide(begin, end, way);
        if (isBack) std::swap(begin, end);
        movement_ = std::make_unique<LateMovement>(std::move(begin), std::move(end));
        movesBack_ = isBack;
        return {};
    });
    if (!made || isSlow()) return update(); // the step is shown without its way
    moment_.setDuration(static_cast<int>(std::min<double>(style_.motion, share * sinceLast)));
    moment_.start();
}

/// Notes if it takes so long that the window would not answer for too long.
std::vector<PictureLayer> Canvas::layersSoon(const Figure& figure, const Frame& frame) {
    QElapsedTimer time;
    time.start();
    std::vector<PictureLayer> layers = layersOf(figure, frame, movingPixels());
    if (time.elapsed() > longestMaking_) cutsLeft_ = cutsWhenSlow;
    return layers;
}

void Canvas::endMovement() {
    if (!movement_) return;
    movement_.reset();
    moment_.stop();
    update();
}

void Canvas::arrived() {
    endMovement();
    if (const auto place = std::exchange(pointsLater_, std::nullopt)) pointAt(*place);
}

void Canvas::pictureChanged(bool goesOn) {
    if (!goesOn) {
        endMovement();
        pointsLater_.reset();
    }
    reached_.clear();
    named_.reset();
}

void Canvas::setStyle(const Style& style) {
    pictureChanged();
    style_ = style;
    update();
    emit reshaped();
}

void Canvas::setCamera(const std::optional<Camera>& camera) {
    if (camera != camera_) pictureChanged();
    camera_ = camera;
    if (!willMove_) update();
}

void Canvas::changeCamera(const std::optional<Camera>& camera) {
    if (camera == camera_) return;
    setCamera(camera);
    emit cameraChanged(camera_);
}

Frame Canvas::frame() const {
    return {*figure_, QRectF(rect()), camera_, style_};
}

void Canvas::zoom(double factor, const QPointF& point) {
    if (!figure_) return;
    const Frame now = frame();
    const auto [least, most] = figure_->scaleRange();
    const double scale =
        std::clamp(now.scale() * factor, std::min(least, now.scale()), std::max(most, now.scale()));
    factor = scale / now.scale();
    if (std::abs(factor - 1) < 1e-9) return;
    const QPointF pivot = now.toWorld(inFirst(*figure(), now, point));
    const QRectF seen = now.visible();
    const double factorY = figure_->keepsAspect() ? factor : 1.0;
    const QRectF next(pivot.x() - (pivot.x() - seen.left()) / factor,
                      pivot.y() - (pivot.y() - seen.top()) / factorY, seen.width() / factor,
                      seen.height() / factorY);
    changeCamera(Camera{factor < 1 ? heldOutside(next, seen, figure_->reach(), factor) : next});
}

/// What is seen once the world has gone by so many pixels.
QRectF Canvas::seenAfter(const QPointF& pixels) const {
    const Frame now = frame();
    const double scaleY = figure_->keepsAspect() ? now.toArea().m22() : INFINITY;
    return now.visible().translated(-pixels.x() / now.scale(), -pixels.y() / scaleY);
}

void Canvas::pan(const QPointF& pixels) {
    if (!figure_) return;
    const QRectF held = heldInside(seenAfter(pixels), frame().visible(), *figure_, style_);
    changeCamera(Camera{keptNear(held, figure_->bounds())});
}

void Canvas::reveal(const QRectF& world) {
    if (!figure_) return;
    const Frame now = frame();
    const QRectF rect = now.toArea().mapRect(world);
    const QRectF content = now.content().adjusted(-1, -1, 1, 1); // a figure that just fits does not move
    const auto away = [](double from, double to, double least, double most) {
        return from < least ? least - from : to > most ? most - to : 0.0;
    };
    const QPointF pixels(away(rect.left(), rect.right(), content.left(), content.right()),
                         away(rect.top(), rect.bottom(), content.top(), content.bottom()));
    if (!pixels.isNull()) changeCamera(Camera{keptNear(seenAfter(pixels), figure_->bounds())});
}

/// None at a number that can be turned: it would hide what changes.
QString Canvas::tipAt(const QPointF& point) const {
    constexpr double reach = 6; // pixels
    if (!figure_) return {};
    const Frame now = frame();
    if (now.content().contains(inFirst(*figure(), now, point)) || topicAt(topic::entered, point, reach))
        return {};
    return termsTip(figure_->textsBeside(now).join(u'\n'));
}

bool Canvas::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty()) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), tipAt(help->pos()), this);
    return true;
}

void Canvas::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    if (!figure_) return painter.fillRect(rect(), style_.theme.paper);
    const auto drawn = guarded([&]() -> Expected<void> {
        if (movement_) return paintMovement(painter);
        figure_->draw(painter, frame());
        drawLight(painter);
        return {};
    });
    if (ringed_) drawFocusRing(painter, rect(), style_.theme);
    if (!drawn) emit failed(translated(drawn.error()));
}

/// Pixels of what moves, per pixel of the widget: on large screens fewer than these have, so that it moves
/// evenly.
double Canvas::movingPixels() const {
    constexpr double most = 1920.0 * 1080.0;
    const double area = width() * static_cast<double>(height());
    return std::min(devicePixelRatioF(), std::sqrt(most / area));
}

Expected<void> Canvas::paintMovement(QPainter& painter) const {
    const double way = moment_.currentValue().toDouble();
    const double moment = movesBack_ ? 1 - way : way;
    const double pixels = movingPixels();
    if (pixels == devicePixelRatioF()) {
        painter.save();
        painter.scale(1 / pixels, 1 / pixels);
        movement_->draw(painter, moment);
        painter.restore();
        return {};
    }
    QImage image((QSizeF(size()) * pixels).toSize(), QImage::Format_RGB32);
    QPainter smaller(&image);
    movement_->draw(smaller, moment);
    smaller.end();
    painter.drawImage(rect(), image);
    return {};
}

void Canvas::focusInEvent(QFocusEvent* event) {
    ringed_ = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    QWidget::focusInEvent(event);
}

void Canvas::focusOutEvent(QFocusEvent* event) {
    ringed_ = false;
    QWidget::focusOutEvent(event);
}

void Canvas::resizeEvent(QResizeEvent* event) {
    pictureChanged();
    cutsLeft_ = 0;
    QWidget::resizeEvent(event);
    emit reshaped();
}

void Canvas::hideEvent(QHideEvent* event) {
    pictureChanged(); // frees the layers
    cutsLeft_ = 0;
    QWidget::hideEvent(event);
}

void Canvas::wheelEvent(QWheelEvent* event) {
    const double notches = event->angleDelta().y() / wheelNotch;
    if (notches != 0) zoom(std::pow(zoomPerNotch, notches), event->position());
    event->accept();
}

void Canvas::keyPressEvent(QKeyEvent* event) {
    endMovement();
    QWidget::keyPressEvent(event);
}

void Canvas::mousePressEvent(QMouseEvent* event) {
    setFocus(Qt::MouseFocusReason);
    arrived();
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton) return;
    pressedAt_ = draggedFrom_ = event->position();
    dragging_ = false;
}

void Canvas::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & (Qt::LeftButton | Qt::MiddleButton)) {
        const bool far =
            (event->position() - pressedAt_).manhattanLength() >= QApplication::startDragDistance();
        if (!dragging_ && far) {
            dragging_ = true;
            setCursor(Qt::ClosedHandCursor);
        }
        if (dragging_) {
            pan(event->position() - draggedFrom_);
            draggedFrom_ = event->position();
        }
        return;
    }
    pointAt(event->position());
}

/// What the pointer lights would end a movement: it is lit when everything has arrived.
void Canvas::pointAt(const QPointF& place) {
    if (!figure_) return;
    pointsLater_.reset();
    if (movement_) {
        pointsLater_ = place;
        return;
    }
    const Frame now = frame();
    if (figure_->isTouchable(now, place))
        emit pointed(now.toWorld(place));
    else
        emit pointerLeft();
    tellSought(place);
}

void Canvas::mouseReleaseEvent(QMouseEvent* event) {
    const bool wasDragging = std::exchange(dragging_, false);
    unsetCursor();
    if (wasDragging || event->button() != Qt::LeftButton || !figure_) return;
    const Frame now = frame();
    if (figure_->isTouchable(now, event->position())) emit clicked(now.toWorld(event->position()));
}

void Canvas::mouseDoubleClickEvent(QMouseEvent* event) {
    if (!figure_ || event->button() != Qt::LeftButton) return;
    pressedAt_ = draggedFrom_ = event->position();
    emit doubleClicked(frame().toWorld(event->position()));
}

void Canvas::leaveEvent(QEvent* /*event*/) {
    constexpr QPointF nowhere(-1, -1);
    if (movement_)
        pointsLater_ = nowhere;
    else
        emit pointerLeft();
    tellSought({});
}

} // namespace mexplorer::ui
