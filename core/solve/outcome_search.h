#pragma once

#include "core/rules/two_sided/form_reach.h"
#include "core/solve/allowance.h"
#include "core/solve/canonical_forms.h"
#include "core/solve/growing_table.h"
#include "core/solve/line_bounds.h"
#include "core/solve/search_memory.h"

#include <algorithm>
#include <array>
#include <deque>
#include <limits>
#include <memory>
#include <optional>
#include <unordered_map>

namespace mexplorer {

/// Who wins a position of two sides that falls into parts, where its canonical form is out of reach: a search
/// over its large parts together with the sum of the small ones, whose canonical forms are known. Nobody
/// moves in a number while there is something else; and bounds of the large parts often decide, which are
/// closer if they divide into lines. One thread at a time.
template <SearchedInParts R>
class OutcomeSearch {
public:
    using Position = typename R::Position;

    static constexpr std::size_t usuallyKept = 3'000'000; ///< parts and sums, 1 to 2 GB

    explicit OutcomeSearch(R rules, std::size_t mostKept = usuallyKept)
        : rules_(std::move(rules)), mostKept_(mostKept) {
        forget();
    }

    /// Errors: more positions than allowed, or than are kept; what stops the canonical forms; cancelled.
    [[nodiscard]] Expected<Outcome> of(const Position& position, Allowance& allowance, Task& task) {
        allowance_ = &allowance;
        task_ = &task;
        error_.reset();
        begin();
        const Sum sum = sumOf(position);
        const bool left = winsSum(sum, Side::left);
        const bool right = isOwnNegative(position) ? left : winsSum(sum, Side::right);
        (void)areGamesStopped();
        if (error_ && (games().stopped() || isFull())) forget();
        if (error_) return tl::unexpected(*error_);
        return left ? right ? Outcome::N : Outcome::L : right ? Outcome::R : Outcome::P;
    }

private:
    /// So many moves take as long as a position; closer bounds take their time.
    static constexpr std::uint64_t usualMoves = DividesIntoLines<R> ? 10 : 40;
    static constexpr std::uint64_t reportEvery = 256; ///< positions; it may end long before all is spent
    /// Moves whose replies are counted: worth its time if bounds are close.
    static constexpr std::size_t lookedInto = DividesIntoLines<R> ? 3 : 0;

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
    /// Bounds of what is not in the rest; those by stops only if it divides into lines.
    struct Bounds {
        MoveBounds moves = {};
        StopsOfBoth stops = {};

        Bounds& operator+=(const Bounds& other) {
            moves += other.moves;
            stops += other.stops;
            return *this;
        }
    };
    /// A state before its parts are a group.
    struct Sum {
        std::vector<PartNumber> parts = {};
        Bounds bounds = {};
        Id rest = 0;
        double worth = 0; ///< to who moves there, by its bounds
    };
    struct Part {
        Position position = {};
        Bounds bounds = {};
        std::array<std::optional<TaxedStops>, 2> closer = {}; ///< bounds for Left and Right, once asked for
        std::array<std::optional<std::array<Id, 2>>, 2> forms = {}; ///< see formsFor, for Left and Right
    };
    struct Candidate {
        State state;
        double worth = 0;
    };
    enum Known : std::uint8_t { leftWins = 1, leftLoses = 2, rightWins = 4, rightLoses = 8 };

    [[nodiscard]] ShortGames& games() { return forms_->games(); }
    void begin() {
        (void)told(forms_->zero(*task_));
        if constexpr (DividesIntoLines<R>)
            if (!lines_) lines_ = std::make_unique<LineBounds<R>>(rules_, *forms_);
    }
    void forget() {
        lines_.reset();
        forms_ = std::make_unique<CanonicalForms<R>>(rules_, Budget{.positions = UINT64_MAX});
        parts_.assign(1, {});
        partNumbers_.clear();
        groups_.clear();
        groupNumbers_.clear();
        known_.clear();
    }
    [[nodiscard]] bool isFull() const { return parts_.size() + known_.size() > mostKept_; }

    /// Then who wins if Left begins tells who wins if Right does.
    [[nodiscard]] bool isOwnNegative(const Position& position) const {
        if constexpr (HasNegatives<R>)
            return std::ranges::is_permutation(rules_.parts(position),
                                               rules_.parts(rules_.negative(position)));
        else
            return false;
    }

    [[nodiscard]] Sum sumOf(const Position& position) {
        Sum sum{.rest = games().zero()};
        for (const Position& part : rules_.parts(position)) {
            if (areGamesStopped()) break; // asked for another form, they would begin anew
            if (rules_.reach(part) == FormReach::quick) {
                sum.rest = games().sum(sum.rest, told(forms_->of(part, *task_)));
            } else {
                sum.parts.push_back(numberOf(part));
                sum.bounds += parts_[sum.parts.back()].bounds;
            }
        }
        return sum;
    }
    [[nodiscard]] PartNumber numberOf(const Position& part) {
        if (const PartNumber* known = partNumbers_.find(part)) return *known;
        const Bounds bounds{rules_.bounds(part), stopsOf(part)};
        if (error_) return 0;
        parts_.push_back({part, bounds});
        return partNumbers_.findOrAdd(part, static_cast<PartNumber>(parts_.size() - 1));
    }
    [[nodiscard]] StopsOfBoth stopsOf(const Position& part) {
        if constexpr (DividesIntoLines<R>) {
            const auto left = lines_->of(part, Side::left, LineBounds<R>::fewLines, *task_);
            if (!left) error_ = left.error();
            if (error_) return {};
            const auto right = lines_->of(part, Side::right, LineBounds<R>::fewLines, *task_);
            if (right) return {*left, *right};
            error_ = right.error();
        }
        return {};
    }
    [[nodiscard]] Id told(const Expected<Id>& form) {
        if (form) return *form;
        if (!error_) error_ = form.error();
        return ShortGames::none;
    }
    [[nodiscard]] State kept(const Sum& sum) {
        std::vector<PartNumber> parts = sum.parts;
        std::ranges::sort(parts);
        return {groupOf(std::move(parts)), sum.rest};
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
    [[nodiscard]] std::optional<bool> toldByBounds(const Sum& sum, Side mover) {
        const auto told = toldByMoves(sum.bounds.moves, sum.rest, mover);
        if constexpr (DividesIntoLines<R>)
            if (!told) return toldByLines(sum, mover);
        return told;
    }
    /// The same by closer bounds, which take longer.
    [[nodiscard]] std::optional<bool> toldClosely(const Sum& sum, Side mover) {
        if constexpr (DividesIntoLines<R>) {
            const std::int32_t first = closerStops(sum, mover).first();
            if (first > 0 || (first == 0 && isWonByForms(sum, mover, mover))) return true;
            const Side other = opponentOf(mover);
            const std::int32_t second = closerStops(sum, other).second();
            if (second > 0 || (second == 0 && isWonByForms(sum, other, mover))) return false;
        }
        return {};
    }
    [[nodiscard]] std::optional<bool> toldByMoves(const MoveBounds& bounds, Id rest, Side mover) {
        const bool isLeft = mover == Side::left;
        const GameOrder worst = orderOf(rest, isLeft ? bounds.least : bounds.most);
        if (worst == GameOrder::confused || worst == (isLeft ? GameOrder::greater : GameOrder::less))
            return true;
        const GameOrder best = orderOf(rest, isLeft ? bounds.most : bounds.least);
        if (best == GameOrder::equal || best == (isLeft ? GameOrder::less : GameOrder::greater)) return false;
        return {};
    }
    [[nodiscard]] std::optional<bool> toldByLines(const Sum& sum, Side mover) {
        StopsOfBoth stops = lines_->of(sum.rest);
        stops += sum.bounds.stops;
        const bool isLeft = mover == Side::left;
        if ((isLeft ? stops.left : stops.right).first() > 0) return true;
        if ((isLeft ? stops.right : stops.left).second() > 0) return false;
        return {};
    }
    [[nodiscard]] TaxedStops closerStops(const Sum& sum, Side side) {
        const StopsOfBoth& rest = lines_->of(sum.rest);
        TaxedStops stops = side == Side::left ? rest.left : rest.right;
        for (const PartNumber part : sum.parts)
            stops += closerStops(parts_[part], side);
        return stops;
    }
    [[nodiscard]] TaxedStops closerStops(Part& part, Side side) {
        auto& closer = part.closer[side == Side::left ? 0 : 1];
        if (!closer && !areGamesStopped()) {
            const auto stops = lines_->of(part.position, side, LineBounds<R>::manyLines, *task_);
            if (stops)
                closer = *stops;
            else
                error_ = stops.error();
        }
        return closer.value_or(TaxedStops());
    }
    /// Where a stop is 0, infinitesimals tell who wins.
    [[nodiscard]] bool isWonByForms(const Sum& sum, Side winner, Side mover) {
        const GameOrder won = winner == Side::left ? GameOrder::greater : GameOrder::less;
        const GameOrder wonHere = winner == mover ? GameOrder::confused : GameOrder::equal;
        for (const std::size_t way : {0U, 1U}) {
            Id game = sum.rest;
            for (const PartNumber part : sum.parts)
                game = games().sum(game, formFor(winner, parts_[part], way));
            const GameOrder order = games().order(game, games().zero());
            if (areGamesStopped()) return false;
            if (order == won || order == wonHere) return true;
        }
        return false;
    }
    [[nodiscard]] Id formFor(Side side, Part& part, std::size_t way) {
        auto& forms = part.forms[side == Side::left ? 0 : 1];
        if (!forms && !areGamesStopped()) {
            const auto found = lines_->formsFor(side, part.position, *task_);
            if (found)
                forms = *found;
            else
                error_ = found.error();
        }
        return forms ? (*forms)[way] : games().zero();
    }
    /// How the game and so many moves of Left’s together are beside 0.
    [[nodiscard]] GameOrder orderOf(Id game, std::int64_t moves) {
        const Id sum = games().sum(game, games().number(Dyadic(static_cast<int>(moves))));
        return games().order(sum, games().zero());
    }
    /// Whether who moves first wins, if it is remembered.
    [[nodiscard]] std::optional<bool> remembered(const State& state, Side mover) const {
        const std::uint8_t* known = known_.find(state.key());
        if (known == nullptr) return {};
        if ((*known & (mover == Side::left ? leftWins : rightWins)) != 0) return true;
        if ((*known & (mover == Side::left ? leftLoses : rightLoses)) != 0) return false;
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
        auto known = toldByBounds(sum, mover);
        if (!known) known = toldClosely(sum, mover);
        return known ? *known : wins(kept(sum), mover);
    }
    /// Whether this player wins, moving first, where bounds do not tell it.
    [[nodiscard]] bool wins(const State& state, Side mover) {
        if (const auto known = remembered(state, mover)) return *known;
        if (!goesOn()) return false;
        const bool found = findWin(state, mover);
        if (areGamesStopped()) return false;
        const bool isLeft = mover == Side::left;
        const unsigned learned = found ? isLeft ? leftWins : rightWins : isLeft ? leftLoses : rightLoses;
        std::uint8_t& known = known_.findOrAdd(state.key(), 0);
        known = static_cast<std::uint8_t>(known | learned);
        return found;
    }
    /// Looks at all moves first: one that is known to win saves the search of the others.
    [[nodiscard]] bool findWin(const State& state, Side mover) {
        std::optional<std::vector<State>> options = unknownOptions(state, mover);
        if (!options) return true;
        const Side other = opponentOf(mover);
        lookInto(*options, other);
        for (const State& option : *options) {
            const bool isLost = !wins(option, other);
            if (isLost || error_) return true;
        }
        return false;
    }
    /// The fewer replies to a move are not known to lose, the sooner it is found to win: of the first moves,
    /// those come first.
    void lookInto(std::vector<State>& options, Side replier) {
        const std::size_t most = std::min(lookedInto, options.size());
        if (most < 2) return;
        std::vector<Candidate> first;
        for (std::size_t i = 0; i < most; ++i) {
            const auto replies = unknownOptions(options[i], replier);
            if (error_) return;
            const double count =
                replies ? static_cast<double>(replies->size()) : std::numeric_limits<double>::infinity();
            first.push_back({options[i], -count});
        }
        std::ranges::stable_sort(first, std::ranges::greater(), &Candidate::worth);
        std::ranges::transform(first, options.begin(), &Candidate::state);
    }
    /// The options of this mover, best ones first, whose winner is not known; nothing if one is known to win.
    [[nodiscard]] std::optional<std::vector<State>> unknownOptions(const State& state, Side mover) {
        std::vector<Sum> open;
        std::uint64_t moves = 0;
        const bool isFound = forEachMove(state, mover, [&](Sum sum) {
            if (areGamesStopped()) return true;
            if (++moves % usualMoves == 0) allowance_->spend(1);
            const auto known = toldByBounds(sum, opponentOf(mover));
            if (!known) open.push_back(std::move(sum));
            return known && !*known;
        });
        if (isFound) return {};
        return closelyUnknown(std::move(open), mover);
    }
    /// The options of this mover, best ones first, whose winner is not known from closer bounds or earlier;
    /// nothing if one is known to win.
    [[nodiscard]] std::optional<std::vector<State>> closelyUnknown(std::vector<Sum> options, Side mover) {
        const Side other = opponentOf(mover);
        std::vector<Candidate> unknown;
        for (Sum& sum : bestFirst(std::move(options), mover)) {
            if (areGamesStopped()) return {};
            const State state = kept(sum);
            auto known = remembered(state, other);
            if (!known) known = toldClosely(sum, other);
            if (known && !*known) return {};
            if (!known) unknown.push_back({state, closeWorth(sum, mover)});
        }
        std::ranges::stable_sort(unknown, std::ranges::greater(), &Candidate::worth);
        std::vector<State> states(unknown.size());
        std::ranges::transform(unknown, states.begin(), &Candidate::state);
        return states;
    }
    [[nodiscard]] std::vector<Sum> bestFirst(std::vector<Sum> options, Side mover) {
        for (Sum& sum : options)
            sum.worth = worthOf(sum, mover);
        std::ranges::stable_sort(options, std::ranges::greater(), &Sum::worth);
        return options;
    }
    /// In the order in which moves are tried.
    [[nodiscard]] double worthOf(const Sum& sum, Side mover) {
        double worth = 0;
        if constexpr (DividesIntoLines<R>) {
            const StopsOfBoth& stops = sum.bounds.stops;
            const StopsOfBoth& rest = lines_->of(sum.rest);
            worth = stops.left.mean() - stops.right.mean() + rest.left.mean() - rest.right.mean();
        } else {
            worth = sum.bounds.moves.guess + games().leftStop(sum.rest).nearest() +
                    games().rightStop(sum.rest).nearest();
        }
        return mover == Side::left ? worth : -worth;
    }
    [[nodiscard]] double closeWorth(const Sum& sum, Side mover) {
        if constexpr (DividesIntoLines<R>)
            return closerStops(sum, mover).mean() - closerStops(sum, opponentOf(mover)).mean();
        else
            return sum.worth;
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
            others.parts.push_back(parts[at]);
            others.bounds += parts_[parts[at]].bounds;
        }
        return others;
    }
    [[nodiscard]] Sum joined(const Sum& others, Sum sum) {
        sum.parts.insert(sum.parts.end(), others.parts.begin(), others.parts.end());
        sum.bounds += others.bounds;
        sum.rest = games().sum(sum.rest, others.rest);
        return sum;
    }

    R rules_;
    std::size_t mostKept_;
    std::unique_ptr<CanonicalForms<R>> forms_; ///< of small parts
    std::unique_ptr<LineBounds<R>> lines_;     ///< if it divides into lines
    Allowance* allowance_ = nullptr;
    Task* task_ = nullptr;
    std::optional<Error> error_;

    std::deque<Part> parts_; ///< the first one is none
    GrowingTable<Position, PartNumber> partNumbers_;
    std::vector<std::vector<PartNumber>> groups_;
    std::unordered_map<std::vector<PartNumber>, GroupNumber, PositionHash> groupNumbers_;
    GrowingTable<std::uint64_t, std::uint8_t> known_;
};

} // namespace mexplorer
