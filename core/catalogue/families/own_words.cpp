#include "core/own/own_words.h"
#include "core/catalogue/families/own_kinds.h"
#include "core/catalogue/game_of.h"
#include "core/catalogue/notes_of.h"
#include "core/catalogue/things/own_words.h"
#include "core/own/own_description.h"
#include "core/own/word_rules.h"
#include "core/solve/ways/ending.h"

namespace mexplorer {

Expected<std::unique_ptr<Game>> makeOwnWords(const Parameters& parameters) {
    const auto rules = parseWordRules(parameters.at(ownRulesId));
    if (!rules) return invalid(ownRulesId, rules.error().message);
    auto words = OwnWords::of(rules->play.value_or(playOf(parameters)), rules->alphabet, rules->rewritings);
    if (!words) return invalid(ownRulesId, words.error().message);
    const auto play = agreedPlay(parameters, rules->play);
    if (!play) return tl::unexpected(play.error());
    return std::make_unique<GameOf<OwnWords, LaidOutOf<OwnWords>, NotesOf<OwnWords>>>(std::move(*words),
                                                                                      parameters);
}

} // namespace mexplorer
