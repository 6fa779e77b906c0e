#pragma once

#include "core/partizan/short_games.h"
#include "core/rules/description.h"
#include "core/rules/rules.h"
#include "core/rules/two_sided/cake.h"

namespace mexplorer {

/// The most squares that all cakes may have together: what is cut stays within it.
inline constexpr std::uint64_t mostSquares = 10'000;

/// “8x3,2x2”: width × height. Errors: not of this form, naming the column; more than mostSquares.
[[nodiscard]] Expected<Cakes> parseCakes(std::string_view text);
[[nodiscard]] std::string cakesText(const Cakes& cakes);

/// The evaluation of what is worth so many moves to Left; to Right, if it is negative.
[[nodiscard]] Evaluation evaluationOfMoves(std::int64_t ahead);

/// What games of cakes share in which Left cuts a cake’s width and Right its height. `Derived` derives from
/// it and defines
///
/// - `static std::vector<Cake> pieces(cake, move)`: what a move, of a `move.cake`, cuts it into;
/// - `static std::int64_t valueOf(cake)`: how many moves a cake is worth to Left, by theorem.
template <class Derived>
class CakeRules {
public:
    using Family = PartizanFamily;
    using Position = Cakes;

    static Expected<Derived> make(const Parameters& /*parameters*/) { return Derived(); }
    [[nodiscard]] Expected<Cakes> parse(std::string_view text) const { return parseCakes(text); }
    [[nodiscard]] std::string text(const Cakes& cakes) const { return cakesText(cakes); }
    [[nodiscard]] std::optional<Evaluation> closedForm(const Cakes& cakes) const {
        return evaluationOfMoves(valueOfAll(cakes));
    }
    [[nodiscard]] std::optional<ShortGames::Id> game(const Cakes& cakes, ShortGames& games) const {
        return games.number(Dyadic(static_cast<int>(valueOfAll(cakes))));
    }

protected:
    /// The side that the player cuts.
    [[nodiscard]] static std::uint32_t lengthFor(const Cake& cake, Side side) {
        return side == Side::left ? cake.width : cake.height;
    }
    [[nodiscard]] static Cakes after(const Cakes& cakes, const auto& move) {
        return cakes.with(move.cake, Derived::pieces(cakes.cakes[move.cake], move));
    }

private:
    [[nodiscard]] static std::int64_t valueOfAll(const Cakes& cakes) {
        std::int64_t value = 0;
        for (const Cake& cake : cakes.cakes)
            value += Derived::valueOf(cake);
        return value;
    }
};

} // namespace mexplorer
