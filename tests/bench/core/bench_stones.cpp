#include "core/catalogue/catalogue.h"
#include "core/game/aspects/positions.h"
#include "core/game/inquiry.h"
#include "core/rules/boards/stone_lines.h"
#include "core/solve/stones/stone_search.h"
#include "core/solve/stones/stone_solver.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <bit>
#include <iostream>
#include <random>
#include <set>
#include <string>
#include <vector>

using namespace mexplorer;

namespace {

constexpr StoneShape connectFour{7, 6, 4, true};

/// The reference: textbook alpha-beta without a table, which finds who wins.
class PlainAlphaBeta {
public:
    explicit PlainAlphaBeta(const StoneShape& shape) : shape_(shape), lines_(shape) {}

    [[nodiscard]] int score(const Stones& stones, int alpha = -1, int beta = 1) const {
        const bool isFirst = stones.firstMoves();
        if (isWon(isFirst ? stones.second : stones.first)) return -1;
        bool isFull = true;
        for (unsigned cell = 0; cell < shape_.cells() && alpha < beta; ++cell) {
            const std::uint64_t bit = std::uint64_t{1} << cell;
            const bool rests =
                cell + shape_.columns >= shape_.cells() || (stones.taken() >> shape_.columns & bit);
            if ((stones.taken() & bit) != 0 || (shape_.gravity && !rests)) continue;
            isFull = false;
            const Stones after = isFirst ? Stones{stones.first | bit, stones.second}
                                         : Stones{stones.first, stones.second | bit};
            alpha = std::max(alpha, -score(after, -beta, -alpha));
        }
        return isFull ? 0 : alpha;
    }
    [[nodiscard]] bool isWon(std::uint64_t stones) const {
        return std::ranges::any_of(lines_.all(),
                                   [stones](std::uint64_t line) { return (stones & line) == line; });
    }

private:
    StoneShape shape_;
    StoneLines lines_;
};

struct Played {
    Stones stones;
    std::string columns; ///< the columns played, from 1
};

/// Positions after so many random moves, in which nobody has won.
std::vector<Played> randomPositions(unsigned discs, std::size_t count) {
    std::mt19937_64 random(20250111 + discs);
    const PlainAlphaBeta plain(connectFour);
    std::vector<Played> positions;
    while (positions.size() < count) {
        Played made;
        std::vector<unsigned> heights(connectFour.columns, 0);
        bool isWon = false;
        while (made.columns.size() < discs && !isWon) {
            const std::size_t column = random() % connectFour.columns;
            if (heights[column] == connectFour.rows) continue;
            const std::uint64_t bit =
                connectFour.bit(connectFour.rows - 1 - heights[column]++, static_cast<std::uint32_t>(column));
            std::uint64_t& own = made.stones.firstMoves() ? made.stones.first : made.stones.second;
            own |= bit;
            isWon = plain.isWon(own);
            made.columns += static_cast<char>('1' + column);
        }
        if (!isWon) positions.push_back(made);
    }
    return positions;
}

std::vector<Played> positionsOf(benchmark::State& state) {
    return randomPositions(static_cast<unsigned>(state.range(0)), static_cast<std::size_t>(state.range(1)));
}

void perPosition(benchmark::State& state, double nodes = 0) {
    const auto count = static_cast<double>(state.iterations() * state.range(1));
    state.counters["position"] =
        benchmark::Counter(count, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
    if (nodes > 0) state.counters["nodes"] = benchmark::Counter(nodes, benchmark::Counter::kIsRate);
}

/// Every position of tic-tac-toe that can be reached, as listed by the window’s graphs.
void reachablePositions(benchmark::State& state) {
    const auto game = makeGame("tic-tac-toe").value();
    std::size_t found = 0;
    for (auto step : state) {
        Task task;
        const auto graph = ask(*game, ".../.../...").value()->graph();
        for (std::size_t id = 0; id < graph->size(); ++id)
            benchmark::DoNotOptimize(graph->expand(static_cast<PositionGraph::Id>(id), task));
        found = graph->size();
    }
    state.counters["positions"] = static_cast<double>(found);
}
/// The same with a set of strings.
void reachablePositionsPlainly(benchmark::State& state) {
    const PlainAlphaBeta plain({3, 3, 3, false});
    const auto bitsOf = [](const std::string& cells, char mark) {
        std::uint64_t bits = 0;
        for (std::size_t cell = 0; cell < cells.size(); ++cell)
            bits |= std::uint64_t{cells[cell] == mark} << cell;
        return bits;
    };
    std::size_t count = 0;
    for (auto step : state) {
        std::set<std::string> found = {std::string(9, '.')};
        std::vector<std::string> waiting(found.begin(), found.end());
        for (std::size_t next = 0; next < waiting.size(); ++next) {
            const std::string cells = waiting[next];
            if (plain.isWon(bitsOf(cells, 'X')) || plain.isWon(bitsOf(cells, 'O'))) continue;
            const char mark = std::ranges::count(cells, 'X') == std::ranges::count(cells, 'O') ? 'X' : 'O';
            for (std::size_t cell = 0; cell < cells.size(); ++cell) {
                if (cells[cell] != '.') continue;
                std::string after = cells;
                after[cell] = mark;
                if (found.insert(after).second) waiting.push_back(after);
            }
        }
        count = found.size();
    }
    state.counters["positions"] = static_cast<double>(count);
}

StoneShape inARow(benchmark::State& state) {
    return {static_cast<std::uint32_t>(state.range(0)), static_cast<std::uint32_t>(state.range(1)),
            static_cast<std::uint32_t>(state.range(2)), false};
}

/// The complete solution: who wins from the empty board, and in how many moves, by a fresh solver.
void emptyBoard(benchmark::State& state) {
    Task task;
    for (auto step : state) {
        auto solver = StoneSolver::make(inARow(state)).value();
        benchmark::DoNotOptimize(solver.solve({}, task));
    }
}
void emptyBoardPlainly(benchmark::State& state) {
    for (auto step : state)
        benchmark::DoNotOptimize(PlainAlphaBeta(inARow(state)).score({}));
}

/// The results of a list of positions, with one solver for all.
void randomPositionsSolved(benchmark::State& state) {
    const auto positions = positionsOf(state);
    double nodes = 0;
    Task task;
    for (auto step : state) {
        auto solver = StoneSolver::make(connectFour).value();
        for (const Played& position : positions)
            benchmark::DoNotOptimize(solver.solve(position.stones, task));
        nodes += static_cast<double>(solver.nodes());
    }
    perPosition(state, nodes);
}
void randomPositionsWon(benchmark::State& state) {
    const auto positions = positionsOf(state);
    Task task;
    for (auto step : state) {
        auto solver = StoneSolver::make(connectFour).value();
        for (const Played& position : positions)
            benchmark::DoNotOptimize(solver.score(position.stones, task));
    }
    perPosition(state);
}
void randomPositionsWonPlainly(benchmark::State& state) {
    const auto positions = positionsOf(state);
    const PlainAlphaBeta plain(connectFour);
    for (auto step : state) {
        for (const Played& position : positions)
            benchmark::DoNotOptimize(plain.score(position.stones));
    }
    perPosition(state);
}

/// The window's search, which evaluates all moves of each position.
void randomPositionsSearched(benchmark::State& state) {
    const auto positions = positionsOf(state);
    Task task;
    for (auto step : state) {
        for (const Played& position : positions)
            benchmark::DoNotOptimize(searchStones(connectFour, position.stones).value()->run(task));
    }
    perPosition(state);
}

} // namespace

BENCHMARK(emptyBoard)->Args({3, 3, 3})->Args({4, 3, 3})->Args({4, 4, 3})->Unit(benchmark::kMicrosecond);
BENCHMARK(emptyBoardPlainly)
    ->Args({3, 3, 3})
    ->Args({4, 3, 3})
    ->Args({4, 4, 3})
    ->Unit(benchmark::kMicrosecond);
BENCHMARK(reachablePositions)->Unit(benchmark::kMicrosecond);
BENCHMARK(reachablePositionsPlainly)->Unit(benchmark::kMicrosecond);
BENCHMARK(randomPositionsWon)->ArgNames({"discs", "count"})->Args({26, 40})->Unit(benchmark::kMillisecond);
BENCHMARK(randomPositionsWonPlainly)
    ->ArgNames({"discs", "count"})
    ->Args({26, 40})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(randomPositionsSolved)
    ->ArgNames({"discs", "count"})
    ->Args({12, 60})
    ->Args({10, 40})
    ->Args({8, 20})
    ->Args({6, 4})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(randomPositionsSearched)
    ->ArgNames({"discs", "count"})
    ->Args({12, 60})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

/// `bench_stones --positions DISCS COUNT` prints the positions instead, as the columns played, for other
/// solvers.
int main(int argc, char** argv) {
    if (argc == 4 && std::string_view(argv[1]) == "--positions") {
        for (const Played& position :
             randomPositions(static_cast<unsigned>(std::stoul(argv[2])), std::stoul(argv[3])))
            std::cout << position.columns << '\n';
        return 0;
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
