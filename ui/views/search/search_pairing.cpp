#include "ui/views/search/search_figure.h"

namespace mexplorer::ui {

namespace {

/// Whether MAX loses; none if a bound does not tell.
std::optional<bool> isLostFor(const SearchProgress::Known& known) {
    const bool tellsLoss = known.bound != Bound::least && known.score < 0;
    const bool tellsNone = known.bound != Bound::most && known.score >= 0;
    return tellsLoss || tellsNone ? std::optional(tellsLoss) : std::nullopt;
}

} // namespace

/// Of the last pass, what was looked at: what a cut left out is not there.
ValueNodes SearchFigure::valueNodes() const {
    const SearchRun& run = subject().run;
    const std::uint32_t first = run.passes.back().root;
    const auto nodes = static_cast<std::uint32_t>(run.nodes.size());
    const auto nodeOf = [first](std::size_t index) { return first + static_cast<std::uint32_t>(index); };
    const auto parentOf = [&](std::size_t index) {
        const std::uint32_t parent = run.nodes[nodeOf(index)].parent;
        return parent == SearchNode::none ? index : std::size_t{parent - first};
    };
    const auto textOf = [&](std::size_t index) { return subject().name(nodeOf(index)); };
    ValueNodes paired{.names = std::vector<std::uint64_t>(first, ValueNodes::unnamed)};
    const std::vector<std::uint64_t> names = namesOfWays(nodes - first, parentOf, textOf);
    paired.names.insert(paired.names.end(), names.begin(), names.end());
    for (std::uint32_t node = first; node < nodes; ++node)
        if (!progress_.known(node)) paired.names[node] = ValueNodes::unnamed;
    const auto self = std::make_shared<const SearchFigure>(*this);
    paired.at = [self](std::size_t index) {
        const auto node = static_cast<std::uint32_t>(index);
        return NodeValue{isLostFor(*self->progress_.known(node)), self->scoreOf(node).toStdString()};
    };
    paired.positionAt = [self](std::size_t node) {
        return self->subject().text(static_cast<std::uint32_t>(node));
    };
    return paired;
}

std::optional<QRectF> SearchFigure::rectOf(const ValuePlace& place) const {
    const auto node = static_cast<std::uint32_t>(place.a);
    const Placed* placed = layout_.find(node);
    if (!placed || !progress_.known(node)) return std::nullopt;
    return placed->isEnd ? layout_.box(*placed) : layout_.shape(*placed);
}

/// At the right end of a triangle’s side: beside the tips are names.
std::optional<QPointF> SearchFigure::markAt(const ValuePlace& place) const {
    const auto rect = rectOf(place);
    if (!rect) return std::nullopt;
    const Placed* placed = layout_.find(static_cast<std::uint32_t>(place.a));
    return !placed->isEnd && placed->isUp ? rect->bottomRight() : rect->topRight();
}

std::optional<ValuePlace> SearchFigure::placeAt(const QPointF& world, const Frame& /*frame*/) const {
    const auto node = nodeAt(world);
    return node ? std::optional(ValuePlace{*node, 0}) : std::nullopt;
}

} // namespace mexplorer::ui
