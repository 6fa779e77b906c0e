#pragma once

#include "core/coalition/coalition.h"
#include "core/theory/rational.h"

#include <cstdint>
#include <vector>

namespace mexplorer {

/// What each coalition is worth, v, as whole numbers of units; v(∅) = 0.
class CoalitionValues {
public:
    /// `units` has 2ⁿ numbers, by the bits of the coalitions, the first of them 0; n is 2 to mostInTable.
    CoalitionValues(std::vector<std::int64_t> units, std::int64_t parts);

    [[nodiscard]] unsigned players() const { return players_; }
    [[nodiscard]] Coalition all() const { return everybody(players_); }
    [[nodiscard]] std::int64_t units(Coalition coalition) const { return units_[coalition]; }
    [[nodiscard]] const std::vector<std::int64_t>& units() const { return units_; }
    /// Units in 1.
    [[nodiscard]] std::int64_t parts() const { return parts_; }
    [[nodiscard]] Rational value(Coalition coalition) const { return Rational(units_[coalition], parts_); }
    /// As a fraction: “-1/2”.
    [[nodiscard]] std::string text(Coalition coalition) const;
    /// The greatest absolute value, in units.
    [[nodiscard]] std::int64_t greatest() const { return greatest_; }

private:
    unsigned players_;
    std::vector<std::int64_t> units_;
    std::int64_t parts_;
    std::int64_t greatest_ = 0;
};

} // namespace mexplorer
