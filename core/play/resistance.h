#pragma once

#include "core/game/inquiry.h"

#include <functional>
#include <span>

namespace mexplorer {

/// How many answers the other player has to a move.
struct Answers {
    std::uint64_t all = 0;
    std::uint64_t winning = 0; ///< win for the other player
    std::uint64_t losing = 0;  ///< lose for the other player
    friend bool operator==(const Answers&, const Answers&) = default;
};

/// How well the moves of a position that is not won resist, by the answers that they leave. Not thread-safe.
class Resistance {
public:
    /// The most answers, to all moves together, that are looked through.
    static constexpr std::uint64_t mostAnswers = 300'000;
    /// The most positions that are looked through to find how long the game can last.
    static constexpr std::size_t mostPositions = 200'000;

    explicit Resistance(const Inquiry& asked) : graph_(asked.graph()) {}

    /// Finds the moves; must be called first. False if there are too many moves or answers. Errors:
    /// cancelled.
    [[nodiscard]] Expected<bool> begin(Task& task);
    [[nodiscard]] std::size_t moves() const { return options_.size(); }
    /// `move` is an index among the moves. Empty if out of reach or cancelled.
    [[nodiscard]] std::optional<Answers> answersTo(std::size_t move, Task& task);
    /// How many moves follow it if the winner ends the game as soon as possible and the loser delays; only
    /// for games that the last move decides. Empty if out of reach or cancelled.
    [[nodiscard]] std::optional<std::uint64_t> lengthAfter(std::size_t move, Task& task);

private:
    using Id = PositionGraph::Id;

    /// The options that count for the length: all of a P-position, the winning ones of an N-position. Empty
    /// if out of reach.
    [[nodiscard]] std::optional<std::vector<Id>> continuations(Id id, Task& task);

    std::unique_ptr<PositionGraph> graph_;
    std::vector<Id> options_;
    std::vector<std::optional<std::uint64_t>> lengths_; ///< by position
};

/// Which answers a move should leave.
enum class Leaving {
    fewestWins, ///< as few winning answers as possible; an end of the game only if nothing else is left
    mostErrors  ///< as many losing answers as possible
};
/// How many moves follow a move; empty if out of reach.
using LengthAfter = std::function<std::optional<std::uint64_t>(std::size_t move)>;

struct Resisting {
    std::size_t move = 0;
    std::optional<Answers> answers = {}; ///< empty if out of reach
};
/// The best of these moves (indices, at least one) by the answers that they leave; of equal ones, the one
/// after which the game lasts longest, then the first. Moves whose answers are out of reach do not count; if
/// the task is cancelled, the best found by then.
[[nodiscard]] Resisting mostResisting(Resistance& resistance, std::span<const std::size_t> moves,
                                      Leaving leaving, const LengthAfter& lengthAfter, Task& task);

} // namespace mexplorer
