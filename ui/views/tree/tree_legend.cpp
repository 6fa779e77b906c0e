#include "ui/views/tree/tree_legend.h"

#include "core/catalogue/catalogue.h"
#include "core/explain/say_signs.h"
#include "ui/figure/cross.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/legend_row.h"
#include "ui/figure/slide_title.h"
#include "ui/text/translated.h"
#include "ui/theme/game_drawings.h"
#include "ui/theme/roles.h"
#include "ui/views/tree/tree_shapes.h"
#include "ui/views/tree/tree_sizes.h"

#include <set>
#include <string>

namespace mexplorer::ui {

namespace {

constexpr double noteHeight = 22; // pixels, for type of normal size
constexpr double noteText = 12;
constexpr double sampleScale = 0.34; // of a node
constexpr double lineSample = 2.6;   // width by the height of a sign
constexpr double badgeSample = 1.7;
constexpr double narrow = 560; // pixels of width: less than this has no room for words about sides and games

LegendEntry nodeEntry(const QString& text, const Style& style, NodeLook look) {
    return {text, [style, look](QPainter& painter, const QRectF& sign) {
                paintNodeShape(painter, style, look, sign.center(), tree::nodeRadius, sampleScale);
            }};
}

LegendEntry lineEntry(const QString& text, const Style& style) {
    return {text,
            [style](QPainter& painter, const QRectF& sign) {
                painter.setPen(QPen(style.theme.winning, 4, Qt::SolidLine, Qt::RoundCap));
                painter.drawLine(QPointF(sign.left() + 2, sign.center().y()),
                                 QPointF(sign.right() - 2, sign.center().y()));
            },
            lineSample};
}

LegendEntry sideEntry(const QString& text, const Style& style, Side side) {
    return {text,
            [style, side](QPainter& painter, const QRectF& sign) {
                QPen pen(playerColours(style.theme, side == Side::left).text, 2);
                if (side == Side::right) pen.setDashPattern({3, 2});
                painter.setPen(pen);
                painter.drawLine(QPointF(sign.left() + 2, sign.center().y()),
                                 QPointF(sign.right() - 2, sign.center().y()));
            },
            lineSample};
}

LegendEntry badgeEntry(const QString& text, const Style& style) {
    return {text,
            [style](QPainter& painter, const QRectF& sign) {
                const double scale = std::max(1.0, style.leastIn(painter) / tree::badgeText);
                paintBadgeShape(painter, style, sign.adjusted(0, -1, 0, 1), QStringLiteral("+n"), scale);
            },
            badgeSample};
}

LegendEntry crossEntry(const QString& text, const Style& style) {
    return {text, [style](QPainter& painter, const QRectF& sign) {
                drawCross(painter, sign.center(), sign.height() / 2 - 2, QPen(style.theme.mismatch, 2.5));
            }};
}

/// The games of a sum, by the drawings that their components have.
LegendEntries gameEntries(const TreePicture& picture, const Style& style) {
    LegendEntries entries;
    std::set<std::string> games;
    for (const SumPart& part : picture.parts.empty() ? std::vector<SumPart>() : picture.parts.front()) {
        const auto entry = findGame(part.game);
        if (!entry || !games.insert(part.game).second) continue;
        entries.push_back({translated((*entry)->description.title),
                           [game = part.game, ink = style.theme.ink](QPainter& painter, const QRectF& sign) {
                               GameDrawings(ink).draw(painter, game, sign);
                           },
                           GameDrawings::ratio});
    }
    return entries;
}

/// The signs that a tree shows now.
struct Signs {
    bool p = false;
    bool n = false;
    bool draw = false;
    bool hollow = false;
    bool winning = false;
    bool left = false;
    bool right = false;
};

/// Of a large tree all that there may be, as no node of it is looked at for the legend.
Signs signsOf(const TreeFigure& figure, bool hides) {
    constexpr std::size_t few = 1000;
    const GameTree& tree = figure.picture().tree;
    const bool isTwoSided = !figure.picture().sides.empty();
    if (tree.nodes.size() > few)
        return {true, true, figure.picture().draws, true, true, isTwoSided, isTwoSided};
    Signs signs;
    for (std::uint32_t node = 0; node < tree.nodes.size(); ++node) {
        const NodeLook look = hides ? figure.lookOf(node) : figure.foundLookOf(node);
        (look == NodeLook::p       ? signs.p
         : look == NodeLook::n     ? signs.n
         : look == NodeLook::draw  ? signs.draw
         : look == NodeLook::left  ? signs.left
         : look == NodeLook::right ? signs.right
                                   : signs.hollow) = true;
        const TreeNode& at = tree.nodes[node];
        for (std::uint32_t edge = at.firstEdge; edge < at.firstEdge + at.edgeCount && !signs.winning; ++edge)
            signs.winning = figure.isWinning(node, edge) && (!hides || figure.tellsOfWins(node, edge));
    }
    return signs;
}

/// On a slide the title says what matters of it.
bool hasNote(const Style& style, const TreeFigure& figure) {
    return !hasTitle(style) || figure.picture().comparison;
}

} // namespace

double TreeLegend::height(const Style& style, const TreeFigure& figure) {
    return legendRowHeight(style) + (hasNote(style, figure) ? noteHeight * style.type : 0);
}

LegendEntries TreeLegend::entries(const Style& style, const TreeFigure& figure, double width) {
    LegendEntries inWords = entriesIn(style, figure, width, false);
    if (legendType(inWords, width, style) >= style.leastType) return inWords;
    return entriesIn(style, figure, width, true);
}

LegendEntries TreeLegend::entriesIn(const Style& style, const TreeFigure& figure, double width,
                                    bool isShort) {
    const GameTree& tree = figure.picture().tree;
    Style plain = style;
    plain.type = plain.line = 1; // the legend row scales everything
    const Signs signs = signsOf(figure, true);
    const bool isStep = figure.step().rank != nullptr;
    const Signs all = isStep ? signsOf(figure, false) : Signs(); // at one step or another
    const bool isNarrow = width < narrow * style.type;
    const bool hasSides = !figure.picture().sides.empty();
    LegendEntries entries;
    const auto addNode = [&](bool Signs::*sign, const QString& text, NodeLook look) {
        addEntry(entries, signs.*sign, all.*sign, nodeEntry(text, plain, look));
    };
    const auto meaning = [&](Outcome outcome) {
        return isShort || (hasSides && isNarrow) ? QString::fromLatin1(nameOf(outcome))
                                                 : translated(sayMeaning(outcome));
    };
    addNode(&Signs::p, meaning(Outcome::P), NodeLook::p);
    addNode(&Signs::n, meaning(Outcome::N), NodeLook::n);
    addNode(&Signs::left, meaning(Outcome::L), NodeLook::left);
    addNode(&Signs::right, meaning(Outcome::R), NodeLook::right);
    if (hasSides && !isNarrow) {
        entries.push_back(sideEntry(tr("Left’s move"), plain, Side::left));
        entries.push_back(sideEntry(tr("Right’s move"), plain, Side::right));
    }
    addNode(&Signs::draw, translated(sayMeaning(Outcome::draw)), NodeLook::draw);
    addEntry(entries, signs.hollow && isStep, isStep,
             nodeEntry(isShort ? tr("not yet") : tr("not labelled yet"), plain, NodeLook::hollow));
    addEntry(entries, signs.winning, all.winning,
             lineEntry(isShort ? tr("wins") : translated(sayWinningMove()), plain));
    if (const auto& comparison = figure.picture().comparison; comparison && !comparison->agrees())
        entries.push_back(crossEntry(tr("differs from the definition"), plain));
    if (tree.folded > 0)
        entries.push_back(badgeEntry(isShort ? tr("folded") : tr("options left folded"), plain));
    if (isNarrow) return entries;
    for (LegendEntry& game : gameEntries(figure.picture(), plain))
        entries.push_back(std::move(game));
    return entries;
}

void TreeLegend::draw(QPainter& painter, const QRectF& area, const Style& style, const TreeFigure& figure) {
    const double row = legendRowHeight(style);
    drawLegendRow(painter, {area.left(), area.top(), area.width(), row}, style,
                  entries(style, figure, area.width()));
    if (!hasNote(style, figure)) return;
    painter.setFont(style.font(noteText));
    painter.setPen(style.theme.quiet);
    drawFittedText(painter, style, {area.left(), area.top() + row, area.width(), noteHeight * style.type},
                   Qt::AlignHCenter | Qt::AlignTop,
                   figure.picture().comparison ? tr("%1 · %2").arg(figure.note(), figure.comparisonText())
                                               : figure.note());
}

} // namespace mexplorer::ui
