#pragma once

#include "core/text/expected.h"

#include <string>
#include <string_view>

namespace mexplorer::judge {

/// How the inputs and the answers of a problem look that asks about positions of a game.
struct GameForm {
    enum class Heaps {
        onLines,     ///< “heaps”: a line is a position
        counted,     ///< “n, heaps”: their number, then they, over any lines
        countedAbove ///< “n; heaps”: the same, with their number on a line of its own
    };
    enum class Answer {
        winner, ///< one of two words: whether the first player wins
        value,  ///< “value”: the SG value
        move ///< “move”: the position after a winning move, the least one of several; −1 if there is none
    };

    bool isCounted = false; ///< “t; …”: first, how many positions follow
    Heaps heaps = Heaps::onLines;
    Answer answer = Answer::winner;
    std::string first = "First"; ///< at most longestWord bytes, without blanks at its ends
    std::string second = "Second";

    static constexpr std::size_t longestWord = 15;

    friend bool operator==(const GameForm&, const GameForm&) = default;
};

/// Reads “heaps”, “t; heaps”, “n, heaps”, “t; n, heaps”, “t; n; heaps”, and “First|Second”, “value”, “move”;
/// capital letters do not matter, but in the words. Errors, for the field `input` or `answer`: any other
/// text.
[[nodiscard]] Expected<GameForm> parseGameForm(std::string_view input, std::string_view answer);
/// The two texts that are read as this.
[[nodiscard]] std::string inputText(const GameForm& form);
[[nodiscard]] std::string answerText(const GameForm& form);

} // namespace mexplorer::judge
