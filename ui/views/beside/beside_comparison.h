#pragma once

#include "ui/figure/pairable.h"

#include <array>

namespace mexplorer::ui {

/// The values of two figures, and how their places are told. It may outlive them.
class BesideComparison {
public:
    /// Figures that are not Pairable have no values.
    BesideComparison(const Figure& left, const Figure& right);

    /// Whether there is nothing to compare.
    [[nodiscard]] bool isEmpty() const;
    /// Errors: as for differencesBetween.
    [[nodiscard]] Expected<ValueDifferences> found(Task& task) const;
    /// The position of a difference, as a text of that side’s game or, where it is not there, of the other’s.
    [[nodiscard]] std::string positionIn(const ValueDifferences& found, const ValueDifference& at,
                                         std::size_t side) const;
    /// Its value on a side; empty where it is not there.
    [[nodiscard]] std::string textIn(const ValueDifferences& found, const ValueDifference& at,
                                     std::size_t side) const;
    /// The same of any place of a side: of a node its row is the number.
    [[nodiscard]] std::string positionAt(std::size_t side, const ValuePlace& place) const;
    [[nodiscard]] std::string textAt(std::size_t side, const ValuePlace& place) const;
    /// Whether the side’s values have this place.
    [[nodiscard]] bool has(std::size_t side, const ValuePlace& place) const;
    [[nodiscard]] bool areNodes() const { return !nodes_[0].names.empty() || !nodes_[1].names.empty(); }

private:
    std::array<ValueTable, 2> tables_;
    std::array<ValueNodes, 2> nodes_;
};

} // namespace mexplorer::ui
