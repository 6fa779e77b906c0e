#pragma once

#include "core/coalition/coalition.h"

#include <QRectF>

#include <optional>
#include <vector>

namespace mexplorer::ui {

/// Where the parts of a picture of coalitions are, in their world: pixels at the usual size of type. At the
/// left are the values of the coalitions, a line or two for each size; then the players with what they get.
/// Many columns of what they get are in two tiers, one below the other, so that each has room for its
/// heading. For three players these are below the values, and a triangle of payoffs is at the right. For more
/// players than mostWhole there are only the players, in blocks.
class CoalitionLayout {
public:
    explicit CoalitionLayout(unsigned players, bool hasLongNames = false, bool hasIndices = false);

    /// For up to so many players, all coalitions are in the picture.
    static constexpr unsigned mostWhole = 4;
    static constexpr unsigned triangular = 3;

    [[nodiscard]] QRectF bounds() const { return bounds_; }
    [[nodiscard]] bool hasTable() const { return players_ <= mostWhole; }
    [[nodiscard]] bool hasTriangle() const { return players_ == triangular; }
    [[nodiscard]] double lineHeight() const;
    /// A coalition's cell has its name above its value.
    [[nodiscard]] double cellHeight() const;

    /// The coalitions, in the order of their cells.
    [[nodiscard]] const std::vector<Coalition>& shown() const { return shown_; }
    [[nodiscard]] QRectF cell(std::size_t place) const { return cells_[place]; }
    /// The title of the values, and the area of all their cells.
    [[nodiscard]] QRectF valuesTitle() const;
    [[nodiscard]] QRectF values() const;
    /// The label of a line of coalitions of one size.
    struct SizeLabel {
        unsigned size = 0;
        QRectF place;
    };
    [[nodiscard]] const std::vector<SizeLabel>& sizeLabels() const { return sizeLabels_; }

    /// The strip above the players for what a step finds.
    [[nodiscard]] QRectF band() const;
    /// The same for an order of arrival, as high as its few columns below leave.
    [[nodiscard]] QRectF orderBand() const;
    [[nodiscard]] QRectF heading(std::size_t column, std::size_t columns) const;
    /// The most tiers, those for so many columns, and the tier of one of these.
    [[nodiscard]] unsigned mostTiers() const { return tiers_; }
    [[nodiscard]] unsigned tiers(std::size_t columns) const;
    [[nodiscard]] unsigned tierOf(std::size_t column, std::size_t columns) const;
    [[nodiscard]] QRectF name(unsigned player, unsigned tier = 0) const;
    [[nodiscard]] QRectF amount(unsigned player, std::size_t column, std::size_t columns) const;
    /// A player's whole row in a tier, from the name to the last number.
    [[nodiscard]] QRectF row(unsigned player, unsigned tier = 0) const;
    /// Players without a table are listed in so many blocks beside each other.
    [[nodiscard]] unsigned blocks() const;
    [[nodiscard]] QRectF blockHeading(unsigned block, std::size_t column, std::size_t columns) const;

    [[nodiscard]] QRectF triangle() const;

private:
    void placeValues();
    [[nodiscard]] QRectF playersArea() const;
    [[nodiscard]] double headingHeight() const;
    [[nodiscard]] double topOf(unsigned tier) const;
    /// A column's part of a row, or of the headings above it.
    [[nodiscard]] QRectF columnOf(const QRectF& row, std::size_t column, std::size_t columns) const;

    unsigned players_;
    double nameWidth_;
    double playersWidth_; ///< with room for the columns of indices, if there are any
    double valuesWidth_;
    unsigned tiers_; ///< the most
    std::vector<Coalition> shown_;
    std::vector<QRectF> cells_;
    std::vector<SizeLabel> sizeLabels_;
    double valuesBottom_ = 0;
    QRectF bounds_;
};

} // namespace mexplorer::ui
