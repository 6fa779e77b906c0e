#include "core/explain/say_signs.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/text/translated.h"
#include "ui/views/xor/xor_figure.h"

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

void XorFigure::drawTitle(QPainter& painter, const Frame& frame) const {
    const QString text = title(frame.style());
    if (text.isEmpty()) return;
    const Keyed named(painter, {"title"});
    const double type = frame.style().type;
    const QRectF area = frame.area();
    painter.setFont(frame.style().font(22, QFont::Bold));
    painter.setPen(frame.theme().ink);
    drawFittedText(painter, frame.style(),
                   QRectF(area.left() + 24, area.top() + 8, area.width() - 48, 32 * type), Qt::AlignCenter,
                   text);
}

bool XorFigure::someGlow() const {
    for (unsigned bit = 0; bit < layout_.columns(); ++bit)
        if (glows(bit)) return true;
    return false;
}

bool XorFigure::hasDots() const {
    if (!whole()) return false;
    for (std::size_t heap = 0; heap < picture_->subject.components.size(); ++heap)
        if (picture_->winningIn(heap) && !isFramed(heap)) return true;
    return false;
}

/// Only what is seen now.
LegendEntries XorFigure::legend(const Frame& frame) const {
    const Style& style = frame.style();
    const auto box = [](const QColor& colour) {
        return [colour](QPainter& p, const QRectF& sign) {
            p.setPen(Qt::NoPen);
            p.setBrush(colour);
            p.drawRoundedRect(sign, 3, 3);
        };
    };
    const auto inWords = [](const QString& text) {
        return LegendEntry{text, [](QPainter&, const QRectF&) {}, 0};
    };
    LegendEntries entries = {{tr("a one"), box(style.theme.p)}};
    if (someGlow())
        entries.push_back(
            {isXor() ? tr("a one in an odd column")
                     : tr("a one where the count is not a multiple of %1").arg(picture_->subject.modulus),
             [style](QPainter& p, const QRectF& sign) {
                 p.fillRect(sign.adjusted(-2, -4, 2, 4), style.theme.spotlight);
                 p.setPen(Qt::NoPen);
                 p.setBrush(style.theme.n);
                 p.drawRoundedRect(sign, 3, 3);
             }});
    if (framedRows() > 0)
        entries.push_back({translated(sayWinningMove()),
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
    entries.push_back(inWords(tr("1, 2, 4 …: what a one counts")));
    if (isXor()) entries.push_back(inWords(tr("⊕: the XOR")));
    if (!whole() && !look_.step->told) return entries;
    for (const Outcome outcome : {Outcome::P, Outcome::N})
        entries.push_back(inWords(translated(sayMeaning(outcome))));
    return entries;
}

} // namespace mexplorer::ui
