#include "core/explain/say_matrix.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/log_chart.h"
#include "ui/text/translated.h"
#include "ui/views/regret/regret_drawing.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr std::size_t mostNamed = 8; // with more actions, curves have no names

/// Draws the charts over all rounds.
class ChartsPainter {
    Q_DECLARE_TR_FUNCTIONS(RegretFigure)

public:
    ChartsPainter(QPainter& painter, const RegretDrawing& drawing) : painter_(painter), drawing_(drawing) {}

    void draw() {
        drawExploitability();
        drawStrategies();
    }

private:
    [[nodiscard]] ChartAxis roundsAxis() const {
        const auto last = static_cast<double>(drawing_.picture.subject.points.back().round);
        ChartAxis axis;
        axis.least = 1;
        axis.most = std::max(10.0, last);
        axis.isLogarithmic = true;
        axis.title = tr("rounds");
        return axis;
    }

    void drawExploitability() {
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
        drawLogChart(painter_, drawing_.style(), drawing_.placed(drawing_.layout.exploitability()), chart);
    }

    void drawStrategies() {
        const auto& subject = drawing_.picture.subject;
        const auto side = static_cast<std::size_t>(drawing_.picture.shown);
        const std::size_t actions = drawing_.picture.game().actions(drawing_.picture.shown);
        LogChart chart;
        const QString title = drawing_.picture.shown == MatrixSide::row ? tr("the row player’s average")
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
        drawLogChart(painter_, drawing_.style(), drawing_.placed(drawing_.layout.strategies()), chart);
        painter_.setFont(drawing_.style().font(13, QFont::DemiBold));
        painter_.setPen(drawing_.theme().ink);
        drawFittedText(painter_, drawing_.style(), drawing_.placed(drawing_.layout.strategiesTitle()),
                       Qt::AlignLeft | Qt::AlignVCenter, title);
    }

    QPainter& painter_;
    const RegretDrawing& drawing_;
};

/// Draws the triangle: a corner stands for an action, a point for a mixture of all three.
class TrianglePainter {
public:
    TrianglePainter(QPainter& painter, const RegretDrawing& drawing)
        : painter_(painter), drawing_(drawing), side_(drawing.picture.shown) {
        const QFontMetricsF metrics(drawing.font(namePixels, QFont::Bold));
        const QRectF area = drawing.placed(drawing.layout.triangle())
                                .adjusted(metrics.height() / 2, 1.2 * metrics.height(), -metrics.height() / 2,
                                          -1.3 * metrics.height());
        const double side = std::min(area.width(), area.height() * 2 / std::sqrt(3.0));
        const double high = side * std::sqrt(3.0) / 2;
        const QPointF middle = area.center();
        corners_ = {QPointF(middle.x(), middle.y() - high / 2),
                    QPointF(middle.x() - side / 2, middle.y() + high / 2),
                    QPointF(middle.x() + side / 2, middle.y() + high / 2)};
    }

    void draw() {
        drawFrame();
        drawPath();
        drawSolution();
        drawNow();
    }

private:
    static constexpr double namePixels = 15;

    [[nodiscard]] const Theme& theme() const { return drawing_.theme(); }
    [[nodiscard]] double line() const { return drawing_.style().line; }
    [[nodiscard]] std::size_t side() const { return static_cast<std::size_t>(side_); }

    [[nodiscard]] QPointF placeOf(const std::vector<double>& shares) const {
        return shares[0] * corners_[0] + shares[1] * corners_[1] + shares[2] * corners_[2];
    }

    void drawFrame() {
        painter_.setPen(QPen(theme().rim, 1.5 * line()));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawPolygon(corners_.data(), 3);
        painter_.setFont(drawing_.font(namePixels, QFont::Bold));
        const QFontMetricsF metrics(painter_.font());
        for (std::size_t action = 0; action < 3; ++action) {
            QRectF box(0, 0, 200, metrics.height());
            box.moveCenter(corners_[action] + QPointF(0, (action == 0 ? -0.65 : 0.65) * metrics.height()));
            painter_.setPen(actionColour(theme(), action));
            painter_.drawText(box, Qt::AlignCenter | Qt::TextDontClip,
                              QString::fromStdString(drawing_.nameOf(side_, action)));
        }
    }

    /// The strategies so far: those played as a thin line, or as dots where rounds are left out; the averages
    /// as a thick line.
    void drawPath() {
        const auto& points = drawing_.picture.subject.points;
        QPolygonF played;
        QPolygonF average;
        for (std::size_t i = 0; i <= drawing_.state.point; ++i) {
            const RegretPlayer& player = points[i].players[side()];
            if (points[i].round == i + 1) played << placeOf(player.strategy);
            average << placeOf(player.average());
        }
        const QColor pale = faded(theme().quiet, 0.45);
        painter_.setPen(QPen(pale, 1.2 * line()));
        painter_.drawPolyline(played);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(pale);
        for (std::size_t i = static_cast<std::size_t>(played.size()); i <= drawing_.state.point; ++i)
            painter_.drawEllipse(placeOf(points[i].players[side()].strategy), 1.8 * line(), 1.8 * line());
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(theme().accent, 2.4 * line(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter_.drawPolyline(average);
    }

    void drawSolution() {
        const auto& solution = drawing_.picture.subject.solution[side()];
        if (solution.empty()) return;
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(theme().winning, 2.5 * line()));
        painter_.drawEllipse(placeOf(solution), 8 * line(), 8 * line());
    }

    void drawNow() {
        const RegretPlayer& player = drawing_.point().players[side()];
        const double radius = 5 * line();
        painter_.setPen(QPen(theme().paper, 1.5 * line()));
        painter_.setBrush(theme().quiet);
        painter_.drawRect(
            QRectF(placeOf(player.strategy) - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)));
        painter_.setBrush(theme().accent);
        painter_.drawEllipse(placeOf(player.average()), radius, radius);
    }

    QPainter& painter_;
    const RegretDrawing& drawing_;
    MatrixSide side_;
    std::array<QPointF, 3> corners_;
};

} // namespace

void drawRegretCharts(QPainter& painter, const RegretDrawing& drawing) {
    ChartsPainter(painter, drawing).draw();
}

void drawRegretTriangle(QPainter& painter, const RegretDrawing& drawing) {
    if (drawing.picture.hasTriangle()) TrianglePainter(painter, drawing).draw();
}

QColor actionColour(const Theme& theme, std::size_t action) {
    const std::array<QColor, 7> colours = {theme.pText, theme.mismatch, theme.winning, theme.selection,
                                           theme.nText, theme.quiet,    theme.accent};
    return colours[action % colours.size()];
}

Qt::PenStyle actionDash(std::size_t action) {
    return action < 7 ? Qt::SolidLine : Qt::DashDotLine;
}

} // namespace mexplorer::ui
