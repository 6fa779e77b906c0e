#pragma once

#include "core/explain/coalition/vessels_trace.h"
#include "ui/figure/figure.h"
#include "ui/figure/legend_row.h"

#include <QCoreApplication>

#include <memory>
#include <optional>

namespace mexplorer::ui {

/// Claims as vessels that communicate, and the estate as water in them. World: 1000 × 520.
class VesselsFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(VesselsFigure)

public:
    explicit VesselsFigure(std::shared_ptr<const VesselsSubject> subject,
                           std::optional<VesselsState> step = {});

    [[nodiscard]] QRectF bounds() const override { return {0, 0, 1000, 520}; }
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return {0.2, 6}; }
    [[nodiscard]] double largestFit() const override { return 1.6; }
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    /// player,claim,share
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

private:
    void drawVessel(QPainter& painter, const Style& style, std::size_t vessel) const;
    [[nodiscard]] QString inOnes(const Rational& units) const;
    [[nodiscard]] LegendEntries legend(const Style& style) const;

    std::shared_ptr<const VesselsSubject> subject_;
    VesselsState state_;
    std::int64_t most_ = 1; ///< the largest claim
};

} // namespace mexplorer::ui
