#pragma once

#include "core/explain/trace.h"
#include "ui/figure/sequence.h"

#include <functional>

namespace mexplorer::ui {

/// The steps of a trace as a sequence. A value: copies share what they draw from.
struct Steps final : Sequence {
    using FigureAt = std::function<std::unique_ptr<Figure>(int step)>;

    /// `figureAt` makes the figure of each step of the trace, in any thread.
    Steps(std::shared_ptr<const Trace> trace_, FigureAt figureAt_)
        : trace(std::move(trace_)), figureAt(std::move(figureAt_)) {}

    [[nodiscard]] std::size_t count() const override { return trace->steps.size(); }
    [[nodiscard]] std::shared_ptr<const Figure> figure(std::size_t step, double moment = 0) const override;
    [[nodiscard]] QString title(std::size_t step) const override;
    [[nodiscard]] QString sentence(std::size_t step) const override;

    std::shared_ptr<const Trace> trace;
    FigureAt figureAt; ///< of a step in [0, count)
};

} // namespace mexplorer::ui
