#pragma once

#include "core/partizan/short_games.h"
#include "core/rules/hash.h"
#include "core/rules/two_sided/form_reach.h"

#include <algorithm>
#include <unordered_map>

namespace mexplorer {

/// Rules that know the canonical forms of positions by themselves: `game(position, games)`; nothing if they
/// do not know this one.
template <class R>
concept TellsShortGame = requires(const R& rules, const typename R::Position& position, ShortGames& games) {
    { rules.game(position, games) } -> std::same_as<std::optional<ShortGames::Id>>;
};

/// The canonical forms of positions of one game, each found once. If it stops (see ShortGames), all of them
/// are forgotten. One thread at a time.
template <class R>
requires TwoSidedRules<R> || SearchedInParts<R>
class CanonicalForms {
public:
    using Position = typename R::Position;

    CanonicalForms(R rules, const Budget& budget) : rules_(std::move(rules)), budget_(budget) {
        budget_.moves = budget.positions * stepsPerPosition;
    }

    /// Errors: what stops the games; a part’s form is out of reach (see SearchedInParts).
    [[nodiscard]] Expected<ShortGames::Id> of(const Position& position, Task& task) {
        begin(task);
        if (isOutOfReach(position)) return formOutOfReach();
        const ShortGames::Id game = find(position);
        if (games_->stopped()) return tl::unexpected(*games_->stopped());
        return game;
    }
    /// The canonical forms of a position’s options, Left’s and Right’s. Errors: as for of().
    struct Options {
        std::vector<ShortGames::Id> left;
        std::vector<ShortGames::Id> right;
    };
    [[nodiscard]] Expected<Options> optionsOf(const Position& position, Task& task) {
        if (const auto game = of(position, task); !game) return tl::unexpected(game.error());
        Options options;
        rules_.forEachOption(position, [&](const typename R::Move& move, const Position& option) {
            (rules_.sideOf(move) == Side::left ? options.left : options.right).push_back(find(option));
            return !games_->stopped();
        });
        if (games_->stopped()) return tl::unexpected(*games_->stopped());
        return options;
    }
    /// The game 0. Errors: as for of().
    [[nodiscard]] Expected<ShortGames::Id> zero(Task& task) {
        begin(task);
        return games_->zero();
    }
    /// The games, after of() has been asked.
    [[nodiscard]] ShortGames& games() { return *games_; }

private:
    using Id = ShortGames::Id;
    static constexpr std::uint64_t stepsPerPosition = 1; ///< a step is a comparison or a sum

    [[nodiscard]] bool isOutOfReach(const Position& position) const {
        if constexpr (SearchedInParts<R>)
            return std::ranges::any_of(rules_.parts(position), [&](const Position& part) {
                return rules_.reach(part) == FormReach::out;
            });
        else
            return false;
    }
    void begin(Task& task) {
        if (!games_ || games_->stopped()) {
            known_.clear();
            games_.emplace(task, budget_);
        }
        games_->workFor(task);
    }

    Id find(const Position& position) {
        if constexpr (FallsIntoParts<R> || SearchedInParts<R>) {
            Id sum = games_->zero();
            for (const Position& part : rules_.parts(position))
                sum = games_->sum(sum, findPart(part));
            return sum;
        } else {
            return findPart(position);
        }
    }

    Id findPart(const Position& position) {
        if (const auto known = known_.find(position); known != known_.end()) return known->second;
        const Id game = ofPart(position);
        if (!games_->stopped()) known_.emplace(position, game);
        return game;
    }
    Id ofPart(const Position& position) {
        if constexpr (TellsShortGame<R>)
            if (const std::optional<Id> told = rules_.game(position, *games_)) return *told;
        std::vector<Id> left;
        std::vector<Id> right;
        rules_.forEachOption(position, [&](const typename R::Move& move, const Position& option) {
            (rules_.sideOf(move) == Side::left ? left : right).push_back(find(option));
            return !games_->stopped();
        });
        return games_->of(std::move(left), std::move(right));
    }

    R rules_;
    Budget budget_;
    std::optional<ShortGames> games_;
    std::unordered_map<Position, Id, PositionHash> known_;
};

} // namespace mexplorer
