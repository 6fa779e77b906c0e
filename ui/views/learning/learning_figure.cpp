#include "ui/views/learning/learning_figure.h"

#include "core/explain/say_cfr.h"
#include "core/explain/say_matrix.h"
#include "core/text/csv.h"
#include "core/text/decimal.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/left_out_note.h"
#include "ui/figure/slide_title.h"
#include "ui/figure/sparkline.h"
#include "ui/text/translated.h"
#include "ui/theme/roles.h"
#include "ui/views/learning/learning_table.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace mexplorer::ui {

namespace {

constexpr QRectF learningWorld(0, 0, 1180, 560);
constexpr double learningHeadPixels = 16;
constexpr double learningSide = 20;
constexpr double leastTableShare = 0.38; // of the width
constexpr double mostTableShare = 0.6;
constexpr double columnGap = 24;
constexpr double rowGap = 14;
constexpr double leastWithTable = 560; // pixels of width
constexpr double littleByType = 2.6;   // the height of a chart in little

QPolygonF pointsOf(const CfrRun& run, const std::function<double(const CfrPoint&)>& height) {
    QPolygonF points;
    for (const CfrPoint& point : run.points)
        points << QPointF(static_cast<double>(point.iterations), height(point));
    return points;
}

/// A power law with this exponent through a point: a straight line on logarithmic axes.
QPolygonF powerLaw(const QPointF& through, double last, double slope) {
    return {through, {last, through.y() * std::pow(last / through.x(), slope)}};
}

} // namespace

QRectF LearningFigure::bounds() const {
    return learningWorld;
}

QMarginsF LearningFigure::margins(const Style& style) const {
    const double head =
        hasTitle(style) ? 10 + slideTitleHeight(style) : 8 + 1.6 * style.typeOf(learningHeadPixels);
    return {learningSide, head, learningSide, 12};
}

const CfrPoint& LearningFigure::point() const {
    const std::vector<CfrPoint>& points = picture_->run->points;
    return step_ ? points[*step_] : points.back();
}

QString LearningFigure::headline() const {
    const CfrPoint& point = this->point();
    const QString sentence = point.iterations == 1 ? tr("%1, %2 iteration: value %3, exploitability %4")
                                                   : tr("%1, %2 iterations: value %3, exploitability %4");
    QString text = sentence.arg(translated(titleOf(picture_->way.method)))
                       .arg(point.iterations)
                       .arg(QString::fromStdString(roundedText(point.value, 5)),
                            QString::fromStdString(roundedText(point.exploitability, 3)));
    if (picture_->way.method == CfrMethod::outcomeSampling) text += tr(", seed %1").arg(picture_->way.seed);
    return text;
}

ChartAxis LearningFigure::iterationAxis() const {
    ChartAxis axis =
        decadesOf(1, std::max(10.0, static_cast<double>(picture_->run->points.back().iterations)));
    axis.title = tr("iterations; each updates the regrets of both players");
    return axis;
}

LogChart LearningFigure::exploitabilityChart(const Theme& theme) const {
    LogChart chart{.title = tr("exploitability of the averages"), .x = iterationAxis(), .y = {}};
    const QPolygonF points =
        pointsOf(*picture_->run, [](const CfrPoint& point) { return point.exploitability; });
    double least = points.front().y();
    double most = least;
    for (const QPointF& point : points) {
        if (point.y() > 0) least = std::min(least, point.y());
        most = std::max(most, point.y());
    }
    const double last = points.back().x();
    if (last > 1) {
        chart.curves.push_back(
            {powerLaw(points.front(), last, -0.5), theme.quiet, QStringLiteral("1/√T"), 1, Qt::DashLine});
        chart.curves.push_back(
            {powerLaw(points.front(), last, -1), theme.quiet, QStringLiteral("1/T"), 1, Qt::DashLine});
        least = std::min(least, points.front().y() / last);
    }
    chart.y = decadesOf(least, most);
    chart.curves.push_back({points, theme.accent, methodName(), 2.4});
    return chart;
}

/// The curve’s name, at its end.
QString LearningFigure::methodName() const {
    return translated(titleOf(picture_->way.method));
}

LogChart LearningFigure::valueChart(const Theme& theme) const {
    LogChart chart{.title = tr("value of the averages to player 1"), .x = iterationAxis(), .y = {}};
    const QPolygonF points = pointsOf(*picture_->run, [](const CfrPoint& point) { return point.value; });
    double least = picture_->poker ? picture_->poker->value : points.front().y();
    double most = least;
    for (const QPointF& point : points) {
        least = std::min(least, point.y());
        most = std::max(most, point.y());
    }
    const double air = std::max(0.01, 0.08 * (most - least));
    chart.y = {least - air, most + air};
    if (const KnownPoker* poker = picture_->poker.get()) {
        const QString known = QString::fromStdString(poker->exactValue ? shownRational(*poker->exactValue)
                                                                       : roundedText(poker->value, 4));
        chart.levels.push_back({poker->value, theme.winning, QString(known).replace(u'-', u'−')});
    }
    chart.curves.push_back({points, theme.accent, methodName(), 2.4});
    return chart;
}

LogChart LearningFigure::alphaChart(const Theme& theme) const {
    LogChart chart{
        .title = tr("α, as read from three decisions of player 1"), .x = iterationAxis(), .y = {-0.05, 0.4}};
    std::size_t next = 0;
    for (const KuhnDecision& decision : picture_->poker->family) {
        if (decision.slope == 0) continue;
        const auto height = [&decision](const CfrPoint& point) {
            return decision.alphaOf(point.average[decision.player][decision.bold]);
        };
        const QString card =
            QString::fromStdString(picture_->form->player(decision.player).names[decision.set]).left(1);
        chart.curves.push_back({pointsOf(*picture_->run, height), seriesColour(theme, next++), card, 2});
        for (const QPointF& point : chart.curves.back().points) {
            chart.y.least = std::min(chart.y.least, point.y() - 0.02);
            chart.y.most = std::max(chart.y.most, point.y() + 0.02);
        }
    }
    chart.levels = {{0, theme.quiet, QStringLiteral("0")},
                    {mostKuhnAlpha, theme.quiet, QStringLiteral("1/3")}};
    return chart;
}

void LearningFigure::draw(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    painter.save();
    paintPaper(painter, frame);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    drawHeadline(painter, frame);
    painter.setClipRect(frame.content().adjusted(-learningSide, 0, learningSide, 8), Qt::IntersectClip);

    QRectF all = frame.toArea().mapRect(learningWorld);
    if (picture_->poker && hasRoomForTable(frame)) {
        const LearningTable table(*picture_, point().average);
        const double wide =
            std::clamp(table.widthIn(style), leastTableShare * all.width(), mostTableShare * all.width());
        table.draw(painter, style, {all.right() - wide, all.top(), wide, all.height()});
        all.setRight(all.right() - wide - columnGap);
    }
    drawCharts(painter, style, all);
    painter.restore();
    if (picture_->poker && !hasRoomForTable(frame)) {
        const QRectF area = frame.area();
        const double top = frame.content().bottom();
        drawLeftOutNote(painter, style, {area.left(), top, area.width(), area.bottom() - top},
                        tr("too narrow for the table of strategies"));
    }
}

bool LearningFigure::hasRoomForTable(const Frame& frame) {
    return frame.toArea().mapRect(learningWorld).width() >= leastWithTable * frame.style().type;
}

void LearningFigure::drawHeadline(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    if (hasTitle(style)) return drawSlideTitle(painter, frame, headline());
    painter.setFont(style.font(learningHeadPixels, QFont::DemiBold));
    painter.setPen(style.theme.ink);
    const QRectF& area = frame.area();
    drawFittedText(painter, style,
                   {area.left() + learningSide, area.top() + 4, area.width() - 2 * learningSide,
                    1.6 * style.typeOf(learningHeadPixels)},
                   Qt::AlignCenter, headline());
}

/// All on one axis, as it is one run; one that has no room is drawn in little.
void LearningFigure::drawCharts(QPainter& painter, const Style& style, QRectF area) const {
    std::vector<LogChart> charts{exploitabilityChart(style.theme), valueChart(style.theme)};
    if (picture_->hasFamily()) charts.push_back(alphaChart(style.theme));
    for (LogChart& chart : charts)
        if (step_) chart.cursor = static_cast<double>(point().iterations);
    if (charts.size() > 2 && area.height() < leastStackHeight(style, charts.size())) {
        const double high = littleByType * style.typeOf(learningHeadPixels);
        drawSparkline(painter, style, {area.left(), area.bottom() - high, area.width(), high}, charts.back());
        area.setBottom(area.bottom() - high - rowGap / 2);
        charts.pop_back();
    }
    drawStackedCharts(painter, style, area, charts);
}

QStringList LearningFigure::textsBeside(const Frame& /*frame*/) const {
    return {headline(), exploitabilityChart(lightTheme()).title, valueChart(lightTheme()).title};
}

Expected<void> LearningFigure::writeCsv(QIODevice& device, Task& task) const {
    const SequenceForm& form = *picture_->form;
    constexpr int digits = 10;
    CsvWriter csv(device, task, picture_->run->points.size());
    std::string head = "iterations,value,exploitability";
    for (std::size_t player = 0; player < playerCount; ++player) {
        const SequenceForm::Player& own = form.player(player);
        for (std::size_t set = 0; set < own.sets.size(); ++set)
            for (std::uint32_t i = 0; i < own.sets[set].count; ++i)
                head += "," + csvField(std::to_string(player + 1) + " " + own.names[set] + ": " +
                                       own.actions[own.sets[set].first + i]);
    }
    bool good = csv.line("{}", head);
    for (std::size_t i = 0; good && i < picture_->run->points.size(); ++i) {
        const CfrPoint& point = picture_->run->points[i];
        std::string rest;
        for (const Likelihoods& behaviour : point.average)
            for (std::size_t action = 1; action < behaviour.size(); ++action)
                rest += "," + plainDecimal(behaviour[action], digits);
        good = csv.line("{},{},{}{}", point.iterations, plainDecimal(point.value, digits),
                        plainDecimal(point.exploitability, digits), rest);
    }
    return csv.finish();
}

} // namespace mexplorer::ui
