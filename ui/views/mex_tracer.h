#pragma once

#include "core/explain/mex_trace.h"
#include "ui/task/job.h"

#include <functional>
#include <memory>
#include <string>

namespace mexplorer::ui {

/// The mex trace of a position. Errors: as for mexTrace.
[[nodiscard]] Expected<std::shared_ptr<const MexTrace>> explainMex(const Game& game, const Inquiry& asked,
                                                                   Task& task);

/// Makes the mex trace of a position off the GUI thread, once for each position that a view comes to.
class MexTracer {
public:
    using Done = std::function<void(std::shared_ptr<const MexTrace>)>;

    /// Sets the inquiry. True if it is another than the last; then the work for the last one is dropped.
    [[nodiscard]] bool comeTo(const std::shared_ptr<const Game>& game,
                              const std::shared_ptr<const Inquiry>& asked);
    /// To be called when the work was dropped: the next `comeTo` counts as another position.
    void forget() {
        game_.reset();
        asked_.reset();
    }
    /// Explains the inquiry last given to comeTo. `done` is not called if its position has too many options
    /// to step through.
    void explain(Done done);

    [[nodiscard]] JobBase& job() { return job_; }

private:
    Job<std::shared_ptr<const MexTrace>> job_;
    std::shared_ptr<const Game> game_;
    std::shared_ptr<const Inquiry> asked_;
};

} // namespace mexplorer::ui
