#include "ui/views/tree/tree_picture.h"

#include <algorithm>
#include <set>

namespace mexplorer::ui {

namespace {

/// Opens the graph of the root that is remembered, if the scene's position belongs to it.
std::unique_ptr<PositionGraph> rememberedGraph(const Scene& scene, const tree::Settings& settings) {
    if (settings.root.empty()) return nullptr;
    std::unique_ptr<PositionGraph> graph = scene.game->graph(settings.root);
    if (!graph) return nullptr;
    if (graph->text(0) == scene.position) return graph;
    const auto selected = positionAt(*graph, settings.selected, TreeRequest::largestBudget);
    return selected && graph->text(*selected) == scene.position ? std::move(graph) : nullptr;
}

/// The graph of the tree's root, which is told in the settings; what they remember of another tree is
/// dropped.
Expected<std::unique_ptr<PositionGraph>> openGraph(const Scene& scene, tree::Settings& settings) {
    std::unique_ptr<PositionGraph> graph = rememberedGraph(scene, settings);
    if (!graph) {
        graph = scene.game->graph(scene.position);
        if (!graph) {
            return invalid("position",
                           say(MX_TEXT("core", "“%1” is no position of this game."), scene.position));
        }
        if (!settings.root.empty()) {
            settings.request.choices.clear();
            settings.selected.clear();
        }
    }
    settings.root = graph->text(0);
    return graph;
}

/// What is refused as too large is part of the comparison: the tree can still be shown. Errors: cancelled.
Expected<TreeComparison> compared(const TreePicture& picture, const TreePicture* before, Task& task) {
    const bool isKnown = before && before->comparison && before->game == picture.game &&
                         before->root == picture.root; // nodes were opened or closed
    TreeComparison comparison{isKnown ? before->comparison->below
                                      : std::make_shared<const Expected<Comparison<std::string>>>(
                                            compareBelow(*picture.game, picture.root, task)),
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

bool TreePicture::shows(const Scene& scene) const {
    auto wanted = tree::settingsOf(scene.settings);
    if (scene.game != game || !wanted) return false;
    if (wanted->root == root) {
        const auto at = tree.nodeAt(wanted->selected);
        if (scene.position != root && !(at && text(*at) == scene.position)) return false;
    } else {
        if (scene.position != root || rememberedGraph(scene, *wanted)) return false;
        if (!wanted->root.empty()) wanted->request.choices.clear(); // they are about that other tree
    }
    return wanted->request == settings.request && wanted->values == settings.values &&
           wanted->compare == settings.compare;
}

std::optional<std::uint32_t> TreePicture::selected(const Scene& scene) const {
    const auto wanted = tree::settingsOf(scene.settings);
    if (!wanted || wanted->root != root) return std::nullopt;
    const auto at = tree.nodeAt(wanted->selected);
    if (at && text(*at) == scene.position) return at;
    for (std::uint32_t node = 0; node < tree.nodes.size(); ++node) {
        if (text(node) == scene.position) return node;
    }
    return std::nullopt;
}

Expected<std::shared_ptr<const TreePicture>> makeTreePicture(const Scene& scene, Task& task,
                                                             const TreePicture* before) {
    auto settings = tree::settingsOf(scene.settings);
    if (!settings) return tl::unexpected(settings.error());
    auto opened = openGraph(scene, *settings);
    if (!opened) return tl::unexpected(opened.error());
    std::unique_ptr<PositionGraph> graph = std::move(*opened);
    auto tree = buildTree(*graph, settings->request, task);
    if (!tree) return tl::unexpected(tree.error());

    auto picture = std::make_shared<TreePicture>();
    picture->game = scene.game;
    picture->root = settings->root;
    picture->settings = std::move(*settings);
    picture->tree = std::move(*tree);
    picture->draws = std::any_of(picture->tree.evaluations.begin(), picture->tree.evaluations.end(),
                                 [](const auto& e) { return e && e->outcome == Outcome::draw; });
    picture->texts.resize(graph->size());
    for (const TreeNode& node : picture->tree.nodes) {
        std::string& text = picture->texts[node.position];
        if (text.empty()) text = graph->text(node.position);
    }
    if (task.cancelled()) return cancelled();
    auto geometry = layOut(picture->tree, picture->texts, picture->settings.values, picture->play(), task);
    if (!geometry) return tl::unexpected(geometry.error());
    picture->geometry = std::move(*geometry);
    if (picture->settings.compare) {
        auto comparison = compared(*picture, before, task);
        if (!comparison) return tl::unexpected(comparison.error());
        picture->comparison = std::move(*comparison);
    }
    picture->graph = std::move(graph);
    return picture;
}

} // namespace mexplorer::ui
