#pragma once

#include "core/play/question.h"
#include "core/play/quiz_positions.h"

#include <deque>
#include <set>

namespace mexplorer {

struct QuestionMaker;

/// Settings that determine the questions, so that a whole class gets the same ones.
struct QuizSettings {
    std::vector<QuestionKind> kinds = {}; ///< empty: all that the game has
    unsigned level = 2;
    std::uint64_t seed = 1;
};

/// The kinds of questions that can be asked about a game, in the order of their makers; none for a game
/// without positions.
[[nodiscard]] std::vector<QuestionKind> questionsOf(const Game& game);

/// What makes the same quiz again: “Bash · m = 3 · normal play · level 2 · seed 1”.
[[nodiscard]] Message sayQuiz(const Game& game, const QuizSettings& settings);
/// Where a quiz ends before its time: how many different questions there were.
[[nodiscard]] Message sayOnlySoMany(std::uint64_t count);

/// A sequence of different questions about a game, the same for the same game and settings. Kinds take turns.
/// Among ten questions in a row no position is asked about twice, and none is asked about just after the
/// answer to another question told who wins it.
class Quiz {
public:
    /// Errors: the game has no questions of one of these kinds, or none at all; no such level.
    [[nodiscard]] static Expected<Quiz> of(std::shared_ptr<const Game> game, QuizSettings settings);

    /// The next question, for which up to some hundred small positions are tried; empty if no different one
    /// is found. Errors: nothing at all can be asked; cancelled, and then the next call returns the same
    /// question.
    [[nodiscard]] Expected<std::optional<Question>> next(Task& task);
    /// How many questions there have been.
    [[nodiscard]] std::uint64_t count() const { return count_; }
    [[nodiscard]] const QuizSettings& settings() const { return settings_; }

private:
    Quiz(std::shared_ptr<const Game> game, QuizSettings settings);

    /// For one of the draws.
    [[nodiscard]] RandomChoice randomFor(std::uint64_t number) const;
    [[nodiscard]] Expected<std::optional<Question>> made(const QuestionMaker& maker, RandomChoice& random,
                                                         Task& task) const;
    [[nodiscard]] bool isNew(const Question& question) const;
    [[nodiscard]] bool isFresh(const std::string& position) const;
    void turnKinds();
    void remember(const Question& question);

    std::shared_ptr<const Game> game_;
    QuizSettings settings_;
    std::vector<QuizPositions> positions_; ///< from the lowest level to the highest
    std::vector<QuestionKind> waiting_;    ///< the next kinds, in reverse order
    std::set<std::string> asked_;          ///< the sentences of earlier questions
    std::deque<std::string> recent_;       ///< the positions that the last ones were about
    std::set<std::string> told_;           ///< other positions that the last one told about
    std::uint64_t count_ = 0;
};

} // namespace mexplorer
