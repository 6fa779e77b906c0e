#include "core/catalogue/catalogue.h"
#include "core/play/quiz.h"
#include "tests/core/asked.h"
#include "tests/runner/listed.h"
#include "ui/document/puzzle.h"
#include "ui/document/view_kind.h"

#include <QTest>

#include <map>
#include <set>

using namespace mexplorer;

namespace {

/// The sentence of the step at a place; a fault if there is no such place, and nothing if it is a view as a
/// whole.
Expected<QString> saidAt(const std::shared_ptr<const Game>& game, const QuestionPlace& place) {
    const ui::ViewKind* kind = ui::findView(place.view);
    if (!kind || !kind->canShow(*game)) return invalid(say("no such view"));
    const auto settings = completed(kind->settings(*game), place.settings);
    if (!settings) return tl::unexpected(settings.error());
    if (place.step == noStep) return QString();
    Task task;
    const auto steps = kind->steps({game, asked(*game, place.position), *settings}, task);
    if (!steps) return tl::unexpected(steps.error());
    const int step =
        place.step == QuestionPlace::lastStep ? static_cast<int>(steps->trace->steps.size()) - 1 : place.step;
    if (!steps->trace->hasStep(step)) return invalid(say("no such step"));
    return QString::fromStdString(steps->trace->sayingAt(step)->reason.english());
}

} // namespace

/// The place that an answer opens, and what is visible before.
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
                for (std::size_t choice = 0; choice < question->choices.size(); ++choice) {
                    const auto said = saidAt(game, placeOf(*question, choice));
                    QVERIFY2(said, qPrintable(QString::fromStdString(entry.description.id + ": " +
                                                                     question->sentence.english() + ": " +
                                                                     (said ? "" : said.error().english()))));
                }
            }
        }
    }

    /// The step that a wrong answer opens is about that answer.
    void whatAWrongAnswerOpensSaysWhyItIsWrong() {
        const std::shared_ptr<const Game> nim = makeGame("nim").value();
        Task task;
        std::map<QuestionKind, int> seen;
        for (const QuestionKind kind :
             {QuestionKind::value, QuestionKind::mex, QuestionKind::columns, QuestionKind::move}) {
            auto quiz = Quiz::of(nim, {.kinds = {kind}, .seed = 3}).value();
            for (int i = 0; i < 8; ++i) {
                const Question question = quiz.next(task).value().value();
                for (std::size_t choice = 0; choice < question.choices.size(); ++choice) {
                    QCOMPARE(&placeOf(question, choice) == &question.place,
                             question.isRight(choice) || !question.choices[choice].place);
                    if (question.isRight(choice) || !question.choices[choice].place) continue;
                    const QString said = saidAt(nim, placeOf(question, choice)).value();
                    const std::string because = question.choices[choice].because.english();
                    QVERIFY2(!because.empty(), qPrintable(said));
                    const QString text = QString::fromStdString(question.choices[choice].text.english());
                    const QString number = text.section(' ', -1);
                    ++seen[kind];
                    if (kind == QuestionKind::value || kind == QuestionKind::mex)
                        QVERIFY2(said.startsWith(number + " is in S"), qPrintable(said + " | " + text));
                    if (kind == QuestionKind::columns) {
                        const QString column =
                            QString::fromStdString(because).section("column ", 1).section(':', 0, 0);
                        QVERIFY2(said.contains("olumn " + column),
                                 qPrintable(said + " | " + because.c_str()));
                    }
                }
            }
        }
        for (const auto& [kind, count] : seen)
            QVERIFY2(count > 1, idOf(kind).c_str());
        QCOMPARE(seen.size(), std::size_t{4});
    }

    /// A period that is claimed is a row of the table, and where it fails the cell is chosen.
    void aPeriodIsSeenInRowsOfItsLength() {
        const std::shared_ptr<const Game> bash = makeGame("subtraction").value();
        Task task;
        auto quiz = Quiz::of(bash, {.kinds = {QuestionKind::period}, .seed = 4}).value();
        for (int i = 0; i < 6; ++i) {
            const auto question = quiz.next(task).value();
            if (!question) break;
            const std::string width = question->place.settings.at("width");
            QVERIFY(question->sentence.english().find("(n + " + width + ")") != std::string::npos);
            if (question->right == 1)
                QVERIFY(question->why.front().english().find("SG(" + question->place.position + ")") !=
                        std::string::npos);
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
