#pragma once

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/positions.h"
#include "ui/views/graph/graph_figure.h"

namespace mexplorer::ui {

inline std::shared_ptr<const GraphPicture> pictureOf(const char* game, const std::string& position,
                                                     const Parameters& parameters = {}) {
    Task task;
    const auto made = makeGame(game, parameters).value();
    return graphPictureOf(*made, *ask(*made, position).value(), task).value();
}

} // namespace mexplorer::ui
