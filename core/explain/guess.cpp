#include "core/explain/guess.h"

#include "core/explain/say_position.h"
#include "core/rules/proof.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// The table as it is known at a step.
class KnownTable {
public:
    KnownTable(const GridAspect& grid, const DiscoverySubject& subject, std::size_t findings)
        : grid_(grid), subject_(subject), findings_(findings) {}

    [[nodiscard]] bool isKnown(const GridCell& cell) const {
        return subject_.settledBy[subject_.indexOf(cell)] < findings_;
    }
    [[nodiscard]] bool isP(const GridCell& cell) const {
        return subject_.values[subject_.indexOf(cell)] == 0;
    }
    [[nodiscard]] std::string textOf(const GridCell& cell) const {
        return shown(grid_.positionAt(cell.a, cell.b));
    }
    [[nodiscard]] bool hasOptions(const GridCell& cell) const {
        const auto options = grid_.optionsOf(cell, mostDiscoveredOptions);
        return options && !options->empty();
    }
    /// The options in the table for which `test` holds: the one nearest to the corner.
    template <class Test>
    [[nodiscard]] std::optional<GridCell> option(const GridCell& cell, const Test& test) const {
        std::optional<GridCell> nearest;
        const auto options = grid_.optionsOf(cell, mostDiscoveredOptions);
        if (!options) return nearest;
        for (const CellOption& parts : *options) {
            if (parts.size() != 1 || !subject_.contains(parts.front()) || !test(parts.front())) continue;
            const GridCell& found = parts.front();
            if (!nearest || found.a + found.b < nearest->a + nearest->b) nearest = found;
        }
        return nearest;
    }

private:
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

Guess wrongN(const KnownTable& table, const GridCell& cell) {
    auto reached = table.option(cell, [&](const GridCell& to) { return table.isP(to) && table.isKnown(to); });
    if (!reached) reached = table.option(cell, [&](const GridCell& to) { return table.isP(to); });
    if (reached) {
        return {.cell = cell,
                .because = reached,
                .sentence = say(MX_TEXT("core", "%1 is N: a move leads to %2, which is P."),
                                table.textOf(cell), table.textOf(*reached))};
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
    const KnownTable table(*game.as<GridAspect>(), trace.subject, state.findings);
    if (!table.isP(cell)) return wrongN(table, cell);
    if (table.isKnown(cell)) return std::nullopt;
    const auto unknown = table.option(cell, [&](const GridCell& to) { return !table.isKnown(to); });
    if (!unknown) return Guess{.cell = cell, .next = findingOf(trace, step, cell)};
    return Guess{.cell = cell,
                 .because = unknown,
                 .sentence = say(MX_TEXT("core", "%1 is not the next one: it has the option %2, which is not "
                                                 "known yet."),
                                 table.textOf(cell), table.textOf(*unknown))};
}

} // namespace mexplorer
