#pragma once

#include <QRectF>

#include <cstddef>
#include <optional>

namespace mexplorer::ui {

/// Where the parts of a picture of vessels are, in their world: pixels at the usual size of type. At the top
/// is how much of the estate is poured in; below are the vessels side by side, with levels at their left;
/// below these, a table with facts about each.
class VesselsLayout {
public:
    /// The rows of the table, from the top.
    enum class Row { player, claim, holds, now };

    explicit VesselsLayout(std::size_t vessels);

    [[nodiscard]] QRectF bounds() const { return bounds_; }
    /// How much of the estate is poured in: in words, and as a bar.
    [[nodiscard]] QRectF estateText() const;
    [[nodiscard]] QRectF estateBar() const;
    /// All vessels, from the level 0 to the largest claim.
    [[nodiscard]] QRectF chart() const;
    /// The y of a level, given as a fraction of the largest claim.
    [[nodiscard]] double levelY(double part) const;
    /// The text at the left of a level, and the heading above these.
    [[nodiscard]] QRectF levelText(double part) const;
    [[nodiscard]] QRectF levelHeading() const;
    /// The part of a chamber, or of a tube, from one level to another.
    [[nodiscard]] QRectF chamber(std::size_t vessel, double from, double to) const;
    [[nodiscard]] QRectF tube(std::size_t vessel, double from, double to) const;
    /// The pipe that connects all vessels.
    [[nodiscard]] QRectF pipe() const;
    [[nodiscard]] QRectF cell(std::size_t vessel, Row row) const;
    [[nodiscard]] QRectF heading(Row row) const;
    [[nodiscard]] QRectF row(Row row) const;
    /// All parts of one vessel.
    [[nodiscard]] QRectF column(std::size_t vessel) const;
    [[nodiscard]] std::optional<std::size_t> vesselAt(const QPointF& point) const;

private:
    [[nodiscard]] double rowsTop() const;

    std::size_t vessels_;
    double wide_; ///< width of a column
    double high_; ///< height of the chart
    QRectF bounds_;
};

} // namespace mexplorer::ui
