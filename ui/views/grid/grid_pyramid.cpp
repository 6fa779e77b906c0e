#include "ui/views/grid/grid_pyramid.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr std::uint32_t smallestLevel = 16; // squares along the longer side
constexpr unsigned wholeShare = 255;
constexpr double rare = 0.02;  // a single P is shown strongly if the table's share of P is at most this
constexpr double common = 0.2; // and faintly from this share on
constexpr double strongly = 230;
constexpr double faintly = 70;

/// The mean of up to four squares or cells, with P-cells left out.
class Mean {
public:
    void add(QRgb colour, unsigned shareOfP) {
        const unsigned weight = wholeShare - shareOfP;
        red_ += static_cast<unsigned>(qRed(colour)) * weight;
        green_ += static_cast<unsigned>(qGreen(colour)) * weight;
        blue_ += static_cast<unsigned>(qBlue(colour)) * weight;
        weights_ += weight;
        ++count_;
    }
    [[nodiscard]] QRgb square() const {
        const unsigned rest = std::max(weights_, 1U);
        const unsigned all = count_ * wholeShare;
        const unsigned share = (all - weights_ + count_ - 1) / count_; // rounded up: any P keeps some share
        return share << 24U | (red_ / rest) << 16U | (green_ / rest) << 8U | (blue_ / rest);
    }

private:
    unsigned red_ = 0;
    unsigned green_ = 0;
    unsigned blue_ = 0;
    unsigned weights_ = 0;
    unsigned count_ = 0;
};

/// A level whose squares have twice the side of the source's, which has `rows` × `columns`; `add(mean, row,
/// column)` adds one of these to a mean.
template <class Add>
Expected<GridPyramid::Level> halved(std::uint32_t side, std::uint32_t rows, std::uint32_t columns, Task& task,
                                    const Add& add) {
    GridPyramid::Level level{side, (rows + 1) / 2, (columns + 1) / 2, {}};
    level.squares.resize(std::size_t{level.rows} * level.columns);
    QRgb* square = level.squares.data();
    for (std::uint32_t row = 0; row < rows; row += 2) {
        if (task.cancelled()) return cancelled();
        const std::uint32_t endRow = std::min(row + 2, rows);
        for (std::uint32_t column = 0; column < columns; column += 2) {
            const std::uint32_t endColumn = std::min(column + 2, columns);
            Mean mean;
            for (std::uint32_t r = row; r < endRow; ++r)
                for (std::uint32_t c = column; c < endColumn; ++c)
                    add(mean, r, c);
            *square++ = mean.square();
        }
    }
    return level;
}

/// The least opacity, of 255, for P-positions in a table with this share of P.
unsigned leastShown(double share) {
    const double t = std::clamp((share - rare) / (common - rare), 0.0, 1.0);
    return static_cast<unsigned>(strongly + t * (faintly - strongly));
}

} // namespace

Expected<GridPyramid> GridPyramid::build(const GridValues& values, GridSize size, const GridColours& colours,
                                         Task& task) {
    GridPyramid pyramid;
    if (std::max(size.rows, size.columns) <= smallestLevel) return pyramid;
    std::uint64_t zeros = 0;
    auto first = halved(2, size.rows, size.columns, task, [&](Mean& mean, std::uint32_t a, std::uint32_t b) {
        const GridValues::Value value = values.at(a, b);
        zeros += value == 0 ? 1 : 0;
        mean.add(colours.plain(value), value == 0 ? wholeShare : 0);
    });
    if (!first) return tl::unexpected(first.error());
    pyramid.leastShown_ = leastShown(static_cast<double>(zeros) / static_cast<double>(size.cells()));
    pyramid.levels_.push_back(std::move(*first));
    while (std::max(pyramid.levels_.back().rows, pyramid.levels_.back().columns) > smallestLevel) {
        const Level& last = pyramid.levels_.back();
        auto next = halved(last.side * 2, last.rows, last.columns, task,
                           [&](Mean& mean, std::uint32_t row, std::uint32_t column) {
                               const QRgb square = last.at(row, column);
                               mean.add(square, static_cast<unsigned>(qAlpha(square)));
                           });
        if (!next) return tl::unexpected(next.error());
        pyramid.levels_.push_back(std::move(*next));
    }
    return pyramid;
}

const GridPyramid::Level* GridPyramid::level(std::uint32_t side) const {
    const auto found =
        std::find_if(levels_.begin(), levels_.end(), [&](const Level& level) { return level.side == side; });
    return found == levels_.end() ? nullptr : &*found;
}

QRgb GridPyramid::shown(QRgb square, const GridColours& colours, const Theme& theme) const {
    const QRgb rest = colours.colouring() == GridSettings::Colouring::outcome ? nAmongCells(theme)
                                                                              : nearlyBesideP(square, theme);
    const auto share = static_cast<unsigned>(qAlpha(square));
    if (share == 0) return rest;
    return mixed(rest, pAmongColours(theme).fill.rgb(),
                 leastShown_ + share * (wholeShare - leastShown_) / wholeShare);
}

} // namespace mexplorer::ui
