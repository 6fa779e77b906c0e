#pragma once

#include "core/play/quiz_answers.h"
#include "core/play/quiz_parameters.h"
#include "ui/task/job.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace mexplorer::ui {

/// A quiz that somebody takes: asks, waits for the answer, judges it, and keeps count.
class QuizRun : public QObject {
    Q_OBJECT

public:
    enum class Stage {
        idle,      ///< nothing was begun
        preparing, ///< a question is being made
        asking,    ///< it waits for its answer
        answered,  ///< the answer is judged
        finished   ///< all questions were answered, or it was ended before
    };

    explicit QuizRun(QObject* parent = nullptr);

    /// Begins anew. If the game has no such questions, emits failed() instead.
    void start(std::shared_ptr<const Game> game, const QuizPlan& plan);
    /// Goes on to the next question, or to the end. Only once the last one was answered.
    void next();
    /// Answers with this choice, from 0. False if nothing is asked, or there is no such choice.
    bool answer(std::size_t choice);
    /// Ends it; what was answered counts.
    void stop();
    /// Forgets all.
    void reset();

    [[nodiscard]] Stage stage() const { return stage_; }
    /// Whether the answer must not be given away now.
    [[nodiscard]] bool isAsking() const { return stage_ == Stage::preparing || stage_ == Stage::asking; }
    /// The question that is asked, or was asked last; null before the first.
    [[nodiscard]] const std::shared_ptr<const Question>& question() const { return question_; }
    /// The number of that question, from 1.
    [[nodiscard]] std::uint64_t number() const { return quiz_ ? quiz_->count() : 0; }
    [[nodiscard]] const QuizPlan& plan() const { return plan_; }
    [[nodiscard]] const std::shared_ptr<const Game>& game() const { return game_; }
    [[nodiscard]] const std::vector<QuizAnswer>& answers() const { return answers_; }
    /// Whether it ended because no further question was found.
    [[nodiscard]] bool isExhausted() const { return isExhausted_; }
    [[nodiscard]] JobBase& job() { return job_; }

signals:
    void stageChanged();
    void failed(const QString& sentence);

private:
    struct Drawn { ///< empty if there is no further question
        std::shared_ptr<const Quiz> quiz;
        std::shared_ptr<const Question> question;
    };

    void enter(Stage stage);

    std::shared_ptr<const Game> game_;
    QuizPlan plan_;
    std::shared_ptr<const Quiz> quiz_;
    std::shared_ptr<const Question> question_;
    std::vector<QuizAnswer> answers_;
    QElapsedTimer clock_;
    Job<Drawn> job_;
    Stage stage_ = Stage::idle;
    bool isExhausted_ = false;
};

} // namespace mexplorer::ui
