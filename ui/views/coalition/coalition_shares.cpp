// What each player gets, as numbers and as points.
#include "ui/text/rational_text.h"
#include "ui/views/coalition/coalition_figure.h"

#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>

namespace mexplorer::ui {

namespace {

/// A column of the table: what it is called, and its numbers, as far as they are known.
struct ShareColumn {
    QString title;
    std::vector<Rational> numbers;
    QColor colour;
};

class SharesText {
    Q_DECLARE_TR_FUNCTIONS(CoalitionFigure)

public:
    static std::array<ShareColumn, 3> columnsOf(const CoalitionDrawing& drawing) {
        const ExactAnswer& exact = drawing.picture.subject.exact();
        const Theme& theme = drawing.theme();
        std::array<ShareColumn, 3> columns{
            ShareColumn{tr("Shapley value"), exact.power.shapley, theme.accent},
            ShareColumn{tr("Banzhaf value"), exact.power.banzhaf, theme.n},
            ShareColumn{tr("nucleolus"), exact.nucleolus.payments, theme.winning}};
        if (!drawing.look.step) return columns;
        const bool isDone = drawing.look.step->done;
        columns[1].numbers.clear();
        if (const OrderState* order = drawing.order()) {
            columns[0].numbers = isDone ? exact.power.shapley : order->running;
            columns[0].title = isDone ? tr("Shapley value") : tr("mean so far");
            columns[2].numbers.clear();
        } else if (const ExcessState* excess = drawing.excess()) {
            columns[0].numbers.clear();
            columns[2].numbers = excess->payments.value_or(Payments());
            columns[2].title = isDone ? tr("nucleolus") : tr("a solution");
        } else {
            columns[2].numbers.clear();
            if (const SizesState* sizes = drawing.sizes()) columns[0].numbers = sizes->found;
        }
        return columns;
    }
    static QString player() { return tr("player"); }
    static QString samples(const SampledPower& sampled) {
        return tr("%1 random orders, seed %2; ± two standard errors").arg(sampled.orders).arg(sampled.seed);
    }
    static QString shapley() { return tr("Shapley value"); }
    static QString banzhaf() { return tr("Banzhaf value"); }
    static QString noCore() { return tr("no core"); }
};

double largestOf(const std::array<ShareColumn, 3>& columns) {
    double most = 1e-12;
    for (const ShareColumn& column : columns)
        for (const Rational& number : column.numbers)
            most = std::max(most, std::abs(nearest(number)));
    return most;
}

/// The plane of three players’ payments: a corner for each, where he gets all that the others do not get
/// alone.
class Triangle {
public:
    Triangle(const CoalitionValues& values, const QRectF& where) {
        Rational rest = values.value(values.all());
        for (unsigned player = 0; player < 3; ++player) {
            least_[player] = nearest(values.value(alone(player)));
            rest -= values.value(alone(player));
        }
        rest_ = std::max(nearest(rest), 1e-9);
        const double side = std::min(where.width() - 160, (where.height() - 70) / 0.866);
        const double middle = where.center().x();
        const double base = where.bottom() - 36;
        corners_ = {QPointF(middle, base - 0.866 * side), QPointF(middle - side / 2, base),
                    QPointF(middle + side / 2, base)};
    }

    using Point = std::array<double, 3>;
    [[nodiscard]] QPointF at(const Point& payments) const {
        QPointF point;
        for (std::size_t player = 0; player < 3; ++player)
            point += corners_[player] * ((payments[player] - least_[player]) / rest_);
        return point;
    }
    [[nodiscard]] QPointF at(const std::vector<Rational>& payments) const {
        return at(Point{nearest(payments[0]), nearest(payments[1]), nearest(payments[2])});
    }
    [[nodiscard]] Point corner(std::size_t player) const {
        Point point = least_;
        point[player] += rest_;
        return point;
    }
    [[nodiscard]] const std::array<QPointF, 3>& corners() const { return corners_; }
    /// Three times as large, so that an ε-core may reach out of it.
    [[nodiscard]] std::vector<Point> around() const {
        std::vector<Point> points;
        for (std::size_t player = 0; player < 3; ++player) {
            Point point{};
            for (std::size_t other = 0; other < 3; ++other)
                point[other] = least_[other] + (other == player ? 5 * rest_ : -2 * rest_);
            points.push_back(point);
        }
        return points;
    }

private:
    std::array<double, 3> least_{};
    double rest_ = 1;
    std::array<QPointF, 3> corners_;
};

/// What of a polygon has `sign` · (payment of the player) ≥ `bound` (Sutherland and Hodgman 1974).
std::vector<Triangle::Point> cut(const std::vector<Triangle::Point>& polygon, std::size_t player, double sign,
                                 double bound) {
    std::vector<Triangle::Point> left;
    const auto over = [&](const Triangle::Point& point) { return sign * point[player] - bound; };
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const auto& here = polygon[i];
        const auto& next = polygon[(i + 1) % polygon.size()];
        if (over(here) >= 0) left.push_back(here);
        if ((over(here) < 0) == (over(next) < 0)) continue;
        const double share = over(here) / (over(here) - over(next));
        Triangle::Point between{};
        for (std::size_t k = 0; k < 3; ++k)
            between[k] = here[k] + share * (next[k] - here[k]);
        left.push_back(between);
    }
    return left;
}

/// Payments at which no coalition lacks more than ε.
std::vector<Triangle::Point> epsilonCore(const Triangle& triangle, const CoalitionValues& values,
                                         double epsilon) {
    constexpr double slack = 1e-9; // a core may be a line, or a point
    std::vector<Triangle::Point> polygon = triangle.around();
    for (unsigned player = 0; player < 3; ++player) {
        const double own = nearest(values.value(alone(player)));
        const double others = nearest(values.value(values.all() & ~alone(player)));
        const double all = nearest(values.value(values.all()));
        const double some = slack * (1 + std::abs(all));
        polygon = cut(polygon, player, 1, own - epsilon - some);
        polygon = cut(polygon, player, -1, others - epsilon - all - some);
    }
    return polygon;
}

class TrianglePainter {
public:
    TrianglePainter(const CoalitionDrawing& drawing, const QRectF& where)
        : drawing_(drawing), where_(where), triangle_(values(), where) {}

    void draw() const {
        const Theme& theme = drawing_.theme();
        QPainter& painter = drawing_.painter;
        painter.save();
        painter.setClipRect(where_.adjusted(-30, -14, 30, 14), Qt::IntersectClip);
        drawCore();
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.ink, 1.5));
        painter.drawPolygon(
            QPolygonF({triangle_.corners()[0], triangle_.corners()[1], triangle_.corners()[2]}));
        for (unsigned player = 0; player < 3; ++player)
            drawEdge(player);
        drawCorners();
        drawPoints();
        painter.restore();
    }

private:
    [[nodiscard]] const CoalitionValues& values() const { return drawing_.picture.subject.values(); }

    [[nodiscard]] double epsilon() const {
        const ExcessState* excess = drawing_.excess();
        return excess && excess->excess ? nearest(*excess->excess) : 0;
    }

    void drawCore() const {
        const Theme& theme = drawing_.theme();
        const auto polygon = epsilonCore(triangle_, values(), epsilon());
        QPolygonF shape;
        for (const Triangle::Point& point : polygon)
            shape << triangle_.at(point);
        if (shape.isEmpty()) return;
        drawing_.painter.setPen(QPen(theme.p, 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        drawing_.painter.setBrush(faded(theme.p, 0.2));
        drawing_.painter.drawPolygon(shape);
    }

    /// The line on which the two others get what they are worth (less ε): it bounds what this player may get.
    void drawEdge(unsigned player) const {
        const Theme& theme = drawing_.theme();
        const Coalition others = values().all() & ~alone(player);
        const double all = nearest(values().value(values().all()));
        const double most = all - nearest(values().value(others)) + epsilon();
        const auto low = triangle_.corner((player + 1) % 3);
        const auto high = triangle_.corner(player);
        const double share = (most - low[player]) / (high[player] - low[player]);
        if (share < -0.02 || share > 0.985) return; // it cuts nothing off
        std::array<QPointF, 2> ends;
        for (unsigned i = 0; i < 2; ++i) {
            const auto corner = triangle_.corner((player + 1 + i) % 3);
            Triangle::Point point{};
            for (std::size_t k = 0; k < 3; ++k)
                point[k] = corner[k] + share * (high[k] - corner[k]);
            ends[i] = triangle_.at(point);
        }
        const ExcessState* excess = drawing_.excess();
        const bool isLit = excess && std::find(excess->binding.begin(), excess->binding.end(), others) !=
                                         excess->binding.end();
        drawing_.painter.setPen(QPen(isLit ? theme.nText : theme.quiet, isLit ? 3 : 1.5, Qt::DashLine));
        drawing_.painter.drawLine(ends[0], ends[1]);
        // Its name is beside the end that is further out.
        const QPointF away = (ends[0] - ends[1]) /
                             std::max(1.0, std::hypot(ends[0].x() - ends[1].x(), ends[0].y() - ends[1].y()));
        const QPointF at = player == 1 ? ends[0] + away * 26 : ends[1] - away * 26;
        drawing_.text({at.x() - 30, at.y() - 13, 60, 26}, Qt::AlignCenter, drawing_.nameOf(others),
                      isLit ? theme.nText : theme.quiet, 15, QFont::DemiBold);
    }

    void drawCorners() const {
        const Theme& theme = drawing_.theme();
        const auto& corners = triangle_.corners();
        const auto& names = drawing_.picture.subject.names;
        const std::array<QPointF, 3> places{corners[0] + QPointF(0, -20), corners[1] + QPointF(-4, 20),
                                            corners[2] + QPointF(4, 20)};
        for (std::size_t player = 0; player < 3; ++player)
            drawing_.text({places[player].x() - 60, places[player].y() - 14, 120, 28}, Qt::AlignCenter,
                          QString::fromStdString(names[player]), theme.ink, 17, QFont::Bold);
        const ExcessState* excess = drawing_.excess();
        const bool isNone = !excess && drawing_.picture.subject.exact().core.isEmpty;
        const QString told = excess && excess->excess
                                 ? QStringLiteral("ε = %1").arg(shortText(*excess->excess))
                             : isNone ? SharesText::noCore()
                                      : QString();
        drawing_.text({where_.right() - 150, where_.top(), 150, 30}, Qt::AlignRight | Qt::AlignVCenter, told,
                      theme.pText, 17, QFont::DemiBold);
    }

    void drawPoints() const {
        const Theme& theme = drawing_.theme();
        const ExactAnswer& exact = drawing_.picture.subject.exact();
        const bool isDone = !drawing_.look.step || drawing_.look.step->done;
        const OrderState* order = drawing_.order();
        const ExcessState* excess = drawing_.excess();
        if (order) drawOrders(*order);
        if (order && !order->running.empty())
            drawShapleyPoint(drawing_.painter, theme, triangle_.at(order->running), 8);
        if (!order && !excess)
            drawShapleyPoint(drawing_.painter, theme, triangle_.at(exact.power.shapley), 8);
        if (!order && isDone)
            drawNucleolusPoint(drawing_.painter, theme, triangle_.at(exact.nucleolus.payments), 8);
        else if (excess && excess->payments)
            drawNucleolusPoint(drawing_.painter, theme, triangle_.at(*excess->payments), 8);
    }

    /// What the orders so far give.
    void drawOrders(const OrderState& state) const {
        std::vector<unsigned> order{0, 1, 2};
        const Theme& theme = drawing_.theme();
        for (std::size_t i = 0; i < state.ordersDone; ++i) {
            Payments added(3);
            Coalition there = 0;
            for (const unsigned player : order) {
                added[player] = values().value(there | alone(player)) - values().value(there);
                there |= alone(player);
            }
            const bool isNow = i + 1 == state.ordersDone && state.arrived == 3;
            drawing_.painter.setPen(QPen(theme.n, 2.5));
            drawing_.painter.setBrush(isNow ? theme.n : theme.paper);
            drawing_.painter.drawEllipse(triangle_.at(added), 6, 6);
            std::next_permutation(order.begin(), order.end());
        }
    }

    const CoalitionDrawing& drawing_;
    QRectF where_;
    Triangle triangle_;
};

} // namespace

void drawShares(const CoalitionDrawing& drawing, const QRectF& where) {
    const auto columns = SharesText::columnsOf(drawing);
    const Theme& theme = drawing.theme();
    const std::size_t players = drawing.picture.players();
    const double pitch = std::min(40.0, where.height() / static_cast<double>(players + 1));
    constexpr double nameWidth = 90;
    const double width = (where.width() - nameWidth) / 3;
    const double most = largestOf(columns);
    drawing.text({where.left(), where.top(), nameWidth, pitch}, Qt::AlignLeft | Qt::AlignVCenter,
                 SharesText::player(), theme.quiet, 15);
    for (std::size_t player = 0; player < players; ++player) {
        const double y = where.top() + static_cast<double>(player + 1) * pitch;
        drawing.painter.setPen(QPen(theme.line, 1));
        drawing.painter.drawLine(QPointF(where.left(), y), QPointF(where.right(), y));
        drawing.text({where.left(), y, nameWidth - 8, pitch}, Qt::AlignLeft | Qt::AlignVCenter,
                     QString::fromStdString(drawing.picture.subject.names[player]), theme.ink, 17,
                     QFont::DemiBold);
    }
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const double left = where.left() + nameWidth + static_cast<double>(i) * width;
        const bool isKnown = !columns[i].numbers.empty();
        drawing.text({left, where.top(), width - 8, pitch}, Qt::AlignRight | Qt::AlignVCenter,
                     columns[i].title, isKnown ? theme.ink : theme.quiet, 15,
                     isKnown ? QFont::DemiBold : QFont::Normal);
        for (std::size_t player = 0; player < columns[i].numbers.size(); ++player) {
            const double y = where.top() + static_cast<double>(player + 1) * pitch;
            const double part = std::abs(nearest(columns[i].numbers[player])) / most * (width - 20);
            drawing.painter.fillRect(QRectF(left + width - 8 - part, y + 4, part, pitch - 8),
                                     faded(columns[i].colour, 0.22));
            drawing.text({left, y, width - 12, pitch}, Qt::AlignRight | Qt::AlignVCenter,
                         shortText(columns[i].numbers[player]), theme.ink, 16);
        }
    }
}

void drawSampledShares(const CoalitionDrawing& drawing, const QRectF& where) {
    const SampledPower& sampled = *drawing.picture.subject.answer->sampled;
    const Theme& theme = drawing.theme();
    drawing.text({where.left(), where.top(), where.width(), 30}, Qt::AlignCenter,
                 SharesText::samples(sampled), theme.quiet, 15);
    const std::size_t players = drawing.picture.players();
    constexpr std::size_t rows = 20;
    const double wide = where.width() / 3;
    const double pitch = (where.height() - 40) / static_cast<double>(rows);
    for (std::size_t player = 0; player < players; ++player) {
        const double x = where.left() + static_cast<double>(player / rows) * wide;
        const double y = where.top() + 36 + static_cast<double>(player % rows) * pitch;
        const Estimated& share = sampled.shapley[player];
        drawing.text({x, y, 60, pitch}, Qt::AlignLeft | Qt::AlignVCenter,
                     QString::fromStdString(drawing.picture.subject.names[player]), theme.ink, 15,
                     QFont::DemiBold);
        drawing.text({x + 60, y, wide - 80, pitch}, Qt::AlignLeft | Qt::AlignVCenter,
                     QStringLiteral("%1 ± %2").arg(share.mean, 0, 'g', 5).arg(share.error, 0, 'g', 2),
                     theme.ink, 15);
    }
}

void drawTriangle(const CoalitionDrawing& drawing, const QRectF& where) {
    TrianglePainter(drawing, where).draw();
}

void drawShapleyPoint(QPainter& painter, const Theme& theme, const QPointF& at, double size) {
    painter.setPen(QPen(theme.paper, 2));
    painter.setBrush(theme.accent);
    painter.drawEllipse(at, size, size);
}

void drawNucleolusPoint(QPainter& painter, const Theme& theme, const QPointF& at, double size) {
    painter.setPen(QPen(theme.paper, 2));
    painter.setBrush(theme.winning);
    const double half = 1.2 * size;
    painter.drawPolygon(QPolygonF(
        {at + QPointF(0, -half), at + QPointF(half, 0), at + QPointF(0, half), at + QPointF(-half, 0)}));
}

} // namespace mexplorer::ui
