#include "ui/views/tree/tree_opening.h"

#include "core/game/aspects/pictures.h"
#include "ui/views/tree/tree_figure.h"
#include "ui/views/tree/tree_sizes.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

using Opened = Expected<std::shared_ptr<TreePicture>>;

constexpr std::uint32_t mostInARow = 64; // more cannot be readable

/// A tree drawn without a camera. Does not own the picture, which must outlive it.
struct Whole {
    Whole(const TreePicture& tree, const QSizeF& size, const Style& style)
        : picture(tree), figure(std::shared_ptr<const TreePicture>(std::shared_ptr<void>(), &tree)),
          frame(figure, QRectF(QPointF(), size), std::nullopt, style) {}

    [[nodiscard]] bool isInSight() const {
        constexpr double rounding = 1; // tolerance for rounding, far smaller than a node
        return frame.visible().adjusted(-rounding, -rounding, rounding, rounding).contains(figure.bounds());
    }

    [[nodiscard]] DrawnRow drawn(std::uint32_t row) const {
        const Style& style = frame.style();
        return drawnRow(picture.geometry, row, frame.scale(), style.type, style.leastType);
    }
    /// Whether all badges show numbers and keep clear of the next row.
    [[nodiscard]] bool badgesAreRead() const {
        const TreeGeometry& geometry = picture.geometry;
        for (std::uint32_t node = 0; node < picture.tree.nodes.size(); ++node) {
            if (picture.tree.nodes[node].hidden == 0) continue;
            const DrawnBadge badge = figure.badge(node, frame);
            const std::uint32_t below = geometry.row[node] + 1;
            if (badge.scale == 0) return false;
            if (below == geometry.rowY.size()) continue;
            const double top = frame.toArea().map(QPointF(0, geometry.rowY[below])).y();
            if (badge.rect.bottom() > top - tree::nodeRadius * drawn(below).scale) return false;
        }
        return true;
    }

    template <class Holds> // holds(row, how it is drawn)
    [[nodiscard]] bool everyRow(Holds&& holds) const {
        const auto rows = static_cast<std::uint32_t>(picture.geometry.rowY.size());
        for (std::uint32_t row = 0; row < rows; ++row) {
            if (!holds(row, drawn(row))) return false;
        }
        return true;
    }

    const TreePicture& picture;
    TreeFigure figure;
    Frame frame;
};

/// Whether the row's texts have room upright beside their circles.
bool isUprightReadable(const TreePicture& picture, const Frame& frame, std::uint32_t row,
                       const DrawnRow& drawn) {
    const TreeGeometry& geometry = picture.geometry;
    if (geometry.boards || 2 * tree::nodeRadius * drawn.scale < tree::smallestFull) return false;
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
        const double plus = picture.tree.nodes[node].hidden > 0 ? tree::largestPlus : 0;
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
        return evaluation && isDrawn(evaluation->outcome);
    });
    picture->texts.resize(graph.size());
    for (const TreeNode& node : picture->tree.nodes) {
        std::string& text = picture->texts[node.position];
        if (text.empty()) text = graph.text(node.position);
    }
    if (task.cancelled()) return cancelled();
    if (!sumParts(*blank.game, blank.root).empty())
        for (const std::string& text : picture->texts)
            picture->parts.push_back(sumParts(*blank.game, text));
    NodeContent content{.texts = picture->texts,
                        .parts = picture->parts,
                        .values = picture->settings.values,
                        .play = picture->play()};
    if (const auto* pictures = graph.as<PicturesAspect>()) content.board = pictures->picture(0);
    auto geometry = layOut(picture->tree, content, task);
    if (!geometry) return tl::unexpected(geometry.error());
    picture->geometry = std::move(*geometry);
    return picture;
}

/// Opens a tree as far as it can be read.
class ReadableTree {
public:
    ReadableTree(const TreePicture& blank, PositionGraph& graph, TreeRequest& request, Task& task)
        : blank_(blank), graph_(graph), request_(request), task_(task) {}

    /// Afterwards `request` says what is open. Errors: cancelled.
    [[nodiscard]] Opened open() {
        kept_ = made(blank_, graph_, request_, task_);
        if (!kept_ || ((*kept_)->tree.folded == 0 && isReadable(**kept_))) return std::move(kept_);
        openLevels();
        if (kept_ && request_.strategy) openNodes();
        if (kept_ && (*kept_)->tree.nodes.size() == 1) openFirstLevel();
        return std::move(kept_);
    }

private:
    /// Builds the tree of `request`, and keeps it if `isGood`. False if it was not kept, or on errors.
    bool keep(const TreeRequest& request, bool (*isGood)(const TreePicture&)) {
        Opened next = made(blank_, graph_, request, task_);
        if (next && !isGood(**next)) return false;
        kept_ = std::move(next);
        request_ = request;
        return kept_.has_value();
    }

    /// Opens the first level, and more as long as they can be read. A strategy opens only levels that end
    /// with replies; the first of these must be readable from afar.
    void openLevels() {
        const bool strategy = request_.strategy;
        const auto& root = (*kept_)->tree.evaluationOf(0);
        const std::uint32_t first = strategy && !(root && isWon(root->outcome)) ? 0 : 1;
        const std::uint32_t step = strategy ? 2 : 1;
        const std::uint32_t most = (*kept_)->tree.depth;
        TreeRequest request = request_;
        request.mostDepth = first;
        if (!keep(request, [](const TreePicture&) { return true; })) return;
        for (request.mostDepth += step; request.mostDepth <= most; request.mostDepth += step) {
            const bool isFirst = request.mostDepth == first + step;
            if (!keep(request, strategy && isFirst ? isReadableFromAfar : isReadable)) return;
        }
    }

    void openFirstLevel() {
        TreeRequest request = request_;
        request.mostDepth = 1;
        (void)keep(request, [](const TreePicture&) { return true; });
    }

    /// Opens node by node; the very first node, if not as a whole, then in part.
    void openNodes() {
        const bool isBare = (*kept_)->tree.nodes.size() <= 2;
        for (std::uint32_t node = 0; kept_ && node < (*kept_)->tree.nodes.size(); ++node) {
            const TreeNode at = (*kept_)->tree.nodes[node];
            if (!at.folded) continue;
            TreeRequest request = request_;
            request.openings.push_back({(*kept_)->tree.pathOf(node)});
            if (at.branches <= mostInARow && keep(request, isReadableFromAfar)) continue;
            if (kept_ && isBare && request_.openings.empty()) openInPart(std::move(request));
        }
    }

    void openInPart(TreeRequest request) {
        std::uint32_t least = 0;
        for (std::uint32_t most = mostInARow; kept_ && least + 1 < most;) {
            const std::uint32_t middle = (least + most) / 2;
            request.openings.back().most = middle;
            (keep(request, isReadableFromAfar) ? least : most) = middle;
        }
    }

    const TreePicture& blank_;
    PositionGraph& graph_;
    TreeRequest& request_;
    Task& task_;
    Opened kept_;
};

} // namespace

bool isReadable(const TreePicture& picture) {
    const Whole whole(picture, readablePicture, {});
    return whole.everyRow([&](std::uint32_t row, const DrawnRow& drawn) {
        return !drawn.round || isUprightReadable(picture, whole.frame, row, drawn);
    });
}

bool isWholeOnASlide(const TreePicture& picture) {
    constexpr QSizeF belowTwoLines(1280, 544); // what a sentence of a step leaves
    const Whole whole(picture, belowTwoLines, Style::presenting(lightTheme()));
    return !TreeOverview::isCutOff(whole.figure, whole.frame);
}

bool isReadableFromAfar(const TreePicture& picture) {
    const auto isRead = [&](const QSizeF& size, const Style& style) {
        const Whole whole(picture, size, style);
        const auto isInside = [](std::uint32_t, const DrawnRow& drawn) { return !drawn.round; };
        return whole.isInSight() && whole.everyRow(isInside) && whole.badgesAreRead();
    };
    return isRead(readablePicture, {}) && isRead(presentedPicture, Style::presenting(lightTheme()));
}

Expected<std::shared_ptr<TreePicture>> openedTree(const TreePicture& blank, PositionGraph& graph,
                                                  Task& task) {
    const tree::Settings& settings = blank.settings;
    TreeRequest request = settings.request;
    request.strategy = settings.shape == tree::Shape::strategy;
    if (!settings.readable) return made(blank, graph, request, task);

    request.choices.clear(); // what is opened by hand must not close anything else
    Opened opened = settings.shape == tree::Shape::automatic
                        ? made(blank, graph, request, task)
                        : ReadableTree(blank, graph, request, task).open();
    if (!opened) return opened;
    const bool isAll = (*opened)->tree.folded == 0 && isReadable(**opened);
    if (settings.shape == tree::Shape::automatic && !isAll) {
        request.strategy = true;
        opened = ReadableTree(blank, graph, request, task).open();
    }
    if (!opened || settings.request.choices.empty()) return opened;
    request.mostDepth = (*opened)->tree.depth;
    request.choices = settings.request.choices;
    return made(blank, graph, request, task);
}

} // namespace mexplorer::ui
