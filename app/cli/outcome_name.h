#pragma once

#include "core/rules/rules.h"

namespace mexplorer::cli {

/// P, N, or D for a draw.
[[nodiscard]] inline const char* name(Outcome outcome) {
    return isLost(outcome) ? "P" : isWon(outcome) ? "N" : "D";
}

} // namespace mexplorer::cli
