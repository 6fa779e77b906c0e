#pragma once

#include "core/rules/column_method.h"
#include "core/rules/proof.h"
#include "core/rules/visit.h"

namespace mexplorer {

/// Moore’s Nim-k: take from at least one and at most k heaps, any number from each of them. P exactly when in
/// every binary column the number of ones is divisible by k + 1 (Moore 1910). In misère play the same, except
/// when no heap is above 1: then P exactly when the number of ones is 1 mod k + 1.
///
/// If at most k heaps are not empty, the value is known: their sum, since every smaller sum can be left.
class Moore {
public:
    using Family = SearchedFamily;
    using Position = Heaps;
    using Move = std::vector<Take>; ///< in the order of the heaps

    Moore(Play play, std::size_t most) : play_(play), most_(most) {}

    static Description describe();
    static Expected<Moore> make(const Parameters& parameters) {
        return Moore(playOf(parameters), static_cast<std::size_t>(integerOf(parameters, "k")));
    }

    [[nodiscard]] Play play() const { return play_; }
    /// k + 1, by which the number of ones of each column is divided.
    [[nodiscard]] std::uint64_t modulus() const { return std::uint64_t{most_} + 1; }
    [[nodiscard]] Expected<Heaps> parse(std::string_view text) const { return parseHeaps(text); }
    [[nodiscard]] std::string text(const Heaps& heaps) const { return joined(heaps); }
    [[nodiscard]] Message moveText(const Heaps& heaps, const Move& move) const;

    /// The elementary symmetric sums of the heaps up to degree k; UINT64_MAX if there are more.
    /// O(heaps · k); less than 100 · k additions if no heap is empty and k ≥ 64, as it soon is too large.
    [[nodiscard]] std::uint64_t optionCount(const Heaps& heaps) const;
    /// How many positions can be reached, this one included; UINT64_MAX if there are more.
    [[nodiscard]] std::uint64_t positionsBelow(const Heaps& heaps) const;
    [[nodiscard]] std::optional<Evaluation> closedForm(const Heaps& heaps) const;

    /// The heaps in ascending order, without empty ones: a position of the same value.
    [[nodiscard]] Heaps representative(Heaps heaps) const;

    /// All winning moves, at most `mostWinningMoves`; each is found from the highest column down without
    /// backtracking. O(columns · heaps · k) a move.
    [[nodiscard]] std::optional<std::vector<Move>> winningMoves(const Heaps& heaps) const;
    [[nodiscard]] Heaps after(const Heaps& heaps, const Move& move) const;

    /// The turn that leaves these heaps, of which none is larger than before.
    [[nodiscard]] static Move turnTo(const Heaps& heaps, const Heaps& left);

    /// The move that leads from `heaps` to `left`; nothing if none does. O(heaps).
    [[nodiscard]] std::optional<Move> moveBetween(const Heaps& heaps, const Heaps& left) const;

    /// What the method of the theorem does, column by column, to reach a P-position. It changes nothing
    /// exactly if the position is P or has no move.
    [[nodiscard]] std::vector<ColumnWork> columnWork(const Heaps& heaps) const {
        return columnMethod(heaps, most_, play_);
    }

    /// By the method of `columnWork`.
    [[nodiscard]] std::optional<Proof> proof(const Heaps& heaps) const;

    template <class Visit>
    void forEachOption(const Heaps& heaps, Visit&& visit) const {
        Heaps option = heaps;
        Move move;
        extend(heaps, 0, option, move, visit);
    }

    static constexpr std::size_t mostWinningMoves = 10'000;

private:
    /// Visits every way to take from the heaps `from` on, in addition to what `move` takes already. Stops and
    /// returns false as soon as `visit` returns false.
    template <class Visit>
    bool extend(const Heaps& heaps, std::size_t from, Heaps& option, Move& move, Visit& visit) const {
        for (std::size_t heap = from; heap < heaps.size(); ++heap) {
            for (std::uint64_t taken = 1; taken <= heaps[heap]; ++taken) {
                option[heap] = heaps[heap] - taken;
                move.push_back({heap, taken});
                if (!goesOn(visit, move, option)) return false;
                if (move.size() < most_ && !extend(heaps, heap + 1, option, move, visit)) return false;
                move.pop_back();
            }
            option[heap] = heaps[heap];
        }
        return true;
    }

    Play play_;
    std::size_t most_; ///< k
};

} // namespace mexplorer
