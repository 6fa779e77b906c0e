#pragma once

#include "core/explain/interval_trace.h"
#include "core/game/inquiry.h"

#include <optional>

namespace mexplorer::ui {

/// What a picture of a table of stretches is made from.
struct IntervalPicture {
    /// `asked` is the position with the subject’s row.
    IntervalPicture(IntervalSubject subject, std::shared_ptr<const Inquiry> asked);

    IntervalSubject subject;
    std::shared_ptr<const Inquiry> asked;
    std::int64_t least = 0; ///< of all values
    std::int64_t most = 0;

    [[nodiscard]] const IntervalValues& values() const { return *subject.values; }
    [[nodiscard]] std::size_t numbers() const { return values().row().size(); }
    /// The position that consists of this stretch.
    [[nodiscard]] std::string positionOf(const Stretch& stretch) const {
        return asked->as<IntervalsAspect>()->positionOf(stretch);
    }
};

/// What is shown of a picture.
struct IntervalLook {
    std::optional<IntervalState> step = {}; ///< none: everything
    std::optional<Stretch> hovered = {};

    /// Whether the cell’s value is known.
    [[nodiscard]] bool knows(const IntervalValues& values, const Stretch& stretch) const {
        return !step || values.placeOf(stretch.length()) + stretch.begin < step->filled;
    }
    /// The cell whose recurrence is shown, if its value is known.
    [[nodiscard]] std::optional<Stretch> told(const IntervalValues& values) const {
        if (hovered && knows(values, *hovered)) return hovered;
        return step ? step->cell : std::nullopt;
    }
    /// How many moves of best play are shown.
    [[nodiscard]] std::size_t moves(const IntervalSubject& subject) const {
        return step ? step->moves : subject.rests.size() - 1;
    }
    /// Whether the table is full and best play is shown in it.
    [[nodiscard]] bool plays() const { return !step || step->plays; }
};

} // namespace mexplorer::ui
