#include "core/explain/say_position.h"
#include "core/explain/say_signs.h"
#include "ui/figure/branch_sign.h"
#include "ui/figure/slide_title.h"
#include "ui/figure/thing_drawing.h"
#include "ui/text/translated.h"
#include "ui/views/graph/graph_figure.h"
#include "ui/views/graph/graph_signs.h"

#include <algorithm>
#include <set>

namespace mexplorer::ui {

namespace {

constexpr QMarginsF aroundNumber(-1, 0, -1, 0);

LegendEntry lineEntry(const QString& text, const QPen& pen) {
    return {text,
            [pen](QPainter& p, const QRectF& sign) {
                p.setPen(pen);
                p.drawLine(QPointF(sign.left(), sign.center().y()), QPointF(sign.right(), sign.center().y()));
            },
            2};
}

LegendEntry dotEntry(const QString& text, const QColor& colour, bool hasRing) {
    return {text, [colour, hasRing](QPainter& p, const QRectF& sign) {
                p.setPen(Qt::NoPen);
                p.setBrush(colour);
                p.drawEllipse(hasRing ? sign.adjusted(3, 3, -3, -3) : sign);
                if (!hasRing) return;
                p.setBrush(Qt::NoBrush);
                p.setPen(QPen(colour, 1.5));
                p.drawEllipse(sign);
            }};
}

} // namespace

/// A position with several tokens is found when their values are added.
bool GraphFigure::isPositionFound() const {
    if (!look_.step) return true;
    const auto& nim = look_.step->now.nim;
    if (nim && look_.subject->nim) return nim->columnsShown == look_.subject->nim->columns;
    const auto& nodes = picture_->graph.nodes;
    std::size_t tokens = 0;
    bool isFound = false;
    for (std::size_t node = 0; node < nodes.size(); ++node) {
        tokens += nodes[node].tokens;
        if (nodes[node].tokens > 0 || nodes[node].ground || picture_->graph.isPlain())
            isFound = isFound || evaluationOfNode(node);
    }
    return isFound && tokens <= 1;
}

QString GraphFigure::title(const Style& style) const {
    const auto& evaluation = picture_->evaluation;
    if (!hasTitle(style) || look_.isQuestion || !evaluation) return {};
    if (picture_->hasSides)
        return isPositionFound() ? translated(sayOutcome(verbatim(picture_->position), evaluation->outcome))
                                 : tr("Who wins %1?").arg(QString::fromStdString(picture_->position));
    if (!evaluation->nimber()) return {};
    return translated(sayValueOf(picture_->position, isPositionFound() ? evaluation->nimber() : std::nullopt,
                                 picture_->play));
}

/// Only what is seen now.
LegendEntries GraphFigure::legend(const Style& style) const {
    LegendEntries entries;
    if (picture_->graph.isDirected())
        addToLegend(entries, style);
    else if (picture_->graph.isColoured)
        addColoursToLegend(entries, style);
    else if (picture_->graph.isPlain())
        addRemovalsToLegend(entries, style);
    else
        addBranchesToLegend(entries, style);
    if (look_.step)
        addEntry(entries, !(look_.step->now.edges.empty() && look_.step->now.nodes.empty()), true,
                 lineEntry(tr("what the step tells of"), lightPen(style.theme, 9)));
    return entries;
}

void GraphFigure::addToLegend(LegendEntries& entries, const Style& style) const {
    const Theme& theme = style.theme;
    Style plain = style;
    plain.type = plain.line = 1; // the legend row scales everything
    bool areTokens = false;
    const GraphFigure whole(picture_);
    const auto isAny = [this](const GraphFigure& figure, Outcome outcome) {
        for (std::size_t node = 0; node < picture_->graph.nodes.size(); ++node)
            if (const auto known = figure.evaluationOfNode(node);
                known && isLost(known->outcome) == isLost(outcome))
                return true;
        return false;
    };
    for (const auto& node : picture_->graph.nodes)
        areTokens = areTokens || node.tokens > 0;
    addEntry(entries, isAny(*this, Outcome::P), isAny(whole, Outcome::P),
             dotEntry(translated(sayMeaning(Outcome::P)), theme.p, true));
    addEntry(entries, isAny(*this, Outcome::N), isAny(whole, Outcome::N),
             dotEntry(translated(sayMeaning(Outcome::N)), theme.n, false));
    if (areTokens)
        entries.push_back({tr("a token"), [plain](QPainter& p, const QRectF& sign) {
                               drawThing(p, plain, {ThingKind::token}, sign.marginsAdded({3, 3, 3, 3}));
                           }});
    if (!look_.isQuestion)
        addEntry(entries, winsSomewhere(), whole.winsSomewhere(),
                 lineEntry(translated(sayWinningMove()), QPen(theme.winning, 4)));
}

LegendEntry GraphFigure::sideEntry(const Theme& theme, Side side) {
    const QString text = side == Side::left    ? tr("Left’s")
                         : side == Side::right ? tr("Right’s")
                                               : tr("either’s");
    return {text,
            [theme, side](QPainter& p, const QRectF& sign) {
                QPainterPath branch(QPointF(sign.left(), sign.center().y()));
                branch.lineTo(sign.right(), sign.center().y());
                p.setPen(branchPen(theme, side, 5));
                p.drawPath(branch);
                QPolygonF leaf = leafOn(branch, side, 0.8);
                leaf.translate(sign.width() * 0.22, 0);
                drawLeaf(p, theme, leaf, side, 0.8);
            },
            2};
}

void GraphFigure::addBranchesToLegend(LegendEntries& entries, const Style& style) const {
    const Theme& theme = style.theme;
    Style plain = style;
    plain.type = plain.line = 1; // the legend row scales everything
    bool arePresent = false;
    std::set<Side> sides; // who may cut what is left
    bool areGone = false;
    bool areWorth = false;
    for (std::size_t edge = 0; edge < picture_->graph.edges.size(); ++edge) {
        const DrawnGraph::Edge& drawn = picture_->graph.edges[edge];
        (drawn.present ? arePresent : areGone) = true;
        if (drawn.present) sides.insert(drawn.side);
        areWorth = areWorth || evaluationOfEdge(edge);
    }
    if (arePresent) {
        if (!picture_->hasSides)
            entries.push_back(lineEntry(tr("a branch"), branchPen(theme, Side::either, 5)));
        for (const Side side : picture_->hasSides ? sides : std::set<Side>())
            entries.push_back(sideEntry(theme, side));
        entries.push_back({tr("its number"), [plain](QPainter& p, const QRectF& sign) {
                               drawTag(p, plain, sign.marginsAdded(aroundNumber), QStringLiteral("1"));
                           }});
    }
    if (areWorth) {
        const bool isProof = look_.step && !look_.step->now.mex && !picture_->hasSides;
        entries.push_back({isProof ? tr("what it and all on it are worth") : tr("the value once it is cut"),
                           [plain](QPainter& p, const QRectF& sign) {
                               p.setFont(textFont(13, QFont::Bold));
                               drawWorth(p, plain, sign.adjusted(-2, -2, 2, 2), QStringLiteral("2"),
                                         plain.theme.ink);
                           }});
    }
    if (areGone) entries.push_back(lineEntry(tr("gone"), gonePen(theme, 1)));
    if (!look_.isQuestion)
        addEntry(entries, winsSomewhere(), GraphFigure(picture_).winsSomewhere(),
                 {translated(sayWinningMove()), [theme](QPainter& p, const QRectF& sign) {
                      drawScissors(p, theme, sign.center(), {0, -1}, sign.height() + 2);
                  }});
}

} // namespace mexplorer::ui
