#include "core/regret/poker_words.h"

#include "core/regret/poker_rules.h"

#include <sstream>

namespace mexplorer {

namespace {

struct Told {
    std::string card;
    Message history; ///< empty before the first action
};

/// The name of a set in words.
Told wordsOf(const ExtensiveWords& all, const std::string& name) {
    std::istringstream words(name);
    Told told;
    words >> told.card;
    for (std::string word; words >> word;) {
        if (word == "/") continue;
        Message item = all.action(word);
        told.history =
            told.history.empty() ? std::move(item) : say(MX_TEXT("core", "%1, %2"), told.history, item);
    }
    return told;
}

} // namespace

Message PokerWords::action(const std::string& name) const {
    if (name == actionId(PokerAction::check)) return say(MX_TEXT("core", "check"));
    if (name == actionId(PokerAction::bet)) return say(MX_TEXT("core", "bet"));
    if (name == actionId(PokerAction::fold)) return say(MX_TEXT("core", "fold"));
    if (name == actionId(PokerAction::call)) return say(MX_TEXT("core", "call"));
    if (name == actionId(PokerAction::raise)) return say(MX_TEXT("core", "raise"));
    return say(MX_TEXT("core", "%1 on the table"), name); // a rank
}

Message PokerWords::seen(const std::string& set) const {
    const Told told = wordsOf(*this, set);
    return told.history.empty() ? verbatim(told.card)
                                : say(MX_TEXT("core", "%1 after %2"), told.card, told.history);
}

Message PokerWords::mover(std::size_t player, const std::string& set) const {
    const Told told = wordsOf(*this, set);
    return told.history.empty()
               ? say(MX_TEXT("core", "player %1 with %2"), player + 1, told.card)
               : say(MX_TEXT("core", "player %1 with %2 after %3"), player + 1, told.card, told.history);
}

} // namespace mexplorer
