#pragma once

#include "core/search/progress.h"
#include "ui/figure/figure.h"
#include "ui/figure/legend_row.h"
#include "ui/views/search/search_chart.h"
#include "ui/views/search/search_layout.h"
#include "ui/views/search/search_picture.h"

#include <QCoreApplication>

#include <memory>

namespace mexplorer::ui {

/// A search: MAX’s places point up and MIN’s down, with the best score so far, ends are boxes; beside a place
/// stand its name and its window, at a cut its condition, and what it leaves out is struck through. Best play
/// is thick. Below, how many leaves each way of searching looks at. After all its events, or after some; of
/// an exercise without a step, only what is given.
class SearchFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(mexplorer::ui::SearchFigure)

public:
    explicit SearchFigure(std::shared_ptr<const SearchPicture> picture, std::optional<SearchState> step = {});

    [[nodiscard]] QRectF bounds() const override { return layout_.bounds(); }
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return {0.05, 6.0}; }
    [[nodiscard]] double largestFit() const override { return 1.25; }
    [[nodiscard]] double leastFit(const Style& style, const QSizeF& content) const override;
    [[nodiscard]] QPointF heart(const QSizeF& seen) const override { return layout_.heart(seen); }
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    /// node,parent,position,player,alpha,beta,score,stage: every place of the search, as the step has it.
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    [[nodiscard]] const SearchPicture& picture() const { return *picture_; }
    [[nodiscard]] const SearchLayout& layout() const { return layout_; }
    [[nodiscard]] const SearchProgress& progress() const { return progress_; }
    /// None of a tree that is too large, and of an exercise.
    [[nodiscard]] std::optional<SearchChart> chart() const;
    /// Whether it is an exercise that nobody has begun.
    [[nodiscard]] bool isBlank() const { return isBlank_; }
    /// The node drawn at this point of the world.
    [[nodiscard]] std::optional<std::uint32_t> nodeAt(const QPointF& world) const;
    /// The first event about the node drawn there; or, at a badge, about an option that is not drawn.
    [[nodiscard]] std::optional<std::size_t> eventAt(const QPointF& world) const;
    /// Where the step is, with what is written beside it; nothing without a step.
    [[nodiscard]] std::optional<QRectF> light() const;
    /// What was done so far.
    [[nodiscard]] QString counts() const;
    /// What is known of a node, for the status bar.
    [[nodiscard]] QString statusOf(std::uint32_t node) const;

private:
    using Placed = SearchLayout::Placed;
    using Stage = SearchProgress::Stage;

    [[nodiscard]] bool isEnd(std::uint32_t node) const { return subject().areEnds[node]; }
    [[nodiscard]] bool isMax(std::uint32_t node) const { return subject().run.isMax(node); }
    [[nodiscard]] bool isSeen(std::uint32_t node) const;
    /// Whether the search goes no further than this place, which is no end.
    [[nodiscard]] bool isHorizon(std::uint32_t node) const;
    /// Whether its score rests on estimates, or will.
    [[nodiscard]] bool isEstimate(std::uint32_t node) const {
        return isHorizon(node) || progress_.isEstimate(node);
    }
    [[nodiscard]] const SearchSubject& subject() const { return picture_->subject(); }
    [[nodiscard]] SearchMethod method() const { return subject().settings.method; }
    [[nodiscard]] bool findsValues() const { return mexplorer::findsValues(method()); }
    /// The root of the tree that is drawn.
    [[nodiscard]] std::uint32_t root() const;
    /// The node that the step is about; none without a step.
    [[nodiscard]] std::uint32_t current() const;
    /// Its score, or the bound that is known so far; empty if nothing is.
    [[nodiscard]] QString scoreOf(std::uint32_t node) const;
    [[nodiscard]] QString windowOf(std::uint32_t node) const;
    /// What stands below its name: the window, or where else the score is from: a sum, or a step.
    [[nodiscard]] QString remarkOf(std::uint32_t node) const;

    void drawEdges(QPainter& painter, const Style& style) const;
    [[nodiscard]] QPen edgePen(const Style& style, std::uint32_t child,
                               const std::vector<std::uint32_t>& line) const;
    void drawNode(QPainter& painter, const Style& style, const Placed& placed) const;
    void drawScore(QPainter& painter, const Style& style, const Placed& placed) const;
    void drawEnd(QPainter& painter, const Style& style, const Placed& placed) const;
    void drawBeside(QPainter& painter, const Style& style, const Placed& placed) const;
    /// As a board, if the game has one.
    void drawPosition(QPainter& painter, const Style& style, const Placed& placed) const;
    void drawCut(QPainter& painter, const Style& style, const Placed& placed) const;
    void drawHidden(QPainter& painter, const Style& style, const Placed& placed) const;
    void drawTableLink(QPainter& painter, const Style& style) const;
    void drawCounts(QPainter& painter, const Style& style) const;
    void drawQuestions(QPainter& painter, const Style& style) const;
    [[nodiscard]] LegendEntries legend(const Style& style) const;

    std::shared_ptr<const SearchPicture> picture_;
    bool isLit_; ///< the place that a step is about
    bool isBlank_;
    SearchProgress progress_;
    SearchLayout layout_;
};

} // namespace mexplorer::ui
