#include "core/rules/boards/connect_four_book.h"

#include "core/rules/boards/connect_four_book_table.h"
#include "core/rules/boards/stone_game.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

constexpr StoneShape board{7, 6, 4, true};

bool isBefore(const Stones& a, const Stones& b) {
    return a.first != b.first ? a.first < b.first : a.second < b.second;
}

std::uint64_t mirrored(std::uint64_t cells) {
    std::uint64_t image = 0;
    for (; cells; cells &= cells - 1) {
        const auto cell = static_cast<std::uint32_t>(std::countr_zero(cells));
        image |= board.bit(cell / board.columns, board.columns - 1 - cell % board.columns);
    }
    return image;
}

/// Of the position and its mirror image, the one that is before the other.
Stones firstImage(const Stones& stones) {
    return std::min(stones, {mirrored(stones.first), mirrored(stones.second)}, isBefore);
}

/// By discs.
using Openings = std::array<std::vector<Stones>, mostBookDiscs + 1>;

const Openings& openingsOfTheBook() {
    static const Openings openings = [] {
        Openings made;
        for (unsigned discs = 0; discs <= mostBookDiscs; ++discs)
            made[discs] = connectFourOpenings(discs);
        return made;
    }();
    return openings;
}

BestPlay playOf(int signedPlies, unsigned discs) {
    if (signedPlies == 0) return {0, board.cells() - discs};
    return {signedPlies > 0 ? 1 : -1, static_cast<std::uint64_t>(std::abs(signedPlies))};
}

} // namespace

std::vector<Stones> connectFourOpenings(unsigned discs) {
    const StoneGame game(board);
    std::vector<Stones> openings{{}};
    for (; discs > 0; --discs) {
        std::vector<Stones> next;
        for (const Stones& stones : openings) {
            game.forEachOption(stones, [&](StoneGame::Move /*cell*/, const Stones& option) {
                next.push_back(firstImage(option));
            });
        }
        std::ranges::sort(next, isBefore);
        next.erase(std::unique(next.begin(), next.end()), next.end());
        openings = std::move(next);
    }
    return openings;
}

std::optional<BestPlay> connectFourBook(const Stones& stones) {
    const auto discs = static_cast<unsigned>(std::popcount(stones.taken()));
    if (discs > mostBookDiscs) return std::nullopt;
    std::size_t place = 0; // in the table, which goes on from each number of discs to the next
    for (unsigned fewer = 0; fewer < discs; ++fewer)
        place += openingsOfTheBook()[fewer].size();
    const std::vector<Stones>& openings = openingsOfTheBook()[discs];
    const auto found = std::ranges::lower_bound(openings, firstImage(stones), isBefore);
    if (found == openings.end() || *found != firstImage(stones)) return std::nullopt;
    place += static_cast<std::size_t>(found - openings.begin());
    if (place < bookPlies.size()) return playOf(bookPlies[place], discs);
    const char outcome = bookOutcomes[place - bookPlies.size()];
    if (outcome == 'D') return playOf(0, discs);
    return BestPlay{outcome == 'N' ? 1 : -1};
}

} // namespace mexplorer
