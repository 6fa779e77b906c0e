#pragma once

#include "core/rules/coin_place.h"
#include "core/rules/hash.h"
#include "core/rules/rules.h"
#include "core/rules/turn_rule.h"

namespace mexplorer {

/// A row of coins, from the left: 1 is heads.
using Coins = std::vector<std::uint8_t>;

struct CoinFamily;

/// A row of coins; a turn turns over a set of them whose right-most coin goes from heads to tails. The value
/// of a row is the XOR of its heads’ values, each taken alone (Berlekamp, Conway, Guy 1982). A named rule or
/// the user says which sets may be turned.
class CoinTurning {
public:
    using Family = CoinFamily;
    using Position = Coins;
    using Move = Places;

    CoinTurning(Play play, TurnRule rule);

    static Description describe();
    /// Errors: see TurnSets::parse.
    static Expected<CoinTurning> make(const Parameters& parameters);

    [[nodiscard]] Play play() const { return play_; }
    [[nodiscard]] const TurnRule& rule() const { return rule_; }
    [[nodiscard]] const TurnSets& sets() const { return rule_.sets(); }

    /// “THHTH” or “01101”. Errors: another character; none; too many coins.
    [[nodiscard]] Expected<Coins> parse(std::string_view typed) const;
    [[nodiscard]] std::string text(const Coins& coins) const;
    [[nodiscard]] Message moveText(const Coins& coins, const Places& places) const;
    [[nodiscard]] std::uint64_t optionCount(const Coins& coins) const;
    [[nodiscard]] Coins after(const Coins& coins, const Places& places) const;
    /// The coins that differ, if they may be turned.
    [[nodiscard]] std::optional<Places> moveBetween(const Coins& coins, const Coins& option) const;
    /// The title of the theorem on its rule; empty if there is none.
    [[nodiscard]] Message valueTheorem() const;
    [[nodiscard]] std::optional<Evaluation> closedForm(const Coins& coins) const;

    template <class Visit>
    void forEachOption(const Coins& coins, Visit&& visit) const {
        for (std::size_t place = 1; place <= coins.size(); ++place) {
            if (coins[place - 1] == 0) continue;
            const bool wantsMore = sets().forEach(
                place, [&](const Places& places) { return goesOn(visit, places, after(coins, places)); });
            if (!wantsMore) return;
        }
    }

    /// Each head alone is a component. No such rule is known for misère play.
    [[nodiscard]] bool isSum() const { return play_ == Play::normal; }
    [[nodiscard]] std::vector<Coins> components(const Coins& coins) const;
    /// The places of the heads: “3”, or “1 + 2” for an option of a single head.
    [[nodiscard]] std::string componentText(const Coins& part) const;
    [[nodiscard]] static Message componentName(std::size_t part);
    /// The row of coins; see CoinsAspect.
    static constexpr bool coinsAreOnStairs = false;
    [[nodiscard]] static std::vector<CoinPlace> coinPlaces(const Coins& coins);
    [[nodiscard]] Places inWhole(const Coins& /*coins*/, std::size_t /*part*/, const Places& places) const {
        return places;
    }
    [[nodiscard]] CoinTurning inNormalPlay() const;

private:
    Play play_;
    TurnRule rule_;
    std::vector<Nimber> headValues_; ///< by the rule's formula, from place 1 on; empty if there is none
};

inline constexpr std::size_t mostCoins = TurnSets::mostDistance; // so that runs can span the whole row

} // namespace mexplorer
