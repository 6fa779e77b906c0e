#include "ui/views/lattice/lattice_drawing.h"

#include "core/explain/say_short_game.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/watch/named.h"
#include "ui/figure/world_painter.h"
#include "ui/text/game_name.h"
#include "ui/theme/roles.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double namePixels = 16;

class LatticePainter : private WorldPainter {
    Q_DECLARE_TR_FUNCTIONS(LatticeFigure)

public:
    LatticePainter(QPainter& painter, const LatticeFigure& figure, const Frame& frame)
        : WorldPainter(painter, frame), figure_(figure) {}

    void draw() {
        if (now().hasOrder)
            for (const auto& [lower, upper] : lattice().covers)
                drawLine(lower, upper);
        for (std::size_t i = 0; i < lattice().games.size(); ++i)
            figure_.isShown(i) ? drawGame(i) : drawUnborn(i);
        for (std::size_t i = 0; i < lattice().games.size(); ++i)
            if (isBound(i)) drawBound(i, placed(figure_.layout().box(i)));
        for (int day = 0; day <= (now().hasDay3 ? 3 : now().day); ++day)
            drawCount(day);
    }

private:
    [[nodiscard]] const LatticeState& now() const { return figure_.state(); }
    [[nodiscard]] const DayLattice& lattice() const { return figure_.lattice(); }
    [[nodiscard]] bool isAbout(std::size_t game) const {
        return std::ranges::find(now().about, game) != now().about.end();
    }
    [[nodiscard]] bool isBound(std::size_t game) const { return now().above == game || now().below == game; }
    /// Those of the game that is pointed at.
    [[nodiscard]] bool isLit(std::size_t lower, std::size_t upper) const {
        const auto isHovered = [&](std::size_t game) {
            return figure_.look().hovered == lattice().games[game].name;
        };
        return isHovered(lower) || isHovered(upper);
    }

    void drawLine(std::size_t lower, std::size_t upper) {
        const QRectF from = placed(figure_.layout().box(lower));
        const QRectF to = placed(figure_.layout().box(upper));
        const QPointF begin(from.center().x(), from.top());
        const Keyed keyed(painter_, {"line", lower, upper}, begin, Growth::uncovers);
        const bool isStrong = isLit(lower, upper);
        painter_.setPen(QPen(isStrong ? theme().accent : theme().rim, (isStrong ? 3 : 1.5) * line()));
        painter_.drawLine(begin, QPointF(to.center().x(), to.bottom()));
    }

    /// Its place is free until its day.
    void drawUnborn(std::size_t index) {
        const Keyed keyed(painter_, {"place", index});
        const QRectF box = placed(figure_.layout().box(index));
        painter_.setPen(QPen(theme().line, 1.5 * line()));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawRoundedRect(box, box.height() / 3, box.height() / 3);
    }

    void drawGame(std::size_t index) {
        const LatticeGame& game = lattice().games[index];
        const Named named(painter_, [&] { return gameTopic(game.name); });
        const Keyed keyed(painter_, {"game", index});
        const QRectF box = placed(figure_.layout().box(index));
        const double round = box.height() / 3;
        if (isAbout(index) || isBound(index)) {
            const double halo = 5 * line();
            painter_.setPen(QPen(isBound(index) ? theme().winning : theme().accent, 2 * line()));
            painter_.setBrush(theme().spotlight);
            painter_.drawRoundedRect(box.adjusted(-halo, -halo, halo, halo), round + halo, round + halo);
        }
        const RoleColours colours = outcomeColours(theme(), game.outcome);
        const bool isChosen = figure_.look().chosen == game.name || figure_.look().hovered == game.name;
        painter_.setPen(isChosen ? QPen(theme().ink, 3.5 * line()) : QPen(Qt::NoPen));
        painter_.setBrush(colours.fill);
        painter_.drawRoundedRect(box, round, round);
        const double edge = 4;
        write(box.adjusted(edge, 0, -edge, 0), gameName(game.name), namePixels, colours.on, Qt::AlignCenter,
              QFont::Bold);
    }

    /// How many games are born by a day.
    void drawCount(int day) {
        const Keyed keyed(painter_, {"count", static_cast<std::uint64_t>(day)});
        const QRectF box = placed(figure_.layout().count(day));
        painter_.setPen(QPen(theme().line, line()));
        painter_.setBrush(theme().chrome);
        painter_.drawRoundedRect(box, 5, 5);
        const std::size_t games = day == 3 ? lattice().bornByDay3 : lattice().countBornBy(day);
        write(box, tr("by day %1: %2").arg(day).arg(games), namePixels - 2, theme().ink, Qt::AlignCenter,
              QFont::DemiBold);
    }

    /// Which of the two bounds it is: above the least above both, below the other.
    void drawBound(std::size_t index, const QRectF& box) {
        const bool isAbove = now().above == index;
        const Keyed keyed(painter_, {isAbove ? "above" : "below"});
        const QString text = isAbove ? tr("least above") : tr("greatest below");
        painter_.setFont(font(namePixels - 3, QFont::Bold));
        const QFontMetricsF metrics(painter_.font());
        const double wide = metrics.horizontalAdvance(text) + 10;
        const double high = metrics.height();
        const double gap = 6 * line();
        const double top = isAbove ? box.top() - gap - high : box.bottom() + gap;
        const QRectF place(box.center().x() - wide / 2, top, wide, high);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme().paper);
        painter_.drawRect(place);
        painter_.setPen(theme().winning);
        painter_.drawText(place, Qt::AlignCenter | Qt::TextDontClip, text);
    }

    const LatticeFigure& figure_;
};

} // namespace

void drawLattice(QPainter& painter, const LatticeFigure& figure, const Frame& frame) {
    LatticePainter(painter, figure, frame).draw();
}

} // namespace mexplorer::ui
