#include "ui/views/grid/grid_explanation.h"

namespace mexplorer::ui {

GridTopic topicOf(const GridTable& table, std::shared_ptr<const Inquiry> asked) {
    const auto how = table.settings.explaining;
    if (!table.settings.isDiscovered()) return {table.game, std::move(asked), how};
    return {table.game, nullptr, how, table.settings.layout().size()};
}

std::shared_ptr<const Trace> GridExplanation::trace() const {
    if (ofCell) return ofCell;
    return ofTable;
}

std::optional<GridStep> GridExplanation::stepAt(int step, const GridTable& table,
                                                const std::optional<GridCell>& selected) const {
    const DiscoveryState* found = ofTable ? ofTable->stateAt(step) : nullptr;
    if (found && ofTable->subject.size == table.size) return discoveryStep(table, ofTable, *found);
    const CellState* state = ofCell && selected ? ofCell->stateAt(step) : nullptr;
    if (!state) return std::nullopt;
    return cellStep(table, *selected, ofCell->subject, *state);
}

Expected<GridExplanation> explain(const GridTopic& topic, Task& task) {
    using Explaining = GridSettings::Explaining;
    const auto shared = []<class T>(T trace) { return std::make_shared<const T>(std::move(trace)); };
    if (topic.how == Explaining::position || topic.how == Explaining::proof) {
        if (!topic.asked) return invalid(say(MX_TEXT("core", "There is nothing to step through here.")));
        auto trace = topic.how == Explaining::proof ? cellProofTrace(*topic.game, *topic.asked, task)
                                                    : cellTrace(*topic.game, *topic.asked, task);
        if (!trace) return tl::unexpected(trace.error());
        return GridExplanation{shared(std::move(*trace)), nullptr};
    }
    const auto sought = topic.how == Explaining::outcomes ? Discovery::outcomes : Discovery::values;
    auto trace = discoveryTrace(*topic.game, sought, topic.size, task);
    if (!trace) return tl::unexpected(trace.error());
    return GridExplanation{nullptr, shared(std::move(*trace))};
}

} // namespace mexplorer::ui
