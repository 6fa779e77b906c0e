#include "core/explain/guess.h"

#include "core/explain/say_position.h"
#include "core/rules/proof.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// What is known of the table at a step.
class KnownCells {
public:
    KnownCells(const GridAspect& grid, const DiscoverySubject& subject, std::size_t findings)
        : grid_(grid), subject_(subject), findings_(findings) {}

    [[nodiscard]] bool isKnown(const GridCell& cell) const {
        return subject_.settledBy[subject_.indexOf(cell)] < findings_;
    }
    [[nodiscard]] bool isP(const GridCell& cell) const {
        return subject_.values[subject_.indexOf(cell)] == 0;
    }
    [[nodiscard]] Message textOf(const GridCell& cell) const {
        return sayPosition(grid_.positionAt(cell.a, cell.b));
    }
    [[nodiscard]] bool hasOptions(const GridCell& cell) const {
        const auto options = grid_.optionsOf(cell, mostDiscoveredOptions);
        return options && !options->empty();
    }
    /// An option that is known to be P: the one nearest to the corner.
    [[nodiscard]] std::optional<GridCell> knownP(const GridCell& cell) const {
        return option(
            cell, [&](const GridCell& to) { return isP(to) && isKnown(to); },
            [](const GridCell& one, const GridCell& other) { return one.a + one.b < other.a + other.b; });
    }
    /// An option that is not known yet: the one farthest from the corner, since the nearest may be the
    /// answer.
    [[nodiscard]] std::optional<GridCell> unknown(const GridCell& cell) const {
        return option(
            cell, [&](const GridCell& to) { return !isKnown(to); },
            [](const GridCell& one, const GridCell& other) { return one.a + one.b > other.a + other.b; });
    }

private:
    /// The first, by `isBefore`, of the options in the table for which `test` holds.
    template <class Test, class Before>
    [[nodiscard]] std::optional<GridCell> option(const GridCell& cell, const Test& test,
                                                 const Before& isBefore) const {
        std::optional<GridCell> first;
        const auto options = grid_.optionsOf(cell, mostDiscoveredOptions);
        if (!options) return first;
        for (const CellOption& parts : *options) {
            if (parts.size() != 1 || !subject_.contains(parts.front()) || !test(parts.front())) continue;
            if (!first || isBefore(parts.front(), *first)) first = parts.front();
        }
        return first;
    }

    const GridAspect& grid_;
    const DiscoverySubject& subject_;
    std::size_t findings_;
};

/// The step after `step` that finds the cell to be P.
int findingOf(const DiscoveryTrace& trace, int step, const GridCell& cell) {
    const auto found =
        std::find_if(trace.states.begin() + step, trace.states.end(),
                     [&](const DiscoveryState& state) { return state.cell == cell && !state.lit; });
    return static_cast<int>(found - trace.states.begin());
}

/// Reveals only what the picture shows at the step, nothing about cells yet to be found.
Guess wrong(const KnownCells& table, const GridCell& cell) {
    if (const auto reached = table.knownP(cell)) {
        return {.cell = cell,
                .because = reached,
                .sentence = say(MX_TEXT("core", "%1 is N: a move leads to %2, which is P."),
                                table.textOf(cell), table.textOf(*reached))};
    }
    if (const auto unknown = table.unknown(cell)) {
        return {.cell = cell,
                .because = unknown,
                .sentence = say(MX_TEXT("core", "%1 is not the next one: it has the option %2, which is not "
                                                "known yet."),
                                table.textOf(cell), table.textOf(*unknown))};
    }
    const bool isEnd = !table.hasOptions(cell);
    return {.cell = cell,
            .sentence =
                isEnd ? sayNothingLeft(Play::misere)
                      : say(MX_TEXT("core", "%1 is N: a move leads to a P-position outside the picture."),
                            table.textOf(cell))};
}

} // namespace

std::optional<Guess> guessNext(const Game& game, const DiscoveryTrace& trace, int step,
                               const GridCell& cell) {
    const DiscoveryState& state = *trace.stateAt(step);
    const KnownCells table(*game.as<GridAspect>(), trace.subject, state.findings);
    if (table.isP(cell) && table.isKnown(cell)) return std::nullopt;
    if (!table.isP(cell) || table.unknown(cell)) return wrong(table, cell);
    return Guess{.cell = cell, .next = findingOf(trace, step, cell)};
}

} // namespace mexplorer
