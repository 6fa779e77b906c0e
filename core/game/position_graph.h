#pragma once

#include "core/game/aspects/aspect.h"
#include "core/rules/rules.h"
#include "core/task/task.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mexplorer {

/// The positions that can be reached from one position, numbered as they are met; 0 is the one it started
/// from. Equal positions have one number. Nothing is expanded before it is asked for. It may have aspects.
class PositionGraph : public HasAspects {
public:
    using Id = std::uint32_t;

    PositionGraph() = default;
    virtual ~PositionGraph() = default;
    PositionGraph(const PositionGraph&) = delete; // its aspects refer to it
    PositionGraph& operator=(const PositionGraph&) = delete;

    /// How many positions have been met so far.
    [[nodiscard]] virtual std::size_t size() const = 0;
    /// How many options `id` has, without expanding it.
    [[nodiscard]] virtual std::uint64_t optionCount(Id id) const = 0;
    /// The options of `id`, in the rules' order. Stays valid until the next call. Takes time and memory for
    /// each of them: call `optionCount` first, or `expand`, after which they are at hand.
    [[nodiscard]] virtual std::span<const Id> options(Id id) = 0;
    /// Finds the options of `id`. Errors: the positions met so far would take more memory than the budget, or
    /// the moves between them more work; cancelled.
    [[nodiscard]] virtual Expected<void> expand(Id id, Task& task) = 0;
    /// The same for a caller that limits the work itself: only memory is limited here.
    [[nodiscard]] virtual Expected<void> unfold(Id id, Task& task) = 0;
    /// Visits the moves of `id` in the rules' order until visit(move, text of the option) returns false; if
    /// possible, without keeping the options.
    virtual void forEachMove(Id id, const std::function<bool(Message move, std::string option)>& visit) {
        for (std::size_t i = 0; i < options(id).size(); ++i)
            if (!visit(moveText(id, i), text(options(id)[i]))) return;
    }
    [[nodiscard]] virtual std::string text(Id id) const = 0;
    /// The move to the `option`-th option (from 0) of `id`.
    [[nodiscard]] virtual Message moveText(Id id, std::size_t option) const = 0;
    /// Whose move leads to each option of `id`; empty if both players have the same moves.
    [[nodiscard]] virtual std::vector<Side> sides(Id /*id*/) const { return {}; }
    /// What a theorem says about `id`, or nothing; always quick.
    [[nodiscard]] virtual std::optional<Evaluation> closedForm(Id id) const = 0;
    /// What `id`, which must have no option, is worth to the player to move: the score in scored games, else
    /// 1 if won and −1 if lost.
    [[nodiscard]] virtual Score scoreAtEnd(Id id) const = 0;
    /// The evaluation of `id`; may search, within the budget.
    [[nodiscard]] virtual Expected<Evaluation> evaluation(Id id, Task& task) = 0;
};

} // namespace mexplorer
