#pragma once

#include "core/explain/lattice_trace.h"

#include <QRectF>

#include <vector>

namespace mexplorer::ui {

/// Where the games of a lattice stand, in its world: pixels at the usual size of type. The greatest is at the
/// top; each rank is a row, in which a game stands as near as possible to those that it has lines to.
class LatticeLayout {
public:
    explicit LatticeLayout(const DayLattice& lattice);

    [[nodiscard]] QRectF bounds() const;
    [[nodiscard]] const QRectF& box(std::size_t game) const { return boxes_[game]; }

    /// Below them: how many games are born by a day, up to 3.
    [[nodiscard]] QRectF count(int day) const;

private:
    std::vector<QRectF> boxes_; ///< of each game
};

} // namespace mexplorer::ui
