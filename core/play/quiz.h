#pragma once

#include "core/play/question.h"
#include "core/play/quiz_positions.h"

#include <set>

namespace mexplorer {

struct QuestionMaker;

/// What a class agrees on, so that all have the same questions.
struct QuizSettings {
    std::vector<QuestionKind> kinds = {}; ///< none: all that the game has
    unsigned level = 2;
    std::uint64_t seed = 1;
};

/// The kinds of questions that a game’s aspects can answer, in the order of their list; none of a game
/// without positions.
[[nodiscard]] std::vector<QuestionKind> questionsOf(const Game& game);

/// One question after the other about a game. They are the same for the same game, settings and number. Kinds
/// take turns, and nothing is asked twice as long as there is something else to ask.
class Quiz {
public:
    /// Errors: the game has no such question, or none at all; no such level.
    [[nodiscard]] static Expected<Quiz> of(std::shared_ptr<const Game> game, QuizSettings settings);

    /// The next question: some dozen small positions are looked at. Errors: nothing can be asked of the
    /// positions that come up; cancelled, and then the same question is to come.
    [[nodiscard]] Expected<Question> next(Task& task);
    /// How many there have been.
    [[nodiscard]] std::uint64_t count() const { return count_; }
    [[nodiscard]] const QuizSettings& settings() const { return settings_; }

private:
    Quiz(std::shared_ptr<const Game> game, QuizSettings settings);

    [[nodiscard]] Expected<std::optional<Question>> made(const QuestionMaker& maker, Chance& chance,
                                                         Task& task) const;
    void turnKinds();

    std::shared_ptr<const Game> game_;
    QuizSettings settings_;
    std::vector<QuizPositions> positions_; ///< from the lowest level to the one asked for
    std::vector<QuestionKind> waiting_;    ///< kinds whose turn comes, the last one first
    std::set<std::string> asked_;          ///< sentences
    std::uint64_t count_ = 0;
};

} // namespace mexplorer
