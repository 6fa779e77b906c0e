// The game that a problem's name opens is the problem's: what the judge says of a case is true of it.
#include "core/coalition/coalition_aspect.h"
#include "core/names/game_names.h"
#include "core/text/parse.h"
#include "tests/core/asked.h"
#include "tests/core/judge/judged.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <random>
#include <set>

using namespace mexplorer;

namespace {

/// A case as it is written for the judge, and as a person would type it after the problem's name.
struct Typed {
    std::string input;
    Parameters parameters;
    std::string position;
};

class Cases {
public:
    explicit Cases(unsigned seed) : random_(seed) {}

    Typed next(const std::string& problem) {
        const std::string a = number(1, 40);
        const std::string b = number(1, 12);
        if (problem == "hdu1846" || problem == "hdu2188") return {"1\n" + a + " " + b, {{"m", b}}, a};
        if (problem == "hdu2149") return {a + " " + b, {{"m", b}}, a};
        if (problem == "hdu1847") return {a, {}, a};
        if (problem == "hdu2516") return {a + "1\n0", {}, a + "1"};
        if (problem == "hdu2147") return {a + " " + b + "\n0 0", {}, a + "," + b};
        if (problem == "hdu1527" || problem == "poj1067") return {a + " " + b, {}, a + "," + b};
        if (problem == "hdu2897") {
            const std::string q = std::to_string(std::stoi(b) + std::stoi(number(0, 5)));
            return {a + " " + b + " " + q, {{"p", b}, {"q", q}}, a};
        }
        if (problem == "poj2425" || problem == "hdu1524") return onGraph();
        if (problem == "shapley") {
            auto values = numbers(7, 0, 9);
            const std::string byBits = joined(values, " ");
            std::swap(values[2], values[3]); // the table has {3} before {1, 2}
            return {"3\n0 " + byBits, {}, joined(values)};
        }
        const auto heaps = numbers(2 + random_() % 3, 0, 7);
        const std::string line = joined(heaps, " ");
        if (problem == "hdu1850") return {fmt::format("{}\n{}\n0", heaps.size(), line), {}, joined(heaps)};
        if (problem == "csdn-stones-2")
            return {fmt::format("{} {}\n{}", heaps.size(), b, line), {{"m", b}}, joined(heaps)};
        if (problem == "nim-k") return {"2 " + line, {{"k", "2"}}, joined(heaps)};
        if (problem == "acwing1388") return {fmt::format("{}\n{}", heaps.size(), line), {}, joined(heaps)};
        return {};
    }

private:
    std::string number(int least, int most) { return std::to_string(numbers(1, least, most).front()); }
    std::vector<int> numbers(std::size_t count, int least, int most) {
        std::vector<int> made(count);
        for (int& number : made)
            number = least + static_cast<int>(random_() % static_cast<unsigned>(most - least + 1));
        return made;
    }
    Typed onGraph() {
        Typed made{"6\n", {}, {}};
        std::string graph;
        for (int node = 0; node < 6; ++node) {
            std::vector<int> arrows;
            for (int to = node + 1; to < 6; ++to)
                if (random_() % 2 == 0) arrows.push_back(to);
            made.input += fmt::format("{} {}\n", arrows.size(), joined(arrows, " "));
            graph += fmt::format("{}\"{}\": [{}]", node == 0 ? "{" : ", ", node, joined(arrows, ", "));
        }
        const auto tokens = numbers(2, 0, 5);
        made.input += "2 " + joined(tokens, " ") + "\n0";
        made.parameters = {{"graph", graph + "}"}};
        made.position = joined(tokens);
        return made;
    }

    std::mt19937 random_;
};

/// Who wins, as the judge's answer says.
Outcome saidBy(const std::string& problem, const std::string& answer) {
    static const std::set<std::string> won = {"first", "Kiki", "Wonderful!", "Grass", "WIN",
                                              "1",     "N",    "First win",  "Win"};
    bool isWon = won.count(answer) == 1;
    if (problem == "hdu2149") isWon = answer != "none";
    if (problem == "hdu1850") isWon = answer != "0";
    if (problem == "acwing1388") {
        const auto scores = parseIntegers(answer, 0, 1000).value();
        if (scores[0] == scores[1]) return Outcome::draw;
        isWon = scores[0] > scores[1];
    }
    return isWon ? Outcome::N : Outcome::P;
}

std::string sharesIn(const Game& game, const std::string& position) {
    Task task;
    std::vector<std::string> texts;
    const auto instance = instanceOf(game, position).value();
    for (const Rational& share : instance->as<CoalitionAspect>()->answer(task).value()->exact->power.shapley)
        texts.push_back(rationalText(share));
    return joined(texts, " ");
}

/// Whether the judge's answer is true of the position.
bool isTrue(const std::string& problem, const std::string& answer, const Game& game,
            const std::string& position) {
    if (problem == "shapley") return sharesIn(game, position) == answer;
    Task task;
    return asked(game, position)->evaluation(task)->outcome == saidBy(problem, answer);
}

} // namespace

class TestProblemNames : public QObject {
    Q_OBJECT

private slots:
    void everyNameOpensTheProblemThatTheJudgeAnswers_data() {
        QTest::addColumn<QString>("problem");
        for (const judge::Problem& problem : judge::problems())
            QTest::newRow(problem.id.c_str()) << QString::fromStdString(problem.id);
    }
    void everyNameOpensTheProblemThatTheJudgeAnswers() {
        QFETCH(QString, problem);
        constexpr unsigned seed = 2897;
        qInfo("seed %u", seed);
        const judge::Problem& known = **judge::findProblem(problem.toStdString());
        const names::GameNames names({});
        std::vector<std::string> aliases = {known.id, judge::spokenId(known)};
        if (!judge::numberOf(known).empty()) aliases.emplace_back(judge::numberOf(known));
        const auto first = names.called(aliases.front());
        QVERIFY2(first && first->opens, aliases.front().c_str());
        for (const std::string& alias : aliases) {
            const auto found = names.called(alias);
            QVERIFY2(found && found->opens, alias.c_str());
            QCOMPARE(found->entry, first->entry);
            QVERIFY2(found->opens->parameters == first->opens->parameters, alias.c_str());
        }
        Cases cases(seed);
        for (int i = 0; i < 200; ++i) {
            const Typed typed = cases.next(known.id);
            Parameters parameters = typed.parameters;
            parameters.insert(first->opens->parameters.begin(), first->opens->parameters.end());
            const auto game = makeGame(first->entry->description.id, parameters);
            QVERIFY2(game, game ? "" : game.error().english().c_str());
            const Judged judge = judged(known.id, typed.input + "\n");
            QVERIFY2(judge.error.empty(), (typed.input + ": " + judge.error).c_str());
            const std::string answer = judge.output.substr(0, judge.output.find('\n'));
            QVERIFY2(isTrue(known.id, answer, **game, typed.position),
                     (typed.position + ": " + answer).c_str());
        }
    }
};

MEXPLORER_TEST(TestProblemNames)
#include "test_problem_names.moc"
