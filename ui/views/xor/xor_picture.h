#pragma once

#include "core/explain/columns_trace.h"
#include "core/game/aspects/sum.h"
#include "core/rules/coin_place.h"

#include <memory>
#include <optional>
#include <vector>

namespace mexplorer::ui {

/// What a table of binary columns is made from: the components of a sum, or the heaps of Moore’s Nim, the
/// outcome, and winning turns.
struct XorPicture {
    /// The most rows shown; winning turns are kept for these.
    static constexpr std::size_t mostRows = 64;

    ColumnsSubject subject;
    Outcome outcome = Outcome::P;
    XorVerdict verdict;
    std::vector<ColumnsTurn> winning;     ///< one for each row that has one, in the order of rows
    bool areAll = true;                   ///< false if a row may have one that is missing in `winning`
    std::shared_ptr<const Inquiry> asked; ///< the position whose table this is
    /// The coins to draw above the table; empty if the position has none, or too many.
    std::vector<CoinPlace> coins = {};
    bool areOnStairs = false;
    /// For each of `winning`, the coins after it; empty if they are not known.
    std::vector<std::vector<CoinPlace>> coinsAfter = {};
    static constexpr std::size_t mostPlaces = 24;
    bool areBlocks = false; ///< values are drawn as blocks of stones that pair off, not as digits

    /// Whether blocks can be told apart on a slide, and pairing them off leads to the move that wins.
    [[nodiscard]] bool canBeBlocks() const;

    /// The name of a row: “heap 2”.
    [[nodiscard]] Message name(std::size_t row) const;

    /// How many columns the values, and every turn that can be shown, need.
    [[nodiscard]] unsigned columns() const;
    /// The most rows that a turn changes.
    [[nodiscard]] std::size_t mostChanges() const;
    /// The winning turn for this row, or null.
    [[nodiscard]] const ColumnsTurn* winningIn(std::size_t row) const;
};

/// The picture of a position of a game that is a sum. Errors: as for xorSubject.
[[nodiscard]] Expected<XorPicture> xorPictureOf(const Game& game, std::shared_ptr<const Inquiry> asked,
                                                Task& task);
/// The picture of a position that has columns. Errors: as for Inquiry::evaluation.
[[nodiscard]] Expected<XorPicture> columnsPictureOf(const Game& game, std::shared_ptr<const Inquiry> asked,
                                                    Task& task);

/// How a table is shown: at a step of its trace or as a whole, and what is highlighted.
struct XorLook {
    std::optional<ColumnsState> step;
    std::optional<ColumnsTurn> turn;    ///< the turn that the steps lead to
    std::optional<std::size_t> heap;    ///< chosen by a click, to show its winning move
    std::optional<std::size_t> hovered; ///< the heap under the pointer
    std::optional<unsigned> hoveredColumn;
};

} // namespace mexplorer::ui
