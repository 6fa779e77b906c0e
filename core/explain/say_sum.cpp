#include "core/explain/say_sum.h"

#include "core/explain/xor_subject.h"
#include "core/explain/xor_verdict.h"
#include "core/text/printable.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::size_t mostNumbers = 12;

/// “13 ⊕ 11 ⊕ 7”.
std::string summands(const std::vector<Component>& components) {
    std::string all;
    for (std::size_t i = 0; i < std::min(components.size(), mostNumbers); ++i)
        all += (i > 0 ? " ⊕ " : "") + std::to_string(components[i].value);
    return components.size() > mostNumbers ? all + " ⊕ …" : all;
}

bool areTheirValues(const std::vector<Component>& components) {
    return std::all_of(components.begin(), components.end(),
                       [](const Component& component) { return component.isItsValue(); });
}

} // namespace

Expected<std::vector<Message>> saySum(const Inquiry& asked, Task& task) {
    const auto* sum = asked.as<SumAspect>();
    if (!sum) return std::vector<Message>{};
    const auto subject = xorSubject(*sum, task);
    if (!subject) {
        if (subject.error().kind == Error::Kind::cancelled) return tl::unexpected(subject.error());
        return std::vector<Message>{};
    }
    const std::vector<Component>& components = subject->components;
    if (components.size() < 2) return std::vector<Message>{};
    std::vector<Message> said;
    said.push_back(
        areTheirValues(components)
            ? say(MX_TEXT("core", "The XOR: %1 = %2."), summands(components), subject->sum)
            : say(MX_TEXT("core", "The XOR of the SG values: %1 = %2."), summands(components), subject->sum));
    const auto moves = sum->winningMoves(task);
    if (!moves) return tl::unexpected(moves.error());
    for (std::size_t i = 0; i < std::min((*moves)->size(), mostListed); ++i)
        said.push_back(sayXorMove(*subject, turnOf((**moves)[i])));
    return said;
}

} // namespace mexplorer
