#include "ui/views/thermograph/thermograph_drawing.h"

#include "core/explain/say_short_game.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/watch/named.h"
#include "ui/figure/world_painter.h"
#include "ui/text/game_name.h"
#include "ui/text/translated.h"
#include "ui/theme/roles.h"
#include "ui/views/thermograph/tax_marks.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

using Stage = HeatState::WallStage;

constexpr double numberPixels = 14;
constexpr double namePixels = 17;
constexpr double headPixels = 19;
constexpr int mostTicks = 8;
constexpr double roomForChart = 5.2; // lines of the least type: else a card has its name and its mean alone

/// The largest step between numbers on an axis of this length that has not too few of them.
Rational tickStep(double length) {
    Rational step(1, 8);
    while (length / nearest(step) > mostTicks)
        step *= 2;
    return step;
}

class ThermographPainter : private WorldPainter {
    Q_DECLARE_TR_FUNCTIONS(ThermographFigure)

public:
    ThermographPainter(QPainter& painter, const ThermographFigure& figure, const Frame& frame)
        : WorldPainter(painter, frame), figure_(figure) {}

    void draw() {
        drawHeader();
        for (const bool isLeft : {true, false})
            drawCards(isLeft);
        drawAxes();
        drawArea();
        for (const bool isLeft : {true, false})
            drawWall(isLeft);
        drawMast();
        drawStops();
        drawTax();
        drawTurn();
        if (figure_.isTaxMarked()) drawTaxMarks(painter_, figure_, frame_);
    }

private:
    [[nodiscard]] const HeatState& now() const { return figure_.state(); }
    [[nodiscard]] const ThermographLayout& layout() const { return figure_.layout(); }
    [[nodiscard]] const HeatChart& chart() const { return layout().chart(); }
    [[nodiscard]] const ShortGameHeat& heat() const { return figure_.heat(); }
    [[nodiscard]] Stage stage(bool isLeft) const { return isLeft ? now().left : now().right; }
    [[nodiscard]] const Wall& scaffold(bool isLeft) const {
        return isLeft ? heat().leftScaffold : heat().rightScaffold;
    }
    [[nodiscard]] const Wall& wall(bool isLeft) const {
        return isLeft ? heat().whole.heat.left : heat().whole.heat.right;
    }

    /// The game, and what is known of it.
    void drawHeader() {
        const QRectF place = placed(layout().header());
        {
            const Named named(painter_, [&] { return gameTopic(heat().whole.name); });
            const Keyed keyed(painter_, {"game"});
            painter_.setFont(font(headPixels, QFont::Bold));
            painter_.setPen(theme().ink);
            const QString name = figure_.name().left(500);
            painter_.drawText(
                place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                QFontMetricsF(painter_.font()).elidedText(name, Qt::ElideMiddle, 0.4 * place.width()));
        }
        if (!now().isDone) return;
        const Keyed keyed(painter_, {"facts"});
        const QRectF facts = place.adjusted(0.42 * place.width(), 0, 0, 0);
        write(facts, translated(sayStopsAndHeat(heat())), namePixels, theme().winning,
              Qt::AlignRight | Qt::AlignVCenter, QFont::Bold);
    }

    void drawCards(bool isLeft) {
        const auto& options = isLeft ? heat().left : heat().right;
        const std::size_t shown = std::min(options.size(), ThermographLayout::mostCards);
        for (std::size_t i = 0; i < shown; ++i)
            drawCard(i, isLeft, options[i]);
        if (shown < options.size())
            write(placed(layout().rest(isLeft)),
                  tr("and %n more", nullptr, static_cast<int>(options.size() - shown)), numberPixels,
                  theme().quiet, Qt::AlignCenter);
    }

    void drawCard(std::size_t index, bool isLeft, const NamedThermograph& option) {
        const QRectF world = layout().card(index, isLeft);
        const QRectF card = placed(world);
        const Named named(painter_, [&] { return gameTopic(option.name); });
        const Keyed keyed(painter_, {isLeft ? "left card" : "right card", index});
        const bool isLit = now().areOptionsLit || stage(isLeft) == Stage::untaxed;
        painter_.setPen(QPen(playerColours(theme(), isLeft).text, (isLit ? 3 : 1.5) * line()));
        painter_.setBrush(figure_.hovered() == option.name ? theme().accentSoft
                          : isLit                          ? theme().spotlight
                                                           : theme().paper);
        painter_.drawRoundedRect(card, 6, 6);
        if (card.height() >= roomForChart * frame_.style().leastType)
            drawSmall(layout().small(option.heat, world), option.heat);
        painter_.setFont(font(namePixels, QFont::Bold));
        painter_.setPen(theme().ink);
        const double edge = 8 * frame_.scale();
        const QRectF inside = card.adjusted(edge, 0.6 * edge, -edge, -0.6 * edge);
        const QString name = gameName(option.name);
        painter_.drawText(inside, Qt::AlignTop | Qt::AlignHCenter | Qt::TextDontClip,
                          QFontMetricsF(painter_.font()).elidedText(name, Qt::ElideMiddle, inside.width()));
        const double high = 22 * frame_.scale();
        const QString mean = translated(sayNumber(option.heat.mean));
        const QString words = tr("mean %1").arg(mean);
        const bool areWordsSeen =
            QFontMetricsF(font(numberPixels - 1)).horizontalAdvance(words) <= inside.width();
        write(QRectF(inside.left(), inside.bottom() - high, inside.width(), high),
              areWordsSeen ? words : mean, numberPixels - 1, theme().quiet, Qt::AlignCenter);
    }

    void drawSmall(const HeatChart& small, const Thermograph& option) {
        const Rational hot = option.temperature > 0 ? option.temperature : Rational(0);
        painter_.setBrush(Qt::NoBrush);
        if (hot > 0) {
            for (const bool isLeft : {true, false}) {
                painter_.setPen(sidePen(theme(), isLeft, 2 * line()));
                painter_.drawPolyline(
                    frame_.toArea().map(small.line(isLeft ? option.left : option.right, hot)));
            }
        }
        painter_.setPen(QPen(theme().ink, 2.5 * line(), Qt::SolidLine, Qt::RoundCap));
        const double x = small.x(nearest(option.mean));
        painter_.drawLine(placed(QPointF(x, small.y(nearest(hot)))),
                          placed(QPointF(x, small.y(small.top()))));
    }

    void drawAxes() {
        const Keyed axes(painter_, {"axes"});
        const QRectF place = chart().place();
        const Rational across = tickStep(chart().most() - chart().least());
        const auto first = static_cast<long>(std::ceil(chart().least() / nearest(across)));
        const auto last = static_cast<long>(std::floor(chart().most() / nearest(across)));
        for (long i = first; i <= last; ++i) {
            const Rational value = across * i;
            const double x = chart().x(nearest(value));
            hairline({x, place.top()}, {x, place.bottom()});
            number(QRectF(x - 40, place.bottom() + 4, 80, 24), value, Qt::AlignHCenter | Qt::AlignTop);
        }
        const Rational up = tickStep(1.5 * chart().top());
        for (long i = 1; nearest(Rational(up * i)) <= chart().top(); ++i) {
            const Rational tax = up * i;
            const double y = chart().y(nearest(tax));
            hairline({place.left(), y}, {place.right(), y});
            number(QRectF(place.left() - 60, y - 12, 52, 24), tax, Qt::AlignRight | Qt::AlignVCenter);
        }
        painter_.setPen(QPen(theme().rim, 1.5 * line()));
        painter_.drawLine(placed(place.bottomLeft()), placed(place.bottomRight()));
        write(placed(QRectF(place.left() - 60, place.top() - 34, 52, 24)), QStringLiteral("t"),
              numberPixels + 1, theme().quiet, Qt::AlignRight | Qt::AlignVCenter);
    }
    void hairline(const QPointF& from, const QPointF& to) {
        painter_.setPen(QPen(theme().line, line()));
        painter_.drawLine(placed(from), placed(to));
    }
    void number(const QRectF& place, const Rational& value, int flags) {
        write(placed(place), translated(sayNumber(value)), numberPixels, theme().quiet, flags);
    }

    /// Between the walls.
    void drawArea() {
        if (now().left < Stage::taxed || now().right < Stage::taxed) return;
        const Rational& hot = heat().whole.heat.temperature;
        QPolygonF area = chart().line(wall(true), hot);
        const QPolygonF back = chart().line(wall(false), hot);
        for (auto corner = back.crbegin(); corner != back.crend(); ++corner)
            area << *corner;
        const Keyed keyed(painter_, {"area"});
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme().accentSoft);
        painter_.drawPolygon(frame_.toArea().map(area));
    }

    /// The wall comes out of that of the best option, as the tax is paid. Until both are known, it goes on
    /// beyond where they meet.
    void drawWall(bool isLeft) {
        if (stage(isLeft) == Stage::absent) return;
        const std::uint64_t side = isLeft ? 0 : 1;
        painter_.setBrush(Qt::NoBrush);
        if (stage(isLeft) != Stage::whole) {
            const Keyed keyed(painter_, {"untaxed", side});
            painter_.setPen(untaxedPen(theme(), isLeft, 2 * line()));
            painter_.drawPolyline(frame_.toArea().map(chart().line(scaffold(isLeft), layout().top())));
        }
        if (stage(isLeft) == Stage::untaxed) return;
        const Named named(painter_, [&] { return wallTopic(isLeft); });
        const Keyed keyed(painter_, {"wall", side}, MotionKey{"untaxed", side});
        painter_.setPen(sidePen(theme(), isLeft, 3.5 * line()));
        const Rational& end = stage(isLeft) == Stage::whole ? heat().whole.heat.temperature : layout().top();
        painter_.drawPolyline(frame_.toArea().map(chart().line(scaffold(isLeft), end, isLeft ? -1 : 1)));
    }

    void drawMast() {
        if (!now().hasMast) return;
        const Rational& hot = heat().whole.heat.temperature;
        const double x = chart().x(nearest(heat().whole.heat.mean));
        const QPointF foot = placed(QPointF(x, chart().y(std::max(0.0, nearest(hot)))));
        const QPointF top = placed(QPointF(x, chart().place().top()));
        {
            const Keyed mast(painter_, {"mast"}, foot, Growth::uncovers);
            painter_.setPen(QPen(theme().ink, 4.5 * line(), Qt::SolidLine, Qt::RoundCap));
            painter_.drawLine(foot, top);
        }
        const Keyed mean(painter_, {"mean"});
        const double high = 26 * frame_.scale();
        write(QRectF(top.x() - 4 * high, top.y() - high - 2, 8 * high, high),
              tr("mean %1").arg(translated(sayNumber(heat().whole.heat.mean))), numberPixels + 1, theme().ink,
              Qt::AlignCenter, QFont::Bold);
    }

    /// At t = 0, each beside the foot of its wall, above the number of that tax.
    void drawStops() {
        if (!now().hasStops || heat().isNumber || isTaxNearStops()) return;
        const double lift = placed(layout().taxNumber(Rational())).height() / 2;
        for (const bool isLeft : {true, false}) {
            const Keyed stop(painter_, {"stop", isLeft ? 0U : 1U});
            const Rational& value = isLeft ? heat().leftStop : heat().rightStop;
            const QPointF foot = placed(QPointF(chart().x(nearest(value)), chart().y(0)));
            const double radius = 5 * frame_.scale();
            painter_.setPen(Qt::NoPen);
            painter_.setBrush(playerColours(theme(), isLeft).text);
            painter_.drawEllipse(foot, radius, radius);
            const QString text =
                (isLeft ? tr("left stop %1") : tr("right stop %1")).arg(translated(sayNumber(value)));
            painter_.setFont(font(numberPixels, QFont::Bold));
            painter_.setPen(playerColours(theme(), isLeft).text);
            const QFontMetricsF metrics(painter_.font());
            const double gap = radius + 4;
            const double x = isLeft ? foot.x() - gap - metrics.horizontalAdvance(text) : foot.x() + gap;
            painter_.drawText(QPointF(x, foot.y() - lift - metrics.descent() - line()), text);
        }
    }

    /// Whether the line of a chosen tax is so near to the stops that there is no room for their texts.
    [[nodiscard]] bool isTaxNearStops() const {
        if (!figure_.isTaxMarked()) return false;
        const QRectF box = placed(layout().taxNumber(*figure_.tax()));
        const double text = QFontMetricsF(font(numberPixels, QFont::Bold)).height();
        const double below = box.center().y() + std::max(box.height(), text) / 2;
        return below + text + line() + box.height() / 2 > placed(chart().place()).bottom();
    }

    /// The line of a tax, and what each player pays at it.
    void drawTax() {
        if (!figure_.tax()) return;
        const Rational& tax = *figure_.tax();
        const Rational& high = std::min(tax, layout().top());
        const double y = chart().y(nearest(high));
        QRectF box = placed(layout().taxNumber(high));
        const QString words = fittedTax(tax, box);
        {
            const Keyed keyed(painter_, {"tax"});
            painter_.setPen(QPen(theme().accent, 2 * line(), Qt::DotLine));
            painter_.drawLine(placed(QPointF(chart().place().left(), y)),
                              QPointF(box.left(), box.center().y()));
        }
        const bool isPaid = tax > 0 && tax <= heat().whole.heat.temperature;
        for (const bool isLeft : {true, false})
            if (isPaid && stage(isLeft) == Stage::taxed) drawPaid(isLeft, tax);
        const Keyed keyed(painter_, {"tax number"});
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme().accent);
        painter_.drawRoundedRect(box, box.height() / 2, box.height() / 2);
        write(box, words, numberPixels, theme().paper, Qt::AlignCenter, QFont::Bold);
    }

    /// “t = 3/2”. Of a tax that was chosen the number is always read: alone where there is no room for more,
    /// in a wider box if need be.
    [[nodiscard]] QString fittedTax(const Rational& tax, QRectF& box) const {
        const QString number = translated(sayNumber(tax));
        const QString words = QStringLiteral("t = %1").arg(number);
        constexpr double air = 4; // pixels
        const QFontMetricsF least(textFont(frame_.style().leastType, QFont::Bold));
        if (!figure_.isTaxMarked() || least.horizontalAdvance(words) + air <= box.width()) return words;
        box.setLeft(std::min(box.left(), box.right() - least.horizontalAdvance(number) - air));
        return number;
    }

    /// An arrow from the best option’s wall to the wall.
    void drawPaid(bool isLeft, const Rational& tax) {
        const Keyed paid(painter_, {"paid", isLeft ? 0U : 1U});
        const Rational before = scaffold(isLeft).at(tax);
        const Rational after = isLeft ? Rational(before - tax) : Rational(before + tax);
        const QPointF from = placed(chart().at({tax, before}));
        const QPointF to = placed(chart().at({tax, after}));
        const QColor& ink = playerColours(theme(), isLeft).text;
        painter_.setPen(QPen(ink, 2 * line()));
        painter_.drawLine(from, to);
        const double head = (isLeft ? -1 : 1) * 9 * frame_.scale();
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(ink);
        painter_.drawPolygon(
            QPolygonF({to, to + QPointF(head, -0.5 * head), to + QPointF(head, 0.5 * head)}));
    }

    void drawTurn() {
        if (!now().turn) return;
        const Keyed turn(painter_, {"turn"});
        const double radius = 8 * frame_.scale();
        painter_.setPen(QPen(theme().accent, 3.5 * line()));
        painter_.setBrush(theme().paper);
        painter_.drawEllipse(placed(chart().at(*now().turn)), radius, radius);
    }

    const ThermographFigure& figure_;
};

} // namespace

QPen untaxedPen(const Theme& theme, bool isLeft, double width) {
    QPen pen(playerColours(theme, isLeft).text, width, Qt::CustomDashLine, Qt::FlatCap, Qt::MiterJoin);
    pen.setDashPattern({1, 2});
    return pen;
}

void drawThermograph(QPainter& painter, const ThermographFigure& figure, const Frame& frame) {
    ThermographPainter(painter, figure, frame).draw();
}

} // namespace mexplorer::ui
