#include "core/play/quiz.h"

#include "tests/core/catalogue/games.h"
#include "tests/core/play/answer_judge.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <map>
#include <set>

using namespace mexplorer;

namespace {

std::vector<Question> askedOf(const Game& game, QuizSettings settings, std::size_t count) {
    const std::shared_ptr<const Game> kept(&game, [](const Game*) {}); // a pointer that does not own it
    Task task;
    std::vector<Question> questions;
    auto quiz = Quiz::of(kept, std::move(settings));
    if (!quiz) return questions;
    while (questions.size() < count) {
        auto next = quiz->next(task);
        if (!next || !*next) break;
        questions.push_back(std::move(**next));
    }
    return questions;
}

/// Whether the sentence tells who wins this position.
bool saysWhoWins(const Message& sentence, const std::string& position) {
    const std::string text = " " + sentence.english();
    return text.find(" " + position + ", which is ") != std::string::npos ||
           text.starts_with(" " + position + " is ");
}

bool isWellFormed(const Question& question) {
    std::set<std::string> texts;
    for (const QuestionChoice& choice : question.choices)
        texts.insert(choice.text.english());
    return question.choices.size() >= 2 && question.choices.size() <= 9 &&
           texts.size() == question.choices.size() && question.right < question.choices.size() &&
           !question.why.empty() && !question.why.front().empty() && !question.place.view.empty() &&
           (question.kind == QuestionKind::period || question.place.step != noStep);
}

std::vector<std::string> sentences(const std::vector<Question>& questions) {
    std::vector<std::string> all;
    for (const Question& question : questions) {
        all.push_back(question.sentence.english());
        for (const QuestionChoice& choice : question.choices)
            all.push_back(choice.text.english());
        all.push_back(std::to_string(question.right));
    }
    return all;
}

} // namespace

class TestQuiz : public QObject {
    Q_OBJECT

private slots:
    void everyKeyIsWhatTheDefinitionSays() {
        const std::uint64_t seed = 20261125;
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        forEveryGameAndPlay([&](const Game& game, const std::string& id) {
            for (const QuestionKind kind : questionsOf(game)) {
                std::size_t judged = 0;
                for (const auto& [level, count] :
                     {std::pair{lowestLevel, 6U}, {3U, 2U}, {highestLevel, 1U}}) {
                    for (const Question& question : askedOf(game, {{kind}, level, seed}, count)) {
                        const std::string what = id + ": " + question.sentence.english();
                        QVERIFY2(question.kind == kind && isWellFormed(question), what.c_str());
                        const AnswerJudge judge(game, question);
                        if (!judge.canJudge()) continue;
                        ++judged;
                        QVERIFY2(judge.agrees(), what.c_str());
                    }
                }
                QVERIFY2(judged >= 2, (id + " " + idOf(kind)).c_str());
            }
        });
    }

    void thereIsSomethingToAskOfEveryGame() {
        forEveryGameAndPlay([&](const Game& game, const std::string& id) {
            const std::size_t kinds = questionsOf(game).size();
            QVERIFY2(kinds > 0 && askedOf(game, {{}, highestLevel, 3}, kinds).size() == kinds, id.c_str());
        });
    }

    void lostAndWonPositionsComeUpEquallyOften() {
        for (const char* id : {"nim", "wythoff", "octal", "kiki", "hackenbush", "bash"}) {
            const auto made = game(id);
            for (const unsigned level : {lowestLevel, highestLevel}) {
                const auto questions = askedOf(*made, {{QuestionKind::outcome}, level, 5}, 20);
                const auto lost = std::ranges::count(questions, std::size_t{0}, &Question::right);
                QVERIFY2(lost >= 5 && lost <= 15, (std::string(id) + ": " + std::to_string(lost)).c_str());
            }
        }
    }

    void theSameSeedHasTheSameQuestions() {
        const auto made = game("nim");
        const auto questions = askedOf(*made, {{}, 3, 12}, 20);
        QVERIFY(sentences(questions) == sentences(askedOf(*made, {{}, 3, 12}, 20)));
        QVERIFY(sentences(questions) != sentences(askedOf(*made, {{}, 3, 13}, 20)));
        QVERIFY(sentences(questions) != sentences(askedOf(*made, {{}, 4, 12}, 20)));
    }

    void kindsTakeTurnsAndNothingIsAskedTwice() {
        const auto made = game("nim");
        const auto kinds = questionsOf(*made);
        const auto questions = askedOf(*made, {{}, 2, 8}, 2 * kinds.size());
        std::map<QuestionKind, std::size_t> counts;
        std::set<std::string> sentences;
        for (const Question& question : questions) {
            ++counts[question.kind];
            QVERIFY(sentences.insert(question.sentence.english()).second);
        }
        for (const QuestionKind kind : kinds)
            QCOMPARE(counts[kind], 2U);
    }

    void whatThereIsIsAskedAndNoMore() {
        const auto questions = askedOf(*game("tree"), {{QuestionKind::value}, 1, 1}, 1000);
        QVERIFY2(questions.size() > 20 && questions.size() < 1000, std::to_string(questions.size()).c_str());
        std::set<std::string> sentences;
        for (const Question& question : questions)
            QVERIFY(sentences.insert(question.sentence.english()).second);
        const auto cuts = askedOf(*game("nim"), {{QuestionKind::cut}, 1, 7}, 40);
        QVERIFY2(cuts.size() >= 5, std::to_string(cuts.size()).c_str());
    }

    /// Also at the lowest level, where positions are small.
    void cutsAreAskedAboutInEveryGame() {
        forEveryGameAndPlay([&](const Game& game, const std::string& id) {
            const auto kinds = questionsOf(game);
            if (std::ranges::find(kinds, QuestionKind::cut) == kinds.end()) return;
            QVERIFY2(!askedOf(game, {{QuestionKind::cut}, lowestLevel, 1}, 2).empty(), id.c_str());
        });
    }

    void noPositionIsAskedAboutTwiceInTenAndNoQuestionAnswersTheNext() {
        forEveryGameAndPlay([&](const Game& game, const std::string& id) {
            const auto questions = askedOf(game, {{}, 2, 11}, 12);
            for (std::size_t i = 0; i < questions.size(); ++i) {
                if (questions[i].position.empty()) continue;
                const std::string what = id + ": " + questions[i].sentence.english();
                for (std::size_t before = i < 9 ? 0 : i - 9; before < i; ++before)
                    QVERIFY2(questions[before].position != questions[i].position, what.c_str());
                if (i > 0) checkThatItDoesNotAnswer(questions[i - 1], questions[i].position, what);
            }
        });
    }

    void neighbouringSeedsHaveFewQuestionsInCommon() {
        const auto nim = game("nim");
        std::vector<std::set<std::string>> versions;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            std::set<std::string> version;
            for (const Question& question : askedOf(*nim, {{QuestionKind::outcome}, 3, seed}, 10))
                version.insert(question.sentence.english());
            for (const auto& other : versions) {
                const auto common =
                    std::ranges::count_if(version, [&](const auto& one) { return other.contains(one); });
                QVERIFY2(common <= 2, std::to_string(common).c_str());
            }
            versions.push_back(std::move(version));
        }
    }

    /// Reasons are said of the very position, in the very play.
    void reasonsAgreeWithAnswers() {
        const std::uint64_t seed = 20261127;
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        std::size_t checked = 0;
        forEveryGameAndPlay([&](const Game& game, const std::string& id) {
            for (const QuestionKind kind : questionsOf(game)) {
                for (unsigned level = lowestLevel; level <= 2; ++level) {
                    for (const Question& question : askedOf(game, {{kind}, level, seed}, 3)) {
                        ++checked;
                        for (const Message& reason : question.why) {
                            const std::string what = id + ": " + question.sentence.english() + " " +
                                                     question.choices[question.right].text.english() + ". " +
                                                     reason.english();
                            QVERIFY2(ReasonJudge(game, question).agrees(reason), what.c_str());
                        }
                        if (const bool isMisere = id.ends_with(" misere"); isMisere)
                            QVERIFY2(question.sentence.english().find("SG(") == std::string::npos,
                                     question.sentence.english().c_str());
                    }
                }
            }
        });
        QVERIFY2(checked > 400, std::to_string(checked).c_str());
    }

    void aHigherLevelHasCloserAnswersAndLargerPositions() {
        const auto made = game("nim");
        const auto spread = [&](unsigned level) {
            double sum = 0;
            for (const Question& question : askedOf(*made, {{QuestionKind::mex}, level, 4}, 20)) {
                const auto far = [&](const QuestionChoice& choice) {
                    return std::abs(std::stod(choice.text.arguments[0].english()) -
                                    std::stod(question.choices[question.right].text.arguments[0].english()));
                };
                for (const QuestionChoice& choice : question.choices)
                    sum += far(choice);
            }
            return sum;
        };
        QVERIFY(spread(lowestLevel) > 1.5 * spread(highestLevel));
        const auto stones = [&](unsigned level) {
            std::size_t sum = 0;
            for (const Question& question : askedOf(*made, {{QuestionKind::outcome}, level, 4}, 20))
                sum += question.position.size();
            return sum;
        };
        QVERIFY(stones(highestLevel) > stones(lowestLevel));
    }

    void aWrongAnswerIsToldWhyAndARightOneWhyItIs() {
        const auto made = game("nim");
        for (const Question& question : askedOf(*made, {{QuestionKind::move}, 2, 4}, 10)) {
            for (std::size_t i = 0; i < question.choices.size(); ++i) {
                const auto said = sayToAnswer(question, i);
                QVERIFY(!said.empty() && said.size() <= 3);
                QCOMPARE(question.isRight(i), i == question.right);
                QVERIFY(said.back() == question.why.back());
                const bool tellsMore = !question.isRight(i) && !question.choices[i].because.empty();
                QCOMPARE(said.size(), question.why.size() + (tellsMore ? 1 : 0));
            }
        }
    }

    void whatCannotBeAskedIsRefusedWithWhatCan() {
        const std::shared_ptr<const Game> wythoff = game("wythoff");
        const auto refused = Quiz::of(wythoff, {{QuestionKind::period}, 2, 1});
        QVERIFY(!refused);
        QCOMPARE(refused.error().english(),
                 "kind: wythoff has no questions of the kind period; its kinds are: "
                 "outcome, value, move, mex, cut.");
        QCOMPARE(Quiz::of(wythoff, {{}, 6, 1}).error().english(),
                 "level: There is no level 6; levels are 1 to 5.");
        QVERIFY(!Quiz::of(wythoff, {{}, 0, 1}));
    }

    void cancelledItComesAgain() {
        const std::shared_ptr<const Game> nim = game("nim");
        auto quiz = Quiz::of(nim, {}).value();
        Task stopped;
        stopped.cancel();
        QVERIFY(quiz.next(stopped).error().kind == Error::Kind::cancelled);
        QCOMPARE(quiz.count(), 0U);
        Task task;
        const auto first = quiz.next(task).value().value();
        QCOMPARE(sentences({first}), sentences({askedOf(*nim, {}, 1).front()}));
    }

private:
    static void checkThatItDoesNotAnswer(const Question& question, const std::string& next,
                                         const std::string& what) {
        for (std::size_t choice = 0; choice < question.choices.size(); ++choice)
            for (const Message& sentence : sayToAnswer(question, choice))
                QVERIFY2(!saysWhoWins(sentence, shown(next)),
                         (question.sentence.english() + " / " + what).c_str());
    }
};

MEXPLORER_TEST(TestQuiz)
#include "test_quiz.moc"
