#include "core/theory/row_scores.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace mexplorer {

Expected<Scores> rowScores(std::span<const std::int64_t> row, Task& task) {
    constexpr std::size_t workBetweenChecks = 1U << 18U;
    if (row.size() > longestRow) {
        return tooLarge(
            say(MX_TEXT("core", "A row of %1 numbers is above the limit of %2."), row.size(), longestRow));
    }
    if (row.empty()) return Scores{};
    // lead[i]: by how much the player to move wins what begins at i and is `length` long.
    std::vector<std::int64_t> lead(row.begin(), row.end());
    std::size_t work = 0;
    for (std::size_t length = 2; length <= row.size(); ++length) {
        const std::size_t count = row.size() - length + 1;
        for (std::size_t i = 0; i < count; ++i)
            lead[i] = std::max(row[i] - lead[i + 1], row[i + length - 1] - lead[i]);
        work += count;
        if (work >= workBetweenChecks) {
            if (task.cancelled()) return cancelled();
            work = 0;
        }
    }
    const std::int64_t total = std::accumulate(row.begin(), row.end(), std::int64_t{0});
    return Scores{(total + lead[0]) / 2, (total - lead[0]) / 2};
}

} // namespace mexplorer
