#pragma once

#include "core/play/chance.h"
#include "core/play/question.h"
#include "core/solve/game.h"
#include "core/solve/inquiry.h"

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
    std::uint64_t wish; ///< a random number: which answer should be right
    bool insists;       ///< rather no question than one whose right answer is another
    Chance& chance;
    Task& task;

    /// Of things in order, the closest first, `most` that suit the level: the higher, the closer.
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

/// A question; or nothing, if there is none of this kind to ask here.
using MadeQuestion = Expected<std::optional<Question>>;

/// A kind of question: which games it can be asked of, and how.
struct QuestionMaker {
    QuestionKind kind;
    bool (*canAsk)(const Game& game); ///< at once, or nearly
    MadeQuestion (*make)(const Asking& asking);
    bool isOfSmall = false; ///< small positions have much to ask, too
};

[[nodiscard]] QuestionMaker outcomeQuestions();
[[nodiscard]] QuestionMaker valueQuestions();
[[nodiscard]] QuestionMaker moveQuestions();
[[nodiscard]] QuestionMaker columnQuestions();
[[nodiscard]] QuestionMaker mexQuestions();
[[nodiscard]] QuestionMaker cutQuestions();
[[nodiscard]] QuestionMaker periodQuestions();

/// All of them.
[[nodiscard]] std::span<const QuestionMaker> questionMakers();

/// Where it is seen who wins a position. Errors: as for the trace of that view.
[[nodiscard]] Expected<QuestionPlace> outcomePlace(const Asking& asking);
/// Why it is won or lost: the verdict, and what it follows from.
[[nodiscard]] Expected<std::vector<Message>> sayWhyOutcome(const Asking& asking);

/// Numbers near `right`, none of them below 0 or `right` itself: the closest first, at least five.
[[nodiscard]] std::vector<Nimber> numbersNear(Nimber right);
/// Makes these numbers, in ascending order, the choices; `right` is one of them.
void chooseAmong(Question& question, std::vector<Nimber> numbers, Nimber right,
                 const std::function<Message(Nimber)>& text);

} // namespace mexplorer
