#pragma once

#include "core/game/work_below.h"
#include "core/rules/hash.h"
#include "core/task/task.h"
#include "core/theory/mex.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace mexplorer {

/// Values in normal play of positions that fall into components, each a position of the same game: a
/// component is searched once, wherever it comes from. Its recursion is as deep as a component’s longest
/// play, so this must be short. One thread at a time.
template <class R>
class PartValues {
public:
    using Position = typename R::Position;

    explicit PartValues(R rules, const Budget& budget = {}) : rules_(std::move(rules)), work_(budget) {}

    /// O(components + moves below them). Errors: more positions, moves or memory than the budget, over all
    /// questions; cancelled. What was found until then is kept.
    [[nodiscard]] Expected<Nimber> value(const Position& position, Task& task) {
        Nimber sum = 0;
        for (const Position& part : rules_.components(position)) {
            auto found = valueOfPart(part, task);
            if (!found) return found;
            sum ^= *found;
        }
        return sum;
    }

    /// The value, if all components are known already.
    [[nodiscard]] std::optional<Nimber> known(const Position& position) const {
        Nimber sum = 0;
        for (const Position& part : rules_.components(position)) {
            const auto found = values_.find(part);
            if (found == values_.end()) return std::nullopt;
            sum ^= found->second;
        }
        return sum;
    }

    /// How many components were met, over all questions.
    [[nodiscard]] std::size_t parts() const { return values_.size(); }

private:
    [[nodiscard]] Expected<Nimber> valueOfPart(const Position& part, Task& task) {
        if (const auto found = values_.find(part); found != values_.end()) return found->second;
        if (task.cancelled()) return cancelled();
        std::vector<Nimber> options;
        Expected<void> went;
        rules_.forEachOption(part, [&](const typename R::Move&, const Position& option) {
            if (!work_.addMove(workOfMoveTo(option))) {
                went = work_.refusal(values_.size() + 1);
                return false;
            }
            const auto found = value(option, task);
            if (!found) {
                went = tl::unexpected(found.error());
                return false;
            }
            options.push_back(*found);
            return true;
        });
        if (!went) return tl::unexpected(went.error());
        constexpr std::uint64_t bytesBeside = 64; // what the table takes for each position
        work_.addBytes(sizeof(Position) + heldBytes(part) + bytesBeside);
        if (!work_.fits(values_.size() + 1)) return work_.refusal(values_.size() + 1);
        return values_[part] = mex(options);
    }

    R rules_;
    WorkBelow work_;
    std::unordered_map<Position, Nimber, PositionHash> values_;
};

} // namespace mexplorer
