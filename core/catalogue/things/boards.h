#pragma once

#include "core/catalogue/drawn_board.h"
#include "core/catalogue/laid_out_of.h"

namespace mexplorer {

/// The pieces of a board as things on its cells.
class BoardThings {
public:
    explicit BoardThings(BoardPicture board) : board_(std::move(board)) {}

    [[nodiscard]] Expected<Things> laidOut() const;
    /// A move that changes nothing touches all pieces that the player could have moved.
    [[nodiscard]] std::vector<ThingChange> changesTo(const BoardPicture& option) const;

private:
    BoardPicture board_;
};

template <PlayedOnBoard R>
class ThingsOf<R> {
public:
    using Position = typename R::Position;

    ThingsOf(const R& rules, const Position& position) : rules_(rules), things_(rules.picture(position)) {}

    [[nodiscard]] Expected<Things> laidOut() const { return things_.laidOut(); }
    [[nodiscard]] std::vector<ThingChange> changes(const typename R::Move& /*move*/,
                                                   const Position& option) const {
        return things_.changesTo(rules_.picture(option));
    }

private:
    const R& rules_;
    BoardThings things_;
};

} // namespace mexplorer
