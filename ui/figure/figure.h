#pragma once

#include "core/task/task.h"
#include "core/text/expected.h"
#include "core/text/topic.h"
#include "ui/theme/theme.h"

#include <QMarginsF>
#include <QPainter>
#include <QPainterPath>
#include <QRectF>
#include <QStringList>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <optional>

class QIODevice;

namespace mexplorer::ui {

/// The style of a figure: its colours, and how large type and lines are (1 on the screen, 1.6 when
/// presenting).
struct Style {
    Theme theme = lightTheme();
    double type = 1.0;
    double line = 1.0;
    double leastType = 11; ///< in pixels: smaller text is enlarged to this or left out
    bool titled = true;    ///< false: a part of a picture, whose title is that of the whole
    int motion = 0;        ///< milliseconds that the way from one step to the next takes; 0: none is shown

    /// To be read from the last row of a lecture hall.
    [[nodiscard]] static Style presenting(const Theme& theme);

    /// The size in this style of text that has `pixels` on the screen.
    [[nodiscard]] double typeOf(double pixels) const { return std::max(leastType, pixels * type); }
    [[nodiscard]] QFont font(double pixels, QFont::Weight weight = QFont::Normal) const {
        return textFont(typeOf(pixels), weight);
    }

    /// The least type in units of the painter's world: the smaller the world is shown, the larger it is.
    [[nodiscard]] double leastIn(const QPainter& painter) const {
        return std::ceil(leastType / painter.worldTransform().m11());
    }
    /// Type of `pixels` in units of the painter's world, but no smaller than the least.
    [[nodiscard]] QFont fontIn(const QPainter& painter, double pixels,
                               QFont::Weight weight = QFont::Normal) const {
        return textFont(std::max(pixels, leastIn(painter)), weight);
    }
};

/// The part of a figure's world that is visible. The world is the figure's own: cells, tree units …, with y
/// pointing down.
struct Camera {
    QRectF visible;
    friend bool operator==(const Camera&, const Camera&) = default;
};

class Figure;

/// Where a figure is drawn: an area of the painter in device-independent pixels, and the world shown there.
class Frame {
public:
    /// Without a camera the whole figure fits the area, inside its margins.
    Frame(const Figure& figure, const QRectF& area, const std::optional<Camera>& camera, Style style);

    [[nodiscard]] const QRectF& area() const { return area_; }
    [[nodiscard]] const std::optional<Camera>& camera() const { return camera_; }
    /// The area without the figure's margins: where its world is seen.
    [[nodiscard]] const QRectF& content() const { return content_; }
    [[nodiscard]] const Style& style() const { return style_; }
    [[nodiscard]] const Theme& theme() const { return style_.theme; }
    [[nodiscard]] const QTransform& toArea() const { return toArea_; }
    [[nodiscard]] QPointF toWorld(const QPointF& point) const { return toArea_.inverted().map(point); }
    /// The part of the world seen in the content.
    [[nodiscard]] QRectF visible() const { return toArea_.inverted().mapRect(content_); }
    /// Device-independent pixels per unit of the world, along x.
    [[nodiscard]] double scale() const { return toArea_.m11(); }

private:
    QRectF area_;
    std::optional<Camera> camera_;
    QRectF content_;
    Style style_;
    QTransform toArea_;
};

/// Pixels per world unit at which a line of this height, in world units, has room for the least type.
[[nodiscard]] double scaleForLines(const Style& style, double height);

/// Anything that can be drawn, with its legend, at any size: the screen, every exporter and the clipboard
/// draw the same figure. Drawing changes nothing in it, and may happen in any thread.
class Figure {
public:
    virtual ~Figure() = default;

    /// Without a line that is written above it.
    [[nodiscard]] virtual const Figure& bare() const { return *this; }

    /// What there is to see, in world units; never empty.
    [[nodiscard]] virtual QRectF bounds() const = 0;
    /// Room around the world for axes and legend.
    [[nodiscard]] virtual QMarginsF margins(const Style& style) const = 0;
    /// The same in a picture of this size, for figures that show more beside their world where there is room.
    [[nodiscard]] virtual QMarginsF marginsIn(const Style& style, const QSizeF& /*picture*/) const {
        return margins(style);
    }
    /// Pixels per world unit: the least and the most that make sense.
    [[nodiscard]] virtual std::pair<double, double> scaleRange() const = 0;
    /// Pixels per world unit: the most when the figure is fitted as a whole.
    [[nodiscard]] virtual double largestFit() const { return scaleRange().second; }
    /// Pixels per world unit: the least when the figure is fitted to a content of this size. Its texts can be
    /// read then, although perhaps not all of it is seen.
    [[nodiscard]] virtual double leastFit(const Style& /*style*/, const QSizeF& /*content*/) const {
        return 0;
    }
    /// Pixels per world unit: from this scale on all texts are written; at smaller scales some are left out.
    [[nodiscard]] virtual double readableScale() const { return 0; }
    /// The centre of what is seen if only a part of this size fits (see leastFit); in world units.
    [[nodiscard]] virtual QPointF heart(const QSizeF& /*seen*/) const { return bounds().center(); }
    /// A heart for figures that are read from the upper left.
    [[nodiscard]] QPointF upperLeft(const QSizeF& seen) const;
    /// If given, no camera shows emptiness beside what is cut off: beyond the bounds, at most these pixels
    /// are seen, which something may cover, unless all of the figure is.
    [[nodiscard]] virtual std::optional<QMarginsF> holding(const Style& /*style*/) const { return {}; }
    /// Whether something can be pointed at and clicked at this point of the area.
    [[nodiscard]] virtual bool isTouchable(const Frame& frame, const QPointF& point) const {
        return frame.content().contains(point);
    }
    /// The largest bounds that the figure can grow to. Zooming out does not move their edges further into the
    /// picture.
    [[nodiscard]] virtual QRectF reach() const { return endless; }
    /// false: x and y are stretched separately, and zooming changes x only.
    [[nodiscard]] virtual bool keepsAspect() const { return true; }
    static constexpr double far = 1e9; ///< world units: further than any figure goes
    static constexpr QRectF endless{-far, -far, 2 * far, 2 * far};

    /// Paints everything, paper included.
    virtual void draw(QPainter& painter, const Frame& frame) const = 0;
    /// The texts in the margins, above all of the legend; tool tips explain the terms in them.
    [[nodiscard]] virtual QStringList textsBeside(const Frame& /*frame*/) const { return {}; }
    /// Where a topic of sentences is that is painted together with others, such as a cell of a large grid, in
    /// world units; what is painted by itself has a name there (see Named).
    [[nodiscard]] virtual std::optional<QRectF> placeOfTopic(const Topic& /*topic*/) const { return {}; }
    /// What the light around it follows, in pixels of the area, if that is a line and no box: an arrow, a
    /// branch; wide enough for what is painted there.
    [[nodiscard]] virtual std::optional<QPainterPath> outlineOfTopic(const Frame& /*frame*/,
                                                                     const Topic& /*topic*/) const {
        return {};
    }
    /// Such a topic at this place of the world.
    [[nodiscard]] virtual std::optional<Topic> topicAt(const QPointF& /*world*/) const { return {}; }
    /// The figure's data as CSV with a header line, written as it is made. Errors: cancelled; the device
    /// takes no more; the data are still being computed.
    [[nodiscard]] virtual Expected<void> writeCsv(QIODevice& device, Task& task) const = 0;
};

/// Around a line of this width, at some distance; for Figure::outlineOfTopic.
[[nodiscard]] QPainterPath aroundLine(const QPainterPath& line, double width);

/// The paper of a figure, on all of its area.
void paintPaper(QPainter& painter, const Frame& frame);

} // namespace mexplorer::ui
