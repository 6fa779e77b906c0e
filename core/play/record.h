#pragma once

#include "core/rules/outcome.h"
#include "core/text/expected.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mexplorer {

/// A game as it was played: a start position, who is to move there, the moves made from it, and those taken
/// back, which stay as branches. A value type. Moves are not checked; see playIn.
class Record {
public:
    /// A play, that is a move made in this game, numbered in the order in which they were made; 0 is the
    /// start.
    using Id = std::uint32_t;

    static constexpr std::size_t mostPlays = 10'000;
    static constexpr std::size_t mostBytes = std::size_t{8} << 20U; ///< of all positions

    Record() : Record(std::string()) {}
    /// `first` is to move at the start; either, where both players have the same moves.
    explicit Record(std::string start, Side first = Side::either);

    [[nodiscard]] Id current() const { return current_; }
    /// The position after a play; for 0 the start position.
    [[nodiscard]] const std::string& positionAfter(Id play) const { return plays_[play].position; }
    [[nodiscard]] const std::string& position() const { return positionAfter(current_); }
    /// Whose move it is after a play: either’s, unless the players’ moves differ.
    [[nodiscard]] Side moverAfter(Id play) const {
        return depthOf(play) % 2 == 0 ? first_ : opponentOf(first_);
    }
    [[nodiscard]] Side mover() const { return moverAfter(current_); }
    [[nodiscard]] Side first() const { return first_; }
    /// The move in words; empty for the start.
    [[nodiscard]] const Message& moveOf(Id play) const { return plays_[play].move; }
    /// The play before; for the start, the start itself.
    [[nodiscard]] Id before(Id play) const { return plays_[play].before; }
    /// How many moves lead there from the start.
    [[nodiscard]] std::size_t depthOf(Id play) const { return plays_[play].depth; }
    /// All plays made directly after it, in the order in which they were made.
    [[nodiscard]] const std::vector<Id>& continuations(Id play) const { return plays_[play].next; }
    /// From the start, through the current play, and on along the branches that were visited last.
    [[nodiscard]] std::vector<Id> line() const;
    /// From a play on, along the branches that were visited last.
    [[nodiscard]] std::vector<Id> lineFrom(Id play) const;
    /// How many plays there are, on all branches.
    [[nodiscard]] std::size_t plays() const { return plays_.size() - 1; }
    /// Memory in bytes, approximately.
    [[nodiscard]] std::size_t bytes() const { return bytes_ + plays_.size() * bytesOfPlay; }

    /// Plays a move that leads to this position, or follows that move again if it was played here before.
    /// Errors: the record is full.
    [[nodiscard]] Expected<void> play(std::string position, Message move);
    /// One play back, or forward along the branch visited last; false if there is none.
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

    static constexpr std::size_t bytesOfPlay = 512; ///< including its words, without the position
    /// Makes `forward` follow the way to this play.
    void chooseWayTo(Id play);

    std::vector<Played> plays_;
    Side first_ = Side::either;
    Id current_ = 0;
    std::size_t bytes_ = 0;
};

} // namespace mexplorer
