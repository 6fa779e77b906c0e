#pragma once

#include "core/rules/description.h"
#include "core/text/saying.h"
#include "core/theory/nimber.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// What a step of a proof points at in the game's drawing, whose edges have the numbers of the DrawnGraph.
struct ProofMark {
    std::optional<std::uint32_t> edge = {};  ///< the one that the step names
    std::optional<Nimber> worth = {};        ///< the value that it finds: of the edge with all that stands
                                             ///< on it, or without an edge of the whole
    std::vector<std::uint32_t> related = {}; ///< what else it speaks of: a cycle, what stands there or falls
};

/// A step of a proof.
struct ProofStep : Saying {
    ProofStep(Message reason_, std::size_t codeLine_, std::optional<ProofMark> mark_ = {})
        : Saying{std::move(reason_), codeLine_}, mark(std::move(mark_)) {}
    std::optional<ProofMark> mark;
    bool isVerdict = false; ///< it tells only who wins, as it may have been told before the proof
};

/// A game’s own proof that a position is won or lost, in words: what its theorem says of this very position.
struct Proof {
    Message title;
    std::vector<Message> pseudoCode;
    std::vector<ProofStep> steps = {}; ///< at least one
    Message move = {};                 ///< its winning move, as the rules word it; empty if there is none
};

/// Who has won when no move is left.
[[nodiscard]] Message sayNothingLeft(Play play);
/// Who has the last move and loses by it.
[[nodiscard]] Message sayOnlyLastLeft();
/// Who wins a P-position that has moves.
[[nodiscard]] Message sayEveryOptionIsN();
/// Why a position is a draw that play can leave.
[[nodiscard]] Message saySomeOptionIsDraw();
/// The verdicts of a proof: the same sentences, in a line of its pseudo-code.
[[nodiscard]] ProofStep nothingLeft(Play play, std::size_t codeLine);
[[nodiscard]] ProofStep everyOptionIsN(std::size_t codeLine);

} // namespace mexplorer
