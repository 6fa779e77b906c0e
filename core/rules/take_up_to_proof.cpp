#include "core/rules/complement.h"
#include "core/rules/said_heap.h"
#include "core/rules/take_up_to.h"

namespace mexplorer {

namespace {

enum Line : std::size_t { remainder, zero, take, answer };

std::vector<Message> code(Play play) {
    return {play == Play::normal ? say(MX_TEXT("core", "r ← n mod (m + 1)"))
                                 : say(MX_TEXT("core", "r ← (n − 1) mod (m + 1)")),
            say(MX_TEXT("core", "if r = 0: no winning move")), say(MX_TEXT("core", "take r")),
            say(MX_TEXT("core", "answer every t with m + 1 − t"))};
}

Message sayDivision(std::uint64_t size, std::uint64_t modulus, Play play) {
    if (play == Play::normal) {
        return say(
            MX_TEXT("core", "n = %1 is %2 · %3 + %4, where %3 is one more than the largest take: r = %4."),
            sayHeap(size), size / modulus, sayPart(modulus), sayPart(size % modulus));
    }
    const std::uint64_t rest = size - 1;
    return say(MX_TEXT("core", "Whoever must take the last one loses. Without it the heap is %1, which is %2 "
                               "· %3 + %4, where %3 is one more than the largest take: r = %4."),
               rest, rest / modulus, sayPart(modulus), sayPart(rest % modulus));
}

Message sayEnd(std::uint64_t modulus, Play play) {
    if (play == Play::normal) {
        return say(MX_TEXT("core", "Whatever t is taken from a multiple of %1, the answer %1 − t leaves a "
                                   "multiple of %1 again, and at last 0: whoever faces the multiples loses."),
                   modulus);
    }
    return say(
        MX_TEXT("core",
                "Whatever t is taken from one more than a multiple of %1, the answer %1 − t leaves one more "
                "than a multiple again, and at last 1: whoever faces these must take the last one."),
        modulus);
}

} // namespace

Proof complementProof(std::uint64_t size, std::uint64_t most, Play play) {
    const std::uint64_t modulus = most + 1;
    Proof proof = byComplements(code(play));
    if (size == 0) {
        proof.steps.push_back(nothingLeft(play, zero));
        return proof;
    }
    const std::uint64_t rest = (play == Play::normal ? size : size - 1) % modulus;
    proof.steps.push_back({sayDivision(size, modulus, play), remainder});
    if (rest == 0) {
        proof.steps.push_back({say(MX_TEXT("core", "r = 0: the player to move cannot leave such a heap, as "
                                                   "one turn takes less than %1."),
                                   modulus),
                               zero});
    } else {
        proof.steps.push_back({say(MX_TEXT("core", "r is not 0: the player to move wins.")), zero});
        addTake(proof, size, rest, take);
    }
    proof.steps.push_back({sayEnd(modulus, play), answer});
    return proof;
}

} // namespace mexplorer
