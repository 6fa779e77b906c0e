#pragma once

#include "core/explain/pairing.h"
#include "ui/figure/figure.h"
#include "ui/figure/legend_row.h"
#include "ui/views/xor/xor_layout.h"

#include <QCoreApplication>

#include <memory>

namespace mexplorer::ui {

/// What becomes of a block of stones.
enum class BlockState { present, paired, alone, leaving, coming, come };

/// The components of a sum as binary rows, in digits or in blocks, the ones of each column counted, the
/// winning move and the columns after it; or any step on the way there.
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
    /// Digits must be readable, if most of the table is in sight then; otherwise colours have to do.
    [[nodiscard]] double leastFit(const Style& style, const QSizeF& content) const override;
    /// The row or column that the step is about.
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
    /// Whether the number of ones of a counted column is no multiple of the modulus (odd for an XOR): then it
    /// is highlighted.
    [[nodiscard]] bool glows(unsigned bit) const;
    [[nodiscard]] std::optional<unsigned> litColumn() const;
    [[nodiscard]] std::optional<std::size_t> litHeap() const;
    /// The turn of which the first framedRows() rows are framed; null if there is none.
    [[nodiscard]] const ColumnsTurn* framedMove() const;
    [[nodiscard]] std::size_t framedRows() const;
    [[nodiscard]] bool isFramed(std::size_t heap) const;
    /// Whether this column of the changed rows is written already.
    [[nodiscard]] bool isWritten(unsigned bit) const;
    /// Whether the step shows the turn as made.
    [[nodiscard]] bool moved() const;
    /// How many ones a column has, and how many after the framed rows are changed.
    [[nodiscard]] std::size_t ones(unsigned bit) const { return ones_[bit]; }
    [[nodiscard]] std::size_t onesAfter(unsigned bit) const;
    /// The move of blocks is made in the table itself, where they pair off then; that of digits, below it.
    [[nodiscard]] bool isMadeInPlace() const { return picture_->areBlocks && !whole() && moved(); }
    /// The value in a heap's row.
    [[nodiscard]] Nimber valueNow(std::size_t heap) const;
    /// The XOR of these.
    [[nodiscard]] Nimber sumNow() const;
    /// The coins above the table, which take part in a move that is made in the table.
    [[nodiscard]] const std::vector<CoinPlace>& coinsNow() const;
    [[nodiscard]] std::size_t onesNow(unsigned bit) const {
        return isMadeInPlace() ? onesAfter(bit) : ones_[bit];
    }
    /// Which blocks of a column pair off, by heaps.
    [[nodiscard]] Pairing pairingOf(unsigned bit) const;
    /// The block of a heap in a column that pairs off like that; none if there is none to be seen.
    [[nodiscard]] std::optional<BlockState> blockOf(std::size_t heap, unsigned bit,
                                                    const Pairing& pairing) const;
    /// The sentence below, in the language of the interface; empty if the step has none.
    [[nodiscard]] QString sentence() const;
    /// The line above, about misère play; empty in normal play.
    [[nodiscard]] QString badge() const;
    /// The small line below a row's text: how its value is found, else its name in sentences, and in misère
    /// Nim its class of heap.
    [[nodiscard]] QString rowNote(std::size_t heap) const;
    /// The status line's text for the row or column at a point; may be empty.
    [[nodiscard]] QString textAt(const QPointF& point) const;

private:
    void drawCoins(QPainter& painter, const Style& style) const;
    void drawStair(QPainter& painter, const Style& style, std::size_t stair) const;
    void drawCoin(QPainter& painter, const Style& style, std::size_t place) const;
    /// Whether a coin’s place is the highlighted row, or the one to move in.
    [[nodiscard]] bool isPlaceLit(std::size_t place) const;
    void drawBand(QPainter& painter, unsigned bit, const QBrush& brush, const QPen& pen) const;
    void drawBands(QPainter& painter, const Style& style) const;
    /// How far down the headings move so that they stay in sight.
    [[nodiscard]] double headingsDown(const Frame& frame) const;
    [[nodiscard]] bool isBehindHeadings(const Frame& frame, const QRectF& row) const;
    void drawRowFrames(QPainter& painter, const Frame& frame) const;
    void drawRows(QPainter& painter, const Frame& frame) const;
    void drawRowFrame(QPainter& painter, const Style& style, const QRectF& row, const QColor& colour,
                      bool filled) const;
    void drawCells(QPainter& painter, const Style& style, std::size_t row, const Component& component) const;
    void drawBlocks(QPainter& painter, const Style& style, std::size_t row) const;
    void drawBlock(QPainter& painter, const Style& style, const QRectF& block, unsigned bit,
                   BlockState state) const;
    void drawPairs(QPainter& painter, const Style& style) const;
    void drawLeft(QPainter& painter, const Style& style, unsigned bit) const;
    void drawPairing(QPainter& painter, const Style& style, unsigned bit) const;
    [[nodiscard]] bool pairingIsWritten(const QPainter& painter, const Style& style) const;
    void drawDigit(QPainter& painter, const Style& style, const QRectF& cell, std::uint64_t digit,
                   bool glowing) const;
    [[nodiscard]] std::string textNow(std::size_t heap) const;
    [[nodiscard]] Topic enteredHeap(std::size_t heap, bool isNew) const;
    void drawLabels(QPainter& painter, const Style& style, std::size_t row) const;
    void drawResult(QPainter& painter, const Style& style) const;
    void drawSum(QPainter& painter, const Style& style) const;
    void drawCounted(QPainter& painter, const Style& style, unsigned bit) const;
    void drawCount(QPainter& painter, const Style& style, const QRectF& where, std::size_t ones) const;
    /// Whether counts are written as “3 ones”, rather than as numbers only.
    [[nodiscard]] bool countsInWords(const QPainter& painter, const Style& style) const;
    void drawMove(QPainter& painter, const Style& style) const;
    void drawChange(QPainter& painter, const Style& style, std::size_t index) const;
    void drawArrow(QPainter& painter, const Style& style) const;
    void drawSentence(QPainter& painter, const Frame& frame) const;
    [[nodiscard]] unsigned columnsApart(QPainter& painter, const Style& style) const;
    void drawHeadings(QPainter& painter, const Frame& frame) const;
    void drawBadge(QPainter& painter, const Frame& frame) const;
    /// The XOR in numbers, or of one component its value, of Moore’s Nim who wins, in type for a room; empty
    /// in smaller type, and where the badge stands.
    [[nodiscard]] QString title(const Style& style) const;
    [[nodiscard]] bool someGlow() const;
    [[nodiscard]] bool someGlowElsewhere() const; ///< at another step
    [[nodiscard]] bool hasDots() const;           ///< beside rows with a winning move
    /// With what P, N and the numbers mean, where there is room for it.
    [[nodiscard]] LegendEntries legend(const Frame& frame) const;
    [[nodiscard]] LegendEntries legendOfOnes(const Style& style) const;
    [[nodiscard]] LegendEntries legendOfBlocks(const Style& style) const;
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
