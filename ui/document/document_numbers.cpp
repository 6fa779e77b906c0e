// The numbers that were entered in the document, each of which can be turned.
#include "core/game/aspects/sketch.h"
#include "core/text/entered_numbers.h"
#include "ui/document/document.h"

#include <algorithm>

namespace mexplorer::ui {

std::string Document::fieldText(const std::string& field) const {
    if (field == positionId) return position();
    const auto& described = game()->description().parameters;
    const auto graph = std::ranges::find(described, Parameter::Kind::file, &Parameter::kind);
    const bool isOfGraph = field == edgeNumbersId && graph != described.end();
    const auto found = state().parameters.find(isOfGraph ? graph->id : field);
    return found == state().parameters.end() ? std::string() : found->second;
}

std::optional<std::int64_t> Document::number(const std::string& field, std::size_t index) const {
    if (field != edgeNumbersId) return enteredNumber(fieldText(field), index);
    const auto* drawn = instance() ? instance()->as<SketchAspect>() : nullptr;
    return drawn ? drawn->numberAt(index) : std::nullopt;
}

Expected<Change> Document::withNumber(const std::string& field, std::size_t index,
                                      std::int64_t number) const {
    if (field == edgeNumbersId) {
        const auto redrawn = instance()->as<SketchAspect>()->withNumberAt(index, number);
        if (!redrawn) return tl::unexpected(redrawn.error());
        Parameters parameters = state().parameters;
        parameters[redrawn->parameter] = redrawn->text;
        return withGame(state(), state().game, parameters, redrawn->position, state().view);
    }
    const std::string next = withEnteredNumber(fieldText(field), index, number);
    return field == positionId ? withPosition(now_, next) : withParameter(state(), field, next);
}

Expected<void> Document::setNumber(const std::string& field, std::size_t index, std::int64_t number,
                                   bool goesOn) {
    if (!this->number(field, index))
        return invalid(field, say(MX_TEXT("core", "There is no whole number at place %1."), index + 1));
    auto change = withNumber(field, index, number);
    const bool isLatest = history_.canUndo() && !history_.canRedo();
    if (!goesOn || home_ || history_.isClean() || !isLatest) return push(std::move(change));
    if (!change) return tl::unexpected(change.error());
    dropRecord(change->state, now_.state);
    history_.amend(change->state);
    apply(std::move(*change));
    return {};
}

} // namespace mexplorer::ui
