#include "core/game/aspects/side_worth.h"

namespace mexplorer {

Expected<SideWorth> sideWorth(const Inquiry& asked, Task& task) {
    const auto evaluation = asked.evaluation(task);
    if (!evaluation) return tl::unexpected(evaluation.error());
    auto facts = asked.as<ShortGameAspect>()->facts(task);
    if (task.cancelled()) return cancelled();
    if (!facts) return SideWorth{evaluation->outcome, {}};
    return SideWorth{evaluation->outcome, std::move(*facts)};
}

} // namespace mexplorer
