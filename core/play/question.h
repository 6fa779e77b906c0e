#pragma once

#include "core/explain/trace.h"
#include "core/rules/description.h"

#include <array>
#include <string>
#include <vector>

namespace mexplorer {

/// What can be asked.
enum class QuestionKind {
    outcome, ///< P or N, or a draw?
    value,   ///< which SG value, or score?
    move,    ///< which move wins, or is there none?
    columns, ///< which columns of an XOR are odd?
    mex,     ///< what is missing from this set?
    cut,     ///< does alpha-beta leave the rest of these options out?
    period   ///< do the values of a line repeat like this?
};

inline constexpr std::array questionKinds = {QuestionKind::outcome, QuestionKind::value, QuestionKind::move,
                                             QuestionKind::columns, QuestionKind::mex,   QuestionKind::cut,
                                             QuestionKind::period};

/// From short positions and answers far apart to long ones and answers that lie close together.
inline constexpr unsigned lowestLevel = 1;
inline constexpr unsigned highestLevel = 5;

struct QuestionChoice {
    Message text;
    Message because = {}; ///< why this one is wrong, where more is to be said than Question::why
};

/// A step of a view’s steps, or a view as a whole.
struct QuestionPlace {
    std::string view;         ///< its id
    Parameters settings = {}; ///< of that view, those that differ from its defaults
    int step = noStep;
};

/// A question about a position, of which one answer is right.
struct Question {
    QuestionKind kind = QuestionKind::outcome;
    std::string position;
    Message sentence;
    std::vector<QuestionChoice> choices; ///< 2 to 9, no two of which read the same
    std::size_t right = 0;               ///< among the choices
    std::vector<Message> why;            ///< why it is right: a sentence or two
    QuestionPlace place;                 ///< where this is seen

    [[nodiscard]] bool isRight(std::size_t choice) const { return choice == right; }
};

/// What is said to an answer: why it is wrong, if it is, then why the right one is right.
[[nodiscard]] std::vector<Message> sayToAnswer(const Question& question, std::size_t choice);

/// “P or N?”
[[nodiscard]] Message titleOf(QuestionKind kind);
/// As commands and forms write it: “outcome”.
[[nodiscard]] std::string idOf(QuestionKind kind);

} // namespace mexplorer
