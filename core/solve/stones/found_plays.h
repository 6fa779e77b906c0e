#pragma once

#include "core/rules/boards/stones.h"
#include "core/theory/score.h"

#include <cstddef>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

namespace mexplorer {

/// Best play, for the player to move, that searches of one game have found out. From any thread.
class FoundPlays {
public:
    /// The most positions that are kept; later ones are not.
    static constexpr std::size_t most = std::size_t{1} << 16U;

    void keep(const Stones& stones, const BestPlay& play) {
        const std::lock_guard lock(mutex_);
        if (plays_.size() < most) plays_.emplace(std::pair(stones.first, stones.second), play);
    }
    [[nodiscard]] std::optional<BestPlay> find(const Stones& stones) const {
        const std::lock_guard lock(mutex_);
        const auto found = plays_.find({stones.first, stones.second});
        return found == plays_.end() ? std::nullopt : std::optional(found->second);
    }

private:
    mutable std::mutex mutex_;
    std::map<std::pair<std::uint64_t, std::uint64_t>, BestPlay> plays_;
};

} // namespace mexplorer
