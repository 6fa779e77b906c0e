#pragma once

#include "core/game/any_rules.h"
#include "core/game/game.h"

namespace mexplorer {

/// A game by any rules: what all of these have. Rules read at run time need no more.
class PlayedGame : public Game {
public:
    PlayedGame(std::shared_ptr<const AnyRules> rules, Parameters parameters);

protected:
    [[nodiscard]] const AnyRules& played() const { return *rules_; }

private:
    std::shared_ptr<const AnyRules> rules_;
};

} // namespace mexplorer
