#include "core/names/distance.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace mexplorer::names {

std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> twoBefore(b.size() + 1);
    std::vector<std::size_t> before(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::swap(twoBefore, before);
        std::swap(before, row);
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = before[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({changed, before[j] + 1, row[j - 1] + 1});
            const bool exchanged = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (exchanged) row[j] = std::min(row[j], twoBefore[j - 2] + 1);
        }
    }
    return row[b.size()];
}

} // namespace mexplorer::names
