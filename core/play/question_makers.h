#pragma once

#include "core/game/game.h"
#include "core/game/inquiry.h"
#include "core/play/question.h"
#include "core/theory/random.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>

namespace mexplorer {

/// What a question is made from.
struct Asking {
    const Game& game;
    std::shared_ptr<const Inquiry> asked; ///< a position of the game
    unsigned level;
    std::uint64_t wish; ///< a random number that selects which answer should be right
    bool insists;       ///< make no question if another answer would be right
    RandomChoice& random;
    Task& task;
    const std::function<bool(const std::string& position)>& isFresh; ///< may the question be about it?

    /// `most` consecutive items of `closestFirst` that suit the level: the higher it is, the closer they are.
    template <class T>
    [[nodiscard]] std::vector<T> taken(const std::vector<T>& closestFirst, std::size_t most) const {
        if (closestFirst.size() <= most) return closestFirst;
        const std::size_t spare = closestFirst.size() - most;
        const auto first =
            static_cast<std::ptrdiff_t>(spare * (highestLevel - level) / (highestLevel - lowestLevel));
        return {closestFirst.begin() + first,
                closestFirst.begin() + first + static_cast<std::ptrdiff_t>(most)};
    }
};

/// Empty if there is no question of this kind about the position.
using MadeQuestion = Expected<std::optional<Question>>;

/// A kind of question: for which games it can be asked, and how it is made.
struct QuestionMaker {
    QuestionKind kind;
    std::string id; ///< in commands and forms
    Message title;
    bool (*canAsk)(const Game& game); ///< quick
    MadeQuestion (*make)(const Asking& asking);
    bool isOfAllSizes = false; ///< positions of every level are tried: what fits the level depends on more
};

[[nodiscard]] QuestionMaker outcomeQuestions();
[[nodiscard]] QuestionMaker valueQuestions();
[[nodiscard]] QuestionMaker moveQuestions();
[[nodiscard]] QuestionMaker columnQuestions();
[[nodiscard]] QuestionMaker mexQuestions();
[[nodiscard]] QuestionMaker cutQuestions();
[[nodiscard]] QuestionMaker periodQuestions();
[[nodiscard]] QuestionMaker meanQuestions();
[[nodiscard]] QuestionMaker largerQuestions();
[[nodiscard]] QuestionMaker dominatedQuestions();

/// All of them, in the order in which they are offered.
[[nodiscard]] std::span<const QuestionMaker> questionMakers();
[[nodiscard]] const QuestionMaker& questionMaker(QuestionKind kind);

/// The step that shows who wins a position. Errors: as for the trace of that view.
[[nodiscard]] Expected<QuestionPlace> outcomePlace(const Asking& asking);
/// Says in `question` why its position is won or lost: the verdict, and what it follows from.
[[nodiscard]] Expected<void> sayWhyOutcome(const Asking& asking, Question& question);

/// Numbers from 0 on near `right`, without `right` itself, the closest first; at least six.
[[nodiscard]] std::vector<Nimber> numbersNear(Nimber right);
/// Makes these numbers the choices, in ascending order, which it returns; `right` must be one of them.
std::vector<Nimber> chooseAmong(Question& question, std::vector<Nimber> numbers, Nimber right,
                                const std::function<Message(Nimber)>& text);

} // namespace mexplorer
