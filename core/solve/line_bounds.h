#pragma once

#include "core/solve/canonical_forms.h"
#include "core/solve/growing_table.h"
#include "core/solve/taxed_stops.h"

#include <algorithm>
#include <array>
#include <deque>
#include <utility>
#include <vector>

namespace mexplorer {

/// Bounds of parts whose canonical forms are out of reach, by those of groups of lines: if a player may not
/// move across the bounds of a group, he is no better off (the One-Hand-Tied Principle; Berlekamp, Conway,
/// Guy 1982), and as the other never moves across one, the groups are a sum. One thread at a time.
class AnyLineBounds {
public:
    using Id = ShortGames::Id;

    static constexpr std::uint32_t fewLines = 2;  ///< there are few such groups
    static constexpr std::uint32_t manyLines = 4; ///< larger groups hardly ever have few moves

    /// The games must outlive it and not stop.
    explicit AnyLineBounds(ShortGames& games) : thermographs_(games) {}
    virtual ~AnyLineBounds() = default;

    /// What this player surely reaches, by groups of at most so many lines, or fewer. Errors: those of the
    /// canonical forms.
    [[nodiscard]] virtual Expected<TaxedStops> of(AnyPosition part, Side side, std::uint32_t mostLines) = 0;
    /// Games that are no better for this player than the part: the sums of those groups that promise the best
    /// mean, and the best stop. Errors: as for of().
    [[nodiscard]] virtual Expected<std::array<Id, 2>> formsFor(Side side, AnyPosition part) = 0;
    /// Of a canonical form: exact.
    [[nodiscard]] const StopsOfBoth& of(Id form) {
        if (form >= known_.size()) known_.resize(form + 1, nullptr);
        if (known_[form] == nullptr) {
            stops_.push_back(StopsOfBoth::of(thermographs_.of(form)));
            known_[form] = &stops_.back();
        }
        return *known_[form];
    }

private:
    Thermographs thermographs_;
    std::deque<StopsOfBoth> stops_;
    std::vector<const StopsOfBoth*> known_; ///< of forms
};

/// The same, by rules whose parts divide into lines.
template <DividesIntoLines R>
class LineBounds final : public AnyLineBounds {
public:
    using Position = typename R::Position;

    /// The forms are those of positions of these rules; they must outlive it, have been begun and not stop.
    LineBounds(R rules, CanonicalForms& forms)
        : AnyLineBounds(forms.games()), rules_(std::move(rules)), forms_(forms) {}

    using AnyLineBounds::of;
    [[nodiscard]] Expected<TaxedStops> of(AnyPosition position, Side side, std::uint32_t mostLines) override {
        const Position& part = in(position);
        // A group ends at each line, so the best ones up to a line follow from those up to lines before.
        const std::uint32_t lines = rules_.lineCount(part, side);
        const std::uint32_t most = std::min(mostLines, mostLinesOf(part));
        upTo_.assign(lines + 1, {});
        for (std::uint32_t end = 1; end <= lines; ++end)
            for (std::uint32_t count = 1; count <= std::min(end, most); ++count) {
                const auto form = formOf(part, side, end - count, count);
                if (!form) return tl::unexpected(form.error());
                if (*form == ShortGames::none) continue;
                TaxedStops stops = upTo_[end - count];
                stops += of(*form, side);
                if (count == 1)
                    upTo_[end] = stops;
                else
                    upTo_[end].improveBy(stops);
            }
        return upTo_[lines];
    }
    [[nodiscard]] Expected<std::array<Id, 2>> formsFor(Side side, AnyPosition part) override {
        std::array<Id, 2> forms{};
        for (const bool isByMean : {true, false}) {
            const auto form = bestSum(in(part), side, isByMean);
            if (!form) return tl::unexpected(form.error());
            forms[isByMean ? 0 : 1] = *form;
        }
        return forms;
    }

private:
    // The canonical forms of few long lines are simple; with more moves, forms cost more than they save.
    static constexpr std::uint64_t mostMovesInFew = 40;
    static constexpr std::uint64_t mostMoves = 18;
    /// A part with no more moves is searched sooner than forms of many lines are found.
    static constexpr std::uint64_t movesOfSmallPart = 28;

    [[nodiscard]] static const Position& in(AnyPosition position) {
        return *static_cast<const Position*>(position.position);
    }
    [[nodiscard]] std::uint32_t mostLinesOf(const Position& part) const {
        return rules_.optionCount(part) > movesOfSmallPart ? manyLines : fewLines;
    }

    /// The canonical form, or of a single line a number that is no better for this player; none if the group
    /// has too many moves.
    [[nodiscard]] Expected<Id> formOf(const Position& part, Side side, std::uint32_t first,
                                      std::uint32_t count) {
        const Position group = rules_.lines(part, side, first, count);
        if (count > 1 && !isQuick(group, count)) return ShortGames::none;
        GrowingTable<Position, Id>& known = groups_[side == Side::left ? 0 : 1];
        if (const Id* found = known.find(group)) return *found;
        Expected<Id> form = count == 1 ? numberFor(side, group) : forms_.of({&group});
        if (form) known.findOrAdd(group, *form);
        return form;
    }
    [[nodiscard]] Expected<Id> numberFor(Side side, const Position& line) {
        const MoveBounds bounds = rules_.bounds(line);
        const std::int64_t worst = side == Side::left ? bounds.least : bounds.most;
        ShortGames& games = forms_.games();
        const Id number = games.number(Dyadic(static_cast<int>(worst)));
        if (games.stopped()) return tl::unexpected(*games.stopped());
        return number;
    }
    [[nodiscard]] bool isQuick(const Position& group, std::uint32_t lines) const {
        return rules_.optionCount(group) <= (lines <= fewLines ? mostMovesInFew : mostMoves);
    }
    [[nodiscard]] const TaxedStops& of(Id form, Side side) {
        const StopsOfBoth& stops = of(form);
        return side == Side::left ? stops.left : stops.right;
    }

    [[nodiscard]] Expected<Id> bestSum(const Position& part, Side side, bool isByMean) {
        const std::uint32_t lines = rules_.lineCount(part, side);
        const std::uint32_t most = mostLinesOf(part);
        std::vector<Promise> best(lines + 1);
        for (std::uint32_t end = 1; end <= lines; ++end)
            for (std::uint32_t count = 1; count <= std::min(end, most); ++count) {
                const auto form = formOf(part, side, end - count, count);
                if (!form) return tl::unexpected(form.error());
                if (*form == ShortGames::none) continue;
                const Promise promise = best[end - count].with(of(*form, side), isByMean, *form, count);
                if (count == 1 || promise > best[end]) best[end] = promise;
            }
        ShortGames& games = forms_.games();
        Id sum = games.zero();
        for (std::uint32_t end = lines; end > 0; end -= best[end].count)
            sum = games.sum(sum, best[end].form);
        return sum;
    }
    /// Of the groups up to a line: the sum of means, and the highest temperature; or the sum of stops if the
    /// other begins, and what it gains most to begin.
    struct Promise {
        std::int32_t sum = 0;
        std::int32_t excess = 0;
        Id form = 0; ///< of the last group
        std::uint32_t count = 0;

        [[nodiscard]] Promise with(const TaxedStops& stops, bool isByMean, Id last,
                                   std::uint32_t lines) const {
            if (isByMean) return {sum + stops.mean(), std::min(excess, -stops.temperature()), last, lines};
            return {sum + stops.untaxed(), std::max(excess, stops.untaxedGain()), last, lines};
        }
        [[nodiscard]] bool operator>(const Promise& other) const {
            return std::pair(sum, excess) > std::pair(other.sum, other.excess);
        }
    };

    R rules_;
    CanonicalForms& forms_;
    std::array<GrowingTable<Position, Id>, 2> groups_; ///< for Left and Right
    std::vector<TaxedStops> upTo_;
};

} // namespace mexplorer
