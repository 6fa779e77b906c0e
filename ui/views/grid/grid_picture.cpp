#include "ui/views/grid/grid_picture.h"

#include "core/solve/grid_engine.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr std::uint32_t sampledSide = 128; // side of the part sampled to estimate the range of colours

/// The range of every `step`-th value along both sides of `part`. Errors: cancelled.
Expected<ValueRange> rangeOf(const GridValues& values, GridSize part, std::uint32_t step, Task& task) {
    ValueRange range;
    for (std::uint32_t a = 0; a < part.rows; a += step) {
        if (task.cancelled()) return cancelled();
        for (std::uint32_t b = 0; b < part.columns; b += step)
            range.include(values.at(a, b));
    }
    return range;
}

} // namespace

GridSize GridPicture::finished() const {
    const GridSize part = values->finished();
    return {std::min(part.rows, size.rows), std::min(part.columns, size.columns)};
}

std::optional<GridValues::Value> GridPicture::valueAt(const GridCell& cell) const {
    const GridSize part = finished();
    if (cell.a >= part.rows || cell.b >= part.columns) return std::nullopt;
    return values->at(static_cast<std::uint32_t>(cell.a), static_cast<std::uint32_t>(cell.b));
}

QString numberName(std::size_t i) {
    constexpr std::size_t letters = 26;
    return i < letters ? QString(QChar(u'a' + static_cast<char16_t>(i))) : QStringLiteral("n%1").arg(i + 1);
}

Expected<void> checkSize(const Grid& grid, GridSize size) {
    if (auto fits = grid.check(size); !fits) return fits;
    return checkGridMemory(size, GridPyramid::bytesFor(size));
}

Expected<std::shared_ptr<const GridPicture>> dressedPicture(std::shared_ptr<const Game> game,
                                                            const GridSettings& settings, GridSize size,
                                                            std::shared_ptr<const GridValues> values,
                                                            Task& task, std::shared_ptr<const Grid> slice) {
    const auto range = rangeOf(*values, size, 1, task);
    if (!range) return tl::unexpected(range.error());
    GridColours colours(settings, *range);
    auto picture = std::make_shared<GridPicture>(
        GridPicture{std::move(game), settings, size, std::move(values), std::move(colours)});
    picture->slice = std::move(slice);
    auto pyramid = GridPyramid::build(*picture->values, size, picture->colours, task);
    if (!pyramid) return tl::unexpected(pyramid.error());
    picture->pyramid = std::move(*pyramid);
    if (settings.compare) {
        auto comparison = compareWithTheorem(picture->grid(), *picture->values, size, task);
        if (!comparison) return tl::unexpected(comparison.error());
        picture->comparison = std::move(*comparison);
    }
    return picture;
}

std::shared_ptr<const GridPicture> partialPicture(std::shared_ptr<const Game> game,
                                                  const GridSettings& settings, GridSize size,
                                                  std::shared_ptr<const GridValues> values,
                                                  std::shared_ptr<const Grid> slice) {
    const GridSize part = values->finished();
    const std::uint32_t step = std::max(1U, std::max(part.rows, part.columns) / sampledSide);
    Task task;
    GridColours colours(settings, rangeOf(*values, part, step, task).value());
    auto picture = std::make_shared<GridPicture>(
        GridPicture{std::move(game), settings, size, std::move(values), std::move(colours)});
    picture->slice = std::move(slice);
    return picture;
}

} // namespace mexplorer::ui
