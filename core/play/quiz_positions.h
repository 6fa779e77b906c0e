#pragma once

#include "core/game/game.h"
#include "core/game/inquiry.h"
#include "core/theory/random.h"

#include <memory>

namespace mexplorer {

/// Deals random positions of a game with PositionsAspect: heaps, cells of its table, or positions shortly
/// before the end of random play. The higher the level, the larger they are.
class QuizPositions {
public:
    /// The game must outlive this.
    QuizPositions(const Game& game, unsigned level);

    /// Quick. Errors: a position on the way has too many moves to choose from; cancelled.
    [[nodiscard]] Expected<std::shared_ptr<const Inquiry>> deal(RandomChoice& random, Task& task) const;

private:
    enum class Source { heap, heaps, cell, walk };

    [[nodiscard]] std::string heapsText(std::uint64_t count, std::uint64_t largest,
                                        RandomChoice& random) const;
    [[nodiscard]] Expected<std::string> textFrom(Source source, RandomChoice& random, Task& task) const;
    [[nodiscard]] Expected<std::string> walked(RandomChoice& random, Task& task) const;

    const Game& game_;
    unsigned level_;
    std::vector<Source> sources_;
    std::vector<std::string> starts_; ///< of random play
};

} // namespace mexplorer
