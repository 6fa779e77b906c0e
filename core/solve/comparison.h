#pragma once

#include "core/game/aspects/grid.h"
#include "core/game/aspects/line.h"

namespace mexplorer {

/// A place where the theorem or the solver is wrong: the truth, and what each of them answered, if anything.
template <class Place>
struct Difference {
    Place place;
    Evaluation truth;
    std::optional<Evaluation> theorem = {};
    std::optional<Evaluation> solver = {};
};

inline constexpr std::size_t mostDifferencesKept = 100'000;

/// A theorem and the solver compared with the truth at many places: cells of a table, sizes of a heap, or
/// positions. Each is compared by value if it gives one, else by outcome.
template <class Place>
struct Comparison {
    std::uint64_t places = 0;    ///< at which the truth is known
    std::uint64_t byTheorem = 0; ///< those of them that the theorem says anything about
    std::uint64_t outcomes = 0;  ///< those of these where it tells only who wins
    std::uint64_t bySolver = 0;  ///< places that the solver says anything about
    std::uint64_t differing = 0; ///< places at which either is wrong
    /// The first `mostDifferencesKept` of those, in order.
    std::vector<Difference<Place>> differences = {};

    [[nodiscard]] bool agrees() const { return differing == 0; }

    void add(Difference<Place> at) {
        ++places;
        byTheorem += at.theorem ? 1U : 0U;
        outcomes += at.theorem && !at.theorem->value ? 1U : 0U;
        bySolver += at.solver ? 1U : 0U;
        const auto isWrong = [&](const std::optional<Evaluation>& told) {
            return told &&
                   (told->outcome != at.truth.outcome || (told->nimber() && told->value != at.truth.value));
        };
        if (!isWrong(at.theorem) && !isWrong(at.solver)) return;
        ++differing;
        if (differences.size() < mostDifferencesKept) differences.push_back(std::move(at));
    }
};
using GridComparison = Comparison<GridCell>;
using LineComparison = Comparison<std::uint64_t>;

/// The most places of a table or a line that are compared with the definition: two tables are in memory then.
inline constexpr std::uint64_t mostDefined = std::uint64_t{1} << 27U;

/// Compares the theorem and the solver (what `fill` finds) with the definition. Errors: more than mostDefined
/// cells; as for GridAspect::fill and fillByDefinition.
[[nodiscard]] Expected<GridComparison> compareWithDefinition(const GridAspect& grid, GridSize size,
                                                             Task& task);
/// The same for the heaps 0 … count − 1.
[[nodiscard]] Expected<LineComparison> compareWithDefinition(const LineAspect& line, std::uint64_t count,
                                                             Task& task);

/// Compares the theorem with the cells of `part` of solved values, which must be finished and count as the
/// truth. O(cells) calls of closedForm. Errors: cancelled.
[[nodiscard]] Expected<GridComparison> compareWithTheorem(const Grid& grid, const GridValues& values,
                                                          GridSize part, Task& task);
/// The same for the heaps 0 … count − 1.
[[nodiscard]] Expected<LineComparison> compareWithTheorem(const LineAspect& line, const LineValues& values,
                                                          std::uint64_t count, Task& task);

} // namespace mexplorer
