#pragma once

#include "core/text/message.h"

#include <array>
#include <cstddef>

namespace mexplorer {

/// Who plays: two at one table, or a person and the computer.
enum class Who { first, second, you, computer };

/// Who is to move first, and who second.
struct Players {
    std::array<Who, 2> who = {Who::first, Who::second};

    /// Of the move of this number, from 0.
    [[nodiscard]] Who ofMove(std::size_t move) const { return who[move % 2]; }
    friend bool operator==(const Players&, const Players&) = default;
};

/// “you”, “the computer”, “the first player”; inside a sentence, or where it begins.
[[nodiscard]] Message nameOf(Who who);
[[nodiscard]] Message nameAtBeginning(Who who);

} // namespace mexplorer
