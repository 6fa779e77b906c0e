#include "core/play/quiz.h"

#include "core/explain/say_position.h"
#include "core/explain/say_signs.h"
#include "core/game/aspects/columns.h"
#include "core/game/aspects/line.h"
#include "core/game/aspects/roles.h"
#include "core/game/aspects/sum.h"
#include "core/text/set_text.h"
#include "tests/core/catalogue/games.h"
#include "tests/core/play/plain_game.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <map>
#include <set>

using namespace mexplorer;

namespace {

constexpr std::size_t mostBelowQuestion = 4000;

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

std::string number(const Message& argument) {
    return argument.english();
}

/// Reads a score, or the bound of one, as written in sentences.
Score scoreIn(const Message& argument) {
    std::string text = argument.english();
    for (const std::string bound : {"at least ", "at most "})
        if (text.starts_with(bound)) text.erase(0, bound.size());
    if (text == "∞") return infiniteScore;
    if (text == "−∞") return -infiniteScore;
    return std::stoll(text.starts_with("−") ? "-" + text.substr(std::string("−").size()) : text);
}

/// Checks answers by the definition of each question.
class AnswerJudge {
public:
    AnswerJudge(const Game& game, const Question& question)
        : game_(game), question_(question), right_(question.choices[question.right].text.english()),
          solved_(solvedFor(game, question)) {}

    /// False if there are too many positions below.
    [[nodiscard]] bool canJudge() const {
        return solved_.has_value() || question_.kind == QuestionKind::columns ||
               question_.kind == QuestionKind::period;
    }
    [[nodiscard]] bool agrees() const {
        switch (question_.kind) {
        case QuestionKind::outcome:
            return right_ == sayMeaning(solved_->outcome(0)).english();
        case QuestionKind::value:
            return agreesOnValue();
        case QuestionKind::move:
            return agreesOnMoves();
        case QuestionKind::columns:
            return agreesOnColumns();
        case QuestionKind::mex:
            return agreesOnMex();
        case QuestionKind::cut:
            return agreesOnCut();
        case QuestionKind::period:
            break;
        }
        return agreesOnPeriod();
    }

private:
    /// From the position that is asked about; of a search, from its root.
    static std::optional<PlainlySolved> solvedFor(const Game& game, const Question& question) {
        if (question.kind == QuestionKind::period) return std::nullopt;
        const bool isOfSearch = question.kind == QuestionKind::cut;
        return PlainlySolved::below(game, isOfSearch ? question.place.position : question.position,
                                    mostBelowQuestion);
    }
    [[nodiscard]] bool agreesOnValue() const {
        const auto inquiry = asked(game_, question_.position);
        if (const auto* roles = inquiry->as<RolesAspect>()) {
            const Score score = roles->maxMoves() ? solved_->score(0) : -solved_->score(0);
            return right_ == say("MAX gets %1", score).english();
        }
        return right_ == sayValue(solved_->value(0), playOf(game_)).english();
    }
    [[nodiscard]] bool agreesOnMex() const {
        std::vector<Nimber> values;
        for (const auto option : solved_->options(0))
            values.push_back(solved_->value(option));
        return number(question_.sentence.arguments[1]) == setText(asSet(values), 1000) &&
               right_ == "the mex is " + std::to_string(solved_->value(0));
    }
    /// A choice that names a move must be right exactly if all moves of that name win.
    [[nodiscard]] bool agreesOnMoves() const {
        bool anyWins = false;
        std::map<std::string, std::set<bool>> wins;
        const auto options = solved_->options(0);
        const std::vector<Side> sides = solved_->graph().sides(0);
        const Side mover = question_.sentence.id.starts_with("Left")    ? Side::left
                           : question_.sentence.id.starts_with("Right") ? Side::right
                                                                        : Side::either;
        for (std::size_t i = 0; i < options.size(); ++i) {
            if (!sides.empty() && sides[i] != mover) continue;
            const Outcome then = solved_->outcome(options[i]);
            const bool isWon = then == Outcome::P || then == (mover == Side::left ? Outcome::L : Outcome::R);
            anyWins = anyWins || isWon;
            wins[solved_->graph().moveText(0, i).english()].insert(isWon);
        }
        for (std::size_t i = 0; i < question_.choices.size(); ++i) {
            const std::string text = question_.choices[i].text.english();
            const bool isNone = text == "no move wins";
            if (!isNone && wins[text].size() != 1) return false;
            const bool isRight = isNone ? !anyWins : *wins[text].begin();
            if (isRight != question_.isRight(i)) return false;
        }
        return true;
    }
    [[nodiscard]] bool agreesOnColumns() const {
        Task task;
        const auto inquiry = asked(game_, question_.position);
        std::vector<Nimber> values;
        Nimber modulus = 2;
        if (const auto* columns = inquiry->as<ColumnsAspect>()) {
            values.assign(columns->heaps().begin(), columns->heaps().end());
            modulus = columns->modulus();
        } else {
            for (const Component& component : *inquiry->as<SumAspect>()->components(task).value())
                values.push_back(component.value);
        }
        std::string odd;
        std::size_t count = 0;
        for (Nimber weight = Nimber{1} << 62U; weight > 0; weight /= 2) {
            const auto ones = static_cast<Nimber>(
                std::ranges::count_if(values, [&](Nimber value) { return value / weight % 2 == 1; }));
            if (ones % modulus == 0) continue;
            odd += (odd.empty() ? "" : ", ") + std::to_string(weight);
            ++count;
        }
        return right_ == (count == 0 ? "none of them" : (count == 1 ? "column " : "columns ") + odd);
    }
    /// A separate plain alpha-beta must reach this window and this score there.
    [[nodiscard]] bool agreesOnCut() const {
        const auto& said = question_.sentence.arguments;
        const std::size_t mover = said.size() - 5; // before α, β, the option and its score
        const bool isMax = said[mover].english() == "MAX";
        const Met wanted{isMax, scoreIn(said[mover + 1]), scoreIn(said[mover + 2]), scoreIn(said.back())};
        std::set<Met> met;
        const auto inquiry = asked(game_, question_.place.position);
        const auto* roles = inquiry->as<RolesAspect>();
        (void)alphaBeta(*solved_, 0, !roles || roles->maxMoves(), -infiniteScore, infiniteScore, met);
        const bool isCut = isMax ? wanted.score >= wanted.beta : wanted.score <= wanted.alpha;
        return met.contains(wanted) && isCut == (right_ == "they are left out");
    }
    struct Met {
        bool isMax;
        Score alpha;
        Score beta;
        Score score;
        auto operator<=>(const Met&) const = default;
    };
    static Score alphaBeta(const PlainlySolved& solved, PositionGraph::Id id, bool isMax, Score alpha,
                           Score beta, std::set<Met>& met) {
        const auto options = solved.options(id);
        if (options.empty()) return isMax ? solved.score(id) : -solved.score(id);
        Score best = isMax ? -infiniteScore : infiniteScore;
        for (std::size_t i = 0; i < options.size(); ++i) {
            const Score score = alphaBeta(solved, options[i], !isMax, alpha, beta, met);
            if (i + 1 < options.size()) met.insert({isMax, alpha, beta, score});
            best = isMax ? std::max(best, score) : std::min(best, score);
            (isMax ? alpha : beta) = isMax ? std::max(alpha, score) : std::min(beta, score);
            if (beta <= alpha) break;
        }
        return best;
    }
    [[nodiscard]] bool agreesOnPeriod() const {
        constexpr std::uint64_t size = 400;
        Task task;
        LineValues values(size);
        if (!game_.as<LineAspect>()->fillByDefinition(values, task)) return false;
        const auto& said = question_.sentence.arguments;
        const bool hasSaltus = said.size() == 5;
        const auto length = std::stoull(number(said[2]));
        const auto saltus = hasSaltus ? std::stoull(number(said[3])) : 0;
        bool holds = true;
        for (std::uint64_t n = std::stoull(number(said.back())); n + length < size; ++n)
            holds = holds && values[n + length] == values[n] + saltus;
        return (right_ == "it holds") == holds;
    }

    const Game& game_;
    const Question& question_;
    std::string right_;
    std::optional<PlainlySolved> solved_;
};

/// Checks what a reason states about who wins, by the definition.
class ReasonJudge {
public:
    ReasonJudge(const Game& game, const Question& question) : question_(question) {
        if (question.position.empty()) return;
        if (const auto solved = PlainlySolved::below(game, question.position, mostBelowQuestion))
            outcome_ = solved->outcome(0);
    }

    [[nodiscard]] bool agrees(const Message& reason) const {
        if (!outcome_) return true;
        const std::string text = reason.english();
        const bool isP = *outcome_ == Outcome::P;
        if (reason.id.starts_with("The XOR")) {
            if (question_.kind == QuestionKind::columns) return true; // it asks for no winner
            return isP == (reason.arguments[1].english() == "0");
        }
        if (text.find("the player to move loses") != std::string::npos) return isP;
        if (text.find("the player to move wins") != std::string::npos) return *outcome_ == Outcome::N;
        const std::string is = shown(question_.position) + " is ";
        if (text.starts_with(is) && text.size() == is.size() + 2) return text == is + nameOf(*outcome_) + ".";
        if (text.find("every option is N") != std::string::npos) return isP;
        return true;
    }

private:
    const Question& question_;
    std::optional<Outcome> outcome_;
};

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
    void noPositionIsAskedAboutTwiceInTen() {
        forEveryGameAndPlay([&](const Game& game, const std::string& id) {
            const auto questions = askedOf(game, {{}, 2, 11}, 12);
            for (std::size_t i = 0; i < questions.size(); ++i) {
                for (std::size_t before = i < 9 ? 0 : i - 9; before < i; ++before) {
                    const bool isSame = questions[before].position == questions[i].position;
                    QVERIFY2(!isSame || questions[i].position.empty(),
                             (id + ": " + questions[i].sentence.english()).c_str());
                }
            }
        });
    }
    void noQuestionAnswersTheNext() {
        forEveryGameAndPlay([&](const Game& game, const std::string& id) {
            const auto questions = askedOf(game, {{}, 2, 12}, 12);
            for (std::size_t i = 1; i < questions.size(); ++i) {
                const Question& before = questions[i - 1];
                const Question& next = questions[i];
                if (next.position.empty()) continue;
                const std::string what =
                    id + ": " + before.sentence.english() + " / " + next.sentence.english();
                for (std::size_t choice = 0; choice < before.choices.size(); ++choice)
                    for (const Message& sentence : sayToAnswer(before, choice))
                        QVERIFY2(!saysWhoWins(sentence, shown(next.position)), what.c_str());
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
};

MEXPLORER_TEST(TestQuiz)
#include "test_quiz.moc"
