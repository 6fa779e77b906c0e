#pragma once

#include "core/play/opponent.h"
#include "core/rules/description.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace mexplorer {

/// “Left”, “Right”
[[nodiscard]] Message sayOwner(Side side);

/// A player: one of two people at one screen, or of a person (`you`) and the computer.
enum class Who { first, second, you, computer };

/// Who is to move first, and who second.
struct Players {
    std::array<Who, 2> who = {Who::first, Who::second};
    std::array<std::string, 2> names = {}; ///< as typed; empty: as `who` says
    Side first = Side::either;             ///< whose moves the first makes, where the players’ differ

    /// Who makes the move with this number, from 0.
    [[nodiscard]] Who ofMove(std::size_t move) const { return who[move % 2]; }
    /// Whose moves those are, Left’s or Right’s; either’s where both have the same.
    [[nodiscard]] Side sideOf(std::size_t move) const;
    /// What that player is called, inside a sentence, or at its beginning.
    [[nodiscard]] Message nameOf(std::size_t move) const;
    [[nodiscard]] Message nameAtBeginning(std::size_t move) const;
    /// The same with whose moves he makes, where the players’ differ: “You (Left)”.
    [[nodiscard]] Message seatAtBeginning(std::size_t move) const;
    friend bool operator==(const Players&, const Players&) = default;
};

/// Who plays, and how well the computer plays, if it does.
struct Seats {
    Players players;
    std::optional<Skill> computer = {};
    /// Whether the computer makes the move with this number, from 0.
    [[nodiscard]] bool isComputers(std::size_t move) const { return players.ofMove(move) == Who::computer; }
};

/// The settings of a game: the opponent, how often it errs, who begins, and the seed of its random choices.
/// Which of Left and Right begins is only asked where there are two sides; elsewhere it is hidden.
[[nodiscard]] std::vector<Parameter> playerParameters(bool hasSides = false);
inline constexpr const char* opponentId = "opponent"; ///< perfectId, erringId or humanId
inline constexpr const char* perfectId = "perfect";
inline constexpr const char* erringId = "errs";
inline constexpr const char* humanId = "human";
inline constexpr const char* turnsId = "turns"; ///< it errs in 1 of so many turns
inline constexpr const char* firstId = "first"; ///< meId or computerId
inline constexpr const char* meId = "me";
inline constexpr const char* computerId = "computer";
inline constexpr const char* sideId = "side"; ///< leftId or rightId
inline constexpr const char* leftId = "left";
inline constexpr const char* rightId = "right";
inline constexpr const char* seedId = "seed";
/// The names of the two players at one screen; empty: the first and the second player.
inline constexpr const char* firstNameId = "firstName";
inline constexpr const char* secondNameId = "secondName";
/// `chosen` must be complete.
[[nodiscard]] Seats seatsOf(const Parameters& chosen);
/// Which of Left and Right begins, where there are two sides.
[[nodiscard]] Side firstSideOf(const Parameters& chosen);
/// The choice that says so.
[[nodiscard]] const char* idOf(Side first);

} // namespace mexplorer
