#include "ui/lesson/quiz_run.h"

#include "ui/text/translated.h"

namespace mexplorer::ui {

QuizRun::QuizRun(QObject* parent) : QObject(parent) {}

void QuizRun::enter(Stage stage) {
    stage_ = stage;
    emit stageChanged();
}

void QuizRun::start(std::shared_ptr<const Game> game, const QuizPlan& plan) {
    reset();
    auto quiz = Quiz::of(game, plan.settings);
    if (!quiz) {
        emit failed(translated(quiz.error()));
        return;
    }
    game_ = std::move(game);
    plan_ = plan;
    quiz_ = std::make_shared<const Quiz>(std::move(*quiz));
    next();
}

void QuizRun::next() {
    if (!quiz_ || isAsking() || stage_ == Stage::finished) return;
    if (quiz_->count() >= plan_.questions) return enter(Stage::finished);
    enter(Stage::preparing);
    job_.start(
        tr("Thinking of a question"),
        [quiz = quiz_](Task& task) -> Expected<Drawn> {
            auto drawn = std::make_shared<Quiz>(*quiz);
            auto question = drawn->next(task);
            if (!question) return tl::unexpected(question.error());
            if (!*question) return Drawn{};
            return Drawn{std::move(drawn), std::make_shared<const Question>(std::move(**question))};
        },
        [this](Expected<Drawn> drawn) {
            if (!drawn) {
                emit failed(translated(drawn.error()));
                return enter(answers_.empty() ? Stage::idle : Stage::finished);
            }
            isExhausted_ = !drawn->quiz;
            if (isExhausted_) return enter(Stage::finished);
            quiz_ = std::move(drawn->quiz);
            question_ = std::move(drawn->question);
            clock_.start();
            enter(Stage::asking);
        });
}

bool QuizRun::answer(std::size_t choice) {
    if (stage_ != Stage::asking || choice >= question_->choices.size()) return false;
    constexpr double milliseconds = 1000;
    answers_.push_back({*question_, choice, static_cast<double>(clock_.elapsed()) / milliseconds});
    enter(Stage::answered);
    return true;
}

void QuizRun::stop() {
    if (stage_ == Stage::idle || stage_ == Stage::finished) return;
    job_.drop();
    enter(answers_.empty() ? Stage::idle : Stage::finished);
}

void QuizRun::reset() {
    job_.drop();
    game_.reset();
    quiz_.reset();
    question_.reset();
    answers_.clear();
    isExhausted_ = false;
    if (stage_ != Stage::idle) enter(Stage::idle);
}

} // namespace mexplorer::ui
