#include "ui/views/mex_tracer.h"

#include "core/explain/mex_trace.h"
#include "core/explain/say_position.h"
#include "ui/views/view.h"

namespace mexplorer::ui {

Expected<std::shared_ptr<const MexTrace>> explainMex(const Game& game, const Inquiry& asked, Task& task) {
    auto trace = mexTrace(game, asked, task);
    if (!trace) return tl::unexpected(trace.error());
    return std::make_shared<const MexTrace>(std::move(*trace));
}

bool MexTracer::comeTo(const std::shared_ptr<const Game>& game, const std::shared_ptr<const Inquiry>& asked) {
    if (asked_ == asked) return false;
    game_ = game;
    asked_ = asked;
    job_.drop();
    return true;
}

void MexTracer::explain(Done done) {
    job_.start(
        View::tr("Explaining %1").arg(QString::fromStdString(shown(asked_->position()))),
        [game = game_, asked = asked_](Task& task) { return explainMex(*game, *asked, task); },
        [done = std::move(done)](const Expected<std::shared_ptr<const MexTrace>>& trace) {
            if (trace) done(*trace);
        });
}

} // namespace mexplorer::ui
