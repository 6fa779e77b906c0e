#pragma once

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/positions.h"
#include "ui/document/view_kind.h"
#include "ui/views/search/search_figure.h"

// Pictures of searches, as the view makes them.
namespace mexplorer::ui {

/// A position of a game, searched with the view’s settings.
struct SearchedPosition {
    std::string game = "tree";
    std::string position = "((3,12,8),(2,4,6),(14,5,2))";
    Parameters settings = {};
    Parameters parameters = {};
};

[[nodiscard]] inline Scene sceneOf(const SearchedPosition& at) {
    const std::shared_ptr<const Game> game = makeGame(at.game, at.parameters).value();
    return {game, ask(*game, at.position).value(),
            completed(findView("search")->settings(*game), at.settings).value()};
}

/// The figure without a step.
[[nodiscard]] inline std::shared_ptr<const SearchFigure> searchFigure(const SearchedPosition& at) {
    Task task;
    std::shared_ptr<const Figure> figure = findView("search")->figure(sceneOf(at), task).value();
    return std::dynamic_pointer_cast<const SearchFigure>(figure);
}

/// The figures of all steps; of some, if there are very many.
[[nodiscard]] inline std::vector<std::shared_ptr<const SearchFigure>>
searchSteps(const SearchedPosition& at) {
    Task task;
    const Steps steps = findView("search")->steps(sceneOf(at), task).value();
    std::vector<std::shared_ptr<const SearchFigure>> figures;
    constexpr int most = 60;
    const int count = static_cast<int>(steps.trace->steps.size());
    for (int step = 0; step < count; step += 1 + count / most) {
        std::shared_ptr<const Figure> figure = steps.figureAt(step);
        figures.push_back(std::dynamic_pointer_cast<const SearchFigure>(figure));
    }
    return figures;
}

} // namespace mexplorer::ui
