#include "ui/views/line/line_data.h"

#include "core/solve/folding.h"

namespace mexplorer::ui {

namespace {

constexpr std::size_t mostLost = 4000;

std::shared_ptr<LineData> dataOf(std::shared_ptr<const Game> game, std::shared_ptr<const LineValues> values) {
    auto data = std::make_shared<LineData>();
    data->known = ExtremesIndex({values->data(), values->finished()});
    data->game = std::move(game);
    data->values = std::move(values);
    return data;
}

} // namespace

Expected<std::shared_ptr<LineValues>> roomFor(const Game& game, std::uint64_t size) {
    if (const auto fits = game.as<LineAspect>()->check(size); !fits) return tl::unexpected(fits.error());
    return std::make_shared<LineValues>(size);
}

std::shared_ptr<const LineData> partOf(std::shared_ptr<const Game> game,
                                       std::shared_ptr<const LineValues> values) {
    return dataOf(std::move(game), std::move(values));
}

Expected<std::shared_ptr<const LineData>> computeLine(const std::shared_ptr<const Game>& game,
                                                      const std::shared_ptr<LineValues>& values, bool compare,
                                                      Task& task) {
    const LineAspect& line = *game->as<LineAspect>();
    if (values->finished() < values->size()) {
        if (auto filled = line.fill(*values, task); !filled) return tl::unexpected(filled.error());
    }
    auto data = dataOf(game, values);
    data->period = line.period(*values);
    data->lost = heapsWorth(data->finished(), 0, mostLost);
    data->census = censusOf({values->data(), values->size()});
    if (compare) {
        auto found = compareWithTheorem(line, *values, values->size(), task);
        if (!found) return tl::unexpected(found.error());
        data->mismatches = std::move(*found);
    }
    return data;
}

} // namespace mexplorer::ui
