#pragma once

#include "core/explain/trace.h"
#include "core/game/aspects/short_game.h"

namespace mexplorer {

/// The options that a form has at a step.
struct FormState {
    std::vector<std::string> left;
    std::vector<std::string> right;
};
/// How a form becomes the canonical one, its subject: its options; one step for each that is dominated or
/// reversible; and what remains, by its name.
using CanonicalTrace = TraceOf<std::string, FormState>;

[[nodiscard]] CanonicalTrace canonicalTrace(const ShortGameReduction& reduction);

} // namespace mexplorer
