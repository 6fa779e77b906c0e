#pragma once

#include "core/catalogue/laid_out_of.h"
#include "core/rules/domineering.h"
#include "core/rules/short_form.h"
#include "core/rules/toads_and_frogs.h"
#include "core/rules/two_sided/toppling_dominoes.h"

#include <algorithm>

namespace mexplorer {

/// The cells that are not free: a domino becomes two of them.
template <>
class ThingsOf<Domineering> {
public:
    ThingsOf(const Domineering& rules, const Domineering::Position& board)
        : rules_(rules), ground_(rules.picture(board)), piles_(piles(board)) {}

    [[nodiscard]] Expected<Things> laidOut() const {
        BoardPicture ground = ground_;
        ground.pieces.clear();
        return Things{.ground = ground, .spots = cellNames(ground.rows, ground.columns), .piles = piles_};
    }

    [[nodiscard]] std::vector<Pile> piles(const Domineering::Position& option) const {
        std::vector<Pile> piles;
        for (const PlacedPiece& wall : rules_.picture(option).pieces)
            piles.push_back({std::size_t{wall.cell.row} * ground_.columns + wall.cell.column, {wall.piece}});
        std::ranges::sort(piles, {}, &Pile::spot);
        return piles;
    }

private:
    const Domineering& rules_;
    BoardPicture ground_;
    std::vector<Pile> piles_;
};

/// The animals in their cells.
template <>
class ThingsOf<ToadsAndFrogs> {
public:
    ThingsOf(const ToadsAndFrogs& /*rules*/, const PondRow& row) : row_(row) {}

    [[nodiscard]] Expected<Things> laidOut() const {
        Things things{.ground = PlainGround::row, .spots = {}, .piles = piles(row_)};
        for (std::size_t cell = 1; cell <= row_.cells.size(); ++cell)
            things.spots.push_back(say(MX_TEXT("core", "cell %1"), cell));
        return things;
    }

    [[nodiscard]] std::vector<Pile> piles(const PondRow& option) const {
        std::vector<Pile> piles;
        for (std::size_t cell = 0; cell < option.cells.size(); ++cell) {
            const char animal = option.cells[cell];
            if (animal == 'T') piles.push_back({cell, {ThingKind::lefts, "T"}});
            if (animal == 'F') piles.push_back({cell, {ThingKind::rights, "F"}});
        }
        return piles;
    }

private:
    const PondRow& row_;
};

/// Dominoes that stand in their places; those of either have no side.
template <>
class ThingsOf<TopplingDominoes> {
public:
    ThingsOf(const TopplingDominoes& /*rules*/, const DominoRow& row) : row_(row) {}

    [[nodiscard]] Expected<Things> laidOut() const {
        Things things{.ground = PlainGround::row, .spots = {}, .piles = {}};
        for (std::size_t at = 0; at < row_.dominoes.size(); ++at) {
            things.spots.push_back(say(MX_TEXT("core", "domino %1"), at + 1));
            things.piles.push_back({at, dominoAt(at)});
        }
        return things;
    }

    /// The one that is toppled takes those beyond it along.
    [[nodiscard]] std::vector<ThingChange> changes(const TopplingDominoes::Move& move,
                                                   const DominoRow& /*option*/) const {
        std::vector<ThingChange> changes;
        const std::size_t first = move.toRight ? move.domino : 0;
        const std::size_t last = move.toRight ? row_.dominoes.size() - 1 : move.domino;
        for (std::size_t at = first; at <= last; ++at)
            changes.push_back(
                {.from = at, .thing = dominoAt(at), .becomes = dominoAt(at), .follows = at != move.domino});
        return changes;
    }

private:
    [[nodiscard]] Thing dominoAt(std::size_t at) const {
        const char letter = row_.dominoes[at];
        if (letter == 'E') return {ThingKind::number, "E"};
        return {letter == 'L' ? ThingKind::lefts : ThingKind::rights, std::string(1, letter)};
    }

    const DominoRow& row_;
};

/// A token on the first node of a graph of the games that play comes to: a move takes it along an edge. Nodes
/// beyond the first have their edges while there are not too many.
template <>
class ThingsOf<ShortForm> {
public:
    ThingsOf(const ShortForm& rules, const WrittenForm& form) : names_{form.text} {
        for (std::size_t from = 0; from < names_.size() && (from == 0 || names_.size() <= mostDeep); ++from) {
            const WrittenForm node{names_[from]}; // a copy: names_ grows
            rules.forEachOption(node, [&](const ShortForm::Move& move, const WrittenForm& to) {
                edges_.push_back(
                    {.from = static_cast<std::uint32_t>(from), .to = nodeOf(to.text), .side = move.side});
            });
        }
    }

    [[nodiscard]] Expected<Things> laidOut() const {
        if (auto fits = checkDrawn(names_.size(), edges_.size()); !fits) return tl::unexpected(fits.error());
        DrawnGraph graph;
        graph.edges = edges_;
        Things things{.ground = PlainGround::row, .spots = {}, .piles = {{0, {ThingKind::token}}}};
        for (const std::string& name : names_) {
            graph.nodes.push_back({.name = name});
            things.spots.push_back(verbatim(name));
        }
        graph.nodes.front().tokens = 1;
        things.ground = std::move(graph);
        return things;
    }

    [[nodiscard]] std::vector<ThingChange> changes(const ShortForm::Move& /*move*/,
                                                   const WrittenForm& option) const {
        const auto found = std::ranges::find(names_, option.text);
        return {{.from = 0,
                 .to = static_cast<std::size_t>(found - names_.begin()),
                 .thing = {ThingKind::token},
                 .becomes = {ThingKind::token}}};
    }

private:
    static constexpr std::size_t mostDeep = 12; ///< nodes; if there are more, what is below is not looked for

    std::uint32_t nodeOf(const std::string& name) {
        const auto at = static_cast<std::size_t>(std::ranges::find(names_, name) - names_.begin());
        if (at == names_.size()) names_.push_back(name);
        return static_cast<std::uint32_t>(at);
    }

    std::vector<std::string> names_;
    std::vector<DrawnGraph::Edge> edges_;
};

} // namespace mexplorer
