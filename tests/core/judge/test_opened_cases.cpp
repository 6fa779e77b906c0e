// The position that a case opens as must be won or lost as its answer says; if the answer lists winning
// moves, they must be those of the position. All by the definition.
#include "core/coalition/coalition_aspect.h"
#include "core/judge/making/input_writer.h"
#include "tests/core/asked.h"
#include "tests/core/judge/judged.h"
#include "tests/core/truth.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

std::vector<long long> numbersIn(const std::string& text) {
    std::vector<long long> found;
    for (std::size_t at = 0; (at = text.find_first_of("0123456789", at)) != std::string::npos;) {
        std::size_t length = 0;
        found.push_back(std::stoll(text.substr(at), &length));
        at += length;
    }
    return found;
}

/// The last number in the name of each winning move, ascending.
std::vector<long long> winningNumbers(Truth& truth, const std::string& position) {
    std::vector<long long> found;
    for (const auto& [move, to] : truth.moves(position))
        if (truth.isP(to)) found.push_back(numbersIn(move).back());
    std::sort(found.begin(), found.end());
    return found;
}

/// Whether one line of an answer is true of a position.
bool isTrueOf(const std::string& problem, const std::string& answer, Truth& truth,
              const std::string& position) {
    const Outcome outcome = truth.outcome(position);
    if (problem == "hdu2149")
        return (answer == "none") == (outcome == Outcome::P) &&
               numbersIn(answer) == winningNumbers(truth, position);
    if (problem == "hdu1850")
        return numbersIn(answer).at(0) == static_cast<long long>(truth.winningMoves(position));
    if (problem == "acwing1388") {
        const auto scores = numbersIn(answer);
        return outcome == (scores.at(0) > scores.at(1)   ? Outcome::N
                           : scores.at(0) < scores.at(1) ? Outcome::P
                                                         : Outcome::draw);
    }
    static const std::set<std::string> won = {"first", "Kiki", "Wonderful!", "Grass", "WIN",
                                              "1",     "N",    "First win",  "Win"};
    return (outcome == Outcome::N) == (won.count(answer) == 1);
}

/// What is wrong with the position that an input of one case opens as; empty if nothing.
std::string wrong(const std::string& problem, const std::string& input) {
    const Judged found = judged(problem, input);
    if (!found.error.empty() || found.cases != 1) return input + ": " + found.error;
    Task task;
    const auto picked =
        judge::pickCase(**judge::findProblem(problem), judge::textSource(input, task), 0, task);
    if (!picked) return input + ": " + picked.error().english();
    const auto game = picked->game;
    const std::string answer = found.output.substr(0, found.output.size() - 1);
    if (problem == "shapley") {
        const auto shares =
            picked->instance->as<CoalitionAspect>()->answer(task).value()->exact->power.shapley;
        std::vector<std::string> texts;
        for (const Rational& share : shares)
            texts.push_back(rationalText(share));
        return answer == fmt::format("{}", fmt::join(texts, " ")) ? "" : input + ": " + answer;
    }
    Truth truth(*game);
    return isTrueOf(problem, answer, truth, picked->instance->text())
               ? ""
               : input + ": “" + answer + "” is not said by " + picked->game->description().id + " " +
                     picked->instance->text();
}

using Inputs = std::vector<std::string>;

/// “a b” for all a and b up to `most`, put into `pattern`.
Inputs pairs(const char* pattern, int least, int most) {
    Inputs inputs;
    for (int a = least; a <= most; ++a)
        for (int b = least; b <= most; ++b)
            inputs.push_back(fmt::format(fmt::runtime(pattern), a, b));
    return inputs;
}

std::string list(std::mt19937& random, std::size_t count, int least, int most) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        text +=
            fmt::format(" {}", least + static_cast<int>(random() % static_cast<unsigned>(most - least + 1)));
    return text;
}

/// A random graph of four to seven nodes, arrows leading to larger numbers, and some tokens on it.
std::string tokens(std::mt19937& random) {
    const int nodes = 4 + static_cast<int>(random() % 4);
    std::string text = fmt::format("{}\n", nodes);
    for (int node = 0; node < nodes; ++node) {
        std::string arrows;
        int count = 0;
        for (int to = node + 1; to < nodes; ++to) {
            if (random() % 2 == 0) continue;
            arrows += fmt::format(" {}", to);
            ++count;
        }
        text += fmt::format("{}{}\n", count, arrows);
    }
    const std::size_t count = 1 + random() % 3;
    return text + fmt::format("{}", count) + list(random, count, 0, nodes - 1) + "\n0\n";
}

Inputs inputsOf(const std::string& problem, std::mt19937& random) {
    if (problem == "hdu1846" || problem == "hdu2188") return pairs("1\n{} {}\n", 1, 12);
    if (problem == "hdu2149") return pairs("{} {}\n", 1, 12);
    if (problem == "hdu2147") return pairs("{} {}\n0 0\n", 1, 9);
    if (problem == "hdu1527" || problem == "poj1067") return pairs("{} {}\n", 0, 11);
    Inputs inputs;
    for (unsigned i = 1; i <= 80; ++i) {
        const std::size_t count = 1 + random() % 3;
        if (problem == "hdu1847") inputs.push_back(fmt::format("{}\n", i));
        if (problem == "hdu2516") inputs.push_back(fmt::format("{}\n0\n", i % 40 + 2));
        if (problem == "hdu2897")
            inputs.push_back(
                fmt::format("{} {} {}\n", 1 + random() % 20, i % 4 + 1, i % 4 + 1 + random() % 4));
        if (problem == "hdu1850")
            inputs.push_back(fmt::format("{}\n{}\n0\n", count, list(random, count, 0, 6)));
        if (problem == "csdn-stones-2")
            inputs.push_back(fmt::format("{} {}\n{}\n", count, 1 + random() % 4, list(random, count, 0, 8)));
        if (problem == "nim-k")
            inputs.push_back(fmt::format("{}{}\n", 1 + random() % 5, list(random, count + 1, 0, 3)));
        if (problem == "acwing1388")
            inputs.push_back(fmt::format("{}\n{}\n", count + 3, list(random, count + 3, 0, 9)));
        if (problem == "shapley")
            inputs.push_back(fmt::format("{}\n0{}\n", count + 1, list(random, (2U << count) - 1, 0, 9)));
        if (problem == "poj2425" || problem == "hdu1524") inputs.push_back(tokens(random));
    }
    return inputs;
}

} // namespace

class TestOpenedCases : public QObject {
    Q_OBJECT

private slots:
    void aProblemNamesTheGameOfItsCases() {
        for (const judge::Problem& problem : judge::problems()) {
            Task task;
            const auto picked = judge::pickCase(problem, judge::textSource(problem.sample, task), 0, task);
            QVERIFY2(picked, problem.id.c_str());
            QVERIFY2(picked->game->description().id == problem.game, problem.id.c_str());
        }
    }

    void everyCaseOpensAsWhatItsAnswerSays_data() {
        QTest::addColumn<QString>("problem");
        for (const judge::Problem& problem : judge::problems())
            QTest::newRow(problem.id.c_str()) << QString::fromStdString(problem.id);
    }
    void everyCaseOpensAsWhatItsAnswerSays() {
        QFETCH(QString, problem);
        constexpr unsigned seed = 2149;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const Inputs inputs = inputsOf(problem.toStdString(), random);
        QVERIFY(inputs.size() >= 80);
        for (const std::string& input : inputs) {
            const std::string fault = wrong(problem.toStdString(), input);
            QVERIFY2(fault.empty(), fault.c_str());
        }
    }

    /// Wherever it stands in an input, a case opens as it does alone.
    void aCaseAmongOthersOpensAsItDoesAlone_data() { everyCaseOpensAsWhatItsAnswerSays_data(); }
    void aCaseAmongOthersOpensAsItDoesAlone() {
        QFETCH(QString, problem);
        const judge::Problem& asked = **judge::findProblem(problem.toStdString());
        if (asked.form.ends == judge::InputForm::Ends::afterOne) return;
        std::vector<judge::Case> cases = asked.cases->small({});
        cases.resize(std::min<std::size_t>(cases.size(), 40));
        const std::string input = judge::inputOf(cases, asked.form);
        Task task;
        for (std::size_t i = 0; i < cases.size(); ++i) {
            const std::string single = judge::inputOf({cases[i]}, asked.form);
            const auto alone = judge::pickCase(asked, judge::textSource(single, task), 0, task);
            const auto among = judge::pickCase(asked, judge::textSource(input, task), i, task);
            QVERIFY2(among, fmt::format("{}, case {}", asked.id, i).c_str());
            QCOMPARE(among->instance->text(), alone->instance->text());
        }
    }

    void smallCasesThatAreMadeAreAnsweredTruly_data() { everyCaseOpensAsWhatItsAnswerSays_data(); }
    void smallCasesThatAreMadeAreAnsweredTruly() {
        QFETCH(QString, problem);
        const judge::Problem& asked = **judge::findProblem(problem.toStdString());
        const std::vector<judge::Case> small = asked.cases->small({});
        for (std::size_t i = 0; i < small.size(); i += 1 + small.size() / 60) {
            const std::string fault = wrong(asked.id, judge::inputOf({small[i]}, asked.form));
            QVERIFY2(fault.empty(), fault.c_str());
        }
    }

    /// The line beside the heap must also follow the rules of the problem.
    void theSmallHeapsBesideOneOfPowersOfTwoAreThoseOfTheProblem() {
        Task task;
        const judge::Problem& problem = **judge::findProblem("hdu1847");
        const auto picked = judge::pickCase(problem, judge::textSource("1\n", task), 0, task);
        const auto game = picked->game;
        for (int n = 1; n <= 60; ++n) {
            const bool won = asked(*game, fmt::format("{}", n))->evaluation(task)->outcome == Outcome::N;
            QCOMPARE(judged("hdu1847", fmt::format("{}\n", n)).output,
                     std::string(won ? "Kiki\n" : "Cici\n"));
        }
    }

    void anAuctionWithTooManyArrowsIsNotOpenedAsAnotherGame() {
        Task task;
        const judge::Problem& problem = **judge::findProblem("hdu2149");
        const auto large = judge::pickCase(problem, judge::textSource("1000 1000\n", task), 0, task);
        QVERIFY(!large && large.error().kind == Error::Kind::tooLarge);
        QVERIFY(judge::pickCase(problem, judge::textSource("1000000 999999\n", task), 0, task));
    }
};

MEXPLORER_TEST(TestOpenedCases)
#include "test_opened_cases.moc"
