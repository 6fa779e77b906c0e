#pragma once

#include "core/game/aspects/aspect.h"
#include "core/game/game_kind.h"
#include "core/rules/description.h"

namespace mexplorer {

/// A game with its parameters fixed. Its aspects (core/game/aspects) are what it can be asked. It is const
/// once made; any thread may ask it.
class Game : public HasAspects {
public:
    Game(Description description, Parameters parameters, GameKind kind = GameKind::positions);
    virtual ~Game();
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;

    [[nodiscard]] const Description& description() const { return description_; }
    [[nodiscard]] const Parameters& parameters() const { return parameters_; }
    [[nodiscard]] GameKind kind() const { return kind_; }

private:
    Description description_;
    Parameters parameters_;
    GameKind kind_;
};

} // namespace mexplorer
