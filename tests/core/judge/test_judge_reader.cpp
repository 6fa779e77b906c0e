#include "tests/core/judge/judged.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

struct Token {
    std::string text;
    std::size_t line;
    std::size_t column;
};

/// The words of a text with their places, and, as the last and empty one, its end.
std::vector<Token> tokens(std::string_view text) {
    if (text.substr(0, 3) == "\xEF\xBB\xBF") text.remove_prefix(3);
    std::vector<Token> found = {{"", 1, 1}};
    bool inside = false;
    std::size_t line = 1;
    std::size_t column = 1;
    for (const char c : text) {
        const bool space = c == ' ' || ('\t' <= c && c <= '\r');
        if (!space && !inside) found.back() = {"", line, column};
        if (!space) found.back().text += c;
        if (space && inside) found.push_back({});
        inside = !space;
        line += c == '\n' ? 1 : 0;
        column = c == '\n' ? 1 : column + 1;
    }
    if (inside) found.push_back({});
    found.back() = {"", line, column};
    return found;
}

/// csdn-stones-2, read as simply as can be: output and the place of the first fault.
Judged plainStones(const std::string& text) {
    const std::vector<Token> words = tokens(text);
    Judged found;
    std::size_t at = 0;
    const auto number = [&](std::uint64_t least, std::uint64_t most) {
        const Token& word = words[at];
        bool good = !word.text.empty() && word.text.find_first_not_of("0123456789") == std::string::npos;
        const std::size_t first = word.text.find_first_not_of('0');
        const std::string digits = first == std::string::npos ? "0" : word.text.substr(first);
        good = good && digits.size() < 19;
        const std::uint64_t value = good ? std::stoull(digits) : 0;
        if (!good || value < least || value > most) {
            found.line = word.line;
            found.column = word.column;
            return std::uint64_t{0};
        }
        ++at;
        return value + 1; // so that 0 says that it is none
    };
    while (!words[at].text.empty()) {
        const std::uint64_t count = number(1, 10'000);
        const std::uint64_t most = count == 0 ? 0 : number(1, 10'000);
        if (most == 0) return found;
        std::uint64_t sum = 0;
        for (std::uint64_t i = 1; i < count; ++i) {
            const std::uint64_t heap = number(0, 4'294'967'295);
            if (heap == 0) return found;
            sum ^= (heap - 1) % most; // `most` is m + 1
        }
        found.output += sum == 0 ? "Lost\n" : "Win\n";
        ++found.cases;
    }
    return found;
}

std::string randomText(std::mt19937& random) {
    static const std::vector<std::string> parts = {"0",
                                                   "1",
                                                   "2",
                                                   "3",
                                                   "9",
                                                   "10",
                                                   "255",
                                                   "4294967295",
                                                   "4294967296",
                                                   "0000000000000000000000000007",
                                                   "12345678",
                                                   "123456789",
                                                   "1000000000000000000000000000000",
                                                   "-1",
                                                   "-",
                                                   "+3",
                                                   "x",
                                                   "1e3",
                                                   " ",
                                                   " ",
                                                   " ",
                                                   " ",
                                                   "\n",
                                                   "\n",
                                                   "\n",
                                                   "\r\n",
                                                   "\t",
                                                   "\v",
                                                   "\f",
                                                   std::string(1, '\0'),
                                                   "\xFF",
                                                   "\xEF\xBB\xBF",
                                                   "，",
                                                   "1 1\n1\n",
                                                   "2 3\n4 4\n",
                                                   "3 2 5 6 7 "};
    const bool mostlyRight = random() % 2 == 0;
    std::string text;
    const auto length = random() % (random() % 4 == 0 ? 400 : 40);
    for (unsigned i = 0; i < length; ++i) {
        if (mostlyRight && random() % 20 != 0)
            text += parts[parts.size() - 1 - random() % 3];
        else
            text += parts[random() % parts.size()];
    }
    return text;
}

} // namespace

class TestJudgeReader : public QObject {
    Q_OBJECT

private slots:
    void faultsSayWhereTheyAreAndWhatWasExpected_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QByteArray>("output");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* name, const char* id, const QByteArray& input, const char* output,
                            const char* error) {
            QTest::newRow(name) << QString(id) << input << QByteArray(output) << QString::fromUtf8(error);
        };
        const char* number = "a whole number from 1 to 1000000000000000000.";
        const auto belongs = [&](const char* before) { return QByteArray(before) + " belongs: " + number; };
        row("letters", "hdu1846", "2\n23 2\n4 x3\n", "first\n",
            belongs("line 3, column 3: “x3” stands where m").constData());
        row("a digit and letters", "hdu1847", "3\n4th", "Cici\n",
            belongs("line 2, column 1: “4th” stands where n").constData());
        row("negative", "hdu1847", "3\n\n -4\n", "Cici\n",
            "line 3, column 2: -4 is outside the range of n, 1 to 1000000000000000000.");
        row("10^30", "hdu1527", "1 2\n1 1000000000000000000000000000000 4", "0\n",
            "line 2, column 3: 100000000000000000000000… is outside the range of b, 0 to 1000000000.");
        row("NUL", "hdu1847", QByteArray("3\n\0 4", 5), "Cici\n",
            belongs("line 2, column 1: “ ” stands where n").constData());
        row("no UTF-8", "hdu1847", "3\n\xFF\xFE", "Cici\n",
            belongs("line 2, column 1: “\uFFFD\uFFFD” stands where n").constData());
        row("breaks off in a case", "hdu1846", "3\n23 2\n4", "first\n",
            belongs("line 3, column 2: The input ends where m").constData());
        row("fewer cases than said", "hdu1846", "3\n23 2\n", "first\n",
            belongs("line 3, column 1: The input ends where n").constData());
        row("more cases than said", "hdu1846", "1\n23 2\n4 3\n", "first\n",
            "line 3, column 1: “4” follows where the input should end.");
        row("half a terminator", "hdu2147", "5 3\n0 7\n", "What a pity!\n",
            "line 2, column 3: 7 is outside the range of m, 0 to 0.");
        row("a terminator's range", "hdu2516", "2\n1\n", "Second win\n",
            "line 2, column 1: 1 is outside the range of n, 2 to 2147483647, or 0 to end.");
        row("no terminator", "hdu2516", "2\nend", "Second win\n",
            "line 2, column 1: “end” stands where n belongs: a whole number from 2 to 2147483647, or 0 to "
            "end.");
        row("p above q", "hdu2897", "7 3 2", "",
            "line 1, column 5: 2 is outside the range of q, 3 to 1000000000000000000.");
        row("a line without heaps", "nim-k", "1 2 2\n3 \n5", "P\n",
            "line 2, column 3: The line ends where h belongs: a whole number from 0 to 1000000000000000000.");
        row("a last line without heaps", "nim-k", "1 2 2\n3", "P\n",
            "line 2, column 2: The input ends where h belongs: a whole number from 0 to "
            "1000000000000000000.");
        row("too many heaps", "csdn-stones-2", "1 1\n1\n10001 5\n", "Win\n",
            "line 3, column 1: 10001 is outside the range of N, 1 to 10000.");
        row("a cycle", "poj2425", "1\n0\n1 0\n0\n\n 2\n1 1\n1 0\n1 0\n0\n", "LOSE\n",
            "line 6, column 2: The graph has a cycle: 0 → 1 → 0.");
        row("an arrow to nowhere", "poj2425", "2\n1 2\n", "",
            "line 2, column 3: 2 is outside the range of x, 0 to 1.");
        row("a token on no node", "poj2425", "2\n0\n0\n1 2\n", "",
            "line 4, column 3: 2 is outside the range of p, 0 to 1.");
        row("a graph that is not ended", "poj2425", "1\n0\n1 0\n", "LOSE\n",
            "line 4, column 1: The input ends where M belongs: a whole number from 1 to 1000000000000000000, "
            "or 0 "
            "to end.");
        row("two rows", "acwing1388", "1\n5\n1\n5\n", "5 0\n",
            "line 3, column 1: “1” follows where the input should end.");
    }
    void faultsSayWhereTheyAreAndWhatWasExpected() {
        QFETCH(QString, id);
        QFETCH(QByteArray, input);
        QFETCH(QByteArray, output);
        QFETCH(QString, error);
        const Judged found = judged(id.toStdString(), input.toStdString());
        QCOMPARE(QByteArray::fromStdString(found.output), output);
        QCOMPARE(QString::fromStdString(found.error), error);
        QCOMPARE(judged(id.toStdString(), input.toStdString(), 1), found);
    }

    void anEmptyInputHasNoCases_data() {
        QTest::addColumn<QByteArray>("input");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("white space") << QByteArray(" \n\r\n\t\v\f");
        QTest::newRow("a byte-order mark") << QByteArray("\xEF\xBB\xBF");
    }
    void anEmptyInputHasNoCases() {
        QFETCH(QByteArray, input);
        for (const judge::Problem& problem : judge::problems()) {
            for (const std::size_t chunk : {std::size_t{1}, std::size_t{1000}})
                QCOMPARE(judged(problem.id, input.toStdString(), chunk), Judged());
        }
    }

    void lineEndsAndMarksMakeNoDifference() {
        for (const judge::Problem& problem : judge::problems()) {
            std::string windows = "\xEF\xBB\xBF";
            for (const char c : problem.sample)
                windows += c == '\n' ? "\r\n" : std::string(1, c);
            for (const std::size_t chunk : {1, 2, 5, 1000}) {
                QCOMPARE(judged(problem.id, windows, chunk).output, problem.sampleAnswer);
                std::string unended = problem.sample;
                unended.pop_back();
                QCOMPARE(judged(problem.id, unended, chunk).output, problem.sampleAnswer);
            }
        }
    }

    void randomBytesAreReadAsSimplyReadThem() {
        constexpr unsigned seed = 20240;
        std::mt19937 random(seed);
        qInfo("seed %u", seed);
        int faults = 0;
        for (int round = 0; round < 20'000; ++round) {
            const std::string text = randomText(random);
            const Judged expected = plainStones(text);
            Judged found = judged("csdn-stones-2", text);
            faults += found.error.empty() ? 0 : 1;
            if (!found.error.empty())
                QVERIFY(found.error.starts_with(
                    fmt::format("line {}, column {}: ", expected.line, expected.column)));
            QVERIFY(found.error.find('\n') == std::string::npos && found.error.size() < 300);
            found.error.clear();
            if (expected.line != 0) found.cases = expected.cases;
            QVERIFY2(found == expected, QByteArray::fromStdString(text).toPercentEncoding().constData());
        }
        QVERIFY(faults > 5'000 && faults < 19'000);
    }

    void whereTheBlocksEndMakesNoDifference() {
        constexpr unsigned seed = 777;
        std::mt19937 random(seed);
        qInfo("seed %u", seed);
        for (int round = 0; round < 2'000; ++round) {
            const std::string text = randomText(random);
            for (const judge::Problem& problem : judge::problems()) {
                const Judged whole = judged(problem.id, text);
                for (const std::size_t chunk : {1, 3, 17})
                    QCOMPARE(judged(problem.id, text, chunk), whole);
            }
        }
    }

    /// Longer than any block, numbers of all lengths.
    void longInputsAreReadAsSimplyReadThem() {
        constexpr unsigned seed = 4242;
        std::mt19937_64 random(seed);
        qInfo("seed %u", seed);
        std::string text;
        while (text.size() < 1'500'000) {
            const auto count = 1 + random() % 300;
            text += fmt::format("{} {}\n", count, 1 + random() % 10'000);
            const auto bits = 1 + random() % 32;
            for (std::uint64_t i = 0; i < count; ++i)
                text += fmt::format("{}{}", random() >> (64 - bits), random() % 50 == 0 ? " \r\n" : " ");
            text += '\n';
        }
        Judged expected = plainStones(text);
        QCOMPARE(expected.line, std::size_t{0});
        QCOMPARE(judged("csdn-stones-2", text), expected);
        QCOMPARE(judged("csdn-stones-2", text, 4097), expected);
        for (const char* fault : {"x", " 7x ", "-3", "99999999999", "\n\n5000000000\n"}) {
            std::string wrong = text;
            wrong.insert(wrong.size() - 1 - random() % 400'000, fault);
            expected = plainStones(wrong);
            const Judged found = judged("csdn-stones-2", wrong);
            QCOMPARE(found.output, expected.output);
            QCOMPARE(found.line, expected.line);
            QCOMPARE(found.column, expected.column);
        }
    }

    /// More than memory could hold if it were kept: nothing is, so this says only that it goes on.
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

    void whatCannotBeReadIsToldAndWhatWasAnsweredIsWritten() {
        std::string written;
        bool first = true;
        Task task;
        const auto answered = judge::judge(
            **judge::findProblem("hdu1847"),
            [&](char* block, std::size_t) -> Expected<std::size_t> {
                if (!first) return invalid(say("The disk is on fire."));
                first = false;
                std::copy_n("3\n4\n", 4, block);
                return 4;
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

    /// Six bytes of input ask for seven million of output, thousands of times in one block.
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

    void noBytesBreakTheReader() {
        constexpr unsigned seed = 256;
        std::mt19937 random(seed);
        qInfo("seed %u", seed);
        for (int round = 0; round < 3'000; ++round) {
            std::string text(random() % 200, ' ');
            const auto strange = 1U << random() % 8;
            for (char& c : text)
                c = random() % strange == 0 ? static_cast<char>(random()) : " \n0123456789"[random() % 12];
            for (const judge::Problem& problem : judge::problems()) {
                const Judged found = judged(problem.id, text);
                const auto lines = std::count(found.output.begin(), found.output.end(), '\n');
                QVERIFY(found.output.empty() || found.output.back() == '\n');
                QVERIFY(!found.error.empty() || found.cases == static_cast<std::uint64_t>(lines));
            }
        }
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
            for (const auto& [name, value] : picked->figure.parameters)
                if (name != "play" || value != "normal") parameters += fmt::format(" {}={}", name, value);
            return fmt::format("{}:{} {}{} {}", picked->place.line, picked->place.column, picked->figure.game,
                               parameters, picked->figure.position);
        };
        QCOMPARE(pick("hdu1846", "2\n23 2\n 4 3\n", 1), std::string("3:2 bash m=3 4"));
        QCOMPARE(pick("hdu2149", "4 2\n3 5\n", 1), std::string("2:1 bash m=5 3"));
        QCOMPARE(pick("hdu1847", "1\n5\n", 1), std::string("2:1 subtraction set=1,2,4 5"));
        QCOMPARE(pick("hdu1527", "1 2\n4 7", 1), std::string("2:1 wythoff 4,7"));
        QCOMPARE(pick("hdu2147", "5 3\n5 4\n0 0", 1), std::string("2:1 kiki 5,4"));
        QCOMPARE(pick("hdu1850", "3\n5 7 9\n2\n4 4\n0\n", 1), std::string("3:1 nim 4,4"));
        QCOMPARE(pick("poj2425", "2\n0\n1 0\n2 0 1\n1 1\n0\n", 1),
                 std::string("5:1 dag graph={\"0\": [],\n \"1\": [0]}\n 1"));
        QCOMPARE(pick("hdu1846", "1\n23 2000000\n", 0), std::string("2:1 bash m=2000000 23"));
        QCOMPARE(pick("hdu2897", "7 1 1\n8 2 4", 1), std::string("2:1 take-between p=2 play=misere q=4 8"));
        QCOMPARE(pick("acwing1388", "6\n4 7 2 9\n5 2\n", 0), std::string("1:1 take-ends 4,7,2,9,5,2"));
        std::string longRow = "1001\n";
        for (int i = 0; i < 1001; ++i)
            longRow += "7 ";
        QCOMPARE(pick("acwing1388", longRow, 0),
                 std::string("error: position: There are 1001 numbers; at most 1000 are allowed."));
        QCOMPARE(pick("nim-k", "9 1 2 3\n", 0), std::string("1:1 moore k=3 1,2,3"));
    }
};

QTEST_APPLESS_MAIN(TestJudgeReader)
#include "test_judge_reader.moc"
