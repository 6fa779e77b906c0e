#include "ui/views/lattice/lattice_figure.h"

#include "core/text/csv.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/outcome_legend.h"
#include "ui/text/translated.h"
#include "ui/views/lattice/lattice_drawing.h"

namespace mexplorer::ui {

LatticeFigure::LatticeFigure(std::shared_ptr<const DayLattice> lattice, LatticeLook look)
    : lattice_(std::move(lattice)), look_(std::move(look)), state_(look_.step.value_or(LatticeState())),
      layout_(*lattice_) {}

bool LatticeFigure::isShown(std::size_t game) const {
    return lattice_->games[game].day <= state_.day;
}

QString LatticeFigure::title() const {
    return tr("The games born by day %1: %2").arg(state_.day).arg(lattice_->countBornBy(state_.day));
}

void LatticeFigure::drawWorld(QPainter& painter, const Frame& frame) const {
    drawLattice(painter, *this, frame);
}

std::optional<std::string> LatticeFigure::gameAt(const QPointF& world) const {
    for (std::size_t i = 0; i < lattice_->games.size(); ++i)
        if (isShown(i) && layout_.box(i).contains(world)) return lattice_->games[i].name;
    return std::nullopt;
}

LegendEntries LatticeFigure::legend(const Style& style) const {
    LegendEntries entries;
    const auto isSeen = [&](Outcome outcome) {
        for (std::size_t i = 0; i < lattice_->games.size(); ++i)
            if (isShown(i) && lattice_->games[i].outcome == outcome) return true;
        return false;
    };
    addOutcomes(entries, style.theme, isSeen, [](Outcome) { return true; });
    return entries;
}

Expected<void> LatticeFigure::writeCsv(QIODevice& device, Task& task) const {
    CsvWriter csv(device, task, 1 + lattice_->games.size());
    bool good = csv.line("game,day,outcome,above");
    for (std::size_t i = 0; good && i < lattice_->games.size(); ++i) {
        if (!isShown(i)) continue;
        std::string above;
        for (const auto& [lower, upper] : lattice_->covers)
            if (lower == i) above += (above.empty() ? "" : "; ") + lattice_->games[upper].name;
        const LatticeGame& game = lattice_->games[i];
        good = csv.line("{},{},{},{}", csvField(game.name), game.day, nameOf(game.outcome), csvField(above));
    }
    return csv.finish();
}

} // namespace mexplorer::ui
