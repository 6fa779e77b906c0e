#include "core/catalogue/catalogue.h"
#include "core/judge/game_problem.h"
#include "core/judge/generate.h"
#include "core/judge/judge.h"
#include "core/judge/running/program_check.h"
#include "core/theory/random.h"
#include "tests/core/judge/small_program.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>

using namespace mexplorer;
using namespace mexplorer::judge;

namespace {

using Made = Expected<std::shared_ptr<const Problem>>;

Made made(const std::string& rules, const std::string& input, const std::string& answer) {
    const auto form = parseGameForm(input, answer);
    if (!form) return tl::unexpected(form.error());
    const char* play = rules.ends_with("misere") ? "misere" : "normal";
    auto game = makeGame("own", {{"rules", rules}, {"play", play}});
    if (!game) return tl::unexpected(game.error());
    return gameProblem(std::move(*game), *form);
}

/// What it answers, then the error, if there is one.
std::string answersTo(const Made& problem, std::string_view input) {
    if (!problem) return problem.error().english();
    std::string text;
    Task task;
    const auto end = judge::judge(
        **problem, textSource(input, task),
        [&text](std::string_view block) {
            text += block;
            return true;
        },
        task);
    return end ? text : text + end.error().error.english();
}

/// A program in awk that answers “t; heaps” for heaps from which one or two are taken; `value` of each.
QByteArray oneOrTwo(const QByteArray& value = "h % 3") {
    return R"(exec awk '{ sub(/\r/, "") } NR == 1 || NF == 0 { next }
        { sum = 0; for (i = 1; i <= NF; ++i) { h = $i; v = )" +
           value + R"(; a = sum; sum = 0
          for (bit = 1; bit <= 2; bit *= 2) if (int(a / bit) % 2 != int(v / bit) % 2) sum += bit }
          print (sum > 0 ? "Alice" : "Bob") }')";
}

} // namespace

/// A game of one’s own as a problem of a judge.
class TestGameProblem : public QObject {
    Q_OBJECT

private slots:
    void formsAreReadAndWritten() {
        for (const char* input :
             {"heaps", "n, heaps", "n; heaps", "t; heaps", "t; n, heaps", "t; n; heaps"}) {
            for (const char* answer : {"First|Second", "YES|NO", "value", "move"}) {
                const auto form = parseGameForm(input, answer);
                QVERIFY(form.has_value());
                QCOMPARE(inputText(*form), std::string(input));
                QCOMPARE(answerText(*form), std::string(answer));
            }
        }
        QVERIFY(parseGameForm(" T ;N,heaps", " Win | Lose ").value() ==
                parseGameForm("t; n, heaps", "Win|Lose").value());
    }

    void otherFormsAreRefused() {
        QCOMPARE(parseGameForm("t; stones", "value").error().field, std::string("input"));
        for (const char* answer : {"", "First", "|", "a|", "a|a", "longer than fifteen|no", "a\x01|b"})
            QCOMPARE(parseGameForm("heaps", answer).error().field, std::string("answer"));
    }

    void anyBytesAreNoFormOrOneThatIsReadAgain() {
        const std::uint64_t seed = 20'261'201;
        Random random(seed);
        const std::string signs = "tn;,| heapsvluM\n\xff\x01\"";
        int read = 0;
        for (int i = 0; i < 4000; ++i) {
            std::string input;
            std::string answer;
            for (std::uint64_t left = random.below(10); left > 0; --left)
                input += signs[random.below(signs.size())];
            for (std::uint64_t left = random.below(8); left > 0; --left)
                answer += signs[random.below(signs.size())];
            const auto form = parseGameForm(i % 2 == 0 ? "heaps" : input, answer);
            if (!form) continue;
            ++read;
            const auto again = parseGameForm(inputText(*form), answerText(*form));
            QVERIFY2(again && *again == *form, qPrintable(QString::number(seed)));
        }
        QVERIFY(read > 0);
    }

    void positionsAreAnsweredInEveryForm() {
        const char* rules = "heap n: take 1 or 2";
        QCOMPARE(answersTo(made(rules, "heaps", "First|Second"), "3\n4\n2 2\n1 2\n"),
                 std::string("Second\nFirst\nSecond\nFirst\n"));
        QCOMPARE(answersTo(made(rules, "t; heaps", "value"), "2\n5\n4 5\n"), std::string("2\n3\n"));
        QCOMPARE(answersTo(made(rules, "n, heaps", "value"), "1 5 2 4 5"), std::string("2\n3\n"));
        QCOMPARE(answersTo(made(rules, "t; n; heaps", "move"), "3\n1\n5\n2\n4 5\n1\n3\n"),
                 std::string("3\n2 5\n-1\n"));
    }

    void theMoveIsTheLeastOfSeveral() {
        QCOMPARE(answersTo(made("heap n: take any", "heaps", "move"), "1 2 4\n"), std::string("1 2 3\n"));
        QCOMPARE(answersTo(made("heap n: take any", "heaps", "move"), "1 1 1\n"), std::string("0 1 1\n"));
    }

    void gamesOfSeveralNumbersAndBoardsAreSet() {
        QCOMPARE(answersTo(made("heaps a, b: a-k where k <= b | b-k where k <= a", "heaps", "YES|NO"),
                           "3 3\n0 3\n2 1\n"),
                 std::string("YES\nNO\nYES\n"));
        QVERIFY(made("board 8 x 8: (-k,0) | (0,-k)", "heaps", "YES|NO").has_value());
    }

    void whatCannotBeSetIsRefused() {
        QVERIFY(!made("word over AB: AB -> B | BA ->", "heaps", "YES|NO"));
        QCOMPARE(made("heap n: take any; play misere", "heaps", "value").error().field,
                 std::string("answer"));
    }

    void wrongInputTellsItsPlace() {
        const auto problem = made("heap n: take 1 or 2", "t; n, heaps", "YES|NO");
        const std::string told = answersTo(problem, "2\n1 3\n1 x\n");
        QVERIFY2(told.starts_with("NO\n") && told.size() > 10, told.c_str());
    }

    void casesAreOpenedInTheGame() {
        const auto problem = made("heap n: take 1 or 2", "t; heaps", "YES|NO");
        Task task;
        const auto picked = pickCase(**problem, textSource("2\n3 4\n5\n", task), 0, task);
        QVERIFY(picked.has_value());
        QCOMPARE(picked->instance->text(), std::string("3,4"));
        QCOMPARE(picked->game->parameters().at("rules"), std::string("heap n: take 1 or 2"));
    }

    void madeInputsAreAnswered() {
        const std::string rules[] = {
            "heap n: take k where n mod k = 0", "heap n: split a + b where a != b | take 1",
            "heaps a, b: a-k where k <= b | b-k where k <= a", "heap n, last m: take k where k != m",
            "heap n: take 1 or 3; play misere"};
        for (const std::string& one : rules) {
            for (const char* input : {"heaps", "t; n; heaps"}) {
                const auto problem = made(one, input, "First|Second");
                QVERIFY2(problem.has_value(), one.c_str());
                std::string text;
                Task task;
                QVERIFY(generate(
                    **problem, {40, 3, {}},
                    [&text](std::string_view block) {
                        text += block;
                        return true;
                    },
                    task));
                const std::string told = answersTo(problem, text);
                QVERIFY2(std::ranges::count(told, '\n') == 40, (one + ": " + told).c_str());
                QVERIFY(told.find("First") != std::string::npos && told.find("Second") != std::string::npos);
            }
        }
    }

    void aRightProgramIsAccepted() {
        const auto report = checked(oneOrTwo());
        QVERIFY2(report.has_value(), report ? "" : report.error().english().c_str());
        QVERIFY2(!report->first, report->first ? report->first->sentence.english().c_str() : "");
        QCOMPARE(report->cases, std::uint64_t{100});
    }

    void aWrongProgramIsShrunk() {
        const auto report = checked(oneOrTwo("h > 20 ? 0 : h % 3"));
        QVERIFY(report && report->smallest);
        QCOMPARE(report->smallest->input, std::string("1\n22\n"));
    }

private:
    Expected<ProgramReport> checked(const QByteArray& lines) {
        const auto problem = made("heap n: take 1 or 2", "t; heaps", "Alice|Bob");
        if (!problem) return tl::unexpected(problem.error());
        Task task;
        const CheckedProgram program{smallProgram(folder, lines), {100, 1, {}}, {}};
        return checkProgram(
            **problem, program, [](const ProgramReport&) {}, task);
    }

    QTemporaryDir folder;
};

MEXPLORER_TEST(TestGameProblem)
#include "test_game_problem.moc"
