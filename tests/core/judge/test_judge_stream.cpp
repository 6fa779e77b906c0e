#include "tests/core/judge/judged.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

using namespace mexplorer;

/// Streams of cases: answers passed on at once, inputs that break off, and cases picked out again.
class TestJudgeStream : public QObject {
    Q_OBJECT

private slots:
    /// Nothing is stored, so this only checks that it keeps going.
    void aMillionCasesStreamThrough() {
        std::uint64_t made = 0;
        constexpr std::uint64_t cases = 1'000'000;
        const judge::Source source = [&](char* block, std::size_t size) -> Expected<std::size_t> {
            std::size_t held = 0;
            for (; made < cases && size - held > 24; ++made)
                held =
                    static_cast<std::size_t>(fmt::format_to(block + held, "{} {}\n", made, made + 1) - block);
            return held;
        };
        std::uint64_t bytes = 0;
        std::size_t longest = 0;
        Task task;
        const auto answered = judge::judge(
            **judge::findProblem("hdu1527"), source,
            [&](std::string_view block) {
                bytes += block.size();
                longest = std::max(longest, block.size());
                return true;
            },
            task);
        QCOMPARE(answered.value_or(0), cases);
        QCOMPARE(bytes, 2 * cases);
        QVERIFY(longest <= 100'000);
    }

    void answersAreHandedOnBeforeMoreInputIsWaitedFor() {
        std::string written;
        const std::vector<std::string> typed = {"1 2\n", "3 5\n", "8", " 4\n"};
        const std::vector<std::string> before = {"", "0\n", "0\n0\n", "0\n0\n", "0\n0\n1\n"};
        std::size_t asked = 0;
        std::vector<std::string> seen;
        Task task;
        const auto answered = judge::judge(
            **judge::findProblem("hdu1527"),
            [&](char* block, std::size_t) -> Expected<std::size_t> {
                seen.push_back(written);
                if (asked == typed.size()) return 0;
                std::copy(typed[asked].begin(), typed[asked].end(), block);
                return typed[asked++].size();
            },
            [&](std::string_view block) {
                written += block;
                return true;
            },
            task);
        QCOMPARE(answered.value_or(0), std::uint64_t{3});
        QCOMPARE(seen, before);
    }

    /// Even in the middle of a number, of which the beginning does not count.
    void whatCannotBeReadIsToldAndWhatWasAnsweredIsWritten_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("after a case") << QByteArray("3\n4\n");
        QTest::newRow("in a number") << QByteArray("3\n4\n1");
    }
    void whatCannotBeReadIsToldAndWhatWasAnsweredIsWritten() {
        QFETCH(const QByteArray, text);
        std::string written;
        bool first = true;
        Task task;
        const auto answered = judge::judge(
            **judge::findProblem("hdu1847"),
            [&](char* block, std::size_t) -> Expected<std::size_t> {
                if (!first) return invalid(say("The disk is on fire."));
                first = false;
                std::ranges::copy(text, block);
                return static_cast<std::size_t>(text.size());
            },
            [&](std::string_view block) {
                written += block;
                return true;
            },
            task);
        QCOMPARE(answered.error().error.english(), std::string("The disk is on fire."));
        QCOMPARE(written, std::string("Cici\nKiki\n"));
    }

    void cancellingEndsIt() {
        Task task;
        int asked = 0;
        const auto answered = judge::judge(
            **judge::findProblem("hdu1847"),
            [&](char* block, std::size_t) -> Expected<std::size_t> {
                if (++asked == 10) task.cancel();
                std::copy_n("3\n", 2, block);
                return 2;
            },
            [](std::string_view) { return true; }, task);
        QVERIFY(!answered && answered.error().error.kind == Error::Kind::cancelled);
        QCOMPARE(asked, 10);
    }

    /// Six bytes of input produce seven million of output, thousands of times in one block.
    void cancellingEndsItWithinABlockToo() {
        std::string text;
        for (int i = 0; i < 5000; ++i)
            text += "1 1000000\n";
        Task task;
        std::size_t bytes = 0;
        const auto answered = judge::judge(
            **judge::findProblem("hdu2149"), judge::textSource(text, task),
            [&](std::string_view block) {
                bytes += block.size();
                if (bytes > 20'000'000) task.cancel();
                return true;
            },
            task);
        QVERIFY(!answered && answered.error().error.kind == Error::Kind::cancelled);
        QVERIFY(bytes < 40'000'000);
    }

    void everyCaseOfASampleOpens() {
        Task task;
        for (const judge::Problem& problem : judge::problems()) {
            const auto cases = static_cast<std::uint64_t>(
                std::count(problem.sampleAnswer.begin(), problem.sampleAnswer.end(), '\n'));
            for (std::uint64_t number = 0; number < cases; ++number) {
                const auto picked =
                    judge::pickCase(problem, judge::textSource(problem.sample, task), number, task);
                QVERIFY2(picked.has_value(), problem.id.c_str());
            }
            QVERIFY(!judge::pickCase(problem, judge::textSource(problem.sample, task), cases, task));
        }
    }

    void aPickedCaseIsThePositionThatWasAsked() {
        Task task;
        const auto pick = [&](const char* id, const std::string& text, std::uint64_t number) {
            const auto picked =
                judge::pickCase(**judge::findProblem(id), judge::textSource(text, task), number, task);
            if (!picked) return "error: " + picked.error().english();
            std::string parameters;
            for (const auto& [name, value] : picked->game->parameters())
                if (name != "play" || value != "normal") parameters += fmt::format(" {}={}", name, value);
            return fmt::format("{}:{} {}{} {}", picked->place.line, picked->place.column,
                               picked->game->description().id, parameters, picked->instance->text());
        };
        QCOMPARE(pick("hdu1846", "2\n23 2\n 4 3\n", 1), std::string("3:2 bash m=3 4"));
        QCOMPARE(pick("hdu2149", "4 2\n3 5\n", 1),
                 std::string("2:1 dag graph={\"0\": [\"1\", \"2\", \"3\", \"4\", \"5\"],\n "
                             "\"1\": [\"2\", \"3\", \"4\", \"5\", \"6\"],\n "
                             "\"2\": [\"3\", \"4\", \"5\", \"6\", \"7\"]}\n 0"));
        QCOMPARE(pick("hdu1847", "1\n5\n", 1), std::string("2:1 subtraction set=1,2,4,8,16,32,64 5"));
        QCOMPARE(pick("hdu1527", "1 2\n4 7", 1), std::string("2:1 wythoff 4,7"));
        QCOMPARE(pick("hdu2147", "5 3\n5 4\n0 0", 1), std::string("2:1 kiki 5,4"));
        QCOMPARE(pick("hdu1850", "3\n5 7 9\n2\n4 4\n0\n", 1), std::string("3:1 nim 4,4"));
        QCOMPARE(pick("poj2425", "2\n0\n1 0\n2 0 1\n1 1\n0\n", 1),
                 std::string("5:1 dag graph={\"0\": [],\n \"1\": [0]}\n 1"));
        QCOMPARE(pick("hdu1846", "1\n23 2000000\n", 0), std::string("2:1 bash m=2000000 23"));
        QCOMPARE(pick("hdu2897", "7 1 1\n8 2 4", 1), std::string("2:1 take-between p=2 play=misere q=4 8"));
        QCOMPARE(pick("acwing1388", "6\n4 7 2 9\n5 2\n", 0), std::string("1:1 take-ends 4,7,2,9,5,2"));
        std::string longRow = "5001\n";
        for (int i = 0; i < 5001; ++i)
            longRow += "7 ";
        QCOMPARE(pick("acwing1388", longRow, 0),
                 std::string("error: position: There are 5001 numbers; at most 5000 are allowed."));
        QCOMPARE(pick("nim-k", "9 1 2 3\n", 0), std::string("1:1 moore k=3 1,2,3"));
    }
};

MEXPLORER_TEST(TestJudgeStream)
#include "test_judge_stream.moc"
