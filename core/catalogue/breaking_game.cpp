#include "core/catalogue/breaking_game.h"

#include "core/catalogue/break_game_of.h"
#include "core/catalogue/notes_of.h"

namespace mexplorer {

std::unique_ptr<Game> makeBreakingGame(BreakingRules rules, Parameters parameters) {
    using Made = BreakGameOf<BreakingRules, NotesOf<BreakingRules>>;
    return std::make_unique<Made>(std::move(rules), std::move(parameters));
}

} // namespace mexplorer
