#pragma once

#include "core/explain/trace.h"
#include "core/rules/description.h"
#include "core/solve/game.h"
#include "core/solve/inquiry.h"

#include <QString>

#include <functional>
#include <memory>
#include <string>
#include <vector>

class QWidget;

namespace mexplorer::ui {

class Document;
class Figure;
class View;

/// What a view draws from: a copy that a worker can own.
struct Scene {
    std::shared_ptr<const Game> game;
    std::shared_ptr<const Instance>
        instance;        ///< what is shown; null if the game has neither positions nor the like
    Parameters settings; ///< of the view, complete
    /// The same as a position; null if the game has none.
    std::shared_ptr<const Inquiry> asked = inquiryOf(instance);

    /// Of a game that has positions.
    [[nodiscard]] const std::string& position() const { return asked->position(); }
};

/// A trace, and the figure of each of its steps.
struct Steps {
    std::shared_ptr<const Trace> trace;
    std::function<std::unique_ptr<Figure>(int step)> figureAt; ///< in [0, the trace's steps)
};

/// A kind of view, as the list of views knows it. To add a view, add its folder and its line in views.cpp.
struct ViewKind {
    std::string id;
    /// The tab's title, in the language of the interface.
    QString (*title)();
    /// What the picture shows and what one can do with it, for the page of help.
    QString (*about)();
    bool (*canShow)(const Game& game);
    /// What can be set, with defaults that suit the game. Titles are sentences of the context "core".
    std::vector<Parameter> (*settings)(const Game& game);
    View* (*make)(Document& document, QWidget* parent); ///< owned by `parent`
    /// The figure of a scene without any window, for exports from the command line.
    Expected<std::unique_ptr<Figure>> (*figure)(const Scene& scene, Task& task);
    /// Its steps, likewise. Errors: there is nothing to step through, or too much.
    Expected<Steps> (*steps)(const Scene& scene, Task& task);
    /// The position alone, without anything that tells who wins it: what is shown while that is asked. Null:
    /// this view has no such figure, or none of this position.
    Expected<std::unique_ptr<Figure>> (*puzzle)(const Scene& scene, Task& task) = nullptr;
};

/// All views, in the order of their tabs.
[[nodiscard]] const std::vector<ViewKind>& viewKinds();
/// The kind with this id, or null.
[[nodiscard]] const ViewKind* findView(std::string_view id);
/// The view to open `game` in: `wanted` if it can show it, else the game's own, else the first that can, of
/// which there is one: who has neither positions nor values is no game to be shown.
[[nodiscard]] const ViewKind& openingView(const Game& game, std::string_view wanted = {});

} // namespace mexplorer::ui
