#include "core/rules/wythoff.h"

#include "core/theory/golden.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer {

namespace {

enum Line : std::size_t { test, equal, above, both, partner, upper, cold };

std::vector<Message> code() {
    return {say(MX_TEXT("core", "j ← ⌊a(√5 − 1)/2⌋: is a = ⌊jφ⌋ or a = ⌊(j + 1)φ⌋?")),
            say(MX_TEXT("core", "1. a = b: take a from both")),
            say(MX_TEXT("core", "2. a = aₖ, b > bₖ: lower b to bₖ")),
            say(MX_TEXT("core", "3. b − a = k > 0, a > aₖ: lower both to (aₖ, bₖ)")),
            say(MX_TEXT("core", "4. b = bₖ, a > aₖ: lower a to aₖ")),
            say(MX_TEXT("core", "5. a = bₖ: lower b to aₖ")),
            say(MX_TEXT("core", "otherwise (a, b) is itself a cold pair: P"))};
}

struct MarkedStep {
    ProofStep step;
    BoardMark mark;
};

/// Converts between a cell and the pair of its smaller and larger coordinate.
class Orientation {
public:
    explicit Orientation(const Cell& cell) : isTurned_(cell.a > cell.b) {}
    [[nodiscard]] Cell at(std::uint64_t low, std::uint64_t high) const {
        return isTurned_ ? Cell{high, low} : Cell{low, high};
    }

private:
    bool isTurned_;
};

/// Builds the proof for a hot pair (N-position) low ≤ high. Each winning move is found by exactly one case,
/// also for equal heaps, where cases 4 and 5 lower one and the other.
class HotPair {
public:
    explicit HotPair(const Cell& cell)
        : low_(std::min(cell.a, cell.b)), high_(std::max(cell.a, cell.b)), mate_(coldPartner(low_)),
          orientation_(cell) {}

    std::vector<MarkedStep> steps() {
        const std::uint64_t under = coldPartner(high_);
        const Cell here = at(low_, high_);
        const auto [a, b] = coldPair(high_ - low_);
        tell(equal, sayEqual(),
             {.from = low_ == high_ ? here : at(0, 0),
              .to = low_ == high_ ? at(0, 0) : at(high_, high_),
              .applies = low_ == high_});
        tell(above, sayAbove(),
             {.from = here, .to = at(low_, mate_), .applies = low_ <= mate_ && mate_ < high_});
        tell(both, sayBoth(), {.from = here, .to = at(a, b), .applies = low_ != high_ && a < low_});
        tell(partner, sayPartner(), {.from = here, .to = at(under, high_), .applies = under < low_});
        tell(upper, sayUpper(), {.from = here, .to = at(low_, mate_), .applies = mate_ < low_});
        return std::move(steps_);
    }

private:
    [[nodiscard]] Cell at(std::uint64_t low, std::uint64_t high) const { return orientation_.at(low, high); }
    /// Adds the next case, and the line along which it looks.
    void tell(Line line, Message reason, CaseLine way) {
        way.number = line;
        lines_.push_back(way);
        steps_.push_back({{std::move(reason), line}, {.lines = lines_, .spoken = lines_.size() - 1}});
    }

    [[nodiscard]] Message sayEqual() const {
        return low_ == high_
                   ? say(MX_TEXT("core",
                                 "Case 1 applies: the heaps are equal. Take %1 from both; (0, 0) is left."),
                         low_)
                   : say(MX_TEXT("core", "Case 1 does not apply: %1 and %2 differ."), low_, high_);
    }
    [[nodiscard]] Message sayAbove() const {
        if (mate_ < low_) {
            return say(MX_TEXT("core", "Case 2 does not apply: %1 is the larger number of its cold pair, "
                                       "(%2, %1)."),
                       low_, mate_);
        }
        return mate_ < high_
                   ? say(MX_TEXT("core", "Case 2 applies: %1 is the smaller number of the cold pair "
                                         "(%1, %2). Lower %3 to %2."),
                         low_, mate_, high_)
                   : say(MX_TEXT("core", "Case 2 does not apply: in the cold pair (%1, %2), %2 is "
                                         "not below %3."),
                         low_, mate_, high_);
    }
    [[nodiscard]] Message sayBoth() const {
        if (low_ == high_)
            return say(MX_TEXT("core", "Case 3 does not apply: the difference is 0, which is case 1."));
        const auto [a, b] = coldPair(high_ - low_);
        return a < low_
                   ? say(MX_TEXT("core", "Case 3 applies: the difference is %1, and the cold pair of that "
                                         "difference is (%2, %3). Take %4 from both."),
                         high_ - low_, a, b, low_ - a)
                   : say(MX_TEXT("core", "Case 3 does not apply: the difference is %1, and in the cold "
                                         "pair of that difference, (%2, %3), %2 is not below %4."),
                         high_ - low_, a, b, low_);
    }
    [[nodiscard]] Message sayPartner() const {
        const std::uint64_t under = coldPartner(high_);
        return under < low_
                   ? say(MX_TEXT("core", "Case 4 applies: %1 is the larger number of the cold pair (%2, %1). "
                                         "Lower %3 to %2."),
                         high_, under, low_)
                   : say(MX_TEXT("core", "Case 4 does not apply: no number below %1 makes a cold pair with "
                                         "%2."),
                         low_, high_);
    }
    [[nodiscard]] Message sayUpper() const {
        if (mate_ >= low_) {
            return say(
                MX_TEXT("core", "Case 5 does not apply: %1 is not the larger number of any cold pair."),
                low_);
        }
        return low_ == high_
                   ? say(MX_TEXT("core", "Case 5 applies as well: the heaps are equal, so the other one may "
                                         "be lowered from %1 to %2 instead."),
                         low_, mate_)
                   : say(MX_TEXT("core", "Case 5 applies: %1 is the larger number of the cold pair (%2, %1). "
                                         "Lower %3 to %2."),
                         low_, mate_, high_);
    }

    std::uint64_t low_;
    std::uint64_t high_;
    std::uint64_t mate_; ///< the number that makes a cold pair with `low`
    Orientation orientation_;
    std::vector<CaseLine> lines_;
    std::vector<MarkedStep> steps_;
};

/// The proof for a cold pair (P-position) other than (0, 0): along its row, column and diagonal.
std::vector<MarkedStep> coldSteps(const Cell& cell) {
    const auto [low, high] = std::minmax(cell.a, cell.b);
    const std::uint64_t k = high - low;
    const std::vector<CaseLine> lines = {{.from = cell, .to = {0, cell.b}},
                                         {.from = cell, .to = {cell.a, 0}},
                                         {.from = cell, .to = {cell.a - low, cell.b - low}}};
    return {
        {{say(MX_TEXT("core", "(%1, %2) is itself a cold pair: ⌊kφ⌋ and ⌊kφ⌋ + k with k = %3."), low, high,
              k),
          cold},
         {.label = verbatim(fmt::format("k = {}", k))}},
        {{say(MX_TEXT("core", "Lowering one number leaves the other, which is in no other cold pair; "
                              "lowering both leaves the difference, which no other cold pair "
                              "has.")),
          cold},
         {.lines = lines}},
        {{say(MX_TEXT("core", "So no move leads to a cold pair, while from any pair that is not cold some "
                              "move does: P.")),
          cold},
         {.lines = lines, .spoken = lines.size(), .label = verbatim("P")}}};
}

/// A line from the edge to each of these cold pairs, given by number; the step is about the last `spoken`.
BoardMark coldPairsMark(const Orientation& orientation, const std::vector<std::uint64_t>& numbers,
                        std::size_t spoken, Message label) {
    BoardMark mark{.lines = {}, .spoken = 0, .label = std::move(label)};
    for (const std::uint64_t k : numbers) {
        const auto [low, high] = coldPair(k);
        mark.lines.push_back({.number = k, .from = orientation.at(low, 0), .to = orientation.at(low, high)});
    }
    mark.spoken = mark.lines.size() - spoken;
    return mark;
}

/// The steps that find the cold pair of the smaller number: if a = ⌊kφ⌋, then ⌊a/φ⌋ is k − 1 or k.
std::vector<MarkedStep> testSteps(const Cell& cell) {
    const auto [low, high] = std::minmax(cell.a, cell.b);
    const Orientation orientation(cell);
    const std::uint64_t j = floorOverPhi(low);
    const std::uint64_t one = floorTimesPhi(j);
    const std::uint64_t next = floorTimesPhi(j + 1);
    MarkedStep sought{
        {say(MX_TEXT("core", "The test: for a = %1, j = ⌊a(√5 − 1)/2⌋ = %2; ⌊jφ⌋ = %3 and ⌊(j + 1)φ⌋ = %4."),
             low, j, one, next),
         test},
        coldPairsMark(orientation, {j, j + 1}, 2,
                      verbatim(fmt::format("j = {0}: ⌊{0}φ⌋ = {1}, ⌊{2}φ⌋ = {3}", j, one, j + 1, next)))};
    if (low != one && low != next) {
        return {
            std::move(sought),
            {{say(MX_TEXT("core", "%1 is neither of them: no cold pair has %1 as its smaller number, so (%1, "
                                  "%2) is not cold."),
                  low, high),
              test},
             coldPairsMark(orientation, {j, j + 1}, 0,
                           verbatim(fmt::format("{} < {} < {}", one, low, next)))}};
    }
    const std::uint64_t k = low == one ? j : j + 1;
    const std::vector<std::uint64_t> otherFirst{low == one ? j + 1 : j, k};
    const std::uint64_t mate = low + k;
    const std::string pair = fmt::format("({}, {})", low, mate);
    if (mate == high) {
        return {std::move(sought),
                {{say(MX_TEXT("core",
                              "%1 is one of them, so %2 is a cold pair, with k = %3: it is this position."),
                      low, pair, k),
                  test},
                 coldPairsMark(orientation, otherFirst, 1, verbatim(fmt::format("{} = ⌊{}φ⌋", low, k)))}};
    }
    return {std::move(sought),
            {{say(MX_TEXT("core", "%1 is one of them, so %2 is a cold pair, with k = %3: (%1, %4) is not."),
                  low, pair, k, high),
              test},
             coldPairsMark(orientation, otherFirst, 1, verbatim(fmt::format("{}, k = {}", pair, k)))}};
}

/// For a cell other than (0, 0), in normal play.
std::vector<MarkedStep> markedSteps(const Cell& cell) {
    std::vector<MarkedStep> steps = testSteps(cell);
    for (MarkedStep& step : isColdPair(cell.a, cell.b) ? coldSteps(cell) : HotPair(cell).steps())
        steps.push_back(std::move(step));
    return steps;
}

} // namespace

std::optional<Proof> Wythoff::proof(const Cell& cell) const {
    if (play() == Play::misere) return std::nullopt;
    const auto [low, high] = std::minmax(cell.a, cell.b);
    Proof proof{say(MX_TEXT("core", "The cold pairs (aₖ, bₖ) in reach of (%1, %2)"), low, high), code()};
    if (high == 0) {
        proof.steps.push_back(nothingLeft(Play::normal, cold));
        return proof;
    }
    for (MarkedStep& marked : markedSteps(cell))
        proof.steps.push_back(std::move(marked.step));
    if (!isColdPair(low, high)) proof.move = moveText(cell, winningMoves(cell)->front());
    return proof;
}

std::vector<BoardMark> Wythoff::proofMarks(const Cell& cell) const {
    std::vector<BoardMark> marks;
    if (play() == Play::misere || (cell.a == 0 && cell.b == 0)) return marks;
    for (MarkedStep& marked : markedSteps(cell))
        marks.push_back(std::move(marked.mark));
    return marks;
}

} // namespace mexplorer
