#include "core/explain/beatty_trace.h"

#include "core/explain/say_position.h"
#include "core/game/aspects/grid.h"
#include "core/theory/golden.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace mexplorer {

namespace {

/// The lines of the pseudo-code.
struct BeattyLine {
    enum : std::size_t { parts, counts, sums, gaps, least };
};

std::vector<Message> beattyCode() {
    return {say(MX_TEXT("core", "1/φ + 1/φ² = 1, so n = n/φ + n/φ²")),
            say(MX_TEXT("core", "below n: ⌊n/φ⌋ multiples of φ, ⌊n/φ²⌋ of φ²")),
            say(MX_TEXT("core", "⌊n/φ⌋ + ⌊n/φ²⌋ = n − 1")),
            say(MX_TEXT("core", "so exactly one multiple lies between n and n + 1")),
            say(MX_TEXT("core", "a = ⌊kφ⌋: the least number not yet used; b = a + k"))};
}

/// A number that is not whole, given in thousandths: “3.708…”.
std::string decimals(std::uint64_t thousandths) {
    return fmt::format("{}.{:03}…", thousandths / 1000, thousandths % 1000);
}

Message sayNumber(std::uint64_t number) {
    return about({topic::number, number}, argument(number));
}
Message sayMultiple(std::uint64_t k, bool isOfSquare) {
    return about({topic::multiple, k, isOfSquare ? 1U : 0U}, verbatim(multipleText(k, isOfSquare)));
}
Message sayIndex(std::uint64_t k) {
    return about({topic::multiple, k, 2}, argument(k));
}
/// A piece of a bar, or how many whole boxes it has.
Message sayPiece(std::uint64_t bar, bool isBehind, const Message& words) {
    return about({topic::part, isBehind ? 1U : 0U, bar}, words);
}

/// ⌊1000n/φ⌋, and ⌊1000n/φ²⌋, where n/φ² = n − n/φ.
std::uint64_t thousandthsOver(std::uint64_t n) {
    return floorOverPhi(1000 * n);
}
std::uint64_t thousandthsOverSquare(std::uint64_t n) {
    return 1000 * n - 1 - thousandthsOver(n);
}

/// A multiple in numbers: “6.472…”.
std::string valueOfMultiple(const BeattyPair& pair, bool isOfSquare) {
    return decimals(floorTimesPhi(1000 * pair.k) + (isOfSquare ? 1000 * pair.k : 0));
}

BeattyCut cutOf(std::uint64_t length) {
    return {.length = length,
            .left = floorOverPhi(length),
            .at = static_cast<double>(length) * (std::sqrt(5) - 1) / 2,
            .before = decimals(thousandthsOver(length)),
            .behind = decimals(thousandthsOverSquare(length)),
            .shareBefore = decimals(thousandthsOver(length) % 1000),
            .shareBehind = decimals(thousandthsOverSquare(length) % 1000)};
}

class BeattyTeller {
public:
    BeattyTeller(const Inquiry& asked, const GridCell& cell, BeattySubject subject)
        : asked_(asked), high_(std::max(cell.a, cell.b)),
          trace_(say(MX_TEXT("core", "Beatty’s theorem: every number is in exactly one cold pair")),
                 beattyCode(), std::move(subject)) {}

    BeattyTrace trace() {
        mark();
        count();
        conclude();
        if (subject().hasPosition) tell(Stage::position, BeattyLine::least, sayPair());
        return std::move(trace_);
    }

private:
    using Stage = BeattyState::Stage;

    [[nodiscard]] const BeattySubject& subject() const { return trace_.subject; }
    [[nodiscard]] const BeattyPair& lit() const { return subject().pairs[subject().lit]; }
    void tell(Stage stage, std::size_t line, Message reason) {
        trace_.add({std::move(reason), line}, {.stage = stage});
    }
    void mark();
    void count();
    void conclude();
    [[nodiscard]] Message sayPair() const;

    const Inquiry& asked_;
    std::uint64_t high_;
    BeattyTrace trace_;
};

void BeattyTeller::mark() {
    trace_.begin(say(MX_TEXT("core", "mark")));
    tell(Stage::multiples, BeattyLine::parts,
         say(MX_TEXT("core",
                     "φ = (1 + √5)/2 = 1.618… is the number with φ² = φ + 1. Its multiples φ, 2φ, 3φ, … are "
                     "marked above the line.")));
    tell(Stage::squares, BeattyLine::parts,
         say(MX_TEXT("core", "The multiples of φ² = 2.618… are marked below it: kφ² = kφ + k.")));
}

void BeattyTeller::count() {
    trace_.begin(say(MX_TEXT("core", "count")));
    const std::uint64_t n = subject().n;
    const BeattyCut& cut = subject().cuts[0];
    const BeattyCut& next = subject().cuts[1];
    tell(Stage::cut, BeattyLine::parts,
         say(MX_TEXT("core",
                     "1/φ + 1/φ² = (φ + 1)/φ² = 1. So two pieces of the lengths %1/φ = %2 and %1/φ² = %3 "
                     "make a bar of length %1."),
             sayNumber(n), sayPiece(0, false, verbatim(cut.before)),
             sayPiece(0, true, verbatim(cut.behind))));
    tell(Stage::counted, BeattyLine::counts,
         say(MX_TEXT("core", "kφ < %1 means k < %1/φ = %2: as many multiples of φ lie below %1 as there are "
                             "whole boxes before the cut, %3."),
             sayNumber(n), cut.before, sayPiece(0, false, argument(cut.left))));
    tell(Stage::countedSquares, BeattyLine::counts,
         say(MX_TEXT("core", "kφ² < %1 means k < %1/φ² = %2: as many multiples of φ² lie below %1 as there "
                             "are whole boxes after the cut, %3."),
             sayNumber(n), cut.behind, sayPiece(0, true, argument(cut.right()))));
    tell(Stage::sum, BeattyLine::sums,
         say(MX_TEXT("core",
                     "φ is irrational, so the cut is never between two boxes: it divides one, into %1 and %2 "
                     "of it. The others are whole: %3 + %4 = %5 − 1."),
             cut.shareBefore, cut.shareBehind, sayPiece(0, false, argument(cut.left)),
             sayPiece(0, true, argument(cut.right())), sayNumber(n)));
    tell(Stage::next, BeattyLine::sums,
         say(MX_TEXT("core", "The same with %1 boxes: %2 + %3 = %1 − 1 multiples lie below %1."),
             sayNumber(next.length), sayPiece(1, false, argument(next.left)),
             sayPiece(1, true, argument(next.right()))));
}

void BeattyTeller::conclude() {
    trace_.begin(say(MX_TEXT("core", "conclude")));
    const std::uint64_t n = subject().n;
    const bool isOfSquare = lit().b == n;
    tell(
        Stage::gap, BeattyLine::gaps,
        say(MX_TEXT("core",
                    "That is one more than below %1: exactly one multiple, %3 = %4, lies between %1 and %2."),
            sayNumber(n), sayNumber(n + 1), sayMultiple(lit().k, isOfSquare),
            valueOfMultiple(lit(), isOfSquare)));
    tell(Stage::all, BeattyLine::gaps,
         say(MX_TEXT("core", "Any number could stand for %1. So each box from 1 on holds exactly one "
                             "multiple: each number is ⌊kφ⌋ or ⌊kφ²⌋, for exactly one k."),
             sayNumber(n)));
    tell(Stage::pairs, BeattyLine::least,
         say(MX_TEXT("core",
                     "Let a = ⌊kφ⌋ and b = ⌊kφ²⌋ = a + k. Both grow with k, so for k = %1 the numbers below "
                     "a = %2 are those of earlier pairs: a is the least number not yet used. That is how "
                     "the cold pairs grow."),
             sayIndex(lit().k), sayNumber(lit().a)));
}

Message BeattyTeller::sayPair() const {
    const BeattyPair& pair = lit();
    if (subject().n == pair.a && high_ == pair.b) {
        return say(
            MX_TEXT("core", "%1 = ⌊%2φ⌋ and %3 = ⌊%2φ²⌋ are the pair of k = %2: %4 is cold, so it is P."),
            sayNumber(pair.a), sayIndex(pair.k), sayNumber(pair.b), sayPosition(asked_.position()));
    }
    return subject().n == pair.a
               ? say(MX_TEXT("core", "%1 = ⌊%2φ⌋ makes a pair with %3 = ⌊%2φ²⌋ and no other number: %4 is "
                                     "not cold, so it is N."),
                     sayNumber(pair.a), sayIndex(pair.k), sayNumber(pair.b), sayPosition(asked_.position()))
               : say(MX_TEXT("core", "%1 = ⌊%2φ²⌋ makes a pair with %3 = ⌊%2φ⌋ and no other number: %4 is "
                                     "not cold, so it is N."),
                     sayNumber(pair.b), sayIndex(pair.k), sayNumber(pair.a), sayPosition(asked_.position()));
}

} // namespace

BeattySubject beattySubject(const Game& game, const Inquiry& asked) {
    const GridCell cell = game.as<GridAspect>()->cellOf(asked).value_or(GridCell{});
    const std::uint64_t low = std::min(cell.a, cell.b);
    BeattySubject subject;
    subject.hasPosition = low >= 1 && low <= mostBeattyNumber;
    subject.n = subject.hasPosition ? low : usualBeattyNumber;
    subject.cuts = {cutOf(subject.n), cutOf(subject.n + 1)};
    const std::uint64_t high = std::max(subject.n, coldPartner(subject.n));
    subject.last = std::max<std::uint64_t>({high + 2, 4 * subject.n / 3 + 3, 12}); // room beside the bars
    const double phi = (1 + std::sqrt(5)) / 2;
    for (std::uint64_t k = 1; floorTimesPhi(k) < subject.last; ++k) {
        const auto [a, b] = coldPair(k);
        const auto factor = static_cast<double>(k);
        if (a == subject.n || b == subject.n) subject.lit = subject.pairs.size();
        subject.pairs.push_back({k, a, b, factor * phi, factor * (phi + 1)});
    }
    return subject;
}

Expected<BeattyTrace> beattyTrace(const Game& game, const Inquiry& asked) {
    const auto* grid = game.as<GridAspect>();
    const auto cell = grid ? grid->cellOf(asked) : std::nullopt;
    if (!cell || !game.as<PairsAspect>())
        return invalid("game", say(MX_TEXT("core", "%1 has no cold pairs."), game.description().id));
    return BeattyTeller(asked, *cell, beattySubject(game, asked)).trace();
}

Message sayBeatty() {
    return say(MX_TEXT("core", "Every number from 1 on is in exactly one pair a = ⌊kφ⌋, b = ⌊kφ²⌋."));
}

Message sayHeading(const BeattySubject& subject, BeattyState::Stage stage) {
    using Stage = BeattyState::Stage;
    const BeattyCut& cut = subject.cuts[0];
    const BeattyCut& next = subject.cuts[1];
    const auto sumOf = [](const BeattyCut& bar) {
        return verbatim(
            fmt::format("⌊{0}/φ⌋ + ⌊{0}/φ²⌋ = {1} + {2} = {0} − 1", bar.length, bar.left, bar.right()));
    };
    switch (stage) {
    case Stage::multiples:
        return verbatim("φ = (1 + √5)/2 = 1.618…");
    case Stage::squares:
        return verbatim("φ² = φ + 1 = 2.618…");
    case Stage::cut:
        return verbatim(fmt::format("{0}/φ + {0}/φ² = {0}", cut.length));
    case Stage::counted:
        return verbatim(fmt::format("⌊{0}/φ⌋ = {1}", cut.length, cut.left));
    case Stage::countedSquares:
        return verbatim(fmt::format("⌊{0}/φ²⌋ = {1}", cut.length, cut.right()));
    case Stage::sum:
        return sumOf(cut);
    case Stage::next:
        return sumOf(next);
    case Stage::gap: {
        const BeattyPair& pair = subject.pairs[subject.lit];
        const bool isOfSquare = pair.b == subject.n;
        return verbatim(
            fmt::format("{} = {}", multipleText(pair.k, isOfSquare), valueOfMultiple(pair, isOfSquare)));
    }
    default:
        return sayBeatty();
    }
}

std::string multipleText(std::uint64_t k, bool isOfSquare) {
    return (k == 1 ? std::string() : fmt::format("{}", k)) + (isOfSquare ? "φ²" : "φ");
}

} // namespace mexplorer
