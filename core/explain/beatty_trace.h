#pragma once

#include "core/explain/trace.h"
#include "core/solve/aspects/pairs.h"

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
/// A bar of so many boxes, cut in two pieces, length/φ and length/φ²: the cut goes through one box.
struct BeattyCut {
    std::uint64_t length = 0;
    std::uint64_t left = 0;  ///< whole boxes before the cut: the multiples of φ below `length`
    double at = 0;           ///< length/φ, to draw it
    std::string before = {}; ///< the same in decimals
    std::string behind = {}; ///< and length/φ²

    /// Whole boxes behind the cut: the multiples of φ² below `length`.
    [[nodiscard]] std::uint64_t right() const { return length - 1 - left; }
};
/// Beatty’s theorem on a line of numbers, and what it says of a position.
struct BeattySubject {
    std::uint64_t n = 1;    ///< the number up to which multiples are counted
    std::uint64_t last = 1; ///< where the line ends
    std::vector<BeattyPair> pairs;
    std::array<BeattyCut, 2> cuts; ///< of n, and of n + 1
    std::size_t lit = 0;           ///< the pair that holds n, among the pairs; its numbers are on the line
    /// Whether n is the smaller number of the position, so that the last step can tell who wins.
    bool hasPosition = false;
};
/// How far the proof has come. What was shown stays, and the stage itself is in the light.
struct BeattyState {
    enum class Stage {
        multiples,      ///< those of φ
        squares,        ///< those of φ²
        cut,            ///< a bar of n boxes
        counted,        ///< the multiples of φ below n
        countedSquares, ///< those of φ²
        sum,            ///< n − 1 altogether
        next,           ///< the same of n + 1
        gap,            ///< what lies between
        all,            ///< every gap
        pairs,          ///< the least number not yet used
        position        ///< and what follows for the position
    };
    Stage stage = Stage::multiples;

    friend bool operator==(const BeattyState&, const BeattyState&) = default;
};
using BeattyTrace = TraceOf<BeattySubject, BeattyState>;

/// The largest number that is counted up to: with more, the numbers on the line could not be read from afar.
inline constexpr std::uint64_t mostBeattyNumber = 11;
/// What is taken where the position’s smaller number is 0, or larger than that.
inline constexpr std::uint64_t usualBeattyNumber = 8;

/// Of a position of a game with PairsAspect, which is a cell.
[[nodiscard]] BeattySubject beattySubject(const Game& game, const Inquiry& asked);

/// Why the multiples of φ and of φ², rounded down, hold every positive number exactly once (Rayleigh 1894,
/// Beatty 1926), and why they are the cold pairs (Wythoff 1907): counted up to the smaller number of the
/// position. The picture gains something at every step. Errors: a game without such pairs.
[[nodiscard]] Expected<BeattyTrace> beattyTrace(const Game& game, const Inquiry& asked);

/// The theorem, as the picture says it below.
[[nodiscard]] Message sayBeatty();
/// A multiple as it is written: “4φ”, “φ²”.
[[nodiscard]] std::string multipleText(std::uint64_t k, bool isOfSquare);

} // namespace mexplorer
