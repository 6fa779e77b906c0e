#pragma once

#include "ui/views/play/play_picture.h"

#include <memory>
#include <optional>
#include <vector>

namespace mexplorer::ui {

/// Which move is meant by pointing at things: all moves that touch them are candidates, one of which is
/// proposed. If a move touches several things, those chosen before the last one are held.
class PlayChoice {
public:
    /// Sets another position; nothing is pointed at any more.
    void setPicture(std::shared_ptr<const PlayPicture> picture);
    /// Sets moves to choose from if the picture does not have all: those at the place that is pointed at.
    void setMoves(std::shared_ptr<const ThingsMoves> moves);

    /// `byKey`: a candidate is proposed even where a mouse user would first be asked for the goal.
    void point(std::optional<ThingAt> thing, bool byKey = false);
    /// Keeps what is proposed for the thing pointed at, and waits for another thing.
    void hold();
    void letGo();
    /// Proposes the candidate `by` further on, cyclically.
    void step(int by);
    /// Proposes the candidate that changes so many things of the stack pointed at; elsewhere, the one with
    /// this number, from 1. False if there is none.
    bool choose(std::uint64_t number);

    [[nodiscard]] const std::optional<ThingAt>& pointed() const { return pointed_; }
    [[nodiscard]] std::vector<std::size_t> heldSpots() const;
    [[nodiscard]] const std::vector<ThingsMove>& candidates() const { return candidates_; }
    [[nodiscard]] const std::optional<std::size_t>& chosen() const { return chosen_; }
    [[nodiscard]] const ThingsMove* move() const { return chosen_ ? &candidates_[*chosen_] : nullptr; }
    /// Whether the candidates lead the thing pointed at to different places, one of which is to be pointed at
    /// next; not after one was chosen otherwise.
    [[nodiscard]] bool asksWhere() const;
    /// Whether some move touches a place, or line, besides what is held, or leads it there.
    [[nodiscard]] bool canTouch(const ThingAt& thing) const;
    /// How many things a move changes in a place.
    [[nodiscard]] static std::uint64_t countAt(const ThingsMove& move, std::size_t spot);

private:
    struct Held {
        ThingAt thing;
        std::optional<std::uint64_t> count; ///< how many of a stack
    };
    [[nodiscard]] ThingAt meant(const ThingAt& thing) const;
    [[nodiscard]] bool isStack(std::size_t spot) const;
    [[nodiscard]] bool cuts(const ThingsMove& move, const ThingAt& thing) const;
    [[nodiscard]] bool fits(const ThingsMove& move, const ThingAt& thing) const;
    [[nodiscard]] bool fitsHeld(const ThingsMove& move) const;
    void findCandidates();
    void propose();

    std::shared_ptr<const PlayPicture> picture_;
    std::shared_ptr<const ThingsMoves> moves_; ///< null: the picture's moves
    std::optional<ThingAt> pointed_;
    std::vector<Held> held_;
    std::vector<ThingsMove> candidates_;
    std::optional<std::size_t> chosen_;
    bool isChosenByKey_ = false;
};

} // namespace mexplorer::ui
