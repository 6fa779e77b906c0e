#pragma once

#include "core/rules/coin_place.h"
#include "core/rules/heap_game.h"
#include "core/rules/proof.h"
#include "core/rules/visit.h"

namespace mexplorer {

/// Moving `moved` coins from stair number `stair` (0 is the lowest) one stair down.
struct StairMove {
    std::size_t stair = 0;
    std::uint64_t moved = 0;
};

/// Coins on stairs; a turn moves any number of them from one stair to the stair below it, from the lowest to
/// the ground. The coins on the odd stairs (first, third …) are heaps of Nim: coins that come down to an odd
/// stair can be moved on at once (Sprague 1937).
///
/// The value is Nim’s in misère play as well. Every position of Nim on the odd stairs that can be reached
/// there can be reached here, and the other moves, which make one odd stair higher, always change the value:
/// with a heap above 1 the XOR changes; with none, the number of ones does. If the odd stairs are empty and
/// others are not, Nim has no move; then bringing one coin to an odd stair leaves P.
class Staircase {
public:
    using Family = SearchedFamily;
    using Position = Heaps; ///< coins on stair 1, 2, …
    using Move = StairMove;

    explicit Staircase(Play play) : play_(play) {}

    static Description describe();
    static Expected<Staircase> make(const Parameters& parameters) { return Staircase(playOf(parameters)); }

    [[nodiscard]] Play play() const { return play_; }
    /// Errors: as for parseHeaps; more than largestHeap coins in all.
    [[nodiscard]] Expected<Heaps> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const Heaps& stairs) const { return joined(stairs); }
    [[nodiscard]] Message moveText(const Heaps& stairs, const StairMove& move) const;
    /// The number of coins.
    [[nodiscard]] std::uint64_t optionCount(const Heaps& stairs) const;
    [[nodiscard]] std::optional<Evaluation> closedForm(const Heaps& stairs) const;
    [[nodiscard]] Heaps after(const Heaps& stairs, const StairMove& move) const;
    /// The move that leads from one position to another; nothing if none does. O(stairs).
    [[nodiscard]] std::optional<Move> moveBetween(const Heaps& stairs, const Heaps& left) const;
    /// All of them, at most one for each odd stair: it gets the one height that wins, by coins moving down
    /// from it or onto it. O(stairs).
    [[nodiscard]] std::optional<std::vector<Move>> winningMoves(const Heaps& stairs) const;

    /// By Nim on the odd stairs; nothing if there are too many to list.
    [[nodiscard]] std::optional<Proof> proof(const Heaps& stairs) const;

    template <class Visit>
    void forEachOption(const Heaps& stairs, Visit&& visit) const {
        for (std::size_t stair = 0; stair < stairs.size(); ++stair) {
            for (std::uint64_t moved = 1; moved <= stairs[stair]; ++moved) {
                if (!goesOn(visit, StairMove{stair, moved}, after(stairs, {stair, moved}))) return;
            }
        }
    }

    /// Each component is an odd stair with the one above it, from which coins can come.
    [[nodiscard]] static bool isSum() { return true; }
    [[nodiscard]] std::vector<Heaps> components(const Heaps& stairs) const;
    static constexpr bool componentsAreHeaps = true;
    [[nodiscard]] std::string componentText(const Heaps& part) const { return std::to_string(part.front()); }
    [[nodiscard]] static Message componentName(std::size_t part);
    /// The stairs with their coins; see CoinsAspect.
    static constexpr bool coinsAreOnStairs = true;
    [[nodiscard]] static std::vector<CoinPlace> coinPlaces(const Heaps& stairs);
    [[nodiscard]] Move inWhole(const Heaps& /*stairs*/, std::size_t part, const Move& move) const {
        return {2 * part + move.stair, move.moved};
    }
    [[nodiscard]] std::optional<Move> moveToValue(const Heaps& part, Nimber value) const;
    [[nodiscard]] Staircase inNormalPlay() const { return Staircase(Play::normal); }

private:
    Play play_;
};

} // namespace mexplorer
