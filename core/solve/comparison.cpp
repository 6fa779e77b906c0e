#include "core/solve/comparison.h"

namespace mexplorer {

namespace {

/// Places between two looks at the task: a few milliseconds of closed forms.
constexpr std::uint32_t placesBetweenChecks = 8192;

Expected<void> checkDefined(std::uint64_t places) {
    if (places <= mostDefined) return {};
    return tooLarge(say(MX_TEXT("core", "The definition of %1 positions is out of reach: the limit is %2."),
                        places, mostDefined));
}

/// `solved` may be null: then only the theorem is compared.
Expected<GridComparison> compared(const Grid& grid, const GridValues& truth, const GridValues* solved,
                                  GridSize part, Task& task) {
    GridComparison comparison;
    for (std::uint32_t a = 0; a < part.rows; ++a) {
        for (std::uint32_t b = 0; b < part.columns; ++b) {
            if (b % placesBetweenChecks == 0 && task.cancelled()) return cancelled();
            Difference<GridCell> at{{a, b}, evaluationOf(truth.at(a, b)), grid.closedForm({a, b})};
            if (solved) at.solver = evaluationOf(solved->at(a, b));
            comparison.add(std::move(at));
        }
        task.report(static_cast<double>(a + 1) / part.rows);
    }
    return comparison;
}

Expected<LineComparison> compared(const LineAspect& line, const LineValues& truth, const LineValues* solved,
                                  std::uint64_t count, Task& task) {
    LineComparison comparison;
    for (std::uint64_t n = 0; n < count; ++n) {
        if (n % placesBetweenChecks == 0) {
            if (task.cancelled()) return cancelled();
            task.report(static_cast<double>(n) / static_cast<double>(count));
        }
        Difference<std::uint64_t> at{n, evaluationOf(truth[n]), line.closedForm(n)};
        if (solved) at.solver = evaluationOf((*solved)[n]);
        comparison.add(std::move(at));
    }
    return comparison;
}

/// `extent`: how much of the table is compared, as its values count it.
template <class Aspect, class Values, class Extent>
auto definedAndCompared(const Aspect& aspect, Values& truth, Values& solved, Extent extent, Task& task)
    -> decltype(compared(aspect, truth, &solved, extent, task)) {
    if (auto filled = aspect.fillByDefinition(truth, task); !filled) return tl::unexpected(filled.error());
    if (auto filled = aspect.fill(solved, task); !filled) return tl::unexpected(filled.error());
    return compared(aspect, truth, &solved, extent, task);
}

} // namespace

Expected<GridComparison> compareWithDefinition(const GridAspect& grid, GridSize size, Task& task) {
    if (auto fits = checkDefined(size.cells()); !fits) return tl::unexpected(fits.error());
    GridValues truth(size);
    GridValues solved(size);
    return definedAndCompared(grid, truth, solved, size, task);
}

Expected<LineComparison> compareWithDefinition(const LineAspect& line, std::uint64_t count, Task& task) {
    if (auto fits = checkDefined(count); !fits) return tl::unexpected(fits.error());
    LineValues truth(count);
    LineValues solved(count);
    return definedAndCompared(line, truth, solved, count, task);
}

Expected<GridComparison> compareWithTheorem(const Grid& grid, const GridValues& values, GridSize part,
                                            Task& task) {
    return compared(grid, values, nullptr, part, task);
}

Expected<LineComparison> compareWithTheorem(const LineAspect& line, const LineValues& values,
                                            std::uint64_t count, Task& task) {
    return compared(line, values, nullptr, count, task);
}

} // namespace mexplorer
