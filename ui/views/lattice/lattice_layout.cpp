#include "ui/views/lattice/lattice_layout.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double boxWidth = 104;
constexpr double boxHeight = 32;
constexpr double betweenBoxes = 44;
constexpr double rowHeight = 64;
constexpr double countWidth = 170;
constexpr double betweenRowAndCounts = 24;
constexpr int sweeps = 12;

using Row = std::vector<std::size_t>;

/// Where a game stands in its row, from the middle.
std::vector<double> placesOf(const std::vector<Row>& rows, std::size_t games) {
    std::vector<double> places(games);
    for (const Row& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            places[row[i]] = static_cast<double>(i) - static_cast<double>(row.size() - 1) / 2;
    return places;
}

/// Orders a row by the middle of those that its games have lines to, above or below.
void order(Row& row, const DayLattice& lattice, const std::vector<double>& places, bool fromBelow) {
    const auto middle = [&](std::size_t game) {
        double sum = 0;
        int count = 0;
        for (const auto& [lower, upper] : lattice.covers) {
            if ((fromBelow ? upper : lower) != game) continue;
            sum += places[fromBelow ? lower : upper];
            ++count;
        }
        return count == 0 ? places[game] : sum / count;
    };
    std::ranges::stable_sort(row, {}, middle);
}

} // namespace

LatticeLayout::LatticeLayout(const DayLattice& lattice) {
    std::vector<Row> rows(static_cast<std::size_t>(lattice.ranks()));
    for (std::size_t i = 0; i < lattice.games.size(); ++i)
        rows[static_cast<std::size_t>(lattice.games[i].rank)].push_back(i);
    for (int sweep = 0; sweep < sweeps; ++sweep) {
        const bool fromBelow = sweep % 2 == 0;
        for (std::size_t i = 0; i < rows.size(); ++i)
            order(rows[fromBelow ? i : rows.size() - 1 - i], lattice, placesOf(rows, lattice.games.size()),
                  fromBelow);
    }
    const std::vector<double> places = placesOf(rows, lattice.games.size());
    for (std::size_t i = 0; i < lattice.games.size(); ++i) {
        const double x = places[i] * (boxWidth + betweenBoxes);
        const double y = (lattice.ranks() - 1 - lattice.games[i].rank) * rowHeight;
        boxes_.emplace_back(x - boxWidth / 2, y, boxWidth, boxHeight);
    }
}

QRectF LatticeLayout::bounds() const {
    constexpr double rim = 10;
    QRectF all = count(0).united(count(3));
    for (const QRectF& box : boxes_)
        all = all.united(box);
    return all.adjusted(-rim, -rim, rim, rim);
}

QRectF LatticeLayout::count(int day) const {
    const double bottom = std::ranges::max(boxes_, {}, &QRectF::bottom).bottom();
    return {(day - 2) * countWidth, bottom + betweenRowAndCounts, countWidth - betweenBoxes / 2, boxHeight};
}

} // namespace mexplorer::ui
