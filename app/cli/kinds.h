#pragma once

#include "app/cli/arguments.h"
#include "app/cli/lens_options.h"

namespace mexplorer::cli {

/// What `solve` is asked for.
struct SolveRequest {
    bool isJson = false;
    std::string written = {}; ///< the instance as it was given
};

/// What `values` is asked for.
struct ValuesArguments {
    GameArguments game;
    Extent extent;
    std::optional<std::string> definition; ///< for rows of numbers
    LensOptions lens;
};

/// What the command line does with games of one kind.
struct KindCommands {
    /// What `solve` prints.
    Expected<std::string> (*solve)(const Game& game, const Instance& instance, const SolveRequest& request);
    /// Carries out `values`; returns the exit code.
    int (*values)(const ValuesArguments& arguments, const Game& game);
};

[[nodiscard]] const KindCommands& commandsFor(GameKind kind);

// For each kind.
[[nodiscard]] Expected<std::string> solvePosition(const Game& game, const Instance& instance,
                                                  const SolveRequest& request);
[[nodiscard]] Expected<std::string> solveMatrix(const Game& game, const Instance& instance,
                                                const SolveRequest& request);
[[nodiscard]] Expected<std::string> solveExtensive(const Game& game, const Instance& instance,
                                                   const SolveRequest& request);
[[nodiscard]] Expected<std::string> solveCoalitions(const Game& game, const Instance& instance,
                                                    const SolveRequest& request);
int listPositions(const ValuesArguments& arguments, const Game& game);
int listRounds(const ValuesArguments& arguments, const Game& game);
int listConvergence(const ValuesArguments& arguments, const Game& game);
int listCoalitions(const ValuesArguments& arguments, const Game& game);

} // namespace mexplorer::cli
