#include "core/theory/row_scores.h"

#include "core/theory/row_diagonals.h"

#include <numeric>

namespace mexplorer {

tl::unexpected<Error> tooLongRow(std::size_t length) {
    return tooLarge(
        say(MX_TEXT("core", "A row of %1 numbers is above the limit of %2."), length, longestRow));
}

Expected<RowLeads> rowLeads(std::span<const std::int64_t> row, Task& task) {
    if (row.size() > longestRow) {
        return tooLongRow(row.size());
    }
    RowLeads found;
    const auto keepLast = [&](std::size_t length, const auto& shorter, const auto& leads) {
        if (length == row.size()) found = {leads[0], shorter[1], shorter[0]};
    };
    return forEachDiagonal(row, task, keepLast).map([&] { return found; });
}

Expected<Scores> rowScores(std::span<const std::int64_t> row, Task& task) {
    const std::int64_t total = std::accumulate(row.begin(), row.end(), std::int64_t{0});
    return rowLeads(row, task).map([&](const RowLeads& leads) {
        return Scores{(total + leads.whole) / 2, (total - leads.whole) / 2};
    });
}

} // namespace mexplorer
