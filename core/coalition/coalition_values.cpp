#include "core/coalition/coalition_values.h"

#include "core/coalition/amounts.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace mexplorer {

CoalitionValues::CoalitionValues(std::vector<std::int64_t> units, std::int64_t parts)
    : players_(static_cast<unsigned>(std::countr_zero(units.size()))), units_(std::move(units)),
      parts_(parts) {
    for (const std::int64_t value : units_)
        greatest_ = std::max(greatest_, value < 0 ? -value : value);
}

std::string CoalitionValues::text(Coalition coalition) const {
    return unitsText(units_[coalition], parts_);
}

} // namespace mexplorer
