#pragma once

#include "core/explain/matrix_trace.h"
#include "ui/figure/figure.h"
#include "ui/figure/legend_row.h"
#include "ui/views/matrix/matrix_layout.h"

#include <QCoreApplication>

#include <memory>

namespace mexplorer::ui {

/// What is shown of a matrix.
struct MatrixLook {
    std::optional<MatrixState> step = {}; ///< none: everything
    std::optional<MatrixCell> hovered = {};
};

/// A matrix with its best replies, what is dominated, its equilibria and its solution; or any step on the way
/// there.
class MatrixFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(MatrixFigure)

public:
    explicit MatrixFigure(std::shared_ptr<const MatrixSubject> subject, MatrixLook look = {});

    [[nodiscard]] QRectF bounds() const override { return layout_.bounds(); }
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return {0.3, 8}; }
    [[nodiscard]] double largestFit() const override { return 1.5; }
    [[nodiscard]] double leastFit(const Style& style, const QSizeF& /*content*/) const override {
        return layout_.isMap() ? 0 : scaleForLines(style, MatrixLayout::lowestLine);
    }
    [[nodiscard]] QPointF heart(const QSizeF& seen) const override { return upperLeft(seen); }
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    /// The band of a strategy; its name is what can be pointed at.
    [[nodiscard]] std::optional<QRectF> placeOfTopic(const Topic& topic) const override;
    [[nodiscard]] std::optional<Topic> topicAt(const QPointF& world) const override;
    /// row,column,first,second: the payoffs of each cell, by the names of its row and its column.
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    [[nodiscard]] const MatrixLayout& layout() const { return layout_; }
    [[nodiscard]] const MatrixSubject& subject() const { return *subject_; }
    [[nodiscard]] const MatrixState& state() const { return state_; }
    /// What is known about a cell, in one line.
    [[nodiscard]] QString statusOf(const MatrixCell& cell) const;

private:
    [[nodiscard]] QString title(const Style& style) const;
    [[nodiscard]] LegendEntries legend(const Style& style) const;
    void addReplies(LegendEntries& entries, const Theme& theme, const MatrixState& last) const;
    void addColours(LegendEntries& entries) const;

    std::shared_ptr<const MatrixSubject> subject_;
    MatrixLook look_;
    MatrixState state_;
    MatrixLayout layout_;
};

} // namespace mexplorer::ui
