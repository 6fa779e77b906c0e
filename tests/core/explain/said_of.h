#pragma once

#include "core/explain/trace.h"

#include <string>
#include <vector>

namespace mexplorer {

/// What all steps say.
inline std::vector<std::string> saidOf(const Trace& trace) {
    std::vector<std::string> all;
    for (const Saying& step : trace.steps)
        all.push_back(step.reason.english());
    return all;
}

} // namespace mexplorer
