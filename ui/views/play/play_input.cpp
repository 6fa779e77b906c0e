// What the mouse and the keys mean on things.
#include "ui/text/translated.h"
#include "ui/views/play/play_view.h"

#include <QKeyEvent>

#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr const char* valuesSetting = "values";
constexpr qsizetype mostDigits = 18;

bool isArrow(int key) {
    return key >= Qt::Key_Left && key <= Qt::Key_Down;
}

bool isUpright(int key) {
    return key == Qt::Key_Up || key == Qt::Key_Down;
}

/// The digit that was typed, if one was.
std::optional<int> digitOf(const QKeyEvent& event) {
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const int digit = event.text().size() == 1 ? event.text().front().digitValue() : -1;
    return digit >= 0 && modifiers == Qt::NoModifier ? std::optional(digit) : std::nullopt;
}

} // namespace

bool PlayView::takes(const QKeyEvent& event) const {
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (!canPoint()) return false;
    const int key = event.key();
    if (walks(event)) return true;
    if (modifiers != Qt::NoModifier || !choice_.pointed()) return false;
    return (isUpright(key) && canChoose()) || key == Qt::Key_Space || digitOf(event);
}

/// Before the first move there is nothing to step through: then arrows alone go from thing to thing, too.
bool PlayView::walks(const QKeyEvent& event) const {
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (!isArrow(event.key())) return false;
    if (modifiers == Qt::ControlModifier) return true;
    return modifiers == Qt::NoModifier && document().record().plays() == 0;
}

std::optional<ThingAt> PlayView::touchableAt(const QPointF& world) const {
    if (!canPoint()) return std::nullopt;
    return picture_->layout.thingAt(world, picture_->mover);
}

void PlayView::pointAt(const std::optional<ThingAt>& thing, bool byKey) {
    const auto before = choice_.pointed();
    choice_.point(thing, byKey);
    if (choice_.pointed() == before) return;
    typed_.clear();
    canvas().setCursor(choice_.move() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (thing && !picture_->moves.areAll) findMovesHere({});
    showPicture();
}

/// If not all moves are listed, looks for those at the place pointed at.
void PlayView::findMovesHere(std::optional<std::uint64_t> count) {
    const TouchedThing touched{.spot = choice_.pointed()->spot, .count = count};
    movesJob_.start(
        tr("Looking for the moves"),
        [asked = document().turn(), touched](Task& task) -> Expected<Moves> {
            auto found = asked->as<ThingsAspect>()->moves(touched, task);
            if (!found) return tl::unexpected(found.error());
            return std::make_shared<const ThingsMoves>(std::move(*found));
        },
        [this, touched](const Expected<Moves>& found) {
            if (!picture_ || !choice_.pointed() || choice_.pointed()->spot != touched.spot) return;
            if (!found) return emit failed(translated(found.error()));
            choice_.setMoves(*found);
            showPicture();
        });
}

void PlayView::point(const QPointF& world) {
    if (canPoint()) pointAt(touchableAt(world));
}

void PlayView::leave() {
    canvas().unsetCursor();
    if (picture_) pointAt(std::nullopt);
}

/// Only called beside all things: these have PlayHand.
void PlayView::click(const QPointF& /*world*/) {
    if (!canPoint()) return;
    choice_.letGo();
    showPicture();
}

void PlayView::pressed(const ThingAt& thing) {
    pointAt(thing);
    if (choice_.candidates().empty()) choice_.letGo(); // another piece is meant
    const auto held = choice_.heldSpots();
    wasHeld_ = std::find(held.begin(), held.end(), thing.spot) != held.end();
    if (!choice_.asksWhere()) return;
    choice_.hold();
    showPicture();
}

void PlayView::dragged(const std::optional<ThingAt>& thing) {
    if (canPoint()) pointAt(thing);
}

void PlayView::released(bool wasDragged, bool isAdding) {
    if (!canPoint()) return;
    if (isAdding) return hold();
    if (!choice_.asksWhere() && choice_.move()) return playChosen();
    if (wasDragged || wasHeld_) choice_.letGo();
    showPicture();
}

void PlayView::turned(int notches) {
    choice_.step(notches);
    showPicture();
}

void PlayView::hold() {
    choice_.hold();
    showPicture();
}

void PlayView::playChosen() {
    if (choice_.move()) play(*choice_.move());
}

/// Points at the nearest thing in the direction of an arrow that some move touches.
void PlayView::walkTo(int key) {
    const PlayLayout& layout = picture_->layout;
    const bool isSideways = key == Qt::Key_Left || key == Qt::Key_Right;
    const double sign = key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1;
    const auto& pointed = choice_.pointed();
    const QPointF from = pointed ? layout.centreOf(*pointed) : layout.bounds().topLeft();
    std::optional<ThingAt> best;
    double least = INFINITY;
    for (const ThingAt& goal : layout.goals()) {
        const QPointF away = layout.centreOf(goal) - from;
        const double along = sign * (isSideways ? away.x() : away.y());
        const double across = isSideways ? away.y() : away.x();
        if (pointed && along < 1) continue;
        const double distance = std::hypot(along, 3 * across);
        if (distance >= least || !choice_.canTouch(goal)) continue;
        best = goal;
        least = distance;
    }
    if (best) pointAt(best, true);
}

/// Digits typed in sequence make one number, as long as there is a move for it.
void PlayView::typeDigit(int digit) {
    const QString longer = typed_ + QString::number(digit);
    typed_ = longer.size() <= mostDigits ? longer : QString::number(digit);
    if (choice_.choose(typed_.toULongLong())) return showPicture();
    if (!picture_->moves.areAll) return findMovesHere(typed_.toULongLong());
    typed_ = QString::number(digit);
    if (!choice_.choose(typed_.toULongLong())) typed_.clear();
    showPicture();
}

void PlayView::keyPressEvent(QKeyEvent* event) {
    if (movesSelection(*event)) return walkRecord(event->key());
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const int key = event->key();
    const bool isChoice = modifiers == Qt::NoModifier && isUpright(key) && canChoose();
    if (canPoint() && !isChoice && walks(*event)) return walkTo(key);
    if (modifiers != Qt::NoModifier) return View::keyPressEvent(event);
    if (key == Qt::Key_V) {
        const bool areShown = scene().settings.at(valuesSetting) == "on";
        (void)document().setSetting(id(), valuesSetting, areShown ? "off" : "on");
        return;
    }
    if (!canPoint()) return View::keyPressEvent(event);
    if (isChoice) {
        turned(key == Qt::Key_Down ? 1 : -1);
    } else if (choice_.pointed() && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
        playChosen();
    } else if (choice_.pointed() && key == Qt::Key_Space) {
        hold();
    } else if (choice_.pointed() && digitOf(*event)) {
        typeDigit(*digitOf(*event));
    } else if (key == Qt::Key_Escape && (choice_.pointed() || !choice_.heldSpots().empty())) {
        choice_.letGo();
        pointAt(std::nullopt);
        showPicture();
    } else {
        View::keyPressEvent(event);
    }
}

} // namespace mexplorer::ui
