#include "core/rules/complement.h"
#include "core/rules/said_heap.h"
#include "core/rules/take_between.h"

namespace mexplorer {

namespace {

enum Line : std::size_t { remainder, lost, take, answer };

std::vector<Message> code(Play play) {
    const bool isNormal = play == Play::normal;
    return {say(MX_TEXT("core", "r ← n mod (p + q)")),
            isNormal ? say(MX_TEXT("core", "if r = 0 or r > q: no winning move"))
                     : say(MX_TEXT("core", "if 1 ≤ r ≤ p: no winning move")),
            isNormal ? say(MX_TEXT("core", "take r, but at least p; of fewer than p, all"))
                     : say(MX_TEXT("core", "take r − p, but at least p; if r = 0, take q")),
            say(MX_TEXT("core", "answer every t with p + q − t"))};
}

/// What the proof needs to know of a heap: its size mod p + q, and the rules.
struct Rest {
    std::uint64_t rest; ///< r
    std::uint64_t least;
    std::uint64_t most;
    Play play;

    [[nodiscard]] bool isLost() const {
        return play == Play::normal ? rest == 0 || rest > most : 1 <= rest && rest <= least;
    }
    /// Only for a heap that is won.
    [[nodiscard]] std::uint64_t winningTake(std::uint64_t size) const {
        if (play == Play::normal) return std::min(size, std::max(rest, least));
        return rest == 0 ? most : std::max(rest - least, least);
    }
    [[nodiscard]] Message sayLost() const {
        if (play == Play::normal && rest == 0)
            return say(MX_TEXT("core", "r = 0: whatever is taken, what it leaves has r from 1 to q."));
        return play == Play::normal
                   ? say(MX_TEXT("core", "r = %1 is more than q = %2: whatever is taken, what it leaves has "
                                         "r from 1 to q."),
                         rest, most)
                   : say(MX_TEXT("core", "r = %1 is from 1 to p = %2: whatever is taken, what it leaves has "
                                         "r = 0 or r > p."),
                         rest, least);
    }
    [[nodiscard]] Message sayWon() const {
        if (play == Play::misere && rest == 0) return say(MX_TEXT("core", "r = 0: the player to move wins."));
        return play == Play::normal
                   ? say(MX_TEXT("core", "r = %1 is from 1 to q = %2: the player to move wins."), rest, most)
                   : say(MX_TEXT("core", "r = %1 is more than p = %2: the player to move wins."), rest,
                         least);
    }
    [[nodiscard]] Message sayEnd() const {
        return play == Play::normal
                   ? say(MX_TEXT("core", "A heap with r = 0 or r > q is lost: whatever t is taken, the "
                                         "answer %1 − t leaves such a heap again, and of the last %1 or "
                                         "fewer the answer takes all that is left."),
                         least + most)
                   : say(MX_TEXT("core", "A heap with r from 1 to p is lost: whatever t is taken, the answer "
                                         "%1 − t leaves such a heap again, and at last at most %2: whoever "
                                         "faces these must take the last one."),
                         least + most, least);
    }
};

} // namespace

Proof betweenProof(std::uint64_t size, std::uint64_t least, std::uint64_t most, Play play) {
    Proof proof = byComplements(code(play));
    if (size == 0) {
        proof.steps.push_back(nothingLeft(play, lost));
        return proof;
    }
    const std::uint64_t both = least + most;
    const Rest rest{size % both, least, most, play};
    proof.steps.push_back({say(MX_TEXT("core", "Two turns together can always take p + q = %1. n = %2 is "
                                               "%3 · %1 + %4: r = %4."),
                               sayPart(both), sayHeap(size), size / both, sayPart(rest.rest)),
                           remainder});
    if (rest.isLost()) {
        proof.steps.push_back({rest.sayLost(), lost});
    } else {
        proof.steps.push_back({rest.sayWon(), lost});
        addTake(proof, size, rest.winningTake(size), take);
    }
    proof.steps.push_back({rest.sayEnd(), answer});
    return proof;
}

} // namespace mexplorer
