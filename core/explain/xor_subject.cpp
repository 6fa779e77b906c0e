#include "core/explain/xor_subject.h"

#include "core/rules/description.h"
#include "core/text/parse.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

Expected<ColumnsSubject> xorSubject(const SumAspect& sum, Task& task, std::optional<std::size_t> wanted) {
    auto undecided = sum.undecided(task);
    if (!undecided) return tl::unexpected(undecided.error());
    if (!undecided->empty()) return invalid(positionId, std::move(*undecided));
    const auto components = sum.components(task);
    if (!components) return tl::unexpected(components.error());
    const auto found = sum.winningMoves(task);
    if (!found) return tl::unexpected(found.error());
    const std::vector<ComponentMove>& moves = **found;
    ColumnsSubject subject{.components = **components, .sum = 0, .columns = 1, .move = {}};
    Nimber all = 0;
    for (const Component& component : subject.components) {
        subject.sum ^= component.value;
        all |= component.value;
    }
    const auto lowers = [&](const ComponentMove& move) {
        return move.newValue < subject.components[move.component].value;
    };
    auto chosen = std::find_if(moves.begin(), moves.end(),
                               [&](const ComponentMove& move) { return move.component == wanted; });
    if (chosen == moves.end()) chosen = std::find_if(moves.begin(), moves.end(), lowers);
    if (!moves.empty()) subject.move = turnOf(chosen == moves.end() ? moves.front() : *chosen);
    if (subject.move) all |= subject.move->changes.front().newValue;
    subject.columns = std::max(1U, 64U - static_cast<unsigned>(std::countl_zero(all)));
    return subject;
}

ColumnsTurn turnOf(const ComponentMove& move) {
    return {move.move, {{move.component, move.to, move.newValue}}};
}

Large largest(const ColumnsSubject& subject, std::optional<std::size_t> except) {
    Large found = Large::none;
    for (std::size_t i = 0; i < subject.components.size(); ++i) {
        const Component& component = subject.components[i];
        if (i == except || !component.large) continue;
        found = std::max(found, component.value > 1 ? Large::above : Large::counted);
    }
    return found;
}

Nimber sumAfter(const ColumnsSubject& subject, const ColumnsTurn& turn) {
    Nimber sum = subject.sum;
    for (const RowChange& change : turn.changes)
        sum ^= subject.components[change.component].value ^ change.newValue;
    return sum;
}

std::vector<std::size_t> onesOf(const ColumnsSubject& subject, unsigned columns, const ColumnsTurn* turn) {
    std::vector<std::size_t> ones(columns, 0);
    const auto bitOf = [](Nimber value, unsigned bit) { return static_cast<std::size_t>(value >> bit) & 1U; };
    for (unsigned bit = 0; bit < columns; ++bit) {
        for (const Component& component : subject.components)
            ones[bit] += bitOf(component.value, bit);
        if (!turn) continue;
        for (const RowChange& change : turn->changes) {
            ones[bit] -= bitOf(subject.components[change.component].value, bit);
            ones[bit] += bitOf(change.newValue, bit);
        }
    }
    return ones;
}

std::string powersOf(Nimber value) {
    std::vector<Nimber> powers;
    for (unsigned bit = 64; bit-- > 0;) {
        if ((value >> bit) & 1U) powers.push_back(Nimber{1} << bit);
    }
    return powers.empty() ? "0" : joined(powers, " + ");
}

Message sayRow(const Component& component, const Message& name) {
    const std::string powers = powersOf(component.value);
    if (component.isHeap) {
        return say(MX_TEXT("core", "The value of %1 is %2: in powers of two, %3."), name, component.value,
                   powers);
    }
    if (component.reason.empty()) {
        return say(MX_TEXT("core", "The SG value of %1, %2, is %3: in powers of two, %4."), name,
                   component.text, component.value, powers);
    }
    return say(MX_TEXT("core", "The SG value of %1, %2, is %3, for %4: in powers of two, %5."), name,
               component.text, component.value, component.reason, powers);
}

} // namespace mexplorer
