#include "core/judge/game_problem.h"

#include "core/game/aspects/impartial.h"
#include "core/game/aspects/line.h"
#include "core/game/aspects/positions.h"
#include "core/judge/cases.h"
#include "core/judge/game_cases.h"
#include "core/judge/making/input_writer.h"
#include "core/rules/heap_game.h"
#include "core/text/quoted.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer::judge {

namespace {

constexpr Wanted countedHeaps{"n", 1, mostHeaps};
constexpr Wanted ofPosition{"h", 0, largestNumber};

/// Reads positions and answers them.
class GameAnswerer {
public:
    GameAnswerer(std::shared_ptr<const Game> game, GameForm form)
        : game_(std::move(game)), form_(std::move(form)), words_(form_.second, form_.first) {}

    Expected<void> answer(Reader& reader, Answers& answers, Task& task) const {
        Expected<void> done;
        const auto one = [&] {
            const TextPlace place = reader.place();
            const auto numbers = read(reader);
            if (!numbers) return false;
            const auto asked = ask(*game_, joined(*numbers));
            if (!asked) return reader.fail(place, asked.error());
            if (answers.picked())
                answers.show(OpenedCase{game_->description().id, game_->parameters(), (*asked)->position()});
            done = answerOne(**asked, answers, task);
            return done.has_value();
        };
        if (form_.isCounted)
            countedCases(reader, answers, one);
        else
            casesToEnd(reader, answers, one);
        return done;
    }

private:
    /// The numbers of a position; nothing if the reader failed.
    [[nodiscard]] std::optional<Heaps> read(Reader& reader) const {
        Heaps numbers;
        if (form_.heaps != GameForm::Heaps::onLines) {
            std::uint64_t count = 0;
            const auto add = [&numbers](std::uint64_t number) { numbers.push_back(number); };
            if (!reader.number(count, countedHeaps) || !reader.numbers(count, ofPosition, add))
                return std::nullopt;
            return numbers;
        }
        std::uint64_t number = 0;
        if (!reader.number(number, ofPosition)) return std::nullopt;
        numbers.push_back(number);
        while (numbers.size() < mostHeaps && !reader.atLineEnd()) {
            if (!reader.numberOnLine(number, ofPosition)) return std::nullopt;
            numbers.push_back(number);
        }
        return reader.failure() ? std::nullopt : std::optional(std::move(numbers));
    }

    [[nodiscard]] Expected<void> answerOne(const Inquiry& asked, Answers& answers, Task& task) const {
        if (form_.answer == GameForm::Answer::move) return answerMove(asked, answers, task);
        const auto evaluation = asked.evaluation(task);
        if (!evaluation) return tl::unexpected(evaluation.error());
        if (form_.answer == GameForm::Answer::winner) {
            if (evaluation->outcome == Outcome::draw)
                return invalid(say(MX_TEXT("core", "%1 is a draw: neither of the two words is right."),
                                   asked.position()));
            answers.line(words_[evaluation->outcome == Outcome::N]);
        } else {
            const auto value = evaluation->nimber();
            if (!value)
                return invalid(say(MX_TEXT("core", "The value of %1 is out of reach."), asked.position()));
            answers.line(fmt::format_int(*value).str());
        }
        return {};
    }

    [[nodiscard]] Expected<void> answerMove(const Inquiry& asked, Answers& answers, Task& task) const {
        const auto solution = asked.solution(task);
        if (!solution) return tl::unexpected(solution.error());
        if (!(*solution)->allWinning)
            return invalid(
                say(MX_TEXT("core", "%1 has too many moves: not all that win are known."), asked.position()));
        std::optional<Heaps> least;
        for (const SolvedMove& move : (*solution)->moves) {
            auto numbers = move.wins() ? parseHeaps(move.to) : Expected<Heaps>(cancelled());
            if (numbers && (!least || *numbers < *least)) least = std::move(*numbers);
        }
        answers.line(least ? joined(*least, " ") : "-1");
        return {};
    }

    std::shared_ptr<const Game> game_;
    GameForm form_;
    Verdicts words_;
};

Message inputMessage(const GameForm& form) {
    switch (form.heaps) {
    case GameForm::Heaps::counted:
        return form.isCounted ? say(MX_TEXT("core", "T, then T positions, each “n” and its n numbers"))
                              : say(MX_TEXT("core", "positions to the end, each “n” and its n numbers"));
    case GameForm::Heaps::countedAbove:
        return form.isCounted
                   ? say(MX_TEXT("core", "T, then T positions, each a line “n” and a line of n numbers"))
                   : say(MX_TEXT("core", "positions to the end, each a line “n” and a line of n numbers"));
    case GameForm::Heaps::onLines:
        break;
    }
    return form.isCounted ? say(MX_TEXT("core", "T, then T lines, each the numbers of a position"))
                          : say(MX_TEXT("core", "lines to the end, each the numbers of a position"));
}

Message outputMessage(const GameForm& form) {
    switch (form.answer) {
    case GameForm::Answer::value:
        return say(MX_TEXT("core", "the SG value of each position"));
    case GameForm::Answer::move:
        return say(MX_TEXT("core", "the numbers after a winning move, the least of several in the order of "
                                   "dictionaries, or “-1” if there is none"));
    case GameForm::Answer::winner:
        break;
    }
    return say(MX_TEXT("core", "“%1” if the first player wins, else “%2”"), form.first, form.second);
}

/// The rules, if somebody typed them.
Message statementOf(const Game& game) {
    const auto rules = game.parameters().find("rules");
    if (rules == game.parameters().end())
        return say(MX_TEXT("core", "Positions of %1 are given. Who wins, if both play well?"),
                   game.description().title);
    return say(MX_TEXT("core", "Positions of the game “%1” are given. Who wins, if both play well?"),
               rules->second);
}

Expected<void> checkForm(const Game& game, const GameForm& form) {
    const auto* impartial = game.as<ImpartialAspect>();
    if (impartial == nullptr)
        return invalid(say(MX_TEXT("core", "In this game the players do not have the same moves, or the last "
                                           "move does not decide: the judge cannot set it.")));
    if (form.answer == GameForm::Answer::value && impartial->play() == Play::misere)
        return invalid("answer",
                       say(MX_TEXT("core", "In misère play SG values do not decide who wins: ask for "
                                           "two words, or for a move.")));
    return {};
}

std::string commandFor(const Game& game, const GameForm& form) {
    std::string words = game.description().id;
    for (const auto& [id, value] : game.parameters())
        words += fmt::format(" {}={}", id, inQuotes(value));
    return words +
           fmt::format(" --input {} --answer {}", inQuotes(inputText(form)), inQuotes(answerText(form)));
}

} // namespace

Expected<std::shared_ptr<const Problem>> gameProblem(std::shared_ptr<const Game> game, const GameForm& form) {
    if (auto fits = checkForm(*game, form); !fits) return tl::unexpected(fits.error());
    auto made = gameCases(game, form);
    if (!made) return tl::unexpected(made.error());
    Problem problem{.id = game->description().id,
                    .game = game->description().id,
                    .parameters = game->parameters(),
                    .title = game->description().title,
                    .statement = statementOf(*game),
                    .input = inputMessage(form),
                    .output = outputMessage(form)};
    problem.command = commandFor(*game, form);
    problem.form.ends = form.isCounted ? InputForm::Ends::byCount : InputForm::Ends::atEnd;
    problem.form.anyLines = form.heaps != GameForm::Heaps::onLines;
    problem.sample = inputOf({made->sample}, problem.form);
    problem.cases = std::move(made->maker);
    problem.answer = [answerer = GameAnswerer(std::move(game), form)](Reader& reader, Answers& answers,
                                                                      Task& task) {
        return answerer.answer(reader, answers, task);
    };
    return std::make_shared<const Problem>(std::move(problem));
}

} // namespace mexplorer::judge
