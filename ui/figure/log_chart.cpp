#include "ui/figure/log_chart.h"

#include "ui/figure/fitted_text.h"
#include "ui/figure/whole.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double chartTextPixels = 12;
constexpr double chartTitlePixels = 13;
constexpr double betweenTicks = 52; // pixels at least, of a linear axis
constexpr double betweenDecades = 30;
constexpr double nameGap = 6;
constexpr double scaleHeight = 2.1;    // in lines: the numbers of the x-axis and its title
constexpr double besideScale = 0.5;    // in their place where they stand below another chart
constexpr double leastPlotHeight = 34; // pixels
const QString widestTick = QStringLiteral(" 10000 ");

double onScale(const ChartAxis& axis, double value) {
    if (!axis.isLogarithmic) return value;
    return std::log10(std::max(value, std::min(axis.least, 1e-300)));
}

QString plainText(double value) {
    QString text = QString::number(value, 'g', 6);
    return text.replace(u'-', u'−');
}

struct Tick {
    double value;
    QString text; ///< empty: a line without a label
};

/// 1, 2 or 5 times a power of ten.
double niceDistance(double least) {
    const double power = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= least * (1 - 1e-9)) return factor * power;
    return 10 * power;
}

/// `room`: pixels at least that a label needs.
std::vector<Tick> linearTicks(const ChartAxis& axis, double pixels, double room) {
    std::vector<Tick> ticks;
    const double span = axis.most - axis.least;
    const double step = niceDistance(span / std::max(1.0, std::floor(pixels / std::max(betweenTicks, room))));
    for (double i = std::ceil(axis.least / step - 1e-9); i * step <= axis.most + 1e-9 * span; ++i)
        ticks.push_back({i * step, plainText(i * step)});
    return ticks;
}

/// Decades, labelled as far as there is room; between them lines at 2 to 9 times a decade, if there is room.
std::vector<Tick> decadeTicks(const ChartAxis& axis, double pixels, double room) {
    std::vector<Tick> ticks;
    const int first = static_cast<int>(std::floor(onScale(axis, axis.least) + 1e-9));
    const int last = static_cast<int>(std::ceil(onScale(axis, axis.most) - 1e-9));
    const double wide = pixels / std::max(1.0, onScale(axis, axis.most) - onScale(axis, axis.least));
    const int every = std::max(1, static_cast<int>(std::ceil(std::max(betweenDecades, room) / wide)));
    for (int exponent = first; exponent <= last; ++exponent) {
        const double decade = std::pow(10, exponent);
        if (decade >= axis.least * (1 - 1e-9) && decade <= axis.most * (1 + 1e-9))
            ticks.push_back({decade, (exponent - first) % every == 0 ? decadeText(exponent) : QString()});
        for (int part = 2; part < 10 && wide > 60; ++part)
            if (part * decade > axis.least && part * decade < axis.most) ticks.push_back({part * decade, {}});
    }
    return ticks;
}

std::vector<Tick> ticksOf(const ChartAxis& axis, double pixels, double room) {
    return axis.isLogarithmic ? decadeTicks(axis, pixels, room) : linearTicks(axis, pixels, room);
}

/// Room at the sides of a plot, at least; and whether the scale of x stands below it.
struct ChartSides {
    double left = 0;
    double right = 0;
    bool hasScale = true;
};

class ChartPainter {
public:
    ChartPainter(QPainter& painter, const Style& style, const QRectF& area, const LogChart& chart,
                 const ChartSides& sides = {})
        : painter_(painter), style_(style), chart_(chart), sides_(sides), font_(style.font(chartTextPixels)),
          metrics_(font_) {
        plot_ = plotIn(area);
        area_ = area;
    }

    [[nodiscard]] ChartSides sidesNeeded() const {
        return {plot_.left() - area_.left(), area_.right() - plot_.right()};
    }

    QRectF draw() {
        if (plot_.width() < 40 || plot_.height() < 30) return plot_;
        painter_.save();
        painter_.setFont(font_);
        drawAxes();
        drawTitles();
        for (const ChartLevel& level : chart_.levels)
            drawLevel(level);
        drawCursor();
        painter_.setClipRect(plot_.adjusted(-4, -4, 4, 4), Qt::IntersectClip);
        for (const ChartCurve& curve : chart_.curves)
            drawCurve(curve);
        painter_.restore();
        drawNames();
        return plot_;
    }

private:
    [[nodiscard]] const Theme& theme() const { return style_.theme; }
    [[nodiscard]] double high() const { return metrics_.height(); }

    [[nodiscard]] double widestName() const {
        double widest = 0;
        for (const ChartCurve& curve : chart_.curves)
            widest = std::max(widest, metrics_.horizontalAdvance(curve.name));
        for (const ChartLevel& level : chart_.levels)
            widest = std::max(widest, metrics_.horizontalAdvance(level.name));
        return widest > 0 ? widest + 2 * nameGap : nameGap;
    }

    [[nodiscard]] QRectF plotIn(const QRectF& area) const {
        double widest = 0;
        for (const Tick& tick : ticksOf(chart_.y, area.height(), high()))
            widest = std::max(widest, metrics_.horizontalAdvance(tick.text));
        const double above = chart_.title.isEmpty() ? high() / 2 : 1.5 * titleHigh();
        return area.adjusted(std::max(sides_.left, widest + 8), above, -std::max(sides_.right, widestName()),
                             -(sides_.hasScale ? scaleHeight : besideScale) * high());
    }
    [[nodiscard]] double titleHigh() const { return QFontMetricsF(style_.font(chartTitlePixels)).height(); }

    [[nodiscard]] double x(double value) const {
        return placeOn(chart_.x, value, plot_.left(), plot_.right());
    }
    [[nodiscard]] double y(double value) const {
        return placeOn(chart_.y, value, plot_.bottom(), plot_.top());
    }

    void drawAxes() {
        for (const Tick& tick : ticksOf(chart_.x, plot_.width(), metrics_.horizontalAdvance(widestTick))) {
            drawGrid({x(tick.value), plot_.top()}, {x(tick.value), plot_.bottom()}, !tick.text.isEmpty());
            if (sides_.hasScale)
                write({x(tick.value), plot_.bottom() + 0.65 * high()}, Qt::AlignHCenter, tick.text);
        }
        for (const Tick& tick : ticksOf(chart_.y, plot_.height(), high())) {
            drawGrid({plot_.left(), y(tick.value)}, {plot_.right(), y(tick.value)}, !tick.text.isEmpty());
            write({plot_.left() - 6, y(tick.value)}, Qt::AlignRight, tick.text);
        }
        painter_.setPen(QPen(theme().rim, style_.line));
        painter_.drawLine(plot_.bottomLeft(), plot_.bottomRight());
        painter_.drawLine(plot_.bottomLeft(), plot_.topLeft());
    }

    void drawGrid(const QPointF& from, const QPointF& to, bool isNamed) {
        painter_.setPen(QPen(isNamed ? theme().line : faded(theme().line, 0.45), style_.line));
        painter_.drawLine(from, to);
    }

    void write(const QPointF& at, Qt::Alignment side, const QString& text) {
        if (text.isEmpty()) return;
        const double wide = metrics_.horizontalAdvance(text) + 2;
        const double left = side == Qt::AlignRight     ? at.x() - wide
                            : side == Qt::AlignHCenter ? at.x() - wide / 2
                                                       : at.x();
        painter_.setPen(theme().quiet);
        painter_.drawText(QRectF(left, at.y() - high() / 2, wide, high()), Qt::AlignCenter, text);
    }

    void drawTitles() {
        painter_.setPen(theme().quiet);
        if (sides_.hasScale)
            drawFittedText(
                painter_, style_,
                {plot_.left(), plot_.bottom() + 1.15 * high(), area_.right() - plot_.left(), high()},
                Qt::AlignLeft | Qt::AlignVCenter, chart_.x.title);
        painter_.setFont(style_.font(chartTitlePixels, QFont::DemiBold));
        painter_.setPen(theme().ink);
        drawFittedText(painter_, style_, {area_.left(), area_.top(), area_.width(), titleHigh()},
                       Qt::AlignLeft | Qt::AlignVCenter, chart_.title);
        painter_.setFont(font_);
    }

    void drawLevel(const ChartLevel& level) {
        painter_.setPen(QPen(level.colour, 1.5 * style_.line, Qt::DashLine));
        painter_.drawLine(QPointF(plot_.left(), y(level.value)), QPointF(plot_.right(), y(level.value)));
    }

    void drawCursor() {
        if (!chart_.cursor) return;
        const Keyed cursor(painter_, {"cursor"});
        const double at = x(*chart_.cursor);
        painter_.setPen(QPen(theme().accent, 2 * style_.line));
        painter_.drawLine(QPointF(at, plot_.top()), QPointF(at, plot_.bottom()));
    }

    /// The points in pixels: of those in one column of pixels the first, the lowest, the highest and the
    /// last.
    [[nodiscard]] QPolygonF placed(const QPolygonF& points) const {
        QPolygonF all;
        qsizetype begin = 0;
        while (begin < points.size()) {
            const double column = std::floor(x(points[begin].x()));
            qsizetype end = begin;
            qsizetype low = begin;
            qsizetype top = begin;
            for (; end < points.size() && std::floor(x(points[end].x())) == column; ++end) {
                if (points[end].y() < points[low].y()) low = end;
                if (points[end].y() > points[top].y()) top = end;
            }
            qsizetype last = -1;
            for (const qsizetype i : {begin, std::min(low, top), std::max(low, top), end - 1}) {
                if (i != last) all << QPointF(x(points[i].x()), y(points[i].y()));
                last = i;
            }
            begin = end;
        }
        return all;
    }

    void drawCurve(const ChartCurve& curve) {
        QPolygonF seen;
        for (const QPointF& point : curve.points)
            if (!(chart_.y.isLogarithmic && point.y() <= 0)) seen << point;
        if (seen.isEmpty()) return;
        const bool isDashed =
            curve.dash != Qt::SolidLine; // round ends of dashes take a hundred times as long
        painter_.setPen(QPen(curve.colour, curve.width * style_.line, curve.dash,
                             isDashed ? Qt::FlatCap : Qt::RoundCap, Qt::RoundJoin));
        painter_.setBrush(Qt::NoBrush);
        const QPolygonF path = placed(seen);
        {
            std::optional<Keyed> drawn;
            if (curve.key) drawn.emplace(painter_, *curve.key, path.first(), Growth::uncovers);
            painter_.drawPolyline(path);
        }
        if (!chart_.cursor || curve.dash != Qt::SolidLine) return;
        const auto at = std::lower_bound(seen.cbegin(), seen.cend(), *chart_.cursor,
                                         [](const QPointF& point, double want) { return point.x() < want; });
        if (at == seen.cend()) return;
        const Keyed point(painter_, {"point at the cursor"});
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(curve.colour);
        painter_.drawEllipse(QPointF(x(at->x()), y(at->y())), 4 * style_.line, 4 * style_.line);
    }

    struct Name {
        double y;
        QString text;
        QColor colour;
    };

    /// At the right ends, so that none covers another.
    void drawNames() {
        std::vector<Name> names;
        for (const ChartCurve& curve : chart_.curves)
            if (!curve.name.isEmpty() && !curve.points.isEmpty())
                names.push_back({y(curve.points.last().y()), curve.name, curve.colour});
        // In a low plot, levels have no names before curves have none.
        std::vector<Name> levels;
        for (const ChartLevel& level : chart_.levels)
            if (!level.name.isEmpty()) levels.push_back({y(level.value), level.name, level.colour});
        const auto all = static_cast<double>(names.size() + levels.size());
        if (0.9 * high() * (all - 1) <= plot_.height())
            names.insert(names.end(), levels.begin(), levels.end());
        std::ranges::stable_sort(names, {}, &Name::y);
        setApart(names);
        painter_.save();
        painter_.setFont(font_);
        for (const Name& name : names) {
            painter_.setPen(name.colour);
            painter_.drawText(QRectF(plot_.right() + nameGap, name.y - high() / 2,
                                     metrics_.horizontalAdvance(name.text) + 2, high()),
                              Qt::AlignLeft | Qt::AlignVCenter, name.text);
        }
        painter_.restore();
    }

    void setApart(std::vector<Name>& names) const {
        for (std::size_t i = 1; i < names.size(); ++i)
            names[i].y = std::max(names[i].y, names[i - 1].y + 0.9 * high());
        double lowest = plot_.bottom() - 0.35 * high(); // above the labels of the axis
        for (std::size_t i = names.size(); i-- > 0; lowest -= 0.9 * high())
            names[i].y = std::min(names[i].y, lowest);
    }

    QPainter& painter_;
    const Style& style_;
    const LogChart& chart_;
    ChartSides sides_;
    QFont font_;
    QFontMetricsF metrics_;
    QRectF area_;
    QRectF plot_;
};

} // namespace

QRectF drawLogChart(QPainter& painter, const Style& style, const QRectF& area, const LogChart& chart) {
    return ChartPainter(painter, style, area, chart).draw();
}

std::vector<QRectF> drawStackedCharts(QPainter& painter, const Style& style, const QRectF& area,
                                      const std::vector<LogChart>& charts) {
    const double line = QFontMetricsF(style.font(chartTextPixels)).height();
    const double below = (scaleHeight - besideScale) * line; // the last is so much higher
    const double each = (area.height() - below) / static_cast<double>(charts.size());
    const auto areaOf = [&](std::size_t i) {
        return QRectF(area.left(), area.top() + static_cast<double>(i) * each, area.width(),
                      i + 1 == charts.size() ? each + below : each);
    };
    ChartSides sides;
    for (std::size_t i = 0; i < charts.size(); ++i) {
        const ChartSides own = ChartPainter(painter, style, areaOf(i), charts[i]).sidesNeeded();
        sides.left = std::max(sides.left, own.left);
        sides.right = std::max(sides.right, own.right);
    }
    std::vector<QRectF> plots;
    for (std::size_t i = 0; i < charts.size(); ++i) {
        sides.hasScale = i + 1 == charts.size();
        plots.push_back(ChartPainter(painter, style, areaOf(i), charts[i], sides).draw());
    }
    return plots;
}

double leastStackHeight(const Style& style, std::size_t charts) {
    const double line = QFontMetricsF(style.font(chartTextPixels)).height();
    const double title = 1.5 * QFontMetricsF(style.font(chartTitlePixels)).height();
    return static_cast<double>(charts) * (title + leastPlotHeight * style.type + besideScale * line) +
           (scaleHeight - besideScale) * line;
}

double placeOn(const ChartAxis& axis, double value, double begin, double end) {
    const double least = onScale(axis, axis.least);
    const double share = (onScale(axis, value) - least) / (onScale(axis, axis.most) - least);
    return begin + std::clamp(share, 0.0, 1.0) * (end - begin);
}

double valueOn(const ChartAxis& axis, double place, double begin, double end) {
    const double share = std::clamp((place - begin) / (end - begin), 0.0, 1.0);
    const double least = onScale(axis, axis.least);
    const double value = least + share * (onScale(axis, axis.most) - least);
    return axis.isLogarithmic ? std::pow(10, value) : value;
}

ChartAxis decadesOf(double least, double most, int mostDecades) {
    if (!(most > 0)) return {0.1, 1, true};
    const double top = std::ceil(std::log10(most) - 1e-9);
    const double bottom = std::floor(std::log10(least > 0 ? least : most) + 1e-9);
    const double lowest = std::clamp(bottom, top - mostDecades, top - 1);
    return {std::pow(10, lowest), std::pow(10, top), true};
}

QString decadeText(int exponent) {
    if (exponent >= -3 && exponent <= 3) return QString::number(std::pow(10, exponent), 'g', 6);
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text = exponent < 0 ? QStringLiteral("10⁻") : QStringLiteral("10");
    for (const QChar digit : QString::number(std::abs(exponent)))
        text += digits[digit.digitValue()];
    return text;
}

} // namespace mexplorer::ui
