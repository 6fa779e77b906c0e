#include "core/theory/interval_values.h"

#include "core/theory/row_diagonals.h"

#include <numeric>

namespace mexplorer {

const char* nameOf(RowEnd end) {
    return end == RowEnd::left ? "left" : end == RowEnd::right ? "right" : "either";
}

IntervalValues::IntervalValues(std::vector<std::int64_t> row) : row_(std::move(row)), sums_(row_.size() + 1) {
    std::partial_sum(row_.begin(), row_.end(), sums_.begin() + 1);
    leads_.reserve(row_.size() * (row_.size() + 1) / 2);
}

Expected<IntervalValues> IntervalValues::of(std::vector<std::int64_t> row, Task& task) {
    if (row.size() > mostNumbers) {
        return tooLarge(
            say(MX_TEXT("core", "A table of %1 numbers is above the limit of %2."), row.size(), mostNumbers));
    }
    IntervalValues table(std::move(row));
    const auto count = static_cast<double>(table.leads_.capacity());
    const auto keep = [&](std::size_t /*length*/, const auto& /*shorter*/, const auto& leads) {
        table.leads_.insert(table.leads_.end(), leads.begin(), leads.end());
        task.report(static_cast<double>(table.leads_.size()) / count);
    };
    return forEachDiagonal(table.row_, task, keep).map([&] { return std::move(table); });
}

RowEnd IntervalValues::choice(const Stretch& stretch) const {
    const std::int64_t takeLeft = left(stretch) - lead(stretch.withoutLeft());
    const std::int64_t takeRight = right(stretch) - lead(stretch.withoutRight());
    return takeLeft == takeRight ? RowEnd::either : takeLeft > takeRight ? RowEnd::left : RowEnd::right;
}

Stretch IntervalValues::at(std::size_t place) const {
    std::size_t least = 1; // possible length
    std::size_t most = row_.size();
    while (least < most) {
        const std::size_t middle = (least + most + 1) / 2;
        if (placeOf(middle) <= place)
            least = middle;
        else
            most = middle - 1;
    }
    const std::size_t begin = place - placeOf(least);
    return {begin, begin + least};
}

} // namespace mexplorer
