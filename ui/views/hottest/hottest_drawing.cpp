#include "ui/views/hottest/hottest_drawing.h"

#include "core/explain/thermograph_trace.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/watch/named.h"
#include "ui/figure/world_painter.h"
#include "ui/text/game_name.h"
#include "ui/text/translated.h"
#include "ui/theme/colour_maps.h"
#include "ui/theme/roles.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double headPixels = 18;
constexpr double namePixels = 18;
constexpr double smallPixels = 14;

class HottestPainter : private WorldPainter {
    Q_DECLARE_TR_FUNCTIONS(HottestFigure)

public:
    HottestPainter(QPainter& painter, const HottestFigure& figure, const Frame& frame)
        : WorldPainter(painter, frame), figure_(figure) {}

    void draw() {
        {
            const Keyed keyed(painter_, {"title"});
            write(placed(figure_.header()), figure_.title(), headPixels, theme().ink,
                  Qt::AlignLeft | Qt::AlignVCenter, QFont::Bold);
        }
        for (std::size_t i = 0; i < figure_.parts().size(); ++i)
            drawComponent(i);
        drawResults();
    }

private:
    [[nodiscard]] const HotState& now() const { return figure_.state(); }
    [[nodiscard]] const std::vector<HotPlay::Turn>& turns() const { return figure_.play().turns; }
    /// Whether the last move was made here.
    [[nodiscard]] bool isTaken(std::size_t component) const {
        return now().turns > 0 && !now().isAdded && turns()[now().turns - 1].component == component;
    }

    void drawComponent(std::size_t index) {
        const Named named(painter_, topic::row, index);
        drawThermometer(index);
        drawCard(index);
        drawTurns(index);
    }

    void drawThermometer(std::size_t index) {
        const HotPlay::Part& part = figure_.parts()[index];
        const QRectF tube = placed(figure_.thermometer(index));
        {
            const Keyed keyed(painter_, {"tube", index});
            painter_.setPen(QPen(theme().rim, 1.5 * line()));
            painter_.setBrush(theme().chrome);
            painter_.drawRoundedRect(tube, tube.width() / 2, tube.width() / 2);
        }
        const double share = std::clamp(nearest(part.temperature) / figure_.hottest(), 0.0, 1.0);
        const double high = share * tube.height();
        {
            const Keyed keyed(painter_, {"heat", index}, Growth::stretches);
            const QRectF heat(tube.left(), tube.bottom() - high, tube.width(), high);
            painter_.setPen(Qt::NoPen);
            painter_.setBrush(heatScale(QLineF(tube.left(), tube.bottom(), tube.left(), tube.top())));
            const double round = std::min(high, tube.width()) / 2;
            if (high > 0) painter_.drawRoundedRect(heat, round, round);
        }
        const Keyed keyed(painter_, {"temperature", index});
        const double wide = 3 * tube.width();
        const double text = 20 * frame_.scale();
        write(QRectF(tube.center().x() - wide / 2, tube.top() - text - 4, wide, text),
              QStringLiteral("t = %1").arg(translated(sayNumber(part.temperature))), smallPixels,
              theme().quiet, Qt::AlignCenter);
    }

    /// What the component is now; in the colour of who has just moved there.
    void drawCard(std::size_t index) {
        const HotPlay::Part& part = figure_.parts()[index];
        const QRectF box = placed(figure_.card(index));
        {
            const Keyed keyed(painter_, {"card", index});
            const bool isHovered = figure_.hovered() == part.name;
            QPen pen(theme().rim, 1.5 * line());
            if (isTaken(index)) pen = QPen(playerColours(theme(), isLeft(now().turns - 1)).text, 4 * line());
            painter_.setPen(pen);
            painter_.setBrush(isTaken(index) ? theme().spotlight
                              : isHovered    ? theme().accentSoft
                                             : theme().paper);
            painter_.drawRoundedRect(box, 6, 6);
            painter_.setFont(font(namePixels, QFont::Bold));
            painter_.setPen(theme().ink);
            const QString name = gameName(part.name);
            painter_.drawText(
                box, Qt::AlignCenter | Qt::TextDontClip,
                QFontMetricsF(painter_.font()).elidedText(name, Qt::ElideMiddle, box.width() - 8));
        }
        const Keyed keyed(painter_, {"mean", index});
        write(placed(figure_.mean(index)), tr("mean %1").arg(translated(sayNumber(part.mean))), smallPixels,
              now().isAdded ? theme().winning : theme().quiet, Qt::AlignCenter,
              now().isAdded ? QFont::Bold : QFont::Normal);
    }

    [[nodiscard]] bool isLeft(std::size_t turn) const { return turns()[turn].mover == Side::left; }

    /// The moves made here, by their numbers.
    void drawTurns(std::size_t component) {
        std::vector<std::size_t> here;
        for (std::size_t i = 0; i < now().turns; ++i)
            if (turns()[i].component == component) here.push_back(i);
        const std::size_t most = HottestFigure::mostTurns;
        const std::size_t shown = here.size() <= most ? here.size() : most - 1;
        for (std::size_t row = 0; row < shown; ++row)
            drawTurn(here[row], placed(figure_.turn(component, row)));
        if (shown < here.size())
            write(placed(figure_.turn(component, most - 1)),
                  tr("and %n more moves", nullptr, static_cast<int>(here.size() - shown)), smallPixels,
                  theme().quiet, Qt::AlignCenter);
    }

    void drawTurn(std::size_t turn, const QRectF& place) {
        const Keyed keyed(painter_, {"turn", turn}, MotionKey{"card", turns()[turn].component});
        const RoleColours& colours = playerColours(theme(), isLeft(turn));
        const double side = place.height() - 4;
        const QRectF coin(place.left(), place.top() + 2, 1.4 * side, side);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(colours.fill);
        painter_.drawRoundedRect(coin, side / 3, side / 3);
        write(coin, QString::number(turn + 1), smallPixels - 1, colours.on, Qt::AlignCenter, QFont::Bold);
        painter_.setFont(font(smallPixels));
        painter_.setPen(colours.text);
        const QRectF text = place.adjusted(coin.width() + 6, 0, 0, 0);
        const QString to = QStringLiteral("→ %1").arg(gameName(turns()[turn].to.name));
        painter_.drawText(text, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                          QFontMetricsF(painter_.font()).elidedText(to, Qt::ElideRight, text.width()));
    }

    void drawResults() {
        if (now().isAdded)
            drawResult({"stop"}, figure_.stop(),
                       tr("hottest first: %1").arg(translated(sayNumber(figure_.play().stop))),
                       theme().winning);
        if (!now().isCompared) return;
        const bool isBest = figure_.play().stop == figure_.play().exact;
        drawResult({"exact"}, figure_.exact(),
                   tr("best play: %1").arg(translated(sayNumber(figure_.play().exact))),
                   isBest ? theme().winning : theme().mismatch);
    }
    void drawResult(const MotionKey& key, const QRectF& world, const QString& text, const QColor& ink) {
        const Keyed keyed(painter_, key);
        const QRectF box = placed(world);
        painter_.setPen(QPen(ink, 2 * line()));
        painter_.setBrush(theme().paper);
        painter_.drawRoundedRect(box, 6, 6);
        write(box.adjusted(6, 0, -6, 0), text, smallPixels + 2, ink, Qt::AlignCenter, QFont::Bold);
    }

    const HottestFigure& figure_;
};

} // namespace

QLinearGradient heatScale(const QLineF& line) {
    constexpr double coldest = 0.3; // of the map, whose darkest colours say nothing
    constexpr int stops = 8;
    QLinearGradient scale(line.p1(), line.p2());
    for (int i = 0; i <= stops; ++i) {
        const double t = 1.0 * i / stops;
        scale.setColorAt(t, QColor(colourAt(ColourMap::magma, coldest + (0.95 - coldest) * t)));
    }
    return scale;
}

void drawHottest(QPainter& painter, const HottestFigure& figure, const Frame& frame) {
    HottestPainter(painter, figure, frame).draw();
}

} // namespace mexplorer::ui
