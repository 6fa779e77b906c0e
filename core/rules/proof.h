#pragma once

#include "core/rules/description.h"
#include "core/text/saying.h"
#include "core/theory/nimber.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// What a step of a proof points at in the game’s drawing. Edges are indices into DrawnGraph::edges.
struct ProofMark {
    std::optional<std::uint32_t> edge = {};  ///< the one that the step names
    std::optional<Nimber> worth = {};        ///< the value that it finds: of the edge with all that stands
                                             ///< on it, or, if there is no edge, of the whole
    std::vector<std::uint32_t> related = {}; ///< other edges it is about: a cycle, what stands or falls
    /// A node, by its index in DrawnGraph::nodes, and what all that stands on it is worth.
    struct Standing {
        std::uint32_t node = 0;
        Nimber worth = 0;
    };
    std::optional<Standing> standing = {};
};

/// A step of a proof.
struct ProofStep : Saying {
    ProofStep(Message reason_, std::size_t codeLine_, std::optional<ProofMark> mark_ = {})
        : Saying{std::move(reason_), codeLine_}, mark(std::move(mark_)) {}
    std::optional<ProofMark> mark;
    bool isVerdict = false; ///< it only says who wins, which may have been said before the proof
};

/// A game’s own proof of who wins a position, in words: what its theorem says of this very position.
struct Proof {
    Message title;
    std::vector<Message> pseudoCode;
    std::vector<ProofStep> steps = {}; ///< at least one
    Message move = {};                 ///< a winning move (see moveText); empty if there is none
};

/// Who has won when no move is left.
[[nodiscard]] Message sayNothingLeft(Play play);
/// Why misère play is lost when a single object is left.
[[nodiscard]] Message sayOnlyLastLeft();
/// Who wins a P-position that has moves.
[[nodiscard]] Message sayEveryOptionIsN();
/// Why a position with moves is a draw.
[[nodiscard]] Message saySomeOptionIsDraw();
/// The same sentences as verdicts of a proof, at a line of its pseudo-code.
[[nodiscard]] ProofStep nothingLeft(Play play, std::size_t codeLine);
[[nodiscard]] ProofStep everyOptionIsN(std::size_t codeLine);

} // namespace mexplorer
