#pragma once

#include "core/play/record.h"
#include "core/rules/description.h"

#include <map>
#include <memory>
#include <string>
#include <tuple>

namespace mexplorer::ui {

/// What is open, as a value: all that undo restores, and a file stores.
struct DocumentState {
    std::string game;
    Parameters parameters; ///< complete
    std::string position;  ///< in the game's canonical spelling; empty if it has none
    std::string view;
    /// By view id: all settings ever changed, even those that the present parameters do not use.
    std::map<std::string, Parameters> settings;

    /// The game being played, now at `position`; null if no move was made yet.
    std::shared_ptr<const Record> record = {};
    Parameters players = {}; ///< the chosen settings of who plays (see playerParameters)

    friend bool operator==(const DocumentState& one, const DocumentState& other) {
        const auto rest = [](const DocumentState& state) {
            return std::tie(state.game, state.parameters, state.position, state.view, state.settings,
                            state.players);
        };
        const bool isSameGame =
            one.record == other.record || (one.record && other.record && *one.record == *other.record);
        return isSameGame && rest(one) == rest(other);
    }
};

} // namespace mexplorer::ui
