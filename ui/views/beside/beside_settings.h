#pragma once

#include "ui/document/view_kind.h"

#include <array>

namespace mexplorer::ui {

inline constexpr const char* besideWithId = "with";
inline constexpr const char* besidePictureId = "picture";

/// Two scenes that one view shows beside each other.
struct BesideScenes {
    const ViewKind& kind;
    std::array<Scene, 2> scenes;
};

/// What stands beside it, which view shows both, and the settings of each view that can, under its name:
/// “grid.colour”.
[[nodiscard]] std::vector<Parameter> describeBesideSettings(const Game& game);

/// The settings with which this view of both shows what another view shows with its own.
[[nodiscard]] Parameters besideSettingsOf(const std::string& view, const Parameters& settings);

/// Errors, about what stands beside it: there is no such game, parameter or setting, the view cannot show it;
/// both pictures would be the same.
[[nodiscard]] Expected<void> checkBesideSettings(const Game& game, const Parameters& settings);

/// Both, from the scene of the view of both: on the right what is meant by its text, such as “play=misere”,
/// “wythoff” or “method=minimax”, at the same position; a game that does not have that is at the
/// position of the first game’s own table, as that is then, or else at its start. Errors: as above.
[[nodiscard]] Expected<BesideScenes> besideScenesOf(const Scene& scene);

/// What could be written to stand beside the picture that is set: other plays, numbers, choices and settings.
[[nodiscard]] std::vector<std::string> besideOffers(const Game& game, const Parameters& settings);

} // namespace mexplorer::ui
