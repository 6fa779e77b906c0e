#pragma once

#include "core/rules/description.h"
#include "core/solve/aspects/aspect.h"

namespace mexplorer {

/// A game with its parameters fixed: what the window and the command line hold. What it can be asked are its
/// aspects (core/solve/aspects). It is const once made, and may be asked from any thread.
class Game : public HasAspects {
public:
    Game(Description description, Parameters parameters);
    virtual ~Game();
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;

    [[nodiscard]] const Description& description() const { return description_; }
    [[nodiscard]] const Parameters& parameters() const { return parameters_; }

private:
    Description description_;
    Parameters parameters_;
};

} // namespace mexplorer
