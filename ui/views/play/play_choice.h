#pragma once

#include "ui/views/play/table_picture.h"

#include <memory>
#include <optional>
#include <vector>

namespace mexplorer::ui {

/// Which move is meant by the things that are pointed at: all that touch them are candidates, one of which is
/// proposed. Of a move that touches several things, those before the last one are held.
class PlayChoice {
public:
    /// Another position; nothing is pointed at any more.
    void setPicture(std::shared_ptr<const TablePicture> picture);
    /// Moves to choose from where those of the picture are not all: of the place that is pointed at.
    void setMoves(std::shared_ptr<const TableMoves> moves);

    /// `byKey`: one of the candidates is proposed at once, where a hand would first be asked where to.
    void point(std::optional<ThingAt> thing, bool byKey = false);
    /// Keeps what is proposed for the thing that is pointed at, and waits for another.
    void hold();
    void letGo();
    /// The next candidate, or the one before.
    void step(int by);
    /// The candidate that changes so many things where one points; else the one of this number, from 1.
    /// False: there is none.
    bool choose(std::uint64_t number);

    [[nodiscard]] const std::optional<ThingAt>& pointed() const { return pointed_; }
    [[nodiscard]] std::vector<std::size_t> heldSpots() const;
    [[nodiscard]] const std::vector<TableMove>& candidates() const { return candidates_; }
    [[nodiscard]] const std::optional<std::size_t>& chosen() const { return chosen_; }
    [[nodiscard]] const TableMove* move() const { return chosen_ ? &candidates_[*chosen_] : nullptr; }
    /// Whether the candidates lead what is pointed at to different places, so that one of these is to be
    /// pointed at next; not once one was chosen otherwise.
    [[nodiscard]] bool asksWhere() const;
    /// Whether some move touches a place besides what is held, or leads that there.
    [[nodiscard]] bool canTouch(std::size_t spot) const;
    /// How many things a move changes in a place.
    [[nodiscard]] static std::uint64_t countAt(const TableMove& move, std::size_t spot);

private:
    struct Held {
        ThingAt thing;
        std::optional<std::uint64_t> count; ///< of a stack
    };
    [[nodiscard]] ThingAt meant(const ThingAt& thing) const;
    [[nodiscard]] bool isStack(std::size_t spot) const;
    [[nodiscard]] bool fits(const TableMove& move, const ThingAt& thing) const;
    [[nodiscard]] bool fitsHeld(const TableMove& move) const;
    void findCandidates();
    void propose();

    std::shared_ptr<const TablePicture> picture_;
    std::shared_ptr<const TableMoves> moves_; ///< null: those of the picture
    std::optional<ThingAt> pointed_;
    std::vector<Held> held_;
    std::vector<TableMove> candidates_;
    std::optional<std::size_t> chosen_;
    bool isChosenByKey_ = false;
};

} // namespace mexplorer::ui
