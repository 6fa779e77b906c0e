#include "core/regret/regret_matching.h"

#include "core/theory/rounding.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace mexplorer {

namespace {

/// The numbers as shares of their sum, which is positive.
std::vector<double> asShares(std::vector<double> numbers) {
    const double sum = std::accumulate(numbers.begin(), numbers.end(), 0.0);
    for (double& number : numbers)
        number /= sum;
    return numbers;
}

double productOf(const std::vector<double>& a, const std::vector<double>& b) {
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

std::vector<double> firstStrategy(std::size_t actions, RegretStart start) {
    if (start == RegretStart::uniform)
        return std::vector<double>(actions, 1.0 / static_cast<double>(actions));
    std::vector<double> strategy(actions, 0.0);
    strategy[0] = 1;
    return strategy;
}

constexpr std::size_t place(MatrixSide side) {
    return static_cast<std::size_t>(side);
}

} // namespace

std::vector<double> RegretPlayer::average() const {
    return asShares(weights);
}

RegretMatching::RegretMatching(const MatrixGame& game, RegretMethod method, RegretStart start)
    : rows_(game.rows()), columns_(game.columns()), method_(method), start_(start) {
    for (const MatrixSide side : {MatrixSide::row, MatrixSide::column}) {
        for (const Rational& payoff : game.payoffs(side).cells)
            payoffs_[place(side)].push_back(nearest(payoff));
        RegretPlayer& player = players_[place(side)];
        player.regrets.assign(game.actions(side), 0.0);
        player.weights.assign(game.actions(side), 0.0);
        player.next = firstStrategy(game.actions(side), start);
    }
}

std::vector<double> RegretMatching::earningsOf(MatrixSide side, const std::vector<double>& other) const {
    const std::vector<double>& payoffs = payoffs_[place(side)];
    const bool isRow = side == MatrixSide::row;
    std::vector<double> all(isRow ? rows_ : columns_, 0.0);
    for (std::size_t row = 0; row < rows_; ++row)
        for (std::size_t column = 0; column < columns_; ++column)
            all[isRow ? row : column] += payoffs[row * columns_ + column] * other[isRow ? column : row];
    return all;
}

void RegretMatching::playRound() {
    ++rounds_;
    for (RegretPlayer& player : players_)
        player.strategy = player.next;
    for (const MatrixSide side : {MatrixSide::row, MatrixSide::column}) {
        RegretPlayer& player = players_[place(side)];
        const RegretPlayer& other = players_[place(otherSide(side))];
        const bool isInTurn = side == MatrixSide::column && method_ == RegretMethod::matchingPlus;
        player.faced = isInTurn ? other.next : other.strategy;
        player.earnings = earningsOf(side, player.faced);
        player.earned = productOf(player.earnings, player.strategy);
        learn(player);
    }
}

void RegretMatching::learn(RegretPlayer& player) const {
    const bool isPlus = method_ == RegretMethod::matchingPlus;
    const double weight = isPlus ? static_cast<double>(rounds_) : 1.0;
    double sum = 0;
    for (std::size_t action = 0; action < player.regrets.size(); ++action) {
        double& regret = player.regrets[action];
        regret += player.earnings[action] - player.earned;
        if (isPlus) regret = std::max(regret, 0.0);
        sum += std::max(regret, 0.0);
        player.weights[action] += weight * player.strategy[action];
    }
    if (sum <= 0) {
        player.next = firstStrategy(player.regrets.size(), start_);
        return;
    }
    for (std::size_t action = 0; action < player.regrets.size(); ++action)
        player.next[action] = std::max(player.regrets[action], 0.0) / sum;
}

double RegretMatching::exploitability() const {
    double gain = 0;
    for (const MatrixSide side : {MatrixSide::row, MatrixSide::column}) {
        const std::vector<double> all = earningsOf(side, player(otherSide(side)).average());
        gain += *std::max_element(all.begin(), all.end()) - productOf(all, player(side).average());
    }
    return std::max(gain / 2, 0.0);
}

double RegretMatching::value() const {
    return productOf(earningsOf(MatrixSide::row, player(MatrixSide::column).average()),
                     player(MatrixSide::row).average());
}

double RegretMatching::regretPerRound(MatrixSide side) const {
    const std::vector<double>& regrets = player(side).regrets;
    return std::max(*std::max_element(regrets.begin(), regrets.end()), 0.0) / static_cast<double>(rounds_);
}

std::vector<std::uint64_t> roundsLookedAt(std::uint64_t last) {
    constexpr std::uint64_t every = 100;
    constexpr std::uint64_t part = 50;
    std::vector<std::uint64_t> rounds;
    for (std::uint64_t round = 1; round < last; round += round <= every ? 1 : round / part)
        rounds.push_back(round);
    rounds.push_back(last);
    return rounds;
}

namespace {

double sizeOfPayoffs(const MatrixGame& game) {
    double largest = 0;
    for (std::size_t row = 0; row < game.rows(); ++row)
        for (std::size_t column = 0; column < game.columns(); ++column)
            largest = std::max({largest, std::abs(nearest(game.payoff(MatrixSide::row, row, column))),
                                std::abs(nearest(game.payoff(MatrixSide::column, column, row)))});
    return largest;
}

} // namespace

Expected<std::vector<RegretPoint>> runRegret(const MatrixGame& game, RegretMethod method, RegretStart start,
                                             std::uint64_t rounds, Task& task) {
    constexpr std::uint64_t betweenChecks = 4096;
    RegretMatching run(game, method, start);
    std::vector<RegretPoint> points;
    const double size = sizeOfPayoffs(game);
    for (const std::uint64_t round : roundsLookedAt(rounds)) {
        while (run.rounds() < round) {
            run.playRound();
            if (run.rounds() % betweenChecks == 0 && task.cancelled()) return cancelled();
        }
        if (task.cancelled()) return cancelled();
        task.report(static_cast<double>(round) / static_cast<double>(rounds));
        points.push_back({round,
                          unlessRounding(run.exploitability(), size),
                          unlessRounding(run.value(), size),
                          {run.regretPerRound(MatrixSide::row), run.regretPerRound(MatrixSide::column)},
                          {run.player(MatrixSide::row), run.player(MatrixSide::column)}});
    }
    return points;
}

} // namespace mexplorer
