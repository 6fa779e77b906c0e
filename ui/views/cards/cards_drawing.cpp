#include "ui/views/cards/cards_drawing.h"

#include "core/regret/poker_rules.h"
#include "core/text/decimal.h"
#include "ui/theme/roles.h"
#include "ui/views/cards/cards_numbers.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace mexplorer::ui {

namespace {

using Phase = CfrState::Phase;

constexpr double nodeShare = 0.34;         // radius of a node, by the distance between two ends
constexpr double thinnest = 0.8;           // pixels, of a branch that is never taken
constexpr double thickest = 8;             // pixels, of a branch that is always taken
constexpr double faintest = 0.18;          // opacity, where play never comes
constexpr double never = 0.0005;           // a branch less likely than this counts as never taken
constexpr double flat = 1.2;               // a branch so much wider than high has its number above
constexpr std::ptrdiff_t mostMoving = 120; // branches in the light; of more, all only fade
constexpr double insideEdge = 4;           // pixels between a text and the picture's edge

QPainterPath curve(const QPointF& from, const QPointF& to) {
    QPainterPath path(from);
    const double middle = (from.y() + to.y()) / 2;
    path.cubicTo({from.x(), middle}, {to.x(), middle}, to);
    return path;
}

/// The point of that curve at a share of its way, which Qt would find by its length, slowly.
QPointF pointOnCurve(const QPointF& from, const QPointF& to, double share) {
    const double rest = 1 - share;
    const double across = share * share * (3 - 2 * share);
    const double down = share * share * share + 1.5 * share * rest;
    return {std::lerp(from.x(), to.x(), across), std::lerp(from.y(), to.y(), down)};
}

} // namespace

void drawActor(QPainter& painter, const Theme& theme, Actor actor, const QPointF& middle, double radius) {
    painter.setPen(Qt::NoPen);
    if (actor == Actor::chance) {
        painter.setBrush(theme.quiet);
        const QPolygonF diamond({middle + QPointF(0, -radius), middle + QPointF(radius, 0),
                                 middle + QPointF(0, radius), middle + QPointF(-radius, 0)});
        painter.drawPolygon(diamond);
        return;
    }
    painter.setBrush(playerColours(theme, actor == Actor::first).fill);
    const QRectF rect(middle - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
    if (actor == Actor::first)
        painter.drawEllipse(rect);
    else
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 0.3 * radius, 0.3 * radius);
}

CardsDrawing::CardsDrawing(const CardsPicture& picture, const CardsLook& look, const Profile& behaviours,
                           const Frame& frame)
    : picture_(picture), look_(look), behaviours_(behaviours), frame_(frame),
      radius_(std::max(0.72 * frame.style().leastType, nodeShare * CardsLayout::endGap * frame.scale())),
      texts_(QRectF(frame.area())) {
    lowest_ = frame.toArea().map(QPointF(0, picture.layout.lowestEnd())).y() + roomBelow(frame.style()) - 5;
    inside_ = frame.area().adjusted(insideEdge, insideEdge, -insideEdge, 0);
    inside_.setBottom(lowest_);
    findRoom();
    findReach();
    findSpotlight();
}

double CardsDrawing::roomBelow(const Style& style) {
    return 1.4 * style.typeOf(labelPixels) + 14;
}

void CardsDrawing::findRoom() {
    room_.assign(places().size(), 1e6);
    roomBefore_.assign(places().size(), 1e6);
    std::vector<std::size_t> byPlace(places().size());
    std::iota(byPlace.begin(), byPlace.end(), std::size_t{0});
    std::sort(byPlace.begin(), byPlace.end(), [&](std::size_t left, std::size_t right) {
        const Place& one = places()[left];
        const Place& other = places()[right];
        return one.level != other.level ? one.level < other.level : one.at.x() < other.at.x();
    });
    for (std::size_t i = 1; i < byPlace.size(); ++i)
        if (places()[byPlace[i]].level == places()[byPlace[i - 1]].level)
            room_[byPlace[i - 1]] = roomBefore_[byPlace[i]] = at(byPlace[i]).x() - at(byPlace[i - 1]).x();
}

double CardsDrawing::likelihoodOf(std::size_t place) const {
    if (place == 0) return 1;
    const SequenceForm::NodeRecord& parent = nodeAt(places()[place].parent);
    if (parent.actor == Actor::chance) return nodeAt(place).chance / parent.chance;
    const SequenceForm::Node before = places()[places()[place].parent].node;
    return behaviours_[static_cast<std::size_t>(parent.actor)]
                      [form().setAt(before).first + places()[place].node - parent.firstChild];
}

void CardsDrawing::findReach() {
    reach_.assign(places().size(), 1);
    own_.assign(places().size(), 1);
    for (std::size_t place = 1; place < places().size(); ++place) {
        const std::size_t parent = places()[place].parent;
        const double likely = likelihoodOf(place);
        reach_[place] = reach_[parent] * likely;
        own_[place] = own_[parent] * (nodeAt(parent).actor == Actor::chance ? 1 : likely);
    }
}

bool CardsDrawing::isLit(std::size_t place) const {
    const auto lit = look_.lit();
    return lit && setOf(form(), places()[place].node) == lit;
}

/// Finds the branches that a step is about: the ways to the places of its set, what follows them, or their
/// actions.
void CardsDrawing::findSpotlight() {
    light_.assign(places().size(), false);
    if (!look_.update()) return;
    const Phase phase = look_.step->phase;
    for (std::size_t place = 1; place < places().size(); ++place) {
        const std::size_t parent = places()[place].parent;
        if (phase == Phase::worth)
            light_[place] = isLit(parent) || light_[parent];
        else if (phase != Phase::reach)
            light_[place] = isLit(parent);
    }
    if (phase != Phase::reach) return;
    for (std::size_t place = 1; place < places().size(); ++place)
        for (std::size_t up = place; isLit(place) && up > 0; up = places()[up].parent)
            light_[up] = true;
}

QColor CardsDrawing::colourOf(Actor actor) const {
    return actor == Actor::chance ? theme().quiet : playerColours(theme(), actor == Actor::first).fill;
}

/// The light runs down the branches, or up where the step collects what they are worth.
void CardsDrawing::drawSpotlight(QPainter& painter) const {
    const bool isMoving = std::ranges::count(light_, true) <= mostMoving;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().spotlight, 20 * style().line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (std::size_t place = 1; place < places().size(); ++place) {
        if (!light_[place]) continue;
        const QPointF from = at(places()[place].parent);
        std::optional<Keyed> light;
        if (isMoving)
            light.emplace(painter, MotionKey{"light", places()[place].node},
                          look_.step->phase == Phase::worth ? at(place) : from, Growth::uncovers);
        painter.drawPath(curve(from, at(place)));
    }
}

void CardsDrawing::drawBranch(QPainter& painter, std::size_t place) {
    const std::size_t parent = places()[place].parent;
    const Actor actor = nodeAt(parent).actor;
    const double likely = likelihoodOf(place);
    const QPainterPath path = curve(at(parent), at(place));
    texts_.add(path);
    painter.setBrush(Qt::NoBrush);
    if (actor == Actor::chance) {
        painter.setPen(QPen(theme().quiet, 1.2 * style().line));
    } else if (likely < never) {
        painter.setPen(QPen(theme().rim, thinnest * style().line, Qt::DotLine));
    } else {
        const double opacity = faintest + (1 - faintest) * std::sqrt(std::min(1.0, own_[place]));
        const double width =
            (thinnest + (thickest - thinnest) * likely) * style().line * std::clamp(frame_.scale(), 0.6, 1.6);
        painter.setPen(QPen(faded(colourOf(actor), opacity), width, Qt::SolidLine, Qt::FlatCap));
    }
    painter.drawPath(path);
}

/// Texts keep clear of nodes.
void CardsDrawing::drawNode(QPainter& painter, std::size_t place) {
    const SequenceForm::NodeRecord& record = nodeAt(place);
    const QPointF middle = at(place);
    const QRectF disc(middle - QPointF(radius_, radius_), QSizeF(2 * radius_, 2 * radius_));
    texts_.add(disc);
    if (record.actor == Actor::chance) {
        drawActor(painter, theme(), record.actor, middle, 0.75 * radius_);
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().paper); // ties and branches end at its edge
    const double ring = radius_ + 2;
    painter.drawEllipse(middle, ring, ring);
    drawActor(painter, theme(), record.actor, middle, radius_);
    const SequenceForm::Player& player = form().player(static_cast<std::size_t>(record.actor));
    painter.setFont(textFont(std::max(style().leastType, 1.15 * radius_), QFont::DemiBold));
    painter.setPen(playerColours(theme(), record.actor == Actor::first).on);
    painter.drawText(disc, Qt::AlignCenter, QString::fromStdString(player.names[record.set]).left(1));
}

/// Around the nodes that cannot be told apart; they wander from one set to the next, from the left to the
/// right.
void CardsDrawing::drawRings(QPainter& painter) const {
    std::vector<QPointF> middles;
    for (std::size_t place = 0; place < places().size(); ++place)
        if (isLit(place)) middles.push_back(at(place));
    std::ranges::sort(middles, {}, &QPointF::x);
    painter.setPen(QPen(theme().selection, 3 * style().line));
    painter.setBrush(Qt::NoBrush);
    for (std::size_t ring = 0; ring < middles.size(); ++ring) {
        const Keyed wandering(painter, {"ring", ring});
        painter.drawEllipse(middles[ring], radius_ + 3, radius_ + 3);
    }
}

/// Written beside its branch, where it lies on nothing else. One of the nodes that are tied together tells it
/// for all.
void CardsDrawing::drawLikelihood(QPainter& painter, std::size_t place) {
    constexpr double air = 4; // pixels beside a text: without, “0.5” and “1” would read as one number
    const std::size_t parent = places()[place].parent;
    if (nodeAt(parent).actor == Actor::chance) return;
    const SequenceForm::Node before = places()[parent].node;
    const Told told{nodeAt(parent).actor,
                    form().setAt(before).first + places()[place].node - nodeAt(parent).firstChild};
    const QString text = shortLikelihood(likelihoodOf(place));
    const QSizeF size(labels_->of(text) + 2 * air, labels_->metrics().ascent());
    const QRectF box = texts_.take(placesBeside(place, size), {});
    if (box.isNull()) {
        untold_.insert(told);
        return;
    }
    told_.insert(told);
    painter.setFont(labelFont_);
    painter.setPen(light_[place] && look_.step->phase == Phase::strategy ? theme().ink : theme().quiet);
    painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, text);
}

/// Between branches that are this close it would not be clear whose number it is.
bool CardsDrawing::hasCloseNeighbour(std::size_t place) const {
    constexpr double least = 14; // pixels
    const std::size_t parent = places()[place].parent;
    const bool isLast = place + 1 == places().size() || places()[place + 1].parent != parent;
    const std::size_t beside = isLast ? place - 1 : place + 1; // children stand beside each other
    return std::abs(at(place).x() - at(beside).x()) < least;
}

std::vector<QRectF> CardsDrawing::placesBeside(std::size_t place, const QSizeF& size) const {
    const QPointF to = at(place);
    const QPointF from = at(places()[place].parent);
    const double gap = thickest / 2 * likelihoodOf(place) * style().line;
    const bool isOuterOnly = hasCloseNeighbour(place);
    const bool isFlat = std::abs(to.x() - from.x()) > flat * std::abs(to.y() - from.y());
    std::vector<QRectF> boxes;
    for (const double further : {0.0, 4.0, 9.0}) { // a slanted branch is in the way of what is close to it
        for (const double share : {0.62, 0.5, 0.74, 0.4}) {
            const QPointF middle = pointOnCurve(from, to, share);
            const double away = gap + further;
            const QRectF box(middle - QPointF(size.width(), size.height()) / 2, size);
            const QRectF left = box.translated(-away - size.width() / 2, 0);
            const QRectF right = box.translated(away + size.width() / 2, 0);
            if (isFlat) boxes.push_back(box.translated(0, -4 - away - size.height() / 2));
            boxes.push_back(to.x() < from.x() ? left : right);
            if (!isOuterOnly) boxes.push_back(to.x() < from.x() ? right : left);
        }
    }
    return inside(std::move(boxes));
}

std::vector<QRectF> CardsDrawing::inside(std::vector<QRectF> boxes) const {
    std::erase_if(boxes, [&](const QRectF& box) { return !inside_.contains(box); });
    return boxes;
}

/// On its right or, as a branch comes from there, on its left; where a neighbour leaves so much room that it
/// is clear whose text it is. Above a tie that begins there, else beside the middle, below, or further up.
std::vector<QRectF> CardsDrawing::placesAtNode(std::size_t place, const QSizeF& size) const {
    const double gap = radius_ + 5;
    const double clear = TextRoom::clearOf + 1;
    const bool isFromRight = at(places()[place].parent).x() > at(place).x() + radius_;
    std::vector<QRectF> boxes;
    for (const bool isLeft : {isFromRight, !isFromRight}) {
        const bool hasRoom = isLeft ? roomBefore_[place] > 2 * (gap + size.width())
                                    : room_[place] >= size.width() + 2 * radius_ + 12;
        if (!hasRoom) continue;
        const double x = isLeft ? -gap - size.width() : gap;
        for (const double y : {-clear - size.height(), -size.height() / 2, clear, -radius_ - size.height()})
            boxes.emplace_back(at(place) + QPointF(x, y), size);
    }
    return inside(std::move(boxes));
}

void CardsDrawing::drawBeside(QPainter& painter, std::size_t place, const QString& text) {
    const QSizeF size(labels_->of(text) + 2, labels_->metrics().capHeight() + 2 * lineAir);
    const QRectF box = texts_.take(placesAtNode(place, size), {});
    if (box.isNull()) {
        ++unwritten_;
        return;
    }
    painter.setFont(labelFont_);
    painter.setPen(theme().quiet);
    painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, text);
}

/// The probability that play comes to a place; if a single deal is shown, given that deal; or what is dealt
/// there.
void CardsDrawing::drawReach(QPainter& painter, std::size_t place) {
    constexpr double least = 0.005;
    if (place == 0 || nodeAt(place).actor == Actor::nobody) return;
    if (picture_.deal && nodeAt(place).actor == Actor::chance)
        return drawBeside(painter, place, QString::fromUtf8(rankName(picture_.deal->board).data(), 1));
    const double reach = picture_.deal ? own_[place] : reach_[place];
    if (!look_.update() && reach >= least) drawBeside(painter, place, shortLikelihood(reach));
}

/// As one, whatever the light is on.
void CardsDrawing::drawTree(QPainter& painter) {
    const Keyed tree(painter, {"tree"});
    drawTies(painter);
    for (std::size_t place = 1; place < places().size(); ++place)
        drawBranch(painter, place);
    for (std::size_t place = 0; place < places().size(); ++place)
        if (nodeAt(place).actor != Actor::nobody) drawNode(painter, place);
}

void CardsDrawing::drawNumbers(QPainter& painter) {
    const Keyed numbers(painter, {"numbers"});
    // The most needed first: the last may find no room.
    const QFont payoffs = payoffFont(painter); // before the chips are there: the same at each step
    TextWidths widths(payoffs);
    for (std::size_t place = 0; place < places().size(); ++place)
        if (nodeAt(place).actor == Actor::nobody) drawPayoff(painter, place, payoffs, widths);
    findChips(painter);
    keepRoomForNote(painter);
    labelFont_ = style().fontIn(painter, labelPixels * style().type);
    labels_.emplace(labelFont_);
    for (std::size_t place = 1; place < places().size(); ++place)
        drawReach(painter, place);
    for (std::size_t place = 1; place < places().size(); ++place)
        drawLikelihood(painter, place);
    unwritten_ += static_cast<int>(
        std::ranges::count_if(untold_, [&](const Told& one) { return !told_.contains(one); }));
    drawUnwritten(painter);
}

void CardsDrawing::draw(QPainter& painter) {
    drawSpotlight(painter);
    drawTree(painter);
    drawRings(painter);
    drawNumbers(painter);
    drawChips(painter);
}

} // namespace mexplorer::ui
