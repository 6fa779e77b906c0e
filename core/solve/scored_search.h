#pragma once

#include "core/rules/optional.h"
#include "core/solve/allowance.h"
#include "core/solve/transposition_bounds.h"
#include "core/task/task.h"

#include <optional>
#include <span>

namespace mexplorer {

/// Best play under any scored rules whose games are won, drawn or lost in at most some hundred moves: by
/// alpha-beta (Knuth and Moore 1975) with a table of bounds. What it found is kept for the next question. One
/// thread at a time.
template <ScoredRules R>
class ScoredSearch {
public:
    using Position = typename R::Position;

    /// The most positions that are kept.
    static constexpr std::size_t mostKept = std::size_t{1} << 20U;

    explicit ScoredSearch(R rules) : rules_(std::move(rules)), table_(mostKept) {}

    /// Who wins. Errors: more positions than allowed would have to be looked at; cancelled.
    [[nodiscard]] Expected<Outcome> outcome(const Position& position, Allowance& allowance, Task& task) {
        const Asking asking(*this, allowance, task);
        return sign(position);
    }

    /// Without plies if the allowance is enough only to find who wins. Errors: as for outcome.
    [[nodiscard]] Expected<BestPlay> bestPlay(const Position& position, Allowance& allowance, Task& task) {
        const Asking asking(*this, allowance, task);
        const auto found = sign(position);
        if (!found) return tl::unexpected(found.error());
        const Score score = scoreOf(*found);
        const auto plies = score == 0 ? pliesOfDraw(position) : pliesOfWin(position, score > 0);
        if (plies) return BestPlay{score, *plies};
        if (plies.error().kind == Error::Kind::tooLarge) return BestPlay{score};
        return tl::unexpected(plies.error());
    }

private:
    using Value = playValue::Value;
    using Bounds = typename TranspositionBounds<Position>::Bounds;

    struct Option {
        Position position;
        Value value;           ///< an upper bound on that of the move
        std::uint64_t options; ///< how many the other player then has
    };

    /// The position of the same value that is searched and kept in its place.
    [[nodiscard]] Position representativeOf(const Position& position) const {
        if constexpr (HasRepresentatives<R>)
            return rules_.representative(position);
        else
            return position;
    }

    /// The scope of one question: sets its limits, and charges the allowance at the end.
    class Asking {
    public:
        Asking(ScoredSearch& search, Allowance& allowance, const Task& task)
            : search_(search), allowance_(allowance) {
            search.left_ = allowance.left();
            search.allowance_ = &allowance;
            search.task_ = &task;
            search.isStopped_ = false;
            search.options_.clear();
        }
        ~Asking() { allowance_.spend(allowance_.left() - search_.left_); }
        Asking(const Asking&) = delete;
        Asking& operator=(const Asking&) = delete;

    private:
        ScoredSearch& search_;
        Allowance& allowance_;
    };

    [[nodiscard]] Expected<Outcome> sign(const Position& position) {
        return value(position, -1, 1).map([](Value value) { return outcomeOf(value); });
    }

    /// The value if it lies between alpha and beta, else a bound beyond.
    [[nodiscard]] Expected<Value> value(const Position& position, Value alpha, Value beta) {
        const Value found = search(representativeOf(position), alpha, beta);
        if (task_->cancelled()) return cancelled();
        if (mayGoOn()) return found;
        return allowance_->refusal();
    }

    /// The number of moves in which it is won or lost: tries 0, 1, 2 …, since small numbers take the least
    /// search.
    [[nodiscard]] Expected<std::uint64_t> pliesOfWin(const Position& position, bool isWon) {
        for (Value plies = 0;; ++plies) {
            const Value sought = isWon ? playValue::most - plies : plies - playValue::most;
            const Value alpha = isWon ? sought - 1 : sought;
            const auto found = value(position, alpha, alpha + 1);
            if (!found) return tl::unexpected(found.error());
            if (isWon ? *found >= sought : *found <= sought) return static_cast<std::uint64_t>(plies);
        }
    }

    /// The length of the play in which each player takes the first move that keeps the draw.
    [[nodiscard]] Expected<std::uint64_t> pliesOfDraw(Position position) {
        for (std::uint64_t plies = 0;; ++plies) {
            std::optional<Position> next;
            std::optional<Error> failure;
            rules_.forEachOption(position, [&](const typename R::Move&, const Position& option) {
                const auto found = sign(option);
                if (!found) failure = found.error();
                if (found && isDrawn(*found)) next = option;
                return !failure && !next;
            });
            if (failure) return tl::unexpected(*failure);
            if (!next) return plies;
            position = std::move(*next);
        }
    }

    /// Counts a position. False if the search has to be given up.
    [[nodiscard]] bool countPosition() {
        constexpr std::uint64_t betweenChecks = 1U << 12U;
        if (!mayGoOn()) return false;
        if (--left_ % betweenChecks == 0 && task_->cancelled()) isStopped_ = true;
        return mayGoOn();
    }
    [[nodiscard]] bool mayGoOn() const { return left_ > 0 && !isStopped_; }

    [[nodiscard]] Value search(const Position& position, Value alpha, Value beta) {
        if (rules_.optionCount(position) == 0) return playValue::atEnd(rules_.scoreAtEnd(position));
        if (!countPosition()) return 0;
        // Nobody wins sooner than with the next move, or loses sooner than with the one after it.
        const Bounds known = table_.find(position);
        const Value most = std::min(known.upper, playValue::most - 1);
        const Value least = std::max(known.lower, 1 - playValue::most);
        if (least >= beta || least >= most) return least;
        if (most <= alpha) return most;
        const Value found = best(position, std::max(alpha, least), std::min(beta, most));
        if (!mayGoOn()) return 0;
        table_.keep(position, {found > alpha ? std::max(found, least) : least,
                               found < beta ? std::min(found, most) : most});
        return found;
    }

    /// Searches the options in a good order: those that may be best first.
    [[nodiscard]] Value best(const Position& position, Value alpha, Value beta) {
        const std::size_t begin = options_.size();
        Value best = addOptions(position, beta);
        for (std::size_t i = begin; i < options_.size() && best < beta && mayGoOn(); ++i) {
            const auto rest = std::span(options_).subspan(i);
            std::iter_swap(rest.begin(), std::ranges::max_element(rest, isWorse));
            const Option option = options_[i];
            const Value floor = std::max(alpha, best);
            best = std::max(best, playValue::ofMoveTo(search(option.position, playValue::ofOption(beta),
                                                             playValue::ofOption(floor))));
        }
        options_.resize(begin);
        return best;
    }

    [[nodiscard]] static bool isWorse(const Option& one, const Option& other) {
        if (one.value != other.value) return one.value < other.value;
        return one.options > other.options;
    }

    /// Appends the options that have to be searched to `options_`. Returns the best value of a move known
    /// without a search: from ends and from the table.
    [[nodiscard]] Value addOptions(const Position& position, Value beta) {
        Value best = -playValue::most;
        rules_.forEachOption(position, [&](const typename R::Move&, const Position& met) {
            const std::uint64_t options = rules_.optionCount(met);
            if (options == 0) {
                best = std::max(best, playValue::ofMoveTo(playValue::atEnd(rules_.scoreAtEnd(met))));
                return best < beta;
            }
            Position option = representativeOf(met);
            const Bounds known = table_.find(option);
            best = std::max(best, playValue::ofMoveTo(known.upper));
            if (known.lower < known.upper)
                options_.push_back({std::move(option), playValue::ofMoveTo(known.lower), options});
            return best < beta;
        });
        return best;
    }

    R rules_;
    std::uint64_t left_ = 0; ///< positions that may still be looked at
    bool isStopped_ = false;
    const Allowance* allowance_ = nullptr;
    const Task* task_ = nullptr;
    TranspositionBounds<Position> table_;
    std::vector<Option> options_; ///< of all positions being searched, the last one's at the end
};

} // namespace mexplorer
