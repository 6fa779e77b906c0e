#include "core/explain/coalition/coalition_state.h"

#include "core/coalition/counted_power.h"

namespace mexplorer {

std::vector<Rational> CoalitionSubject::told(std::vector<Rational> worths) const {
    for (Rational& worth : worths)
        worth = told(worth);
    return worths;
}

CoalitionSubject coalitionSubject(const CoalitionGame& game, std::shared_ptr<const CoalitionAnswer> answer) {
    CoalitionSubject subject{game.names, std::move(answer), game.kind, game.majorities};
    if (!subject.answer->exact) subject.alike = alikePlayers(game);
    return subject;
}

} // namespace mexplorer
