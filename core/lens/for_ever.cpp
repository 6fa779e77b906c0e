#include "core/lens/for_ever.h"

#include "core/formula/normal_tree.h"
#include "core/theory/wide.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace mexplorer {

namespace {

using Rise = std::optional<std::int64_t>;

constexpr std::int64_t longestStep = std::int64_t{1} << 40;

Rise fitting(SignedWide rise) {
    const bool fits =
        rise >= std::numeric_limits<std::int64_t>::min() && rise <= std::numeric_limits<std::int64_t>::max();
    return fits ? Rise(static_cast<std::int64_t>(rise)) : std::nullopt;
}

/// Of a sum, or of a difference, in which all parts but the first are subtracted.
Rise riseOfSum(const std::vector<FormulaTree>& parts, std::int64_t step, bool isDifference) {
    SignedWide sum = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Rise rise = riseOf(parts[i], step);
        if (!rise) return std::nullopt;
        sum += isDifference && i > 0 ? -SignedWide{*rise} : SignedWide{*rise};
    }
    return fitting(sum);
}

/// Of a product in which at most one factor is no number.
Rise riseOfProduct(const std::vector<FormulaTree>& factors, std::int64_t step) {
    const auto changing =
        std::ranges::find_if_not(factors, [](const FormulaTree& factor) { return isConstant(factor); });
    if (changing == factors.end()) return 0;
    Rise rise = riseOf(*changing, step);
    for (auto factor = factors.begin(); rise && factor != factors.end(); ++factor) {
        if (factor == changing) continue;
        if (!isConstant(*factor)) return std::nullopt;
        rise = fitting(SignedWide{*rise} * factor->number);
    }
    return rise;
}

/// Of ⌊x / divisor⌋ and x mod divisor, for a divisor that does not change.
Rise riseOfDivision(const FormulaTree& tree, std::int64_t step) {
    const FormulaTree& divisor = tree.arguments[1];
    const Rise rise = riseOf(tree.arguments[0], step);
    if (!rise || !isConstant(divisor) || divisor.number == 0) return std::nullopt;
    if (divisor.number == -1 || *rise % divisor.number != 0) return std::nullopt; // −1: it might not fit
    return tree.operation == Operation::divide ? *rise / divisor.number : 0;
}

/// Whether no part changes.
bool areConstant(std::span<const FormulaTree> parts, std::int64_t step) {
    return std::ranges::all_of(parts, [step](const FormulaTree& part) { return riseOf(part, step) == 0; });
}

/// Of what depends on differences only: all parts rise alike.
Rise riseTogether(std::span<const FormulaTree> parts, std::int64_t step) {
    const Rise first = riseOf(parts.front(), step);
    for (const FormulaTree& part : parts)
        if (!first || riseOf(part, step) != first) return std::nullopt;
    return first;
}

/// What n may be divided by in a part, and in what that is divided.
std::optional<std::int64_t> divisorsIn(const FormulaTree& tree) {
    std::int64_t all = 1;
    for (const FormulaTree& part : tree.arguments) {
        const auto more = divisorsIn(part);
        if (!more || all > longestStep / *more) return std::nullopt;
        all = std::lcm(all, *more);
    }
    const bool divides = tree.operation == Operation::divide || tree.operation == Operation::modulo;
    const std::size_t place = divides ? 1 : 0;
    if (!divides && tree.operation != Operation::divides) return all;
    const FormulaTree& divisor = tree.arguments[place];
    if (!isConstant(divisor) || divisor.number == 0) return all;
    if (divisor.number < -longestStep || divisor.number > longestStep) return std::nullopt;
    const std::int64_t by = divisor.number < 0 ? -divisor.number : divisor.number;
    return all > longestStep / by ? std::nullopt : std::optional(all * by);
}

} // namespace

Rise riseOf(const FormulaTree& tree, std::int64_t step) {
    const auto& parts = tree.arguments;
    switch (tree.operation) {
    case Operation::number:
    case Operation::always:
    case Operation::never:
        return 0;
    case Operation::name:
        return step;
    case Operation::add:
        return riseOfSum(parts, step, false);
    case Operation::subtract:
        return riseOfSum(parts, step, true);
    case Operation::negate: {
        const Rise rise = riseOf(parts[0], step);
        return rise ? fitting(-SignedWide{*rise}) : rise;
    }
    case Operation::multiply:
        return riseOfProduct(parts, step);
    case Operation::divide:
    case Operation::modulo:
        return riseOfDivision(tree, step);
    case Operation::least:
    case Operation::most:
        return riseTogether(parts, step);
    case Operation::choose:
        return riseOf(parts[0], step) == 0 ? riseTogether({parts.data() + 1, 2}, step) : std::nullopt;
    case Operation::equal:
    case Operation::unequal:
    case Operation::less:
    case Operation::atMost:
    case Operation::isIn:
        return riseTogether(parts, step) ? Rise(0) : std::nullopt;
    case Operation::divides: {
        const Rise rise = riseOf(parts[1], step);
        const bool stays = rise && isConstant(parts[0]) && parts[0].number != 0 && parts[0].number != -1 &&
                           *rise % parts[0].number == 0;
        return stays ? Rise(0) : std::nullopt;
    }
    default:
        return areConstant(parts, step) ? Rise(0) : std::nullopt;
    }
}

std::optional<std::int64_t> stepFor(const FormulaTree& tree, std::int64_t least) {
    const auto divisors = divisorsIn(tree);
    if (!divisors || least <= 0 || least > longestStep || *divisors > longestStep / least)
        return std::nullopt;
    return std::lcm(*divisors, least);
}

std::optional<std::uint64_t> provedFrom(const Conjecture& conjecture, const Period& period,
                                        std::uint64_t from) {
    const bool hasPeriod = period.status == Period::Status::proved && period.length > 0;
    if (!conjecture.formula() || !hasPeriod) return std::nullopt;
    const FormulaTree& tree = conjecture.formula()->tree();
    const auto step = stepFor(tree, static_cast<std::int64_t>(period.length));
    const Rise rise = step ? riseOf(tree, *step) : std::nullopt;
    if (!rise) return std::nullopt;
    const auto periods = static_cast<std::uint64_t>(*step) / period.length;
    const bool goesOn = conjecture.isOfOutcomes() ? *rise == 0 && period.saltus == 0
                                                  : SignedWide{*rise} == SignedWide{period.saltus} * periods;
    if (!goesOn) return std::nullopt;
    return std::max(period.start, from) + static_cast<std::uint64_t>(*step) - 1;
}

} // namespace mexplorer
