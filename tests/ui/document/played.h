#pragma once

#include "core/game/aspects/positions.h"
#include "ui/document/document.h"

namespace mexplorer::ui {

/// Plays the move of the document’s position that leads to `to`; false if there is none, or it is refused.
inline bool played(Document& document, const std::string& to) {
    Task task;
    const auto move = document.asked()->moveLeadingTo(*ask(*document.game(), to).value(), task).value();
    return move && document.play(*move, to);
}

/// The same for the reply of the opponent.
inline bool answered(Document& document, const std::string& to) {
    Task task;
    const auto move = document.asked()->moveLeadingTo(*ask(*document.game(), to).value(), task).value();
    return move && document.answer(*move, to);
}

} // namespace mexplorer::ui
