#include "core/explain/number_trace.h"

#include "core/explain/say_form.h"
#include "core/explain/say_short_game.h"

#include <fmt/format.h>

namespace mexplorer {

namespace {

constexpr std::int64_t longestRun = 8;  // signs that are written one by one
constexpr std::size_t toldOneByOne = 6; // numbers on the way before many whole ones are passed
constexpr const char* minus = "−";

/// From 0 to the number. Of many whole numbers beside each other the first and the last are met.
std::vector<NumberMet> wayTo(const std::vector<SignRun>& signs) {
    std::vector<NumberMet> way = {{}};
    for (const SignRun& run : signs) {
        for (std::int64_t i = 1; i <= run.count; ++i) {
            const NumberMet& last = way.back();
            std::int64_t passed = 0;
            Dyadic from = last.number;
            if (way.size() == toldOneByOne && &run == &signs.front() && i < run.count) {
                passed = run.count - i;
                i = run.count;
                from = *Dyadic::of(run.isPlus ? run.count - 1 : 1 - run.count);
            }
            way.push_back({*childOf(from, run.isPlus), last.day + passed + 1, run.isPlus, passed});
        }
    }
    return way;
}

StalkDigits digitsOf(Dyadic number) {
    StalkDigits digits{.isNegative = number.sign() < 0};
    const std::int64_t size = digits.isNegative ? -number.numerator() : number.numerator();
    digits.whole = size >> number.halvings();
    for (int digit = number.halvings() - 1; digit >= 0; --digit)
        digits.fraction += (size >> digit & 1) != 0 ? '1' : '0';
    return digits;
}

NumberSubject numberSubject(NumberSought sought) {
    NumberSubject subject{std::move(sought), {}, {}, {}};
    if (!subject.sought.number) return subject;
    subject.signs = signExpansion(*subject.sought.number);
    subject.way = wayTo(subject.signs);
    subject.digits = digitsOf(*subject.sought.number);
    return subject;
}

/// Adds steps to a trace, each with what is seen of the number then.
class NumberTeller {
    using Stalk = NumberState::Stalk;
    enum Line : std::size_t { bounds, root, greater, less, found, signs, moves };

public:
    explicit NumberTeller(NumberSought sought)
        : trace_(say(MX_TEXT("core", "The simplest number")), numberCode(), numberSubject(std::move(sought))),
          subject_(trace_.subject) {}

    NumberTrace tell() {
        tellBounds();
        if (subject_.sought.number) {
            tellWay();
            tellStalk();
            tellMoves();
        }
        tellResult();
        return std::move(trace_);
    }

private:
    static std::vector<Message> numberCode() {
        return {
            say(MX_TEXT("core", "x fits if no left option is ≥ x and no right option is ≤ x")),
            say(MX_TEXT("core", "x ← 0, born on day 0")),
            say(MX_TEXT("core", "while a left option is ≥ x: x ← its greater child")),
            say(MX_TEXT("core", "while a right option is ≤ x: x ← its lesser child")),
            say(MX_TEXT("core", "x fits: the game is x")),
            say(MX_TEXT("core", "+ for each way to the greater, − to the lesser: the signs, and a stalk")),
            say(MX_TEXT("core", "whoever moves in a number loses by it"))};
    }

    [[nodiscard]] const Dyadic& number() const { return *subject_.sought.number; }
    [[nodiscard]] const NumberBound& firstBound(bool isLeft) const {
        return isLeft ? subject_.sought.left.front() : subject_.sought.right.front();
    }

    void tellBounds() {
        trace_.begin(say(MX_TEXT("core", "options")));
        add(say(MX_TEXT("core",
                        "Left’s options: %1. Right’s options: %2. Sought is the number x that is born "
                        "first of those with no left option ≥ x and no right option ≤ x."),
                sayGames(optionNames(subject_.sought.left)), sayGames(optionNames(subject_.sought.right))),
            bounds);
        now_.hasLeft = true;
        add(sayLeftBound(), bounds);
        now_.hasRight = true;
        add(sayRightBound(), bounds);
    }
    [[nodiscard]] Message sayLeftBound() const {
        if (subject_.sought.left.empty())
            return say(MX_TEXT("core", "Left has no option: x may be as small as it likes."));
        const NumberBound& bound = firstBound(true);
        return bound.isExcluded
                   ? say(MX_TEXT("core", "Of Left’s options %1 excludes most: x must be greater than %2."),
                         saidGame(bound.option), saidNumber(bound.number))
                   : say(MX_TEXT("core", "Of Left’s options %1 excludes most: x must be at least %2."),
                         saidGame(bound.option), saidNumber(bound.number));
    }
    [[nodiscard]] Message sayRightBound() const {
        if (subject_.sought.right.empty())
            return say(MX_TEXT("core", "Right has no option: x may be as large as it likes."));
        const NumberBound& bound = firstBound(false);
        return bound.isExcluded
                   ? say(MX_TEXT("core", "Of Right’s options %1 excludes most: x must be less than %2."),
                         saidGame(bound.option), saidNumber(bound.number))
                   : say(MX_TEXT("core", "Of Right’s options %1 excludes most: x must be at most %2."),
                         saidGame(bound.option), saidNumber(bound.number));
    }

    /// Down the tree: what does not fit is left towards what does.
    void tellWay() {
        trace_.begin(say(MX_TEXT("core", "birthdays")));
        for (std::size_t i = 0; i + 1 < subject_.way.size(); ++i) {
            const NumberMet& next = subject_.way[i + 1];
            now_.met = i + 1;
            if (next.passed > 0)
                tellPassed(subject_.way[i], next);
            else
                tellMisfit(subject_.way[i], next.isPlus);
        }
        now_.met = subject_.way.size();
        now_.isFound = true;
        add(say(MX_TEXT("core", "Day %1: %2 fits, and nothing that fits is born earlier. The game is %2."),
                subject_.way.back().day, saidNumber(number())),
            found);
    }
    void tellMisfit(const NumberMet& met, bool isTooSmall) {
        const Message option = saidGame(firstBound(isTooSmall).option);
        add(isTooSmall ? say(MX_TEXT("core", "Day %1: %2 is too small, as %3 ≥ %2. On to the greater child."),
                             met.day, saidNumber(met.number), option)
                       : say(MX_TEXT("core", "Day %1: %2 is too large, as %3 ≤ %2. On to the lesser child."),
                             met.day, saidNumber(met.number), option),
            met.day == 0 ? root
            : isTooSmall ? greater
                         : less);
    }
    void tellPassed(const NumberMet& met, const NumberMet& next) {
        const Message option = saidGame(firstBound(next.isPlus).option);
        const Dyadic before = *next.number.plus(Dyadic(next.isPlus ? -1 : 1));
        add(next.isPlus
                ? say(MX_TEXT("core",
                              "Days %1 to %2: %3 to %4 are too small, one after the other, as %5 ≥ %4."),
                      met.day, next.day - 1, saidNumber(met.number), saidNumber(before), option)
                : say(MX_TEXT("core",
                              "Days %1 to %2: %3 to %4 are too large, one after the other, as %5 ≤ %4."),
                      met.day, next.day - 1, saidNumber(met.number), saidNumber(before), option),
            next.isPlus ? greater : less);
    }

    /// The signs as a stalk, and that read in binary.
    void tellStalk() {
        if (subject_.signs.empty()) return;
        trace_.begin(say(MX_TEXT("core", "stalk")));
        now_.stalk = Stalk::drawn;
        add(say(MX_TEXT("core", "The signs on the way are %1. As a stalk of Hackenbush: from the ground up a "
                                "blue branch for each +, a red one for each −."),
                verbatim(signText(subject_.signs))),
            signs);
        if (number().isWhole())
            tellWholeStalk();
        else
            tellBinaryStalk();
    }
    void tellWholeStalk() {
        now_.stalk = Stalk::value;
        add(subject_.digits.isNegative
                ? say(MX_TEXT("core", "All branches are red, and each counts −1: together %1."),
                      saidNumber(number()))
                : say(MX_TEXT("core", "All branches are blue, and each counts 1: together %1."),
                      saidNumber(number())),
            signs);
    }
    void tellBinaryStalk() {
        const StalkDigits& digits = subject_.digits;
        now_.stalk = Stalk::whole;
        add(digits.isNegative
                ? say(MX_TEXT("core",
                              "Read in binary, with the colours exchanged and a minus before all: of the "
                              "branches before the colour changes all but the last count 1 each, "
                              "together %1."),
                      digits.whole)
                : say(MX_TEXT("core", "Read in binary: of the branches before the colour changes all but the "
                                      "last count 1 each, together %1."),
                      digits.whole),
            signs);
        now_.stalk = Stalk::point;
        add(say(MX_TEXT("core", "The first two branches of unequal colours are the binary point.")), signs);
        now_.stalk = Stalk::fraction;
        add(digits.isNegative
                ? say(MX_TEXT("core",
                              "After it a red branch is a 1, a blue one a 0, and a last 1 is put at the "
                              "end: .%1."),
                      verbatim(digits.fraction))
                : say(MX_TEXT("core",
                              "After it a blue branch is a 1, a red one a 0, and a last 1 is put at the "
                              "end: .%1."),
                      verbatim(digits.fraction)),
            signs);
        now_.stalk = Stalk::value;
        add(say(MX_TEXT("core",
                        "In binary %1 is %2. Back again: as many branches as the whole part, two for the "
                        "point, then one for each digit but the last 1."),
                verbatim(binaryText(digits)), saidNumber(number())),
            signs);
    }

    void tellMoves() {
        trace_.begin(say(MX_TEXT("core", "moves")));
        now_.hasMoves = true;
        add(sayMoves(), moves);
    }
    [[nodiscard]] Message sayMoves() const {
        if (number().sign() == 0)
            return say(
                MX_TEXT("core", "In 0, its simplest form, nobody has a move: whoever must move, loses."));
        if (number().isWhole()) {
            const bool movesLeft = number().sign() > 0;
            const Message next = saidNumber(*subject_.optionOf(movesLeft));
            return movesLeft
                       ? say(MX_TEXT("core",
                                     "In its simplest form Left moves to %1 and loses 1 by it, Right has "
                                     "no move. Nobody moves in a number while there is anything else."),
                             next)
                       : say(MX_TEXT("core",
                                     "In its simplest form Right moves to %1 and loses 1 by it, Left has "
                                     "no move. Nobody moves in a number while there is anything else."),
                             next);
        }
        const Dyadic loss = *Dyadic::of(1, number().halvings());
        return say(
            MX_TEXT("core", "In its simplest form Left moves to %1, Right to %2: whoever moves loses %3 by "
                            "it. Nobody moves in a number while there is anything else."),
            saidNumber(*subject_.optionOf(true)), saidNumber(*subject_.optionOf(false)), saidNumber(loss));
    }

    [[nodiscard]] Message sayNoNumber() const {
        const NumberSought& sought = subject_.sought;
        return sought.leftStop > sought.rightStop
                   ? say(MX_TEXT("core",
                                 "No number is left between: %1 is no number. It is confused with all "
                                 "numbers between %2 and %3, its stops."),
                         saidGame(sought.game), saidNumber(sought.rightStop), saidNumber(sought.leftStop))
                   : say(MX_TEXT("core",
                                 "No number is left between: %1 is no number. It differs from %2 by an "
                                 "infinitesimal."),
                         saidGame(sought.game), saidNumber(sought.leftStop));
    }

    void tellResult() {
        trace_.begin(say(MX_TEXT("core", "result")));
        now_.isDone = true;
        if (!subject_.sought.number) return add(sayNoNumber(), bounds);
        const std::int64_t day = subject_.way.back().day;
        add(subject_.signs.empty()
                ? say(MX_TEXT("core", "The number is 0, born on day 0: it has no signs."))
                : say(MX_TEXT("core", "The number is %1, born on day %2, with the sign expansion %3."),
                      saidNumber(number()), day, verbatim(signText(subject_.signs))),
            found);
    }

    void add(Message reason, Line line) { trace_.add({std::move(reason), line}, now_); }

    NumberTrace trace_;
    const NumberSubject& subject_;
    NumberState now_;
};

} // namespace

bool NumberSubject::isExcluded(Dyadic number, bool byLeft) const {
    const auto& bounds = byLeft ? sought.left : sought.right;
    if (bounds.empty()) return false;
    const NumberBound& first = bounds.front();
    if (number == first.number) return first.isExcluded;
    return byLeft ? number < first.number : number > first.number;
}

std::optional<Dyadic> NumberSubject::optionOf(bool isLeft) const {
    if (!sought.number) return std::nullopt;
    const Dyadic number = *sought.number;
    const bool hasNone = number.isWhole() && (isLeft ? number.sign() <= 0 : number.sign() >= 0);
    return hasNone ? std::nullopt : number.plus(*Dyadic::of(isLeft ? -1 : 1, number.halvings()));
}

std::vector<std::string> optionNames(const std::vector<NumberBound>& bounds) {
    std::vector<std::string> names;
    names.reserve(bounds.size());
    for (const NumberBound& bound : bounds)
        names.push_back(bound.option);
    return names;
}

std::string signText(const std::vector<SignRun>& signs) {
    std::string text;
    for (const SignRun& run : signs) {
        const char* sign = run.isPlus ? "+" : minus;
        if (run.count > longestRun)
            text += fmt::format("{}({})", sign, run.count);
        else
            for (std::int64_t i = 0; i < run.count; ++i)
                text += sign;
    }
    return text;
}

std::string binaryText(const StalkDigits& digits) {
    return fmt::format("{}{:b}{}{}", digits.isNegative ? minus : "", digits.whole,
                       digits.fraction.empty() ? "" : ".", digits.fraction);
}

Message saidNumber(Dyadic number) {
    return saidGame(number.text());
}

NumberTrace numberTrace(NumberSought sought) {
    return NumberTeller(std::move(sought)).tell();
}

} // namespace mexplorer
