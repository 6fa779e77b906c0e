#pragma once

#include "ui/document/document.h"
#include "ui/figure/canvas_hand.h"

#include <optional>

namespace mexplorer::ui {

/// Numbers in a figure are handles: a number that was entered is dragged up and down, or turned by the wheel,
/// and everything follows at once. A figure names such numbers (topic::entered, with the field's id).
class NumberHand : public CanvasHand {
    Q_OBJECT

public:
    NumberHand(Canvas& canvas, Document& document);

    /// Not only beside the figure's world, as in the line above it: where figures are large, looking for
    /// numbers in them at each move of the pointer takes too long.
    void takeEverywhere() { isEverywhere_ = true; }

    /// What dragging by `pixels`, upwards, makes of a number: the larger it is, the larger are the steps.
    [[nodiscard]] static std::int64_t dragged(std::int64_t number, double pixels);

protected:
    bool press(const QMouseEvent& event) override;
    bool move(const QMouseEvent& event) override;
    bool release(const QMouseEvent& event) override;
    bool wheel(const QWheelEvent& event) override;

private:
    struct Handle {
        std::string field;
        std::size_t index = 0;
        std::int64_t number = 0;
        friend bool operator==(const Handle&, const Handle&) = default;
    };
    [[nodiscard]] std::optional<Handle> handleAt(const QPointF& place) const;
    void offer(const QPointF& place);

    struct Taken {
        Handle handle;
        double y = 0;           ///< of the pointer, in pixels
        bool isDragged = false; ///< far enough not to be a click
        std::string text = {};  ///< what the number was changed to so far; empty if it was not
    };
    Document& document_;
    std::optional<Taken> taken_;
    std::string turnedText_; ///< what the wheel left, to go on from there
    bool isOffered_ = false; ///< the pointer is at a number
    bool isEverywhere_ = false;
    WheelNotches notches_;
};

} // namespace mexplorer::ui
