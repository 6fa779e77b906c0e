#pragma once

#include "core/explain/coalition/vessels_trace.h"
#include "ui/figure/figure.h"
#include "ui/figure/legend_row.h"
#include "ui/views/vessels/vessels_layout.h"

#include <QCoreApplication>

#include <memory>

namespace mexplorer::ui {

/// What is shown of the vessels.
struct VesselsLook {
    std::optional<VesselsState> step = {}; ///< none: the whole estate is poured in
    std::optional<std::size_t> hovered = {};
};

/// An estate divided by communicating vessels: how far the water has risen, and what each vessel holds.
class VesselsFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(VesselsFigure)

public:
    explicit VesselsFigure(std::shared_ptr<const VesselsSubject> subject, VesselsLook look = {});

    [[nodiscard]] QRectF bounds() const override { return layout_.bounds(); }
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return {0.3, 4}; }
    [[nodiscard]] double largestFit() const override { return 1.6; }
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    /// player,claim,holds: what each vessel holds at the level shown.
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    [[nodiscard]] const VesselsLayout& layout() const { return layout_; }
    [[nodiscard]] const VesselsSubject& subject() const { return *subject_; }
    [[nodiscard]] const Rational& level() const { return level_; }
    /// What is known about a vessel, in one line.
    [[nodiscard]] QString statusOf(std::size_t vessel) const;

    /// How much of the estate is poured in.
    [[nodiscard]] QString title() const;

private:
    [[nodiscard]] LegendEntries legend(const Style& style) const;

    std::shared_ptr<const VesselsSubject> subject_;
    VesselsLook look_;
    Rational level_;
    VesselsLayout layout_;
};

} // namespace mexplorer::ui
