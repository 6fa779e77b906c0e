#pragma once

#include "core/rules/board_picture.h"
#include "core/rules/description.h"
#include "core/rules/hash.h"
#include "core/rules/rules.h"
#include "core/rules/visit.h"

#include <bit>

namespace mexplorer {

/// A board of at most 64 cells with the free ones, a bit for each in reading order.
struct FreeCells {
    std::uint32_t rows = 0;
    std::uint32_t columns = 0;
    std::uint64_t free = 0;

    friend bool operator==(const FreeCells&, const FreeCells&) = default;
};

[[nodiscard]] std::uint64_t hashOf(const FreeCells& board);

/// Domineering (Andersson, in Gardner 1974): Left places an upright domino on two free cells, Right a lying
/// one; who cannot has lost. The board’s size is that of the position.
class Domineering {
public:
    using Family = PartizanFamily;
    using Position = FreeCells;
    struct Move {
        Side side = Side::left;
        std::uint32_t cell = 0; ///< the upper or left one of the two
    };

    static constexpr std::uint32_t mostCells = 64;

    static Description describe();
    static Expected<Domineering> make(const Parameters& /*parameters*/) { return Domineering(); }
    [[nodiscard]] bool isOfSameGame(const Domineering& /*other*/) const { return true; }

    /// Rows from the top with “/” or line breaks between them, “.” for a free cell and “#” for a hole; or the
    /// size of an empty board, “4x5”, rows first. Errors: not of this form, naming the column; more than
    /// mostCells.
    [[nodiscard]] Expected<FreeCells> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const FreeCells& board) const;
    [[nodiscard]] Message moveText(const FreeCells& board, const Move& move) const;
    [[nodiscard]] std::uint64_t optionCount(const FreeCells& board) const;
    [[nodiscard]] std::optional<Evaluation> closedForm(const FreeCells& /*board*/) const { return {}; }
    [[nodiscard]] Side sideOf(const Move& move) const { return move.side; }

    /// Left’s dominoes, then Right’s; in reading order.
    template <class Visit>
    void forEachOption(const FreeCells& board, Visit&& visit) const {
        for (const Side side : {Side::left, Side::right})
            for (std::uint64_t cells = placesOf(board, side); cells != 0; cells &= cells - 1) {
                const Move move{side, static_cast<std::uint32_t>(std::countr_zero(cells))};
                if (!goesOn(visit, move, after(board, move))) return;
            }
    }

    /// The upper or left cells on which a domino fits.
    [[nodiscard]] static std::uint64_t placesOf(const FreeCells& board, Side side);
    [[nodiscard]] static FreeCells after(const FreeCells& board, const Move& move);

    /// A wall on each cell that is not free.
    [[nodiscard]] BoardPicture picture(const FreeCells& board) const;
    /// With this cell free or a hole, which it was not. Errors: no such cell.
    [[nodiscard]] Expected<FreeCells> changed(const FreeCells& board, BoardCell cell) const;

    /// The connected regions of free cells in which a domino fits, each on the smallest board that holds it,
    /// and of its mirror images the least.
    [[nodiscard]] std::vector<FreeCells> parts(const FreeCells& board) const;
};

} // namespace mexplorer
