#pragma once

#include "core/task/task.h"
#include "core/text/expected.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace mexplorer {

/// Interval dynamic programming over a row of which two players in turn take the left or the right number.
/// The lead of a stretch is by how much the player who moves first there ends ahead, both playing for the
/// highest total.
///
/// For each length from 1 to n, visit(length, shorter, leads) is called with the leads of all stretches of
/// `length` − 1 and of `length` numbers, indexed by where they begin. Θ(n²) time, Θ(n) memory. Errors:
/// cancelled.
template <class Visit>
[[nodiscard]] Expected<void> forEachDiagonal(std::span<const std::int64_t> row, Task& task,
                                             const Visit& visit) {
    constexpr std::size_t workBetweenChecks = std::size_t{1} << 18U;
    std::vector<std::int64_t> shorter(row.size() + 1, 0); // of empty stretches
    std::vector<std::int64_t> leads(row.size());
    std::size_t work = 0;
    for (std::size_t length = 1; length <= row.size(); ++length) {
        const std::size_t count = row.size() - length + 1;
        leads.resize(count);
        for (std::size_t i = 0; i < count; ++i)
            leads[i] = std::max(row[i] - shorter[i + 1], row[i + length - 1] - shorter[i]);
        visit(length, std::as_const(shorter), std::as_const(leads));
        std::swap(shorter, leads);
        work += count;
        if (work >= workBetweenChecks) {
            if (task.cancelled()) return cancelled();
            work = 0;
        }
    }
    return {};
}

} // namespace mexplorer
