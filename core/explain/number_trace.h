#pragma once

#include "core/explain/trace.h"
#include "core/game/aspects/short_game.h"
#include "core/partizan/birthday_tree.h"

namespace mexplorer {

/// A number that is met on the way down the tree of birthdays.
struct NumberMet {
    Dyadic number;
    std::int64_t day = 0;
    bool isPlus = true;      ///< whether it is greater than the one before
    std::int64_t passed = 0; ///< whole numbers between it and the one before, which are not told one by one
};

/// A number in binary, as Berlekamp’s rule reads it off a stalk (Berlekamp, Conway, Guy 1982, chapter 3).
struct StalkDigits {
    std::int64_t whole = 0;    ///< branches before the binary point; each counts 1
    std::string fraction = {}; ///< the digits after it, with the 1 at the end; empty: it is a whole number
    bool isNegative = false;   ///< then all colours are exchanged
};

/// A game that may be a number, and the way to it from 0.
struct NumberSubject {
    NumberSought sought;
    std::vector<NumberMet> way; ///< from 0 to the number; empty if it is none
    std::vector<SignRun> signs; ///< of the way
    StalkDigits digits;

    /// Whether one of the player’s options excludes the number.
    [[nodiscard]] bool isExcluded(Dyadic number, bool byLeft) const;
    /// What the player’s move in the number, in its simplest form, leads to; nothing if he has none.
    [[nodiscard]] std::optional<Dyadic> optionOf(bool isLeft) const;
};

/// What is seen of it at a step.
struct NumberState {
    /// How far the stalk has been read: not drawn, drawn, the branches before the point, the point, the
    /// digits after it, and all with what it comes to.
    enum class Stalk { absent, drawn, whole, point, fraction, value };

    bool hasLeft = false; ///< the bounds of Left’s options are drawn, of Right’s
    bool hasRight = false;
    std::size_t met = 0; ///< so many numbers of the way
    bool isFound = false;
    Stalk stalk = Stalk::absent;
    bool hasMoves = false; ///< what moves in the number lead to
    bool isDone = false;
};

/// How the simplest number between a game’s options is found: the bounds; then from day 0 down the tree of
/// birthdays, until a number fits; its signs, the stalk that is worth the same, that read in binary; and what
/// a move in it costs. Or that the options leave no number.
using NumberTrace = TraceOf<NumberSubject, NumberState>;

[[nodiscard]] NumberTrace numberTrace(NumberSought sought);

/// The options that bound numbers, by their names.
[[nodiscard]] std::vector<std::string> optionNames(const std::vector<NumberBound>& bounds);
/// “+−−”; long runs are counted: “+(1000)”.
[[nodiscard]] std::string signText(const std::vector<SignRun>& signs);
/// “−10.011”, in binary.
[[nodiscard]] std::string binaryText(const StalkDigits& digits);
/// The number, where figures find it by gameTopic().
[[nodiscard]] Message saidNumber(Dyadic number);

} // namespace mexplorer
