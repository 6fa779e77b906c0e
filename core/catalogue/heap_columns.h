#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/columns.h"

namespace mexplorer {

/// ColumnsAspect, for heaps of which a turn may lower several.
template <Rules R>
class HeapColumns final : public PositionAspectOf<R, ColumnsAspect> {
public:
    using PositionAspectOf<R, ColumnsAspect>::PositionAspectOf;

    [[nodiscard]] std::uint64_t modulus() const override { return this->rules().modulus(); }
    [[nodiscard]] const Heaps& heaps() const override { return this->parsed(); }
    [[nodiscard]] Message name(std::size_t heap) const override {
        return say(MX_TEXT("core", "heap %1"), heap + 1);
    }
    [[nodiscard]] std::vector<ColumnWork> method() const override {
        return this->rules().columnWork(heaps());
    }
    [[nodiscard]] Message turnText(const Heaps& left) const override {
        return this->rules().moveText(heaps(), R::turnTo(heaps(), left));
    }
    [[nodiscard]] ColumnsAspect::Turns winningTurns() const override {
        ColumnsAspect::Turns turns;
        const auto moves = *this->rules().winningMoves(heaps());
        for (const auto& move : moves)
            turns.left.push_back(this->rules().after(heaps(), move));
        turns.areAll = moves.size() < R::mostWinningMoves;
        return turns;
    }
};

} // namespace mexplorer
