#include "ui/export/quiz_sheet.h"

#include "core/explain/say_game.h"
#include "core/text/say_all.h"
#include "ui/document/puzzle.h"
#include "ui/export/sheet_pages.h"
#include "ui/export/written_file.h"
#include "ui/text/translated.h"

#include <QPageSize>
#include <QPdfWriter>

#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr int dpi = 96;
constexpr double margin = 16; // millimetres
constexpr double headingType = 20;
constexpr double questionType = 14;
constexpr double choiceType = 13;
constexpr double numberIndent = 32; // pixels
constexpr double choiceIndent = 56;
constexpr double pictureHeight = 150;
constexpr int questionsOnPage = 4;
constexpr int nameLine = 30; // characters
constexpr int classLine = 12;

/// Writes the contents of the sheet.
class QuizSheet {
public:
    QuizSheet(SheetPages& pages, std::shared_ptr<const Game> game, Task& task)
        : pages_(pages), game_(std::move(game)), task_(task) {}

    Expected<void> write(const QuizPlan& plan);

private:
    [[nodiscard]] static QString number(std::size_t n) { return QStringLiteral("%1.").arg(n); }
    void heading(const Message& text) {
        pages_.add({{.text = translated(text), .font = textFont(headingType, QFont::Bold)}});
    }
    void note(const Message& text) {
        pages_.add({{.text = translated(text), .font = textFont(choiceType), .above = 8}});
    }
    void head();
    [[nodiscard]] Expected<std::shared_ptr<const Figure>> pictureOf(const Question& question);
    Expected<void> addQuestion(std::size_t n, const Question& question);
    void addAnswer(std::size_t n, const Question& question);

    SheetPages& pages_;
    std::shared_ptr<const Game> game_;
    Task& task_;
    double slot_ = 0; ///< pixels of a page for each question
};

/// Null if it has none. Errors: cancelled.
Expected<std::shared_ptr<const Figure>> QuizSheet::pictureOf(const Question& question) {
    if (question.position.empty()) return nullptr;
    auto picture = puzzleOf(game_, question.position, task_);
    if (!picture && picture.error().kind == Error::Kind::cancelled) return picture;
    return picture.value_or(nullptr);
}

Expected<void> QuizSheet::addQuestion(std::size_t n, const Question& question) {
    const auto picture = pictureOf(question);
    if (!picture) return tl::unexpected(picture.error());
    std::vector<SheetLine> lines = {{.text = translated(question.sentence),
                                     .label = number(n),
                                     .indent = numberIndent,
                                     .font = textFont(questionType),
                                     .above = 18}};
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
        lines.push_back({.text = translated(question.choices[i].text),
                         .label = QString::number(i + 1),
                         .indent = choiceIndent,
                         .font = textFont(choiceType),
                         .above = 4});
    }
    pages_.add(lines, {*picture, pictureHeight}, slot_);
    return {};
}

void QuizSheet::addAnswer(std::size_t n, const Question& question) {
    const QString right = QStringLiteral("%1  %2")
                              .arg(question.right + 1)
                              .arg(translated(question.choices[question.right].text));
    pages_.add({{.text = right,
                 .label = number(n),
                 .indent = numberIndent,
                 .font = textFont(choiceType, QFont::Bold),
                 .above = 10},
                {.text = translated(sayAll(question.why)),
                 .indent = numberIndent,
                 .font = textFont(choiceType),
                 .above = 2}});
}

/// The rules, and who writes the answers. What is left of the page has room for so many questions.
void QuizSheet::head() {
    heading(sayGame(*game_));
    note(sayRules(*game_));
    const QString lines = translated(
        say(MX_TEXT("core", "Name: %1 Class: %2"), std::string(nameLine, '_'), std::string(classLine, '_')));
    pages_.add({{.text = lines, .font = textFont(choiceType), .above = 14}});
    slot_ = std::floor(pages_.room() / questionsOnPage);
}

Expected<void> QuizSheet::write(const QuizPlan& plan) {
    auto quiz = Quiz::of(game_, plan.settings);
    if (!quiz) return tl::unexpected(quiz.error());
    head();
    std::vector<Question> questions;
    while (questions.size() < plan.questions) {
        task_.report(static_cast<double>(questions.size()) / static_cast<double>(plan.questions));
        auto question = quiz->next(task_);
        if (!question) return tl::unexpected(question.error());
        if (!*question) {
            note(sayOnlySoMany(questions.size()));
            break;
        }
        questions.push_back(std::move(**question));
        if (auto added = addQuestion(questions.size(), questions.back()); !added) return added;
    }
    pages_.newPage();
    heading(say(MX_TEXT("core", "Answers")));
    for (std::size_t i = 0; i < questions.size(); ++i) {
        if (task_.cancelled()) return cancelled();
        addAnswer(i + 1, questions[i]);
    }
    return {};
}

} // namespace

Expected<void> writeQuizSheet(const QString& path, const std::shared_ptr<const Game>& game,
                              const QuizPlan& plan, Task& task) {
    const auto write = [&](QIODevice& device) -> Expected<void> {
        QPdfWriter writer(&device);
        writer.setResolution(dpi);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins({margin, margin, margin, margin}, QPageLayout::Millimeter);
        const QString foot = translated(sayQuiz(*game, plan.settings)); // what makes the same sheet again
        writer.setTitle(foot);
        SheetPages pages(writer, foot);
        auto written = QuizSheet(pages, game, task).write(plan);
        const bool isWhole = pages.finish();
        return written && !isWhole ? cannotWrite(device) : written;
    };
    return writeWhole(path, write, task);
}

} // namespace mexplorer::ui
