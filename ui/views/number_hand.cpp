#include "ui/views/number_hand.h"

#include <QApplication>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace mexplorer::ui {

namespace {

constexpr double pixelsPerStep = 6;
constexpr double reach = 6;                 // pixels beside a number where it can be taken
constexpr double mostSteps = 500;           // in one drag: the largest numbers stay far from 64 bits
constexpr std::size_t longestText = 10'000; // bytes, which are read while the pointer moves

/// 1 up to 99, 10 up to 999 …
std::int64_t stepFor(std::int64_t number) {
    std::int64_t step = 1;
    for (std::int64_t rest = std::abs(number); rest >= 100; rest /= 10)
        step *= 10;
    return step;
}

} // namespace

NumberHand::NumberHand(Canvas& canvas, Document& document) : CanvasHand(canvas), document_(document) {}

std::int64_t NumberHand::dragged(std::int64_t number, double pixels) {
    const double steps = std::clamp(std::trunc(pixels / pixelsPerStep), -mostSteps, mostSteps);
    return number + static_cast<std::int64_t>(steps) * stepFor(number);
}

std::optional<NumberHand::Handle> NumberHand::handleAt(const QPointF& place) const {
    if (!isEverywhere_ && canvas().frame().content().contains(place)) return std::nullopt;
    const auto topic = canvas().topicAt(topic::entered, place, reach);
    if (!topic) return std::nullopt;
    const std::string text = document_.fieldText(topic->text);
    if (text.size() > longestText) return std::nullopt;
    const auto number = document_.number(topic->text, topic->first);
    const bool isShown = number && static_cast<std::uint64_t>(*number) == topic->second;
    if (!isShown) return std::nullopt; // the figure of another text is still shown
    return Handle{topic->text, static_cast<std::size_t>(topic->first), *number};
}

/// After the view has had its say about the cursor, and has shown what it lights.
void NumberHand::offer(const QPointF& place) {
    const auto handle = handleAt(place);
    if (!handle && !isOffered_) return;
    const bool wasOffered = std::exchange(isOffered_, handle.has_value());
    QMetaObject::invokeMethod(
        this,
        [this, handle, wasOffered] {
            if (!handle && wasOffered && !taken_) canvas().unsetCursor();
            if (!handle) return canvas().light({});
            canvas().setCursor(Qt::SizeVerCursor);
            canvas().light(enteredTopic(handle->field, handle->index, handle->number));
        },
        Qt::QueuedConnection);
}

/// The canvas hears of it as well: it may be a click.
bool NumberHand::press(const QMouseEvent& event) {
    taken_.reset();
    if (event.button() != Qt::LeftButton) return false;
    if (const auto handle = handleAt(event.position())) taken_ = Taken{*handle, event.position().y()};
    return false;
}

bool NumberHand::move(const QMouseEvent& event) {
    if (!taken_ || !(event.buttons() & Qt::LeftButton)) {
        taken_.reset();
        if (event.buttons() == Qt::NoButton) offer(event.position());
        return false;
    }
    const double upwards = taken_->y - event.position().y();
    taken_->isDragged |= std::abs(upwards) >= QApplication::startDragDistance();
    if (!taken_->isDragged) return true;
    canvas().setCursor(Qt::SizeVerCursor);
    const Handle& handle = taken_->handle;
    const std::int64_t number = dragged(handle.number, upwards);
    const std::string text = document_.fieldText(handle.field);
    if (number == document_.number(handle.field, handle.index)) return true;
    // What the game refuses is not shown: the number stays at the last one that it takes. After an undo or
    // another change in between, it is a new one.
    if (document_.setNumber(handle.field, handle.index, number, text == taken_->text))
        taken_->text = document_.fieldText(handle.field);
    return true;
}

bool NumberHand::release(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton) return false;
    const auto taken = std::exchange(taken_, std::nullopt);
    if (!taken || !taken->isDragged) return false;
    canvas().unsetCursor();
    return true;
}

bool NumberHand::wheel(const QWheelEvent& event) {
    const auto handle = handleAt(event.position());
    if (!handle || event.modifiers() != Qt::NoModifier) return false;
    const int notches = notches_.add(event);
    if (notches == 0) return true;
    const bool goesOn = document_.fieldText(handle->field) == turnedText_;
    if (document_.setNumber(handle->field, handle->index, handle->number + notches, goesOn))
        turnedText_ = document_.fieldText(handle->field);
    return true;
}

} // namespace mexplorer::ui
