#include "ui/views/line/line_chart.h"

#include "ui/figure/ticks.h"
#include "ui/figure/whole.h"

#include <QtCharts/QChart>
#include <QtCharts/QLegend>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>

#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QThread>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {
constexpr double labelPixels = 12;
constexpr qsizetype mostStroked = 100;

/// A distance of ticks wide enough for labels of so many pixels and the space between them.
double intervalOf(double pixels, double pixelsPerUnit) {
    return static_cast<double>(niceStep(1.8 * pixels / pixelsPerUnit));
}

/// Ticks are made at once, even millions: there must never be more than before or after the change.
void setAxis(QValueAxis& axis, double first, double last, double interval) {
    axis.setTickInterval(std::max(interval, axis.tickInterval()));
    axis.setRange(first, last);
    axis.setTickInterval(interval);
}

} // namespace

LineChart::LineChart()
    : scene_(std::make_unique<QGraphicsScene>()), chart_(new QChart), values_(new QLineSeries),
      nAxis_(new QValueAxis), valueAxis_(new QValueAxis) {
    scene_->addItem(chart_);
    chart_->legend()->hide();
    chart_->setMargins({});
    chart_->layout()->setContentsMargins(0, 0, 0, 0);
    chart_->setBackgroundVisible(false);
    chart_->setAnimationOptions(QChart::NoAnimation);
    chart_->addAxis(nAxis_, Qt::AlignBottom);
    chart_->addAxis(valueAxis_, Qt::AlignLeft);
    chart_->addSeries(values_);
    values_->attachAxis(nAxis_);
    values_->attachAxis(valueAxis_);
    for (QValueAxis* axis : {nAxis_, valueAxis_}) {
        axis->setTickType(QValueAxis::TicksDynamic);
        axis->setLabelFormat(QStringLiteral("%.0f"));
        axis->setTruncateLabels(false);
    }
}

/// The last owner may be a worker that drew it: the scene must be deleted in its own thread.
LineChart::~LineChart() {
    if (QThread::currentThread() != scene_->thread()) scene_.release()->deleteLater();
}

void LineChart::dress(const Style& style) {
    const Theme& theme = style.theme;
    for (QValueAxis* axis : {nAxis_, valueAxis_}) {
        axis->setLabelsFont(style.font(labelPixels));
        axis->setLabelsColor(theme.quiet);
        axis->setGridLinePen(QPen(theme.line, style.line));
        axis->setLinePen(QPen(theme.quiet, style.line));
    }
    nAxis_->setGridLineVisible(false);
}

void LineChart::setAxes(const QRectF& plot, const Style& style, const Content& content) {
    const QFontMetricsF metrics(style.font(labelPixels));
    const double widest =
        metrics.horizontalAdvance(QString::number(wholeOf<qint64>(content.last, 9, INT64_MAX)));
    const double pixelsPerN = plot.width() / (content.last - content.first);
    const double pixelsPerValue = plot.height() / (content.highest - content.lowest);
    setAxis(*nAxis_, content.first, content.last, intervalOf(widest, pixelsPerN));
    setAxis(*valueAxis_, content.lowest, content.highest, intervalOf(metrics.height(), pixelsPerValue));
}

void LineChart::draw(QPainter& painter, const QRectF& area, const QRectF& plot, const Style& style,
                     const Content& content) {
    dress(style);
    chart_->resize(area.size());
    chart_->setPlotArea(plot.translated(-area.topLeft()));
    setAxes(plot, style, content);
    // A pen wider than a pixel is stroked: with thousands of corners that takes seconds instead of
    // milliseconds.
    const double width = content.values.size() <= mostStroked ? 1.5 * style.line : 1.0;
    values_->setPen(QPen(style.theme.rim, width));
    values_->replace(content.values);
    chart_->layout()->invalidate(); // otherwise a plot area set before is not laid out again
    chart_->layout()->activate();
    const QRectF whole(QPointF(), area.size());
    scene_->setSceneRect(whole);
    scene_->render(&painter, area, whole, Qt::IgnoreAspectRatio);
}

} // namespace mexplorer::ui
