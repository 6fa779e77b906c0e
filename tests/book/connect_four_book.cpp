// Writes core/rules/boards/connect_four_book_table.h to standard output, and its progress to standard error.

#include "core/rules/boards/connect_four_book.h"
#include "core/solve/stones/stone_solver.h"

#include <fmt/format.h>

#include <string>
#include <vector>

using namespace mexplorer;

namespace {

constexpr unsigned mostDiscsWithPlies = 1;
constexpr unsigned mostDiscs = 3;
constexpr std::size_t lettersInRow = 80;
constexpr std::uint64_t bytes = std::uint64_t{4} << 30;

int signedPlies(const BestPlay& play) {
    return static_cast<int>(play.score) * static_cast<int>(play.plies.value());
}

char letterOf(int score) {
    return score > 0 ? 'N' : score < 0 ? 'P' : 'D';
}

} // namespace

int main() {
    StoneSolver solver = StoneSolver::make({7, 6, 4, true}, bytes).value();
    Task task;
    std::vector<int> plies;
    std::string outcomes;
    for (unsigned discs = 0; discs <= mostDiscs; ++discs) {
        for (const Stones& stones : connectFourOpenings(discs)) {
            if (discs <= mostDiscsWithPlies)
                plies.push_back(signedPlies(solver.solve(stones, task).value()));
            else
                outcomes += letterOf(solver.score(stones, task).value());
            fmt::print(stderr, "{} positions, {} million looked at\n", plies.size() + outcomes.size(),
                       solver.nodes() / 1'000'000);
        }
    }
    fmt::print(
        "// Written by tests/book, see tests/README.md.\n\n#pragma once\n\n#include <array>\n"
        "#include <cstdint>\n#include <string_view>\n\nnamespace mexplorer {{\n\n"
        "inline constexpr unsigned mostBookDiscs = {};\n"
        "/// For the positions with the fewest discs, in how many plies the player to move wins, or, with "
        "a minus,\n/// loses; 0: a draw.\n"
        "inline constexpr std::array<std::int8_t, {}> bookPlies = {{\n{},\n}};\n"
        "/// Who wins the others: the player to move (N), the other one (P), nobody (D).\n"
        "inline constexpr std::string_view bookOutcomes =\n",
        mostDiscs, plies.size(), fmt::join(plies, ", "));
    for (std::size_t i = 0; i < outcomes.size(); i += lettersInRow)
        fmt::print("\"{}\"\n", outcomes.substr(i, lettersInRow));
    fmt::print(";\n\n}} // namespace mexplorer\n");
    return 0;
}
