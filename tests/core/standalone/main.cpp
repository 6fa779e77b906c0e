// Goes through the whole catalogue without a test framework, so that it also runs without Qt. All that a game
// says about its small positions is compared with a plain recursion over the options in its graph of
// positions: a new game is tested by being in the catalogue.

#include "checks.h"
#include "core/catalogue/catalogue.h"
#include "core/game/aspects/cyclic.h"
#include "core/sum/summands.h"
#include "expect.h"
#include "tests/core/catalogue/games.h"

#include <cstdio>

using namespace mexplorer;

namespace {

/// Returns whether the positions below the preset's could all be checked.
bool checkPreset(const Entry& entry, const Preset& preset, const std::string& play) {
    Parameters parameters = preset.parameters;
    if (!play.empty()) parameters["play"] = play;
    checks().where = entry.description.id + ", " + preset.title.english() + (play.empty() ? "" : ", " + play);
    const auto made = makeGame(entry.description.id, parameters);
    expect(made.has_value(), made ? "" : made.error().english());
    if (!made) return false;
    const Game& game = **made;
    expect(isSpelt(game, startPosition(game)), "the start position is one");
    const auto position = ask(game, preset.position);
    expect(position.has_value(), "the preset's position is one");
    if (!position) return false;
    const bool isWord = parameters.contains("rules") && parameters.at("rules").starts_with("word");
    const bool isSet = entry.description.id == "mex"; // the empty text is the empty set, or word
    expect(ask(game, "").has_value() == (isSet || isWord),
           "an empty text is a position of sets and words only");
    expect(!ask(game, "\xFF?").has_value(), "broken bytes are no position");
    if (!playEnds(game)) return checkEndless(game, *(*position)->graph());
    if (!game.as<ImpartialAspect>()) return checkOutcomes(game, *(*position)->graph());
    DefinitionOfGame definition(game);
    if (const auto* grid = game.as<GridAspect>()) {
        checkGrid(game, *grid, definition);
        checkDefined(*grid);
    }
    if (const auto* slices = game.as<SlicesAspect>()) checkSlices(game, *slices, definition);
    if (const auto* line = game.as<LineAspect>()) checkLine(game, *line, definition);
    return checkWalk(game, (*position)->position(), definition);
}

void checkGame(const Entry& entry) {
    const Description& description = entry.description;
    std::vector<Preset> presets = description.presets;
    std::erase_if(presets, [](const Preset& preset) { // of two sides: see test_sentences
        return preset.parameters.contains(playId) && preset.parameters.at(playId) == sidedPlay;
    });
    presets.push_back({say("defaults"), {}, description.position});
    const bool hasPlay = completed(description.parameters, {})->count("play") != 0;
    int walked = 0;
    for (const Preset& preset : presets) {
        const bool isInBoth = hasPlay && !areOfTwoSides(preset.parameters);
        for (const char* play : {"normal", "misere"}) {
            if (isInBoth)
                walked += checkPreset(entry, preset, play) ? 1 : 0;
            else if (std::string(play) == "normal")
                walked += checkPreset(entry, preset, "") ? 1 : 0;
        }
    }
    checks().where = description.id;
    expect(walked > 0, "some preset is small enough to be checked as a whole");
    expect(!description.title.empty() && !description.group.empty() && !description.summary.empty() &&
               !description.positionHint.empty(),
           "the game is described");
}

} // namespace

int main() {
    for (const Entry& entry : catalogue())
        if (makeGame(entry.description.id).value()->as<PositionsAspect>()) checkGame(entry);
    std::printf("%llu checks on %zu games, %d failed\n", static_cast<unsigned long long>(checks().made),
                catalogue().size(), checks().failures);
    return checks().failures == 0 ? 0 : 1;
}
