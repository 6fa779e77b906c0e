#pragma once

#include "core/game/game.h"
#include "core/game/instance.h"
#include "core/judge/problem.h"

namespace mexplorer::judge {

/// Answers every case of the input; each block of answers is passed on before waiting for more input. Returns
/// the number of cases answered, or why it ended early; in either case all answers so far have been passed on
/// whole. Memory: constant, except for what one case needs (a graph, a row, the heaps of hdu1850). Checks
/// `task` before each block and within long cases; a sink that wants no more answers counts as cancelling.
[[nodiscard]] tl::expected<std::uint64_t, Failure> judge(const Problem& problem, Source source, Sink sink,
                                                         Task& task);

/// A case to be shown.
struct PickedCase {
    TextPlace place; ///< where it begins
    std::shared_ptr<const Game> game;
    std::shared_ptr<const Instance> instance; ///< its position in that game
};

/// The case with this number, from 0. Takes as long as judging the input up to it. Errors: the input has no
/// such case; it is beyond the limits of its game; cancelled.
[[nodiscard]] Expected<PickedCase> pickCase(const Problem& problem, Source source, std::uint64_t number,
                                            Task& task);

/// A source that reads a text, which must outlive it, and reports progress to the task.
[[nodiscard]] Source textSource(std::string_view text, Task& task);

} // namespace mexplorer::judge
