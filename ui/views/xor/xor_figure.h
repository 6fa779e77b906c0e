#pragma once

#include "ui/figure/figure.h"
#include "ui/views/xor/xor_layout.h"

#include <QCoreApplication>

#include <memory>

namespace mexplorer::ui {

/// The components of a sum as binary rows, the ones of each column counted, the winning move and the columns
/// after it; or any step on the way there.
class XorFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(XorFigure)

public:
    explicit XorFigure(std::shared_ptr<const XorPicture> picture, XorLook look = {});

    /// The same picture with another look.
    [[nodiscard]] XorFigure lookedAt(const XorLook& look) const {
        XorFigure other = *this;
        other.look_ = look;
        return other;
    }

    [[nodiscard]] QRectF bounds() const override { return layout_.bounds(); }
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return {0.05, 6.0}; }
    [[nodiscard]] double largestFit() const override { return 1.25; }
    void draw(QPainter& painter, const Frame& frame) const override;
    /// component,value,bits
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    [[nodiscard]] const XorLayout& layout() const { return layout_; }
    [[nodiscard]] const XorPicture& picture() const { return *picture_; }
    [[nodiscard]] const XorLook& look() const { return look_; }

    // What the step shows.

    [[nodiscard]] bool rowShown(std::size_t heap) const;
    [[nodiscard]] bool columnCounted(unsigned bit) const;
    /// Whether a counted column has an odd number of ones: it glows.
    [[nodiscard]] bool glows(unsigned bit) const;
    [[nodiscard]] std::optional<unsigned> litColumn() const;
    [[nodiscard]] std::optional<std::size_t> litHeap() const;
    /// The move that is shown, framed; and whether what becomes of the heap is shown as well.
    [[nodiscard]] const ComponentMove* framedMove() const;
    [[nodiscard]] bool moved() const;
    /// How many ones a column has, before and after the move.
    [[nodiscard]] std::size_t ones(unsigned bit) const { return ones_[bit]; }
    [[nodiscard]] std::size_t onesAfter(unsigned bit) const;
    /// The line below, in the language of the interface; empty if the step has none.
    [[nodiscard]] QString sentence() const;
    /// The line above, of misère play; empty in normal play.
    [[nodiscard]] QString badge() const;
    /// What the status bar says of a row or a column; empty if there is nothing to say.
    [[nodiscard]] QString textAt(const QPointF& point) const;

private:
    void drawBands(QPainter& painter, const Style& style) const;
    void drawRows(QPainter& painter, const Frame& frame) const;
    void drawRowFrame(QPainter& painter, const Style& style, const QRectF& row, const QColor& colour,
                      bool filled) const;
    void drawCells(QPainter& painter, const Style& style, std::size_t row, const Component& component) const;
    void drawCell(QPainter& painter, const Style& style, const QRectF& cell, bool one, bool glowing) const;
    void drawLabels(QPainter& painter, const Style& style, std::size_t row) const;
    void drawResult(QPainter& painter, const Style& style) const;
    void drawCount(QPainter& painter, const Style& style, const QRectF& where, std::size_t ones) const;
    void drawMove(QPainter& painter, const Style& style) const;
    void drawSentence(QPainter& painter, const Style& style) const;
    void drawHeadings(QPainter& painter, const Frame& frame) const;
    void drawBadge(QPainter& painter, const Frame& frame) const;
    void drawLegend(QPainter& painter, const Frame& frame) const;
    [[nodiscard]] QString rowText(std::size_t row) const;
    [[nodiscard]] QString columnText(unsigned bit) const;
    [[nodiscard]] bool whole() const { return !look_.step; }

    std::shared_ptr<const XorPicture> picture_;
    XorLook look_;
    XorLayout layout_;
    std::vector<std::size_t> ones_;
};

} // namespace mexplorer::ui
