#include "core/game/game.h"

namespace mexplorer {

Game::Game(Description description, Parameters parameters, GameKind kind)
    : description_(std::move(description)), parameters_(std::move(parameters)), kind_(kind) {}
Game::~Game() = default;

} // namespace mexplorer
