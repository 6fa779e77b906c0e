#pragma once

#include "core/explain/trace.h"
#include "core/rules/description.h"

#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace mexplorer {

/// What can be asked.
enum class QuestionKind {
    outcome,   ///< P or N, or a draw?
    value,     ///< which SG value, or score?
    move,      ///< which move wins, or is there none?
    columns,   ///< which columns of an XOR are odd?
    mex,       ///< what is missing from this set?
    cut,       ///< does alpha-beta leave the rest of these options out?
    period,    ///< do the values of a line repeat like this?
    mean,      ///< of a game of two sides
    larger,    ///< of two options of one player’s
    dominated, ///< which of a player’s options?
};

/// Levels, from small positions with answers far apart to large ones with answers close together.
inline constexpr unsigned lowestLevel = 1;
inline constexpr unsigned highestLevel = 5;

/// A step in a view, or a view as a whole.
struct QuestionPlace {
    std::string view;          ///< its id
    std::string position = {}; ///< that it shows
    Parameters settings = {};  ///< of that view, where they differ from its defaults
    int step = noStep;

    /// The last step, of however many the view will have.
    static constexpr int lastStep = std::numeric_limits<int>::max();
};

struct QuestionChoice {
    Message text;
    Message because = {}; ///< why this one is wrong; empty if Question::why is enough
    /// Where it is seen why this one is wrong; none if that is seen where the right one is.
    std::optional<QuestionPlace> place = {};
};

/// A question with exactly one right answer, about a position or the values of a line.
struct Question {
    QuestionKind kind = QuestionKind::outcome;
    std::string position; ///< that it is about; empty if it is about a line
    Message sentence;
    std::vector<QuestionChoice> choices; ///< 2 to 9, all with different texts
    std::size_t right = 0;               ///< index of the right choice
    std::vector<Message> why;            ///< why that is right: a sentence or two
    QuestionPlace place;                 ///< where that is seen
    std::vector<std::string> told = {};  ///< other positions of which it, or its answer, says who wins
    Message values = {};                 ///< the first ones of the line

    [[nodiscard]] bool isRight(std::size_t choice) const { return choice == right; }
};

/// The response to an answer: why it is wrong, if it is, then why the right one is right.
[[nodiscard]] std::vector<Message> sayToAnswer(const Question& question, std::size_t choice);

/// Where it is seen why that answer is right or wrong.
[[nodiscard]] const QuestionPlace& placeOf(const Question& question, std::size_t choice);

/// What it is about, as text: the position, or the values of the line.
[[nodiscard]] Message sayAbout(const Question& question);

/// The name in commands and forms: “outcome”.
[[nodiscard]] std::string idOf(QuestionKind kind);

} // namespace mexplorer
