// Retrograde analysis of a maze, beside plain value iteration over the same numbered positions.
#include "core/rules/chase.h"
#include "core/solve/retrograde.h"

#include <benchmark/benchmark.h>

#include <random>
#include <string>

namespace {

using namespace mexplorer;

/// A square maze with one cat; `walls` is the percentage of cells that are walls.
ChasePosition maze(std::size_t side, unsigned walls) {
    std::mt19937 random(1970);
    std::string cells(side * side, Maze::space);
    for (char& cell : cells)
        if (random() % 100 < walls) cell = Maze::wall;
    cells.front() = 'C';
    cells.back() = 'M';
    cells[side - 1] = Maze::hole;
    std::string text;
    for (std::size_t row = 0; row < side; ++row)
        text += cells.substr(row * side, side) + '/';
    text.pop_back();
    return Chase().parse(text).value();
}

/// All positions with their options, listed in advance so that the reference need not find them.
struct Listed {
    explicit Listed(const ChaseStates& states) : firstOption(states.size() + 1), won(states.size()) {
        std::vector<std::vector<std::uint32_t>> found(states.size());
        for (std::uint32_t state = 0; state < states.size(); ++state) {
            const bool isEnd = states.movesOf(state) == 0;
            won[state] = !isEnd ? 0 : states.scoreAtEnd(state) > 0 ? 1 : -1;
            if (states.movesOf(state) == ChaseStates::noPosition) continue;
            states.forEachPredecessor(state, [&](std::uint32_t before) { found[before].push_back(state); });
        }
        for (std::size_t state = 0; state < found.size(); ++state) {
            options.insert(options.end(), found[state].begin(), found[state].end());
            firstOption[state + 1] = static_cast<std::uint32_t>(options.size());
        }
    }
    std::vector<std::uint32_t> options;
    std::vector<std::uint32_t> firstOption;
    std::vector<std::int8_t> won; ///< 1 or −1 at terminal positions, else 0
};

/// Goes over all positions until nothing changes: the n-th round finds those that are decided in n moves.
std::vector<std::uint32_t> byValueIteration(const Listed& game) {
    std::vector<std::int8_t> won = game.won;
    std::vector<std::uint32_t> plies(won.size());
    std::vector<std::uint32_t> decided;
    for (std::uint32_t round = 1;; ++round) {
        decided.clear();
        for (std::uint32_t state = 0; state < won.size(); ++state) {
            const std::uint32_t begin = game.firstOption[state];
            const std::uint32_t end = game.firstOption[state + 1];
            if (won[state] != 0 || begin == end) continue;
            bool isWon = false;
            bool isLost = true;
            for (std::uint32_t i = begin; i < end; ++i) {
                isWon = isWon || won[game.options[i]] < 0;
                isLost = isLost && won[game.options[i]] > 0;
            }
            if (isWon || isLost) decided.push_back(isWon ? state : state | 1U << 31U);
        }
        if (decided.empty()) return plies;
        for (const std::uint32_t found : decided) {
            const std::uint32_t state = found & ~(1U << 31U);
            won[state] = found == state ? 1 : -1;
            plies[state] = round;
        }
    }
}

void analysed(benchmark::State& state) {
    const ChasePosition position = maze(30, static_cast<unsigned>(state.range(0)));
    Task task;
    for (auto _ : state) {
        const ChaseStates states = Chase().states(position);
        benchmark::DoNotOptimize(retrograde(states, task));
    }
    state.counters["positions"] = static_cast<double>(Chase().states(position).size());
}

/// Without the time for listing the positions and their options.
void iterated(benchmark::State& state) {
    const Listed game(Chase().states(maze(30, static_cast<unsigned>(state.range(0)))));
    for (auto _ : state)
        benchmark::DoNotOptimize(byValueIteration(game));
}

} // namespace

BENCHMARK(analysed)->Name("30x30, retrograde")->Arg(0)->Arg(25)->Unit(benchmark::kMillisecond);
BENCHMARK(iterated)->Name("30x30, value iteration")->Arg(0)->Arg(25)->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
