#pragma once

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/positions.h"
#include "core/sum/summands.h"
#include "tests/core/asked.h"

#include <algorithm>
#include <functional>
#include <vector>

namespace mexplorer {

inline std::unique_ptr<Game> game(const char* id, const Parameters& parameters = {}) {
    return std::move(makeGame(id, parameters).value());
}

inline std::shared_ptr<const Inquiry> askedAtStart(const Game& game) {
    return asked(game, startPosition(game));
}

/// The entries that have positions and moves.
inline std::vector<Entry> gamesWithPositions() {
    std::vector<Entry> all;
    for (const Entry& entry : catalogue())
        if (game(entry.description.id.c_str())->as<PositionsAspect>()) all.push_back(entry);
    return all;
}

/// Whether they are of a game of two sides that has a parameter for the play: a sum, or rules of one’s own.
inline bool areOfTwoSides(const Parameters& parameters) {
    const auto play = parameters.find(playId);
    const auto rules = parameters.find("rules");
    return (play != parameters.end() && play->second == sidedPlay) ||
           (rules != parameters.end() && rules->second.find("Left:") != std::string::npos);
}

/// The parameters in normal and in misère play, if the game has both.
inline std::vector<Parameters> inEachPlay(const Description& game, const Parameters& parameters) {
    if (areOfTwoSides(parameters) ||
        std::ranges::find(game.parameters, playId, &Parameter::id) == game.parameters.end())
        return {parameters};
    return {inPlay(parameters, Play::normal), inPlay(parameters, Play::misere)};
}

/// Calls visit(game, its id) for every game with positions, in normal and misère play if it has both.
inline void forEveryGameAndPlay(const std::function<void(const Game&, const std::string& id)>& visit) {
    for (const Entry& entry : gamesWithPositions()) {
        const std::string& id = entry.description.id;
        const bool hasPlay = completed(entry.description.parameters, {})->contains("play");
        visit(*makeGame(id).value(), id);
        if (hasPlay) visit(*makeGame(id, {{"play", "misere"}}).value(), id + " misere");
    }
}

} // namespace mexplorer
