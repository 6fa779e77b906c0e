#include "core/rules/wythoff.h"
#include "core/solve/grid_engine.h"

#include <benchmark/benchmark.h>

using namespace mexplorer;

namespace {

/// The plain reference: a bit set for each row, column and diagonal, each with a hint where its first free
/// value may be; cell by cell and row by row.
class PlainBitSets {
public:
    explicit PlainBitSets(GridSize size)
        : words_((std::uint64_t{size.rows} + size.columns) / 64 + 1), rows_(size.rows),
          columns_(size.columns), diagonals_(std::uint64_t{size.rows} + size.columns) {
        for (auto* sets : {&rows_, &columns_, &diagonals_})
            sets->bits.resize(sets->hints.size() * words_);
    }

    std::uint64_t place(std::uint32_t a, std::uint32_t b) {
        const std::size_t diagonal = rows_.hints.size() - 1 - a + b;
        std::uint64_t* const row = &rows_.bits[a * words_];
        std::uint64_t* const column = &columns_.bits[b * words_];
        std::uint64_t* const slope = &diagonals_.bits[diagonal * words_];
        std::uint64_t word = std::max({rows_.hints[a], columns_.hints[b], diagonals_.hints[diagonal]});
        while (~(row[word] | column[word] | slope[word]) == 0)
            ++word;
        const std::uint64_t free = ~(row[word] | column[word] | slope[word]);
        const std::uint64_t bit = free & -free;
        row[word] |= bit;
        column[word] |= bit;
        slope[word] |= bit;
        advance(row, rows_.hints[a]);
        advance(column, columns_.hints[b]);
        advance(slope, diagonals_.hints[diagonal]);
        return word * 64 + static_cast<std::uint64_t>(std::countr_zero(free));
    }

private:
    struct Sets {
        explicit Sets(std::uint64_t count) : hints(count) {}
        std::vector<std::uint64_t> bits;
        std::vector<std::uint64_t> hints;
    };

    static void advance(const std::uint64_t* set, std::uint64_t& hint) {
        while (~set[hint] == 0)
            ++hint;
    }

    std::uint64_t words_;
    Sets rows_;
    Sets columns_;
    Sets diagonals_;
};

void fillPlainly(GridValues& values) {
    PlainBitSets sets(values.size());
    for (std::uint32_t a = 0; a < values.size().rows; ++a) {
        for (std::uint32_t b = 0; b < values.size().columns; ++b) {
            values.row(a)[b] = static_cast<GridValues::Value>(sets.place(a, b));
        }
    }
}

/// Times fill(values) on new square tables of the side that the benchmark is asked for.
template <class Fill>
void timed(benchmark::State& state, const Fill& fill) {
    const auto side = static_cast<std::uint32_t>(state.range(0));
    const GridSize size{side, side};
    for (auto step : state) {
        state.PauseTiming();
        GridValues values(size);
        state.ResumeTiming();
        fill(values);
        benchmark::DoNotOptimize(values.row(0));
    }
    using benchmark::Counter;
    state.counters["per_cell"] =
        Counter(static_cast<double>(size.cells()), Counter::kIsIterationInvariantRate | Counter::kInvert);
}

void wythoffGridPlainBitSets(benchmark::State& state) {
    timed(state, fillPlainly);
}

template <class Game>
void fillByEngine(benchmark::State& state, const Game& game) {
    timed(state, [&](GridValues& values) {
        Task task;
        if (!fillGrid(game, values, task)) state.SkipWithError("the engine failed");
    });
}

void wythoffGrid(benchmark::State& state) {
    fillByEngine(state, Wythoff(Play::normal));
}

void rookGrid(benchmark::State& state) {
    fillByEngine(state, VectorGame(Play::normal, {{-1, 0, true}, {0, -1, true}}, 0));
}

void kingGrid(benchmark::State& state) {
    fillByEngine(state, VectorGame(Play::normal, {{-1, 0}, {0, -1}, {-1, -1}}, 0));
}

void knightGrid(benchmark::State& state) {
    fillByEngine(state, VectorGame(Play::normal, {{-2, -1}, {-1, -2}, {-2, 1}, {1, -2}}, 0));
}

} // namespace

// Real time: the engine works on all cores, the reference on one.
BENCHMARK(wythoffGridPlainBitSets)
    ->Arg(1000)
    ->Arg(4000)
    ->Arg(10000)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(wythoffGrid)->Arg(1000)->Arg(4000)->Arg(10000)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(rookGrid)->Arg(4000)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(kingGrid)->Arg(4000)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(knightGrid)->Arg(4000)->Unit(benchmark::kMillisecond)->UseRealTime();

BENCHMARK_MAIN();
