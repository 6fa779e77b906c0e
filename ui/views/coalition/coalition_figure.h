#pragma once

#include "ui/figure/figure.h"
#include "ui/figure/legend_row.h"
#include "ui/views/coalition/coalition_picture.h"

#include <QCoreApplication>

#include <memory>

namespace mexplorer::ui {

/// The values of coalitions as bars; beside them what each player gets, of three players also as points in
/// the triangle of payments; below, an order that fills up. World: 1000 × 560.
class CoalitionFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(CoalitionFigure)

public:
    explicit CoalitionFigure(std::shared_ptr<const CoalitionPicture> picture, CoalitionLook look = {});

    [[nodiscard]] QRectF bounds() const override { return {0, 0, 1000, 560}; }
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return {0.2, 6}; }
    [[nodiscard]] double largestFit() const override { return 1.6; }
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    /// player,shapley,banzhaf,nucleolus; from samples: player,shapley,error,banzhaf,error
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

private:
    [[nodiscard]] LegendEntries legend(const Style& style) const;
    [[nodiscard]] bool hasTriangle() const;

    std::shared_ptr<const CoalitionPicture> picture_;
    CoalitionLook look_;
};

/// The parts of such a figure, each in its place of the world.
struct CoalitionDrawing {
    QPainter& painter;
    const Style& style;
    const CoalitionPicture& picture;
    const CoalitionLook& look;

    [[nodiscard]] const Theme& theme() const { return style.theme; }
    [[nodiscard]] const OrderState* order() const {
        return look.step && look.step->order ? &*look.step->order : nullptr;
    }
    [[nodiscard]] const SizesState* sizes() const {
        return look.step && look.step->sizes ? &*look.step->sizes : nullptr;
    }
    [[nodiscard]] const ExcessState* excess() const {
        return look.step && look.step->excess ? &*look.step->excess : nullptr;
    }
    void text(const QRectF& where, int flags, const QString& what, const QColor& colour, double pixels,
              QFont::Weight weight = QFont::Normal) const;
    /// “v(12)”, “12” or “{A, Ben}”.
    [[nodiscard]] QString nameOf(Coalition coalition) const;
};

void drawWorths(const CoalitionDrawing& drawing, const QRectF& where);
void drawOrder(const CoalitionDrawing& drawing, const QRectF& where);
void drawSizes(const CoalitionDrawing& drawing, const QRectF& where);
void drawShares(const CoalitionDrawing& drawing, const QRectF& where);
void drawSampledShares(const CoalitionDrawing& drawing, const QRectF& where);
void drawTriangle(const CoalitionDrawing& drawing, const QRectF& where);

/// The signs of the points.
void drawShapleyPoint(QPainter& painter, const Theme& theme, const QPointF& at, double size);
void drawNucleolusPoint(QPainter& painter, const Theme& theme, const QPointF& at, double size);

} // namespace mexplorer::ui
