#pragma once

#include "core/game/work_below.h"
#include "core/rules/hash.h"
#include "core/rules/optional.h"
#include "core/task/task.h"

#include <algorithm>
#include <span>
#include <unordered_map>
#include <vector>

namespace mexplorer {

/// Values of any game by depth-first search over positions, each visited once and remembered. Needs no theory
/// and knows none. One thread at a time.
template <ImpartialRules R>
class Search {
public:
    using Position = typename R::Position;

    explicit Search(R rules, const Budget& budget = {}) : rules_(std::move(rules)), work_(budget) {}

    Search(const Search&) = delete; // `known_` points into `ids_`
    Search& operator=(const Search&) = delete;

    /// O(positions + moves below `position`). Errors: more positions, moves or memory than the budget, over
    /// all questions; cancelled. After an error, what was found until then is kept.
    [[nodiscard]] Expected<Nimber> value(const Position& position, Task& task) {
        const std::optional<Id> root = idOf(position);
        if (!root) return work_.refusal(known_.size() + 1);
        open_.clear();
        options_.clear();
        // An explicit stack: a line of a million moves must not overflow the machine's.
        if (known_[*root].value == unknown) {
            if (auto opened = open(*root, task); !opened) return tl::unexpected(opened.error());
        }
        while (!open_.empty()) {
            Frame& frame = open_.back();
            while (frame.next < options_.size() && known_[options_[frame.next]].value != unknown)
                ++frame.next;
            if (frame.next < options_.size()) {
                if (auto opened = open(options_[frame.next], task); !opened)
                    return tl::unexpected(opened.error());
            } else {
                close();
            }
        }
        return known_[*root].value;
    }

    /// The value, if it has been found already.
    [[nodiscard]] std::optional<Nimber> known(const Position& position) const {
        const auto found = ids_.find(representativeOf(position));
        if (found == ids_.end() || known_[found->second].value == unknown) return std::nullopt;
        return known_[found->second].value;
    }

    /// How many positions were met, over all questions.
    [[nodiscard]] std::size_t positions() const { return known_.size(); }

private:
    using Id = std::uint32_t;
    static constexpr Nimber unknown = UINT64_MAX;

    struct Known {
        const Position* position;
        Nimber value = unknown;
    };
    /// A position whose options are being valued; they are options_[begin …] while it is the last one open.
    struct Frame {
        Id id;
        std::size_t begin;
        std::size_t next;
    };

    /// The position that is searched instead: another of equal value, if the rules give one, or itself.
    [[nodiscard]] decltype(auto) representativeOf(const Position& position) const {
        if constexpr (HasRepresentatives<R>)
            return rules_.representative(position);
        else
            return (position);
    }

    /// The number of a position, new or not; nothing if the budget is spent.
    [[nodiscard]] std::optional<Id> idOf(const Position& met) {
        const Position& position = representativeOf(met);
        if (const auto found = ids_.find(position); found != ids_.end()) return found->second;
        constexpr std::uint64_t bytesBeside = 64; // what the tables take for each position
        work_.addBytes(sizeof(Position) + heldBytes(position) + bytesBeside);
        if (known_.size() == UINT32_MAX || !work_.fits(known_.size() + 1, options_.size() * sizeof(Id)))
            return std::nullopt;
        const auto added = ids_.emplace(position, static_cast<Id>(known_.size())).first;
        known_.push_back({&added->first});
        return added->second;
    }

    [[nodiscard]] Expected<void> open(Id id, Task& task) {
        if (task.cancelled()) return cancelled();
        const Position& position = *known_[id].position;
        if (auto fits = work_.check(rules_.optionCount(position), workOfMoveTo(position)); !fits) return fits;
        const std::size_t begin = options_.size();
        std::uint64_t checked = work_.work();
        Expected<void> opened;
        rules_.forEachOption(position, [&](const typename R::Move&, const Position& option) {
            const bool mayLook = work_.addMove(workOfMoveTo(option));
            const std::optional<Id> number = mayLook ? idOf(option) : std::nullopt;
            if (number)
                options_.push_back(*number);
            else
                opened = work_.refusal(known_.size() + 1);
            if (work_.work() - checked >= WorkBelow::betweenChecks) {
                checked = work_.work();
                if (task.cancelled()) opened = cancelled();
            }
            return opened.has_value();
        });
        if (opened) open_.push_back({id, begin, begin});
        return opened;
    }

    /// All options of the last open position have their values: now it gets its own.
    void close() {
        const Frame frame = open_.back();
        const auto options = std::span(options_).subspan(frame.begin);
        seen_.assign(options.size(), false); // the mex of n values is at most n
        for (const Id option : options) {
            if (known_[option].value < seen_.size()) seen_[known_[option].value] = true;
        }
        const auto mex = static_cast<Nimber>(std::find(seen_.begin(), seen_.end(), false) - seen_.begin());
        known_[frame.id].value = options.empty() ? terminalValue(rules_.play()) : mex;
        options_.resize(frame.begin);
        open_.pop_back();
    }

    R rules_;
    WorkBelow work_;
    std::unordered_map<Position, Id, PositionHash> ids_;
    std::vector<Known> known_;
    std::vector<Frame> open_;
    std::vector<Id> options_; ///< of all open positions, the last one's at the end
    std::vector<bool> seen_;
};

} // namespace mexplorer
