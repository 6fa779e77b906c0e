#include "core/explain/say_signs.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/thing_drawing.h"
#include "ui/text/translated.h"
#include "ui/views/xor/xor_figure.h"
#include "ui/views/xor/xor_parts.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double roomForWords = 640; // pixels: else the legend's type would be too small

} // namespace

void XorFigure::drawBadge(QPainter& painter, const Frame& frame) const {
    const QString text = badge();
    if (text.isEmpty()) return;
    const Theme& theme = frame.theme();
    const bool lit = look_.step && look_.step->misere;
    const QColor colour = lit ? theme.accent : picture_->verdict.differs ? theme.mismatch : theme.quiet;
    const QFont font = frame.style().font(13, QFont::DemiBold);
    const QRectF text0 = QFontMetricsF(font).boundingRect(text);
    QRectF pill(0, 0, std::min(text0.width() + 28, frame.area().width() - 16), text0.height() + 12);
    pill.moveCenter({frame.area().center().x(), frame.area().top() + 12 + pill.height() / 2});
    painter.setPen(QPen(colour, (lit ? 3 : 1.5) * frame.style().line));
    painter.setBrush(lit ? theme.spotlight : theme.paper);
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    painter.setPen(colour);
    painter.setFont(font);
    drawFittedText(painter, frame.style(), pill.adjusted(12, 0, -12, 0), Qt::AlignCenter, text);
}

bool XorFigure::someGlow() const {
    for (unsigned bit = 0; bit < layout_.columns(); ++bit)
        if (glows(bit)) return true;
    return false;
}

/// Of a table that is stepped through, at the end of all counting and before the move.
bool XorFigure::someGlowElsewhere() const {
    return !whole() && std::ranges::any_of(ones_, [&](std::size_t ones) { return !isRight(ones); });
}

bool XorFigure::hasDots() const {
    if (!whole()) return false;
    for (std::size_t heap = 0; heap < picture_->subject.components.size(); ++heap)
        if (picture_->winningIn(heap) && !isFramed(heap)) return true;
    return false;
}

LegendEntries XorFigure::legendOfOnes(const Style& style) const {
    const auto box = [](QPainter& p, const QRectF& sign, const QColor& colour) {
        p.setPen(Qt::NoPen);
        p.setBrush(colour);
        p.drawRoundedRect(sign, 3, 3);
    };
    LegendEntries entries = {{tr("a one"), [style, box](QPainter& p, const QRectF& sign) {
                                  box(p, sign, colourOfOne(style.theme));
                              }}};
    addEntry(entries, someGlow(), someGlowElsewhere(),
             {isXor() ? tr("a one in an odd column")
                      : tr("a one where the count is not a multiple of %1").arg(picture_->subject.modulus),
              [style, box](QPainter& p, const QRectF& sign) {
                  p.fillRect(sign.adjusted(-2, -4, 2, 4), style.theme.spotlight);
                  box(p, sign, oddColours(style.theme).fill);
              }});
    return entries;
}

LegendEntries XorFigure::legendOfBlocks(const Style& style) const {
    const auto stone = [style](QPainter& p, const QPointF& middle) {
        constexpr double half = 4.5;
        drawThing(p, style, {ThingKind::stone}, {middle.x() - half, middle.y() - half, 2 * half, 2 * half});
    };
    bool arePairs = false;
    bool arePairsElsewhere = false;
    for (unsigned bit = 0; bit < layout_.columns(); ++bit) {
        arePairs = arePairs || (columnCounted(bit) && !pairingOf(bit).pairs.empty());
        arePairsElsewhere = arePairsElsewhere || (!whole() && ones_[bit] > 1);
    }
    LegendEntries entries;
    addEntry(entries, arePairs, arePairsElsewhere,
             {translated(sayPairing(2)),
              [style, stone](QPainter& p, const QRectF& sign) {
                  p.setOpacity(pairedShare); // as in the table
                  for (const double x : {sign.left() + 5, sign.right() - 5})
                      stone(p, {x, sign.center().y()});
                  p.setOpacity(1);
                  QPen pen(style.theme.quiet, 2.5, Qt::CustomDashLine, Qt::RoundCap);
                  pen.setDashPattern({0.1, 2});
                  p.setPen(pen);
                  p.drawLine(QPointF(sign.left() + 11, sign.center().y()),
                             QPointF(sign.right() - 11, sign.center().y()));
              },
              2.4});
    addEntry(entries, someGlow(), someGlowElsewhere(),
             {tr("has no partner"), [style, stone](QPainter& p, const QRectF& sign) {
                  p.setPen(QPen(oddColours(style.theme).text, 1.5));
                  p.setBrush(groundOfOdd(style.theme));
                  p.drawRoundedRect(sign, 3, 3);
                  stone(p, sign.center());
              }});
    return entries;
}

/// Only what is seen now.
LegendEntries XorFigure::legend(const Frame& frame) const {
    const Style& style = frame.style();
    const auto inWords = [](const QString& text) {
        return LegendEntry{text, [](QPainter&, const QRectF&) {}, 0};
    };
    LegendEntries entries = picture_->areBlocks ? legendOfBlocks(style) : legendOfOnes(style);
    addEntry(entries, framedRows() > 0, !whole() && (look_.turn || picture_->subject.move),
             {translated(sayWinningMove()),
              [style](QPainter& p, const QRectF& sign) {
                  p.setBrush(Qt::NoBrush);
                  p.setPen(QPen(style.theme.winning, 2.5));
                  p.drawRoundedRect(sign, 3, 3);
              },
              1.8});
    if (hasDots())
        entries.push_back({tr("a row with a winning move"),
                           [style](QPainter& p, const QRectF& sign) {
                               p.setPen(Qt::NoPen);
                               p.setBrush(style.theme.winning);
                               p.drawEllipse(sign.center(), 4.5, 4.5);
                           },
                           0.7});
    if (frame.area().width() < roomForWords * style.type) return entries;
    if (!picture_->areBlocks) entries.push_back(inWords(tr("1, 2, 4 …: what a one counts")));
    if (isXor()) entries.push_back(inWords(tr("⊕: the XOR")));
    for (const Outcome outcome : {Outcome::P, Outcome::N})
        addEntry(entries, whole() || look_.step->told, true, inWords(translated(sayMeaning(outcome))));
    return entries;
}

} // namespace mexplorer::ui
