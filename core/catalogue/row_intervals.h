#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/intervals.h"

namespace mexplorer {

/// IntervalsAspect, for rules whose positions are rows (see Row).
template <Rules R>
class RowIntervals final : public PositionAspectOf<R, IntervalsAspect> {
public:
    using PositionAspectOf<R, IntervalsAspect>::PositionAspectOf;

    [[nodiscard]] std::span<const std::int64_t> row() const override { return this->parsed().numbers(); }
    [[nodiscard]] Scores soFar() const override { return {this->parsed().mine, this->parsed().theirs}; }
    [[nodiscard]] std::string positionOf(const Stretch& stretch) const override {
        typename R::Position part = this->parsed();
        part.end = part.begin + stretch.end;
        part.begin += stretch.begin;
        part.mine = part.theirs = 0;
        return this->rules().text(part);
    }
};

} // namespace mexplorer
