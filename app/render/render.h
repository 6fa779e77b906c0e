#pragma once

#include "core/game/game.h"
#include "core/task/task.h"

#include <functional>
#include <optional>
#include <string>

namespace mexplorer::app {

/// What stands beside a figure: the same view of another game, or of the same with other values.
struct RenderBeside {
    std::string game;
    Parameters values; ///< of both the game and the view, those that differ from the first figure’s
};

/// An error about what stands beside the figure, which names the option.
[[nodiscard]] Error aboutBeside(Error error);

/// A figure to be written without a window.
struct RenderRequest {
    std::string view;
    std::string game;
    Parameters values;                   ///< of both the game and the view: their names do not overlap
    std::optional<std::string> position; ///< none: the opening position
    std::optional<RenderBeside> beside = {};
    std::function<Expected<void>(const Game&)> limit = {}; ///< called with the game, if given
    int width = 1280;
    int height = 720;
    double scale = 1.0;
    double type = 1.0;
    bool dark = false;
    std::optional<std::string>
        step;              ///< a number from 1, 1.5 for halfway to the next, or "all" (see ui::exportSteps)
    std::string title;     ///< above the figure
    std::string caption;   ///< below it
    bool saysStep = false; ///< the step's sentence is the caption
    std::optional<double> speed; ///< of a moving picture, which is of all steps
    std::optional<int> loops;    ///< how often it is shown; 0: for ever
    std::string output;
};

/// Makes the figure and writes it whole or not at all; with all steps, this holds for each file. Needs a
/// QApplication, but no display. Errors: the request cannot be shown or written; cancelled.
[[nodiscard]] Expected<void> render(const RenderRequest& request, Task& task);

} // namespace mexplorer::app
