#pragma once

#include "ui/views/flow/flow_drawing.h"

namespace mexplorer::ui {

/// The numbers on the arrows, with the owners’ names where there is room for both. Those of the step’s path,
/// or of the cut, are written in any case; of the others as many as have room.
class FlowLabels {
public:
    FlowLabels(QPainter& painter, const FlowDrawing& drawing);

    void draw();
    /// How many arrows have no number: there is no room for it.
    [[nodiscard]] std::size_t unwritten() const { return unwritten_; }

private:
    struct Label {
        QString text;
        QString owner = {};
        bool isBack = false;  ///< it tells what can be taken back
        double from = 0.5;    ///< the share of the arrow at which a place is sought first
        bool isWhole = false; ///< it tells the arrow’s capacity
    };

    [[nodiscard]] std::vector<Label> labelsOf(std::size_t arrow) const;
    [[nodiscard]] QString amount(std::int64_t units) const;
    struct Placed {
        std::size_t arrow = 0;
        Label label;
        QRectF box;
    };
    struct Packed {
        std::vector<Placed> labels;
        std::size_t unwritten = 0; ///< arrows with a number that found no room
    };
    struct Packing {
        bool hasOwners = true;  ///< where there is room
        bool hasAir = false;    ///< between the numbers
        bool isTight = false;   ///< their boxes are no larger than they must be
        double step = 0;        ///< from one place that is tried to the next, by the length of the arrow
        double furthest = 0.24; ///< of them, likewise
    };

    [[nodiscard]] Packed packed(const Packing& packing) const;
    [[nodiscard]] std::optional<QRectF> placeOf(const Packed& all, std::size_t arrow, const Label& label,
                                                const Packing& packing, bool isNeeded) const;
    bool place(Packed& all, std::size_t arrow, Label label, const Packing& packing) const;
    [[nodiscard]] QFont fontOf(std::size_t arrow) const;
    [[nodiscard]] QSizeF sizeOf(std::size_t arrow, const Label& label, bool isTight) const;
    void writeAmount(std::size_t arrow, const Label& label, const QRectF& box);
    void drawLabel(const Placed& placed);

    QPainter& painter_;
    const FlowDrawing& drawing_;
    std::vector<QPolygonF> lines_;
    std::vector<QRectF> nodes_;
    std::vector<std::size_t> order_; ///< arrows as they are written
    std::size_t unwritten_ = 0;
};

} // namespace mexplorer::ui
