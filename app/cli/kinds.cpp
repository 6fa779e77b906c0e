#include "app/cli/kinds.h"

namespace mexplorer::cli {

const KindCommands& commandsFor(GameKind kind) {
    static constexpr ForEachKind<KindCommands> all = {{{solvePosition, listPositions},
                                                       {solveMatrix, listRounds},
                                                       {solveExtensive, listConvergence},
                                                       {solveCoalitions, listCoalitions}}};
    return all[kind];
}

} // namespace mexplorer::cli
