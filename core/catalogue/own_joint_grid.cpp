#include "core/catalogue/own_joint_grid.h"

#include "core/solve/definition.h"
#include "core/solve/grid_engine.h"
#include "core/theory/mex.h"

#include <algorithm>

namespace mexplorer {

GridSize OwnJointGrid::reached(GridSize size) const {
    return {size.rows, rules().rules().tellsLast ? std::max(size.rows, size.columns) : size.columns};
}

Expected<void> OwnJointGrid::check(GridSize size) const {
    const double tableBytes = static_cast<double>(reached(size).cells()) * sizeof(Nimber);
    if (auto fits = checkGridMemory(size, tableBytes); !fits) return fits;
    if (size.cells() == 0) return {};
    const Heaps largest{size.rows - 1U, size.columns - 1U};
    if (auto fits = checkMovesDefined(rules().choices(largest), OwnJoint::mostTried); !fits) return fits;
    // A value is at most the length of the longest play, or 1; every turn takes something.
    if (auto fits = checkGridValues(size, std::uint64_t{size.rows} + size.columns); !fits) return fits;
    return checkGridMoves(reached(size), [this](std::uint64_t a, std::uint64_t b) {
        return rules().choices({a, b});
    });
}

template <class VisitOptions>
Expected<void> OwnJointGrid::fillBy(const VisitOptions& visitOptions, GridValues& values, Task& task) const {
    const GridSize size = values.size();
    const GridSize all = reached(size);
    std::vector<Nimber> table(all.cells());
    std::vector<Nimber> found;
    for (std::uint32_t a = 0; a < all.rows; ++a) {
        for (std::uint32_t b = 0; b < all.columns; ++b) {
            if (task.cancelled()) return cancelled();
            found.clear();
            visitOptions({a, b}, [&](std::uint64_t optionA, std::uint64_t optionB) {
                found.push_back(table[optionA * all.columns + optionB]);
            });
            const Nimber value = found.empty() ? terminalValue(rules().play()) : mex(found);
            table[std::uint64_t{a} * all.columns + b] = value;
            if (b < size.columns) values.row(a)[b] = static_cast<GridValues::Value>(value);
        }
        values.finish({a + 1, size.columns});
        task.report(static_cast<double>(a + 1) / size.rows);
    }
    return {};
}

Expected<void> OwnJointGrid::fill(GridValues& values, Task& task) const {
    const bool tellsLast = rules().rules().tellsLast;
    const auto visitOptions = [&](const Heaps& position, const auto& add) {
        rules().forEachTaken(position, [&](const TakenOfEach& taken) {
            add(position[0] - taken[0], tellsLast ? taken[0] : position[1] - taken[1]);
            return true;
        });
    };
    return fillBy(visitOptions, values, task);
}

Expected<void> OwnJointGrid::fillByDefinition(GridValues& values, Task& task) const {
    if (auto fits = check(values.size()); !fits) return fits;
    const auto visitOptions = [&](const Heaps& position, const auto& add) {
        rules().forEachOption(position,
                              [&](const TakenOfEach&, const Heaps& option) { add(option[0], option[1]); });
    };
    return fillBy(visitOptions, values, task);
}

std::string OwnJointGrid::positionAt(std::uint64_t a, std::uint64_t b) const {
    return rules().text({a, b});
}

std::optional<GridCell> OwnJointGrid::cellOf(const Inquiry& position) const {
    const Heaps* numbers = parsedBy(rules(), position);
    if (!numbers) return std::nullopt;
    return GridCell{numbers->at(0), numbers->at(1)};
}

std::optional<std::vector<CellOption>> OwnJointGrid::optionsOf(GridCell cell, std::size_t most) const {
    const Heaps position{cell.a, cell.b};
    if (rules().optionCount(position) > most) return std::nullopt;
    std::vector<CellOption> options;
    rules().forEachOption(position, [&](const TakenOfEach&, const Heaps& option) {
        options.push_back({{option[0], option[1]}});
    });
    return options;
}

} // namespace mexplorer
