#pragma once

#include "core/search/progress.h"
#include "ui/figure/figure.h"
#include "ui/figure/legend_row.h"
#include "ui/figure/pairable.h"
#include "ui/views/search/search_chart.h"
#include "ui/views/search/search_layout.h"
#include "ui/views/search/search_picture.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>

namespace mexplorer::ui {

/// A search: triangles point up where MAX moves and down where MIN does, with their window and the best score
/// so far inside; ends are boxes. At a cut is the condition for it, and what it leaves out has fallen and is
/// struck through. Best play is thick. Below, what was looked at, and how many leaves each way of searching
/// looks at. Shown after all events, or after those of a step; an exercise without a step shows only what is
/// given.
class SearchFigure : public Figure, public Pairable {
    Q_DECLARE_TR_FUNCTIONS(mexplorer::ui::SearchFigure)

public:
    static constexpr int longestName = 24; ///< characters

    explicit SearchFigure(std::shared_ptr<const SearchPicture> picture, std::optional<SearchState> step = {});

    [[nodiscard]] QRectF bounds() const override { return layout_.bounds(); }
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] QMarginsF marginsIn(const Style& style, const QSizeF& picture) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return {0.05, 6.0}; }
    [[nodiscard]] double largestFit() const override { return 1.25; }
    [[nodiscard]] double leastFit(const Style& style, const QSizeF& content) const override;
    [[nodiscard]] QPointF heart(const QSizeF& seen) const override { return layout_.heart(seen); }
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] bool isTouchable(const Frame& frame, const QPointF& point) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    /// node,parent,position,player,alpha,beta,score,bound,stage: every place of the search, at the step
    /// shown. Scores are MAX’s; `bound` is “exact”, “at least” or “at most”.
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    [[nodiscard]] ValueNodes valueNodes() const override;
    [[nodiscard]] std::optional<QRectF> rectOf(const ValuePlace& place) const override;
    [[nodiscard]] std::optional<QPointF> markAt(const ValuePlace& place) const override;
    [[nodiscard]] std::optional<ValuePlace> placeAt(const QPointF& world, const Frame& frame) const override;

    [[nodiscard]] const SearchPicture& picture() const { return *picture_; }
    [[nodiscard]] const SearchLayout& layout() const { return layout_; }
    [[nodiscard]] const SearchProgress& progress() const { return progress_; }
    /// Of minimax, if it is shown beside the search.
    [[nodiscard]] const std::optional<SearchProgress>& minimax() const { return minimax_; }
    /// The comparison below the tree, in pixels; none in an exercise.
    [[nodiscard]] std::optional<SearchChart> chart(const Frame& frame) const;
    /// The counts, or the questions of an exercise: below the tree, in pixels.
    [[nodiscard]] QRectF countsIn(const Frame& frame) const;
    /// Whether it is an exercise without a step.
    [[nodiscard]] bool isBlank() const { return isBlank_; }
    /// The node drawn at this point of the world.
    [[nodiscard]] std::optional<std::uint32_t> nodeAt(const QPointF& world) const;
    /// A node, by its number.
    [[nodiscard]] std::optional<QRectF> placeOfTopic(const Topic& topic) const override;
    [[nodiscard]] std::optional<Topic> topicAt(const QPointF& world) const override;
    /// The first step about the node drawn at this point or, at a badge, about an option that is not drawn.
    [[nodiscard]] std::optional<std::size_t> stepAt(const QPointF& world) const;
    /// The place of the step with its texts; none without a step.
    [[nodiscard]] std::optional<QRectF> light() const;
    /// What was looked at up to the step, or in all.
    [[nodiscard]] QString counts() const;
    /// What is searched, and what is known of it, for a slide.
    [[nodiscard]] QString title(const Style& style) const;
    /// What is known about a node, for the status line.
    [[nodiscard]] QString statusOf(std::uint32_t node) const;

private:
    using Placed = SearchLayout::Placed;
    using Stage = SearchProgress::Stage;

    [[nodiscard]] bool isEnd(std::uint32_t node) const { return subject().areEnds[node]; }
    [[nodiscard]] bool isLeftOut(std::uint32_t node) const { return progress_.stage(node) == Stage::leftOut; }
    [[nodiscard]] bool isMax(std::uint32_t node) const { return subject().run.isMax(node); }
    [[nodiscard]] bool isSeen(std::uint32_t node) const;
    /// Whether a cut left it out and minimax has looked at it.
    [[nodiscard]] bool isOnlyMinimaxs(std::uint32_t node) const;
    /// The event of the step, or the last.
    [[nodiscard]] const SearchEvent* now() const { return isAlone_ ? minimax_->now() : progress_.now(); }
    /// Whether the search stops at this place although it is no end.
    [[nodiscard]] bool isHorizon(std::uint32_t node) const;
    /// Whether its score is or will be based on estimates.
    [[nodiscard]] bool isEstimate(std::uint32_t node) const {
        return isHorizon(node) || progress_.isEstimate(node);
    }
    [[nodiscard]] const SearchSubject& subject() const { return picture_->subject(); }
    [[nodiscard]] SearchMethod method() const { return subject().settings.method; }
    [[nodiscard]] bool findsValues() const { return mexplorer::findsValues(method()); }
    /// The root of the tree that is drawn.
    [[nodiscard]] std::uint32_t root() const;
    /// What is drawn: at a step all that leads to its place, else the first moves of best play.
    [[nodiscard]] SearchLayout::Part part(bool isStep) const;
    /// The node that the step is about; none without a step.
    [[nodiscard]] std::uint32_t current() const;
    /// Its score, or the bound known so far; empty if nothing is known.
    [[nodiscard]] QString scoreOf(std::uint32_t node) const;
    /// What minimax knows about it, where that is something else.
    [[nodiscard]] QString minimaxScoreOf(std::uint32_t node) const;
    [[nodiscard]] QString windowOf(std::uint32_t node) const;
    /// The text beside its score: its window, or the source of its score: the estimate as a sum, or an
    /// earlier step.
    [[nodiscard]] QString remarkOf(std::uint32_t node) const;
    /// The condition of its cut, as short as it must be for this width.
    [[nodiscard]] QString cutText(std::uint32_t node, const QFontMetricsF& metrics, double width) const;
    [[nodiscard]] double countsHeight() const; ///< in pixels of the usual type
    [[nodiscard]] bool opensChart(const Style& style, const QSizeF& picture) const;
    /// The margins if the chart is open or folded.
    [[nodiscard]] QMarginsF marginsWith(const Style& style, double width, bool isChartOpen) const;
    /// Whether a folded chart is in one line with the counts.
    [[nodiscard]] bool isChartBeside(const Style& style, double width) const;

    // search_drawing.cpp: the tree.
    /// What is beside the picture's edges fades away, whole places and texts at a time.
    void drawFading(QPainter& painter, const Frame& frame) const;
    void drawPlaces(QPainter& painter, const Frame& frame) const;
    static void drawLight(QPainter& painter, const Style& style, const QRectF& place);
    void drawNode(QPainter& painter, const Style& style, const Placed& placed) const;
    void drawTexts(QPainter& painter, const Style& style, const Placed& placed) const;
    /// A line of text in a triangle; on a plate of the triangle's colour if it is broader than that.
    void drawInside(QPainter& painter, const Style& style, const Placed& placed, const QRectF& line,
                    const QString& text) const;
    static void drawWindowGaps(QPainter& painter, const Style& style, const QRectF& line);
    void drawEnd(QPainter& painter, const Style& style, const Placed& placed) const;
    void drawStrike(QPainter& painter, const Style& style, const Placed& placed) const;
    void drawAside(QPainter& painter, const Style& style, const Placed& placed) const;
    void drawName(QPainter& painter, const Style& style, const Placed& placed) const;
    /// Draws its board, if the game has boards.
    void drawPosition(QPainter& painter, const Style& style, const Placed& placed) const;
    void drawCut(QPainter& painter, const Frame& frame, const Placed& placed) const;
    void drawHidden(QPainter& painter, const Style& style, const Placed& placed) const;

    // search_branches.cpp
    void drawEdges(QPainter& painter, const Style& style) const;
    [[nodiscard]] QPen edgePen(const Style& style, std::uint32_t child,
                               const std::vector<std::uint32_t>& line) const;
    void drawTableLink(QPainter& painter, const Style& style) const;

    // search_margin.cpp: what is around the tree.
    void drawCounts(QPainter& painter, const Frame& frame) const;
    /// Of both searches, as bars that grow step by step.
    void drawCountsBeside(QPainter& painter, const Frame& frame) const;
    void drawQuestions(QPainter& painter, const Frame& frame) const;
    [[nodiscard]] LegendEntries legend(const Style& style) const;
    void addPlaces(LegendEntries& entries, const Theme& theme) const;
    void addFindings(LegendEntries& entries, const Theme& theme) const;
    /// What other steps show; nothing if the figure is of no step.
    [[nodiscard]] SearchSigns signsElsewhere() const { return isStep_ ? picture_->signs : SearchSigns{}; }
    template <class Holds>
    [[nodiscard]] bool isAny(const Holds& holds) const {
        return std::ranges::any_of(layout_.placed(), holds);
    }

    std::shared_ptr<const SearchPicture> picture_;
    bool isStep_;
    bool isLit_; ///< highlights the place that a step is about
    bool isBlank_;
    bool isAlone_; ///< the step is only minimax’s
    SearchProgress progress_;
    std::optional<SearchProgress> minimax_;
    SearchLayout layout_;
};

} // namespace mexplorer::ui
