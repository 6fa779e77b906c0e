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

/// The values 0, 1, 2 … as boxes in a row; each option falls onto the box of its value, and g counts up to
/// the first box that stays empty. World: a unit is a box, x = 0 the left side of the first, y = 0 its top.
class MexFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(MexFigure)

public:
    explicit MexFigure(std::shared_ptr<const MexPicture> picture, MexLook look = {});

    [[nodiscard]] const MexPicture& picture() const { return *picture_; }
    /// The option whose chip is at this point, if it is shown.
    [[nodiscard]] std::optional<std::size_t> optionAt(const QPointF& world) const;
    /// The rectangle of an option's chip.
    [[nodiscard]] QRectF chip(std::size_t option) const;

    [[nodiscard]] QRectF bounds() const override;
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return {6, 400}; }
    [[nodiscard]] double largestFit() const override { return 130; }
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

private:
    [[nodiscard]] bool isShown(std::size_t option) const;
    [[nodiscard]] std::size_t shownIn(std::size_t column) const;
    [[nodiscard]] QColor colourOf(const Theme& theme, std::size_t column) const;
    [[nodiscard]] QString nameOf(std::size_t column) const;
    [[nodiscard]] QString candidateText(Nimber candidate) const;
    [[nodiscard]] bool isLit(std::size_t option) const;
    void drawPile(QPainter& painter, const Frame& frame, std::size_t column) const;
    void drawChip(QPainter& painter, const Frame& frame, std::size_t option) const;
    void drawBox(QPainter& painter, const Frame& frame, std::size_t column) const;
    void drawCandidate(QPainter& painter, const Frame& frame) const;
    [[nodiscard]] LegendEntries legend(const Theme& theme) const;

    std::shared_ptr<const MexPicture> picture_;
    MexLook look_;
    std::size_t longest_ = 0; ///< index of the option with the longest text
    double chipHeight_;
};

} // namespace mexplorer::ui
