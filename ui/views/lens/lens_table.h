#pragma once

#include "ui/views/lens/lens_field.h"

namespace mexplorer::ui {

/// The values of a table, and the cells where a formula says something else: crossed, with what it says
/// where there is room for that. World: a cell is a unit square.
class LensTable final : public LensField {
    Q_DECLARE_TR_FUNCTIONS(LensTable)

public:
    explicit LensTable(std::shared_ptr<const LensSubject> subject);

    [[nodiscard]] QRectF bounds() const override;
    [[nodiscard]] bool keepsAspect() const override { return true; }
    [[nodiscard]] std::pair<double, double> scaleRange() const override;
    void draw(QPainter& painter, const Frame& frame, const LensMarks& marks) const override;
    [[nodiscard]] std::optional<GridCell> placeAt(const QPointF& world) const override;
    [[nodiscard]] QRectF rectOf(const GridCell& place) const override;

private:
    [[nodiscard]] LegendEntry valueEntry(const Style& style) const override;
    [[nodiscard]] QString failureText() const override;
    [[nodiscard]] QRectF clipOf(const Frame& frame) const;
    [[nodiscard]] QColor fillOf(const Theme& theme, std::uint64_t value) const;
    void drawCell(QPainter& painter, const Frame& frame, const GridCell& cell, double opacity) const;
    void drawCells(QPainter& painter, const Frame& frame, const LensMarks& marks) const;
    void drawAxis(QPainter& painter, const Frame& frame, bool isAcross) const;
    void drawFailure(QPainter& painter, const Frame& frame, const LensFailure& failure) const;
    void drawRings(QPainter& painter, const Frame& frame, const LensMarks& marks) const;

    std::uint64_t greatest_ = 1;
};

} // namespace mexplorer::ui
