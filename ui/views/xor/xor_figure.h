#pragma once

#include "ui/figure/figure.h"
#include "ui/figure/legend_row.h"
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
    /// Digits are read, if most of the table is seen then; in smaller pictures of larger ones colours are
    /// all.
    [[nodiscard]] double leastFit(const Style& style, const QSizeF& content) const override;
    /// The row or the column that the step is about.
    [[nodiscard]] QPointF heart(const QSizeF& seen) const override;
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    /// component,value,bits
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    [[nodiscard]] const XorLayout& layout() const { return layout_; }
    [[nodiscard]] const XorPicture& picture() const { return *picture_; }
    [[nodiscard]] const XorLook& look() const { return look_; }

    // What the step shows.

    [[nodiscard]] bool rowShown(std::size_t heap) const;
    [[nodiscard]] bool columnCounted(unsigned bit) const;
    /// Whether the ones of a counted column are no multiple of the modulus, as odd ones are not of 2: it
    /// glows.
    [[nodiscard]] bool glows(unsigned bit) const;
    [[nodiscard]] std::optional<unsigned> litColumn() const;
    [[nodiscard]] std::optional<std::size_t> litHeap() const;
    /// The turn whose rows are framed, the first framedRows() of them; null if none is.
    [[nodiscard]] const TableTurn* framedMove() const;
    [[nodiscard]] std::size_t framedRows() const;
    [[nodiscard]] bool isFramed(std::size_t heap) const;
    /// Whether this column of what the rows become is written.
    [[nodiscard]] bool isWritten(unsigned bit) const;
    /// Whether the turn is made.
    [[nodiscard]] bool moved() const;
    /// How many ones a column has, and how many once the framed rows are changed.
    [[nodiscard]] std::size_t ones(unsigned bit) const { return ones_[bit]; }
    [[nodiscard]] std::size_t onesAfter(unsigned bit) const;
    /// The line below, in the language of the interface; empty if the step has none.
    [[nodiscard]] QString sentence() const;
    /// The line above, of misère play; empty in normal play.
    [[nodiscard]] QString badge() const;
    /// The small line below a row's text: how its value is found, else what sentences call it, and which kind
    /// of heap it is in misère Nim.
    [[nodiscard]] QString rowNote(std::size_t heap) const;
    /// What the status bar says of a row or a column; empty if there is nothing to say.
    [[nodiscard]] QString textAt(const QPointF& point) const;

private:
    void drawCoins(QPainter& painter, const Style& style) const;
    void drawStair(QPainter& painter, const Style& style, std::size_t stair) const;
    void drawCoin(QPainter& painter, const Style& style, std::size_t place) const;
    /// Whether a coin’s place is the row in the light, or the one to move in.
    [[nodiscard]] bool isPlaceLit(const CoinPlace& place) const;
    void drawBands(QPainter& painter, const Style& style) const;
    /// Where the headings have left the picture at the top, they come along: by so much.
    [[nodiscard]] double headingsDown(const Frame& frame) const;
    void drawRows(QPainter& painter, const Frame& frame) const;
    void drawRowFrame(QPainter& painter, const Style& style, const QRectF& row, const QColor& colour,
                      bool filled) const;
    void drawCells(QPainter& painter, const Style& style, std::size_t row, const Component& component) const;
    void drawDigit(QPainter& painter, const Style& style, const QRectF& cell, std::uint64_t digit,
                   bool glowing) const;
    void drawLabels(QPainter& painter, const Style& style, std::size_t row) const;
    void drawResult(QPainter& painter, const Style& style) const;
    void drawCount(QPainter& painter, const Style& style, const QRectF& where, std::size_t ones) const;
    /// Whether the counts are “3 ones”, and not digits only.
    [[nodiscard]] bool countsInWords(const QPainter& painter, const Style& style) const;
    void drawMove(QPainter& painter, const Style& style) const;
    void drawChange(QPainter& painter, const Style& style, std::size_t index) const;
    void drawArrow(QPainter& painter, const Style& style) const;
    void drawSentence(QPainter& painter, const Frame& frame) const;
    void drawHeadings(QPainter& painter, const Frame& frame) const;
    void drawBadge(QPainter& painter, const Frame& frame) const;
    [[nodiscard]] LegendEntries legend(const Style& style) const;
    [[nodiscard]] QString rowText(std::size_t row) const;
    [[nodiscard]] QString columnText(unsigned bit) const;
    [[nodiscard]] bool whole() const { return !look_.step; }
    [[nodiscard]] bool isRight(std::size_t ones) const { return ones % picture_->subject.modulus == 0; }
    /// Whether the columns are those of an XOR.
    [[nodiscard]] bool isXor() const { return picture_->subject.modulus == 2; }

    std::shared_ptr<const XorPicture> picture_;
    XorLook look_;
    XorLayout layout_;
    std::vector<std::size_t> ones_;
};

} // namespace mexplorer::ui
