#pragma once

#include "core/explain/trace.h"
#include "core/game/aspects/pairs.h"
#include "core/game/game.h"
#include "core/game/inquiry.h"

#include <array>

namespace mexplorer {

/// The k-th cold pair on a line of numbers, k ≥ 1: a = ⌊kφ⌋ and b = ⌊kφ²⌋.
struct BeattyPair {
    std::uint64_t k = 0;
    std::uint64_t a = 0;
    std::uint64_t b = 0;
    double multiple = 0;         ///< kφ, to draw it
    double multipleOfSquare = 0; ///< kφ²
};
/// A bar of `length` boxes, cut into two pieces of length/φ and length/φ²: the cut goes through one box.
struct BeattyCut {
    std::uint64_t length = 0;
    std::uint64_t left = 0;       ///< whole boxes before the cut: the multiples of φ below `length`
    double at = 0;                ///< length/φ, to draw it
    std::string before = {};      ///< the same in decimals
    std::string behind = {};      ///< and length/φ²
    std::string shareBefore = {}; ///< how much of the box that is cut is before the cut
    std::string shareBehind = {}; ///< and how much is behind it

    /// Whole boxes behind the cut: the multiples of φ² below `length`.
    [[nodiscard]] std::uint64_t right() const { return length - 1 - left; }
};
/// Beatty’s theorem on a line of numbers, and what it says of a position.
struct BeattySubject {
    std::uint64_t n = 1;    ///< the number up to which multiples are counted
    std::uint64_t last = 1; ///< where the line ends
    std::vector<BeattyPair> pairs;
    std::array<BeattyCut, 2> cuts; ///< of n, and of n + 1
    std::size_t lit = 0;           ///< index of the pair that contains n; both its numbers are on the line
    /// Whether n is the smaller number of the position, so that the last step can tell who wins.
    bool hasPosition = false;
};
/// How far the proof has come. Earlier stages stay visible; the current one is highlighted.
struct BeattyState {
    enum class Stage {
        multiples,      ///< those of φ
        squares,        ///< those of φ²
        cut,            ///< a bar of n boxes
        counted,        ///< the multiples of φ below n
        countedSquares, ///< those of φ²
        sum,            ///< n − 1 altogether
        next,           ///< the same for n + 1
        gap,            ///< the one multiple between n and n + 1
        all,            ///< one multiple in every gap
        pairs,          ///< the least number not yet used
        position        ///< what follows for the position
    };
    Stage stage = Stage::multiples;

    friend bool operator==(const BeattyState&, const BeattyState&) = default;
};
using BeattyTrace = TraceOf<BeattySubject, BeattyState>;

/// The largest n: with more, the numbers on the line could not be read from afar.
inline constexpr std::uint64_t mostBeattyNumber = 11;
/// The n to use if the position’s smaller number is 0 or larger than `mostBeattyNumber`.
inline constexpr std::uint64_t usualBeattyNumber = 8;

/// For a game with GridAspect; a position that is no cell counts as (0, 0).
[[nodiscard]] BeattySubject beattySubject(const Game& game, const Inquiry& asked);

/// Why the multiples of φ and of φ², rounded down, hold every positive number exactly once (Rayleigh 1894,
/// Beatty 1926), and why they are the cold pairs (Wythoff 1907): counted up to the smaller number of the
/// position. Errors: a game without PairsAspect, or a position that is no cell.
[[nodiscard]] Expected<BeattyTrace> beattyTrace(const Game& game, const Inquiry& asked);

/// The theorem in a sentence, for the picture’s caption.
[[nodiscard]] Message sayBeatty();
/// What a step comes to, as its heading: a formula, or the theorem once it is proved.
[[nodiscard]] Message sayHeading(const BeattySubject& subject, BeattyState::Stage stage);
/// A multiple as text: “4φ”, “φ²”.
[[nodiscard]] std::string multipleText(std::uint64_t k, bool isOfSquare);

} // namespace mexplorer
