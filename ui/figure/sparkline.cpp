#include "ui/figure/sparkline.h"

#include "core/text/decimal.h"
#include "ui/figure/fitted_text.h"

#include <QFontMetricsF>

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double sparkPixels = 12;

/// The point of a curve at the cursor, or its last; null if it has none.
const QPointF* pointNow(const LogChart& chart, const ChartCurve& curve) {
    if (curve.points.isEmpty()) return nullptr;
    if (!chart.cursor) return &curve.points.last();
    const auto at = std::ranges::lower_bound(curve.points, *chart.cursor, {}, &QPointF::x);
    return at == curve.points.end() ? &curve.points.last() : &*at;
}

QString numberNow(const LogChart& chart) {
    for (const ChartCurve& curve : chart.curves)
        if (curve.dash == Qt::SolidLine)
            if (const QPointF* now = pointNow(chart, curve))
                return QString::fromStdString(roundedText(now->y(), 3));
    return {};
}

} // namespace

QRectF drawOpener(QPainter& painter, const Style& style, const QRectF& area) {
    painter.setPen(QPen(style.theme.rim, style.line));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    const double size = 0.6 * style.typeOf(sparkPixels);
    const QPointF corner = area.topRight() + QPointF(-0.7 * size, 0.7 * size);
    painter.setPen(QPen(style.theme.quiet, 1.4 * style.line));
    painter.drawPolyline(
        QPolygonF({corner - QPointF(0.55 * size, 0), corner, corner + QPointF(0, 0.55 * size)}));
    painter.drawLine(corner, corner + QPointF(-size, size));
    return area.adjusted(0.7 * size, 0.3 * size, -2.2 * size, -0.5 * size);
}

void drawSparkline(QPainter& painter, const Style& style, const QRectF& area, const LogChart& chart) {
    const double high = 1.35 * style.typeOf(sparkPixels);
    painter.setFont(style.font(sparkPixels, QFont::DemiBold));
    painter.setPen(style.theme.ink);
    drawFittedText(painter, style, {area.left(), area.top(), area.width(), high},
                   Qt::AlignLeft | Qt::AlignVCenter, chart.title);
    const QString number = chart.curves.size() > 2 ? QString() : numberNow(chart);
    painter.setFont(style.font(sparkPixels));
    const double wide = number.isEmpty() ? 0 : QFontMetricsF(painter.font()).horizontalAdvance(number) + 8;
    const QRectF plot = QRectF(area.left(), area.top() + high + 4, area.width() - wide, 0)
                            .adjusted(0, 0, 0, area.bottom() - area.top() - high - 6);
    if (plot.height() < 8) return;
    const auto placed = [&](const QPointF& point) {
        return QPointF(placeOn(chart.x, point.x(), plot.left(), plot.right()),
                       placeOn(chart.y, point.y(), plot.bottom(), plot.top()));
    };
    painter.setPen(style.theme.quiet);
    painter.drawText(QRectF(plot.right() + 8, plot.center().y() - high / 2, wide, high),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, number);
    for (const ChartCurve& curve : chart.curves) {
        if (curve.dash != Qt::SolidLine) continue;
        QPolygonF path;
        for (const QPointF& point : curve.points)
            if (!chart.y.isLogarithmic || point.y() > 0) path << placed(point);
        painter.setPen(QPen(curve.colour, 1.6 * style.line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(path);
        const QPointF* now = pointNow(chart, curve);
        if (!now || path.isEmpty()) continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(curve.colour);
        painter.drawEllipse(placed(*now), 3 * style.line, 3 * style.line);
    }
}

} // namespace mexplorer::ui
