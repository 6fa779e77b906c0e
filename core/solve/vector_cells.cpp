#include "core/solve/vector_cells.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace mexplorer {

namespace {

/// By how much a step lowers a + b.
std::uint64_t dropOf(const MoveVector& vector) {
    return static_cast<std::uint64_t>(-(std::int64_t{vector.da} + vector.db));
}

} // namespace

GridLines::GridLines(const MoveVector& vector, const Cell& last)
    : da_(vector.da), db_(vector.db), common_(std::gcd(da_, db_)), alongA_(db_ / common_),
      alongB_(-da_ / common_), step_(std::abs(da_ != 0 ? da_ : db_)) {
    // alongA · a + alongB · b is the same on a whole line, and takes its extremes in corners of the board.
    const double a = static_cast<double>(last.a) * static_cast<double>(alongA_);
    const double b = static_cast<double>(last.b) * static_cast<double>(alongB_);
    least_ = std::min({0.0, a, b, a + b});
    count_ = (std::max({0.0, a, b, a + b}) - least_ + 1) * static_cast<double>(common_);
}

double GridLines::countAtOnce(CellOrder order, const Cell& last) const {
    if (order == CellOrder::any) return count_;
    // A line in one row or column goes on, if at all, in the one that a step leads to.
    const bool byColumns = order == CellOrder::byColumns;
    const auto along = static_cast<double>(std::abs(byColumns ? alongA_ : alongB_));
    const auto across = static_cast<double>(std::abs(byColumns ? alongB_ * db_ : alongA_ * da_));
    const auto length = static_cast<double>(byColumns ? last.a : last.b);
    return std::min(count_, (along * length + across + 1) * static_cast<double>(common_));
}

VectorPlan::VectorPlan(const VectorGame& game, const Cell& last, double cells, std::uint64_t largestValue,
                       CellOrder order)
    : shape(largestValue) {
    for (const MoveVector& vector : game.vectors()) {
        const std::uint64_t steps = VectorGame::reach(last, vector);
        if (steps == 0) continue;
        const GridLines lines(vector, last);
        const double sets = lines.countAtOnce(order, last);
        const double setBytes = ValueSets::bytes(sets, shape);
        if (vector.rides && ValueSets::inProportion(setBytes, cells)) {
            rides.push_back({vector, lines, static_cast<std::uint64_t>(sets)});
            bytes += setBytes;
        } else {
            lookedUp.push_back(vector);
            looksUpRides = looksUpRides || vector.rides;
            longestDrop = std::max(longestDrop, steps * dropOf(vector));
        }
    }
    oneWord = rides.empty() && largestValue < 64;
}

LineSets::LineSets(const VectorPlan::Ride& ride, ValueSetShape shape)
    : lines_(ride.lines), count_(ride.sets), sets_(ride.sets, shape), view_(sets_.view()) {
    if (static_cast<double>(count_) == lines_.count()) return;
    owners_ = std::make_unique<std::uint64_t[]>(count_);
    std::iota(owners_.get(), owners_.get() + count_, 0); // all sets are empty, whoever has them
}

VectorCells::VectorCells(const VectorPlan& plan, Play play) : plan_(plan), terminal_(terminalValue(play)) {
    for (const VectorPlan::Ride& ride : plan.rides)
        sets_.emplace_back(ride, plan.shape);
}

std::uint64_t largestGridValue(const VectorGame& game, GridSize size) {
    if (size.cells() == 0) return 0;
    const std::uint64_t lastSum = std::uint64_t{size.rows} + size.columns - 2;
    const Cell last =
        game.staysInRectangles() ? Cell{size.rows - 1U, size.columns - 1U} : Cell{lastSum, lastSum};
    std::uint64_t slowest = UINT64_MAX;
    for (const MoveVector& vector : game.vectors())
        slowest = std::min(slowest, dropOf(vector));
    const std::uint64_t terminal = terminalValue(game.play());
    return std::max(terminal, std::min(game.optionCount(last), lastSum / slowest));
}

} // namespace mexplorer
