#include "core/solve/outcome_search.h"

#include "core/solve/canonical_forms.h"
#include "core/solve/line_bounds.h"
#include "core/solve/search_memory.h"
#include "core/solve/searched_states.h"

#include <algorithm>
#include <array>
#include <deque>
#include <limits>

namespace mexplorer {

/// Nobody moves in a number while there is something else; and bounds of the large parts often decide, which
/// are closer if they divide into lines.
class OutcomeSearch::Search {
public:
    Search(std::unique_ptr<NumberedParts> parts, std::size_t mostKept)
        : mostKept_(mostKept), forms_(std::move(parts), Budget{.positions = UINT64_MAX}) {}

    [[nodiscard]] Expected<Outcome> of(AnyPosition position, Allowance& allowance, Task& task) {
        allowance_ = &allowance;
        task_ = &task;
        error_.reset();
        begin();
        const Sum sum = sumOf(numbered().parts(position));
        const bool left = winsSum(sum, Side::left);
        // If it is its own negative, who wins if Left begins tells who wins if Right does.
        const bool right = numbered().isOwnNegative(position) ? left : winsSum(sum, Side::right);
        (void)areGamesStopped();
        if (error_ && (games().stopped() || isFull())) forget();
        if (error_) return tl::unexpected(*error_);
        return left ? right ? Outcome::N : Outcome::L : right ? Outcome::R : Outcome::P;
    }

private:
    static constexpr std::uint64_t reportEvery = 256; ///< positions; it may end long before all is spent

    using Id = ShortGames::Id;
    using PartNumber = PartGroups::Number; ///< in parts_
    static constexpr PartNumber notMet = 0;
    static constexpr PartNumber small = UINT32_MAX;

    /// Large parts, and the sum of all others.
    struct State {
        PartGroups::Number group = 0;
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
        AnyPosition position = {};
        Bounds bounds = {};
        std::array<std::optional<TaxedStops>, 2> closer = {}; ///< bounds for Left and Right, once asked for
        std::array<std::optional<std::array<Id, 2>>, 2> forms = {}; ///< see formsFor, for Left and Right
    };
    struct Candidate {
        State state;
        double worth = 0;
    };

    [[nodiscard]] ShortGames& games() { return forms_.games(); }
    [[nodiscard]] NumberedParts& numbered() { return forms_.parts(); }
    void begin() {
        if (const auto zero = forms_.zero(*task_); !zero) error_ = zero.error();
        if (!lines_) lines_ = numbered().lines(forms_);
    }
    void forget() {
        lines_.reset();
        forms_.forget();
        parts_.resize(1);
        partNumbers_.clear();
        groups_.clear();
        known_.clear();
    }
    [[nodiscard]] bool isFull() const { return parts_.size() + known_.size() > mostKept_; }

    /// So many moves take as long as a position; closer bounds take their time.
    [[nodiscard]] std::uint64_t usualMoves() const { return lines_ ? 10 : 40; }
    /// Moves whose replies are counted: worth its time if bounds are close.
    [[nodiscard]] std::size_t lookedInto() const { return lines_ ? 3 : 0; }

    [[nodiscard]] Sum sumOf(const NumberedParts::Numbers& numbers) {
        Sum sum{.rest = games().zero()};
        for (const NumberedParts::Number number : numbers) {
            if (areGamesStopped()) break;
            const PartNumber part = partNumber(number);
            if (part == small) {
                sum.rest = games().sum(sum.rest, forms_.ofPart(number));
            } else {
                sum.parts.push_back(part);
                sum.bounds += parts_[part].bounds;
            }
        }
        return sum;
    }
    [[nodiscard]] PartNumber partNumber(NumberedParts::Number number) {
        if (number >= partNumbers_.size()) partNumbers_.resize(number + 1, notMet);
        if (partNumbers_[number] == notMet) partNumbers_[number] = met(numbered().at(number));
        return partNumbers_[number];
    }
    [[nodiscard]] PartNumber met(AnyPosition part) {
        if (numbered().reach(part) == FormReach::quick) return small;
        const Bounds bounds{numbered().bounds(part), stopsOf(part)};
        if (error_) return notMet;
        parts_.push_back({part, bounds});
        return static_cast<PartNumber>(parts_.size() - 1);
    }
    [[nodiscard]] StopsOfBoth stopsOf(AnyPosition part) {
        if (!lines_) return {};
        const auto left = lines_->of(part, Side::left, AnyLineBounds::fewLines);
        if (!left) error_ = left.error();
        if (error_) return {};
        const auto right = lines_->of(part, Side::right, AnyLineBounds::fewLines);
        if (right) return {*left, *right};
        error_ = right.error();
        return {};
    }
    [[nodiscard]] State kept(const Sum& sum) { return {groups_.of(sum.parts), sum.rest}; }

    /// Whether who moves first wins, if the bounds tell it.
    [[nodiscard]] std::optional<bool> toldByBounds(const Sum& sum, Side mover) {
        const auto told = toldByMoves(sum.bounds.moves, sum.rest, mover);
        return told || !lines_ ? told : toldByLines(sum, mover);
    }
    /// The same by closer bounds, which take longer.
    [[nodiscard]] std::optional<bool> toldClosely(const Sum& sum, Side mover) {
        if (!lines_) return {};
        const std::int32_t first = closerStops(sum, mover).first();
        if (first > 0 || (first == 0 && isWonByForms(sum, mover, mover))) return true;
        const Side other = opponentOf(mover);
        const std::int32_t second = closerStops(sum, other).second();
        if (second > 0 || (second == 0 && isWonByForms(sum, other, mover))) return false;
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
            const auto stops = lines_->of(part.position, side, AnyLineBounds::manyLines);
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
            const auto found = lines_->formsFor(side, part.position);
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
        if (const auto known = known_.find(state.key(), mover)) return *known;
        if (!goesOn()) return false;
        const bool found = findWin(state, mover);
        if (areGamesStopped()) return false;
        known_.learn(state.key(), mover, found);
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
        const std::size_t most = std::min(lookedInto(), options.size());
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
            if (++moves % usualMoves() == 0) allowance_->spend(1);
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
            auto known = known_.find(state.key(), other);
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
        if (lines_) {
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
        if (!lines_) return sum.worth;
        return closerStops(sum, mover).mean() - closerStops(sum, opponentOf(mover)).mean();
    }
    /// Calls visit(sum) for each option until it returns true; returns whether it did.
    template <class Visit>
    [[nodiscard]] bool forEachMove(const State& state, Side mover, const Visit& visit) {
        const std::vector<PartNumber> parts = groups_.parts(state.group);
        bool isDone = false;
        for (std::size_t at = 0; at < parts.size() && !isDone; ++at) {
            if (at > 0 && parts[at] == parts[at - 1]) continue;
            const Sum others = withoutPart(parts, at, state.rest);
            const auto visitOption = [&](Side /*mover*/, const NumberedParts::Numbers& option) {
                isDone = visit(joined(others, sumOf(option)));
                return !isDone;
            };
            numbered().forEachOption(parts_[parts[at]].position, mover, visitOption);
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

    std::size_t mostKept_;
    CanonicalForms forms_;                 ///< of small parts
    std::unique_ptr<AnyLineBounds> lines_; ///< if it divides into lines
    Allowance* allowance_ = nullptr;
    Task* task_ = nullptr;
    std::optional<Error> error_;

    std::deque<Part> parts_{1};           ///< large ones; the first one is none
    std::vector<PartNumber> partNumbers_; ///< of all parts
    PartGroups groups_;
    StateWinners known_;
};

OutcomeSearch::OutcomeSearch(std::unique_ptr<NumberedParts> parts, std::size_t mostKept)
    : search_(std::make_unique<Search>(std::move(parts), mostKept)) {}
OutcomeSearch::OutcomeSearch(OutcomeSearch&&) noexcept = default;
OutcomeSearch::~OutcomeSearch() = default;

Expected<Outcome> OutcomeSearch::of(AnyPosition position, Allowance& allowance, Task& task) {
    return search_->of(position, allowance, task);
}

} // namespace mexplorer
