#include "ui/views/play/play_painter.h"

#include "ui/figure/board_drawing.h"
#include "ui/figure/branch_sign.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/thing_drawing.h"
#include "ui/text/count_text.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double labelPixels = 25;
constexpr double lifted = 26; ///< how far taken things rise
constexpr double parted = 9;  ///< how far the parts of a row move apart

const QString arrow = QStringLiteral("%1 → %2");

QString joinedSizes(const std::vector<std::uint64_t>& sizes) {
    QStringList parts;
    for (const std::uint64_t size : sizes)
        parts << countText(size);
    return parts.join(QStringLiteral(" + "));
}

} // namespace

PlayPainter::PlayPainter(QPainter& painter, const Style& style, const PlayPicture& picture,
                         const PlayLook& look)
    : painter_(painter), style_(style), theme_(style.theme), picture_(picture), look_(look) {}

void PlayPainter::draw() {
    for (std::size_t part = 0; part < picture_.parts.size(); ++part)
        drawGround(part);
    if (!look_.progress) drawCandidates();
    for (std::size_t spot = 0; spot < picture_.layout.spots().size(); ++spot)
        drawSpot(spot);
    drawMarks();
}

const ThingChange* PlayPainter::changeFrom(std::size_t spot) const {
    if (!look_.move()) return nullptr;
    const auto& changes = look_.move()->changes;
    const auto found = std::ranges::find(changes, std::optional(spot), &ThingChange::from);
    return found == changes.end() ? nullptr : &*found;
}

const ThingChange* PlayPainter::changeTo(std::size_t spot) const {
    if (!look_.move()) return nullptr;
    const auto& changes = look_.move()->changes;
    const auto found = std::ranges::find_if(
        changes, [&](const ThingChange& change) { return change.to == spot && change.from != spot; });
    return found == changes.end() ? nullptr : &*found;
}

QPen PlayPainter::dashed() const {
    QPen pen(theme_.winning, 3 * style_.line, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({2.4, 1.6});
    return pen;
}

void PlayPainter::write(const QRectF& rect, const QString& text, double pixels, QFont::Weight weight,
                        const QColor& colour) {
    painter_.setFont(style_.fontIn(painter_, pixels, weight));
    painter_.setPen(colour);
    drawFittedText(painter_, style_, rect, Qt::AlignCenter, text);
}

void PlayPainter::drawSpot(std::size_t spot) {
    const LaidSpot& place = laid(spot);
    if (!place.path.isEmpty()) {
        if (place.count > 0) drawBranch(spot);
        return;
    }
    const std::vector<Pile> piles = picture_.pilesIn(spot);
    const bool isCake = !piles.empty() && std::holds_alternative<Cake>(piles.front().thing.kind);
    if (isCake) return drawCake(spot, piles.front().thing);
    for (std::size_t i = 0; i < piles.size(); ++i) {
        if (place.step.isNull())
            drawPiece(spot, piles[i], i);
        else
            drawStack(spot, piles[i]);
    }
    drawLabel(spot);
}

/// The things of a row or a stack. From a row of pins a move may take some between others; from a stack, the
/// upper ones.
void PlayPainter::drawStack(std::size_t spot, const Pile& pile) {
    const LaidSpot& place = laid(spot);
    const ThingChange* change = changeFrom(spot);
    const bool stays = change && change->to == spot;
    const std::uint64_t gone = change && !stays ? change->count : 0;
    const bool isRow = place.step.x() != 0;
    const bool isPointed = look_.pointed && look_.pointed->spot == spot;
    const std::uint64_t first =
        isRow && change ? pinsLeftOf(*change, pile.count, isPointed ? look_.pointed->index : 0).value_or(0)
                        : 0;
    for (std::uint64_t drawn = 0; drawn < place.drawn; ++drawn) {
        const auto index = isRow ? std::optional(drawn) : fromTop(place, drawn);
        if (!index) continue;
        QRectF rect = place.thing.translated(place.step * static_cast<double>(drawn));
        if (isRow && change) rect.translate(drawn < first ? -parted * progress() : parted * progress(), 0);
        const bool goes = *index >= first && *index < first + gone;
        if (goes && look_.progress) {
            if (change->to) continue; // drawn on its way
            painter_.save();
            painter_.setOpacity(painter_.opacity() * (1 - progress()));
            drawThing(painter_, style_, pile.thing, rect.translated(0, -lifted * progress()));
            painter_.restore();
        } else if (goes) {
            painter_.setPen(change->follows ? QPen(theme_.quiet, 2, Qt::DashLine) : dashed());
            painter_.setBrush(Qt::NoBrush);
            painter_.drawPath(outlineOf(pile.thing, rect));
        } else {
            drawThing(painter_, style_, pile.thing, rect);
        }
    }
    if (place.drawn < place.count) drawLeftOut(place);
}

/// Three dots where the middle of a stack is left out, or at the end of a row.
void PlayPainter::drawLeftOut(const LaidSpot& spot) {
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(theme_.quiet);
    const bool isRow = spot.step.x() != 0;
    for (std::uint64_t drawn = isRow ? spot.drawn : 0; drawn <= spot.drawn; ++drawn) {
        if (fromTop(spot, drawn)) continue;
        const QPointF middle = spot.thing.center() + spot.step * (static_cast<double>(drawn) + 0.5);
        for (const int side : {-1, 0, 1})
            painter_.drawEllipse(middle + QPointF(14.0 * side, 0), 3, 3);
        return;
    }
}

void PlayPainter::drawPiece(std::size_t spot, const Pile& pile, std::size_t index) {
    const ThingChange* change = changeFrom(spot);
    const bool isChanged = change && change->thing == pile.thing && (change->to != spot || change->isTurn());
    QRectF rect = laid(spot).thing;
    if (index > 0) rect.translate(0.16 * rect.width() * static_cast<double>(index), 0);
    const std::uint64_t stay = pile.count - (isChanged && !change->isTurn() ? change->count : 0);
    if (isChanged && change->isTurn()) {
        const double width = look_.progress ? std::abs(std::cos(M_PI * progress())) : 1;
        const Thing& face = !look_.progress || progress() > 0.5 ? change->becomes : change->thing;
        painter_.save();
        painter_.translate(rect.center());
        painter_.scale(std::max(width, 0.02), 1);
        painter_.translate(-rect.center());
        drawThing(painter_, style_, face, rect);
        painter_.restore();
    } else if (stay > 0) {
        drawThing(painter_, style_, pile.thing, rect);
    } else if (!look_.progress || !change->to) {
        painter_.save();
        painter_.setOpacity(painter_.opacity() * (look_.progress ? 1 - progress() : 0.28));
        drawThing(painter_, style_, pile.thing, rect);
        painter_.restore();
    }
    if (stay > 1)
        write({rect.right() - 4, rect.top(), 46, 24}, QStringLiteral("×%1").arg(countText(stay)), 17,
              QFont::DemiBold, theme_.ink);
    if (!isChanged || look_.progress) return;
    painter_.setPen(change->follows ? QPen(theme_.mismatch, 2.4 * style_.line, Qt::DashLine) : dashed());
    painter_.setBrush(Qt::NoBrush);
    painter_.drawPath(outlineOf(pile.thing, rect));
}

/// A branch; dashed if it is cut, dotted if it falls.
void PlayPainter::drawBranch(std::size_t spot) {
    const LaidSpot& place = laid(spot);
    const ThingChange* change = changeFrom(spot);
    QPen pen = branchPen(theme_, place.side, 9);
    painter_.setBrush(Qt::NoBrush);
    painter_.save();
    if (change && look_.progress) {
        painter_.setOpacity(painter_.opacity() * (1 - progress()));
        painter_.translate(0, (change->follows ? 60 : 10) * progress() * progress());
    } else if (change) {
        pen = change->follows ? QPen(theme_.quiet, 4, Qt::DotLine, Qt::RoundCap) : dashed();
        pen.setWidthF(change->follows ? 4 : 6);
    }
    painter_.setPen(pen);
    painter_.drawPath(place.path);
    if (!change || look_.progress)
        drawLeaf(painter_, theme_, leafOn(place.path, place.side, 1.4), place.side, 1.4);
    painter_.restore();
    drawBranchNumber(spot);
}

/// The number by which moves name it, if the branch is long enough.
void PlayPainter::drawBranchNumber(std::size_t spot) {
    const QString number = QString::number(laid(spot).number);
    painter_.setFont(style_.fontIn(painter_, 16, QFont::DemiBold));
    const QFontMetricsF metrics(painter_.font());
    const double high = metrics.capHeight() + 10;
    const double wide = std::max(metrics.horizontalAdvance(number) + 10, high);
    if (laid(spot).path.length() < 1.6 * wide || (look_.progress && changeFrom(spot))) return;
    const QPointF middle = laid(spot).path.pointAtPercent(0.5);
    const QRectF pill(middle.x() - wide / 2, middle.y() - high / 2, wide, high);
    painter_.setPen(QPen(theme_.rim, 1.2));
    painter_.setBrush(theme_.paper);
    painter_.drawRoundedRect(pill, high / 2, high / 2);
    painter_.setPen(theme_.ink);
    painter_.drawText(pill, int(Qt::AlignCenter) | Qt::TextDontClip, number);
}

QString PlayPainter::labelAfter(std::size_t spot, const ThingChange& change) const {
    const std::uint64_t count = laid(spot).count;
    if (!change.leaves.empty()) return arrow.arg(countText(count), joinedSizes(change.leaves));
    return arrow.arg(countText(count), countText(count - std::min(count, change.count)));
}

QString PlayPainter::labelOf(std::size_t spot) const {
    const std::uint64_t count = laid(spot).count;
    if (const ThingChange* change = changeFrom(spot); change && !change->follows && change->to != spot)
        return labelAfter(spot, *change);
    if (const ThingChange* change = changeTo(spot))
        return arrow.arg(countText(count), countText(count + change->count));
    return countText(count);
}

/// How many things there are, and will be; below a coin of a row its number.
void PlayPainter::drawLabel(std::size_t spot) {
    const LaidSpot& place = laid(spot);
    if (place.label.isNull()) return;
    if (place.number > 0)
        return write(place.label, QString::number(place.number), 15, QFont::Normal, theme_.quiet);
    const ThingChange* change = changeFrom(spot);
    const bool isChanged = (change && !change->follows) || changeTo(spot);
    write(place.label, labelOf(spot), labelPixels, QFont::Bold, isChanged ? theme_.winning : theme_.ink);
}

} // namespace mexplorer::ui
