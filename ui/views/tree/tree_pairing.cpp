#include "core/explain/say_short_game.h"
#include "ui/views/tree/tree_figure.h"
#include "ui/views/tree/tree_sizes.h"

#include <fmt/format.h>

namespace mexplorer::ui {

namespace {

constexpr std::size_t mostPairedNodes = 200'000;

NodeValue valueOfNode(const GameTree& tree, std::uint32_t node) {
    const auto& evaluation = tree.evaluationOf(node);
    const auto nimber = evaluation->nimber();
    std::string text(nameOf(evaluation->outcome));
    if (nimber)
        text = fmt::format("{} ({})", text, *nimber);
    else if (evaluation->value)
        text = fmt::format("{} ({})", text, printedGame(evaluation->value.text()));
    return {isLost(evaluation->outcome), std::move(text)};
}

} // namespace

/// Those whose value is known; none of a tree that is too large.
ValueNodes TreeFigure::valueNodes() const {
    const std::vector<TreeNode>& nodes = picture_->tree.nodes;
    if (nodes.size() > mostPairedNodes) return {};
    const auto textOf = [&](std::size_t node) { return picture_->text(static_cast<std::uint32_t>(node)); };
    ValueNodes paired{.arePositions = picture_->tree.merged};
    if (picture_->tree.merged) {
        paired.names.reserve(nodes.size());
        for (std::size_t node = 0; node < nodes.size(); ++node)
            paired.names.push_back(nameOfText(textOf(node)));
    } else {
        const auto parentOf = [&](std::size_t node) {
            const std::uint32_t parent = nodes[node].parent;
            return parent == noNode ? node : std::size_t{parent};
        };
        paired.names = namesOfWays(nodes.size(), parentOf, textOf);
    }
    for (std::uint32_t node = 0; node < nodes.size(); ++node)
        if (!picture_->tree.evaluationOf(node)) paired.names[node] = ValueNodes::unnamed;
    paired.at = [picture = picture_](std::size_t node) {
        return valueOfNode(picture->tree, static_cast<std::uint32_t>(node));
    };
    paired.positionAt = [picture = picture_](std::size_t node) {
        return picture->text(static_cast<std::uint32_t>(node));
    };
    return paired;
}

std::optional<QRectF> TreeFigure::rectOf(const ValuePlace& place) const {
    const auto node = static_cast<std::uint32_t>(place.a);
    if (step_.hides(node)) return std::nullopt;
    const QPointF half(picture_->geometry.halfWidth[node], tree::nodeRadius);
    const QPointF centre = picture_->geometry.centre(node);
    return QRectF(centre - half, centre + half);
}

/// Beside the upper right of the node, where it has no text.
std::optional<QPointF> TreeFigure::markAt(const ValuePlace& place) const {
    const auto rect = rectOf(place);
    return rect ? std::optional(rect->topRight()) : std::nullopt;
}

std::optional<ValuePlace> TreeFigure::placeAt(const QPointF& world, const Frame& frame) const {
    const auto node = nodeAt(world, frame);
    return node ? std::optional(ValuePlace{*node, 0}) : std::nullopt;
}

} // namespace mexplorer::ui
