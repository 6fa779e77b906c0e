#pragma once

#include "core/explain/board_trace.h"
#include "core/game/aspects/large_search.h"

namespace mexplorer {

/// What a large search of a position has found so far, for pictures and sentences.
struct SearchReport {
    enum class Stage { running, stopped, ended };

    LargeSearchNews news;
    Stage stage = Stage::running;
    std::optional<double> seconds = {}; ///< its duration; none where it does not matter
    std::vector<BoardCell> line;        ///< best play from here on, as far as it was found
    HorizonSum horizon;                 ///< the estimate after that line
    std::vector<std::size_t> order;     ///< indices of the position's options, best first, as far as known

    /// Whether the result rests on estimates and not only on ends of the game.
    [[nodiscard]] bool isEvaluated() const { return news.isEvaluated; }
};

/// The report for these news; stores in `position` what was found about its moves.
[[nodiscard]] SearchReport reportOf(const LargeSearchAspect& aspect, LargeSearchNews news,
                                    BoardPosition& position);

/// Searches a position that is too large to be solved at once, up to `depth` plies (0: no limit) and up to
/// 10⁶ nodes, well below a second. Errors: cancelled; it cannot be searched.
[[nodiscard]] Expected<SearchReport> searchedTo(std::uint32_t depth, const Inquiry& asked,
                                                BoardPosition& position, Task& task);

/// “Searching: 12 moves ahead”, “Solved: wins, 41 moves left”.
[[nodiscard]] Message sayStage(const SearchReport& report);
/// “positions: 3400000 · a second: 1700000”; only the first part if the duration is not known.
[[nodiscard]] Message sayWork(const SearchReport& report);
/// What was found about a move: “wins, the game ends after 9 moves”, “at least a draw”, “12 points”.
[[nodiscard]] Message sayFound(const SearchedMove& move);
/// The estimate at the horizon: “lines still open: 9 − 8 = 1”.
[[nodiscard]] Message sayHorizonSum(const HorizonSum& horizon);

} // namespace mexplorer
