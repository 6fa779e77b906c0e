#pragma once

#include "core/coalition/payoff_triangle.h"
#include "core/explain/coalition/coalition_state.h"
#include "ui/figure/figure.h"
#include "ui/figure/legend_row.h"
#include "ui/views/coalition/coalition_layout.h"

#include <QCoreApplication>

#include <memory>
#include <optional>

namespace mexplorer::ui {

/// What all pictures of a coalition game share.
struct CoalitionPicture {
    CoalitionSubject subject;
    std::optional<PayoffTriangle> triangle = {}; ///< only for three players
};
[[nodiscard]] std::shared_ptr<const CoalitionPicture> coalitionPicture(CoalitionSubject subject);

/// What is shown of a picture.
struct CoalitionLook {
    std::optional<CoalitionState> step = {}; ///< none: everything that was found
    std::optional<Coalition> hovered = {};
    unsigned turns = 0; ///< how often the page of the rows was turned, where not all are seen
};

/// What coalitions are worth, and what the players get: by the Shapley value, the Banzhaf value and the
/// nucleolus, or at a step on the way to them; of three players in the triangle of payoffs, of 5 to
/// mostInTable in a row each.
class CoalitionFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(CoalitionFigure)

public:
    explicit CoalitionFigure(std::shared_ptr<const CoalitionPicture> picture, CoalitionLook look = {});

    [[nodiscard]] QRectF bounds() const override;
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override;
    [[nodiscard]] double largestFit() const override { return 1.5; }
    [[nodiscard]] double leastFit(const Style& style, const QSizeF& content) const override;
    [[nodiscard]] QPointF heart(const QSizeF& seen) const override;
    /// Rows fill the room there is.
    [[nodiscard]] bool keepsAspect() const override { return !hasRows(); }
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    /// coalition,value,shapley,nucleolus: what each coalition is worth, and what its members are paid; of
    /// many players, player,shapley,banzhaf,banzhaf_normalised; from samples,
    /// player,shapley,shapley_error,banzhaf,banzhaf_error.
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    /// The coalition whose value is there, or the player, alone, whose row is; of many players none.
    /// The cell or the row of a coalition.
    [[nodiscard]] std::optional<QRectF> placeOfTopic(const Topic& topic) const override;
    [[nodiscard]] std::optional<Topic> topicAt(const QPointF& world) const override;
    [[nodiscard]] std::optional<Coalition> coalitionAt(const Frame& frame, const QPointF& world) const;
    /// What is known about it, or about the player whose row is there; empty if there is neither.
    [[nodiscard]] QString statusAt(const Frame& frame, const QPointF& world) const;
    /// Whether there are rows with more than one page, and no step that chooses it.
    [[nodiscard]] bool hasPages(const Frame& frame) const;
    /// What is known about it, in one line.
    [[nodiscard]] QString statusOf(Coalition coalition) const;

private:
    [[nodiscard]] bool hasRows() const { return !layout_; }
    [[nodiscard]] QString title(const Style& style) const;
    [[nodiscard]] LegendEntries legend(const Style& style) const;
    [[nodiscard]] LegendEntries legendOfRows(const Theme& theme) const;
    [[nodiscard]] std::optional<Coalition> rowAt(const Frame& frame, const QPointF& world) const;
    [[nodiscard]] QString statusOfPlayer(unsigned player) const;
    [[nodiscard]] bool showsAnswer() const;
    [[nodiscard]] bool isRowOf(unsigned player, const QPointF& world) const;
    [[nodiscard]] Expected<void> writeCoalitions(QIODevice& device, Task& task) const;
    [[nodiscard]] Expected<void> writeEstimates(QIODevice& device, Task& task) const;
    [[nodiscard]] Expected<void> writeCounted(QIODevice& device, Task& task) const;

    std::shared_ptr<const CoalitionPicture> picture_;
    CoalitionLook look_;
    std::optional<CoalitionLayout> layout_; ///< none: rows, whose layout follows the frame
};

} // namespace mexplorer::ui
