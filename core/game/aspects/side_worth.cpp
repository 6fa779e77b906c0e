#include "core/game/aspects/side_worth.h"

#include "core/text/csv.h"

#include <fmt/format.h>

namespace mexplorer {

Expected<SideWorth> sideWorth(const Inquiry& asked, Task& task) {
    const auto evaluation = asked.evaluation(task);
    if (!evaluation) return tl::unexpected(evaluation.error());
    auto facts = asked.as<ShortGameAspect>()->facts(task);
    if (task.cancelled()) return cancelled();
    if (!facts) return SideWorth{evaluation->outcome, {}};
    return SideWorth{evaluation->outcome, std::move(*facts)};
}

std::string csvOf(const SideWorth& worth) {
    const std::string outcome = nameOf(worth.outcome);
    if (!worth.facts) return outcome + ",,,";
    const ShortGameFacts& facts = *worth.facts;
    return fmt::format("{},{},{},{}", outcome, csvField(facts.canonical), facts.mean, facts.temperature);
}

} // namespace mexplorer
