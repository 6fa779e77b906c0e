#pragma once

#include "core/game/grid_values.h"
#include "core/game/line_values.h"
#include "core/lens/named_sequences.h"
#include "core/task/task.h"

#include <optional>
#include <string>
#include <vector>

namespace mexplorer {

/// Something that was found to hold at all places looked at, and that might be so for ever. Of a line: at
/// every n from `from` to the last.
struct Suggestion {
    enum class Kind {
        formula,   ///< of the values, or of who wins: what Conjecture::parse makes of `formula`
        period,    ///< of the values of a line: `period`
        values,    ///< they are those of `values`, which no formula says
        losing,    ///< the n that are P are the terms of `set`, less `shift`
        symmetric, ///< a grid: the value of (a, b) is that of (b, a)
        borders,   ///< a grid: the value of (a, b) is the XOR of those of (a, 0), (0, b) and (0, 0)
        rows,      ///< a grid: each of the first rows has one of `rows` as its period
    };
    Kind kind = Kind::formula;
    std::string formula = {};            ///< as it is typed; also beside another kind if it says the same
    const NamedValues* values = nullptr; ///< what the formula is called, if it has a name
    const NamedSet* set = nullptr;
    int shift = 0; ///< n + shift is a term
    std::optional<Period> period = {};
    std::vector<Period> rows = {};
    std::uint64_t from = 0;
    bool isProved = false; ///< it follows from the proved period of the values
};

/// The fewest values of which anything is said.
inline constexpr std::uint64_t leastSuggested = 8;

/// What might be said about the finished values of a line, from simple to less simple. Each was checked at
/// every n; a period, or residues, must be seen three times. `known` is what is known about their period.
/// Who wins is asked only if no formula was found for the values. Errors: cancelled.
[[nodiscard]] Expected<std::vector<Suggestion>> suggestionsFor(const LineValues& values, const Period& known,
                                                               Task& task);
/// The same for the finished values of a grid whose first row and column are numbered `first`; each was
/// checked at every cell.
[[nodiscard]] Expected<std::vector<Suggestion>> suggestionsFor(const GridValues& values, std::uint64_t first,
                                                               Task& task);

} // namespace mexplorer
