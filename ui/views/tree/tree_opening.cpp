#include "ui/views/tree/tree_opening.h"

#include "ui/views/tree/tree_figure.h"
#include "ui/views/tree/tree_sizes.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

using Opened = Expected<std::shared_ptr<TreePicture>>;

/// Whether the row's texts, set upright beside their circles, find room.
bool isUprightReadable(const TreePicture& picture, const Frame& frame, std::uint32_t row,
                       const DrawnRow& drawn) {
    const TreeGeometry& geometry = picture.geometry;
    const double above = row > 0 ? (geometry.rowY[row] - geometry.rowY[row - 1]) / 2 : INFINITY;
    const double below = row + 1 < geometry.rowY.size() ? (geometry.rowY[row + 1] - geometry.rowY[row]) / 2
                                                        : frame.visible().bottom() - geometry.rowY[row] +
                                                              tree::roomBelowContent / frame.scale();
    for (std::uint32_t i = geometry.rowStart[row]; i < geometry.rowStart[row + 1]; ++i) {
        const std::uint32_t node = geometry.order[i];
        const bool hasNext = i + 1 < geometry.rowStart[row + 1];
        const double next = hasNext ? geometry.x[geometry.order[i + 1]] - geometry.x[node] : INFINITY;
        if (next * frame.scale() < tree::leastRoomOutside) return false;
        const double room = picture.tree.nodes[node].edgeCount > 0 ? above : below;
        const double plus = picture.tree.nodes[node].folded ? tree::largestPlus : 0;
        const double height = plus + tree::ringRadius * drawn.scale + tree::outsideGap +
                              tree::roughWidth(picture.text(node), tree::outsideText);
        if (room * frame.scale() < height) return false;
    }
    return true;
}

Opened made(const TreePicture& blank, PositionGraph& graph, const TreeRequest& request, Task& task) {
    auto tree = buildTree(graph, request, task);
    if (!tree) return tl::unexpected(tree.error());
    auto picture = std::make_shared<TreePicture>(blank);
    picture->tree = std::move(*tree);
    picture->draws = std::ranges::any_of(picture->tree.evaluations, [](const auto& evaluation) {
        return evaluation && evaluation->outcome == Outcome::draw;
    });
    picture->texts.resize(graph.size());
    for (const TreeNode& node : picture->tree.nodes) {
        std::string& text = picture->texts[node.position];
        if (text.empty()) text = graph.text(node.position);
    }
    if (task.cancelled()) return cancelled();
    NodeContent content{.texts = picture->texts, .values = picture->settings.values, .play = picture->play()};
    if (const BoardAspect* boards = picture->boards()) {
        if (auto board = boards->picture(picture->root)) content.board = std::move(*board);
    }
    auto geometry = layOut(picture->tree, content, task);
    if (!geometry) return tl::unexpected(geometry.error());
    picture->geometry = std::move(*geometry);
    return picture;
}

/// The first level, and more as long as they can be read.
Opened madeReadable(const TreePicture& blank, PositionGraph& graph, TreeRequest request, Task& task) {
    Opened whole = made(blank, graph, request, task);
    if (!whole || isReadable(**whole)) return whole;
    const std::uint32_t depth = (*whole)->tree.depth;
    Opened kept = std::move(whole);
    for (request.mostDepth = 1; request.mostDepth < depth; ++request.mostDepth) {
        Opened next = made(blank, graph, request, task);
        if (!next) return next;
        if (request.mostDepth > 1 && !isReadable(**next)) break;
        kept = std::move(next);
    }
    return kept;
}

} // namespace

bool isReadable(const TreePicture& picture) {
    // Neither owns nor outlives the picture.
    const TreeFigure figure(std::shared_ptr<const TreePicture>(std::shared_ptr<void>(), &picture));
    const Frame frame(figure, QRectF(QPointF(), readablePicture), std::nullopt, Style{});
    const auto rows = static_cast<std::uint32_t>(picture.geometry.rowY.size());
    for (std::uint32_t row = 0; row < rows; ++row) {
        const DrawnRow drawn =
            drawnRow(picture.geometry, row, frame.scale(), frame.style().type, frame.style().leastType);
        const bool isInside = !drawn.round && tree::nodeText * drawn.scale >= readableLabel;
        if (!isInside && !(drawn.round && isUprightReadable(picture, frame, row, drawn))) return false;
    }
    return true;
}

Expected<std::shared_ptr<TreePicture>> openedTree(const TreePicture& blank, PositionGraph& graph,
                                                  Task& task) {
    const tree::Settings& settings = blank.settings;
    TreeRequest request = settings.request;
    request.strategy = settings.shape == tree::Shape::strategy;
    if (!settings.readable) return made(blank, graph, request, task);

    request.choices.clear(); // what is opened by hand does not close anything else
    Opened opened = settings.shape == tree::Shape::automatic ? made(blank, graph, request, task)
                                                             : madeReadable(blank, graph, request, task);
    if (!opened) return opened;
    const bool isAll = (*opened)->tree.folded == 0 && isReadable(**opened);
    if (settings.shape == tree::Shape::automatic && !isAll) {
        request.strategy = true;
        opened = madeReadable(blank, graph, request, task);
    }
    if (!opened || settings.request.choices.empty()) return opened;
    request.mostDepth = (*opened)->tree.depth;
    request.choices = settings.request.choices;
    return made(blank, graph, request, task);
}

} // namespace mexplorer::ui
