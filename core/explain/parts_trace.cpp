#include "core/explain/parts_trace.h"

#include "core/explain/too_many.h"
#include "core/game/aspects/impartial.h"
#include "core/rules/proof.h"
#include "core/rules/said_heap.h"
#include "core/text/parse.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer {

namespace {

using Stage = PartsState::Stage;

/// The lines of the pseudo-code, the same in both proofs.
enum Line : std::size_t { divide, last, take, answer };

/// Removes the last part; returns its size.
std::uint64_t withoutLast(std::vector<HeapPart>& parts) {
    const std::uint64_t size = parts.back().size;
    if (--parts.back().count == 0) parts.pop_back();
    return size;
}

void addReplies(const PartsAspect& aspect, PartsSubject& subject) {
    const std::uint64_t shown = std::min<std::uint64_t>(subject.mostThen, mostReplies);
    for (std::uint64_t taken = 1; taken <= shown; ++taken)
        subject.replies.push_back({taken, aspect.partsOf(subject.attacked - taken)});
    subject.moreReplies = subject.mostThen - shown;
}

/// The picture's stage for step `i` of the game's own proof, by its line of pseudo-code; some lines have two
/// steps.
Stage stageOf(const std::vector<ProofStep>& steps, std::size_t i, bool hasAside) {
    const bool isFirst = i == 0 || steps[i - 1].codeLine != steps[i].codeLine;
    const bool isLast = i + 1 == steps.size() || steps[i + 1].codeLine != steps[i].codeLine;
    switch (steps[i].codeLine) {
    case divide:
        return hasAside && isFirst && !isLast ? Stage::aside : Stage::divided;
    case last:
        return Stage::last;
    case take:
        return Stage::taken;
    default:
        return isFirst && !isLast ? Stage::next : Stage::replies;
    }
}

PartsTrace traceOfOne(Proof proof, PartsSubject subject) {
    PartsTrace trace(std::move(proof.title), std::move(proof.pseudoCode), std::move(subject));
    const DividedHeap& heap = trace.subject.heaps.front();
    trace.begin(say(MX_TEXT("core", "divide")));
    for (std::size_t i = 0; i < proof.steps.size(); ++i) {
        PartsState state{.stage = stageOf(proof.steps, i, heap.aside > 0)};
        const bool isEnd = trace.subject.replies.empty();
        state.told = state.stage == Stage::replies || (isEnd && i + 1 == proof.steps.size());
        trace.add({std::move(proof.steps[i].reason), proof.steps[i].codeLine}, state);
    }
    if (!trace.subject.replies.empty()) trace.begin(say(MX_TEXT("core", "answers")));
    for (std::size_t i = 0; i < trace.subject.replies.size(); ++i) {
        const PartReply& reply = trace.subject.replies[i];
        trace.add(
            {say(MX_TEXT("core", "If %1 of these %2 are taken, the last part left of them is %3: that is "
                                 "the answer."),
                 reply.taken, sayPart(trace.subject.attacked),
                 about({topic::part, answerTo(reply), i + 1}, argument(answerTo(reply)))),
             answer},
            {.stage = Stage::replies, .reply = i, .told = true});
    }
    return trace;
}

Message sayRemainder(std::size_t heap, const DividedHeap& divided, std::uint64_t block) {
    const auto part = [heap](std::uint64_t size) { return about({topic::part, size, heap}, argument(size)); };
    return say(MX_TEXT("core", "Heap %1: %2 = %3 · %4 + %5. Its remainder is %5."),
               about({topic::row, heap}, argument(heap + 1)), divided.size, divided.size / block, part(block),
               part(divided.size % block));
}

PartsTrace traceOfSeveral(PartsSubject subject) {
    const std::uint64_t block = subject.block;
    PartsTrace trace(say(MX_TEXT("core", "The remainders mod %1"), block),
                     {say(MX_TEXT("core", "for each heap: r ← n mod (m + 1)")),
                      say(MX_TEXT("core", "a take of t > r: answer it with m + 1 − t")),
                      say(MX_TEXT("core", "S ← XOR of all r"))},
                     std::move(subject));
    const std::vector<DividedHeap>& heaps = trace.subject.heaps;
    trace.begin(say(MX_TEXT("core", "divide")));
    for (std::size_t i = 0; i < heaps.size(); ++i)
        trace.add({sayRemainder(i, heaps[i], block), 0}, {.stage = Stage::divided, .heaps = i + 1});
    trace.begin(say(MX_TEXT("core", "answers")));
    const bool hasBlocks =
        std::any_of(heaps.begin(), heaps.end(), [&](const DividedHeap& heap) { return heap.size >= block; });
    if (hasBlocks)
        trace.add(
            {say(MX_TEXT("core", "A take of more than the remainder goes into a block and makes the "
                                 "remainder larger. The answer in the same heap takes the rest of these %1 "
                                 "and brings the old remainder back: blocks change nothing."),
                 block),
             1},
            {.stage = Stage::taken, .heaps = heaps.size()});
    trace.add({say(MX_TEXT("core", "So the remainders are heaps of Nim: their XOR is %1."),
                   about(Topic{topic::sum}, argument(trace.subject.sum))),
               2},
              {.stage = Stage::replies, .heaps = heaps.size(), .told = true});
    return trace;
}

} // namespace

PartsSubject partsSubject(const PartsAspect& aspect, Play play) {
    PartsSubject subject;
    const bool isOne = aspect.heaps().size() == 1;
    for (const std::uint64_t size : aspect.heaps()) {
        const std::uint64_t aside = isOne && play == Play::misere && size > 0 ? 1 : 0;
        subject.heaps.push_back({size, aside, aspect.partsOf(size - aside)});
    }
    if (!isOne) {
        subject.block = aspect.mostAfter(static_cast<std::uint64_t>(largestHeap), 1) + 1;
        for (const std::uint64_t size : aspect.heaps())
            subject.sum ^= size % subject.block;
        return subject;
    }
    std::vector<HeapPart> parts = subject.heaps.front().parts;
    subject.most = subject.mostThen = aspect.most();
    if (parts.empty()) return subject;
    if (parts.back().size <= subject.most) {
        subject.take = withoutLast(parts);
        subject.mostThen = aspect.mostAfter(subject.heaps.front().size - *subject.take, *subject.take);
    }
    if (parts.empty()) return subject;
    subject.attacked = parts.back().size;
    addReplies(aspect, subject);
    return subject;
}

Expected<PartsTrace> partsTrace(const Game& game, const Inquiry& asked, Task& task) {
    const auto* aspect = asked.as<PartsAspect>();
    if (!aspect) return invalid("game", say(MX_TEXT("core", "%1 has no parts."), game.description().id));
    if (task.cancelled()) return cancelled();
    if (const std::size_t count = aspect->heaps().size(); count > mostDividedHeaps) {
        return tooManyComponents(count, mostDividedHeaps);
    }
    PartsSubject subject = partsSubject(*aspect, playOf(game));
    if (subject.heaps.size() != 1) return traceOfSeveral(std::move(subject));
    auto proof = asked.proof();
    if (!proof) return invalid("game", say(MX_TEXT("core", "%1 has no parts."), game.description().id));
    return traceOfOne(std::move(*proof), std::move(subject));
}

std::string leftText(const DividedHeap& heap, std::uint64_t taken) {
    return fmt::format("{} − {} = {}", heap.size, taken, heap.size - taken);
}

std::string partsText(const DividedHeap& heap, bool isDivided) {
    const std::uint64_t rest = heap.size - heap.aside;
    if (!isDivided && heap.aside > 0) return fmt::format("{} = {} + {}", heap.size, rest, heap.aside);
    if (!isDivided || heap.parts.empty()) return std::to_string(heap.size);
    std::vector<std::string> parts;
    for (const HeapPart& part : heap.parts)
        parts.push_back(part.count == 1 ? std::to_string(part.size)
                                        : fmt::format("{} · {}", part.count, part.size));
    return std::to_string(rest) + " = " + joined(parts, " + ");
}

std::string divisionText(const PartsSubject& subject, std::size_t heap) {
    const std::uint64_t size = subject.heaps[heap].size;
    return fmt::format("{} = {} · {} + {}", size, size / subject.block, subject.block, size % subject.block);
}

std::string remaindersText(const PartsSubject& subject, std::size_t divided) {
    std::vector<std::string> remainders;
    for (std::size_t heap = 0; heap < subject.heaps.size(); ++heap)
        remainders.push_back(heap < divided ? std::to_string(subject.heaps[heap].size % subject.block) : "?");
    const bool isWhole = divided >= subject.heaps.size();
    return joined(remainders, " ⊕ ") + " = " + (isWhole ? std::to_string(subject.sum) : "?");
}

Message sayParts(const PartsSubject& subject, Play play) {
    if (subject.heaps.size() != 1) {
        return say(MX_TEXT("core",
                           "The remainders are heaps of Nim, and their XOR is %1: the table of the XOR "
                           "goes on from here."),
                   subject.sum);
    }
    const DividedHeap& heap = subject.heaps.front();
    if (subject.most == 0) return sayNothingLeft(play);
    if (heap.parts.empty()) return sayOnlyLastLeft();
    if (!subject.take) {
        return say(MX_TEXT("core",
                           "The last part, %1, may not be taken, as at most %2 may: the player to move "
                           "loses."),
                   subject.attacked, subject.most);
    }
    if (subject.attacked == 0)
        return say(MX_TEXT("core", "Take %1, all that counts: the player to move wins."), *subject.take);
    return say(MX_TEXT("core", "Take the last part, %1. Then at most %2 may be taken, less than the part "
                               "before it, %3: the player to move wins."),
               *subject.take, subject.mostThen, subject.attacked);
}

} // namespace mexplorer
