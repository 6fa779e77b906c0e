#include "core/own/own_breaks.h"

#include <algorithm>

namespace mexplorer {

HeapsLeft OwnBreakCode::leftAs(const Parts& parts) {
    const auto [a, b, c] = parts;
    if (a > 0) return {a, b, c};
    if (b > 0) return {b, c};
    return c > 0 ? HeapsLeft(c) : HeapsLeft();
}

OwnBreakCode::OwnBreakCode(const std::vector<OwnTurn>& turns) {
    std::vector<Turn> all;
    for (const OwnTurn& turn : turns) {
        all.push_back({turn, TakenNumbers(turn)});
        const unsigned choices = turn.amounts ? 0 : 1;
        growth_ = std::max(growth_, choices + static_cast<unsigned>(turn.parts - 1));
    }
    turns_ = std::make_shared<const std::vector<Turn>>(std::move(all));
}

/// The condition may name the parts in any order.
bool OwnBreakCode::allowsBreak(const OwnTurn& turn, std::uint64_t size, std::uint64_t taken,
                               const Parts& parts) {
    std::array<std::int64_t, 2 + HeapsLeft::most> numbers{static_cast<std::int64_t>(size),
                                                          static_cast<std::int64_t>(taken)};
    const auto first = numbers.begin() + 2;
    const auto count = static_cast<std::ptrdiff_t>(turn.parts);
    const auto end = std::transform(parts.end() - count, parts.end(), first,
                                    [](std::uint64_t part) { return static_cast<std::int64_t>(part); });
    do {
        if (turn.condition->holds({numbers.begin(), end})) return true;
    } while (std::next_permutation(first, end));
    return false;
}

std::vector<OwnBreakCode::OneBreak> OwnBreakCode::breaksOf(std::uint64_t size) const {
    std::vector<OneBreak> breaks;
    forEachTried(size, [&breaks](std::uint64_t taken, const Parts& parts, const auto& isAllowed) {
        if (isAllowed()) breaks.push_back({taken, parts});
        return true;
    });
    // Fewer parts come first: the empty ones are the first of those in ascending order.
    const auto inOrder = [](const OneBreak& each) { return std::pair(each.taken, each.parts); };
    std::ranges::sort(breaks, {}, inOrder);
    const auto isRepeated = [&](const OneBreak& one, const OneBreak& next) {
        return inOrder(one) == inOrder(next);
    };
    breaks.erase(std::unique(breaks.begin(), breaks.end(), isRepeated), breaks.end());
    return breaks;
}

bool OwnBreakCode::forEachOf(std::uint64_t size, const std::function<bool(const OneBreak&)>& visit) const {
    if (!triesTooMany(size)) return std::ranges::all_of(breaksOf(size), visit);
    return forEachTried(size, [&visit](std::uint64_t taken, const Parts& parts, const auto& isAllowed) {
        return !isAllowed() || visit({taken, parts});
    });
}

std::uint64_t OwnBreakCode::mostTriedIn(std::uint64_t size) const {
    std::uint64_t tried = 0;
    for (const Turn& turn : *turns_) {
        if (turn.rule.parts == 1) {
            tried = saturatedSum(tried, turn.taken.count(size));
            continue;
        }
        std::uint64_t breaks = turn.rule.amounts ? turn.rule.amounts->size() : size;
        for (std::size_t part = 1; part < turn.rule.parts; ++part)
            breaks = saturatedProduct(breaks, size / (part + 1) + 1);
        tried = saturatedSum(tried, breaks);
    }
    return tried;
}

bool OwnBreakCode::triesTooMany(std::uint64_t size) const {
    return mostTriedIn(size) > mostTried;
}

std::uint64_t OwnBreakCode::breakCount(std::uint64_t size) const {
    return triesTooMany(size) ? UINT64_MAX : breaksOf(size).size();
}

bool OwnBreakCode::canBreak(std::uint64_t size) const {
    return triesTooMany(size) || !forEachTried(size, [](std::uint64_t, const Parts&, const auto& isAllowed) {
               return !isAllowed();
           });
}

bool OwnBreakCode::mayLeave(std::uint64_t size, const HeapsLeft& parts) const {
    if (triesTooMany(size)) return false;
    return !forEachTried(size, [&parts](std::uint64_t, const Parts& left, const auto& isAllowed) {
        return leftAs(left) != parts || !isAllowed();
    });
}

bool OwnBreakCode::allows(BreakCode::Leave leave) const {
    const std::size_t parts = leave == BreakCode::threeHeaps ? 3 : leave == BreakCode::twoHeaps ? 2 : 1;
    return std::ranges::any_of(*turns_, [parts](const Turn& turn) {
        return turn.rule.parts == parts || (turn.rule.mayBeEmpty && turn.rule.parts > parts);
    });
}

} // namespace mexplorer
