#pragma once

#include "ui/figure/figure.h"
#include "ui/figure/log_chart.h"
#include "ui/views/learning/learning_picture.h"

#include <QCoreApplication>

#include <optional>

namespace mexplorer::ui {

/// How average strategies approach an equilibrium: their exploitability and their value against the
/// iterations, and the strategies as a table. World: a pixel, at a scale of 1.
class LearningFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(LearningFigure)

public:
    /// `step`: the index of the point that a step is about; without it all points are shown, and the last is
    /// current.
    explicit LearningFigure(std::shared_ptr<const LearningPicture> picture,
                            std::optional<std::size_t> step = {})
        : picture_(std::move(picture)), step_(step) {}

    [[nodiscard]] const LearningPicture& picture() const { return *picture_; }
    [[nodiscard]] std::optional<std::size_t> step() const { return step_; }
    /// The current one.
    [[nodiscard]] const CfrPoint& point() const;

    [[nodiscard]] QRectF bounds() const override;
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    /// Always fitted, never zoomed.
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return {far, 1 / far}; }
    [[nodiscard]] bool keepsAspect() const override { return false; }
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    /// iterations,value,exploitability, and a column for each action of each information set
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

private:
    [[nodiscard]] ChartAxis iterationAxis() const;
    [[nodiscard]] LogChart exploitabilityChart(const Theme& theme) const;
    [[nodiscard]] LogChart valueChart(const Theme& theme) const;
    /// For Kuhn’s poker: the α that each of three decisions implies.
    [[nodiscard]] LogChart alphaChart(const Theme& theme) const;
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString methodName() const;
    [[nodiscard]] static bool hasRoomForTable(const Frame& frame);
    void drawHeadline(QPainter& painter, const Frame& frame) const;
    void drawCharts(QPainter& painter, const Style& style, QRectF area) const;

    std::shared_ptr<const LearningPicture> picture_;
    std::optional<std::size_t> step_;
};

} // namespace mexplorer::ui
