#pragma once

#include "core/play/opponent.h"
#include "core/rules/description.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace mexplorer {

/// Who plays: two at one table, or a person and the computer.
enum class Who { first, second, you, computer };

/// Who is to move first, and who second.
struct Players {
    std::array<Who, 2> who = {Who::first, Who::second};

    /// Of the move of this number, from 0.
    [[nodiscard]] Who ofMove(std::size_t move) const { return who[move % 2]; }
    friend bool operator==(const Players&, const Players&) = default;
};

/// “you”, “the computer”, “the first player”; inside a sentence, or where it begins.
[[nodiscard]] Message nameOf(Who who);
[[nodiscard]] Message nameAtBeginning(Who who);

/// Who sits at the table, and how well the computer plays, if it does.
struct Seats {
    Players players;
    std::optional<Skill> computer = {};
    /// Whether the computer makes the move of this number, from 0.
    [[nodiscard]] bool isComputers(std::size_t move) const { return players.ofMove(move) == Who::computer; }
};

/// What can be chosen: the opponent, in how many turns it errs, who begins, and the seed of its chances.
[[nodiscard]] std::vector<Parameter> playerParameters();
inline constexpr const char* opponentId = "opponent"; ///< of these: perfectId, erringId or humanId
inline constexpr const char* perfectId = "perfect";
inline constexpr const char* erringId = "errs";
inline constexpr const char* humanId = "human";
inline constexpr const char* turnsId = "turns"; ///< it errs in 1 of so many
inline constexpr const char* firstId = "first"; ///< meId or computerId
inline constexpr const char* meId = "me";
inline constexpr const char* computerId = "computer";
inline constexpr const char* seedId = "seed";
/// `chosen` must be complete.
[[nodiscard]] Seats seatsOf(const Parameters& chosen);

} // namespace mexplorer
