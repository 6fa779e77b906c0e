#include "core/explain/xor_subject.h"

#include "core/text/parse.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

Expected<XorSubject> xorSubject(const SumAspect& sum, Task& task) {
    auto undecided = sum.undecided(task);
    if (!undecided) return tl::unexpected(undecided.error());
    if (!undecided->empty()) return invalid(positionId, std::move(*undecided));
    const auto components = sum.components(task);
    if (!components) return tl::unexpected(components.error());
    const auto found = sum.winningMoves(task);
    if (!found) return tl::unexpected(found.error());
    const std::vector<ComponentMove>& moves = **found;
    XorSubject subject{.components = **components, .sum = 0, .columns = 1, .move = {}};
    Nimber all = 0;
    for (const Component& component : subject.components) {
        subject.sum ^= component.value;
        all |= component.value;
    }
    const auto lowers = [&](const ComponentMove& move) {
        return move.newValue < subject.components[move.component].value;
    };
    const auto lowering = std::find_if(moves.begin(), moves.end(), lowers);
    if (!moves.empty()) subject.move = lowering == moves.end() ? moves.front() : *lowering;
    if (subject.move) all |= subject.move->newValue;
    subject.columns = std::max(1U, 64U - static_cast<unsigned>(std::countl_zero(all)));
    return subject;
}

Large largest(const XorSubject& subject, std::optional<std::size_t> except) {
    Large found = Large::none;
    for (std::size_t i = 0; i < subject.components.size(); ++i) {
        const Component& component = subject.components[i];
        if (i == except || !component.large) continue;
        found = std::max(found, component.value > 1 ? Large::above : Large::counted);
    }
    return found;
}

Nimber sumAfter(const XorSubject& subject, const ComponentMove& move) {
    return subject.sum ^ subject.components[move.component].value ^ move.newValue;
}

std::vector<std::size_t> onesOf(const XorSubject& subject, unsigned columns) {
    std::vector<std::size_t> ones(columns, 0);
    for (const Component& component : subject.components) {
        for (unsigned bit = 0; bit < columns; ++bit)
            ones[bit] += (component.value >> bit) & 1U;
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

} // namespace mexplorer
