#pragma once

#include "core/play/opponent.h"
#include "core/rules/description.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace mexplorer {

/// A player: one of two people at one screen, or of a person (`you`) and the computer.
enum class Who { first, second, you, computer };

/// Who is to move first, and who second.
struct Players {
    std::array<Who, 2> who = {Who::first, Who::second};

    /// Who makes the move with this number, from 0.
    [[nodiscard]] Who ofMove(std::size_t move) const { return who[move % 2]; }
    friend bool operator==(const Players&, const Players&) = default;
};

/// “you”, “the computer”, “the first player”; inside a sentence, or at its beginning.
[[nodiscard]] Message nameOf(Who who);
[[nodiscard]] Message nameAtBeginning(Who who);

/// Who plays, and how well the computer plays, if it does.
struct Seats {
    Players players;
    std::optional<Skill> computer = {};
    /// Whether the computer makes the move with this number, from 0.
    [[nodiscard]] bool isComputers(std::size_t move) const { return players.ofMove(move) == Who::computer; }
};

/// The settings of a game: the opponent, how often it errs, who begins, and the seed of its random choices.
[[nodiscard]] std::vector<Parameter> playerParameters();
inline constexpr const char* opponentId = "opponent"; ///< perfectId, erringId or humanId
inline constexpr const char* perfectId = "perfect";
inline constexpr const char* erringId = "errs";
inline constexpr const char* humanId = "human";
inline constexpr const char* turnsId = "turns"; ///< it errs in 1 of so many turns
inline constexpr const char* firstId = "first"; ///< meId or computerId
inline constexpr const char* meId = "me";
inline constexpr const char* computerId = "computer";
inline constexpr const char* seedId = "seed";
/// `chosen` must be complete.
[[nodiscard]] Seats seatsOf(const Parameters& chosen);

} // namespace mexplorer
