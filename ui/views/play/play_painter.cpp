#include "ui/views/play/play_painter.h"

#include "ui/figure/board_drawing.h"
#include "ui/figure/branch_sign.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/thing_drawing.h"
#include "ui/text/count_text.h"
#include "ui/text/translated.h"

#include <QFontMetricsF>

#include <algorithm>
#include <utility>

namespace mexplorer::ui {

namespace {

constexpr double labelPixels = 25;
constexpr QPointF lifted(0, -26);      ///< how far taken things rise
constexpr std::size_t mostNamed = 256; ///< places that move each by itself: each takes time

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
    : painter_(painter), style_(style), theme_(style.theme), picture_(picture), look_(look),
      names_(picture, look.made.get()) {}

/// What a move touches is above the rest, over which it may go.
void PlayPainter::draw() {
    for (std::size_t part = 0; part < picture_.parts.size(); ++part)
        drawGround(part);
    drawCandidates();
    drawSpots(false);
    drawSpots(true);
    drawMarks();
}

void PlayPainter::drawSpots(bool areTouched) {
    const std::size_t spots = picture_.layout.spots().size();
    std::optional<Keyed> all;
    if (!areTouched && spots > mostNamed) all.emplace(painter_, MotionKey{"things"}, Growth::stretches);
    for (std::size_t spot = 0; spot < spots; ++spot)
        if (names_.isTouched(spot) == areTouched) drawSpot(spot);
}

std::optional<Keyed> PlayPainter::named(std::string_view kind, std::size_t spot, Growth growth,
                                        std::uint64_t index) {
    if (picture_.layout.spots().size() > mostNamed && !names_.isTouched(spot)) return std::nullopt;
    return std::optional<Keyed>(std::in_place, painter_, names_.place(kind, spot, index), growth);
}

std::optional<Keyed> PlayPainter::namedIfTouched(std::string_view kind, std::size_t spot) {
    if (!names_.isTouched(spot)) return std::nullopt;
    return named(kind, spot, Growth::turns);
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
    const std::vector<Pile> piles = picture_.pilesIn(spot);
    drawPiles(spot, piles);
    const auto* cake = piles.empty() ? nullptr : std::get_if<Cake>(&piles.front().thing.kind);
    if (cake) drawSides(spot, *cake);
    drawLabel(spot, cake != nullptr);
}

void PlayPainter::drawPiles(std::size_t spot, const std::vector<Pile>& piles) {
    std::optional<Keyed> all;
    if (!names_.isTouched(spot) && picture_.layout.spots().size() <= mostNamed)
        all.emplace(painter_, names_.place("things", spot), Growth::stretches);
    for (std::size_t kind = 0; kind < piles.size(); ++kind) {
        if (piles[kind].thing.is(ThingKind::branch))
            drawBranch(spot);
        else if (std::holds_alternative<Cake>(piles[kind].thing.kind))
            drawCake(spot, piles[kind].thing);
        else if (laid(spot).step.isNull())
            drawPiece(spot, piles[kind], kind);
        else
            drawStack(spot, piles[kind]);
    }
}

void PlayPainter::drawNamed(std::size_t spot, const Thing& thing, std::uint64_t index, const QRectF& rect,
                            const QPointF& leaving) {
    const bool isCoin = thing.is(ThingKind::heads) || thing.is(ThingKind::tails);
    std::optional<Keyed> own;
    if (names_.isTouched(spot))
        own.emplace(painter_, names_.thing(spot, thing, index), std::nullopt,
                    isCoin ? Growth::flips : Growth::stretches, leaving);
    drawThing(painter_, style_, thing, rect);
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
        const QRectF rect = place.thing.translated(place.step * static_cast<double>(drawn));
        if (*index >= first && *index < first + gone) {
            painter_.setPen(change->follows ? QPen(theme_.quiet, 2, Qt::DashLine) : dashed());
            painter_.setBrush(Qt::NoBrush);
            painter_.drawPath(outlineOf(pile.thing, rect));
        } else {
            drawNamed(spot, pile.thing, isRow ? drawn : place.count - 1 - *index, rect, lifted);
        }
    }
    if (place.drawn < place.count) drawLeftOut(spot);
}

/// Three dots where the middle of a stack is left out, or at the end of a row.
void PlayPainter::drawLeftOut(std::size_t spot) {
    const auto dots = namedIfTouched("left out", spot);
    const LaidSpot& place = laid(spot);
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(theme_.quiet);
    const bool isRow = place.step.x() != 0;
    for (std::uint64_t drawn = isRow ? place.drawn : 0; drawn <= place.drawn; ++drawn) {
        if (fromTop(place, drawn)) continue;
        const QPointF middle = place.thing.center() + place.step * (static_cast<double>(drawn) + 0.5);
        for (const int side : {-1, 0, 1})
            painter_.drawEllipse(middle + QPointF(14.0 * side, 0), 3, 3);
        return;
    }
}

/// Of several equal ones the last two are drawn, in one place: one may leave the other.
void PlayPainter::drawPiece(std::size_t spot, const Pile& pile, std::size_t kind) {
    const ThingChange* change = changeFrom(spot);
    const bool isChanged = change && change->thing == pile.thing && (change->to != spot || change->isTurn());
    QRectF rect = laid(spot).thing;
    if (kind > 0) rect.translate(0.16 * rect.width() * static_cast<double>(kind), 0);
    const std::uint64_t stay = pile.count - (isChanged && !change->isTurn() ? change->count : 0);
    if (isChanged && change->isTurn()) {
        drawThing(painter_, style_, change->becomes, rect);
    } else if (stay > 0) {
        for (std::uint64_t index = stay - std::min<std::uint64_t>(stay, 2); index < stay; ++index)
            drawNamed(spot, pile.thing, index, rect);
    } else {
        painter_.save();
        painter_.setOpacity(painter_.opacity() * 0.28);
        drawThing(painter_, style_, pile.thing, rect);
        painter_.restore();
    }
    if (stay > 1) {
        const auto times = namedIfTouched("times", spot);
        write({rect.right() - 4, rect.top(), 46, 24}, QStringLiteral("×%1").arg(countText(stay)), 17,
              QFont::DemiBold, theme_.ink);
    }
    if (!isChanged) return;
    painter_.setPen(change->follows ? QPen(theme_.mismatch, 2.4 * style_.line, Qt::DashLine) : dashed());
    painter_.setBrush(Qt::NoBrush);
    painter_.drawPath(outlineOf(pile.thing, rect));
}

/// A branch; dashed if it is cut, dotted if it falls.
void PlayPainter::drawBranch(std::size_t spot) {
    const LaidSpot& place = laid(spot);
    const ThingChange* made = names_.changeFrom(spot);
    std::optional<Keyed> own;
    if (names_.isTouched(spot))
        own.emplace(painter_, names_.thing(spot, {ThingKind::branch}, 0), std::nullopt, Growth::stretches,
                    QPointF(0, made && made->follows ? 60 : 10));
    const ThingChange* change = changeFrom(spot);
    QPen pen = branchPen(theme_, place.side, 9);
    if (change) {
        pen = change->follows ? QPen(theme_.quiet, 4, Qt::DotLine, Qt::RoundCap) : dashed();
        pen.setWidthF(change->follows ? 4 : 6);
    }
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(pen);
    painter_.drawPath(place.path);
    if (!change) drawLeaf(painter_, theme_, leafOn(place.path, place.side, 1.4), place.side, 1.4);
    drawBranchNumber(spot);
}

/// The number by which moves name it, if they do and the branch is long enough.
void PlayPainter::drawBranchNumber(std::size_t spot) {
    if (laid(spot).number == 0) return;
    const QString number = QString::number(laid(spot).number);
    painter_.setFont(style_.fontIn(painter_, 16, QFont::DemiBold));
    const QFontMetricsF metrics(painter_.font());
    const double high = metrics.capHeight() + 10;
    const double wide = std::max(metrics.horizontalAdvance(number) + 10, high);
    if (laid(spot).path.length() < 1.6 * wide) return;
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

/// The name, or the number by which moves name the cake where the names of its part have no room: a name cut
/// after “cake” says nothing.
QString PlayPainter::labelOfCake(std::size_t spot) const {
    const std::size_t part = picture_.partOf(spot);
    const QString longest = translated(picture_.parts[part].spots.back());
    if (QFontMetricsF(painter_.font()).horizontalAdvance(longest) <= laid(spot).label.width())
        return translated(picture_.nameOf(spot));
    return QString::number(spot - picture_.firstSpots[part] + 1);
}

/// How many things there are, and will be; below a coin of a row its number, below a cake its name.
void PlayPainter::drawLabel(std::size_t spot, bool isCake) {
    const LaidSpot& place = laid(spot);
    if (place.label.isNull()) return;
    const auto label = named("label", spot, Growth::stretches);
    if (isCake) {
        painter_.setFont(style_.fontIn(painter_, 0));
        return write(place.label, labelOfCake(spot), 17, QFont::Normal, theme_.quiet);
    }
    if (place.number > 0)
        return write(place.label, QString::number(place.number), 15, QFont::Normal, theme_.quiet);
    const ThingChange* change = changeFrom(spot);
    const bool isChanged = (change && !change->follows) || changeTo(spot);
    write(place.label, labelOf(spot), labelPixels, QFont::Bold, isChanged ? theme_.winning : theme_.ink);
}

} // namespace mexplorer::ui
