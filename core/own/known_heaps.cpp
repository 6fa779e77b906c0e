#include "core/own/known_heaps.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::uint64_t mostDigits = 100; ///< of a code that is written for the turns

bool isFree(const OwnTurn& turn) {
    return !turn.condition;
}
bool leavesOneHeap(const OwnTurn& turn) {
    return turn.parts == 1;
}

/// Grundy’s game: the two parts, with the names 2 and 3, differ.
bool isUnequalSplit(const OwnTurn& turn) {
    if (!turn.condition || turn.parts != 2 || turn.amounts != std::vector<std::uint64_t>{0}) return false;
    const FormulaTree& tree = turn.condition->tree();
    return tree.operation == Operation::unequal &&
           std::ranges::is_permutation(
               tree.arguments, std::vector<FormulaTree>{{Operation::name, 2, {}}, {Operation::name, 3, {}}});
}

/// What a digit of a code says if this turn takes so many; see BreakCode.
unsigned digitOf(const OwnTurn& turn, std::uint64_t taken) {
    constexpr unsigned leaves[] = {BreakCode::nothing, BreakCode::oneHeap, BreakCode::twoHeaps,
                                   BreakCode::threeHeaps};
    unsigned digit = 0;
    const std::size_t least = turn.mayBeEmpty ? 0 : turn.parts;
    for (std::size_t parts = least; parts <= turn.parts; ++parts)
        digit |= leaves[parts];
    // Nothing is taken by a turn that divides a heap.
    return taken == 0 ? digit & (BreakCode::twoHeaps | BreakCode::threeHeaps) : digit;
}

std::optional<BreakCode> codeOf(const std::vector<OwnTurn>& turns) {
    std::vector<unsigned> digits(2, 0);
    unsigned tail = 0;
    for (const OwnTurn& turn : turns) {
        if (!turn.amounts) {
            tail |= digitOf(turn, 1);
            continue;
        }
        if (turn.amounts->back() > mostDigits) return std::nullopt;
        digits.resize(std::max<std::size_t>(digits.size(), turn.amounts->back() + 1), 0);
        for (const std::uint64_t taken : *turn.amounts)
            digits[taken] |= digitOf(turn, taken);
    }
    std::string text = fmt::format("{:X}.", digits[0]);
    for (std::size_t taken = 1; taken < digits.size(); ++taken)
        text += fmt::format("{:X}", digits[taken] | tail);
    if (tail != 0) text += fmt::format("({:X})", tail);
    auto code = BreakCode::parse(text);
    return code ? std::optional(std::move(*code)) : std::nullopt;
}

} // namespace

std::optional<KnownHeaps> knownHeaps(const std::vector<OwnTurn>& turns) {
    if (turns.size() == 1 && isUnequalSplit(turns.front())) return BreakCode::unequalSplits();
    if (!std::ranges::all_of(turns, isFree)) return std::nullopt;
    if (!std::ranges::all_of(turns, leavesOneHeap)) {
        if (auto code = codeOf(turns)) return std::move(*code);
        return std::nullopt;
    }
    TakeSet set;
    for (const OwnTurn& turn : turns) {
        if (!turn.amounts) return AnyTake();
        set.numbers.insert(set.numbers.end(), turn.amounts->begin(), turn.amounts->end());
    }
    return set;
}

} // namespace mexplorer
