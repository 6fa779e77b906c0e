#include "core/own/own_breaks.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace mexplorer {

namespace {

constexpr std::uint64_t mostBreaksTried = std::uint64_t{1} << 22U;
constexpr std::size_t mostHeapsLeft = 3;

std::uint64_t partIn(const HeapsLeft& parts, std::size_t index) {
    return index < parts.size() ? *(parts.begin() + index) : 0;
}

/// The parts in ascending order, without those that are empty.
HeapsLeft leftAs(std::uint64_t a, std::uint64_t b, std::uint64_t c) {
    std::array<std::uint64_t, mostHeapsLeft> sizes{a, b, c};
    std::ranges::sort(sizes);
    if (sizes[0] > 0) return {sizes[0], sizes[1], sizes[2]};
    if (sizes[1] > 0) return {sizes[1], sizes[2]};
    return sizes[2] > 0 ? HeapsLeft(sizes[2]) : HeapsLeft();
}

} // namespace

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
                               const HeapsLeft& parts) {
    std::array<std::int64_t, 2 + mostHeapsLeft> numbers{static_cast<std::int64_t>(size),
                                                        static_cast<std::int64_t>(taken)};
    const auto first = numbers.begin() + 2;
    const auto end = first + static_cast<std::ptrdiff_t>(turn.parts);
    for (std::size_t i = 0; i < turn.parts; ++i) // the empty ones first
        numbers[2 + i] = i + parts.size() < turn.parts
                             ? 0
                             : static_cast<std::int64_t>(partIn(parts, i + parts.size() - turn.parts));
    do {
        if (turn.condition->holds({numbers.begin(), end})) return true;
    } while (std::next_permutation(first, end));
    return false;
}

bool OwnBreakCode::tryParts(const OwnTurn& turn, std::uint64_t size, std::uint64_t taken, const Try& visit) {
    const std::uint64_t rest = size - taken;
    const std::uint64_t least = turn.mayBeEmpty ? 0 : 1;
    const bool areThree = turn.parts == mostHeapsLeft;
    for (std::uint64_t a = areThree ? least : 0; a <= (areThree ? rest / mostHeapsLeft : 0); ++a) {
        const std::uint64_t two = rest - a;
        for (std::uint64_t b = std::max(a, least); b <= two / 2; ++b) {
            const HeapsLeft parts = leftAs(a, b, two - b);
            if (taken == 0 && parts.size() < 2) continue; // the heap itself
            const bool isAllowed = !turn.condition || allowsBreak(turn, size, taken, parts);
            if (!visit({taken, parts}, isAllowed)) return false;
        }
    }
    return true;
}

bool OwnBreakCode::tryTurn(const Turn& turn, std::uint64_t size, const Try& visit) {
    if (turn.rule.parts == 1)
        return turn.taken.forEach(size, [&](std::uint64_t taken) {
            return visit({taken, leftAs(0, 0, size - taken)}, true);
        });
    if (turn.rule.amounts)
        return std::ranges::all_of(*turn.rule.amounts, [&](std::uint64_t taken) {
            return taken > size || tryParts(turn.rule, size, taken, visit);
        });
    for (std::uint64_t taken = 1; taken <= size; ++taken)
        if (!tryParts(turn.rule, size, taken, visit)) return false;
    return true;
}

std::vector<OwnBreakCode::OneBreak> OwnBreakCode::breaksOf(std::uint64_t size) const {
    std::vector<OneBreak> breaks;
    for (const Turn& turn : *turns_)
        tryTurn(turn, size, [&breaks](const OneBreak& each, bool isAllowed) {
            if (isAllowed) breaks.push_back(each);
            return true;
        });
    const auto inOrder = [](const OneBreak& each) {
        return std::tuple(each.taken, each.parts.size(), partIn(each.parts, 0), partIn(each.parts, 1));
    };
    std::ranges::sort(breaks, {}, inOrder);
    const auto isRepeated = [&](const OneBreak& one, const OneBreak& next) {
        return inOrder(one) == inOrder(next);
    };
    breaks.erase(std::unique(breaks.begin(), breaks.end(), isRepeated), breaks.end());
    return breaks;
}

bool OwnBreakCode::forEachOf(std::uint64_t size, const std::function<bool(const OneBreak&)>& visit) const {
    if (!triesTooMany(size)) return std::ranges::all_of(breaksOf(size), visit);
    std::uint64_t tried = 0;
    return std::ranges::all_of(*turns_, [&](const Turn& turn) {
        return tryTurn(turn, size, [&](const OneBreak& each, bool isAllowed) {
            return ++tried < mostBreaksTried && (!isAllowed || visit(each));
        });
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
    return mostTriedIn(size) > mostBreaksTried;
}

std::uint64_t OwnBreakCode::breakCount(std::uint64_t size) const {
    return triesTooMany(size) ? UINT64_MAX : breaksOf(size).size();
}

bool OwnBreakCode::canBreak(std::uint64_t size) const {
    return triesTooMany(size) || !breaksOf(size).empty();
}

bool OwnBreakCode::mayLeave(std::uint64_t size, const HeapsLeft& parts) const {
    if (triesTooMany(size)) return false;
    return std::ranges::any_of(breaksOf(size), [&](const OneBreak& each) { return each.parts == parts; });
}

bool OwnBreakCode::allows(BreakCode::Leave leave) const {
    const std::size_t parts = leave == BreakCode::threeHeaps ? 3 : leave == BreakCode::twoHeaps ? 2 : 1;
    return std::ranges::any_of(*turns_, [parts](const Turn& turn) {
        return turn.rule.parts == parts || (turn.rule.mayBeEmpty && turn.rule.parts > parts);
    });
}

} // namespace mexplorer
