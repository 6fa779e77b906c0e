#pragma once

#include "ui/figure/figure.h"
#include "ui/figure/legend_row.h"
#include "ui/views/mex/mex_picture.h"

#include <QCoreApplication>

#include <memory>

namespace mexplorer::ui {

/// What is highlighted of a mex figure.
struct MexLook {
    std::optional<MexState> step = {};       ///< none: the whole result
    std::optional<std::size_t> hovered = {}; ///< an option
};

/// The values 0, 1, 2 … as open boxes in a row; each option falls into the box of its value, and a counter
/// walks above them to the first box that stays empty. World: a unit is from box to box, x = 0 left of the
/// first, y = 0 the floor of all.
class MexFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(MexFigure)

public:
    /// In units of boxes.
    struct Proportions {
        double gap; ///< between two boxes
        double tallestChip;
        double leastBox; ///< high enough to be seen as one that something falls into
        double stop;     ///< of the counter
    };

    explicit MexFigure(std::shared_ptr<const MexPicture> picture, MexLook look = {});

    [[nodiscard]] const MexPicture& picture() const { return *picture_; }
    /// The option whose chip is at this point, if it is shown.
    [[nodiscard]] std::optional<std::size_t> optionAt(const QPointF& world) const;
    /// The rectangle of an option's chip.
    [[nodiscard]] QRectF chip(std::size_t option) const;
    [[nodiscard]] QRectF box(std::size_t column) const;

    [[nodiscard]] QRectF bounds() const override;
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return {6, 400}; }
    [[nodiscard]] double largestFit() const override { return 190; }
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    // What the step shows.

    /// The number that the counter has come to; none before it is counted.
    [[nodiscard]] std::optional<Nimber> candidate() const;
    /// Whether the candidate is known to be the value.
    [[nodiscard]] bool isFound() const;
    /// “is 2 there? yes”, “3? no: that is it”, or “mex = 3” at the end; requires a candidate.
    [[nodiscard]] QString said() const;
    /// What is said of options above the mex; empty where nothing is.
    [[nodiscard]] QString saidOfLarger() const;
    /// “mex {0, 1, 2, 4} = ?” on a slide.
    [[nodiscard]] QString title(const Style& style) const;

private:
    [[nodiscard]] bool isShown(std::size_t option) const;
    [[nodiscard]] std::size_t shownIn(std::size_t column) const;
    [[nodiscard]] QColor colourOf(const Theme& theme, std::size_t column) const;
    [[nodiscard]] QColor onColour(const Theme& theme, std::size_t column) const;
    [[nodiscard]] QString nameOf(std::size_t column) const;
    [[nodiscard]] bool isLit(std::size_t option) const;
    /// Whether no option can be in this box: it shows that the numbers go on.
    [[nodiscard]] bool isBeyond(std::size_t column) const;
    [[nodiscard]] std::size_t candidateColumn() const { return picture_->columnOf(*candidate()); }

    void drawPile(QPainter& painter, const Frame& frame, std::size_t column) const;
    void drawChip(QPainter& painter, const Frame& frame, std::size_t option) const;
    void writeChip(QPainter& painter, const Style& style, const QRectF& rect, std::size_t option) const;
    void drawBox(QPainter& painter, const Frame& frame, std::size_t column) const;
    void drawNumber(QPainter& painter, const Frame& frame, std::size_t column) const;
    [[nodiscard]] LegendEntries legend(const Theme& theme) const;

    // mex_counter.cpp: what walks above the boxes
    [[nodiscard]] QRectF stop(const Frame& frame, std::size_t column) const;
    void drawProgress(QPainter& painter, const Frame& frame) const;
    void drawCounter(QPainter& painter, const Frame& frame) const;
    void drawVisited(QPainter& painter, const Frame& frame) const;
    void drawStop(QPainter& painter, const Frame& frame, const QColor& colour) const;
    void drawMovedBack(QPainter& painter, const Frame& frame) const;
    void drawSaid(QPainter& painter, const Frame& frame, const QColor& colour) const;

    std::shared_ptr<const MexPicture> picture_;
    MexLook look_;
    std::size_t longest_ = 0; ///< index of the option with the longest text
    Proportions shape_;
    double chipHeight_;
    double boxHeight_;
};

} // namespace mexplorer::ui
