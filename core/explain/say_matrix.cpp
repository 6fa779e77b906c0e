#include "core/explain/say_matrix.h"

#include "core/text/decimal.h"
#include "core/text/say_count.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>

namespace mexplorer {

namespace {

constexpr std::size_t longestFraction = 15; // bytes
constexpr std::size_t mostActions = 12;     // actions
constexpr int listedDigits = 3;

std::string withSign(std::string text) {
    if (text.starts_with('-')) text.replace(0, 1, "−");
    return text;
}

template <class Shares, class Show>
std::string inBrackets(const Shares& shares, const Show& show) {
    std::string text = "(";
    for (std::size_t i = 0; i < shares.size(); ++i) {
        if (i > 0) text += ", ";
        text += show(shares[i]);
    }
    return text + ")";
}

/// A share rounded to thousandths, so that shares of nearly nothing are nothing.
std::string shareText(double share) {
    return decimalText(std::round(share * 1000) / 1000, std::abs(share) < 1 ? 3 : 4);
}

/// All numbers as short fractions, or as decimals if they are exact; or else rounded, as `show` does.
template <class Show>
std::string exactOr(const std::vector<double>& numbers, const Show& show) {
    const auto fraction = [](double number) { return fractionText(number, listedDigits); };
    std::string exact = inBrackets(numbers, fraction);
    return exact.find(nearly) == std::string::npos ? exact : std::string(nearly) + inBrackets(numbers, show);
}

/// Of many actions only those that are used, by their numbers: “3: 1/5, 7: 4/5”.
std::string usedOf(const Mixture& mixture) {
    constexpr std::size_t mostUsed = 6;
    std::string text = "(";
    std::size_t used = 0;
    for (std::size_t i = 0; i < mixture.size(); ++i) {
        if (mixture[i] == 0 || ++used > mostUsed) continue;
        text += fmt::format("{}{}: {}", used == 1 ? "" : ", ", i + 1, shownRational(mixture[i]));
    }
    return text + (used > mostUsed ? ", …)" : ")");
}

} // namespace

std::string shownRational(const Rational& number) {
    const std::string exact = rationalText(number);
    if (exact.size() <= longestFraction) return withSign(exact);
    return std::string(nearly) + decimalText(nearest(number), 5);
}

std::string shownMixture(const Mixture& mixture) {
    if (mixture.size() > mostActions) return usedOf(mixture);
    const bool isShort = std::ranges::all_of(
        mixture, [](const Rational& share) { return rationalText(share).size() <= longestFraction; });
    if (isShort) return inBrackets(mixture, rationalText);
    std::vector<double> shares;
    for (const Rational& share : mixture)
        shares.push_back(nearest(share));
    return std::string(nearly) + inBrackets(shares, shareText);
}

std::string shownMixture(const std::vector<double>& shares) {
    return exactOr(shares, shareText);
}

std::string shownNumbers(const std::vector<double>& numbers) {
    return exactOr(numbers, [](double number) { return decimalText(number, listedDigits); });
}

// With non-breaking spaces: with a plain one, “column %1” is already translated as a column of binary digits.
Message sayAction(const MatrixAspect::Names& names, MatrixSide side, std::size_t action) {
    return about({topic::strategy, static_cast<std::uint64_t>(side), action},
                 side == MatrixSide::row ? say(MX_TEXT("core", "row %1"), names[0][action])
                                         : say(MX_TEXT("core", "column %1"), names[1][action]));
}

Message sayActions(const MatrixAspect::Names& names, MatrixSide side, ActionSet actions) {
    const auto all = actionsIn(actions);
    if (all.size() == 1) return sayAction(names, side, all.front());
    std::string items;
    for (std::size_t i = 0; i < std::min(all.size(), mostActions); ++i) {
        if (!items.empty()) items += ", ";
        items += names[static_cast<std::size_t>(side)][all[i]];
    }
    if (all.size() > mostActions) items += ", …";
    return side == MatrixSide::row ? say(MX_TEXT("core", "rows %1"), listed(items))
                                   : say(MX_TEXT("core", "columns %1"), listed(items));
}

Message sayPlayer(MatrixSide side) {
    return side == MatrixSide::row ? say(MX_TEXT("core", "the row player"))
                                   : say(MX_TEXT("core", "the column player"));
}

Message sayMatrixResult(const MatrixAnswer& answer) {
    if (answer.solution && answer.sum && *answer.sum != 0) {
        return say(MX_TEXT("core", "The value is %1, and of %2 in each cell %3 is left to the column player"),
                   shownRational(answer.solution->value), shownRational(*answer.sum),
                   shownRational(*answer.sum - answer.solution->value));
    }
    if (answer.solution)
        return say(MX_TEXT("core", "The value is %1"), shownRational(answer.solution->value));
    const Equilibria& all = answer.equilibria;
    if (!answer.isComplete)
        return sayCount(answer.pure.size(), MX_TEXT("core", "There is 1 pure equilibrium"),
                        MX_TEXT("core", "There are %1 pure equilibria"), answer.pure.size());
    if (all.isInfinite) return say(MX_TEXT("core", "There are infinitely many equilibria"));
    return sayCount(all.extreme.size(), MX_TEXT("core", "There is 1 equilibrium"),
                    MX_TEXT("core", "There are %1 equilibria"), all.extreme.size());
}

Message sayMatrixHeadline(const MatrixAnswer& answer, bool isFound) {
    if (answer.solution) return verbatim("v = " + (isFound ? shownRational(answer.solution->value) : "?"));
    return isFound ? sayMatrixResult(answer) : say(MX_TEXT("core", "Which strategies are an equilibrium?"));
}

Message sayEquilibrium(const MatrixAspect& matrix, const Equilibrium& found) {
    if (found.isPure()) {
        const auto row = static_cast<std::size_t>(std::countr_zero(supportOf(found.row)));
        const auto column = static_cast<std::size_t>(std::countr_zero(supportOf(found.column)));
        return say(MX_TEXT("core", "%1 and %2, which give %3 and %4"),
                   sayAction(matrix.names(), MatrixSide::row, row),
                   sayAction(matrix.names(), MatrixSide::column, column), shownRational(found.first),
                   shownRational(found.second));
    }
    return say(MX_TEXT("core", "%1 and %2, which give %3 and %4"), shownMixture(found.row),
               shownMixture(found.column), shownRational(found.first), shownRational(found.second));
}

} // namespace mexplorer
