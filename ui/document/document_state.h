#pragma once

#include "core/play/record.h"
#include "core/rules/description.h"

#include <map>
#include <memory>
#include <string>
#include <tuple>

namespace mexplorer::ui {

/// What is open, as a value: everything that undo takes back and a file keeps.
struct DocumentState {
    std::string game;
    Parameters parameters; ///< complete
    std::string position;  ///< in the game's canonical spelling; empty if it has none
    std::string view;
    /// Per view id: settings ever changed, including those that these parameters do not use (others may).
    std::map<std::string, Parameters> settings;

    /// The game that is played, which stands at `position`; null: no move was made here.
    std::shared_ptr<const Record> record = {};
    Parameters players = {}; ///< who plays (see playerParameters), as far as it was chosen

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
