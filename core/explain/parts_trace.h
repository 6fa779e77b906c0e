#pragma once

#include "core/explain/trace.h"
#include "core/game/aspects/parts.h"
#include "core/game/game.h"
#include "core/game/inquiry.h"

namespace mexplorer {

/// A heap in parts, the largest first; see PartsAspect.
struct DividedHeap {
    std::uint64_t size = 0;
    std::uint64_t aside = 0; ///< 1 in misère play: one object set aside, in none of the parts
    std::vector<HeapPart> parts;
};
/// What the other player may take from a part, and the parts that are left of it; the last one is the answer.
struct PartReply {
    std::uint64_t taken = 0;
    std::vector<HeapPart> left;
};
struct PartsSubject {
    std::vector<DividedHeap> heaps;
    std::optional<std::uint64_t> take = {}; ///< the last part of the only heap, if that may be taken
    std::uint64_t most = 0;                 ///< the most that may be taken now
    std::uint64_t mostThen = 0;             ///< the most after `take`; `most` if nothing is taken
    std::uint64_t attacked = 0;             ///< the last part then, larger than `mostThen`; 0: none is left
    std::vector<PartReply> replies = {};    ///< the first ones
    std::uint64_t moreReplies = 0;          ///< how many further ones there are
    std::uint64_t block = 0;                ///< m + 1, if there are several heaps, whose remainders count
    Nimber sum = 0;                         ///< the XOR of the remainders
};
/// How much is shown, each stage including those before it, and what is highlighted.
struct PartsState {
    enum class Stage { whole, aside, divided, last, taken, next, replies };
    Stage stage = Stage::whole;
    std::size_t heaps = 1;                 ///< how many are divided so far
    std::optional<std::size_t> reply = {}; ///< the highlighted one
    bool told = false;                     ///< the caption says who wins

    friend bool operator==(const PartsState&, const PartsState&) = default;
};
using PartsTrace = TraceOf<PartsSubject, PartsState>;

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

/// A heap as the sum of its parts: “21 = 5 · 4 + 1”; not divided yet, its size. Of one with an object set
/// aside, the rest: “84 = 55 + 21 + 8”, or, not divided yet, “85 = 84 + 1”.
[[nodiscard]] std::string partsText(const DividedHeap& heap, bool isDivided);
/// What a take leaves of the heap: “23 − 3 = 20”.
[[nodiscard]] std::string leftText(const DividedHeap& heap, std::uint64_t taken);
/// One of several heaps with its remainder: “12 = 3 · 4 + 0”.
[[nodiscard]] std::string divisionText(const PartsSubject& subject, std::size_t heap);
/// The XOR of the remainders of several heaps, the first of which are divided: “1 ⊕ 3 ⊕ ? = ?”.
[[nodiscard]] std::string remaindersText(const PartsSubject& subject, std::size_t divided);

/// The picture's caption: who wins, and how.
[[nodiscard]] Message sayParts(const PartsSubject& subject, Play play);

} // namespace mexplorer
