#pragma once

#include "core/explain/board_trace.h"
#include "core/solve/aspects/large_search.h"

namespace mexplorer {

/// What a large search of a position has found by now, for pictures and sentences.
struct SearchReport {
    enum class Stage { running, stopped, ended };

    LargeSearchNews news;
    Stage stage = Stage::running;
    std::optional<double> seconds = {}; ///< that it took; none where it does not matter
    std::vector<BoardCell> line;        ///< best play from here on, as far as was found
    HorizonSum horizon;                 ///< after that line
    std::vector<std::size_t> order;     ///< of the position's options, the best first, as far as is known

    /// Whether what is shown rests on an evaluation and not on ends of the game alone.
    [[nodiscard]] bool isEvaluated() const { return news.isEvaluated; }
};

/// Of these news; into `position` goes what was found of its moves.
[[nodiscard]] SearchReport reportOf(const LargeSearchAspect& aspect, LargeSearchNews news,
                                    BoardPosition& position);

/// Searches a position that is too large to be decided at once, to a limited depth. Errors: cancelled; it
/// cannot be searched.
[[nodiscard]] Expected<SearchReport> searchedTo(std::uint32_t depth, const Inquiry& asked,
                                                BoardPosition& position, Task& task);

/// “Searching: 12 moves ahead”, “Solved: wins, 41 moves left”.
[[nodiscard]] Message sayStage(const SearchReport& report);
/// “3400000 positions”, and how many of them a second.
[[nodiscard]] Message sayWork(const SearchReport& report);
/// What was found of a move: “wins after 9 moves”, “at least a draw”, “12 points”.
[[nodiscard]] Message sayFound(const SearchedMove& move);
/// The sum that stands in at the horizon: “lines still open: 9 − 8 = 1”.
[[nodiscard]] Message sayHorizonSum(const HorizonSum& horizon);

} // namespace mexplorer
