#pragma once

#include "core/rules/hash.h"
#include "core/rules/outcome.h"
#include "core/solve/growing_table.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <vector>

namespace mexplorer {

/// Numbers groups of numbered parts: a group of one part is its number, 0 is that of none.
class PartGroups {
public:
    using Number = std::uint32_t;

    [[nodiscard]] Number of(std::vector<Number> parts) {
        if (parts.size() < 2) return parts.empty() ? 0 : parts.front();
        std::ranges::sort(parts);
        const auto [found, isNew] =
            numbers_.try_emplace(parts, manyParts + static_cast<Number>(groups_.size()));
        if (isNew) groups_.push_back(std::move(parts));
        return found->second;
    }
    [[nodiscard]] std::vector<Number> parts(Number group) const {
        if (group >= manyParts) return groups_[group - manyParts];
        return group == 0 ? std::vector<Number>() : std::vector<Number>{group};
    }
    void clear() {
        groups_.clear();
        numbers_.clear();
    }

private:
    static constexpr Number manyParts = Number{1} << 31U; ///< from here on, places in groups_

    std::vector<std::vector<Number>> groups_;
    std::unordered_map<std::vector<Number>, Number, PositionHash> numbers_;
};

/// Whether Left, or Right, wins states by moving first.
class StateWinners {
public:
    [[nodiscard]] std::optional<bool> find(std::uint64_t state, Side mover) const {
        const std::uint8_t* known = known_.find(state);
        if (known == nullptr) return {};
        if ((*known & bit(mover, true)) != 0) return true;
        if ((*known & bit(mover, false)) != 0) return false;
        return {};
    }
    void learn(std::uint64_t state, Side mover, bool wins) {
        std::uint8_t& known = known_.findOrAdd(state, 0);
        known = static_cast<std::uint8_t>(known | bit(mover, wins));
    }
    [[nodiscard]] std::size_t size() const { return known_.size(); }
    void clear() { known_.clear(); }

private:
    [[nodiscard]] static unsigned bit(Side mover, bool wins) {
        return (wins ? 1U : 2U) << (mover == Side::left ? 0U : 2U);
    }

    GrowingTable<std::uint64_t, std::uint8_t> known_;
};

} // namespace mexplorer
