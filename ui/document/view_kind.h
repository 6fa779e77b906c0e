#pragma once

#include "core/catalogue/views.h"
#include "core/game/game.h"
#include "core/game/inquiry.h"
#include "core/rules/description.h"
#include "ui/figure/steps.h"

#include <QString>

#include <memory>
#include <string>
#include <vector>

class QWidget;

namespace mexplorer::ui {

class Document;
class View;

/// What a view draws from: a copy that a worker can own.
struct Scene {
    std::shared_ptr<const Game> game;
    std::shared_ptr<const Instance> instance; ///< the parsed position; null if the game has none
    Parameters settings;                      ///< of the view, complete
    /// `instance` as a position; null if it is not one.
    std::shared_ptr<const Inquiry> asked = inquiryOf(instance);
    Side mover = Side::either; ///< whose move it is in the game being played, if its players’ moves differ

    /// Requires `asked`.
    [[nodiscard]] const std::string& position() const { return asked->position(); }
};

/// A kind of view. To add a view, add its folder, its lines in views.cpp, here and in core/catalogue, which
/// says which games it can show, and its pages in resources/help, which say what it shows and how it is used.
struct ViewKind {
    std::string id = {};
    /// The tab's title, in the language of the interface.
    QString (*title)();
    /// What can be set, with defaults that suit the game. Titles are in the translation context "core".
    std::vector<Parameter> (*settings)(const Game& game) = [](const Game&) {
        return std::vector<Parameter>{};
    };
    /// Whether settings that are complete, each in its range, can be used. Errors name the setting.
    Expected<void> (*check)(const Game& game, const Parameters& settings) =
        [](const Game&, const Parameters&) { return Expected<void>(); };
    View* (*make)(Document& document, QWidget* parent) = nullptr; ///< owned by `parent`
    /// The figure of a scene without any window, for exports from the command line.
    Expected<std::unique_ptr<Figure>> (*figure)(const Scene& scene, Task& task) = nullptr;
    /// Its steps, likewise. Errors: there is nothing to step through, or there are too many steps.
    Expected<Steps> (*steps)(const Scene& scene, Task& task) = nullptr;
    /// The position alone, without anything that shows who wins: for questions about it. The function is null
    /// if the view has no such figure; the result, if there is none of this position.
    Expected<std::unique_ptr<Figure>> (*puzzle)(const Scene& scene, Task& task) = nullptr;

    [[nodiscard]] bool canShow(const Game& game) const { return mexplorer::canShow(id, game); }
};

/// All views, in the order of their tabs.
[[nodiscard]] const std::vector<ViewKind>& viewKinds();
/// The kind with this id, or null.
[[nodiscard]] const ViewKind* findView(std::string_view id);
/// The view to open `game` in: `wanted` if it can show the game, else the game's own, else the first that
/// can. There is one, as every game has positions or values.
[[nodiscard]] const ViewKind& openingView(const Game& game, std::string_view wanted = {});

} // namespace mexplorer::ui
