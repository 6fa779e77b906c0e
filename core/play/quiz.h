#pragma once

#include "core/play/question.h"
#include "core/play/quiz_positions.h"

#include <set>

namespace mexplorer {

struct QuestionMaker;

/// Settings that determine the questions, so that a whole class gets the same ones.
struct QuizSettings {
    std::vector<QuestionKind> kinds = {}; ///< empty: all that the game has
    unsigned level = 2;
    std::uint64_t seed = 1;
};

/// The kinds of questions that can be asked about a game, in the order of `questionKinds`; none for a game
/// without positions.
[[nodiscard]] std::vector<QuestionKind> questionsOf(const Game& game);

/// A sequence of questions about a game, the same for the same game and settings. Kinds take turns, and
/// nothing is asked twice as long as there is something else to ask.
class Quiz {
public:
    /// Errors: the game has no questions of one of these kinds, or none at all; no such level.
    [[nodiscard]] static Expected<Quiz> of(std::shared_ptr<const Game> game, QuizSettings settings);

    /// The next question, for which up to some dozen small positions are tried. Errors: nothing can be asked
    /// about the positions that come up; cancelled, and then the next call returns the same question.
    [[nodiscard]] Expected<Question> next(Task& task);
    /// How many questions there have been.
    [[nodiscard]] std::uint64_t count() const { return count_; }
    [[nodiscard]] const QuizSettings& settings() const { return settings_; }

private:
    Quiz(std::shared_ptr<const Game> game, QuizSettings settings);

    [[nodiscard]] Expected<std::optional<Question>> made(const QuestionMaker& maker, Chance& chance,
                                                         Task& task) const;
    void turnKinds();

    std::shared_ptr<const Game> game_;
    QuizSettings settings_;
    std::vector<QuizPositions> positions_; ///< from the lowest level to that of the settings
    std::vector<QuestionKind> waiting_;    ///< the next kinds, in reverse order
    std::set<std::string> asked_;          ///< the sentences of earlier questions
    std::uint64_t count_ = 0;
};

} // namespace mexplorer
