#include "app/cli/values_sides.h"

#include "app/cli/output.h"
#include "core/game/aspects/positions.h"
#include "core/game/aspects/side_worth.h"

#include <fmt/compile.h>

#include <utility>

namespace mexplorer::cli {

namespace {

constexpr std::uint32_t longestBoard = 64;

/// “L,1/2,1/2,-1/2”: the outcome, and if the canonical form is within reach, its name, mean and temperature.
/// Errors: not a position of the game; not even the outcome is found; cancelled.
Expected<std::string> worthOf(const Game& game, const std::string& position, Task& task) {
    const auto asked = ask(game, position);
    if (!asked) return tl::unexpected(asked.error());
    return sideWorth(**asked, task).map(csvOf);
}

} // namespace

Error ofExtent(const Extent& extent, Error error) {
    error.field = extent.to ? "--to" : "--size";
    return error;
}

Expected<void> forEachOfSides(const Extent& extent, const Game& game, const VisitOfSides& visit) {
    if (extent.to) {
        const auto last = parseCount("--to", *extent.to, 0);
        if (!last) return tl::unexpected(last.error());
        if (const auto asked = ask(game, std::to_string(*last)); !asked)
            return tl::unexpected(ofExtent(extent, asked.error()));
        for (std::uint64_t n = 0; n <= *last && visit(std::to_string(n), std::to_string(n)); ++n) {
        }
        return {};
    }
    const auto size = parseSize(*extent.size, 1, longestBoard);
    if (!size) return tl::unexpected(size.error());
    if (const auto asked = ask(game, fmt::format("{}x{}", size->rows, size->columns)); !asked)
        return tl::unexpected(ofExtent(extent, asked.error()));
    for (std::uint32_t a = 1; a <= size->rows; ++a)
        for (std::uint32_t b = 1; b <= size->columns; ++b)
            if (!visit(fmt::format("{},{}", a, b), fmt::format("{}x{}", a, b))) return {};
    return {};
}

int printSides(const Extent& extent, const Game& game, Task& task) {
    Output output(task);
    const std::string header = fmt::format("{},outcome,value,mean,temperature\n", extent.to ? "n" : "a,b");
    bool goesOn = true;
    bool isFirst = true; // nothing is written if the extent is wrong
    std::optional<Error> error;
    const auto visit = [&](const std::string& row, const std::string& position) {
        if (std::exchange(isFirst, false)) goesOn = output.write(header);
        const auto worth = goesOn ? worthOf(game, position, task) : Expected<std::string>("");
        if (!worth) error = ofExtent(extent, worth.error());
        goesOn = goesOn && worth && output.write(fmt::format("{},{}\n", row, *worth));
        return goesOn;
    };
    if (const auto all = forEachOfSides(extent, game, visit); !all) return fail(all.error());
    return error ? fail(*error) : output.finish();
}

} // namespace mexplorer::cli
