#pragma once

#include "core/rules/two_sided/form_reach.h"
#include "core/solve/allowance.h"
#include "core/solve/canonical_forms.h"
#include "core/solve/search_memory.h"

#include <algorithm>
#include <deque>
#include <memory>

namespace mexplorer {

/// Who wins a position of two sides that falls into parts, where its canonical form is out of reach: a search
/// over its large parts together with the sum of the small ones, whose canonical forms are known. Nobody
/// moves in a number while there is something else; and bounds of the large parts often decide. One thread at
/// a time.
template <TellsReach R>
class OutcomeSearch {
public:
    using Position = typename R::Position;

    static constexpr std::size_t usuallyKept = 10'000'000; ///< parts and sums, 1 GB about

    explicit OutcomeSearch(R rules, std::size_t mostKept = usuallyKept)
        : rules_(std::move(rules)), mostKept_(mostKept) {
        forget();
    }

    /// Errors: more positions than allowed, or than are kept; what stops the canonical forms; cancelled.
    [[nodiscard]] Expected<Outcome> of(const Position& position, Allowance& allowance, Task& task) {
        allowance_ = &allowance;
        task_ = &task;
        error_.reset();
        (void)told(forms_->zero(task));
        const Sum sum = sumOf(position);
        const bool left = winsSum(sum, Side::left);
        const bool right = winsSum(sum, Side::right);
        if (error_ && (games().stopped() || isFull())) forget();
        if (error_) return tl::unexpected(*error_);
        return left ? right ? Outcome::N : Outcome::L : right ? Outcome::R : Outcome::P;
    }

private:
    static constexpr std::uint64_t usualMoves = 40;   ///< of a position
    static constexpr std::uint64_t reportEvery = 256; ///< positions; it may end long before all is spent

    using Id = ShortGames::Id;
    using PartNumber = std::uint32_t; ///< in parts_
    /// Of a single part, its number; 0 of none; of several, from manyParts on, their place in groups_.
    using GroupNumber = std::uint32_t;
    static constexpr GroupNumber manyParts = GroupNumber{1} << 31U;

    /// Large parts, and the sum of all others.
    struct State {
        GroupNumber group = 0;
        Id rest = 0;

        [[nodiscard]] std::uint64_t key() const { return std::uint64_t{group} << 32U | rest; }
    };
    /// The same before the parts are numbered.
    struct Sum {
        std::vector<Position> parts = {};
        std::vector<PartNumber> numbered = {};
        MoveBounds bounds = {};
        Id rest = 0;
    };
    struct Part {
        Position position = {};
        MoveBounds bounds = {};
    };
    struct Candidate {
        State state;
        double worth = 0; ///< to the player who moves there
    };
    enum Known : std::uint8_t { leftWins = 1, leftLoses = 2, rightWins = 4, rightLoses = 8 };

    [[nodiscard]] ShortGames& games() { return forms_->games(); }
    void forget() {
        forms_ = std::make_unique<CanonicalForms<R>>(rules_, Budget{.positions = UINT64_MAX});
        parts_.assign(1, {});
        partNumbers_.clear();
        groups_.clear();
        groupNumbers_.clear();
        known_.clear();
    }
    [[nodiscard]] bool isFull() const { return parts_.size() + known_.size() > mostKept_; }

    [[nodiscard]] Sum sumOf(const Position& position) {
        Sum sum{.rest = games().zero()};
        for (Position& part : rules_.parts(position)) {
            if (areGamesStopped()) break; // asked for another form, they would begin anew
            if (rules_.reach(part) == FormReach::quick) {
                sum.rest = games().sum(sum.rest, told(forms_->of(part, *task_)));
            } else {
                sum.bounds += rules_.bounds(part);
                sum.parts.push_back(std::move(part));
            }
        }
        return sum;
    }
    [[nodiscard]] Id told(const Expected<Id>& form) {
        if (form) return *form;
        if (!error_) error_ = form.error();
        return ShortGames::none;
    }
    [[nodiscard]] State kept(Sum sum) {
        for (const Position& part : sum.parts) {
            const auto [found, isNew] =
                partNumbers_.try_emplace(part, static_cast<PartNumber>(parts_.size()));
            if (isNew) parts_.push_back({part, rules_.bounds(part)});
            sum.numbered.push_back(found->second);
        }
        std::ranges::sort(sum.numbered);
        return {groupOf(std::move(sum.numbered)), sum.rest};
    }
    [[nodiscard]] GroupNumber groupOf(std::vector<PartNumber> parts) {
        if (parts.size() < 2) return parts.empty() ? 0 : parts.front();
        const auto [found, isNew] =
            groupNumbers_.try_emplace(parts, manyParts + static_cast<GroupNumber>(groups_.size()));
        if (isNew) groups_.push_back(std::move(parts));
        return found->second;
    }
    [[nodiscard]] std::vector<PartNumber> partsOf(GroupNumber group) const {
        if (group >= manyParts) return groups_[group - manyParts];
        return group == 0 ? std::vector<PartNumber>() : std::vector<PartNumber>{group};
    }

    /// Whether who moves first wins, if the bounds tell it.
    [[nodiscard]] std::optional<bool> toldByBounds(const MoveBounds& bounds, Id rest, Side mover) {
        const bool isLeft = mover == Side::left;
        const GameOrder worst = orderOf(rest, isLeft ? bounds.least : bounds.most);
        if (worst == GameOrder::confused || worst == (isLeft ? GameOrder::greater : GameOrder::less))
            return true;
        const GameOrder best = orderOf(rest, isLeft ? bounds.most : bounds.least);
        if (best == GameOrder::equal || best == (isLeft ? GameOrder::less : GameOrder::greater)) return false;
        return {};
    }
    /// How the game and so many moves of Left’s together are beside 0.
    [[nodiscard]] GameOrder orderOf(Id game, std::int64_t moves) {
        const Id sum = games().sum(game, games().number(Dyadic(static_cast<int>(moves))));
        return games().order(sum, games().zero());
    }
    /// The same, if it is remembered.
    [[nodiscard]] std::optional<bool> remembered(const State& state, Side mover) const {
        const auto found = known_.find(state.key());
        if (found == known_.end()) return {};
        if ((found->second & (mover == Side::left ? leftWins : rightWins)) != 0) return true;
        if ((found->second & (mover == Side::left ? leftLoses : rightLoses)) != 0) return false;
        return {};
    }

    [[nodiscard]] bool goesOn() {
        if (error_) return false;
        if (task_->cancelled()) error_ = cancelled().value();
        if (isFull()) error_ = fullOf(mostKept_).value();
        if (allowance_->left() == 0) error_ = allowance_->refusal().value();
        allowance_->spend(1);
        if (allowance_->left() % reportEvery == 0) task_->report(allowance_->spent());
        return !error_;
    }
    /// Then games that were asked for since are none.
    [[nodiscard]] bool areGamesStopped() {
        if (games().stopped() && !error_) error_ = *games().stopped();
        return error_.has_value();
    }

    [[nodiscard]] bool winsSum(const Sum& sum, Side mover) {
        if (areGamesStopped()) return false;
        const auto known = toldByBounds(sum.bounds, sum.rest, mover);
        return known ? *known : wins(kept(sum), mover);
    }
    /// Whether this player wins, moving first, where bounds do not tell it.
    [[nodiscard]] bool wins(const State& state, Side mover) {
        if (const auto known = remembered(state, mover)) return *known;
        if (!goesOn()) return false;
        const bool found = findWin(state, mover);
        if (error_) return false;
        const bool isLeft = mover == Side::left;
        known_[state.key()] |= found ? (isLeft ? leftWins : rightWins) : (isLeft ? leftLoses : rightLoses);
        return found;
    }
    /// Looks at all moves first: one that is known to win saves the search of the others.
    [[nodiscard]] bool findWin(const State& state, Side mover) {
        const Side other = opponentOf(mover);
        std::vector<Candidate> unknown;
        std::uint64_t moves = 0;
        const bool isFound = forEachMove(state, mover, [&](Sum sum) {
            if (areGamesStopped()) return true;
            if (++moves % usualMoves == 0) allowance_->spend(1); // it takes as long as another position
            auto known = toldByBounds(sum.bounds, sum.rest, other);
            if (known) return !*known;
            const double worth = sum.bounds.guess + games().leftStop(sum.rest).nearest() +
                                 games().rightStop(sum.rest).nearest();
            const State option = kept(std::move(sum));
            known = remembered(option, other);
            if (!known) unknown.push_back({option, mover == Side::left ? worth : -worth});
            return known && !*known;
        });
        if (isFound) return true;
        std::ranges::stable_sort(unknown, std::ranges::greater(), &Candidate::worth);
        for (const Candidate& candidate : unknown) {
            const bool isLost = !wins(candidate.state, other);
            if (isLost || error_) return true;
        }
        return false;
    }
    /// Calls visit(sum) for each option until it returns true; returns whether it did.
    template <class Visit>
    [[nodiscard]] bool forEachMove(const State& state, Side mover, const Visit& visit) {
        const std::vector<PartNumber> parts = partsOf(state.group);
        bool isDone = false;
        for (std::size_t at = 0; at < parts.size() && !isDone; ++at) {
            if (at > 0 && parts[at] == parts[at - 1]) continue;
            const Sum others = withoutPart(parts, at, state.rest);
            const Position position = parts_[parts[at]].position;
            rules_.forEachOption(position, [&](const typename R::Move& move, const Position& option) {
                if (rules_.sideOf(move) == mover) isDone = visit(joined(others, sumOf(option)));
                return !isDone;
            });
        }
        if (isDone || games().asNumber(state.rest)) return isDone; // number avoidance
        const ShortGames::Options options =
            mover == Side::left ? games().left(state.rest) : games().right(state.rest);
        const std::vector<Id> own(options.begin(), options.end());
        Sum others = withoutPart(parts, parts.size(), state.rest);
        return std::ranges::any_of(own, [&](Id option) {
            others.rest = option;
            return visit(others);
        });
    }
    [[nodiscard]] Sum withoutPart(const std::vector<PartNumber>& parts, std::size_t without, Id rest) const {
        Sum others{.rest = rest};
        for (std::size_t at = 0; at < parts.size(); ++at) {
            if (at == without) continue;
            others.numbered.push_back(parts[at]);
            others.bounds += parts_[parts[at]].bounds;
        }
        return others;
    }
    [[nodiscard]] Sum joined(const Sum& others, Sum sum) {
        sum.numbered = others.numbered;
        sum.bounds += others.bounds;
        sum.rest = games().sum(sum.rest, others.rest);
        return sum;
    }

    R rules_;
    std::size_t mostKept_;
    std::unique_ptr<CanonicalForms<R>> forms_; ///< of small parts
    Allowance* allowance_ = nullptr;
    Task* task_ = nullptr;
    std::optional<Error> error_;

    std::deque<Part> parts_; ///< the first one is none
    std::unordered_map<Position, PartNumber, PositionHash> partNumbers_;
    std::vector<std::vector<PartNumber>> groups_;
    std::unordered_map<std::vector<PartNumber>, GroupNumber, PositionHash> groupNumbers_;
    std::unordered_map<std::uint64_t, std::uint8_t, PositionHash> known_;
};

} // namespace mexplorer
