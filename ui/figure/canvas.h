#pragma once

#include "ui/figure/figure.h"
#include "ui/figure/motion/layers.h"
#include "ui/figure/watch/named.h"

#include <QElapsedTimer>
#include <QVariantAnimation>
#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

namespace mexplorer::ui {

class LateMovement;

/// Shows a figure: the wheel zooms at the pointer, dragging pans, Ctrl+0 fits. Reports where the pointer is
/// and where it clicks, in the figure's world; the view decides what that means. Over the margins, where the
/// legend is, tool tips explain the terms in its texts.
class Canvas : public QWidget {
    Q_OBJECT

public:
    explicit Canvas(QWidget* parent = nullptr);
    ~Canvas() override;

    /// `goesOn`: it differs only by what is lit or said from the one that is shown, and a movement to that is
    /// not ended.
    void setFigure(std::shared_ptr<const Figure> figure, bool goesOn = false);
    /// The figure that `change` sets comes out of the present one by a movement, if the style has motion; a
    /// key or a click, and whatever else changes the picture, ends it. figure() is the new one at once.
    /// `isBack`: by the way from the new one to the present one, backwards.
    void moveBy(const std::function<void()>& change, bool isBack = false);
    [[nodiscard]] bool isMoving() const { return movement_ != nullptr; }
    /// At once; nothing if nothing moves.
    void endMovement();
    /// Inside of `change`: whether its figure will come by a movement, with which the camera may pan.
    [[nodiscard]] bool willMove() const { return willMove_; }
    /// The same: it will not, as the camera goes there by itself.
    void skipMovement() { willMove_ = false; }
    /// A figure that takes longer to be cut into layers is shown without a way, and so are the next few,
    /// unless the size changes: the window must answer.
    void setLongestMaking(int milliseconds) { longestMaking_ = milliseconds; }
    /// The bare figure; null if there is none.
    [[nodiscard]] const Figure* figure() const { return figure_ ? &figure_->bare() : nullptr; }
    void setStyle(const Style& style);
    [[nodiscard]] const Style& figureStyle() const { return style_; }

    /// Without a camera the whole figure is shown, also after the canvas is resized.
    void setCamera(const std::optional<Camera>& camera);
    [[nodiscard]] const std::optional<Camera>& camera() const { return camera_; }
    void fit() { changeCamera(std::nullopt); }
    /// Zooms by `factor` so that the world under `point` stays where it is.
    void zoom(double factor, const QPointF& point);
    void zoom(double factor) {
        if (figure_) zoom(factor, frame().content().center());
    }
    /// Emptiness beside what is cut off does not get larger.
    void pan(const QPointF& pixels);
    /// Pans by as little as it takes to bring this part of the world into sight, also where the figure is
    /// only about to have something.
    void reveal(const QRectF& world);

    /// Where the figure shows a topic, in pixels; empty if it does not.
    [[nodiscard]] std::vector<QRectF> placesOf(const Topic& topic) const;
    /// The topic of this kind that the figure shows there, or at most `reach` pixels beside it; the smallest
    /// if there are several.
    [[nodiscard]] std::optional<Topic> topicAt(std::string_view kind, const QPointF& place,
                                               double reach = 0) const;
    /// Who asks for these topics is told when the pointer is over one of them (see soughtPointed).
    void seek(std::vector<Topic> topics);
    /// Draws rings around a topic, until another is lit or the picture changes.
    void light(const std::optional<Topic>& topic);

    /// How the figure is placed now. Requires a figure.
    [[nodiscard]] Frame frame() const;

    [[nodiscard]] QSize sizeHint() const override { return {800, 600}; }

signals:
    void cameraChanged(const std::optional<Camera>& camera);
    /// The pointer is over the figure's content, at `world`.
    void pointed(const QPointF& world);
    void pointerLeft();
    /// The pointer is over these of the topics that were asked for; not told again while they are the same.
    void soughtPointed(const std::vector<mexplorer::Topic>& topics);
    /// The size or style changed: what was in sight may not be any more.
    void reshaped();
    void clicked(const QPointF& world);
    void doubleClicked(const QPointF& world);
    /// The figure could not be drawn.
    void failed(const QString& sentence);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] QString tipAt(const QPointF& point) const;
    [[nodiscard]] std::vector<PictureLayer> layersSoon(const Figure& figure, const Frame& frame);
    [[nodiscard]] bool isSlow() const { return cutsLeft_ > 0; }
    void arrived();
    void pictureChanged(bool goesOn = false);
    void pointAt(const QPointF& place);
    [[nodiscard]] bool isOutlined(const Topic& topic, const QPointF& pointer) const;
    void tellSought(const std::optional<QPointF>& pointer);
    [[nodiscard]] const std::vector<NamedPlace>& namedPlaces() const;
    void drawLight(QPainter& painter) const;
    void drawRing(QPainter& painter, const QPainterPath& outline) const;
    [[nodiscard]] double movingPixels() const;
    [[nodiscard]] Expected<void> paintMovement(QPainter& painter) const;
    [[nodiscard]] QRectF seenAfter(const QPointF& pixels) const;
    void changeCamera(const std::optional<Camera>& camera);

    std::shared_ptr<const Figure> figure_;
    Style style_;
    std::optional<Camera> camera_;
    QPointF pressedAt_;
    QPointF draggedFrom_;
    bool dragging_ = false;
    int longestMaking_ = 20; ///< milliseconds
    int cutsLeft_ = 0;       ///< steps without a way, since one was slow to be cut into layers
    /// The layers of the figure that the last movement led to, from which the next one begins; empty after
    /// any other change.
    std::vector<PictureLayer> reached_;
    std::unique_ptr<LateMovement> movement_; ///< null while nothing moves
    bool willMove_ = false;
    bool movesBack_ = false; ///< the way is from where the picture is now to where it was
    QVariantAnimation moment_{this};
    QElapsedTimer sinceMoved_;
    std::optional<QPointF> pointsLater_;                   ///< where the pointer came while something moved
    mutable std::optional<std::vector<NamedPlace>> named_; ///< of this picture, once somebody has asked
    std::optional<Topic> lit_;
    std::vector<Topic> sought_;
    std::vector<Topic> told_; ///< those of them that the pointer was over last
    bool ringed_ = false;     ///< the focus came by Tab, so that a ring should show where it is
};

} // namespace mexplorer::ui
