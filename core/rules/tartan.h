#pragma once

#include "core/rules/hash.h"
#include "core/rules/rules.h"
#include "core/rules/turn_rule.h"

#include <compare>

namespace mexplorer {

/// A place on a board, its row and its column counted from 1.
struct BoardPlace {
    std::uint32_t row = 1;
    std::uint32_t column = 1;
    friend auto operator<=>(const BoardPlace&, const BoardPlace&) = default;
};
/// The heads on a board, ascending by row and then by column.
using BoardHeads = std::vector<BoardPlace>;

[[nodiscard]] std::uint64_t hashOf(const BoardHeads& heads);

/// Turning the coins where these rows and columns meet.
struct BoardTurn {
    Places rows;
    Places columns;
};

struct CoinBoardFamily;

/// The product of two coin-turning games, one for the rows and one for the columns: if a turn of the first
/// may turn over the places S, and a turn of the second the places T, a turn here may turn over the coins
/// where the rows S meet the columns T; the last of them, in the last row and the last column, must go from
/// heads to tails.
///
/// By the Tartan theorem (Berlekamp, Conway, Guy 1982) a lone head is worth the nim product of the values
/// that its row and its column have as places of the two games; several heads are worth the XOR of these.
class Tartan {
public:
    using Family = CoinBoardFamily;
    using Position = BoardHeads;
    using Move = BoardTurn;

    /// The longest run, so that runs can span the whole board.
    static constexpr std::size_t mostSide = TurnSets::mostDistance;

    Tartan(Play play, TurnRule rows, TurnRule columns)
        : play_(play), rows_(std::move(rows)), columns_(std::move(columns)) {}

    static Description describe();
    /// Errors: see TurnSets::parse.
    static Expected<Tartan> make(const Parameters& parameters);

    [[nodiscard]] Play play() const { return play_; }
    [[nodiscard]] const TurnRule& rowRule() const { return rows_; }
    [[nodiscard]] const TurnRule& columnRule() const { return columns_; }

    /// “2x2, 3x5”, row by column, in any order, or 0 for no head. Errors: not of this form; a place beyond
    /// mostSide; a place named twice.
    [[nodiscard]] Expected<BoardHeads> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const BoardHeads& heads) const;
    [[nodiscard]] Message moveText(const BoardHeads& heads, const BoardTurn& turn) const;
    /// UINT64_MAX if there are more.
    [[nodiscard]] std::uint64_t optionCount(const BoardHeads& heads) const;
    [[nodiscard]] BoardHeads after(const BoardHeads& heads, const BoardTurn& turn) const;
    /// The coins that differ, if they may be turned.
    [[nodiscard]] std::optional<BoardTurn> moveBetween(const BoardHeads& heads,
                                                       const BoardHeads& option) const;
    [[nodiscard]] std::optional<Evaluation> closedForm(const BoardHeads& heads) const;

    /// How many coins all the turns whose last coin is at `place` turn over in total; UINT64_MAX if there are
    /// more.
    [[nodiscard]] std::uint64_t coinsTurned(const BoardPlace& place) const;

    /// Calls visit(turn) for each turn whose last coin is at `place`, always in the same order. Stops and
    /// returns false as soon as `visit` returns false.
    template <class Visit>
    bool forEachTurn(const BoardPlace& place, Visit&& visit) const {
        return rows_.sets().forEach(place.row, [&](const Places& rows) {
            return columns_.sets().forEach(place.column, [&](const Places& columns) {
                return goesOn(visit, BoardTurn{rows, columns});
            });
        });
    }

    template <class Visit>
    void forEachOption(const BoardHeads& heads, Visit&& visit) const {
        for (const BoardPlace& head : heads) {
            const bool wantsMore = forEachTurn(
                head, [&](const BoardTurn& turn) { return goesOn(visit, turn, after(heads, turn)); });
            if (!wantsMore) return;
        }
    }

    /// Each head alone is a component. No such rule is known for misère play.
    [[nodiscard]] bool isSum() const { return play_ == Play::normal; }
    [[nodiscard]] std::vector<BoardHeads> components(const BoardHeads& heads) const;
    /// “3x5”, or “1x1 + 3x1” for an option of a single head.
    [[nodiscard]] std::string componentText(const BoardHeads& part) const;
    [[nodiscard]] static Message componentName(std::size_t part);
    /// “2 ⊗ 4 = 8”, if both games have a formula.
    [[nodiscard]] Message componentReason(const BoardHeads& part) const;
    [[nodiscard]] BoardTurn inWhole(const BoardHeads& /*heads*/, std::size_t /*part*/,
                                    const BoardTurn& turn) const {
        return turn;
    }
    [[nodiscard]] Tartan inNormalPlay() const;

private:
    Play play_;
    TurnRule rows_;
    TurnRule columns_;
};

} // namespace mexplorer
