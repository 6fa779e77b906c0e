#pragma once

#include "core/rules/chase_states.h"
#include "core/rules/rules.h"
#include "core/rules/visit.h"

namespace mexplorer {

[[nodiscard]] std::uint64_t hashOf(const ChasePosition& position);

/// Which piece makes which step.
struct ChaseMove {
    std::size_t piece = 0;         ///< a cat’s index, or, for the mouse, the number of cats
    std::optional<Direction> step; ///< none: stays
};

/// One to three cats and a mouse in a maze. The two sides move in turn: the mouse, or one of the cats, goes
/// one step up, left, right or down, never into a wall; no cat enters a hole or another cat’s cell. The mouse
/// wins by reaching a hole, the cats by sharing a cell with the mouse. A side that cannot move passes; with
/// `stay=on` any side may pass. Play that never ends is a draw.
class Chase {
public:
    using Family = CyclicFamily;
    using Position = ChasePosition;
    using Move = ChaseMove;
    using States = ChaseStates;

    static constexpr const char* stayId = "stay";

    static Description describe();
    static Expected<Chase> make(const Parameters& parameters);

    explicit Chase(bool mayStay = false) : mayStay_(mayStay) {}

    /// See parseChase.
    [[nodiscard]] Expected<ChasePosition> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const ChasePosition& position) const;
    [[nodiscard]] Message moveText(const ChasePosition& position, const ChaseMove& move) const;
    [[nodiscard]] std::uint64_t optionCount(const ChasePosition& position) const;
    [[nodiscard]] std::optional<Evaluation> closedForm(const ChasePosition& /*position*/) const {
        return std::nullopt;
    }

    template <class Visit>
    void forEachOption(const ChasePosition& position, Visit&& visit) const {
        if (isOver(position)) return;
        bool isStuck = true;
        const std::size_t first = position.catsMove ? 0 : position.cats.size();
        const std::size_t end = position.catsMove ? position.cats.size() : first + 1;
        for (std::size_t piece = first; piece < end; ++piece) {
            for (const Direction step : allDirections) {
                const auto to = position.maze.beside(cellOf(position, piece), step);
                if (!to || (position.catsMove && !mayBeCat(position, *to))) continue;
                isStuck = false;
                if (!goesOn(visit, ChaseMove{piece, step}, after(position, piece, *to))) return;
            }
        }
        if (isStuck || mayStay_)
            (void)goesOn(visit, ChaseMove{first, {}}, after(position, first, cellOf(position, first)));
    }

    /// The maze with its pieces. O(cells)
    [[nodiscard]] BoardPicture picture(const ChasePosition& position) const;
    /// See withNext. Also an error: the cell is outside the maze.
    [[nodiscard]] Expected<ChasePosition> changed(const ChasePosition& position, BoardCell cell) const;

    /// 1 if the player to move has won, −1 if that player has lost.
    [[nodiscard]] Score scoreAtEnd(const ChasePosition& position) const;
    /// All positions with the same maze and number of cats.
    [[nodiscard]] ChaseStates states(const ChasePosition& position) const { return {position, mayStay_}; }
    /// “the mouse”, “the cat”, “the cats”: the player to move, or the other.
    [[nodiscard]] static Message playerName(const ChasePosition& position, bool isMover);
    /// “the mouse”, “the cat”, “cat 2”. `piece`: see ChaseMove.
    [[nodiscard]] static Message pieceName(const ChasePosition& position, std::size_t piece);

private:
    [[nodiscard]] static bool isOver(const ChasePosition& position);
    [[nodiscard]] static bool mayBeCat(const ChasePosition& position, Maze::Cell cell);
    [[nodiscard]] static ChasePosition after(const ChasePosition& position, std::size_t piece, Maze::Cell to);

    bool mayStay_;
};

} // namespace mexplorer
