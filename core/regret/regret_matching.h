#pragma once

#include "core/regret/matrix_game.h"
#include "core/task/task.h"
#include "core/text/expected.h"

#include <array>
#include <cstdint>
#include <vector>

namespace mexplorer {

/// Regret matching (Hart and Mas-Colell 2000), or regret matching+ (Tammelin 2014), which forgets negative
/// regret, in whose average round t counts t times, and in which the players learn in turn: the second
/// against what the first has just learnt. It is about twenty times better after some thousand rounds.
enum class RegretMethod { matching, matchingPlus };

/// What is played as long as nothing is regretted: the first action alone, or all alike. In a symmetric game
/// all alike may be the solution already, so that nothing would ever happen.
enum class RegretStart { first, uniform };

/// What one player knows after some rounds. All vectors have a number for each of its actions.
struct RegretPlayer {
    std::vector<double> strategy; ///< what it played in the last round
    std::vector<double> faced;    ///< what it learnt from: the other’s strategy
    std::vector<double> earnings; ///< what each action would have earned against that
    double earned = 0;            ///< what the strategy earned
    std::vector<double> regrets;  ///< summed over all rounds so far; with matchingPlus never below 0
    std::vector<double> weights;  ///< the strategies summed, each round times its weight
    std::vector<double> next;     ///< what it plays in the next round

    /// The average strategy: the weights as shares of their sum. After at least one round.
    [[nodiscard]] std::vector<double> average() const;
};

/// Two players who play a matrix again and again, each by its regrets: for an action, what it would have
/// earned, less what was earned. Both play their mixtures, rather than actions drawn from them: nothing
/// is left to chance. In a game of zero sum the averages approach a solution as 1 / √rounds or faster; in
/// others the regrets do so too, for each round, but the averages need not approach an equilibrium.
/// A round takes O(rows · columns).
class RegretMatching {
public:
    RegretMatching(const MatrixGame& game, RegretMethod method, RegretStart start);

    void playRound();

    [[nodiscard]] std::uint64_t rounds() const { return rounds_; }
    [[nodiscard]] RegretMethod method() const { return method_; }
    [[nodiscard]] const RegretPlayer& player(MatrixSide side) const {
        return players_[static_cast<std::size_t>(side)];
    }

    /// How much more a best reply to the other’s average would get than the own average does, the mean of
    /// both players: 0 only in an equilibrium.
    [[nodiscard]] double exploitability() const;
    /// What the first player gets if both play their averages.
    [[nodiscard]] double value() const;
    /// A player’s largest regret divided by the rounds so far, at least 0; with matchingPlus, which forgets
    /// negative regret, it may be more than the true one.
    [[nodiscard]] double regretPerRound(MatrixSide side) const;

private:
    [[nodiscard]] std::vector<double> earningsOf(MatrixSide side, const std::vector<double>& other) const;
    void learn(RegretPlayer& player) const;

    std::size_t rows_;
    std::size_t columns_;
    std::array<std::vector<double>, 2> payoffs_; ///< row by row
    RegretMethod method_;
    RegretStart start_;
    std::uint64_t rounds_ = 0;
    std::array<RegretPlayer, 2> players_;
};

/// The state of a run after some round.
struct RegretPoint {
    std::uint64_t round = 0;
    double exploitability = 0;
    double value = 0;
    std::array<double, 2> regret = {};        ///< per round; row, column
    std::array<RegretPlayer, 2> players = {}; ///< after that round
};

inline constexpr std::uint64_t mostRegretRounds = 10'000'000;

/// The rounds at which a long run is looked at: all up to 100, then so that each is about 2 % later than the
/// one before, and the last.
[[nodiscard]] std::vector<std::uint64_t> roundsLookedAt(std::uint64_t last);

/// Plays `rounds` rounds, at least one, with a point at each of roundsLookedAt. O(rounds · rows ·
/// columns). Errors: cancelled.
[[nodiscard]] Expected<std::vector<RegretPoint>>
runRegret(const MatrixGame& game, RegretMethod method, RegretStart start, std::uint64_t rounds, Task& task);

} // namespace mexplorer
