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
    [[nodiscard]] std::optional<QRectF> placeOf(std::size_t arrow, const Label& label, const QSizeF& size,
                                                bool isNeeded);
    [[nodiscard]] QSizeF sizeOf(const Label& label) const;
    bool write(std::size_t arrow, const Label& label, bool isNeeded);
    void writeAmount(std::size_t arrow, const Label& label, const QRectF& box);
    void drawLabel(std::size_t arrow, const Label& label, const QRectF& box);

    QPainter& painter_;
    const FlowDrawing& drawing_;
    std::vector<QPolygonF> lines_;
    std::vector<QRectF> nodes_;
    std::vector<QRectF> taken_;
    bool isCrowd_ = drawing_.isCrowd();
    std::size_t unwritten_ = 0;
};

} // namespace mexplorer::ui
