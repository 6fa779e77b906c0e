#pragma once

#include "core/rules/outcome.h"
#include "ui/figure/figure.h"
#include "ui/figure/legend_row.h"
#include "ui/figure/motion/keyed.h"
#include "ui/views/maze/maze_picture.h"

#include <QCoreApplication>
#include <QFont>

#include <memory>

namespace mexplorer::ui {

/// What is highlighted of a maze.
struct MazeLook {
    std::optional<MazeState> step = {}; ///< none: the whole result
    std::optional<Maze::Cell> pointed = {};
    std::shared_ptr<const MazeTrace> trace = {}; ///< of the step
    Message told = {}; ///< what the layer that the step finds counts, or the move made: in the headline
};

/// The colour of a cell from which play ends so, soon (0) to latest (1): the later, the fainter.
[[nodiscard]] QColor endingColour(const Theme& theme, Outcome outcome, double late);

/// A maze with its cats and its mouse. The colour and the number of each cell show how play ends if the
/// chosen piece stood there. World: a unit is a cell, (0, 0) the corner of the first.
class MazeFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(MazeFigure)

public:
    explicit MazeFigure(std::shared_ptr<const MazePicture> picture, MazeLook look = {});

    [[nodiscard]] const MazePicture& picture() const { return *picture_; }
    [[nodiscard]] std::optional<Maze::Cell> cellAt(const QPointF& world) const;

    [[nodiscard]] QRectF bounds() const override;
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return {2, 160}; }
    [[nodiscard]] double largestFit() const override { return 96; }
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    [[nodiscard]] std::optional<QRectF> placeOfTopic(const Topic& topic) const override;
    [[nodiscard]] std::optional<QPainterPath> outlineOfTopic(const Frame& frame,
                                                             const Topic& topic) const override;
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

private:
    /// The ending at a cell, once a step has found its layer.
    [[nodiscard]] std::optional<BestPlay> shownAt(Maze::Cell cell) const;
    [[nodiscard]] bool isLit(Maze::Cell cell) const;
    /// Where pieces go, from cell to cell: in the whole play, or in the turn that leads to a position.
    [[nodiscard]] QPainterPath wayOf(const Topic& topic) const;
    [[nodiscard]] QRectF rectOf(const Frame& frame, Maze::Cell cell) const;
    [[nodiscard]] QColor fillOf(const Theme& theme, const BestPlay& ending) const;
    void drawCell(QPainter& painter, const Frame& frame, Maze::Cell cell) const;
    [[nodiscard]] std::optional<QFont> numberFont(const Style& style, const QSizeF& cell) const;
    [[nodiscard]] QString leftOutText(const Frame& frame) const;
    void drawNumber(QPainter& painter, const Style& style, const QRectF& rect, const BestPlay& ending) const;
    /// Whether the number and the light of a cell move: each such thing takes time.
    [[nodiscard]] bool isMoving(Maze::Cell cell) const;
    [[nodiscard]] std::optional<MotionSource> sourceOf(const Frame& frame, Maze::Cell cell) const;
    void drawNumbers(QPainter& painter, const Frame& frame) const;
    void drawPieces(QPainter& painter, const Frame& frame) const;
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString layerNumber() const; ///< of the layer found last
    void drawHeadline(QPainter& painter, const Frame& frame) const;
    [[nodiscard]] LegendEntries legend(const Style& style) const;

    std::shared_ptr<const MazePicture> picture_;
    MazeLook look_;
    std::uint64_t furthest_ = 1; ///< the largest distance
    std::size_t lit_ = 0;        ///< how many cells are in the layer found last
};

} // namespace mexplorer::ui
