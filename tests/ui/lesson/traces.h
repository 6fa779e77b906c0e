#pragma once

#include "core/explain/trace.h"

#include <fmt/format.h>

#include <memory>

/// A trace with this many steps, with distinct reasons and alternating code lines.
inline std::shared_ptr<const mexplorer::Trace> traceOf(std::size_t steps, std::size_t codeLines = 3) {
    auto trace = std::make_shared<mexplorer::Trace>();
    trace->title = mexplorer::say("All of it");
    for (std::size_t i = 0; i < codeLines; ++i)
        trace->pseudoCode.push_back(mexplorer::say(fmt::format("line {}", i)));
    for (std::size_t i = 0; i < steps; ++i)
        trace->steps.push_back({mexplorer::say(fmt::format("reason {}", i)), i % codeLines});
    return trace;
}
