#pragma once

#include "core/explain/trace.h"
#include "core/game/aspects/parts.h"

namespace mexplorer {

/// The most replies that are shown, and the most heaps.
inline constexpr std::size_t mostReplies = 12;
inline constexpr std::size_t mostDividedHeaps = 12;

/// For one heap: its parts, the winning take if there is one, and how the first replies to it (or, in a lost
/// position, the first moves) are answered. For several: their parts, and the XOR of the remainders.
[[nodiscard]] PartsSubject partsSubject(const PartsAspect& parts, Play play);

/// How many to take in answer to a reply: the last part of what it leaves.
[[nodiscard]] inline std::uint64_t answerTo(const PartReply& reply) {
    return reply.left.back().size;
}

/// The steps: for one heap those of the game's own proof, and the answer to each reply; for several the
/// remainder of each, and why these are heaps of Nim. Errors: more than `mostDividedHeaps` heaps; a position
/// without PartsAspect; cancelled.
[[nodiscard]] Expected<PartsTrace> partsTrace(const Game& game, const Inquiry& asked, Task& task);

/// The picture's caption: who wins, and how.
[[nodiscard]] Message sayParts(const PartsSubject& subject, Play play);

} // namespace mexplorer
