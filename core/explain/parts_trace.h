#pragma once

#include "core/explain/trace.h"
#include "core/solve/aspects/parts.h"

namespace mexplorer {

/// The most replies that are looked at, and the most heaps.
inline constexpr std::size_t mostReplies = 12;
inline constexpr std::size_t mostDividedHeaps = 12;

/// What a parts trace is about. Of one heap: its parts, the winning take, and how the first replies to it, or
/// to a lost heap's parts, are answered. Of several: their parts, and the XOR of the remainders.
[[nodiscard]] PartsSubject partsSubject(const PartsAspect& parts, Play play);

/// What a reply is answered with: the last part of what it leaves.
[[nodiscard]] inline std::uint64_t answerTo(const PartReply& reply) {
    return reply.left.back().size;
}

/// The steps: for one heap those of the game's own proof, and the answer to each reply; for several the
/// remainder of each, and why they are heaps of Nim. Errors: more than `mostDividedHeaps` heaps; a game
/// without parts.
[[nodiscard]] Expected<PartsTrace> partsTrace(const Game& game, const Inquiry& asked, Task& task);

/// What the picture says below: who wins, and how.
[[nodiscard]] Message sayParts(const PartsSubject& subject, Play play);

} // namespace mexplorer
