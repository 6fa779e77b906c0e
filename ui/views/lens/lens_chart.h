#pragma once

#include "ui/views/lens/lens_field.h"

namespace mexplorer::ui {

/// The values of a line as points, and where a formula says something else: a cross at what it says, with a
/// thin line to the value. World: n to the right, and the values upwards, from −value.
class LensChart final : public LensField {
    Q_DECLARE_TR_FUNCTIONS(LensChart)

public:
    explicit LensChart(std::shared_ptr<const LensSubject> subject);

    [[nodiscard]] QRectF bounds() const override;
    [[nodiscard]] bool keepsAspect() const override { return false; }
    [[nodiscard]] std::pair<double, double> scaleRange() const override;
    void draw(QPainter& painter, const Frame& frame, const LensMarks& marks) const override;
    [[nodiscard]] std::optional<GridCell> placeAt(const QPointF& world) const override;
    [[nodiscard]] QRectF rectOf(const GridCell& place) const override;

private:
    [[nodiscard]] LegendEntry valueEntry(const Style& style) const override;
    [[nodiscard]] QString failureText() const override;
    [[nodiscard]] double radius(const Frame& frame) const;
    [[nodiscard]] QPointF pointOf(const Frame& frame, std::uint64_t n, double value) const;
    [[nodiscard]] QPointF saidPoint(const Frame& frame, const LensFailure& failure) const;
    [[nodiscard]] std::pair<std::uint64_t, std::uint64_t> seen(const Frame& frame) const;
    void drawAgreement(QPainter& painter, const Frame& frame, std::uint64_t margin) const;
    void drawValueAxis(QPainter& painter, const Frame& frame) const;
    void drawNumberAxis(QPainter& painter, const Frame& frame) const;
    void drawPoints(QPainter& painter, const Frame& frame) const;
    void drawFailures(QPainter& painter, const Frame& frame, std::size_t count) const;
    void drawRings(QPainter& painter, const Frame& frame, const LensMarks& marks) const;

    double greatest_ = 1; ///< the highest that is drawn
    double least_ = 0;    ///< the lowest: below 0 only if the formula says so
};

} // namespace mexplorer::ui
