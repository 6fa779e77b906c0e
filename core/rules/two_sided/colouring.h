#pragma once

#include "core/rules/description.h"
#include "core/rules/two_sided/cells.h"
#include "core/rules/two_sided/form_reach.h"
#include "core/rules/visit.h"

namespace mexplorer {

/// Map colouring games: Left colours a free cell of a board blue, Right red. In Col neighbours must not have
/// the same colour, in Snort not different ones. Who cannot has lost.
class Colouring {
public:
    using Family = PartizanFamily;
    /// The cells that are Left’s, those that are Right’s, and of the others those that Left may colour if no
    /// neighbour forbids it, and those that Right may.
    using Position = CellSets<4>;
    struct Move {
        Side side = Side::left;
        std::uint32_t cell = 0; ///< in reading order, from 0
    };
    enum class Rule {
        col,  ///< neighbours must differ
        snort ///< neighbours must not differ
    };

    explicit Colouring(Rule rule) : rule_(rule) {}

    /// Rows from the top with “/” or line breaks between them: “L”, “R”, “.” for a free cell, “l” and “r” for
    /// one that is free for Left or Right alone, “#” for no cell; or the size of a free board, “3x4”. Errors:
    /// see readCells.
    [[nodiscard]] Expected<Position> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const Position& board) const;
    [[nodiscard]] Message moveText(const Position& board, const Move& move) const;
    [[nodiscard]] std::uint64_t optionCount(const Position& board) const;
    [[nodiscard]] std::optional<Evaluation> closedForm(const Position& /*board*/) const { return {}; }
    [[nodiscard]] Side sideOf(const Move& move) const { return move.side; }

    /// Left’s moves, then Right’s; in reading order.
    template <class Visit>
    void forEachOption(const Position& board, Visit&& visit) const {
        for (const Side side : {Side::left, Side::right})
            for (std::uint64_t cells = allowed(board, side); cells != 0; cells &= cells - 1) {
                const Move move{side, firstCell(cells)};
                if (!goesOn(visit, move, after(board, move))) return;
            }
    }

    /// A disc of the first player is Left’s, a wall is no cell.
    [[nodiscard]] BoardPicture picture(const Position& board) const;
    /// A free cell becomes Left’s, then Right’s, then no cell, then free. Errors: no such cell.
    [[nodiscard]] Expected<Position> changed(const Position& board, BoardCell cell) const;
    /// By the number of cells that may be coloured.
    [[nodiscard]] FormReach reach(const Position& board) const;
    /// A player colours at most the cells that he may colour now.
    [[nodiscard]] MoveBounds bounds(const Position& board) const;

    /// The groups of free cells in which one move can forbid another, each on the smallest board that holds
    /// it, and of its images the least.
    [[nodiscard]] std::vector<Position> parts(const Position& board) const;

protected:
    [[nodiscard]] static Message positionHint();

private:
    // Indices of Position::sets.
    [[nodiscard]] static constexpr std::size_t is(Side side) { return side == Side::left ? 0 : 1; }
    [[nodiscard]] static constexpr std::size_t openTo(Side side) { return side == Side::left ? 2 : 3; }

    /// The player who may not colour a cell beside one of `side`.
    [[nodiscard]] Side forbidden(Side side) const { return rule_ == Rule::col ? side : opponentOf(side); }
    /// The cells that a player may colour now.
    [[nodiscard]] std::uint64_t allowed(const Position& board, Side side) const;
    [[nodiscard]] static char letterOf(const Position& board, std::uint32_t cell);
    [[nodiscard]] static Position after(const Position& board, const Move& move);
    [[nodiscard]] static Position read(const WrittenCells& written);

    Rule rule_;
};

class Col : public Colouring {
public:
    Col() : Colouring(Rule::col) {}
    static Description describe();
    static Expected<Col> make(const Parameters& /*parameters*/) { return Col(); }
};

class Snort : public Colouring {
public:
    Snort() : Colouring(Rule::snort) {}
    static Description describe();
    static Expected<Snort> make(const Parameters& /*parameters*/) { return Snort(); }
};

} // namespace mexplorer
