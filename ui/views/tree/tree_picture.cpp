#include "ui/views/tree/tree_picture.h"

#include "core/game/aspects/alike_heaps.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/positions.h"
#include "ui/views/tree/tree_opening.h"
#include "ui/views/tree/tree_overview.h"

#include <algorithm>
#include <set>

namespace mexplorer::ui {

namespace {

/// The graph of positions that the tree shows.
std::unique_ptr<PositionGraph> graphOf(const Inquiry& root, bool inOrder) {
    const auto* alike = inOrder ? root.as<AlikeHeapsAspect>() : nullptr;
    return alike ? alike->graphInOrder() : root.graph();
}

/// The remembered root, if the scene's position belongs to its tree; else null.
std::shared_ptr<const Inquiry> rememberedRoot(const Scene& scene, const tree::Settings& settings) {
    if (settings.root.empty()) return nullptr;
    if (settings.root == scene.position()) return scene.asked;
    const auto root = ask(*scene.game, settings.root);
    if (!root) return nullptr;
    if ((*root)->position() == scene.position()) return scene.asked;
    for (const bool inOrder :
         {settings.inOrder, !settings.inOrder}) { // `selected` may have been set before `inOrder` changed
        const auto graph = graphOf(**root, inOrder);
        const auto selected = positionAt(*graph, settings.selected, TreeRequest::largestBudget);
        if (selected && graph->text(*selected) == scene.position()) return *root;
    }
    return nullptr;
}

/// The root of the tree, which is written to the settings; choices remembered for another tree are dropped.
std::shared_ptr<const Inquiry> openRoot(const Scene& scene, tree::Settings& settings) {
    std::shared_ptr<const Inquiry> root = rememberedRoot(scene, settings);
    if (!root) {
        root = scene.asked;
        if (!settings.root.empty()) {
            settings.request.choices.clear();
            settings.selected.clear();
        }
    }
    settings.root = root->position();
    return root;
}

/// The comparison; if it is refused as too large, that is its result: the tree can still be shown. Errors:
/// cancelled.
Expected<TreeComparison> compared(const TreePicture& picture, const TreePicture* before, Task& task) {
    const bool isKnown = before && before->comparison && before->game == picture.game &&
                         before->root == picture.root; // only nodes were opened or closed
    TreeComparison comparison{isKnown ? before->comparison->below
                                      : std::make_shared<const Expected<Comparison<std::string>>>(
                                            compareBelow(*picture.game, *picture.asked, task)),
                              std::vector<bool>(picture.texts.size())};
    const Expected<Comparison<std::string>>& below = *comparison.below;
    if (!below) {
        if (below.error().kind == Error::Kind::cancelled) return cancelled();
        return comparison;
    }
    std::set<std::string> differing;
    for (const auto& difference : below->differences)
        differing.insert(difference.place);
    for (std::size_t position = 0; position < picture.texts.size(); ++position)
        comparison.differs[position] = differing.contains(picture.texts[position]);
    return comparison;
}

} // namespace

namespace {

constexpr std::size_t mostNamed = 300;

/// By edge: whose move it is; empty if both players have the same moves.
std::vector<Side> sidesOf(const GameTree& tree, const PositionGraph& graph) {
    std::vector<Side> sides;
    for (const TreeNode& node : tree.nodes) {
        if (node.edgeCount == 0) continue;
        const std::vector<Side> own = graph.sides(node.position);
        if (own.empty()) return {};
        sides.resize(tree.edges.size(), Side::left);
        for (std::uint32_t edge = node.firstEdge; edge < node.firstEdge + node.edgeCount; ++edge)
            sides[edge] = own[tree.edges[edge].option];
    }
    return sides;
}

/// In a merged tree by the positions, else by the ways that lead to the nodes.
std::vector<std::uint64_t> namesOf(const TreePicture& picture) {
    constexpr std::uint64_t spread = 0x9E3779B97F4A7C15U; // an odd number without a pattern
    const std::vector<TreeNode>& nodes = picture.tree.nodes;
    std::vector<std::uint64_t> names;
    if (nodes.size() > mostNamed) return names;
    for (std::uint32_t node = 0; node < nodes.size(); ++node) {
        const bool isFirst = picture.tree.merged || node == 0;
        names.push_back(isFirst ? std::hash<std::string>()(picture.text(node))
                                : (names[nodes[node].parent] + nodes[node].option + 1) * spread);
    }
    return names;
}

} // namespace

Play TreePicture::play() const {
    const auto* impartial = game->as<ImpartialAspect>();
    return impartial ? impartial->play() : Play::normal;
}

bool TreePicture::shows(const Scene& scene) const {
    auto wanted = tree::settingsOf(scene.settings);
    if (scene.game != game || !wanted) return false;
    if (wanted->root == root) {
        const auto at = tree.nodeAt(wanted->selected);
        if (scene.position() != root && !(at && text(*at) == scene.position())) return false;
    } else {
        if (scene.position() != root || rememberedRoot(scene, *wanted)) return false;
        if (!wanted->root.empty()) wanted->request.choices.clear(); // they belong to that other tree
    }
    return wanted->request == settings.request && wanted->shape == settings.shape &&
           wanted->readable == settings.readable && wanted->inOrder == settings.inOrder &&
           wanted->values == settings.values && wanted->compare == settings.compare;
}

std::optional<std::uint32_t> TreePicture::selected(const Scene& scene) const {
    const auto wanted = tree::settingsOf(scene.settings);
    if (!wanted || wanted->root != root) return std::nullopt;
    const auto at = tree.nodeAt(wanted->selected);
    if (at && text(*at) == scene.position()) return at;
    for (std::uint32_t node = 0; node < tree.nodes.size(); ++node) {
        if (text(node) == scene.position()) return node;
    }
    return std::nullopt;
}

Expected<std::shared_ptr<const TreePicture>> makeTreePicture(const Scene& scene, Task& task,
                                                             const TreePicture* before) {
    auto settings = tree::settingsOf(scene.settings);
    if (!settings) return tl::unexpected(settings.error());
    const auto root = openRoot(scene, *settings);
    const auto evaluated =
        root->evaluation(task); // its search is reused by the tree and by sentences beside it
    if (!evaluated && evaluated.error().kind == Error::Kind::invalid) // play could go on for ever
        return tl::unexpected(evaluated.error());
    std::unique_ptr<PositionGraph> graph = graphOf(*root, settings->inOrder);
    TreePicture blank;
    blank.game = scene.game;
    blank.asked = root;
    blank.root = settings->root;
    blank.settings = std::move(*settings);
    auto opened = openedTree(blank, *graph, task);
    if (!opened) return tl::unexpected(opened.error());
    std::shared_ptr<TreePicture> picture = std::move(*opened);
    for (const TreeChoice& choice : picture->settings.request.choices) {
        const auto node = choice.open ? picture->tree.nodeAt(choice.path) : std::nullopt;
        if (node && picture->tree.nodes[*node].edgeCount > 0) picture->unfolded.insert(*node);
    }
    if (picture->settings.compare) {
        auto comparison = compared(*picture, before, task);
        if (!comparison) return tl::unexpected(comparison.error());
        picture->comparison = std::move(*comparison);
    }
    picture->graph = std::move(graph);
    picture->names = namesOf(*picture);
    picture->sides = sidesOf(picture->tree, *picture->graph);
    picture->outline = outlineOf(picture->tree, picture->geometry);
    picture->isLarge = !isReadable(*picture);
    picture->hasTitleRoom = isWholeOnASlide(*picture);
    return picture;
}

} // namespace mexplorer::ui
