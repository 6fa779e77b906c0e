#include "core/partizan/notation.h"
#include "core/partizan/thermograph.h"
#include "core/rules/domineering.h"
#include "core/rules/toads_and_frogs.h"
#include "tests/core/partizan/plain_forms.h"
#include "tests/core/solve/by_rules.h"
#include "tests/core/two_sided_rules.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <string>
#include <utility>
#include <vector>

using namespace mexplorer;

// The references, `…Plainly`, follow the definitions by rules of the tests’ own, and remember what they have
// found: of each board its reduced form or who wins it, of each two games which is larger. They know neither
// parts of boards nor mirror images nor numbers, nor that two games are equal.
namespace {

Domineering::Position emptyBoard(const benchmark::State& state) {
    const CellGrid grid{static_cast<std::uint32_t>(state.range(0)),
                        static_cast<std::uint32_t>(state.range(1))};
    return {grid, {grid.all()}};
}

/// The canonical form of a position, with nothing known before.
template <class R>
void formBy(benchmark::State& state, const R& rules, const typename R::Position& position) {
    Task task;
    std::size_t kept = 0;
    for (auto step : state) {
        FormsOf<R> forms(rules, Budget{});
        const auto form = forms.of(position, task);
        if (!form) {
            state.SkipWithError(form.error().english().c_str());
            break;
        }
        kept = forms.games().size();
    }
    state.counters["games"] = static_cast<double>(kept);
}

void formOfBoard(benchmark::State& state) {
    formBy(state, Domineering(), emptyBoard(state));
}
void formOfPond(benchmark::State& state) {
    formBy(state, ToadsAndFrogs(), PondRow{"TTTTT..FFFFF"});
}

/// Forms without dominated and reversible options.
class PlainReduction {
public:
    explicit PlainReduction(TwoSidedRulesRead::Options rules) : rules_(rules) {}

    PlainForm of(const std::string& position) {
        if (const auto known = forms_.find(position); known != forms_.end()) return known->second;
        const PlainForm form = reduced(options(position, Side::left), options(position, Side::right));
        return forms_[position] = form;
    }

private:
    using Forms = std::vector<PlainForm>;

    Forms options(const std::string& position, Side side) {
        Forms all;
        for (const std::string& option : rules_(position, side))
            all.push_back(of(option));
        return all;
    }

    PlainForm reduced(Forms left, Forms right) {
        for (;;) {
            strikeDominated(left, true);
            strikeDominated(right, false);
            const PlainForm game = plainForm(left, right);
            if (!bypass(left, game, true) && !bypass(right, game, false)) return game;
        }
    }
    void strikeDominated(Forms& options, bool isLeft) {
        const auto isNoBetter = [&](const PlainForm& one, const PlainForm& other) {
            return isLeft ? isAtMost(one, other) : isAtMost(other, one);
        };
        Forms best;
        for (const PlainForm& option : options) {
            const auto isWorseThan = [&](const PlainForm& other) { return isNoBetter(option, other); };
            if (std::ranges::any_of(best, isWorseThan)) continue;
            std::erase_if(best, [&](const PlainForm& other) { return isNoBetter(other, option); });
            best.push_back(option);
        }
        options = std::move(best);
    }
    /// Whether an option was reversible, and is replaced by what follows the answer.
    bool bypass(Forms& options, const PlainForm& game, bool isLeft) {
        for (std::size_t i = 0; i < options.size(); ++i) {
            const PlainForm option = options[i];
            for (const PlainForm& answer : isLeft ? option->right : option->left) {
                if (isLeft ? !isAtMost(answer, game) : !isAtMost(game, answer)) continue;
                const Forms& then = isLeft ? answer->left : answer->right;
                options.erase(options.begin() + static_cast<std::ptrdiff_t>(i));
                options.insert(options.end(), then.begin(), then.end());
                return true;
            }
        }
        return false;
    }
    /// No left option of G is at least H, and no right option of H at most G.
    bool isAtMost(const PlainForm& g, const PlainForm& h) {
        const auto key = std::pair(g, h);
        if (const auto known = comparisons_.find(key); known != comparisons_.end()) return known->second;
        const bool found =
            std::ranges::none_of(g->left, [&](const PlainForm& option) { return isAtMost(h, option); }) &&
            std::ranges::none_of(h->right, [&](const PlainForm& option) { return isAtMost(option, g); });
        return comparisons_[key] = found;
    }

    TwoSidedRulesRead::Options rules_;
    std::map<std::string, PlainForm> forms_;
    std::map<std::pair<PlainForm, PlainForm>, bool> comparisons_;
};

void formOfBoardPlainly(benchmark::State& state) {
    const Domineering::Position board = emptyBoard(state);
    const std::string text = Domineering().text(board);
    PlainForm form;
    for (auto step : state)
        form = PlainReduction(domineering).of(text);
    Task task;
    FormsOf<Domineering> forms(Domineering(), Budget{});
    const auto ours = forms.of(board, task);
    if (canonical(form, forms.games()) != ours) state.SkipWithError("the forms differ");
}

/// Who wins, by a search, with nothing known before.
void outcomeOfBoard(benchmark::State& state) {
    Task task;
    std::uint64_t looked = 0;
    for (auto step : state) {
        SearchOf search{Domineering()};
        Allowance allowance(UINT64_MAX);
        const auto outcome = search.of(emptyBoard(state), allowance, task);
        if (!outcome) {
            state.SkipWithError(outcome.error().english().c_str());
            break;
        }
        looked = UINT64_MAX - allowance.left();
    }
    state.counters["positions"] = static_cast<double>(looked);
}
/// By itself, so that it can be left out: it takes longest.
void outcomeOfLargeBoard(benchmark::State& state) {
    outcomeOfBoard(state);
}
/// All moves tried.
void outcomeOfBoardPlainly(benchmark::State& state) {
    const std::string text = Domineering().text(emptyBoard(state));
    Task task;
    for (auto step : state) {
        WayOf<TwoSidedRulesRead> way(TwoSidedRulesRead(text, domineering), nullptr, Budget{});
        benchmark::DoNotOptimize(way.evaluation({text}, task));
    }
}

/// The stops of games at taxes of 0, 1/64, 2/64 … below 4, from the definition: exact where all corners are
/// such numbers, and the temperature is below 4.
class SampledWalls {
public:
    struct Walls {
        std::vector<double> left;
        std::vector<double> right;
    };
    static constexpr std::size_t perUnit = 64;

    explicit SampledWalls(ShortGames& games) : games_(games) {}

    const Walls& of(ShortGames::Id game) {
        const auto known = walls_.find(game);
        return known != walls_.end() ? known->second : walls_.emplace(game, built(game)).first->second;
    }

private:
    static constexpr std::size_t samples = 4 * perUnit;

    static double tax(std::size_t sample) { return static_cast<double>(sample) / perUnit; }

    Walls built(ShortGames::Id game) {
        if (const auto number = games_.asNumber(game)) {
            const std::vector<double> mast(samples, number->nearest());
            return {mast, mast};
        }
        constexpr double infinite = std::numeric_limits<double>::infinity();
        Walls walls{std::vector<double>(samples, -infinite), std::vector<double>(samples, infinite)};
        for (const ShortGames::Id option : games_.left(game)) {
            const Walls& then = of(option);
            for (std::size_t i = 0; i < samples; ++i)
                walls.left[i] = std::max(walls.left[i], then.right[i] - tax(i));
        }
        for (const ShortGames::Id option : games_.right(game)) {
            const Walls& then = of(option);
            for (std::size_t i = 0; i < samples; ++i)
                walls.right[i] = std::min(walls.right[i], then.left[i] + tax(i));
        }
        raiseMast(walls);
        return walls;
    }
    /// From where they meet on, both are the mast.
    static void raiseMast(Walls& walls) {
        std::size_t met = 0;
        while (met + 1 < samples && walls.left[met] > walls.right[met])
            ++met;
        const double mean = walls.left[met];
        for (std::size_t i = met; i < samples; ++i)
            walls.left[i] = walls.right[i] = mean;
    }

    ShortGames& games_;
    std::map<ShortGames::Id, Walls> walls_;
};

// What the empty board of 4 × 4 cells is worth, whose options are hot, and a sum of hot games.
constexpr const char* valueOfBoard = "+-{0,{{2|0},2Tiny(2)|{2|0},Miny(2)}}";
constexpr const char* hotSum = "{4|-2} + {3||1|-2} + {2|-1/2} + {{5|1}|{0|-7}}";

void thermograph(benchmark::State& state, const char* name) {
    Task task;
    ShortGames games(task);
    const ShortGames::Id game = readGame(name, games).value();
    for (auto step : state) {
        Thermographs thermographs(games);
        benchmark::DoNotOptimize(thermographs.of(game));
    }
}

/// Whether they are no further apart than a step of the tax.
bool areAlike(const Wall& wall, const std::vector<double>& sampled) {
    for (std::size_t i = 0; i < sampled.size(); ++i) {
        const Rational tax(Integer(i), Integer(SampledWalls::perUnit));
        if (std::abs(nearest(wall.at(tax)) - sampled[i]) > 1.0 / SampledWalls::perUnit) return false;
    }
    return true;
}
void thermographPlainly(benchmark::State& state, const char* name) {
    Task task;
    ShortGames games(task);
    const ShortGames::Id game = readGame(name, games).value();
    for (auto step : state) {
        SampledWalls sampled(games);
        benchmark::DoNotOptimize(sampled.of(game));
    }
    Thermographs thermographs(games);
    SampledWalls sampled(games);
    const Thermograph& exact = thermographs.of(game);
    const SampledWalls::Walls& walls = sampled.of(game);
    if (!areAlike(exact.left, walls.left) || !areAlike(exact.right, walls.right))
        state.SkipWithError("the thermographs differ");
}

} // namespace

BENCHMARK(formOfBoard)
    ->ArgNames({"rows", "columns"})
    ->Args({3, 3})
    ->Args({3, 4})
    ->Args({4, 4})
    ->Args({4, 5})
    ->Args({5, 5})
    ->Unit(benchmark::kMillisecond);
BENCHMARK(formOfBoardPlainly)
    ->ArgNames({"rows", "columns"})
    ->Args({3, 3})
    ->Args({3, 4})
    ->Unit(benchmark::kMillisecond);
BENCHMARK(formOfPond)->Unit(benchmark::kMillisecond);
BENCHMARK(outcomeOfBoard)
    ->ArgNames({"rows", "columns"})
    ->Args({4, 4})
    ->Args({4, 5})
    ->Args({5, 5})
    ->Args({6, 6})
    ->Args({7, 7})
    ->Args({6, 8})
    ->Unit(benchmark::kMillisecond);
BENCHMARK(outcomeOfBoardPlainly)
    ->ArgNames({"rows", "columns"})
    ->Args({4, 4})
    ->Args({4, 5})
    ->Unit(benchmark::kMillisecond);
BENCHMARK(outcomeOfLargeBoard)
    ->ArgNames({"rows", "columns"})
    ->Args({8, 8})
    ->Iterations(1)
    ->Unit(benchmark::kSecond);
BENCHMARK_CAPTURE(thermograph, board, valueOfBoard)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(thermographPlainly, board, valueOfBoard)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(thermograph, sum, hotSum)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(thermographPlainly, sum, hotSum)->Unit(benchmark::kMicrosecond);

BENCHMARK_MAIN();
