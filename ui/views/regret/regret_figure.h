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
    MatrixSide shown = MatrixSide::row;    ///< whose strategies the pictures show
    RegretPanel large = RegretPanel::path; ///< which is wanted large

    [[nodiscard]] const MatrixGame& game() const { return subject.matrix().game(); }
    /// Whether these have two or three actions, so that they are a path on an edge or in a triangle.
    [[nodiscard]] bool hasPath() const { return game().actions(shown) == 2 || game().actions(shown) == 3; }
    /// The wanted one; with more actions the averages instead of the path.
    [[nodiscard]] RegretPanel largePanel() const;
    [[nodiscard]] std::vector<RegretPanel> smallPanels() const;
};

/// Regret matching: what was played, earned and regretted in a round, what is played next, and the result of
/// all rounds.
class RegretFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(RegretFigure)

public:
    /// Without a state, the end of the run.
    explicit RegretFigure(std::shared_ptr<const RegretPicture> picture,
                          std::optional<RegretState> state = {});

    [[nodiscard]] QRectF bounds() const override { return {0, 0, 1200, 600}; } // fills the room there is
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    /// Always fitted, never zoomed.
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return {far, 1 / far}; }
    [[nodiscard]] bool keepsAspect() const override { return false; }
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    /// round,exploitability,value,regret_row,regret_column and the averages, as the command line writes them.
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    [[nodiscard]] RegretLayout layoutIn(const Frame& frame) const;
    /// The small panel there, which can be opened.
    [[nodiscard]] std::optional<RegretPanel> panelAt(const Frame& frame, const QPointF& world) const;
    [[nodiscard]] const RegretPicture& picture() const { return *picture_; }
    [[nodiscard]] const RegretState& state() const { return state_; }

private:
    [[nodiscard]] QString title(const Style& style) const;
    [[nodiscard]] LegendEntries legend(const Style& style) const;
    /// Whether a regret of this sign is shown.
    [[nodiscard]] bool showsRegret(bool isPositive) const;

    std::shared_ptr<const RegretPicture> picture_;
    RegretState state_;
};

} // namespace mexplorer::ui
