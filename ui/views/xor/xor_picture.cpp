#include "ui/views/xor/xor_picture.h"

#include "core/solve/aspects/impartial.h"

#include <algorithm>
#include <bit>

namespace mexplorer::ui {

unsigned XorPicture::columns() const {
    Nimber all = 0;
    for (const ComponentMove& move : winning)
        all |= move.newValue;
    return std::max({1U, subject.columns, static_cast<unsigned>(std::bit_width(all))});
}

const ComponentMove* XorPicture::winningIn(std::size_t component) const {
    const auto found = std::lower_bound(
        winning.begin(), winning.end(), component,
        [](const ComponentMove& move, std::size_t wanted) { return move.component < wanted; });
    return found != winning.end() && found->component == component ? &*found : nullptr;
}

Message XorPicture::name(std::size_t component) const {
    return asked->as<SumAspect>()->name(component);
}

Expected<XorPicture> xorPictureOf(const Game& game, std::shared_ptr<const Inquiry> asked, Task& task) {
    const auto evaluation = asked->evaluation(task);
    if (!evaluation) return tl::unexpected(evaluation.error());
    const auto& sum = *asked->as<SumAspect>();
    auto subject = xorSubject(sum, task);
    if (!subject) return tl::unexpected(subject.error());
    const auto winning = sum.winningMoves(task);
    if (!winning) return tl::unexpected(winning.error());
    XorVerdict verdict = xorVerdict(*subject, playOf(game), evaluation->outcome, asked->optionCount());
    return XorPicture{std::move(*subject), evaluation->outcome, std::move(verdict), **winning,
                      std::move(asked)};
}

} // namespace mexplorer::ui
