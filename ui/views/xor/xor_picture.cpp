#include "ui/views/xor/xor_picture.h"

#include "core/explain/xor_trace.h"
#include "ui/text/translated.h"

#include <algorithm>
#include <bit>

namespace mexplorer::ui {

unsigned XorPicture::columns() const {
    Nimber all = 0;
    for (const ComponentMove& move : winning)
        all |= move.newValue;
    return std::max({1U, scene.columns, static_cast<unsigned>(std::bit_width(all))});
}

const ComponentMove* XorPicture::winningIn(std::size_t component) const {
    const auto found = std::lower_bound(
        winning.begin(), winning.end(), component,
        [](const ComponentMove& move, std::size_t wanted) { return move.component < wanted; });
    return found != winning.end() && found->component == component ? &*found : nullptr;
}

QString XorPicture::name(std::size_t component) const {
    return translated(game->sum()->name(component));
}

Expected<XorPicture> xorPictureOf(std::shared_ptr<const Game> game, const std::string& position, Task& task) {
    const auto evaluation = game->evaluate(position, task);
    if (!evaluation) return tl::unexpected(evaluation.error());
    auto scene = xorScene(*game->sum(), position, task);
    if (!scene) return tl::unexpected(scene.error());
    auto winning = game->sum()->winningMoves(position, task);
    if (!winning) return tl::unexpected(winning.error());
    const Play play = game->play();
    return XorPicture{std::move(*scene), play, evaluation->outcome, std::move(*winning), std::move(game)};
}

std::vector<std::size_t> onesOf(const std::vector<Component>& components, unsigned columns) {
    std::vector<std::size_t> ones(columns, 0);
    for (const Component& component : components) {
        for (unsigned bit = 0; bit < columns; ++bit)
            ones[bit] += (component.value >> bit) & 1U;
    }
    return ones;
}

} // namespace mexplorer::ui
