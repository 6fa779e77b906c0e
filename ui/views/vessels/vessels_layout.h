#pragma once

#include <QRectF>

#include <cstddef>
#include <optional>

namespace mexplorer::ui {

/// Where the parts of a picture of vessels stand, in their world: pixels at the usual size of type. At the
/// top is how much of the estate is in; below stand the vessels beside each other, the levels at their left;
/// below these is what is told of each in words and numbers.
class VesselsLayout {
public:
    /// What is told of each vessel, from the top.
    enum class Row { player, claim, holds, now };

    explicit VesselsLayout(std::size_t vessels);

    [[nodiscard]] QRectF bounds() const { return bounds_; }
    /// How much of the estate is in: in words, and as a bar.
    [[nodiscard]] QRectF estateText() const;
    [[nodiscard]] QRectF estateBar() const;
    /// All vessels, from the level 0 to the largest claim.
    [[nodiscard]] QRectF chart() const;
    /// Where a level is, as a part of the largest claim.
    [[nodiscard]] double levelY(double part) const;
    /// What stands at the left of a level, and above all of these.
    [[nodiscard]] QRectF levelText(double part) const;
    [[nodiscard]] QRectF levelHeading() const;
    /// From one level to another, as wide as a chamber, or as a tube.
    [[nodiscard]] QRectF chamber(std::size_t vessel, double from, double to) const;
    [[nodiscard]] QRectF tube(std::size_t vessel, double from, double to) const;
    /// What connects all of them.
    [[nodiscard]] QRectF pipe() const;
    [[nodiscard]] QRectF cell(std::size_t vessel, Row row) const;
    [[nodiscard]] QRectF heading(Row row) const;
    [[nodiscard]] QRectF row(Row row) const;
    /// Everything of one vessel.
    [[nodiscard]] QRectF column(std::size_t vessel) const;
    [[nodiscard]] std::optional<std::size_t> vesselAt(const QPointF& point) const;

private:
    [[nodiscard]] double rowsTop() const;

    std::size_t vessels_;
    double wide_; ///< a column
    double high_; ///< the chart
    QRectF bounds_;
};

} // namespace mexplorer::ui
