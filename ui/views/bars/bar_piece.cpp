#include "ui/views/bars/bar_piece.h"

#include "ui/figure/empty_box.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/slide_title.h"
#include "ui/figure/watch/named.h"
#include "ui/theme/colour_maps.h"
#include "ui/theme/roles.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace mexplorer::ui {

namespace {

constexpr double gap = 1.5;         // of the world, beside each bar
constexpr double leastTick = 7;     // of the world, from object to object
constexpr double tickPart = 0.16;   // of the height of a bar
constexpr double numberPixels = 22; // in the world

QColor groundOf(const Theme& theme, BarLook look) {
    switch (look) {
    case BarLook::part:
    case BarLook::block:
        return neutralColour(theme);
    case BarLook::last:
    case BarLook::remainder:
        return restColour(theme);
    case BarLook::taken:
    case BarLook::answer:
    case BarLook::nimHeap:
        return theme.winning;
    case BarLook::whole:
    case BarLook::idle:
        return theme.line;
    default:
        return theme.paper;
    }
}

QColor inkOf(const Theme& theme, BarLook look) {
    switch (look) {
    case BarLook::part:
    case BarLook::block:
        return theme.paper;
    case BarLook::last:
    case BarLook::remainder:
        return readableOn(restColour(theme).rgb());
    case BarLook::taken:
    case BarLook::answer:
    case BarLook::nimHeap:
        return theme.paper;
    case BarLook::take:
        return theme.ink;
    case BarLook::gone:
        return theme.quiet;
    default:
        return theme.ink;
    }
}

QPen rimOf(const Theme& theme, BarLook look, double line) {
    switch (look) {
    case BarLook::aside:
        return {theme.rim, 1.5 * line};
    case BarLook::whole:
    case BarLook::idle:
        return {theme.rim, line};
    case BarLook::gone:
        return {theme.quiet, 1.5 * line, Qt::DashLine};
    case BarLook::take:
        return {theme.ink, 2 * line, Qt::DashLine};
    default:
        return Qt::NoPen;
    }
}

void drawShape(QPainter& painter, const Theme& theme, double line, const QRectF& where, BarLook look) {
    painter.setBrush(groundOf(theme, look));
    painter.setPen(rimOf(theme, look, line));
    const double inset = painter.pen().style() == Qt::NoPen ? 0 : painter.pen().widthF() / 2;
    drawRoundedBox(painter, where.adjusted(inset, inset, -inset, -inset), std::min(6.0, where.width() / 5));
}

/// Teeth at both ends: there is more than is drawn.
void drawTorn(QPainter& painter, const Theme& theme, const QRectF& where, BarLook look) {
    constexpr int teeth = 4;
    QPolygonF shape;
    const double deep = where.height() / (2 * teeth);
    for (int i = 0; i <= 2 * teeth; ++i)
        shape << QPointF(where.left() + (i % 2 == 0 ? 0 : deep), where.top() + i * deep);
    for (int i = 2 * teeth; i >= 0; --i)
        shape << QPointF(where.right() - (i % 2 == 0 ? 0 : deep), where.top() + i * deep);
    painter.setPen(Qt::NoPen);
    painter.setBrush(groundOf(theme, look));
    painter.drawPolygon(shape);
}

/// Stripes: the bar is longer than to scale.
void drawStripes(QPainter& painter, const Theme& theme, const QRectF& where) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QBrush(faded(theme.paper, 0.4), Qt::BDiagPattern));
    painter.drawRect(where);
}

/// One for each object, at the lower edge.
void drawTicks(QPainter& painter, const Style& style, const QRectF& where, const BarPiece& piece) {
    if (piece.bar.unit < leastTick || piece.bar.isLarger || piece.bar.count > 1) return;
    painter.setPen(QPen(faded(inkOf(style.theme, piece.look), 0.55), style.line));
    for (std::uint64_t object = 1; object < piece.bar.size; ++object) {
        const double x = piece.bar.where.left() + static_cast<double>(object) * piece.bar.unit;
        painter.drawLine(QPointF(x, where.bottom() - tickPart * where.height()), QPointF(x, where.bottom()));
    }
}

/// All looks, in the order of the legend.
constexpr BarLook looks[] = {BarLook::whole, BarLook::part,  BarLook::last,      BarLook::gone,
                             BarLook::taken, BarLook::aside, BarLook::take,      BarLook::answer,
                             BarLook::block, BarLook::idle,  BarLook::remainder, BarLook::nimHeap};

/// What turns into something else at a later step; a legend has one place for both.
struct Turn {
    BarLook from;
    BarLook to;
};
constexpr Turn turned[] = {
    {BarLook::last, BarLook::gone}, {BarLook::block, BarLook::idle}, {BarLook::remainder, BarLook::nimHeap}};

struct BarNames {
    Q_DECLARE_TR_FUNCTIONS(BarsFigure)

public:
    static QString of(BarLook look) {
        switch (look) {
        case BarLook::whole:
            return tr("a heap");
        case BarLook::part:
            return tr("a part");
        case BarLook::aside:
            return tr("set aside");
        case BarLook::last:
            return tr("the last part");
        case BarLook::taken:
            return tr("what to take");
        case BarLook::gone:
            return tr("taken away");
        case BarLook::take:
            return tr("a take");
        case BarLook::answer:
            return tr("its answer");
        case BarLook::block:
            return tr("a block");
        case BarLook::idle:
            return tr("a block: it changes nothing");
        case BarLook::remainder:
            return tr("a remainder");
        case BarLook::nimHeap:
            return tr("a remainder: a heap of Nim");
        }
        return {};
    }
    static QString ofTakenAndAnswers() { return tr("what to take, and the answers"); }
    static QString ofStripes() { return tr("not to scale"); }
};

} // namespace

void drawBarPiece(QPainter& painter, const Style& style, const BarPiece& piece) {
    const Theme& theme = style.theme;
    const Bar& bar = piece.bar;
    const Keyed moving(painter, piece.key, piece.source);
    const Named named(painter, [&] { return piece.topic; });
    const bool isInside = bar.where.contains(bar.label.center());
    if (bar.where.width() == 0) { // what a heap of nothing looks like
        const bool isPale = piece.look == BarLook::whole;
        painter.setPen(QPen(isPale ? theme.rim : groundOf(theme, piece.look), 4 * style.line));
        painter.drawLine(bar.where.topLeft(), bar.where.bottomLeft());
    } else if (bar.count > 1) {
        drawTorn(painter, theme, bar.where.adjusted(gap, 0, -gap, 0), piece.look);
    } else {
        const double beside = std::min(gap, bar.where.width() / 6);
        const QRectF shape = bar.where.adjusted(beside, 0, -beside, 0);
        drawShape(painter, theme, style.line, shape, piece.look);
        if (bar.isLarger) drawStripes(painter, theme, shape);
        drawTicks(painter, style, shape, piece);
    }
    if (bar.label.isNull()) return;
    painter.setPen(isInside ? inkOf(theme, piece.look) : theme.ink);
    painter.setFont(style.fontIn(painter, std::min(numberPixels, 0.56 * bar.label.height()), QFont::Bold));
    const QString number = bar.count > 1 ? QStringLiteral("… %1 · %2 …").arg(bar.count).arg(bar.size)
                                         : QString::number(bar.size);
    const QString sum = QString::fromStdString(piece.sum);
    const QString left = QString::fromStdString(piece.left);
    const auto hasRoom = [&](const QString& text) {
        return !text.isEmpty() && isInside &&
               QFontMetricsF(painter.font()).horizontalAdvance(text) < bar.label.width() - 8;
    };
    const bool isSum = hasRoom(sum) && !hasTitle(style);
    const Named entered(painter, [&] { return piece.entered; });
    drawFittedText(painter, style, bar.label.adjusted(2, 0, -2, 0), Qt::AlignCenter,
                   hasRoom(left) ? left
                   : isSum       ? sum
                                 : number);
}

LegendEntries legendOf(const std::vector<BarPiece>& pieces, const std::vector<BarPiece>& elsewhere,
                       const Theme& theme) {
    LegendEntries entries;
    const auto isIn = [](const std::vector<BarPiece>& all, BarLook look) {
        return std::ranges::any_of(
            all, [look](const BarPiece& piece) { // a heap of nothing looks like nothing
                return piece.look == look && (piece.bar.size > 0 || look != BarLook::whole);
            });
    };
    // These look alike. Where steps come to them one after the other, each has an entry of its own.
    const bool areBoth = elsewhere.empty() && isIn(pieces, BarLook::taken) && isIn(pieces, BarLook::answer);
    const auto add = [&](BarLook look, const QString& text, bool isElsewhere, const QStringList& shared) {
        addEntry(entries, isIn(pieces, look), isElsewhere,
                 {.text = text,
                  .drawSign = [theme, look](QPainter& p,
                                            const QRectF& sign) { drawShape(p, theme, 1, sign, look); },
                  .shared = shared});
    };
    for (const BarLook look : looks) {
        if ((areBoth && look == BarLook::answer) ||
            std::ranges::find(turned, look, &Turn::to) != std::end(turned))
            continue;
        const auto turn = std::ranges::find(turned, look, &Turn::from);
        if (turn == std::end(turned)) {
            const bool isTogether = areBoth && look == BarLook::taken;
            add(look, isTogether ? BarNames::ofTakenAndAnswers() : BarNames::of(look), isIn(elsewhere, look),
                {});
            continue;
        }
        const BarLook now = isIn(pieces, turn->to) ? turn->to : look;
        const bool isElsewhere = isIn(elsewhere, look) || isIn(elsewhere, turn->to);
        add(now, BarNames::of(now), isElsewhere,
            isElsewhere ? QStringList{BarNames::of(look), BarNames::of(turn->to)} : QStringList());
    }
    const auto areStriped = [](const std::vector<BarPiece>& all) {
        return std::ranges::any_of(all, [](const BarPiece& piece) { return piece.bar.isLarger; });
    };
    addEntry(entries, areStriped(pieces), areStriped(elsewhere),
             {BarNames::ofStripes(), [theme](QPainter& p, const QRectF& sign) {
                  drawShape(p, theme, 1, sign, BarLook::part);
                  drawStripes(p, theme, sign);
              }});
    return entries;
}

} // namespace mexplorer::ui
