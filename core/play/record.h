#pragma once

#include "core/text/expected.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mexplorer {

/// A game as it is played: a start position, the moves made from it, and those that were taken back, which
/// stay as branches. A value; whoever adds a move has checked that it is one (see playIn).
class Record {
public:
    /// A play by its number, in the order in which they were made; 0 is the start.
    using Id = std::uint32_t;

    static constexpr std::size_t mostPlays = 10'000;
    static constexpr std::size_t mostBytes = std::size_t{8} << 20U; ///< of all positions

    Record() : Record(std::string()) {}
    explicit Record(std::string start);

    [[nodiscard]] Id current() const { return current_; }
    /// The position that is reached by a play; of the start, where it begins.
    [[nodiscard]] const std::string& positionAfter(Id play) const { return plays_[play].position; }
    [[nodiscard]] const std::string& position() const { return positionAfter(current_); }
    /// What the move is called; empty for the start.
    [[nodiscard]] const Message& moveOf(Id play) const { return plays_[play].move; }
    /// The play before; of the start itself.
    [[nodiscard]] Id before(Id play) const { return plays_[play].before; }
    /// How many moves lead there from the start.
    [[nodiscard]] std::size_t depthOf(Id play) const { return plays_[play].depth; }
    /// All that was played next, in the order in which it was.
    [[nodiscard]] const std::vector<Id>& continuations(Id play) const { return plays_[play].next; }
    /// From the start, through the current play, and on as was played last: the start comes first.
    [[nodiscard]] std::vector<Id> line() const;
    /// A play, and on as was played last after it.
    [[nodiscard]] std::vector<Id> lineFrom(Id play) const;
    /// How many plays there are, on all branches.
    [[nodiscard]] std::size_t plays() const { return plays_.size() - 1; }
    /// What it takes, about.
    [[nodiscard]] std::size_t bytes() const { return bytes_ + plays_.size() * bytesOfPlay; }

    /// Plays a move that leads to this position; one that was played here before is gone along again.
    /// Errors: the record is full.
    [[nodiscard]] Expected<void> play(std::string position, Message move);
    /// Without a move before, or after: stays. True if it did not.
    bool takeBack();
    bool forward();
    void goTo(Id play);

    friend bool operator==(const Record&, const Record&) = default;

private:
    struct Played {
        std::string position;
        Message move = {};
        Id before = 0;
        std::uint32_t depth = 0;
        std::vector<Id> next = {};
        std::size_t chosen = 0; ///< of `next`: where `forward` leads
        friend bool operator==(const Played&, const Played&) = default;
    };

    static constexpr std::size_t bytesOfPlay = 512; ///< its words, too
    /// Makes the way there the one that `forward` goes.
    void chooseWayTo(Id play);

    std::vector<Played> plays_;
    Id current_ = 0;
    std::size_t bytes_ = 0;
};

} // namespace mexplorer
