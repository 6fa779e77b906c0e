#pragma once

#include "ui/views/xor/xor_picture.h"

#include <QLineF>
#include <QPointF>
#include <QRectF>

namespace mexplorer::ui {

/// Where all parts of an XOR picture are, in its world: pixels at the usual size of type. Columns are named
/// by their bit, 0 on the right. Of very many heaps the first are shown, and one line stands for the rest.
class XorLayout {
public:
    static constexpr std::size_t mostRows = XorPicture::mostRows;
    static constexpr std::size_t longestComponent = 60; ///< characters of its text that are shown, at most

    explicit XorLayout(const XorPicture& picture);

    [[nodiscard]] unsigned columns() const { return columns_; }
    /// Rows of the table above the rule, including the one for the rest.
    [[nodiscard]] std::size_t rows() const { return rows_; }
    /// The row that shows a heap, or stands for it.
    [[nodiscard]] std::size_t rowOf(std::size_t heap) const;
    /// The heap that a row shows; none for the row that stands for the rest.
    [[nodiscard]] std::optional<std::size_t> heapIn(std::size_t row) const;
    /// How many heaps the last row stands for.
    [[nodiscard]] std::size_t folded() const { return folded_; }

    [[nodiscard]] QRectF bounds() const { return bounds_; }
    /// Above the table: the strip of a coin’s place, from the left; with stairs, the ground is on the left.
    [[nodiscard]] QRectF place(std::size_t place) const;
    [[nodiscard]] QRectF heading(unsigned bit) const;
    /// The column from its heading to its count.
    [[nodiscard]] QRectF band(unsigned bit) const;
    [[nodiscard]] QRectF row(std::size_t row) const;
    [[nodiscard]] QRectF sizeLabel(std::size_t row) const { return sizeIn(this->row(row)); }
    [[nodiscard]] QRectF valueLabel(std::size_t row) const { return valueIn(this->row(row)); }
    /// The place below the label for how its value is found. Only shown if rows are high enough.
    [[nodiscard]] bool reasonsShown() const;
    [[nodiscard]] QRectF reasonLabel(std::size_t row) const;
    [[nodiscard]] QRectF cell(std::size_t row, unsigned bit) const { return cellIn(this->row(row), bit); }
    [[nodiscard]] QLineF rule() const;
    [[nodiscard]] QRectF resultRow() const;
    [[nodiscard]] QRectF resultLabel() const;
    [[nodiscard]] QRectF resultCell(unsigned bit) const { return cellIn(resultRow(), bit); }
    [[nodiscard]] QRectF count(unsigned bit) const;

    /// Below the table: the rows of a turn after it, one below the other, and the columns counted again. Only
    /// if there is a turn to show.
    [[nodiscard]] bool hasMove() const { return changes_ > 0; }
    /// The most rows that a turn changes.
    [[nodiscard]] std::size_t changes() const { return changes_; }
    [[nodiscard]] QRectF moveRow(std::size_t change = 0) const;
    [[nodiscard]] QRectF moveSize(std::size_t change = 0) const { return sizeIn(moveRow(change)); }
    [[nodiscard]] QRectF moveValue(std::size_t change = 0) const { return valueIn(moveRow(change)); }
    [[nodiscard]] QRectF moveCell(unsigned bit, std::size_t change = 0) const {
        return cellIn(moveRow(change), bit);
    }
    /// Below the first `rows` of these rows.
    [[nodiscard]] QRectF moveCount(unsigned bit, std::size_t rows = 1) const;
    [[nodiscard]] QRectF sentence() const;
    /// The left end of the lane beside the rows, for the arrow from a heap to what it becomes.
    [[nodiscard]] double laneLeft() const { return tableLeft_ - lane; }

    [[nodiscard]] std::optional<std::size_t> rowAt(const QPointF& point) const;
    [[nodiscard]] std::optional<unsigned> columnAt(const QPointF& point) const;

    // Sizes of type, in pixels of the world.
    [[nodiscard]] int sizePixels() const { return sizePixels_; }
    [[nodiscard]] int digitPixels() const { return digitPixels_; }
    [[nodiscard]] int headingPixels() const { return headingPixels_; }
    [[nodiscard]] int reasonPixels() const { return reasonPixels_; }
    [[nodiscard]] int countPixels() const { return countPixels_; }
    [[nodiscard]] int sentencePixels() const { return sentencePixels_; }
    /// Whether “3 ones” fits below a column; else only the number is written.
    [[nodiscard]] bool countsInWords() const { return countsInWords_; }
    /// Whether 8 4 2 1 fit above the columns; else they are powers: 2³ 2² 2¹ 2⁰.
    [[nodiscard]] bool headingsInFull() const { return columns_ <= 14; }

private:
    static constexpr double lane = 36;

    [[nodiscard]] double columnLeft(unsigned bit) const;
    [[nodiscard]] double widthOf(unsigned bit) const { return rights_[bit] - rights_[bit + 1]; }
    void placeColumns();
    [[nodiscard]] QRectF line(double top, double height) const;
    [[nodiscard]] QRectF sizeIn(const QRectF& row) const;
    [[nodiscard]] QRectF valueIn(const QRectF& row) const;
    [[nodiscard]] QRectF cellIn(const QRectF& row, unsigned bit) const;
    void measureLabels(const XorPicture& picture);
    void widenLabels();
    void measureType(double shrink);

    bool areBlocks_;
    unsigned columns_;
    /// The right edge of each column, from the left edge of the highest; and at the end 0.
    std::vector<double> rights_;
    std::size_t heaps_;
    std::size_t places_; ///< how many places for coins
    double coinsHeight_ = 0;
    std::size_t rows_;
    std::size_t folded_ = 0;
    std::optional<std::size_t> pulled_; ///< a later heap in the last row but one: the move is in it
    std::size_t changes_;               ///< rows of a turn below the table
    double pitchX_;
    double pitchY_;
    QSizeF cell_;
    int sizePixels_ = 0;
    int digitPixels_ = 0;
    int headingPixels_ = 0;
    int reasonPixels_ = 0;
    int countPixels_ = 0;
    int sentencePixels_ = 0;
    bool countsInWords_ = true;
    double sizeWidth_ = 0;
    double valueWidth_ = 0; ///< 0 if every value is its heap's size
    double tableLeft_ = 0;
    double tableWidth_ = 0;
    QRectF bounds_;
};

} // namespace mexplorer::ui
