#pragma once

#include "core/explain/beatty_trace.h"

#include <QLineF>
#include <QRectF>

#include <vector>

namespace mexplorer::ui {

/// Where the parts of Beatty’s proof are, in their world: pixels at the usual size of type. The line is a row
/// of boxes, box n reaching from n to n + 1; below it, to the same scale, are the bars that are cut, and
/// below these the table of pairs.
class BeattyLayout {
public:
    explicit BeattyLayout(const BeattySubject& subject);

    [[nodiscard]] QRectF bounds() const;
    /// Pixels from one number to the next.
    [[nodiscard]] double unit() const { return unit_; }
    [[nodiscard]] double x(double number) const { return number * unit_; }
    /// The box of a number, and the part of the line from one number to another.
    [[nodiscard]] QRectF box(std::uint64_t number) const { return boxes(number, number + 1); }
    [[nodiscard]] QRectF boxes(std::uint64_t from, std::uint64_t to) const;
    /// The row of marks above or below the line, from 0 to `to`.
    [[nodiscard]] QRectF marks(bool isBelow, double to) const;
    /// The text at a mark, and the point where the mark's tip touches the line.
    [[nodiscard]] QRectF markName(bool isBelow, double at) const;
    [[nodiscard]] QPointF markTip(bool isBelow, double at) const;
    /// What the marks of a row are called, at its left.
    [[nodiscard]] QRectF rowName(bool isBelow) const;
    /// A box of a bar that is cut, and the whole bar with its texts.
    [[nodiscard]] QRectF barBox(std::size_t bar, std::uint64_t number) const;
    [[nodiscard]] QRectF bar(std::size_t bar) const;
    /// Below the box that is cut: how much of it is in the first piece, and in the second.
    [[nodiscard]] QRectF fraction(std::size_t bar, bool isSecond) const;
    /// Beside the bar: how long a piece is, how many whole boxes that makes, and the sum of both counts.
    [[nodiscard]] QRectF length(std::size_t bar, bool isSecond) const;
    [[nodiscard]] QRectF count(std::size_t bar, bool isSecond) const;
    [[nodiscard]] QRectF sum(std::size_t bar) const { return text(bar, 2); }
    /// The line from the end of a bar up to the line of numbers, in pieces that leave texts free.
    [[nodiscard]] std::vector<QLineF> ends(std::size_t bar) const;
    /// A cell of the table; column 0 has the headings.
    [[nodiscard]] QRectF cell(std::size_t row, std::size_t column) const;
    /// How many pairs are on the line with both numbers: those are in the table.
    [[nodiscard]] std::size_t listed() const { return listed_; }

private:
    /// A line of text beside a bar.
    [[nodiscard]] QRectF text(std::size_t bar, std::size_t line) const;

    const BeattySubject* subject_;
    double unit_;
    std::size_t listed_ = 0;
};

} // namespace mexplorer::ui
