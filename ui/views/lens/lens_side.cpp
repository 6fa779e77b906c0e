#include "ui/views/lens/lens_side.h"

#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/text/translated.h"

#include <QFontMetricsF>

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double foundPixels = 13;
constexpr double headSize = 12;
constexpr double offerPixels = 12;
constexpr double gapBetween = 14;
constexpr double rowHeight = 19;
constexpr double boxPadding = 7;
constexpr double mostFound = 0.5; // of the height: what was found has more room than suggestions

} // namespace

LensSide::LensSide(const LensSubject& subject, const Style& style, const QRectF& area, Shown shown)
    : subject_(subject), style_(style), area_(area), shown_(shown) {
    place();
}

double LensSide::textHeight(const QString& text, double pixels, double inside) const {
    if (text.isEmpty()) return 0;
    const QRectF room(0, 0, inside, 1e5);
    return QFontMetricsF(style_.font(pixels)).boundingRect(room, Qt::TextWordWrap, text).height();
}

QString LensSide::foundText() const {
    const LensReport& report = subject_.report;
    if (!subject_.hasConjecture()) return translated(subject_.offers.empty() ? report.headline : Message());
    QStringList said;
    if (!report.counterExample.empty()) said << translated(report.counterExample);
    for (const Message& count : report.counts)
        said << translated(count);
    if (!report.proof.empty()) said << translated(report.proof);
    return said.join(u'\n');
}

QString LensSide::offerText(std::size_t index) const {
    const LensOffer& offer = subject_.offers[index];
    const QString text = translated(offer.text);
    return offer.isProved ? tr("%1 · proved").arg(text)
                          : tr("%1 · %2").arg(text, translated(subject_.report.seen));
}

/// One below the other, as far as there is room.
void LensSide::place() {
    const double type = style_.type;
    double top = area_.top();
    const auto take = [&](double height, double below) {
        const QRectF taken(area_.left(), top, area_.width(), height);
        top += height + below * type;
        return taken;
    };
    if (shown_.found) {
        const double height =
            std::min(textHeight(foundText(), foundPixels, area_.width()), mostFound * area_.height());
        found_ = take(height, gapBetween);
    }
    const double rows = rowHeight * type;
    if (shown_.shares && top + rows * static_cast<double>(subject_.shares.size() + 1) < area_.bottom()) {
        sharesHead_ = take(rows, 2);
        for (std::size_t i = 0; i < subject_.shares.size(); ++i)
            shares_.push_back(take(rows, 0));
        top += gapBetween * type;
    }
    if (shown_.offers == 0 || top + 3 * rows > area_.bottom()) return;
    offersHead_ = take(rows, 2);
    const double padding = boxPadding * type;
    for (std::size_t i = 0; i < shown_.offers; ++i) {
        const double wanted = textHeight(offerText(i), offerPixels, area_.width() - 2 * padding);
        const double height = std::min(wanted, 5 * rows) + 1.4 * padding;
        if (top + height > area_.bottom()) return;
        boxes_.push_back(take(height, 6));
    }
}

void LensSide::draw(QPainter& painter) const {
    if (shown_.found) {
        painter.setPen(style_.theme.ink);
        painter.setFont(style_.font(foundPixels));
        drawFittedText(painter, style_, found_, Qt::AlignLeft | Qt::AlignTop, foundText());
    }
    drawShares(painter);
    drawOffers(painter);
}

void LensSide::drawHead(QPainter& painter, const QRectF& place, const QString& text) const {
    painter.setPen(style_.theme.quiet);
    painter.setFont(style_.font(headSize, QFont::DemiBold));
    drawFittedText(painter, style_, place, Qt::AlignLeft | Qt::AlignVCenter, text);
}

/// “20 ▬▬▬ 7”: of the first 20, seven fail.
void LensSide::drawShares(QPainter& painter) const {
    if (shares_.empty()) return;
    drawHead(painter, sharesHead_, tr("fail among the first"));
    const double number = 0.26 * area_.width();
    const double count = 0.2 * area_.width();
    for (std::size_t i = 0; i < shares_.size(); ++i) {
        const LensShare& share = subject_.shares[i];
        const QRectF row = shares_[i];
        const QRectF bar(row.left() + number, row.center().y() - 0.2 * row.height(),
                         row.width() - number - count, 0.4 * row.height());
        painter.setPen(style_.theme.ink);
        painter.setFont(style_.font(headSize));
        const QString size = QString::number(share.size);
        drawFittedText(painter, style_, {row.left(), row.top(), number - 8 * style_.type, row.height()},
                       Qt::AlignRight | Qt::AlignVCenter,
                       subject_.isLine() ? size : QStringLiteral("%1 × %1").arg(size));
        drawFittedText(painter, style_,
                       {row.right() - count + 6 * style_.type, row.top(), count, row.height()},
                       Qt::AlignLeft | Qt::AlignVCenter, QString::number(share.failing));
        painter.fillRect(bar, faded(style_.theme.quiet, 0.15));
        QRectF part = bar;
        part.setWidth(bar.width() * static_cast<double>(share.failing) /
                      static_cast<double>(std::max<std::uint64_t>(share.places, 1)));
        painter.fillRect(part, style_.theme.mismatch);
    }
}

void LensSide::drawOffers(QPainter& painter) const {
    if (boxes_.empty()) return;
    drawHead(painter, offersHead_, tr("what the values look like"));
    const double padding = boxPadding * style_.type;
    for (std::size_t i = 0; i < boxes_.size(); ++i) {
        const Keyed keyed(painter, {"offer", i});
        const bool canBeUsed = !subject_.offers[i].formula.empty();
        painter.setPen(QPen(canBeUsed ? style_.theme.rim : style_.theme.line, style_.line));
        painter.setBrush(shown_.lit == i ? QBrush(style_.theme.accentSoft) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(boxes_[i], 6, 6);
        painter.setPen(style_.theme.ink);
        painter.setFont(style_.font(offerPixels));
        drawFittedText(painter, style_, boxes_[i].adjusted(padding, 0, -padding, 0),
                       Qt::AlignLeft | Qt::AlignVCenter, offerText(i));
    }
}

std::optional<std::size_t> LensSide::offerAt(const QPointF& point) const {
    for (std::size_t i = 0; i < boxes_.size(); ++i)
        if (boxes_[i].contains(point) && !subject_.offers[i].formula.empty()) return i;
    return std::nullopt;
}

} // namespace mexplorer::ui
