#pragma once

#include "core/rules/description.h"

#include <map>
#include <string>

namespace mexplorer::ui {

/// What is open, as a value: everything that undo takes back and a file keeps.
struct DocumentState {
    std::string game;
    Parameters parameters; ///< complete
    std::string position;  ///< in the game's canonical spelling; empty if it has none
    std::string view;
    /// Of each view, by its id; those that were ever changed, also while another game was open: what this
    /// game does not know or allow is kept for the one that does.
    std::map<std::string, Parameters> settings;

    friend bool operator==(const DocumentState&, const DocumentState&) = default;
};

} // namespace mexplorer::ui
