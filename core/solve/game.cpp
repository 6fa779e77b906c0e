#include "core/solve/game.h"

namespace mexplorer {

Game::Game(Description description, Parameters parameters)
    : description_(std::move(description)), parameters_(std::move(parameters)) {}
Game::~Game() = default;

} // namespace mexplorer
