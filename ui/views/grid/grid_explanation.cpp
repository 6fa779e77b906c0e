#include "ui/views/grid/grid_explanation.h"

namespace mexplorer::ui {

GridTopic topicOf(const GridPicture& picture, std::shared_ptr<const Inquiry> asked) {
    const auto how = picture.settings.explaining;
    if (!picture.settings.isDiscovered()) return {picture.game, std::move(asked), how};
    return {picture.game, nullptr, how, picture.settings.layout().size()};
}

std::shared_ptr<const Trace> GridExplanation::trace() const {
    if (ofCell) return ofCell;
    return ofGrid;
}

std::optional<GridStep> GridExplanation::stepAt(int step, const GridPicture& picture,
                                                const std::optional<GridCell>& selected) const {
    const DiscoveryState* found = ofGrid ? ofGrid->stateAt(step) : nullptr;
    if (found && ofGrid->subject.size == picture.size) return discoveryStep(picture, ofGrid, *found);
    const CellState* state = ofCell && selected ? ofCell->stateAt(step) : nullptr;
    if (!state) return std::nullopt;
    return cellStep(picture, *selected, ofCell->subject, *state);
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
