#pragma once

#include "core/rules/rules.h"

namespace mexplorer::cli {

/// P, N, or D for a draw.
[[nodiscard]] inline const char* name(Outcome outcome) {
    return outcome == Outcome::P ? "P" : outcome == Outcome::N ? "N" : "D";
}

} // namespace mexplorer::cli
