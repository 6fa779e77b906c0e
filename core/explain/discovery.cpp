#include "core/explain/discovery.h"

#include "core/explain/say_position.h"
#include "core/explain/too_many.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/pairs.h"
#include "core/text/say_count.h"
#include "core/text/set_text.h"
#include "core/theory/mex.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

namespace mexplorer {

namespace {

constexpr std::size_t mostSetShown = 12; ///< distinct values named in one sentence
constexpr std::size_t unsettled = SIZE_MAX;

/// Orders cells by a + b, then by a.
struct FromTheCorner {
    bool operator()(const GridCell& one, const GridCell& other) const {
        return std::tuple(one.a + one.b, one.a) < std::tuple(other.a + other.b, other.a);
    }
};

GridCell sorted(const GridCell& cell) {
    return {std::min(cell.a, cell.b), std::max(cell.a, cell.b)};
}

/// A cell evaluated by the definition.
struct DefinedCell {
    std::vector<GridCell> reached = {}; ///< the options that are single cells
    std::vector<Nimber> found = {};     ///< the options' values
    Nimber value = 0;

    [[nodiscard]] bool isEnd() const { return found.empty(); }
};

/// The cells of a table and all cells that can be reached from them.
class DefinedCells {
public:
    using Cells = std::map<GridCell, DefinedCell, FromTheCorner>;

    DefinedCells(const GridAspect& grid, Play play, Task& task) : grid_(grid), play_(play), task_(task) {}

    [[nodiscard]] Expected<void> define(GridSize size) {
        for (std::uint32_t a = 0; a < size.rows; ++a) {
            for (std::uint32_t b = 0; b < size.columns; ++b) {
                const auto value = valueOf({a, b});
                if (!value) return tl::unexpected(value.error());
            }
            task_.report(double{1} * (a + 1) / size.rows);
        }
        return {};
    }
    [[nodiscard]] const Cells& cells() const { return cells_; }

private:
    /// Recursive: each option lowers a + b.
    [[nodiscard]] Expected<Nimber> valueOf(const GridCell& cell) { // NOLINT(misc-no-recursion)
        if (const auto known = cells_.find(cell); known != cells_.end()) return known->second.value;
        if (task_.cancelled()) return cancelled();
        const auto options = grid_.optionsOf(cell, mostDiscoveredOptions);
        if (!options) {
            return tooManyOptions(grid_.positionAt(cell.a, cell.b));
        }
        DefinedCell defined;
        for (const CellOption& option : *options) {
            if (option.size() == 1) defined.reached.push_back(option.front());
            Nimber sum = 0;
            for (const GridCell& part : option) {
                auto value = valueOf(part);
                if (!value) return value;
                sum ^= *value;
            }
            defined.found.push_back(sum);
        }
        defined.value = options->empty() ? terminalValue(play_) : mex(defined.found);
        return cells_.emplace(cell, std::move(defined)).first->second.value;
    }

    const GridAspect& grid_;
    Play play_;
    Task& task_;
    Cells cells_;
};

/// Builds the trace.
class DiscoveryTeller {
public:
    DiscoveryTeller(const GridAspect& grid, Play play, const DefinedCells::Cells& cells,
                    DiscoverySubject subject)
        : grid_(grid), play_(play), cells_(cells), trace_({}, {}, std::move(subject)) {
        trace_.subject.settledBy.assign(trace_.subject.size.cells(), unsettled);
        trace_.subject.values.assign(trace_.subject.size.cells(), 0);
        for (const auto& [cell, defined] : cells_) {
            if (!subject_().contains(cell)) continue;
            trace_.subject.values[subject_().indexOf(cell)] = defined.value;
            for (const GridCell& option : defined.reached)
                reaching_[option].push_back(cell);
        }
    }

    /// `hasPairs`: the P-cells are listed as pairs, too.
    DiscoveryTrace outcomes(bool hasPairs);
    DiscoveryTrace values();

private:
    [[nodiscard]] const DiscoverySubject& subject_() const { return trace_.subject; }
    [[nodiscard]] Message textOf(const GridCell& cell) const {
        return sayPosition(grid_.positionAt(cell.a, cell.b));
    }
    void step(std::size_t line, Message reason, DiscoveryState state) {
        state.pairs = subject_().pairs.size();
        trace_.add({std::move(reason), line, state.asks}, state);
    }
    [[nodiscard]] bool isOfNewPair(const GridCell& cell) const {
        const auto& pairs = subject_().pairs;
        return hasPairs_ && std::find(pairs.begin(), pairs.end(), sorted(cell)) == pairs.end();
    }
    /// Settles the cell by the next finding; false if it was settled already.
    bool settle(const GridCell& cell) {
        std::size_t& by = trace_.subject.settledBy[subject_().indexOf(cell)];
        if (by != unsettled) return false;
        by = findings_;
        return true;
    }
    void settleEnds();
    void find(const GridCell& cell, const DefinedCell& defined);
    void light(const GridCell& cell);
    void sayValue(const GridCell& cell, const DefinedCell& defined);

    const GridAspect& grid_;
    Play play_;
    const DefinedCells::Cells& cells_;
    DiscoveryTrace trace_;
    std::map<GridCell, std::vector<GridCell>, FromTheCorner>
        reaching_; ///< by option: the table's cells with a move to it
    bool hasPairs_ = false;
    std::size_t before_ = 0; ///< lines of code before those of OutcomeLine
    std::size_t findings_ = 0;
    std::size_t found_ = 0; ///< P-cells of the table
};

/// The lines of the pseudo-code of the outcomes; in misère play a line about ends precedes them.
struct OutcomeLine {
    enum : std::size_t { whileUnknown, first, reached };
};

/// In misère play a player who cannot move has won.
void DiscoveryTeller::settleEnds() {
    bool any = false;
    for (const auto& [cell, defined] : cells_)
        if (subject_().contains(cell) && defined.isEnd()) any = settle(cell) || any;
    if (!any) return;
    trace_.begin(say(MX_TEXT("core", "ends")));
    step(0,
         say(MX_TEXT("core",
                     "Where no move is left, the player to move has won in misère play: these cells are N.")),
         {.findings = findings_ + 1, .lit = findings_});
    ++findings_;
}

/// The N-cells that the next finding, a P, settles.
void DiscoveryTeller::light(const GridCell& cell) {
    std::size_t count = 0;
    for (const GridCell& from : reaching_[cell])
        count += settle(from) ? 1U : 0U;
    const bool isInside = subject_().contains(cell);
    if (count > 0) {
        const DiscoveryState state{.findings = findings_ + 1,
                                   .cell = isInside ? std::optional(cell) : std::nullopt,
                                   .lit = findings_};
        step(before_ + OutcomeLine::reached,
             isInside ? sayCount(count, MX_TEXT("core", "From one more cell a move leads to %1: it is N."),
                                 MX_TEXT("core", "From %2 more cells a move leads to %1: they are N."),
                                 textOf(cell), count)
                      : sayCount(count,
                                 MX_TEXT("core", "%1, outside the picture, is P: a move leads there from one "
                                                 "more cell, which is N."),
                                 MX_TEXT("core", "%1, outside the picture, is P: a move leads there from %2 "
                                                 "more cells, which are N."),
                                 textOf(cell), count),
             state);
    }
    if (count > 0 || isInside) ++findings_;
}

/// A P-cell of the table.
void DiscoveryTeller::find(const GridCell& cell, const DefinedCell& defined) {
    const bool isNew = isOfNewPair(cell);
    trace_.begin(say(MX_TEXT("core", "P-position %1"), found_ + 1));
    step(before_ + OutcomeLine::whileUnknown,
         found_ == 0
             ? say(MX_TEXT("core", "No P-position is known yet. Which empty cell is the first one?"))
             : sayCount(found_, MX_TEXT("core", "One P-position is known. Which empty cell is the next one?"),
                        MX_TEXT("core", "%1 P-positions are known. Which empty cell is the next one?"),
                        found_),
         {.findings = findings_, .asks = true, .asksPair = isNew});
    if (isNew) trace_.subject.pairs.push_back(sorted(cell));
    step(before_ + OutcomeLine::first,
         defined.isEnd()
             ? say(MX_TEXT("core", "%1: no move is left, so the player to move has lost. It is P."),
                   textOf(cell))
             : say(MX_TEXT("core",
                           "%1 is the empty cell nearest to the corner: every option is N, so it is P."),
                   textOf(cell)),
         {.findings = findings_, .cell = cell});
    settle(cell);
    ++found_;
}

DiscoveryTrace DiscoveryTeller::outcomes(bool hasPairs) {
    hasPairs_ = hasPairs;
    trace_.title = say(MX_TEXT("core", "Discovering the P-positions"));
    trace_.pseudoCode = {say(MX_TEXT("core", "while a cell is unknown:")),
                         say(MX_TEXT("core", "    x ← the unknown cell with the least a + b: P")),
                         say(MX_TEXT("core", "    every unknown cell with a move to x: N"))};
    if (play_ == Play::misere) {
        trace_.pseudoCode.insert(trace_.pseudoCode.begin(),
                                 say(MX_TEXT("core", "every cell without a move: N")));
        before_ = 1;
        settleEnds();
    }
    for (const auto& [cell, defined] : cells_) {
        if (defined.value != 0) continue;
        if (subject_().contains(cell)) find(cell, defined);
        light(cell);
    }
    trace_.begin(say(MX_TEXT("core", "result")));
    step(before_ + OutcomeLine::whileUnknown,
         sayCount(found_, MX_TEXT("core", "Every cell is known: one is P."),
                  MX_TEXT("core", "Every cell is known: %1 are P."), found_),
         {.findings = findings_});
    return std::move(trace_);
}

/// The lines of the pseudo-code of the values.
struct ValueLine {
    enum : std::size_t { eachCell, options, end, result };
};

void DiscoveryTeller::sayValue(const GridCell& cell, const DefinedCell& defined) {
    const DiscoveryState state{.findings = findings_, .cell = cell};
    if (defined.isEnd()) {
        return step(ValueLine::end,
                    say(MX_TEXT("core", "%1 has no option: its value is %2."), textOf(cell), defined.value),
                    state);
    }
    const std::string set = setText(asSet(defined.found), mostSetShown);
    step(ValueLine::result,
         sayCount(defined.found.size(),
                  MX_TEXT("core", "The option of %1 has the value %2: the least number missing is %3."),
                  MX_TEXT("core", "The options of %1 have the values %2: the least number missing is %3."),
                  textOf(cell), set, defined.value),
         state);
}

DiscoveryTrace DiscoveryTeller::values() {
    trace_.title = play_ == Play::normal ? say(MX_TEXT("core", "Discovering the SG values"))
                                         : say(MX_TEXT("core", "Discovering the misère values"));
    trace_.pseudoCode = {say(MX_TEXT("core", "for each cell x, along a + b = 0, 1, 2, …:")),
                         say(MX_TEXT("core", "    S ← the values of the options of x")),
                         play_ == Play::normal ? say(MX_TEXT("core", "    if S is empty: SG(x) ← 0"))
                                               : say(MX_TEXT("core", "    if S is empty: the value is 1")),
                         say(MX_TEXT("core", "    otherwise the least number missing in S"))};
    std::optional<std::uint64_t> sum;
    for (const auto& [cell, defined] : cells_) {
        if (!subject_().contains(cell)) continue;
        if (std::exchange(sum, cell.a + cell.b) != cell.a + cell.b)
            trace_.begin(verbatim("a + b = " + std::to_string(cell.a + cell.b)));
        sayValue(cell, defined);
        settle(cell);
        ++findings_;
    }
    return std::move(trace_);
}

} // namespace

Expected<DiscoveryTrace> discoveryTrace(const Game& game, Discovery what, GridSize size, Task& task) {
    const auto& grid = *game.as<GridAspect>();
    if (!grid.comesNearer())
        return invalid(
            say(MX_TEXT("core", "Cells are discovered along a + b; not every move lowers it here.")));
    const Play play = playOf(game);
    DefinedCells defined(grid, play, task);
    if (const auto done = defined.define(size); !done) return tl::unexpected(done.error());
    DiscoveryTeller teller(grid, play, defined.cells(), {.what = what, .size = size});
    return what == Discovery::outcomes ? teller.outcomes(game.as<PairsAspect>() != nullptr) : teller.values();
}

} // namespace mexplorer
