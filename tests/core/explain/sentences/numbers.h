#pragma once

#include "core/explain/number_trace.h"
#include "core/partizan/rational_of.h"
#include "tests/core/explain/sentences/sides.h"

// Games of two sides: which number they are, if they are one.
namespace mexplorer::sentences {

/// The position of a sentence with its options, as the rules have them.
class SoughtNumber {
public:
    explicit SoughtNumber(const Said& said) : worth(worthIn(said)), game(worth.of(said.position)) {
        const auto& moves = said.truth().moves(said.position);
        for (std::size_t i = 0; i < moves.size(); ++i)
            (said.truth().sides(said.position)[i] == Side::left ? left : right)
                .push_back(worth.of(moves[i].second));
    }
    [[nodiscard]] bool isExcluded(ShortGames::Id number, bool byLeft) {
        return std::ranges::any_of(byLeft ? left : right, [&](ShortGames::Id option) {
            return byLeft ? worth.isAtMost(number, option) : worth.isAtMost(option, number);
        });
    }
    [[nodiscard]] bool fits(ShortGames::Id number) {
        return !isExcluded(number, true) && !isExcluded(number, false);
    }
    /// The number of numbers with small birthdays that fit and were not born later than this one.
    [[nodiscard]] int fittingBefore(std::optional<ShortGames::Id> number) {
        int fitting = 0;
        for (int halvings = 0; halvings <= 3; ++halvings) {
            for (int numerator = -(10 << halvings); numerator <= 10 << halvings; ++numerator) {
                if (halvings > 0 && numerator % 2 == 0) continue; // it was there before
                const ShortGames::Id other = worth.games().number(*Dyadic::of(numerator, halvings));
                if (fits(other) && other != number &&
                    (!number || worth.games().birthday(other) <= worth.games().birthday(*number)))
                    ++fitting;
            }
        }
        return fitting;
    }
    [[nodiscard]] Dyadic number() { return worth.games().asNumber(game).value(); }
    [[nodiscard]] Rational size() { return rationalOf(number().sign() < 0 ? -number() : number()); }

    Worth& worth;
    ShortGames::Id game;
    std::vector<ShortGames::Id> left;
    std::vector<ShortGames::Id> right;
};

/// The number at the end of the signs “+−−” or “+(9)−”, halfway between those passed last on each side.
inline Rational numberOfSigns(const std::string& written) {
    const std::string signs = Said::plain(written);
    std::optional<Rational> below;
    std::optional<Rational> above;
    Rational number = 0;
    for (std::size_t at = 0; at < signs.size();) {
        const bool isPlus = signs[at++] == '+';
        std::size_t length = 0;
        long long count = 1;
        if (at < signs.size() && signs[at] == '(') {
            count = std::stoll(signs.substr(at + 1), &length);
            at += length + 2;
        }
        for (long long i = 0; i < count; ++i) {
            (isPlus ? below : above) = number;
            number = below && above ? Rational((*below + *above) / 2) : Rational(number + (isPlus ? 1 : -1));
        }
    }
    return number;
}

/// “101” after the point: 5/8.
inline Rational fractionOfDigits(const std::string& digits) {
    Rational fraction = 0;
    Rational unit(1, 2);
    for (const char digit : digits) {
        if (digit == '1') fraction += unit;
        unit /= 2;
    }
    return fraction;
}

inline Rational numberOfBinary(const std::string& written) {
    const std::string text = Said::plain(written);
    const bool isNegative = text.starts_with("-");
    const std::size_t point = std::min(text.find('.'), text.size());
    const std::string whole = text.substr(isNegative ? 1 : 0, point - (isNegative ? 1 : 0));
    const std::string rest = point == text.size() ? "" : text.substr(point + 1);
    const Rational size = Rational(std::stoll(whole, nullptr, 2)) + fractionOfDigits(rest);
    return isNegative ? Rational(-size) : size;
}

/// How the simplest number that fits is found.
inline Checks numberChecks() {
    const auto bounds = [](bool isLeft, bool isExcluded) {
        return [=](const Said& s) {
            SoughtNumber sought(s);
            ShortGames& games = sought.worth.games();
            const ShortGames::Id option = sought.worth.read(s.text(0));
            const ShortGames::Id number = sought.worth.read(s.text(1));
            const Dyadic little = *Dyadic::of(1, 20);
            const ShortGames::Id below = games.difference(number, games.number(little));
            const ShortGames::Id above = games.sum(number, games.number(little));
            return std::ranges::count(isLeft ? sought.left : sought.right, option) > 0 &&
                   sought.isExcluded(number, isLeft) == isExcluded &&
                   sought.isExcluded(isLeft ? below : above, isLeft) &&
                   !sought.isExcluded(isLeft ? above : below, isLeft);
        };
    };
    const auto hasNoOption = [](bool isLeft) {
        return [isLeft](const Said& s) {
            SoughtNumber sought(s);
            return (isLeft ? sought.left : sought.right).empty();
        };
    };
    const auto misfits = [](bool isTooSmall) {
        return [isTooSmall](const Said& s) {
            SoughtNumber sought(s);
            const ShortGames::Id number = sought.worth.read(s.text(1));
            const ShortGames::Id option = sought.worth.read(s.text(2));
            return sought.worth.games().birthday(number) == s.number(0) &&
                   std::ranges::count(isTooSmall ? sought.left : sought.right, option) > 0 &&
                   (isTooSmall ? sought.worth.isAtMost(number, option)
                               : sought.worth.isAtMost(option, number));
        };
    };
    const auto passes = [](bool isTooSmall) {
        return [isTooSmall](const Said& s) {
            SoughtNumber sought(s);
            const ShortGames::Id first = sought.worth.read(s.text(2));
            const ShortGames::Id last = sought.worth.read(s.text(3));
            const ShortGames::Id option = sought.worth.read(s.text(4));
            return sought.worth.games().birthday(first) == s.number(0) &&
                   sought.worth.games().birthday(last) == s.number(1) &&
                   (isTooSmall ? sought.worth.isAtMost(first, last) && sought.worth.isAtMost(last, option)
                               : sought.worth.isAtMost(last, first) && sought.worth.isAtMost(option, last));
        };
    };
    const auto countsEach = [](int sign) {
        return [sign](const Said& s) {
            SoughtNumber sought(s);
            return sought.worth.read(s.text(0)) == sought.game && sought.number().isWhole() &&
                   sought.number().sign() == sign;
        };
    };
    const auto wholePart = [](int sign) {
        return [sign](const Said& s) {
            SoughtNumber sought(s);
            const Rational whole = s.number(0);
            return sought.number().sign() == sign && whole < sought.size() && sought.size() < whole + 1;
        };
    };
    const auto digits = [](int sign) {
        return [sign](const Said& s) {
            SoughtNumber sought(s);
            const Rational fraction = fractionOfDigits(s.text(0));
            const Rational whole = sought.size() - fraction;
            return sought.number().sign() == sign && denominator(whole) == 1 && s.text(0).ends_with("1");
        };
    };
    const auto movesAlone = [](bool isLeft) {
        return [isLeft](const Said& s) {
            SoughtNumber sought(s);
            ShortGames& games = sought.worth.games();
            const ShortGames::Id next = sought.worth.read(s.text(0));
            const auto options = isLeft ? games.left(sought.game) : games.right(sought.game);
            const bool isOnlyOne = options.size() == 1 && options.front() == next;
            const bool hasOther = !(isLeft ? games.right(sought.game) : games.left(sought.game)).empty();
            const ShortGames::Id loss =
                isLeft ? games.difference(sought.game, next) : games.difference(next, sought.game);
            return isOnlyOne && !hasOther && loss == games.number(Dyadic(1));
        };
    };
    return {
        {"Left’s options: %1. Right’s options: %2. Sought is the number x that is born first of those with "
         "no "
         "left option ≥ x and no right option ≤ x.",
         [](const Said& s) {
             SoughtNumber sought(s);
             return sought.worth.form(s.text(0), s.text(1)) == sought.game;
         }},
        {"Left has no option: x may be as small as it likes.", hasNoOption(true)},
        {"Right has no option: x may be as large as it likes.", hasNoOption(false)},
        {"Of Left’s options %1 excludes most: x must be greater than %2.", bounds(true, true)},
        {"Of Left’s options %1 excludes most: x must be at least %2.", bounds(true, false)},
        {"Of Right’s options %1 excludes most: x must be less than %2.", bounds(false, true)},
        {"Of Right’s options %1 excludes most: x must be at most %2.", bounds(false, false)},
        {"Day %1: %2 is too small, as %3 ≥ %2. On to the greater child.", misfits(true)},
        {"Day %1: %2 is too large, as %3 ≤ %2. On to the lesser child.", misfits(false)},
        {"Days %1 to %2: %3 to %4 are too small, one after the other, as %5 ≥ %4.", passes(true)},
        {"Days %1 to %2: %3 to %4 are too large, one after the other, as %5 ≤ %4.", passes(false)},
        {"Day %1: %2 fits, and nothing that fits is born earlier. The game is %2.",
         [](const Said& s) {
             SoughtNumber sought(s);
             const ShortGames::Id number = sought.worth.read(s.text(1));
             return number == sought.game && sought.worth.games().birthday(number) == s.number(0) &&
                    sought.fits(number) && sought.fittingBefore(number) == 0;
         }},
        {"The signs on the way are %1. As a stalk of Hackenbush: from the ground up a blue branch for each "
         "+, "
         "a red one for each −.",
         [](const Said& s) {
             SoughtNumber sought(s);
             return numberOfSigns(s.text(0)) == rationalOf(sought.number());
         }},
        {"All branches are blue, and each counts 1: together %1.", countsEach(1)},
        {"All branches are red, and each counts −1: together %1.", countsEach(-1)},
        {"Read in binary: of the branches before the colour changes all but the last count 1 each, together "
         "%1.",
         wholePart(1)},
        {"Read in binary, with the colours exchanged and a minus before all: of the branches before the "
         "colour changes all but the last count 1 each, together %1.",
         wholePart(-1)},
        {"The first two branches of unequal colours are the binary point.",
         [](const Said& s) { return !SoughtNumber(s).number().isWhole(); }},
        {"After it a blue branch is a 1, a red one a 0, and a last 1 is put at the end: .%1.", digits(1)},
        {"After it a red branch is a 1, a blue one a 0, and a last 1 is put at the end: .%1.", digits(-1)},
        {"In binary %1 is %2. Back again: as many branches as the whole part, two for the point, then one "
         "for each digit but the last 1.",
         [](const Said& s) {
             SoughtNumber sought(s);
             return numberOfBinary(s.text(0)) == rationalOf(sought.number()) &&
                    sought.worth.read(s.text(1)) == sought.game;
         }},
        {"In 0, its simplest form, nobody has a move: whoever must move, loses.",
         [](const Said& s) { return s.truth().outcome(s.position) == Outcome::P; }},
        {"In its simplest form Left moves to %1 and loses 1 by it, Right has no move. Nobody moves in a "
         "number "
         "while there is anything else.",
         movesAlone(true)},
        {"In its simplest form Right moves to %1 and loses 1 by it, Left has no move. Nobody moves in a "
         "number "
         "while there is anything else.",
         movesAlone(false)},
        {"In its simplest form Left moves to %1, Right to %2: whoever moves loses %3 by it. Nobody moves in "
         "a "
         "number while there is anything else.",
         [](const Said& s) {
             SoughtNumber sought(s);
             ShortGames& games = sought.worth.games();
             const ShortGames::Id left = sought.worth.read(s.text(0));
             const ShortGames::Id right = sought.worth.read(s.text(1));
             const ShortGames::Id loss = sought.worth.read(s.text(2));
             return games.left(sought.game).front() == left && games.right(sought.game).front() == right &&
                    games.difference(sought.game, left) == loss &&
                    games.difference(right, sought.game) == loss;
         }},
        {"No number is left between: %1 is no number. It is confused with all numbers between %2 and %3, its "
         "stops.",
         [](const Said& s) {
             SoughtNumber sought(s);
             ShortGames& games = sought.worth.games();
             const ShortGames::Id least = sought.worth.read(s.text(1));
             const ShortGames::Id most = sought.worth.read(s.text(2));
             const auto isConfused = [&](const Dyadic& number) {
                 return games.order(sought.game, games.number(number)) == GameOrder::confused;
             };
             const Dyadic little = *Dyadic::of(1, 20);
             const Dyadic first = *games.asNumber(least);
             const Dyadic last = *games.asNumber(most);
             return sought.worth.read(s.text(0)) == sought.game && !games.asNumber(sought.game) &&
                    sought.fittingBefore({}) == 0 && first < last && isConfused(*first.plus(little)) &&
                    isConfused(*last.plus(-little)) && !isConfused(*first.plus(-little)) &&
                    !isConfused(*last.plus(little));
         }},
        {"No number is left between: %1 is no number. It differs from %2 by an infinitesimal.",
         [](const Said& s) {
             SoughtNumber sought(s);
             ShortGames& games = sought.worth.games();
             const ShortGames::Id rest = games.difference(sought.game, sought.worth.read(s.text(1)));
             const ShortGames::Id little = games.number(*Dyadic::of(1, 20));
             return sought.worth.read(s.text(0)) == sought.game && !games.asNumber(sought.game) &&
                    sought.fittingBefore({}) == 0 && games.isAtMost(rest, little) &&
                    games.isAtMost(games.negative(little), rest);
         }},
        {"The number is 0, born on day 0: it has no signs.",
         [](const Said& s) { return SoughtNumber(s).number() == Dyadic(); }},
        {"The number is %1, born on day %2, with the sign expansion %3.",
         [](const Said& s) {
             SoughtNumber sought(s);
             return sought.worth.read(s.text(0)) == sought.game &&
                    sought.worth.games().birthday(sought.game) == s.number(1) &&
                    numberOfSigns(s.text(2)) == rationalOf(sought.number());
         }},
    };
}

} // namespace mexplorer::sentences
