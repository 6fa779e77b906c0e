#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/table.h"
#include "core/rules/visit.h"

#include <algorithm>

namespace mexplorer {

/// The things (stones, coins, pieces…) that positions of the rules R consist of on a table. Made from the
/// rules and a position, both of which must outlive it:
///
/// - `table()`: the position laid out on a table. Errors: more things than fit on a table;
/// - `piles(option)`: the piles of an option, on the spots of this table; a move’s changes are the
///   difference;
/// - or `changes(move, option)`: a move’s changes, where the difference does not tell them;
/// - `forEachMoveAt(spot, visit)`, optional: visits the moves at one spot as forEachOption does, for tables
///   where many moves at other spots may come first.
///
/// The specialisations are in core/catalogue/things/, one family per file.
template <Rules R>
class ThingsOf;

/// Whether the numbers of a cell are two heaps; false unless the rules have a static member `cellIsHeaps`
/// that says so.
template <class R>
consteval bool cellIsHeaps() {
    if constexpr (requires { R::cellIsHeaps; }) return R::cellIsHeaps;
    return false;
}

template <class Things, class R>
concept TellsThingChanges = requires(const Things& things, const typename R::Move& move,
                                     const typename R::Position& option) {
    { things.changes(move, option) } -> std::same_as<std::vector<ThingChange>>;
};

template <class Things, class R>
concept FindsMovesAt = requires(const Things& things, std::size_t spot,
                                bool (*visit)(const typename R::Move&, const typename R::Position&)) {
    things.forEachMoveAt(spot, visit);
};

template <Rules R>
class TableOf final : public PositionAspectOf<R, TableAspect> {
public:
    using PositionAspectOf<R, TableAspect>::PositionAspectOf;
    using Things = ThingsOf<R>;
    using Move = typename R::Move;
    using Position = typename R::Position;

    [[nodiscard]] Expected<std::vector<Table>> laidOut() const override {
        return Things(this->rules(), this->parsed()).table().map([](Table&& table) {
            return std::vector<Table>{std::move(table)};
        });
    }

    [[nodiscard]] Expected<TableMoves> moves(const TouchedThing& touched, Task& task) const override {
        const Things things(this->rules(), this->parsed());
        const auto table = things.table();
        if (!table) return tl::unexpected(table.error());
        TableMoves found;
        std::uint64_t tried = 0;
        const auto visit = [&](const Move& move, const Position& option) {
            if (++tried > mostTried() || (tried % triedBetweenChecks == 0 && task.cancelled())) {
                found.areAll = false;
                return false;
            }
            TableMove made{{}, {}, changesOf(things, table->piles, move, option)};
            if (!isMeant(made, touched)) return true;
            found.areAll = found.moves.size() < TableAspect::mostMoves;
            if (!found.areAll) return false;
            made.text = this->rules().moveText(this->parsed(), move);
            made.to = this->rules().text(option);
            found.moves.push_back(std::move(made));
            return true;
        };
        walk(things, touched, visit);
        if (task.cancelled()) return cancelled();
        return found;
    }

private:
    static constexpr std::uint64_t triedBetweenChecks = 64;

    /// Fewer for a position of many things, each move of which takes longer.
    [[nodiscard]] std::uint64_t mostTried() const {
        return std::max<std::uint64_t>(TableAspect::mostTried / (1 + this->position().size() / 64),
                                       TableAspect::mostMoves);
    }
    [[nodiscard]] const std::string& position() const { return this->asked().position(); }

    static std::vector<ThingChange> changesOf(const Things& things, const std::vector<Pile>& before,
                                              const Move& move, const Position& option) {
        if constexpr (TellsThingChanges<Things, R>)
            return things.changes(move, option);
        else
            return changesBetween(before, things.piles(option));
    }

    static bool isMeant(const TableMove& move, const TouchedThing& touched) {
        if (!touched.spot) return true;
        if (!touched.count) return touches(move, *touched.spot);
        return std::ranges::any_of(move.changes, [&](const ThingChange& change) {
            return !change.follows && change.from == touched.spot && change.count == touched.count;
        });
    }

    void walk(const Things& things, const TouchedThing& touched, const OptionVisitor<R>& visit) const {
        if constexpr (FindsMovesAt<Things, R>) {
            if (touched.spot) return things.forEachMoveAt(*touched.spot, visit);
        }
        visitOptions<R>(this->rules(), this->parsed(), visit);
    }
};

} // namespace mexplorer
