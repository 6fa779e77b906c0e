#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/lines.h"
#include "app/cli/output.h"
#include "app/cli/quiz_sheet.h"
#include "app/cli/spoken.h"
#include "app/cli/usage.h"

#include "core/play/question_makers.h"
#include "core/play/quiz_parameters.h"
#include "core/text/parse.h"
#include "core/text/say_count.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace mexplorer::cli {

namespace {

struct QuizArguments {
    GameArguments game;
    std::uint64_t questions = 10;
    QuizSettings settings;
    std::vector<std::string> kinds;
    std::string format = "text";
    std::string language = "en";
};

std::vector<std::string> kindIds() {
    std::vector<std::string> ids;
    for (const QuestionMaker& maker : questionMakers())
        ids.push_back(maker.id);
    return ids;
}

/// The kinds with these ids, which must be valid.
std::vector<QuestionKind> kindsOf(const std::vector<std::string>& words) {
    std::vector<QuestionKind> kinds;
    for (const std::string& word : words)
        for (const QuestionMaker& maker : questionMakers())
            if (maker.id == word) kinds.push_back(maker.kind);
    return kinds;
}

/// The text as people type it: with ASCII letters in lower case, and a hyphen for a minus sign.
std::string small(std::string_view text) {
    constexpr std::string_view minus = "−";
    std::string all(text);
    for (auto at = all.find(minus); at != std::string::npos; at = all.find(minus))
        all.replace(at, minus.size(), "-");
    for (char& c : all)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return all;
}

/// Asks questions one by one, reads answers and judges them.
class QuizTalk {
public:
    QuizTalk(Quiz quiz, std::uint64_t questions, Message::Translate translate)
        : quiz_(std::move(quiz)), questions_(questions), translate_(std::move(translate)),
          output_(interruptibleTask()) {}

    int run();

private:
    [[nodiscard]] std::string said(const Message& sentence) const { return sentence.said(translate_); }
    void ask(const Question& question);
    /// False at the end of the input.
    [[nodiscard]] Expected<bool> listen(const Question& question);
    /// The choice meant by what was typed: its key, its text, or an unambiguous beginning of that.
    [[nodiscard]] std::optional<std::size_t> meant(const Question& question, std::string_view typed) const;
    void judge(const Question& question, std::size_t choice);
    void finish();

    Quiz quiz_;
    std::uint64_t questions_;
    Message::Translate translate_;
    Output output_;
    Lines lines_{interruptibleTask()};
    std::uint64_t asked_ = 0;
    std::uint64_t right_ = 0;
};

void QuizTalk::ask(const Question& question) {
    (void)output_.write(
        said(say(MX_TEXT("core", "Question %1 of %2. %3"), quiz_.count(), questions_, question.sentence)) +
        "\n");
    for (std::size_t i = 0; i < question.choices.size(); ++i)
        (void)output_.write(fmt::format("  {}  {}\n", i + 1, said(question.choices[i].text)));
}

std::optional<std::size_t> QuizTalk::meant(const Question& question, std::string_view typed) const {
    const std::size_t count = question.choices.size();
    if (const auto key = parseInteger(typed, 1, static_cast<std::int64_t>(count)))
        return static_cast<std::size_t>(*key - 1);
    const std::string wanted = small(trimmed(typed));
    if (wanted.empty()) return std::nullopt;
    std::vector<std::size_t> begin; // choices whose text begins with it
    for (std::size_t i = 0; i < count; ++i) {
        const std::string text = small(said(question.choices[i].text));
        if (text == wanted) return i;
        if (text.starts_with(wanted)) begin.push_back(i);
    }
    return begin.size() == 1 ? std::optional(begin.front()) : std::nullopt;
}

void QuizTalk::judge(const Question& question, std::size_t choice) {
    const bool isRight = question.isRight(choice);
    std::string text = said(
        isRight ? say(MX_TEXT("core", "Right."))
                : say(MX_TEXT("core", "Wrong. The answer is: %1."), question.choices[question.right].text));
    for (const Message& sentence : sayToAnswer(question, choice))
        text += " " + said(sentence);
    (void)output_.write(text + "\n\n");
    ++asked_;
    right_ += isRight ? 1 : 0;
}

Expected<bool> QuizTalk::listen(const Question& question) {
    while (true) {
        (void)output_.write(said(say(MX_TEXT("core", "Your answer, 1 to %1:"), question.choices.size())) +
                            " ");
        if (!output_.flush() && output_.hasFailed()) return false;
        const auto line = lines_.next();
        if (interruptibleTask().cancelled()) return cancelled();
        if (!line) return false;
        if (const auto choice = meant(question, *line)) {
            judge(question, *choice);
            return true;
        }
        if (!trimmed(*line).empty()) {
            (void)output_.write(
                said(say(
                    MX_TEXT(
                        "core",
                        "“%1” is not one of the answers: type a number from 1 to %2, or the answer itself."),
                    shortened(*line), question.choices.size())) +
                "\n");
        }
    }
}

void QuizTalk::finish() {
    (void)output_.write(said(say(MX_TEXT("core", "Right answers: %1 of %2."), right_, asked_)) + "\n");
}

int QuizTalk::run() {
    while (quiz_.count() < questions_) {
        const auto question = quiz_.next(interruptibleTask());
        if (!question) {
            (void)output_.flush();
            return fail(question.error());
        }
        if (!*question) {
            (void)output_.write(said(sayOnlySoMany(quiz_.count())) + "\n");
            break;
        }
        ask(**question);
        const auto heard = listen(**question);
        if (!heard) return fail(heard.error());
        if (!*heard) {
            (void)output_.write("\n");
            break;
        }
    }
    finish();
    return output_.finish();
}

int runQuiz(QuizArguments arguments, const Speech& speech) {
    auto made = arguments.game.make();
    if (!made) return fail(made.error());
    arguments.settings.kinds = kindsOf(arguments.kinds);
    const std::shared_ptr<const Game> game = std::move(*made);
    auto quiz = Quiz::of(game, arguments.settings);
    if (!quiz) return fail(quiz.error());
    const auto translate = speech.in(arguments.language);
    if (arguments.format == "text") return QuizTalk(std::move(*quiz), arguments.questions, translate).run();
    const auto questions = drawn(*quiz, arguments.questions, interruptibleTask());
    if (!questions) return fail(questions.error());
    if (arguments.format == "csv") {
        // The rows are data: a note among them would be read as one.
        if (questions->size() < arguments.questions)
            complain("note: " + sayOnlySoMany(questions->size()).english());
        return answer(sheetAsCsv(*game, *questions, translate));
    }
    return answer(sheetAsMarkdown(*game, {arguments.settings, arguments.questions}, *questions, translate));
}

} // namespace

void addQuiz(CLI::App& app, Chosen& chosen, const Speech& speech) {
    CLI::App* command =
        app.add_subcommand("quiz", "Ask about a game, and say why answers are right or wrong");
    auto arguments = std::make_shared<QuizArguments>();
    arguments->game.addTo(*command, speech);
    takeWholeNumbers(*command->add_option("--questions", arguments->questions, "how many (default: 10)"), 1,
                     mostQuestions);
    takeWholeNumbers(*command->add_option("--seed", arguments->settings.seed,
                                          "the same seed gives the same questions (default: 1)"),
                     0);
    takeWholeNumbers(
        *command->add_option("--level", arguments->settings.level,
                             "1: small positions, and answers far apart; 5: the opposite (default: 2)"),
        lowestLevel, highestLevel);
    takeOneOf(
        *command->add_option("--kind", arguments->kinds, "what is asked; once for each kind (default: all)"),
        kindIds());
    takeOneOf(
        *command->add_option(
            "--format", arguments->format,
            "text asks and listens; markdown and csv write the questions with their answers (default: text)"),
        {"text", "markdown", "csv"});
    addLanguage(*command, arguments->language, speech.languages,
                "the language of the questions (default: en)");
    command->footer(
        "An answer is typed as its number in the list, or as it is written there. The end of the\n"
        "input ends the questions. Examples:\n"
        "  mexplorer quiz nim --questions 5 --level 3\n"
        "  mexplorer quiz octal code=0.77 --kind period --kind value --seed 7\n"
        "  mexplorer quiz wythoff --questions 20 --format markdown > sheet.md");
    command->callback([arguments, &chosen, speech] {
        chosen = [arguments, speech] { return runQuiz(*arguments, speech); };
    });
}

} // namespace mexplorer::cli
