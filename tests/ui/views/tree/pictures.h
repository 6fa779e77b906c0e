#pragma once

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/positions.h"
#include "ui/views/tree/tree_picture.h"

namespace mexplorer::ui {

inline Scene sceneOf(const std::string& game, const std::string& position, const Parameters& settings = {},
                     const Parameters& parameters = {}) {
    std::shared_ptr<const Game> made = makeGame(game, parameters).value();
    auto asked = ask(*made, position).value();
    auto complete = completed(tree::settings(*made), settings).value();
    return {std::move(made), std::move(asked), std::move(complete)};
}

inline std::shared_ptr<const TreePicture> pictureOf(const std::string& game, const std::string& position,
                                                    const Parameters& settings = {},
                                                    const Parameters& parameters = {}) {
    Task task;
    return makeTreePicture(sceneOf(game, position, settings, parameters), task).value();
}

/// The node at the end of a path, given by its positions from the root on.
inline std::uint32_t nodeOf(const TreePicture& picture, const std::vector<std::string>& way) {
    std::uint32_t node = 0;
    for (std::size_t i = 1; i < way.size(); ++i) {
        const TreeNode& from = picture.tree.nodes[node];
        for (std::uint32_t e = from.firstEdge; e < from.firstEdge + from.edgeCount; ++e) {
            if (picture.text(picture.tree.edges[e].to) == way[i]) node = picture.tree.edges[e].to;
        }
    }
    return node;
}

} // namespace mexplorer::ui
