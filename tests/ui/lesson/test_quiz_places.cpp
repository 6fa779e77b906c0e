#include "core/catalogue/catalogue.h"
#include "core/play/quiz.h"
#include "tests/core/asked.h"
#include "tests/runner/listed.h"
#include "ui/document/puzzle.h"
#include "ui/document/view_kind.h"

#include <QTest>

#include <set>

using namespace mexplorer;

namespace {

/// What is wrong with the place where an answer is shown; empty if nothing.
QString faultOf(const std::shared_ptr<const Game>& game, const Question& question) {
    const ui::ViewKind* kind = ui::findView(question.place.view);
    if (!kind || !kind->canShow(*game)) return "no such view";
    const auto settings = completed(kind->settings(*game), question.place.settings);
    if (!settings) return QString::fromStdString(settings.error().english());
    if (question.place.step == noStep) return {};
    Task task;
    const auto steps = kind->steps({game, asked(*game, question.place.position), *settings}, task);
    if (!steps) return QString::fromStdString(steps.error().english());
    return steps->trace->hasStep(question.place.step) ? QString() : QString("no such step");
}

} // namespace

/// The place that a wrong answer opens, and what is visible before.
class TestQuizPlaces : public QObject {
    Q_OBJECT

private slots:
    void everyAnswerIsSeenAtAStepOfAView() {
        for (const Entry& entry : catalogue()) {
            const std::shared_ptr<const Game> game = makeGame(entry.description.id).value();
            if (!game->as<PositionsAspect>()) continue;
            auto quiz = Quiz::of(game, {.seed = 5}).value();
            Task task;
            for (std::size_t i = 0; i < questionsOf(*game).size(); ++i) {
                const auto question = quiz.next(task).value();
                QVERIFY2(question, entry.description.id.c_str());
                const QString fault = faultOf(game, *question);
                QVERIFY2(fault.isEmpty(),
                         qPrintable(QString::fromStdString(entry.description.id + ": " +
                                                           question->sentence.english() + ": ") +
                                    fault));
            }
        }
    }

    /// Its sentence states the answer.
    void theStepIsTheOneThatDecides() {
        const std::shared_ptr<const Game> nim = makeGame("nim").value();
        Task task;
        std::set<QuestionKind> met;
        for (const QuestionKind kind : {QuestionKind::value, QuestionKind::mex, QuestionKind::cut}) {
            auto quiz = Quiz::of(nim, {.kinds = {kind}, .seed = 2}).value();
            for (int i = 0; i < 5; ++i) {
                const Question question = quiz.next(task).value().value();
                const ui::ViewKind* view = ui::findView(question.place.view);
                const auto settings = completed(view->settings(*nim), question.place.settings).value();
                const auto steps =
                    view->steps({nim, asked(*nim, question.place.position), settings}, task).value();
                const std::string said = steps.trace->sayingAt(question.place.step)->reason.english();
                const std::string right = question.choices[question.right].text.english();
                if (kind == QuestionKind::cut) {
                    QCOMPARE(said.find("left out") != std::string::npos, right == "they are left out");
                } else {
                    const std::string number = right.substr(right.rfind(' ') + 1);
                    QCOMPARE(said, number + " is not in S: it is the least number missing.");
                }
                met.insert(kind);
            }
        }
        QCOMPARE(met.size(), 3U);
    }

    void aPuzzleShowsThePositionAlone() {
        Task task;
        for (const char* id : {"tic-tac-toe", "connect-four", "hexapawn", "hackenbush", "dag", "tree"}) {
            const std::shared_ptr<const Game> game = makeGame(id).value();
            const auto figure = ui::puzzleOf(game, startPosition(*game), task);
            QVERIFY2(figure && *figure, id);
        }
        const std::shared_ptr<const Game> nim = makeGame("nim").value();
        QVERIFY(!ui::puzzleOf(nim, "no position", task));
    }
};

MEXPLORER_TEST(TestQuizPlaces)
#include "test_quiz_places.moc"
