#include "ui/figure/motion/keyed.h"
#include "ui/views/regret/regret_drawing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string_view>

namespace mexplorer::ui {

namespace {

constexpr double cornerPixels = 17;
constexpr std::size_t mostFading = 48; // strategies of the trail, the others are as faint as the last
constexpr double faintest = 0.12;

/// Draws the path: a corner stands for an action, a point for a mixture of them.
class PathPainter {
public:
    PathPainter(QPainter& painter, const RegretDrawing& drawing, const QRectF& area, bool isSmall)
        : painter_(painter), drawing_(drawing), side_(drawing.picture.shown), isSmall_(isSmall) {
        const double type = isSmall ? 2 : QFontMetricsF(drawing.font(cornerPixels, QFont::Bold)).height();
        const QRectF inner = area.adjusted(type / 2, 1.3 * type, -type / 2, -1.4 * type);
        isEdge_ = drawing.picture.game().actions(side_) == 2;
        if (isEdge_) {
            corners_ = {inner.bottomLeft(), inner.bottomRight(), {}};
            above_ = inner.height();
            return;
        }
        const double side = std::min(inner.width(), inner.height() * 2 / std::sqrt(3.0));
        const double high = side * std::sqrt(3.0) / 2;
        const QPointF middle = inner.center();
        corners_ = {QPointF(middle.x(), middle.y() - high / 2),
                    QPointF(middle.x() - side / 2, middle.y() + high / 2),
                    QPointF(middle.x() + side / 2, middle.y() + high / 2)};
    }

    void draw() {
        drawFrame();
        for (const Trail& trail : trails())
            drawOlder(trail);
        drawSolution();
        for (const Trail& trail : trails())
            drawNewest(trail);
        drawNow();
    }

private:
    using Shares = std::vector<double>;

    /// A line through a strategy of each point.
    struct Trail {
        std::string_view kind;
        QColor colour;
        double width;
        Shares (*shares)(const RegretPlayer&);
    };

    [[nodiscard]] const Theme& theme() const { return drawing_.theme(); }
    [[nodiscard]] double line() const { return (isSmall_ ? 0.6 : 1) * drawing_.style().line; }
    [[nodiscard]] const RegretPlayer& playerAt(std::size_t point) const {
        return drawing_.picture.subject.points[point].players[static_cast<std::size_t>(side_)];
    }

    /// `age`: how many points before the present one; on an edge, older ones are higher.
    [[nodiscard]] QPointF placeOf(const Shares& shares, std::size_t age = 0) const {
        if (!isEdge_) return shares[0] * corners_[0] + shares[1] * corners_[1] + shares[2] * corners_[2];
        const double all = std::log1p(static_cast<double>(drawing_.picture.subject.points.size()));
        const double up = std::log1p(static_cast<double>(age)) / all * above_;
        return shares[0] * corners_[0] + shares[1] * corners_[1] - QPointF(0, up);
    }

    void drawFrame() {
        painter_.setPen(QPen(theme().rim, 1.5 * line()));
        painter_.setBrush(Qt::NoBrush);
        if (isEdge_)
            painter_.drawLine(corners_[0], corners_[1]);
        else
            painter_.drawPolygon(corners_.data(), 3);
        if (isSmall_) return;
        painter_.setFont(drawing_.font(cornerPixels, QFont::Bold));
        const QFontMetricsF metrics(painter_.font());
        for (std::size_t action = 0; action < (isEdge_ ? 2 : 3); ++action) {
            const bool isOnTop = !isEdge_ && action == 0;
            const QString name = QString::fromStdString(drawing_.nameOf(side_, action));
            QRectF box(0, 0, metrics.horizontalAdvance(name) + 2, metrics.height());
            box.moveCenter(corners_[action] + QPointF(0, (isOnTop ? -0.75 : 0.9) * metrics.height()));
            if (box.left() < drawing_.layout.large().left()) box.moveLeft(drawing_.layout.large().left());
            if (box.right() > drawing_.layout.large().right()) box.moveRight(drawing_.layout.large().right());
            painter_.setPen(actionColour(theme(), action));
            painter_.drawText(box, Qt::AlignCenter | Qt::TextDontClip, name);
        }
    }

    /// The strategies so far: those played, or only dots where rounds are left out; and thick the averages.
    [[nodiscard]] std::array<Trail, 2> trails() const {
        return {Trail{"trail of the played", theme().quiet, 1.3,
                      [](const RegretPlayer& player) { return player.strategy; }},
                Trail{"trail of the averages", theme().accent, 2.6,
                      [](const RegretPlayer& player) { return player.average(); }}};
    }

    [[nodiscard]] QPen penOf(const Trail& trail, double strength) const {
        return {faded(trail.colour, strength), trail.width * line(), Qt::SolidLine, Qt::RoundCap,
                Qt::RoundJoin};
    }

    /// All but the newest part. The older one is, the fainter; what is oldest is one line.
    void drawOlder(const Trail& trail) {
        const std::size_t now = drawing_.state.point;
        const std::size_t fading = std::min(mostFading, now);
        QPolygonF oldest;
        for (std::size_t i = 0; i + fading <= now; ++i)
            oldest << placeOf(trail.shares(playerAt(i)), now - i);
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(penOf(trail, faintest));
        if (oldest.size() > 1) painter_.drawPolyline(oldest);
        for (std::size_t age = fading; age > 1; --age)
            drawPart(trail, age);
    }

    /// It grows from the strategy before.
    void drawNewest(const Trail& trail) {
        const std::size_t now = drawing_.state.point;
        if (now == 0) return;
        std::optional<Keyed> keyed;
        if (!isSmall_)
            keyed.emplace(painter_, MotionKey{trail.kind, now}, placeOf(trail.shares(playerAt(now - 1)), 1),
                          Growth::uncovers);
        drawPart(trail, 1);
    }

    /// From the strategy of so many points ago to the one after it.
    void drawPart(const Trail& trail, std::size_t age) {
        const std::size_t now = drawing_.state.point;
        const double young = 1 - static_cast<double>(age) / static_cast<double>(mostFading + 1);
        painter_.setPen(penOf(trail, faintest + (1 - faintest) * young * young));
        painter_.drawLine(placeOf(trail.shares(playerAt(now - age)), age),
                          placeOf(trail.shares(playerAt(now - age + 1)), age - 1));
    }

    void drawSolution() {
        const auto& solution = drawing_.picture.subject.solution[static_cast<std::size_t>(side_)];
        if (solution.empty()) return;
        const QPointF at = placeOf(solution);
        painter_.setBrush(Qt::NoBrush);
        if (isEdge_) {
            painter_.setPen(QPen(faded(theme().winning, 0.6), 1.5 * line(), Qt::DashLine));
            painter_.drawLine(at, at - QPointF(0, above_));
        }
        painter_.setPen(QPen(theme().winning, 2.5 * line()));
        painter_.drawEllipse(at, 9 * line(), 9 * line());
    }

    void drawNow() {
        const RegretPlayer& player = playerAt(drawing_.state.point);
        const double radius = 5.5 * line();
        const QPointF played = placeOf(player.strategy);
        if (drawing_.state.hasTold(RegretState::Stage::next, side_)) {
            std::optional<Keyed> keyed;
            if (!isSmall_) keyed.emplace(painter_, MotionKey{"to the next"}, played, Growth::uncovers);
            drawRegretArrow(painter_, played, placeOf(player.next), QPen(theme().ink, 2 * line()),
                            9 * line());
        }
        std::optional<Keyed> square;
        if (!isSmall_) square.emplace(painter_, MotionKey{"played"});
        painter_.setPen(QPen(theme().paper, 1.5 * line()));
        painter_.setBrush(theme().quiet);
        painter_.drawRect(QRectF(played - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)));
        square.reset();
        std::optional<Keyed> disc;
        if (!isSmall_) disc.emplace(painter_, MotionKey{"average"});
        painter_.setPen(QPen(theme().paper, 1.5 * line()));
        painter_.setBrush(theme().accent);
        painter_.drawEllipse(placeOf(player.average()), radius, radius);
    }

    QPainter& painter_;
    const RegretDrawing& drawing_;
    MatrixSide side_;
    bool isSmall_;
    bool isEdge_ = false;
    double above_ = 0; ///< the height of the trail above an edge
    std::array<QPointF, 3> corners_;
};

} // namespace

void drawRegretPath(QPainter& painter, const RegretDrawing& drawing, const QRectF& area, bool isSmall) {
    PathPainter(painter, drawing, area, isSmall).draw();
}

void drawRegretArrow(QPainter& painter, const QPointF& from, const QPointF& to, const QPen& pen,
                     double head) {
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    if (length < 1) return; // it is played again
    const QPointF along = std::min(head, length) * way / length;
    const QPointF across(-along.y() / 2, along.x() / 2);
    painter.setPen(pen);
    painter.setBrush(pen.color());
    painter.drawLine(from, to - along / 2);
    const std::array<QPointF, 3> tip{to, to - along + across, to - along - across};
    painter.setPen(Qt::NoPen);
    painter.drawPolygon(tip.data(), 3);
}

} // namespace mexplorer::ui
