#pragma once

#include "core/rules/description.h"
#include "core/rules/two_sided/cell_game.h"

namespace mexplorer {

/// Map colouring games: Left colours a free cell of a board blue, Right red. In Col neighbours must not have
/// the same colour, in Snort not different ones. Who cannot has lost. The sets of a position are the cells
/// that are Left’s, those that are Right’s, and of the others those that Left may colour if no neighbour
/// forbids it, and those that Right may.
class Colouring : public CellMoveGame<Colouring, 4> {
public:
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
    /// The cells that a player may colour now.
    [[nodiscard]] std::uint64_t placesOf(const Position& board, Side side) const;
    [[nodiscard]] static Position after(const Position& board, const Move& move);

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
    [[nodiscard]] static char letterOf(const Position& board, std::uint32_t cell);
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
