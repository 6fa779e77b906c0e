#pragma once

#include "ui/views/xor/xor_picture.h"

#include <QLineF>
#include <QPointF>
#include <QRectF>

namespace mexplorer::ui {

/// Where everything of an XOR picture stands, in its world: pixels at the usual size of type. Columns are
/// named by their bit, 0 on the right. Of very many heaps the first are shown, and one line stands for the
/// rest.
class XorLayout {
public:
    static constexpr std::size_t mostRows = XorPicture::mostRows;
    static constexpr std::size_t longestComponent = 60; ///< characters of its text that are shown

    explicit XorLayout(const XorPicture& picture);

    [[nodiscard]] unsigned columns() const { return columns_; }
    /// Lines of the table above the rule; the line for the rest included.
    [[nodiscard]] std::size_t rows() const { return rows_; }
    /// The row in which a heap is shown.
    [[nodiscard]] std::size_t rowOf(std::size_t heap) const;
    /// The heap that a row shows; nothing for the line that stands for the rest.
    [[nodiscard]] std::optional<std::size_t> heapIn(std::size_t row) const;
    /// How many heaps the last line stands for.
    [[nodiscard]] std::size_t folded() const { return folded_; }

    [[nodiscard]] QRectF bounds() const { return bounds_; }
    /// Above the table: the strip of a coin’s place, from the left; on stairs the ground is on the left.
    [[nodiscard]] QRectF place(std::size_t place) const;
    [[nodiscard]] QRectF heading(unsigned bit) const;
    /// The column from its heading to its count.
    [[nodiscard]] QRectF band(unsigned bit) const;
    [[nodiscard]] QRectF row(std::size_t row) const;
    [[nodiscard]] QRectF sizeLabel(std::size_t row) const { return sizeIn(this->row(row)); }
    [[nodiscard]] QRectF valueLabel(std::size_t row) const { return valueIn(this->row(row)); }
    /// Below the label: how its value is found. Only if rows are high enough.
    [[nodiscard]] bool reasonsShown() const;
    [[nodiscard]] QRectF reasonLabel(std::size_t row) const;
    [[nodiscard]] QRectF cell(std::size_t row, unsigned bit) const { return cellIn(this->row(row), bit); }
    [[nodiscard]] QLineF rule() const;
    [[nodiscard]] QRectF resultRow() const;
    [[nodiscard]] QRectF resultLabel() const;
    [[nodiscard]] QRectF resultCell(unsigned bit) const { return cellIn(resultRow(), bit); }
    [[nodiscard]] QRectF count(unsigned bit) const;

    /// Below: what the rows of a turn become, one below the other, and the columns counted again. Only if a
    /// turn can be shown.
    [[nodiscard]] bool hasMove() const { return changes_ > 0; }
    /// How many rows there are at most.
    [[nodiscard]] std::size_t changes() const { return changes_; }
    [[nodiscard]] QRectF moveRow(std::size_t change = 0) const;
    [[nodiscard]] QRectF moveSize(std::size_t change = 0) const { return sizeIn(moveRow(change)); }
    [[nodiscard]] QRectF moveValue(std::size_t change = 0) const { return valueIn(moveRow(change)); }
    [[nodiscard]] QRectF moveCell(unsigned bit, std::size_t change = 0) const {
        return cellIn(moveRow(change), bit);
    }
    /// Below the first so many of them.
    [[nodiscard]] QRectF moveCount(unsigned bit, std::size_t rows = 1) const;
    [[nodiscard]] QRectF sentence() const;
    /// The room on the left of the rows, for the arrow from the heap to what it becomes.
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
    /// Whether “3 ones” fits below a column; else the number alone stands there.
    [[nodiscard]] bool countsInWords() const { return countsInWords_; }
    /// Whether 8 4 2 1 fit above the columns; else they are powers 2³ 2² 2¹ 2⁰.
    [[nodiscard]] bool headingsInFull() const { return columns_ <= 14; }

private:
    static constexpr double lane = 36;

    [[nodiscard]] double columnLeft(unsigned bit) const;
    [[nodiscard]] QRectF line(double top, double height) const;
    [[nodiscard]] QRectF sizeIn(const QRectF& row) const;
    [[nodiscard]] QRectF valueIn(const QRectF& row) const;
    [[nodiscard]] QRectF cellIn(const QRectF& row, unsigned bit) const;
    void measureLabels(const XorPicture& picture);
    void measureType(double shrink);

    unsigned columns_;
    std::size_t heaps_;
    std::size_t places_; ///< of coins
    double coinsHeight_ = 0;
    std::size_t rows_;
    std::size_t folded_ = 0;
    std::optional<std::size_t> pulled_; ///< a heap shown last because the move is in it
    std::size_t changes_;               ///< rows below
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
    double valueWidth_ = 0; ///< 0 where every value is its size
    double tableLeft_ = 0;
    double tableWidth_ = 0;
    QRectF bounds_;
};

} // namespace mexplorer::ui
