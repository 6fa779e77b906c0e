#pragma once

#include "core/solve/inquiry.h"

#include <functional>
#include <span>

namespace mexplorer {

/// What the other player can answer to a move.
struct Answers {
    std::uint64_t all = 0;
    std::uint64_t winning = 0; ///< that win for him
    std::uint64_t losing = 0;  ///< that lose for him
    friend bool operator==(const Answers&, const Answers&) = default;
};

/// How the moves of a position that is not won resist: the answers that they leave. One thread at a time.
class Resistance {
public:
    /// More answers than this, to all moves together, are not looked through.
    static constexpr std::uint64_t mostAnswers = 300'000;
    /// Nor are more positions below, to find how long the game can last.
    static constexpr std::size_t mostPositions = 200'000;

    explicit Resistance(const Inquiry& asked) : graph_(asked.graph()) {}

    /// Finds the moves. False if there are too many of them, or of answers. Errors: cancelled.
    [[nodiscard]] Expected<bool> begin(Task& task);
    [[nodiscard]] std::size_t moves() const { return options_.size(); }
    /// To a move, by its number. Nothing: out of reach, or cancelled.
    [[nodiscard]] std::optional<Answers> answersTo(std::size_t move, Task& task);
    /// How many moves follow it if whoever wins makes an end as soon as he can, and the other holds out as
    /// long; in games that the last move decides. Nothing, likewise.
    [[nodiscard]] std::optional<std::uint64_t> lengthAfter(std::size_t move, Task& task);

private:
    using Id = PositionGraph::Id;

    /// The options that count for its length. Nothing: out of reach.
    [[nodiscard]] std::optional<std::vector<Id>> continuations(Id id, Task& task);

    std::unique_ptr<PositionGraph> graph_;
    std::vector<Id> options_;
    std::vector<std::optional<std::uint64_t>> lengths_; ///< by position
};

/// What a move is to leave.
enum class Leaving {
    fewestWins, ///< of answers; an end of the game least of all
    mostErrors  ///< answers that lose
};
/// How long a move lasts; nothing: out of reach.
using LengthAfter = std::function<std::optional<std::uint64_t>(std::size_t move)>;

struct Resisting {
    std::size_t move = 0;
    std::optional<Answers> answers = {}; ///< nothing: out of reach
};
/// Of these moves, by number, at least one, the one that leaves the least to the other player; of equal ones
/// the one that lasts longest, then the first. Moves whose answers are out of reach do not count; if the task
/// is cancelled, the best by then.
[[nodiscard]] Resisting mostResisting(Resistance& resistance, std::span<const std::size_t> moves,
                                      Leaving leaving, const LengthAfter& lengthAfter, Task& task);

} // namespace mexplorer
