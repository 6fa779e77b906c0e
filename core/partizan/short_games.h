#pragma once

#include "core/partizan/dyadic.h"
#include "core/task/task.h"
#include "core/text/expected.h"
#include "core/theory/random.h"

#include <deque>
#include <limits>
#include <span>
#include <unordered_map>
#include <vector>

namespace mexplorer {

/// A number, plus a multiple of ↑, plus a nimber: the games that are compared and added without looking at
/// their options. 3/4 + 2·↑ + *5 is {3/4, 2, 5}.
struct NumberUpStar {
    Dyadic number = {};
    std::int64_t ups = 0;
    std::uint32_t star = 0;

    friend bool operator==(const NumberUpStar&, const NumberUpStar&) = default;
};

/// Which of two games is larger, as Left sees it.
enum class GameOrder { less, equal, greater, confused };

/// What becomes of an option on the way of a form to the canonical one.
enum class OptionFate {
    compared,  ///< with another option of the same player, and neither dominates
    dominated, ///< it is struck out
    reversible ///< it is replaced by what follows the answer
};

/// A step on that way.
struct Reduction {
    bool isLeft = true; ///< whose option it is
    OptionFate fate = OptionFate::compared;
    std::uint32_t option = 0;  ///< these are Ids
    std::uint32_t because = 0; ///< the other option, which dominates it or not; the answer that reverses it
};

/// The error that a canonical form takes more than is allowed.
[[nodiscard]] tl::unexpected<Error> formOutOfReach();

/// Short games by their canonical forms, each of which is kept once: two games are equal if and only if their
/// Ids are. (Berlekamp, Conway, Guy 1982; the algorithms as in Siegel, Combinatorial Game Theory, 2013,
/// II.2.) Comparisons, sums and negatives are remembered. If the task is cancelled, the memory is used up, or
/// a number leaves Dyadic’s range, stopped() says so from then on, and all results are `none` or without
/// meaning.
class ShortGames {
public:
    using Id = std::uint32_t;
    using Options = std::span<const Id>;
    static constexpr Id none = std::numeric_limits<Id>::max();
    /// So deep games may be: what looks at all that is below a game then has room on the stack.
    static constexpr std::uint32_t deepest = 2000;

    /// So many steps of a reduction are told, and after them only what changes options.
    static constexpr std::size_t mostTold = std::size_t{1} << 20U;

    explicit ShortGames(Task& task, Budget budget = {.moves = UINT64_MAX});
    ShortGames(const ShortGames&) = delete;
    ShortGames& operator=(const ShortGames&) = delete;

    [[nodiscard]] const std::optional<Error>& stopped() const { return stopped_; }
    /// Ends all work for this reason.
    void stop(Error error);
    /// From now on it is this task that may be cancelled.
    void workFor(Task& task) { task_ = &task; }
    [[nodiscard]] Task& task() const { return *task_; }

    [[nodiscard]] Id zero() const { return zero_; }
    [[nodiscard]] Id of(const NumberUpStar& sum);
    [[nodiscard]] Id number(Dyadic number) { return of({.number = number}); }
    [[nodiscard]] Id star(std::uint32_t nimber) { return of({.star = nimber}); }
    /// The canonical form of {left | right}; how it comes about is added to `told`, if that is not null.
    [[nodiscard]] Id of(std::vector<Id> left, std::vector<Id> right, std::vector<Reduction>* told = nullptr);

    [[nodiscard]] Id negative(Id game);
    [[nodiscard]] Id sum(Id one, Id other);
    [[nodiscard]] Id difference(Id one, Id other) { return sum(one, negative(other)); }
    /// So many of the game together; of its negative, if `times` is.
    [[nodiscard]] Id multiple(std::int64_t times, Id game);

    [[nodiscard]] bool isAtMost(Id one, Id other);
    [[nodiscard]] GameOrder order(Id one, Id other);

    /// The options of the canonical form, in the order of their Ids.
    [[nodiscard]] Options left(Id game);
    [[nodiscard]] Options right(Id game);
    /// The game as a number, ups and a nimber; null if it is no such sum.
    [[nodiscard]] const NumberUpStar* asSum(Id game) const;
    [[nodiscard]] std::optional<Dyadic> asNumber(Id game) const;
    /// The number at which play ends if it lasts until then, and Left begins, or Right.
    [[nodiscard]] Dyadic leftStop(Id game);
    [[nodiscard]] Dyadic rightStop(Id game);
    /// The day by which the game is born: options are born earlier; 0 by day 0.
    [[nodiscard]] std::int64_t birthday(Id game);
    /// How many games are kept.
    [[nodiscard]] std::size_t size() const { return nodes_.size(); }

private:
    struct Node {
        Options left;
        Options right;
        std::int32_t sum = -1; ///< the number in sums_, if it is such a game
        bool isListed = false; ///< whether its options are known; those of a sum are listed when asked for
        Id negative = none;
        Dyadic leftStop;
        Dyadic rightStop;
        bool hasStops = false;
        std::int64_t birthday = -1; ///< −1: not known
        std::uint32_t depth = 0;    ///< of options within options; 0 for a sum
    };
    /// Two lists of options that have not become a game yet.
    struct Form {
        std::vector<Id> left;
        std::vector<Id> right;
    };

    struct Hash {
        std::size_t operator()(const NumberUpStar& sum) const;
        std::size_t operator()(const std::vector<Id>& options) const;
    };

    [[nodiscard]] bool goesOn();
    void tooMuch();
    [[nodiscard]] Id tooDeep();
    [[nodiscard]] Id keep(const NumberUpStar& sum);
    [[nodiscard]] Options kept(std::vector<Id> options);
    [[nodiscard]] Id ofCanonical(const Form& form);
    [[nodiscard]] std::optional<NumberUpStar> sumOf(const Form& form);
    [[nodiscard]] std::optional<NumberUpStar> guessed(const Form& form);
    [[nodiscard]] std::optional<NumberUpStar> inRange(const std::optional<Dyadic>& number);
    [[nodiscard]] Form optionsOf(const NumberUpStar& sum);
    void list(Id game);
    void findStops(Id game);

    [[nodiscard]] bool isAtMost(Id game, const Form& form);
    [[nodiscard]] bool isAtLeast(Id game, const Form& form);
    [[nodiscard]] bool bypass(Form& form, std::vector<Reduction>* told);
    void strikeDominated(Form& form, std::vector<Reduction>* told);
    [[nodiscard]] bool compare(Id one, Id other);
    [[nodiscard]] Id add(Id one, Id other);
    [[nodiscard]] Id sumOfSums(const NumberUpStar& one, const NumberUpStar& other);
    [[nodiscard]] Id translated(Id game, Dyadic number);
    [[nodiscard]] Id outOfRange();
    [[nodiscard]] static std::uint64_t pairKey(Id one, Id other) { return std::uint64_t{one} << 32U | other; }

    Task* task_;
    Budget budget_;
    std::optional<Error> stopped_;
    std::uint64_t steps_ = 0;
    std::uint32_t depth_ = 0; ///< of sums within sums

    std::vector<Node> nodes_;
    std::deque<std::vector<Id>> lists_; ///< of options; they stay where they are
    std::vector<NumberUpStar> sums_;
    std::unordered_map<std::vector<Id>, Id, Hash> ids_; ///< of the options, left and right
    std::unordered_map<NumberUpStar, Id, Hash> sumIds_;
    std::unordered_map<std::uint64_t, bool>
        comparisons_; ///< of two games: whether the first is at most the other
    std::unordered_map<std::uint64_t, Id> additions_;
    Id zero_ = none;
};

} // namespace mexplorer
