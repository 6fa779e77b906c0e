#pragma once

#include "core/rules/hash.h"
#include "core/rules/rules.h"
#include "core/task/task.h"

#include <unordered_map>
#include <vector>

namespace mexplorer {

/// Values of any game by depth-first search over positions, each visited once and remembered. Needs no theory
/// and knows none. One thread at a time.
template <Rules R>
class Search {
public:
    using Position = typename R::Position;

    explicit Search(R rules, Budget budget = {}) : rules_(std::move(rules)), budget_(budget) {}

    /// O(positions + moves below `position`). Errors: more positions than the budget; cancelled.
    [[nodiscard]] Expected<Nimber> value(const Position& position, Task& task) {
        if (const auto known = values_.find(position); known != values_.end()) return known->second;
        // An explicit stack: a line of a million moves must not overflow the machine's.
        std::vector<Frame> stack;
        push(stack, position);
        while (!stack.empty()) {
            if (++visits_ % 1024 == 0 && task.cancelled()) return cancelled();
            Frame& frame = stack.back();
            while (frame.next < frame.options.size() && values_.contains(frame.options[frame.next]))
                ++frame.next;
            if (frame.next < frame.options.size()) {
                const Position next = frame.options[frame.next];
                if (rules_.optionCount(next) > budget_.positions ||
                    values_.size() + stack.size() >= budget_.positions) {
                    return tooLarge(say(MX_TEXT("core", "The search would visit more than %1 positions."),
                                        budget_.positions));
                }
                push(stack, next);
            } else {
                values_.emplace(frame.position, valueOf(frame.options));
                stack.pop_back();
            }
        }
        return values_.at(position);
    }

    [[nodiscard]] std::size_t positions() const { return values_.size(); }

private:
    struct Frame {
        Position position;
        std::vector<Position> options;
        std::size_t next = 0;
    };

    void push(std::vector<Frame>& stack, const Position& position) {
        Frame frame{position, {}, 0};
        rules_.forEachOption(position, [&](const typename R::Move&, const Position& option) {
            frame.options.push_back(option);
        });
        stack.push_back(std::move(frame));
    }

    [[nodiscard]] Nimber valueOf(const std::vector<Position>& options) const {
        if (options.empty()) return terminalValue(rules_.play());
        std::vector<Nimber> found;
        found.reserve(options.size());
        for (const Position& option : options)
            found.push_back(values_.at(option));
        return mex(found);
    }

    R rules_;
    Budget budget_;
    std::unordered_map<Position, Nimber, PositionHash> values_;
    std::uint64_t visits_ = 0;
};

} // namespace mexplorer
