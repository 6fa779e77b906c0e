#include "app/cli/quiz_sheet.h"

#include "app/cli/parameter_text.h"
#include "core/explain/say_game.h"
#include "core/text/csv.h"
#include "core/text/markdown.h"
#include "core/text/parse.h"
#include "core/text/say_all.h"

#include <fmt/format.h>

namespace mexplorer::cli {

namespace {

constexpr std::size_t nameLine = 30; // characters
constexpr std::size_t classLine = 12;

/// “1 N: …; 2 P: …”
std::string choicesIn(const Question& question, const Message::Translate& translate) {
    std::vector<std::string> choices;
    for (const QuestionChoice& choice : question.choices)
        choices.push_back(fmt::format("{} {}", choices.size() + 1, choice.text.said(translate)));
    return joined(choices, "; ");
}

} // namespace

Expected<std::vector<Question>> drawn(Quiz& quiz, std::uint64_t count, Task& task) {
    std::vector<Question> questions;
    while (questions.size() < count) {
        task.report(static_cast<double>(questions.size()) / static_cast<double>(count));
        auto question = quiz.next(task);
        if (!question) return tl::unexpected(question.error());
        if (!*question) break;
        questions.push_back(std::move(**question));
    }
    return questions;
}

std::string sheetAsMarkdown(const Game& game, const QuizPlan& plan, const std::vector<Question>& questions,
                            const Message::Translate& translate) {
    const auto paragraph = [&](const Message& said) { return markdown(said.said(translate)) + "\n\n"; };
    std::string text = "# " + paragraph(say(MX_TEXT("core", "Questions")));
    text += paragraph(sayQuiz(game, plan.settings)) + paragraph(sayRules(game));
    text += paragraph(
        say(MX_TEXT("core", "Name: %1 Class: %2"), std::string(nameLine, '_'), std::string(classLine, '_')));
    std::string key = "# " + say(MX_TEXT("core", "Answers")).said(translate) + "\n\n";
    std::size_t number = 0;
    for (const Question& question : questions) {
        ++number;
        text += fmt::format("{}. {}\n", number, markdown(question.sentence.said(translate)));
        for (std::size_t i = 0; i < question.choices.size(); ++i)
            text += fmt::format("    {}. {}\n", i + 1, markdown(question.choices[i].text.said(translate)));
        text += "\n";
        key += fmt::format("{}. **{}** {}. {}\n", number, question.right + 1,
                           markdown(question.choices[question.right].text.said(translate)),
                           markdown(sayAll(question.why).said(translate)));
    }
    if (questions.size() < plan.questions) text += paragraph(sayOnlySoMany(questions.size()));
    return text + key;
}

std::string sheetAsCsv(const Game& game, const std::vector<Question>& questions,
                       const Message::Translate& translate) {
    std::string text = "number,kind,position,question,choices,answer,why,game,parameters\n";
    const std::string rules = game.description().id + "," + csvField(parametersText(game));
    std::size_t number = 0;
    for (const Question& question : questions) {
        text += fmt::format("{},{},{},{},{},{},{},{}\n", ++number, idOf(question.kind),
                            csvField(question.position), csvField(question.sentence.said(translate)),
                            csvField(choicesIn(question, translate)), question.right + 1,
                            csvField(sayAll(question.why).said(translate)), rules);
    }
    return text;
}

} // namespace mexplorer::cli
