#pragma once

#include "core/rules/rules.h"

#include <cstdint>
#include <optional>

namespace mexplorer {

/// How play from a position ends if whoever can win does so as soon as possible, and the other holds out as
/// long as possible.
struct Ending {
    Outcome outcome = Outcome::draw;
    std::optional<std::uint32_t> plies = {}; ///< moves of both until then; nothing: play has no end, a draw

    friend bool operator==(const Ending&, const Ending&) = default;
};

} // namespace mexplorer
