#pragma once

#include "ui/figure/figure.h"
#include "ui/figure/legend_row.h"
#include "ui/views/interval/interval_layout.h"
#include "ui/views/interval/interval_picture.h"

#include <QCoreApplication>

#include <memory>

namespace mexplorer::ui {

/// The table of a scored game: what every stretch of a row is worth, how that follows from shorter ones, and
/// best play; or any step on the way there.
class IntervalFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(IntervalFigure)

public:
    explicit IntervalFigure(std::shared_ptr<const IntervalPicture> picture, IntervalLook look = {});

    [[nodiscard]] QRectF bounds() const override { return layout_.bounds(); }
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override;
    [[nodiscard]] double largestFit() const override { return 1.25; }
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    /// The cell of a stretch, by its begin and its end.
    [[nodiscard]] std::optional<QRectF> placeOfTopic(const Topic& topic) const override;
    [[nodiscard]] std::optional<Topic> topicAt(const QPointF& world) const override;
    /// i,j,value,choice: stretches by their first and last numbers, counted from 1.
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    [[nodiscard]] const IntervalLayout& layout() const { return layout_; }
    [[nodiscard]] const IntervalPicture& picture() const { return *picture_; }
    [[nodiscard]] const IntervalLook& look() const { return look_; }
    /// What is known about a cell, in one line.
    [[nodiscard]] QString statusOf(const Stretch& stretch) const;

    /// On slides: the value that was found last, or the score.
    [[nodiscard]] QString title(const Style& style) const;

private:
    [[nodiscard]] bool areChoicesSeen() const;
    [[nodiscard]] LegendEntries legend(const Style& style) const;

    std::shared_ptr<const IntervalPicture> picture_;
    IntervalLook look_;
    IntervalLayout layout_;
};

} // namespace mexplorer::ui
