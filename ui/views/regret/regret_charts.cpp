#include "ui/figure/log_chart.h"
#include "ui/figure/sparkline.h"
#include "ui/theme/roles.h"
#include "ui/views/regret/regret_drawing.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr std::size_t mostNamed = 8; // with more actions, curves have no names

/// Draws the pictures of all rounds.
class PanelsPainter {
    Q_DECLARE_TR_FUNCTIONS(RegretFigure)

public:
    PanelsPainter(QPainter& painter, const RegretDrawing& drawing) : painter_(painter), drawing_(drawing) {}

    void draw() {
        drawLarge();
        const std::vector<RegretPanel> small = drawing_.picture.smallPanels();
        for (std::size_t i = 0; i < drawing_.layout.small().size(); ++i)
            drawSmall(small[i], drawing_.layout.small()[i]);
    }

private:
    void drawLarge() {
        const RegretPanel panel = drawing_.picture.largePanel();
        const QRectF& area = drawing_.layout.large();
        if (panel == RegretPanel::path) return drawRegretPath(painter_, drawing_, area, false);
        drawLogChart(painter_, drawing_.style(), area, chartOf(panel));
    }

    void drawSmall(RegretPanel panel, const QRectF& area) {
        const QRectF inner = drawOpener(painter_, drawing_.style(), area);
        if (panel == RegretPanel::path) return drawRegretPath(painter_, drawing_, inner, true);
        drawSparkline(painter_, drawing_.style(), inner, chartOf(panel));
    }

    [[nodiscard]] LogChart chartOf(RegretPanel panel) const {
        return panel == RegretPanel::averages ? averages() : exploitability();
    }

    [[nodiscard]] ChartAxis roundsAxis() const {
        const auto last = static_cast<double>(drawing_.picture.subject.points.back().round);
        ChartAxis axis;
        axis.least = 1;
        axis.most = std::max(10.0, last);
        axis.isLogarithmic = true;
        axis.title = tr("rounds");
        return axis;
    }

    [[nodiscard]] LogChart exploitability() const {
        const auto& points = drawing_.picture.subject.points;
        LogChart chart;
        chart.title = tr("exploitability");
        chart.x = roundsAxis();
        QPolygonF curve;
        double least = INFINITY;
        double most = 0;
        for (const RegretPoint& point : points) {
            curve << QPointF(static_cast<double>(point.round), point.exploitability);
            if (point.exploitability > 1e-12) least = std::min(least, point.exploitability);
            most = std::max(most, point.exploitability);
        }
        chart.y = decadesOf(least, most, 8);
        // The shape of the theorem's bound: 1 / √T, from the first round's value on.
        const double first = most > 0 ? most : 1;
        QPolygonF promised;
        for (const double round : {1.0, chart.x.most})
            promised << QPointF(round, first / std::sqrt(round));
        chart.curves.push_back(
            {std::move(promised), drawing_.theme().rim, QStringLiteral("1/√T"), 1.2, Qt::DashLine});
        chart.curves.push_back({std::move(curve), drawing_.theme().accent, {}, 2.2});
        chart.cursor = static_cast<double>(drawing_.point().round);
        return chart;
    }

    [[nodiscard]] LogChart averages() const {
        const auto& subject = drawing_.picture.subject;
        const auto side = static_cast<std::size_t>(drawing_.picture.shown);
        const std::size_t actions = drawing_.picture.game().actions(drawing_.picture.shown);
        LogChart chart;
        chart.title = drawing_.picture.shown == MatrixSide::row ? tr("the row player’s average")
                                                                : tr("the column player’s average");
        chart.x = roundsAxis();
        chart.y = {0, 1, false};
        std::vector<QPolygonF> curves(actions);
        for (const RegretPoint& point : subject.points) {
            const auto average = point.players[side].average();
            for (std::size_t action = 0; action < actions; ++action)
                curves[action] << QPointF(static_cast<double>(point.round), average[action]);
        }
        for (std::size_t action = 0; action < actions; ++action) {
            const QColor colour = actionColour(drawing_.theme(), action);
            if (!subject.solution[side].empty() && subject.value)
                chart.levels.push_back({subject.solution[side][action], faded(colour, 0.6)});
            const QString name = actions <= mostNamed
                                     ? QString::fromStdString(drawing_.nameOf(drawing_.picture.shown, action))
                                     : QString();
            chart.curves.push_back({std::move(curves[action]), colour, name, 2.2, actionDash(action)});
        }
        chart.cursor = static_cast<double>(drawing_.point().round);
        return chart;
    }

    QPainter& painter_;
    const RegretDrawing& drawing_;
};

} // namespace

void drawRegretPanels(QPainter& painter, const RegretDrawing& drawing) {
    PanelsPainter(painter, drawing).draw();
}

QColor actionColour(const Theme& theme, std::size_t action) {
    return seriesColour(theme, action);
}

Qt::PenStyle actionDash(std::size_t action) {
    return action < seriesCount ? Qt::SolidLine : Qt::DashDotLine;
}

} // namespace mexplorer::ui
