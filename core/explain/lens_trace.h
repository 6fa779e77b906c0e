#pragma once

#include "core/explain/lens_report.h"
#include "core/explain/trace.h"

#include <memory>
#include <optional>
#include <variant>

namespace mexplorer {

/// How many values are looked at: those of n = 0, 1, 2 … of a line, or a table.
using LensExtent = std::variant<std::uint64_t, GridSize>;

/// A place where a conjecture fails. Of a line, the cell (n, 0).
using LensFailure = Failure<GridCell>;

/// How many of the first places fail: of a line n < size, of a table a, b < size, counted from the first
/// row.
struct LensShare {
    std::uint64_t size = 0;
    std::uint64_t places = 0;
    std::uint64_t failing = 0;
};

/// A formula that may be compared with, or what a theorem says.
struct LensOffer {
    Message text;
    std::string formula = {}; ///< that Conjecture::parse reads; empty if none says it
    bool isProved = false;
};

/// The values of a line or a table, and what somebody supposes about them; without a conjecture, what is
/// suggested.
struct LensSubject {
    std::shared_ptr<const LineValues> line; ///< null if it is a table
    std::shared_ptr<const GridValues> grid; ///< null if it is a line
    GridSize size;                          ///< of a line, its length as the rows of one column
    std::uint64_t first = 0;                ///< what the first row and column are called
    bool goesDown = false;                  ///< the rows are drawn from the top, as those of a board
    LensReport report;
    std::vector<LensFailure> failures{}; ///< the smallest first; all, up to mostFailuresKept
    std::vector<GridCell> options{};     ///< of the smallest counter-example, as far as they are in sight
    std::vector<LensShare> shares{};     ///< of 5, 10, 20, 50 … and of all
    std::vector<LensOffer> offers{};     ///< at most mostLensOffers

    [[nodiscard]] bool isLine() const { return line != nullptr; }
    [[nodiscard]] bool hasConjecture() const { return !report.conjecture.empty(); }
    [[nodiscard]] std::uint64_t valueAt(const GridCell& cell) const {
        return line ? std::uint64_t{(*line)[cell.a]}
                    : grid->at(static_cast<std::uint32_t>(cell.a), static_cast<std::uint32_t>(cell.b));
    }
};

/// What is looked at.
struct LensState {
    enum class Look {
        start,     ///< the values alone
        agreement, ///< how far nothing fails
        failure,   ///< the failure before `shown`
        all,       ///< all failures, or that there are none
        offer      ///< the offer of index `shown`
    };
    Look look = Look::start;
    std::size_t shown = 0; ///< failures that are marked
};
using LensTrace = TraceOf<LensSubject, LensState>;

/// The most failures that are stepped through, one by one.
inline constexpr std::size_t mostLensSteps = 40;
inline constexpr std::size_t mostLensOffers = 5;

/// Compares the first values of the game with the conjecture, if there is one, and looks for suggestions.
/// Errors: as for the check of the line or grid; too large; cancelled.
[[nodiscard]] Expected<LensSubject> lensSubject(const Game& game, const LensExtent& extent,
                                                const std::optional<Conjecture>& conjecture, Task& task);

/// How far the conjecture agrees, the first failure with its reason, the others; without a conjecture, what
/// is suggested, one by one.
[[nodiscard]] LensTrace lensTrace(const LensSubject& subject);

/// “SG(3) = 1”, “SG(1, 2) = 3”
[[nodiscard]] std::string lensValueText(const LensSubject& subject, const GridCell& cell);

} // namespace mexplorer
