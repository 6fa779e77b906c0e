#pragma once

#include "core/explain/trace.h"
#include "core/game/aspects/intervals.h"
#include "core/rules/description.h"

#include <memory>

namespace mexplorer {

/// What a table states about each stretch: the total of the player who moves first there (dp), or the lead
/// that player ends with (d).
enum class StretchValue { total, difference };

/// `definition=total|difference`, a setting of pictures and commands.
[[nodiscard]] Parameter stretchValueParameter();
/// Read from `values`, which must be complete and valid.
[[nodiscard]] StretchValue stretchValueOf(const Parameters& values);

/// The table of a row, and best play in it. If both ends are worth the same, play takes the left one.
struct IntervalSubject {
    StretchValue value = StretchValue::total;
    std::shared_ptr<const IntervalValues> values = {};
    Scores soFar = {};               ///< both players' totals, first the player to move
    std::vector<Stretch> rests = {}; ///< what is left after 0, 1, …, n moves
    std::vector<Scores> scores = {}; ///< both totals then

    [[nodiscard]] std::int64_t valueOf(const Stretch& stretch) const {
        return value == StretchValue::total ? values->total(stretch) : values->lead(stretch);
    }
    /// Whether the move from rests[move] takes the right end.
    [[nodiscard]] bool takesRight(std::size_t move) const {
        return rests[move].begin == rests[move + 1].begin;
    }
    /// The number that this move takes.
    [[nodiscard]] std::int64_t taken(std::size_t move) const {
        return takesRight(move) ? values->right(rests[move]) : values->left(rests[move]);
    }
};

/// How far the table is filled, by length and then by begin, and how far the game is played.
struct IntervalState {
    std::size_t filled = 0;           ///< cells
    std::optional<Stretch> cell = {}; ///< the highlighted one
    bool plays = false;               ///< the table is complete: the game is played by it
    std::size_t moves = 0;            ///< made so far
    friend bool operator==(const IntervalState&, const IntervalState&) = default;
};

using IntervalTrace = TraceOf<IntervalSubject, IntervalState>;

/// How a cell’s value is found, as formulas that need no translation.
struct Recurrence {
    std::string name;   ///< dp[1][3]
    std::string left;   ///< 4 + 9 − dp[2][3] = 4 + 9 − 7 = 6; empty for a single number
    std::string right;  ///< the same for the right end
    std::string result; ///< dp[1][3] = max(6, 6) = 6
};
/// For a stretch that is not empty.
[[nodiscard]] Recurrence recurrenceOf(const IntervalSubject& subject, const Stretch& stretch);

/// The pseudo-code of a definition.
[[nodiscard]] std::vector<Message> intervalCode(StretchValue value);

/// The table of the position’s row of n numbers. Θ(n²) time and memory. Errors: as for IntervalValues.
[[nodiscard]] Expected<IntervalSubject> intervalSubject(const IntervalsAspect& row, StretchValue value,
                                                        Task& task);

/// Tables of rows of up to so many numbers are filled cell by cell, longer ones one length per step.
inline constexpr std::size_t mostFilledByCell = 24;

/// The steps: the table is filled, its last cell is read, and the game is played by it, one move per step.
[[nodiscard]] IntervalTrace intervalTrace(IntervalSubject subject);

/// Who gets how much in the end.
[[nodiscard]] Message sayIntervalResult(const IntervalSubject& subject);

} // namespace mexplorer
