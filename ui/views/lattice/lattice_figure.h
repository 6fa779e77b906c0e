#pragma once

#include "ui/figure/titled_figure.h"
#include "ui/views/lattice/lattice_layout.h"

#include <QCoreApplication>

#include <memory>

namespace mexplorer::ui {

/// What is shown of a lattice.
struct LatticeLook {
    std::optional<LatticeState> step = {};   ///< none: all games with their order
    std::optional<std::string> hovered = {}; ///< a game, by its name
    std::string chosen = {}; ///< the document’s game, which is framed; empty: it is not there
};

/// The games born by day 2, with lines from each to those right above it.
class LatticeFigure : public TitledFigure {
    Q_DECLARE_TR_FUNCTIONS(LatticeFigure)

public:
    explicit LatticeFigure(std::shared_ptr<const DayLattice> lattice, LatticeLook look = {});

    [[nodiscard]] QRectF bounds() const override { return layout_.bounds(); }
    /// game,day,outcome,above: each with those right above it.
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    [[nodiscard]] const DayLattice& lattice() const { return *lattice_; }
    [[nodiscard]] const LatticeLayout& layout() const { return layout_; }
    [[nodiscard]] const LatticeState& state() const { return state_; }
    [[nodiscard]] const LatticeLook& look() const { return look_; }
    [[nodiscard]] bool isShown(std::size_t game) const;
    /// The game at this place, by its name.
    [[nodiscard]] std::optional<std::string> gameAt(const QPointF& world) const;
    /// “The games born by day 2: 22”, as far as the step has come.
    [[nodiscard]] QString title() const override;

private:
    [[nodiscard]] LegendEntries legend(const Style& style) const override;
    void drawWorld(QPainter& painter, const Frame& frame) const override;

    std::shared_ptr<const DayLattice> lattice_;
    LatticeLook look_;
    LatticeState state_;
    LatticeLayout layout_;
};

} // namespace mexplorer::ui
