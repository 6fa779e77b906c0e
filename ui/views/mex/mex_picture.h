#pragma once

#include "core/explain/mex_trace.h"
#include "core/game/game.h"

#include <optional>
#include <string>
#include <vector>

namespace mexplorer::ui {

/// The options of a position in columns by value: 0, 1, 2, … If values are far apart, columns not needed to
/// see the mex stand for several values. If only outcomes are known, there are two columns: P and N.
struct MexPicture {
    struct Column {
        Nimber least = 0;
        Nimber most = 0;                  ///< the greatest value; usually the same as `least`
        std::vector<std::size_t> options; ///< indices in the subject, from the bottom upwards
    };

    explicit MexPicture(MexSubject subject);

    /// The column that a value belongs to.
    [[nodiscard]] std::size_t columnOf(Nimber value) const;

    MexSubject subject;
    bool hasValues = true; ///< false: the columns are P and N
    std::vector<Column> columns;
    std::vector<std::size_t> columnOfOption; ///< for each option of the subject
    std::vector<std::size_t> heightOfOption; ///< how many lie below it in its column
    std::size_t highest = 0;                 ///< how many options the fullest column has
};

/// The picture of a position. Errors: as for Inquiry::solution; too many options to be listed.
[[nodiscard]] Expected<MexPicture> mexPictureOf(const Game& game, const Inquiry& asked, Task& task);

} // namespace mexplorer::ui
