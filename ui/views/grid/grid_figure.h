#pragma once

#include "ui/figure/figure.h"
#include "ui/figure/pairable.h"
#include "ui/views/grid/grid_legend.h"
#include "ui/views/grid/grid_step.h"

#include <QCoreApplication>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mexplorer::ui {

/// What is highlighted on a grid.
struct GridMarks {
    std::optional<GridCell> selected; ///< the document's position, if it is a cell
    std::string selectedText;         ///< its text, shown if it lies outside
    std::optional<GridCell> pointed;
    GridOptions options;                  ///< of the pointed cell, else of the selected one
    std::shared_ptr<const GridStep> step; ///< null if none is shown

    /// The cell whose options are marked.
    [[nodiscard]] const std::optional<GridCell>& centre() const {
        return pointed && !step ? pointed : selected;
    }
    /// What is known of the table while it is discovered; null if everything is.
    [[nodiscard]] const Discovered* discovered() const {
        return step && step->discovered ? &*step->discovered : nullptr;
    }
};

/// A table of values: every cell a square of its value's colour, with axes and a legend.
class GridFigure : public Figure, public Pairable {
    Q_DECLARE_TR_FUNCTIONS(GridFigure)

public:
    GridFigure(std::shared_ptr<const GridPicture> picture, GridMarks marks, bool hasLegend = true);

    [[nodiscard]] const GridPicture& picture() const { return *picture_; }
    [[nodiscard]] const GridMarks& marks() const { return marks_; }

    /// The table or, at a step about the position, the part of it around the position.
    [[nodiscard]] QRectF bounds() const override;
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    /// The whole quadrant: the table is endless away from its origin.
    [[nodiscard]] QRectF reach() const override { return picture_->layout().quadrant(far); }
    [[nodiscard]] std::pair<double, double> scaleRange() const override;
    [[nodiscard]] double largestFit() const override;
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    /// The cell of a position.
    [[nodiscard]] std::optional<QRectF> placeOfTopic(const Topic& topic) const override;
    /// a,b,value for the size that was set, in the game's own numbering. Errors: that part is not complete
    /// yet; the device cannot be written to.
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;
    [[nodiscard]] ValueTable valueTable() const override;
    [[nodiscard]] std::optional<QRectF> rectOf(const ValuePlace& place) const override;
    [[nodiscard]] std::optional<ValuePlace> placeAt(const QPointF& world, const Frame& frame) const override;
    [[nodiscard]] bool sharesColours(const Pairable& other) const override;
    /// Null while the table is discovered, as the pairs that are found are listed below the legend.
    [[nodiscard]] std::unique_ptr<Figure> withoutLegend() const override;

private:
    /// On slides: the value of the position that the steps are about, else the table’s size.
    [[nodiscard]] QString title(const Style& style) const;
    [[nodiscard]] GridLegend legendIn(const Frame& frame) const;
    void drawHoles(QPainter& painter, const Frame& frame) const;
    void drawLegend(QPainter& painter, const Frame& frame) const;
    void drawPairs(QPainter& painter, const Frame& frame, const QPointF& topLeft) const;
    void drawWhole(QPainter& painter, const Frame& frame) const;
    /// The option that the step speaks of, or else the position, if that is no cell; otherwise empty.
    [[nodiscard]] QString outside() const;

    std::shared_ptr<const GridPicture> picture_;
    GridMarks marks_;
    bool hasLegend_;
};

/// The marks of a position: itself, and its options or, if a cell of the table is pointed at, the options of
/// that cell.
[[nodiscard]] GridMarks marksOf(const GridPicture& picture, const Inquiry* asked,
                                const std::optional<GridCell>& pointed = std::nullopt);

/// Whether there is something to step through: a position's steps need its cell.
[[nodiscard]] bool hasSteps(const GridPicture& picture, const GridMarks& marks);

} // namespace mexplorer::ui
