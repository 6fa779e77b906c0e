#include "core/catalogue/sum_tables.h"

namespace mexplorer {

namespace {

constexpr std::size_t mostTables = 12;

/// A component as a position of its own.
struct AskedSummand {
    std::shared_ptr<const Inquiry> asked;
    const TableAspect* table = nullptr; ///< of `asked`, which has one (see entryOf)
};

Expected<AskedSummand> partOf(const Sum& rules, const Summand& summand) {
    auto asked = rules.asked(summand);
    if (!asked) return tl::unexpected(asked.error());
    const auto* table = (*asked)->as<TableAspect>();
    return AskedSummand{std::move(*asked), table};
}

void moveOn(std::optional<std::size_t>& spot, std::size_t by) {
    if (spot) *spot += by;
}

} // namespace

Expected<std::vector<Table>> SumTables::laidOut() const {
    if (auto fits = checkOnTable(this->parsed().size(), mostTables); !fits)
        return tl::unexpected(fits.error());
    std::vector<Table> tables;
    std::size_t spots = 0;
    for (const Summand& summand : this->parsed()) {
        const auto part = partOf(this->rules(), summand);
        if (!part) return tl::unexpected(part.error());
        auto own = part->table->laidOut();
        if (!own) return tl::unexpected(own.error());
        spots += own->front().spots.size();
        own->front().title = summand.game->normal->description().title;
        tables.push_back(std::move(own->front()));
    }
    if (auto fits = checkOnTable(spots, mostSpots); !fits) return tl::unexpected(fits.error());
    return tables;
}

Expected<TableMoves> SumTables::moves(const TouchedThing& touched, Task& task) const {
    const auto tables = laidOut();
    if (!tables) return tl::unexpected(tables.error());
    TableMoves all;
    const std::vector<std::size_t> firsts = firstSpots(*tables);
    for (std::size_t i = 0; i < firsts.size(); ++i) {
        const std::size_t end = firsts[i] + (*tables)[i].spots.size();
        if (touched.spot && (*touched.spot < firsts[i] || *touched.spot >= end)) continue;
        TouchedThing own = touched;
        if (own.spot) *own.spot -= firsts[i];
        auto found = movesIn(i, own, task);
        if (!found) return found;
        all.areAll = all.areAll && found->areAll;
        for (TableMove& move : found->moves) {
            if (all.moves.size() == TableAspect::mostMoves) {
                all.areAll = false;
                return all;
            }
            for (ThingChange& change : move.changes) {
                moveOn(change.from, firsts[i]);
                moveOn(change.to, firsts[i]);
            }
            all.moves.push_back(std::move(move));
        }
    }
    return all;
}

Expected<TableMoves> SumTables::movesIn(std::size_t component, const TouchedThing& touched,
                                        Task& task) const {
    Sum::Position option = this->parsed();
    Summand& changed = option[component];
    const auto part = partOf(this->rules(), changed);
    if (!part) return tl::unexpected(part.error());
    auto found = part->table->moves(touched, task);
    if (!found) return found;
    for (TableMove& move : found->moves) {
        changed.position = std::move(move.to);
        move.to = this->rules().text(option);
        move.text = this->rules().moveText(this->parsed(), {component, std::move(move.text)});
    }
    return found;
}

} // namespace mexplorer
