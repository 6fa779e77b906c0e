#pragma once

#include "core/game/aspects/aspect.h"
#include "core/rules/column_method.h"

namespace mexplorer {

/// A position of heaps whose ones are counted in each binary column, mod k + 1, as in Moore’s Nim: the counts
/// tell who wins, and the method of the theorem tells which heaps to move.
class ColumnsAspect : public Aspect {
public:
    /// k + 1
    [[nodiscard]] virtual std::uint64_t modulus() const = 0;
    [[nodiscard]] virtual const Heaps& heaps() const = 0;
    /// What a heap is called, counted from 0.
    [[nodiscard]] virtual Message name(std::size_t heap) const = 0;
    /// What the method does, from the highest column down; empty exactly if no move wins.
    [[nodiscard]] virtual std::vector<ColumnWork> method() const = 0;
    /// The text of the turn that leaves these heaps.
    [[nodiscard]] virtual Message turnText(const Heaps& left) const = 0;
    /// The heaps that winning turns leave, and whether these are all. For a few dozen heaps.
    struct Turns {
        std::vector<Heaps> left;
        bool areAll = true;
    };
    [[nodiscard]] virtual Turns winningTurns() const = 0;
};

} // namespace mexplorer
