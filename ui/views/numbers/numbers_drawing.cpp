#include "ui/views/numbers/numbers_drawing.h"

#include "core/explain/say_form.h"
#include "core/explain/say_short_game.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/watch/named.h"
#include "ui/figure/world_painter.h"
#include "ui/text/game_name.h"
#include "ui/text/translated.h"
#include "ui/theme/roles.h"
#include "ui/views/numbers/stalk_drawing.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double headPixels = 19;
constexpr double numberPixels = 13;
constexpr double namePixels = 15;
constexpr double coinRadius = 15;
constexpr std::int64_t longestDay = 9'999; // that has room beside the tree
constexpr double aboveRuler = 26;          // of the arrows of moves
constexpr int levelsOverRuler = 3;         // whose numbers are led down to the ruler

QString printed(Dyadic number) {
    return gameName(number.text());
}

MotionKey numberKey(std::string_view kind, Dyadic number) {
    return {kind, static_cast<std::uint64_t>(number.numerator()),
            static_cast<std::uint64_t>(number.halvings())};
}

class NumbersPainter : private WorldPainter {
    Q_DECLARE_TR_FUNCTIONS(NumbersFigure)

public:
    NumbersPainter(QPainter& painter, const NumbersFigure& figure, const Frame& frame)
        : WorldPainter(painter, frame), figure_(figure), onWay_(numbersOnWay()) {}

    void draw() {
        drawHeader();
        for (const bool isLeft : {true, false})
            drawExcluded(isLeft);
        drawDays();
        drawRuler();
        for (std::size_t i = 1; i < numbers().size(); ++i)
            drawEdge(numbers()[i]);
        for (const bool isMet : {false, true}) // what was met lies above the others
            for (const TreeNumber& each : numbers())
                if (isOnWay(each) == isMet) drawNumber(each, isMet);
        for (const bool isLeft : {true, false})
            drawBound(isLeft);
        drawFound();
        if (now().hasMoves)
            for (const bool isLeft : {true, false})
                drawMove(isLeft);
    }

private:
    [[nodiscard]] const NumberState& now() const { return figure_.state(); }
    [[nodiscard]] const NumberSubject& subject() const { return figure_.subject(); }
    [[nodiscard]] const NumbersLayout& layout() const { return figure_.layout(); }
    [[nodiscard]] const std::vector<TreeNumber>& numbers() const { return layout().numbers(); }
    [[nodiscard]] const std::vector<NumberBound>& bounds(bool isLeft) const {
        return isLeft ? subject().sought.left : subject().sought.right;
    }
    [[nodiscard]] bool hasBound(bool isLeft) const {
        return (isLeft ? now().hasLeft : now().hasRight) && !bounds(isLeft).empty();
    }
    [[nodiscard]] bool isShut(Dyadic number) const {
        return (now().hasLeft && subject().isExcluded(number, true)) ||
               (now().hasRight && subject().isExcluded(number, false));
    }
    [[nodiscard]] bool isLast(Dyadic number) const {
        return now().met > 0 && subject().way[now().met - 1].number == number;
    }

    [[nodiscard]] bool isFound(const TreeNumber& each) const { return now().isFound && isLast(each.number); }

    /// Of the part of the tree that is drawn.
    [[nodiscard]] std::vector<Dyadic> numbersOnWay() const {
        std::vector<Dyadic> met;
        for (std::size_t i = layout().firstOfWay(); i < now().met; ++i)
            met.push_back(subject().way[i].number);
        return met;
    }
    [[nodiscard]] bool isOnWay(const TreeNumber& each) const {
        return std::ranges::find(onWay_, each.number) != onWay_.end();
    }

    void drawHeader() {
        const Keyed keyed(painter_, {"game"});
        const QRectF place = placed(layout().header());
        const bool isKnown = now().isFound || now().isDone;
        painter_.setFont(font(headPixels, QFont::Bold));
        painter_.setPen(theme().ink);
        const double room = (isKnown ? 0.68 : 1) * place.width();
        painter_.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                          QFontMetricsF(painter_.font()).elidedText(figure_.form(), Qt::ElideMiddle, room));
        if (!isKnown) return;
        write(place.adjusted(0.7 * place.width(), 0, 0, 0), whatIsKnown(), headPixels, theme().winning,
              Qt::AlignRight | Qt::AlignVCenter, QFont::Bold);
    }

    /// The number; at the end with its birthday and its signs.
    [[nodiscard]] QString whatIsKnown() const {
        const QString name = gameName(subject().sought.game);
        if (!subject().sought.number) return tr("%1: no number").arg(name);
        if (!now().isDone) return QStringLiteral("= %1").arg(name);
        const std::int64_t day = subject().way.back().day;
        if (subject().signs.empty()) return tr("= %1, day %2").arg(name).arg(day);
        return tr("= %1, day %2, %3")
            .arg(name)
            .arg(day)
            .arg(QString::fromStdString(signText(subject().signs)));
    }

    /// All numbers beyond a bound, in the tree and on the ruler.
    void drawExcluded(bool isLeft) {
        if (!hasBound(isLeft)) return;
        QRectF world = layout().tree();
        const double x = layout().onRuler(bounds(isLeft).front().number).x();
        isLeft ? world.setRight(x) : world.setLeft(x);
        const QRectF area = placed(world);
        const Keyed keyed(painter_, {isLeft ? "left excluded" : "right excluded"},
                          isLeft ? area.topLeft() : area.topRight(), Growth::stretches);
        painter_.fillRect(area, excludedColour(theme(), isLeft));
        painter_.setPen(sidePen(theme(), isLeft, 2 * line()));
        const double edge = placed(QPointF(x, 0)).x();
        painter_.drawLine(QPointF(edge, area.top()), QPointF(edge, area.bottom()));
    }

    void drawDays() {
        for (int level = 0; level < NumbersLayout::levels; ++level) {
            const Keyed keyed(painter_, {"day", static_cast<std::uint64_t>(layout().day(level))});
            const QString day = tr("day %1").arg(layout().day(level));
            QRectF place = layout().dayName(level);
            const bool isFar = layout().day(0) > longestDay; // then its name reaches into the tree
            if (isFar && level == 0) place.setWidth(layout().tree().width() / 3);
            painter_.setFont(font(numberPixels));
            painter_.setPen(theme().quiet);
            painter_.drawText(placed(place),
                              int((isFar && level == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter |
                                  Qt::TextDontClip),
                              isFar && level > 0 ? QStringLiteral("+%1").arg(level) : day);
        }
    }

    void drawRuler() {
        const Keyed keyed(painter_, {"ruler"});
        const QRectF tree = layout().tree();
        for (const TreeNumber& each : numbers()) {
            const QPointF foot = placed(QPointF(each.at.x(), tree.bottom()));
            painter_.setPen(QPen(theme().line, line()));
            if (each.level < levelsOverRuler) painter_.drawLine(placed(each.at), foot);
            painter_.setPen(QPen(theme().rim, line()));
            const double half = (8 - each.level) * frame_.scale();
            painter_.drawLine(foot - QPointF(0, half), foot + QPointF(0, half));
        }
        painter_.setPen(QPen(theme().ink, 2 * line()));
        painter_.drawLine(placed(tree.bottomLeft()), placed(tree.bottomRight()));
    }

    /// From a number to its child. The way that was gone has the colours of the players.
    void drawEdge(const TreeNumber& child) {
        const TreeNumber& parent = numbers()[child.parent];
        const bool isGone = isOnWay(child) && isOnWay(parent);
        const Keyed keyed(painter_, numberKey("edge", child.number), placed(parent.at), Growth::uncovers);
        painter_.setPen(isGone ? sidePen(theme(), child.isPlus, 4 * line()) : QPen(theme().rim, line()));
        painter_.drawLine(placed(parent.at), placed(child.at));
        if (!isGone) return;
        const QPointF middle = placed((parent.at + child.at) / 2);
        const double half = 10 * frame_.scale();
        painter_.setPen(QPen(playerColours(theme(), child.isPlus).text, line()));
        painter_.setBrush(theme().paper);
        painter_.drawEllipse(middle, half, half);
        painter_.setFont(font(numberPixels + 2, QFont::Bold));
        painter_.setPen(playerColours(theme(), child.isPlus).text);
        painter_.drawText(QRectF(middle.x() - 40, middle.y() - 40, 80, 80), Qt::AlignCenter,
                          child.isPlus ? QStringLiteral("+") : QStringLiteral("−"));
    }

    void drawNumber(const TreeNumber& each, bool isMet) {
        const Named named(painter_, [&] { return gameTopic(each.number.text()); });
        const Keyed keyed(painter_, numberKey("number", each.number));
        const QPointF at = placed(each.at);
        const bool isFound = this->isFound(each);
        const bool isNow = isLast(each.number) && !now().isDone;
        const double radius = (isFound ? 1.15 : 1) * coinRadius * frame_.scale();
        const bool isHovered = figure_.hovered() == each.number.text();
        painter_.setPen(QPen(isFound ? theme().winning
                             : isMet ? theme().accent
                                     : theme().rim,
                             (isMet ? 2.5 : 1) * line()));
        painter_.setBrush(isFound               ? theme().winning
                          : isHovered           ? theme().accentSoft
                          : isNow || isMet      ? theme().spotlight
                          : isShut(each.number) ? theme().chrome
                                                : theme().paper);
        painter_.drawEllipse(at, radius, radius);
        const QColor& ink = isFound                         ? theme().paper
                            : isShut(each.number) && !isMet ? theme().quiet
                                                            : theme().ink;
        writeNumber(each, at, isMet, ink);
    }

    /// In its coin, in one line or as a fraction with a bar; else on a plate, which a number that was met
    /// always has, and others where there is room.
    void writeNumber(const TreeNumber& each, const QPointF& at, bool isMet, const QColor& ink) {
        painter_.setFont(font(numberPixels, isMet ? QFont::Bold : QFont::Normal));
        painter_.setPen(ink);
        const QFontMetricsF metrics(painter_.font());
        const QString text = printed(each.number);
        const QStringList terms = text.split('/');
        const double width = metrics.horizontalAdvance(text);
        const double barWidth =
            std::max(metrics.horizontalAdvance(terms.front()), metrics.horizontalAdvance(terms.back()));
        const double inside = 2 * coinRadius * frame_.scale() - 3;
        if (width <= inside) return writeFlat(at, text, width);
        if (terms.size() == 2 && barWidth <= inside && 2 * metrics.capHeight() + 5 <= inside)
            return writeBarred(at, terms, metrics, barWidth);
        const bool hasRoom = width + 10 <= layout().room(each.level) * frame_.scale() &&
                             metrics.height() + 4 <= NumbersLayout::levelHeight * frame_.scale();
        if (!isMet && !hasRoom) return;
        drawPlate({at.x() - width / 2 - 4, at.y() - metrics.height() / 2, width + 8, metrics.height()}, each);
        painter_.setPen(isFound(each) ? theme().paper : theme().ink);
        writeFlat(at, text, width);
    }
    void writeFlat(const QPointF& at, const QString& text, double width) {
        const double far = 2 * coinRadius;
        painter_.drawText(QRectF(at.x() - width, at.y() - far, 2 * width, 2 * far), Qt::AlignCenter, text);
    }
    void writeBarred(const QPointF& at, const QStringList& terms, const QFontMetricsF& metrics,
                     double width) {
        constexpr double fromBar = 2.5;
        const auto left = [&](const QString& term) { return at.x() - metrics.horizontalAdvance(term) / 2; };
        painter_.drawText(QPointF(left(terms.front()), at.y() - fromBar), terms.front());
        painter_.drawText(QPointF(left(terms.back()), at.y() + fromBar + metrics.capHeight()), terms.back());
        QPen pen = painter_.pen();
        pen.setWidthF(line());
        painter_.setPen(pen);
        painter_.drawLine(QPointF(at.x() - width / 2, at.y()), QPointF(at.x() + width / 2, at.y()));
    }
    /// Behind a text that is wider than its coin.
    void drawPlate(const QRectF& place, const TreeNumber& each) {
        const bool isMet = isOnWay(each);
        painter_.setPen(QPen(isFound(each) ? theme().winning
                             : isMet       ? theme().accent
                                           : theme().rim,
                             (isMet ? 1.5 : 1) * line()));
        painter_.setBrush(isFound(each) ? theme().winning : isMet ? theme().spotlight : theme().paper);
        painter_.drawRoundedRect(place, 4, 4);
    }

    /// The option that excludes most; its number is a full point if it is excluded as well.
    void drawBound(bool isLeft) {
        if (!hasBound(isLeft)) return drawNoBound(isLeft);
        const NumberBound& bound = bounds(isLeft).front();
        const Named named(painter_, [&] { return gameTopic(bound.option); });
        const Keyed keyed(painter_, {"bound", isLeft ? 0U : 1U});
        const QColor& ink = playerColours(theme(), isLeft).text;
        const QPointF at = placed(layout().onRuler(bound.number));
        const QRectF name = placed(layout().boundName(bound, isLeft));
        painter_.setPen(QPen(ink, line()));
        painter_.drawLine(at, QPointF(std::clamp(at.x(), name.left(), name.right()), name.top() + 4));
        painter_.setPen(QPen(ink, 2.5 * line()));
        painter_.setBrush(bound.isExcluded ? ink : theme().paper);
        painter_.drawEllipse(at, 6 * frame_.scale(), 6 * frame_.scale());
        const QString option = gameName(bound.option);
        const QString number = printed(bound.number);
        const QString text = option == number ? option : tr("%1, at %2").arg(option, number);
        painter_.setFont(font(namePixels, QFont::Bold));
        painter_.setPen(ink);
        painter_.drawText(name, Qt::AlignCenter | Qt::TextDontClip,
                          QFontMetricsF(painter_.font()).elidedText(text, Qt::ElideMiddle, name.width()));
    }

    /// At the end of the ruler that stays open.
    void drawNoBound(bool isLeft) {
        if (!(isLeft ? now().hasLeft : now().hasRight)) return;
        const Keyed keyed(painter_, {"bound", isLeft ? 0U : 1U});
        const QRectF tree = placed(layout().tree());
        const double high = 24 * frame_.scale();
        write(QRectF(isLeft ? tree.left() : tree.center().x(), tree.bottom() + (isLeft ? 1 : 4) * high / 3,
                     tree.width() / 2, high),
              isLeft ? tr("Left: no option") : tr("Right: no option"), namePixels,
              playerColours(theme(), isLeft).text,
              int((isLeft ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter), QFont::Bold);
    }

    /// From the number in the tree down to its place on the ruler.
    void drawFound() {
        if (!now().isFound) return;
        const std::size_t found = layout().find(*subject().sought.number);
        const QPointF from = placed(numbers()[found].at + QPointF(0, coinRadius));
        const QPointF foot = placed(layout().onRuler(*subject().sought.number));
        const Keyed keyed(painter_, {"found"}, from, Growth::uncovers);
        painter_.setPen(QPen(theme().winning, 2.5 * line()));
        painter_.drawLine(from, foot);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme().winning);
        painter_.drawEllipse(foot, 6 * frame_.scale(), 6 * frame_.scale());
    }

    /// An arrow along the ruler to what a player’s move leads to.
    void drawMove(bool isLeft) {
        const auto to = subject().optionOf(isLeft);
        if (!to) return writeNoMove(isLeft);
        const QPointF from = placed(layout().onRuler(*subject().sought.number));
        const QPointF end = placed(layout().onRuler(*to));
        const double up = 1.6 * aboveRuler * frame_.scale();
        const Keyed keyed(painter_, {"move", isLeft ? 0U : 1U}, from, Growth::uncovers);
        const QColor& ink = playerColours(theme(), isLeft).text;
        QPainterPath arc(from);
        arc.quadTo(QPointF((from.x() + end.x()) / 2, from.y() - 1.5 * up), end);
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(sidePen(theme(), isLeft, 2.5 * line()));
        painter_.drawPath(arc);
        const double head = (isLeft ? 1 : -1) * 9 * frame_.scale();
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(ink);
        painter_.drawPolygon(QPolygonF(
            {end, end + QPointF(0.2 * head, -std::abs(head)), end + QPointF(head, -0.5 * std::abs(head))}));
        painter_.setFont(font(namePixels, QFont::Bold));
        painter_.setPen(ink);
        painter_.drawText(QPointF(goalBox(isLeft, *to).left(), end.y() - 6 * frame_.scale()), printed(*to));
    }

    /// From where to where what a player’s move leads to is written, beside its place.
    [[nodiscard]] QRectF goalBox(bool isLeft, const Dyadic& to) const {
        const QPointF end = placed(layout().onRuler(to));
        const QFontMetricsF metrics(font(namePixels, QFont::Bold));
        const double width = metrics.horizontalAdvance(printed(to));
        const double gap = 6 * frame_.scale();
        return {inside(isLeft ? end.x() - gap - width : end.x() + gap, width), end.y() - gap, width, 0};
    }

    /// Where a text of this width begins that nothing cuts off.
    [[nodiscard]] double inside(double left, double width) const {
        const QRectF all = placed(layout().bounds());
        return std::clamp(left, all.left(), std::max(all.left(), all.right() - width));
    }

    void writeNoMove(bool isLeft) {
        const Keyed keyed(painter_, {"move", isLeft ? 0U : 1U});
        const QPointF foot = placed(layout().onRuler(*subject().sought.number));
        painter_.setFont(font(namePixels, QFont::Bold));
        painter_.setPen(playerColours(theme(), isLeft).text);
        const QString text = isLeft ? tr("Left: no move") : tr("Right: no move");
        const double width = QFontMetricsF(painter_.font()).horizontalAdvance(text);
        const double gap = 8 * frame_.scale();
        const double wanted = isLeft ? foot.x() - gap - width : foot.x() + gap;
        double left = inside(wanted, width);
        // At the end of the tree it stands beyond what the other player’s move leads to.
        if (const auto other = left == wanted ? std::nullopt : subject().optionOf(!isLeft)) {
            const QRectF goal = goalBox(!isLeft, *other);
            left = isLeft ? goal.right() + gap : goal.left() - gap - width;
        }
        painter_.drawText(QPointF(left, foot.y() - gap), text);
    }

    const NumbersFigure& figure_;
    std::vector<Dyadic> onWay_;
};

} // namespace

QColor excludedColour(const Theme& theme, bool isLeft) {
    return faded(playerColours(theme, isLeft).fill, 0.12);
}

void drawNumbers(QPainter& painter, const NumbersFigure& figure, const Frame& frame) {
    NumbersPainter(painter, figure, frame).draw();
    drawStalk(painter, figure, frame);
}

} // namespace mexplorer::ui
