#include "core/explain/coalition/shapley_trace.h"
#include "core/explain/say_matrix.h"
#include "ui/figure/fitted_text.h"
#include "ui/views/coalition/coalition_drawing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace mexplorer::ui {

namespace {

constexpr double cornerPixels = 16;
constexpr double amountPixels = 14;
constexpr double edgePixels = 14;

/// Draws the triangle: a corner is where one player gets all that can be divided, a point the payments.
class TrianglePainter {
    Q_DECLARE_TR_FUNCTIONS(CoalitionFigure)

public:
    TrianglePainter(QPainter& painter, const CoalitionDrawing& drawing)
        : painter_(painter), drawing_(drawing), triangle_(*drawing.picture.triangle),
          values_(drawing.subject().values()), panel_(drawing.placed(drawing.layout.triangle())) {
        const double line = QFontMetricsF(drawing.font(cornerPixels, QFont::Bold)).height();
        const QRectF area = panel_.adjusted(1.5 * line, 2.6 * line, -1.5 * line, -3.2 * line);
        const double side = std::min(area.width(), area.height() * 2 / std::sqrt(3.0));
        const double high = side * std::sqrt(3.0) / 2;
        const QPointF middle = area.center();
        // The last player’s corner is on top.
        corners_ = {QPointF(middle.x() - side / 2, middle.y() + high / 2),
                    QPointF(middle.x() + side / 2, middle.y() + high / 2),
                    QPointF(middle.x(), middle.y() - high / 2)};
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

    /// The ε whose core is drawn: of open coalitions it becomes less than there is a core for all.
    [[nodiscard]] Rational level() const {
        const ExcessState* excess = drawing_.excess();
        return excess && excess->excess ? std::max(*excess->excess, exact().core.leastExcess) : Rational(0);
    }

    void drawCorners() {
        for (unsigned player = 0; player < 3; ++player) {
            const QFont bold = drawing_.font(cornerPixels, QFont::Bold);
            const QFont plain = drawing_.font(amountPixels);
            const double high = QFontMetricsF(bold).height();
            const QString amount =
                QStringLiteral("x%1 = %2")
                    .arg(drawing_.nameOf(player), written(triangle_.corner(player)[player]));
            const QPointF at = corners_[player];
            const double top = player == 2 ? at.y() - 2.4 * high : at.y() + 0.1 * high;
            drawCentred(QPointF(at.x(), top + high / 2), bold, theme().ink,
                        tr("all to %1").arg(drawing_.nameOf(player)));
            drawCentred(QPointF(at.x(), top + 1.5 * high), plain, theme().quiet, amount);
        }
    }

    static QString written(const Rational& number) { return QString::fromStdString(shownRational(number)); }

    /// Around a point, but inside the panel.
    void drawCentred(const QPointF& middle, const QFont& font, const QColor& ink, const QString& text) {
        painter_.setFont(font);
        const QFontMetricsF metrics(font);
        QRectF box(0, 0, metrics.horizontalAdvance(text) + 4, metrics.height());
        box.moveCenter(middle);
        box = inPanel(box);
        taken_.push_back(box);
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
        }
        if (core.corners.empty()) {
            isEmpty_ = true;
            labelled_ = lines;
            std::erase_if(labelled_, [](const PayoffLine& one) { return sizeOf(one.coalition) < 2; });
            return;
        }
        labelled_ = core.edges;
        QPolygonF polygon;
        for (const Payments& corner : core.corners)
            polygon << placeOf(corner);
        painter_.setPen(QPen(theme().winning, 2.5 * line(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter_.setBrush(faded(theme().winning, 0.2));
        painter_.drawPolygon(polygon);
    }

    /// Out of the ε-core, over the line; if there is none, to where the coalition has enough.
    [[nodiscard]] QPointF outwards(Coalition coalition) const {
        const bool isOwn = sizeOf(coalition) == 1;
        const Coalition one = isOwn ? coalition : values_.all() & ~coalition;
        const unsigned player = membersOf(one).front();
        const QPointF centre = (corners_[0] + corners_[1] + corners_[2]) / 3;
        const QPointF towards = corners_[player] - centre;
        const double length = std::hypot(towards.x(), towards.y());
        return (isOwn != isEmpty_ ? -1 : 1) * towards / std::max(length, 1e-9);
    }

    /// Each edge has its coalition’s name beside it, where the others have none.
    void drawLabels() {
        for (const PayoffLine& edge : labelled_)
            drawLabel(edge);
    }

    void drawLabel(const PayoffLine& edge) {
        painter_.setFont(drawing_.font(edgePixels, QFont::DemiBold));
        const QFontMetricsF metrics(painter_.font());
        const QString text = textOf(edge.coalition);
        const QPointF away = outwards(edge.coalition);
        const bool isUpright = std::abs(away.x()) < 0.1;
        const QPointF from = (placeOf(edge.from) + placeOf(edge.to)) / 2;
        const QPointF at = from + (isUpright ? 2.2 : 1.5) * metrics.height() * away;
        const double wide = metrics.horizontalAdvance(text) + 6;
        const double side = isUpright      ? 0.5
                            : away.x() < 0 ? 1
                                           : 0; // of the box, from its left end to its right
        const QRectF box = freePlace(
            {at.x() - side * wide, at.y() - metrics.height() / 2, wide, metrics.height()}, isUpright);
        taken_.push_back(box);
        const QColor ink = isLit(edge.coalition) ? theme().mismatch : theme().ink;
        painter_.setPen(QPen(ink, line()));
        painter_.drawLine(from, QPointF(box.left() + side * wide, box.center().y()));
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(isLit(edge.coalition) ? theme().spotlight : faded(theme().paper, 0.9));
        painter_.drawRoundedRect(box, 4, 4);
        painter_.setPen(ink);
        painter_.drawText(box, Qt::AlignCenter | Qt::TextDontClip, text);
    }

    /// The nearest place in the panel where nothing is written: above or below, or to the sides.
    [[nodiscard]] QRectF freePlace(const QRectF& wanted, bool isAside) const {
        const QPointF step = isAside ? QPointF(wanted.height(), 0) : QPointF(0, 0.5 * wanted.height());
        constexpr int mostTries = 24;
        for (int i = 0; i < mostTries; ++i) {
            const int shift = i % 2 == 0 ? i / 2 : -(i + 1) / 2;
            const QRectF box = inPanel(wanted.translated(shift * step));
            const bool isFree = std::none_of(taken_.begin(), taken_.end(),
                                             [&](const QRectF& other) { return other.intersects(box); });
            if (isFree) return box;
        }
        return inPanel(wanted);
    }
    [[nodiscard]] QRectF inPanel(QRectF box) const {
        box.moveLeft(
            std::clamp(box.left(), panel_.left(), std::max(panel_.left(), panel_.right() - box.width())));
        box.moveTop(
            std::clamp(box.top(), panel_.top(), std::max(panel_.top(), panel_.bottom() - box.height())));
        return box;
    }

    /// “x1 + x2 ≥ 170”
    [[nodiscard]] QString textOf(Coalition coalition) const {
        QString sum;
        for (const unsigned player : membersOf(coalition))
            sum += (sum.isEmpty() ? QString() : QStringLiteral(" + ")) + u'x' + drawing_.nameOf(player);
        return QStringLiteral("%1 ≥ %2").arg(sum, written(values_.value(coalition) - level()));
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

    void mark(PayoffMark mark, const Payments& payments) {
        drawPayoffMark(painter_, drawing_.style(), mark, placeOf(payments));
    }

    /// What the orders so far give, and their mean.
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
            drawPayoffMark(painter_, drawing_.style(), PayoffMark::order, at);
            std::next_permutation(order.begin(), order.end());
        }
        if (state.running.empty()) return;
        const QPointF at = placeOf(state.running);
        if (drawing_.isDone()) {
            painter_.setPen(QPen(theme().accent, 2 * line()));
            painter_.setBrush(theme().spotlight);
            painter_.drawEllipse(at, 11 * line(), 11 * line());
        }
        drawPayoffMark(painter_, drawing_.style(), PayoffMark::shapley, at);
    }

    QPainter& painter_;
    const CoalitionDrawing& drawing_;
    const PayoffTriangle& triangle_;
    const CoalitionValues& values_;
    QRectF panel_;
    std::array<QPointF, 3> corners_;
    std::vector<PayoffLine> labelled_;
    std::vector<QRectF> taken_; ///< by what is written
    bool isEmpty_ = false;      ///< the ε-core
};

} // namespace

void drawPayoffTriangle(QPainter& painter, const CoalitionDrawing& drawing) {
    TrianglePainter(painter, drawing).draw();
}

} // namespace mexplorer::ui
