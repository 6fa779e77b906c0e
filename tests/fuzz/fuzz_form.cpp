// Short games in the field’s notation. What is read has a name, which is read as the same game.

#include "core/partizan/notation.h"
#include "tests/fuzz/check.h"

using namespace mexplorer;

namespace {

/// What one text may take; counted, so that the same text always ends the same way.
constexpr Budget budget{.bytes = std::uint64_t{1} << 28U, .moves = 100'000};

/// Among other games, where it has another number, the game has the same name.
void requireNameStays(const std::string& name) {
    Task task;
    ShortGames games(task, budget);
    const auto game = readGame(name, games);
    if (!fuzz::answered(game)) return;
    const auto again = nameOf(*game, games);
    if (fuzz::answered(again)) fuzz::require(*again == name, name + " is written as " + *again);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const char* data, std::size_t size) {
    Task task;
    ShortGames games(task, budget);
    const auto game = readGame({data, size}, games);
    if (!fuzz::answered(game)) return 0;
    const auto name = nameOf(*game, games);
    if (!fuzz::answered(name)) return 0;
    const auto again = readGame(*name, games);
    if (!fuzz::answered(again) && games.stopped()) return 0; // the budget is used up
    fuzz::require(again.has_value(), *name + " is read: " + (again ? "" : again.error().english()));
    fuzz::require(*again == *game, *name + " is read as the same game");
    requireNameStays(*name);
    return 0;
}
