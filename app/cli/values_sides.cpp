#include "app/cli/values_sides.h"

#include "app/cli/output.h"
#include "core/game/aspects/positions.h"
#include "core/game/aspects/side_worth.h"

#include <fmt/compile.h>

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

/// What was wrong with a position that an option asked for.
int failAt(const char* option, Error error) {
    error.field = option;
    return fail(error);
}

/// Writes a row for each position, which its columns precede. `option` asked for them. Returns the exit code.
template <class Visit>
int print(const char* option, const char* columns, const Game& game, Task& task,
          const Visit& forEachPosition) {
    Output output(task);
    bool goOn = output.write(fmt::format("{},outcome,value,mean,temperature\n", columns));
    std::optional<Error> error;
    forEachPosition([&](const std::string& row, const std::string& position) { // false ends it
        const auto worth = goOn ? worthOf(game, position, task) : Expected<std::string>("");
        if (!worth) error = worth.error();
        goOn = goOn && worth && output.write(fmt::format("{},{}\n", row, *worth));
        return goOn;
    });
    return error ? failAt(option, *error) : output.finish();
}

} // namespace

int printSides(const Extent& extent, const Game& game, Task& task) {
    if (extent.to) {
        const auto last = parseCount("--to", *extent.to, 0);
        if (!last) return fail(last.error());
        if (const auto asked = ask(game, std::to_string(*last)); !asked) return failAt("--to", asked.error());
        return print("--to", "n", game, task, [&](const auto& visit) {
            for (std::uint64_t n = 0; n <= *last && visit(std::to_string(n), std::to_string(n)); ++n) {
            }
        });
    }
    const auto size = parseSize(*extent.size, 1, longestBoard);
    if (!size) return fail(size.error());
    if (const auto asked = ask(game, fmt::format("{}x{}", size->rows, size->columns)); !asked)
        return failAt("--size", asked.error());
    return print("--size", "a,b", game, task, [&](const auto& visit) {
        for (std::uint32_t a = 1; a <= size->rows; ++a)
            for (std::uint32_t b = 1; b <= size->columns; ++b)
                if (!visit(fmt::format("{},{}", a, b), fmt::format("{}x{}", a, b))) return;
    });
}

} // namespace mexplorer::cli
