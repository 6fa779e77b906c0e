#include "ui/views/mex_tracer.h"

#include "core/explain/explain.h"
#include "core/explain/mex_trace.h"
#include "core/explain/say_position.h"
#include "ui/views/view.h"

namespace mexplorer::ui {

bool MexTracer::comeTo(const std::shared_ptr<const Game>& game, const std::string& position) {
    if (game_ == game && position_ == position) return false;
    game_ = game;
    position_ = position;
    job_.drop();
    return true;
}

void MexTracer::explain(Done done) {
    using Made = Expected<std::shared_ptr<const MexTrace>>;
    job_.start(
        View::tr("Explaining %1").arg(QString::fromStdString(shown(position_))),
        [game = game_, position = position_](Task& task) -> Made {
            auto trace = mexTrace(*game, position, task);
            if (!trace) return tl::unexpected(trace.error());
            appendProof(*trace, *game, position);
            return std::make_shared<const MexTrace>(std::move(*trace));
        },
        [done = std::move(done)](const Made& trace) {
            if (trace) done(*trace);
        });
}

} // namespace mexplorer::ui
