#include "core/explain/coalition/shapley_trace.h"
#include "core/explain/say_matrix.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/views/coalition/coalition_drawing.h"
#include "ui/views/coalition/label_places.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace mexplorer::ui {

namespace {

constexpr double cornerPixels = 16;
constexpr double amountPixels = 14;
constexpr double edgePixels = 14;
constexpr double longestName = 3;  // of a player in a sum, in line heights
constexpr double pointRadius = 10; // in line widths: the room that a point takes

/// Draws the triangle: at a corner one player gets all that can be divided; a point stands for payments.
class TrianglePainter {
    Q_DECLARE_TR_FUNCTIONS(CoalitionFigure)

public:
    TrianglePainter(QPainter& painter, const CoalitionDrawing& drawing)
        : painter_(painter), drawing_(drawing), triangle_(*drawing.picture.triangle),
          values_(drawing.subject().values()), places_(drawing.placed(drawing.layout.triangle())) {
        const double line = QFontMetricsF(drawing.font(cornerPixels, QFont::Bold)).height();
        const QRectF area = drawing.placed(drawing.layout.triangle())
                                .adjusted(1.5 * line, 2.2 * line + clearOf(0.7 * line), -1.5 * line,
                                          -2.45 * line - clearOf(0.35 * line));
        const double side = std::min(area.width(), area.height() * 2 / std::sqrt(3.0));
        const double high = side * std::sqrt(3.0) / 2;
        const QPointF middle = area.center();
        // The last player’s corner is on top.
        corners_ = {QPointF(middle.x() - side / 2, middle.y() + high / 2),
                    QPointF(middle.x() + side / 2, middle.y() + high / 2),
                    QPointF(middle.x(), middle.y() - high / 2)};
        for (std::size_t i = 0; i < 3; ++i)
            places_.avoid({corners_[i], corners_[(i + 1) % 3]}, 3);
    }

    void draw() {
        painter_.setPen(QPen(theme().rim, 1.5 * line()));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawPolygon(corners_.data(), 3);
        drawCorners();
        const ExcessState* excess = drawing_.excess();
        if (!excess || excess->excess) drawRegion(level());
        drawPoints();
        drawLabels();
    }

private:
    [[nodiscard]] const Theme& theme() const { return drawing_.theme(); }
    [[nodiscard]] double line() const { return drawing_.style().line; }
    [[nodiscard]] const ExactAnswer& exact() const { return drawing_.subject().exact(); }

    [[nodiscard]] QPointF placeOf(const Payments& payments) const {
        const auto shares = triangle_.shares(payments);
        return shares[0] * corners_[0] + shares[1] * corners_[1] + shares[2] * corners_[2];
    }

    /// The ε whose core is drawn: that of the step, but at least the least ε with a core, as a step's ε may
    /// be less once coalitions are settled.
    [[nodiscard]] Rational level() const {
        const ExcessState* excess = drawing_.excess();
        return excess && excess->excess ? std::max(*excess->excess, exact().core.leastExcess) : Rational(0);
    }

    void drawCorners() {
        for (unsigned player = 0; player < 3; ++player) {
            const QFont bold = drawing_.font(cornerPixels, QFont::Bold);
            const QFont plain = drawing_.font(amountPixels);
            const double high = QFontMetricsF(bold).height();
            const QString amount = shareOf(player, QFontMetricsF(plain)) + QStringLiteral(" = ") +
                                   written(drawing_.subject().told(triangle_.corner(player)[player]));
            const QString name =
                drawing_.shortNameOf(player, 0.26 * places_.panel().width(), QFontMetricsF(bold));
            const QPointF at = corners_[player];
            const double top =
                player == 2 ? at.y() - 2 * high - clearOf(0.7 * high) : at.y() + clearOf(0.35 * high);
            drawCentred(
                QPointF(at.x(), top + high / 2), bold, theme().ink,
                (drawing_.subject().isOfCosts() ? tr("all savings to %1") : tr("all to %1")).arg(name));
            drawCentred(QPointF(at.x(), top + 1.5 * high), plain, theme().quiet, amount);
        }
    }

    /// Between a corner and its label: this much, but no mark that stands in the corner is in the way.
    [[nodiscard]] double clearOf(double wanted) const { return std::max(wanted, 1.3 * pointRadius * line()); }

    static QString written(const Rational& number) { return QString::fromStdString(shownRational(number)); }

    /// Writes around a point, but inside the panel.
    void drawCentred(const QPointF& middle, const QFont& font, const QColor& ink, const QString& text) {
        painter_.setFont(font);
        const QFontMetricsF metrics(font);
        QRectF box(0, 0, metrics.horizontalAdvance(text) + 4, metrics.height());
        box.moveCenter(middle);
        box = places_.inPanel(box);
        places_.take(box);
        painter_.setPen(ink);
        painter_.drawText(box, Qt::AlignCenter | Qt::TextDontClip, text);
    }

    [[nodiscard]] bool isLit(Coalition coalition) const {
        const ExcessState* excess = drawing_.excess();
        if (!excess || drawing_.isDone()) return false;
        const auto isIn = [&](const std::vector<Coalition>& some) {
            return std::find(some.begin(), some.end(), coalition) != some.end();
        };
        return isIn(excess->binding) || isIn(excess->newly);
    }

    /// The ε-core, and the lines that bound it as far as they are in the triangle.
    void drawRegion(const Rational& excess) {
        const ExcessCore core = excessCore(values_, triangle_, excess);
        const auto lines = payoffLines(values_, triangle_, excess);
        for (const PayoffLine& one : lines) {
            painter_.setPen(QPen(isLit(one.coalition) ? theme().mismatch : theme().rim,
                                 (isLit(one.coalition) ? 2.4 : 1) * line(), Qt::DashLine));
            painter_.drawLine(placeOf(one.from), placeOf(one.to));
            places_.avoid({placeOf(one.from), placeOf(one.to)}, 1);
        }
        if (core.corners.empty()) {
            isEmpty_ = true;
            labelled_ = lines;
            std::erase_if(labelled_, [](const PayoffLine& one) { return sizeOf(one.coalition) < 2; });
            return;
        }
        labelled_ = core.edges;
        drawCore(core);
    }

    void drawCore(const ExcessCore& core) {
        QPolygonF polygon;
        for (const Payments& corner : core.corners)
            polygon << placeOf(corner);
        painter_.setPen(QPen(theme().winning, 2.5 * line(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter_.setBrush(faded(theme().winning, 0.2));
        if (polygon.size() == 1) { // a ring round the only point
            painter_.drawEllipse(polygon.front(), pointRadius * line(), pointRadius * line());
            return;
        }
        painter_.drawPolygon(polygon);
        for (qsizetype i = 0; i < polygon.size(); ++i)
            places_.avoid({polygon[i], polygon[(i + 1) % polygon.size()]}, 4);
    }

    /// The direction of a coalition's label from its line: out of the ε-core; if that is empty, to where the
    /// coalition gets enough.
    [[nodiscard]] QPointF outwards(Coalition coalition) const {
        const bool isOwn = sizeOf(coalition) == 1;
        const Coalition one = isOwn ? coalition : values_.all() & ~coalition;
        const unsigned player = membersOf(one).front();
        const QPointF centre = (corners_[0] + corners_[1] + corners_[2]) / 3;
        const QPointF towards = corners_[player] - centre;
        const double length = std::hypot(towards.x(), towards.y());
        return (isOwn != isEmpty_ ? -1 : 1) * towards / std::max(length, 1e-9);
    }

    /// Each edge has a label beside it, where nothing else is; edges at the same segment or point share one.
    void drawLabels() {
        while (!labelled_.empty()) {
            const PayoffLine first = labelled_.front();
            const auto isElsewhere = [&](const PayoffLine& one) {
                return !(one.from == first.from && one.to == first.to) &&
                       !(one.from == first.to && one.to == first.from);
            };
            const auto here = std::stable_partition(labelled_.begin(), labelled_.end(), isElsewhere);
            drawLabel({here, labelled_.end()});
            labelled_.erase(here, labelled_.end());
        }
    }

    /// Outwards from a single edge; for several, into the triangle, where there is room.
    [[nodiscard]] QPointF directionOf(const std::vector<PayoffLine>& edges, const QPointF& from) const {
        if (edges.size() == 1) return outwards(edges.front().coalition);
        const QPointF inwards = (corners_[0] + corners_[1] + corners_[2]) / 3 - from;
        const double length = std::hypot(inwards.x(), inwards.y());
        return length < 1 ? QPointF(0, 1) : inwards / length;
    }

    /// The label of edges at the same place.
    void drawLabel(const std::vector<PayoffLine>& edges) {
        painter_.setFont(drawing_.font(edgePixels, QFont::DemiBold));
        const QFontMetricsF metrics(painter_.font());
        const QPointF from = (placeOf(edges.front().from) + placeOf(edges.front().to)) / 2;
        double wide = 0;
        for (const PayoffLine& edge : edges)
            wide = std::max(wide, metrics.horizontalAdvance(textOf(edge.coalition)) + 8);
        const double high = metrics.height();
        const QRectF box = places_.place(from, directionOf(edges, from),
                                         {wide, high * static_cast<double>(edges.size())}, high);
        const auto inkOf = [&](const PayoffLine& edge) {
            return isLit(edge.coalition) ? theme().mismatch : theme().ink;
        };
        painter_.setPen(QPen(inkOf(edges.front()), line()));
        painter_.drawLine(from, nearestOn(box, from));
        for (std::size_t i = 0; i < edges.size(); ++i) {
            const QRectF place(box.left(), box.top() + high * static_cast<double>(i), wide, high);
            painter_.setPen(Qt::NoPen);
            painter_.setBrush(isLit(edges[i].coalition) ? theme().spotlight : faded(theme().paper, 0.9));
            painter_.drawRoundedRect(place, 4, 4);
            painter_.setPen(inkOf(edges[i]));
            painter_.drawText(place, Qt::AlignCenter | Qt::TextDontClip, textOf(edges[i].coalition));
        }
    }

    /// “x1”, the payment to a player.
    [[nodiscard]] QString shareOf(unsigned player, const QFontMetricsF& metrics) const {
        return u'x' + drawing_.shortNameOf(player, longestName * metrics.height(), metrics);
    }

    /// “x1 + x2 ≥ 170”; of costs ≤.
    [[nodiscard]] QString textOf(Coalition coalition) const {
        const QFontMetricsF metrics(drawing_.font(edgePixels, QFont::DemiBold));
        QString sum;
        for (const unsigned player : membersOf(coalition))
            sum += (sum.isEmpty() ? QString() : QStringLiteral(" + ")) + shareOf(player, metrics);
        const bool isOfCosts = drawing_.subject().isOfCosts();
        return (isOfCosts ? QStringLiteral("%1 ≤ %2") : QStringLiteral("%1 ≥ %2"))
            .arg(sum, written(drawing_.subject().told(values_.value(coalition) - level())));
    }

    void drawPoints() {
        if (const OrderState* order = drawing_.order()) return drawOrders(*order);
        if (const ExcessState* excess = drawing_.excess()) {
            if (excess->payments) mark(PayoffMark::nucleolus, *excess->payments);
            return;
        }
        mark(PayoffMark::shapley, exact().power.shapley);
        mark(PayoffMark::nucleolus, exact().nucleolus.payments);
    }

    void mark(PayoffMark mark, const Payments& payments) { drawMark(mark, placeOf(payments)); }
    void drawMark(PayoffMark mark, const QPointF& at, std::size_t index = 0) {
        const Keyed point(painter_, {"payments", static_cast<std::uint64_t>(mark), index});
        drawPayoffMark(painter_, drawing_.style(), mark, at);
        const double beside = pointRadius * line();
        places_.take(QRectF(at - QPointF(beside, beside), at + QPointF(beside, beside)));
    }

    /// What each order so far gives, and their mean.
    void drawOrders(const OrderState& state) {
        std::vector<unsigned> order(3);
        std::iota(order.begin(), order.end(), 0U);
        for (std::size_t i = 0; i < state.ordersDone; ++i) {
            const QPointF at = placeOf(addedInOrder(values_, order));
            if (state.isFull && !drawing_.isDone() && i + 1 == state.ordersDone) {
                painter_.setPen(QPen(theme().mismatch, 1.5 * line()));
                painter_.setBrush(theme().spotlight);
                painter_.drawEllipse(at, 10 * line(), 10 * line());
            }
            drawMark(PayoffMark::order, at, i);
            std::next_permutation(order.begin(), order.end());
        }
        if (state.running.empty()) return;
        const QPointF at = placeOf(state.running);
        if (drawing_.isDone()) {
            painter_.setPen(QPen(theme().accent, 2 * line()));
            painter_.setBrush(theme().spotlight);
            painter_.drawEllipse(at, 11 * line(), 11 * line());
        }
        drawMark(PayoffMark::shapley, at);
    }

    QPainter& painter_;
    const CoalitionDrawing& drawing_;
    const PayoffTriangle& triangle_;
    const CoalitionValues& values_;
    LabelPlaces places_;
    std::array<QPointF, 3> corners_;
    std::vector<PayoffLine> labelled_;
    bool isEmpty_ = false; ///< whether the ε-core is empty
};

} // namespace

void drawPayoffTriangle(QPainter& painter, const CoalitionDrawing& drawing) {
    TrianglePainter(painter, drawing).draw();
}

} // namespace mexplorer::ui
