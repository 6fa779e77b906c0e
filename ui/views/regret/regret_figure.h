#pragma once

#include "core/explain/regret_trace.h"
#include "ui/figure/figure.h"
#include "ui/figure/legend_row.h"
#include "ui/views/regret/regret_layout.h"

#include <QCoreApplication>

#include <memory>

namespace mexplorer::ui {

/// What a picture of regret matching is made from.
struct RegretPicture {
    RegretSubject subject;
    MatrixSide shown = MatrixSide::row; ///< whose strategies the charts show

    [[nodiscard]] const MatrixGame& game() const { return subject.matrix().game(); }
    /// Whether these have three actions, so that they are a path in a triangle.
    [[nodiscard]] bool hasTriangle() const { return game().actions(shown) == 3; }
};

/// Regret matching: what was played, earned and regretted in a round, what is played next, and the result of
/// all rounds.
class RegretFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(RegretFigure)

public:
    /// Without a state, the end of the run.
    explicit RegretFigure(std::shared_ptr<const RegretPicture> picture,
                          std::optional<RegretState> state = {});

    [[nodiscard]] QRectF bounds() const override { return layout_.bounds(); }
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return {0.4, 4}; }
    [[nodiscard]] double largestFit() const override { return 1.5; }
    [[nodiscard]] double leastFit(const Style& style, const QSizeF& /*content*/) const override {
        return scaleForLines(style, RegretLayout::lowestLine);
    }
    [[nodiscard]] QPointF heart(const QSizeF& seen) const override { return upperLeft(seen); }
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    /// round,exploitability,value,regret_row,regret_column and the averages, as the command line writes them.
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    [[nodiscard]] const RegretLayout& layout() const { return layout_; }
    [[nodiscard]] const RegretPicture& picture() const { return *picture_; }
    [[nodiscard]] const RegretState& state() const { return state_; }

private:
    [[nodiscard]] LegendEntries legend(const Style& style) const;

    std::shared_ptr<const RegretPicture> picture_;
    RegretState state_;
    RegretLayout layout_;
};

} // namespace mexplorer::ui
