#include "tests/core/judge/judged.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <cstring>
#include <random>

using namespace mexplorer;

namespace {

struct Token {
    std::string text;
    std::size_t line;
    std::size_t column;
};

/// The same text with each `sign` as it is written in `other`.
std::string with(std::string text, std::string_view sign, std::string_view other) {
    for (auto at = text.find(sign); at != std::string::npos; at = text.find(sign, at + other.size()))
        text.replace(at, sign.size(), other);
    return text;
}

/// ASCII as UTF-16 with its byte-order mark.
std::string inUtf16(const std::string& text, bool isLittle) {
    std::string units = isLittle ? "\xFF\xFE" : "\xFE\xFF";
    for (const char c : text)
        units += isLittle ? std::string{c, '\0'} : std::string{'\0', c};
    return units;
}

/// The words of a text with their places, and, as the last and empty one, its end.
std::vector<Token> tokens(const std::string& given) {
    const std::string plain = with(given, "，", ",");
    std::string_view text = plain;
    if (text.substr(0, 3) == "\xEF\xBB\xBF") text.remove_prefix(3);
    std::vector<Token> found = {{"", 1, 1}};
    bool inside = false;
    std::size_t line = 1;
    std::size_t column = 1;
    for (const char c : text) {
        const bool space =
            c == ' ' || ('\t' <= c && c <= '\r') || (c != '\0' && std::strchr(",;()[]{}", c) != nullptr);
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

/// csdn-stones-2, read in the simplest way: output and the place of the first fault.
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
        return value + 1; // 0 stands for no number
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
                                                   ",",
                                                   ";",
                                                   "(",
                                                   "] ",
                                                   "{ 1 1 }",
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

/// Whether the input begins with a number that says how much follows, and so cannot be empty.
bool numberComesFirst(const judge::Problem& problem) {
    const std::string format = problem.input.english();
    return !format.starts_with("lines ") && !format.starts_with("cases ");
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
        const char* number = "a whole number from 1 to 10¹⁸.";
        const auto belongs = [&](const char* before) { return QByteArray(before) + " belongs: " + number; };
        row("letters", "hdu1846", "2\n23 2\n4 x3\n", "first\n",
            belongs("line 3, column 3: “x3” stands where m").constData());
        row("a digit and letters", "hdu1847", "3\n4th", "Cici\n",
            belongs("line 2, column 1: “4th” stands where n").constData());
        row("negative", "hdu1847", "3\n\n -4\n", "Cici\n",
            "line 3, column 2: -4 is outside the range of n, 1 to 10¹⁸.");
        row("10^30", "hdu1527", "1 2\n1 1000000000000000000000000000000 4", "0\n",
            "line 2, column 3: 100000000000000000000000… is outside the range of b, 0 to 1000000000.");
        row("NUL", "hdu1847", QByteArray("3\n\0 4", 5), "Cici\n",
            belongs("line 2, column 1: “U+0000” stands where n").constData());
        row("no UTF-8", "hdu1847", "3\n\xFF\xFE", "Cici\n",
            belongs("line 2, column 1: “\uFFFD\uFFFD” stands where n").constData());
        row("breaks off in a case", "hdu1846", "3\n23 2\n4", "first\n",
            belongs("line 3, column 2: The input ends where m").constData());
        row("fewer cases than said", "hdu1846", "3\n23 2\n", "first\n",
            belongs("line 3, column 1: The input ends where n").constData());
        row("more cases than said", "hdu1846", "1\n23 2\n4 3\n", "first\n",
            "line 3, column 1: “4” follows where the input should end.");
        row("half a terminator", "hdu2147", "5 3\n0 7\n", "What a pity!\n",
            "line 2, column 3: “7” stands where m belongs: only 0 fits there.");
        row("a terminator's range", "hdu2516", "2\n1\n", "Second win\n",
            "line 2, column 1: 1 is outside the range of n, 2 to 2147483647, or 0 to end.");
        row("no terminator", "hdu2516", "2\nend", "Second win\n",
            "line 2, column 1: “end” stands where n belongs: a whole number from 2 to 2147483647, or 0 to "
            "end.");
        row("p above q", "hdu2897", "7 3 2", "", "line 1, column 5: 2 is outside the range of q, 3 to 10¹⁸.");
        row("a line without heaps", "nim-k", "1 2 2\n3 \n5", "P\n",
            "line 2, column 3: The line ends where h belongs: a whole number from 0 to 10¹⁸.");
        row("a last line without heaps", "nim-k", "1 2 2\n3", "P\n",
            "line 2, column 2: The input ends where h belongs: a whole number from 0 to 10¹⁸.");
        row("too many heaps", "csdn-stones-2", "1 1\n1\n10001 5\n", "Win\n",
            "line 3, column 1: 10001 is outside the range of N, 1 to 10000.");
        row("a cycle", "poj2425", "1\n0\n1 0\n0\n\n 2\n1 1\n1 0\n1 0\n0\n", "LOSE\n",
            "line 6, column 2: The graph has a cycle: 0 → 1 → 0.");
        row("an arrow to nowhere", "poj2425", "2\n1 2\n", "",
            "line 2, column 3: 2 is outside the range of x, 0 to 1.");
        row("a token on no node", "poj2425", "2\n0\n0\n1 2\n", "",
            "line 4, column 3: 2 is outside the range of p, 0 to 1.");
        row("a graph that is not ended", "poj2425", "1\n0\n1 0\n", "LOSE\n",
            "line 4, column 1: The input ends where M belongs: a whole number from 1 to 10¹⁸, "
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
            if (numberComesFirst(problem)) continue;
            for (const std::size_t chunk : {std::size_t{1}, std::size_t{1000}})
                QCOMPARE(judged(problem.id, input.toStdString(), chunk), Judged());
        }
    }

    void aNumberThatShouldComeFirstIsMissed_data() { anEmptyInputHasNoCases_data(); }
    void aNumberThatShouldComeFirstIsMissed() {
        QFETCH(QByteArray, input);
        int checked = 0;
        for (const judge::Problem& problem : judge::problems()) {
            if (!numberComesFirst(problem)) continue;
            const std::string name(1, problem.input.english().front()); // “C, then …”, “N to …”
            const std::string missing = "The input ends where " + name + " belongs: a whole number from ";
            for (const std::size_t chunk : {std::size_t{1}, std::size_t{1000}}) {
                const Judged found = judged(problem.id, input.toStdString(), chunk);
                QVERIFY(found.output.empty());
                QVERIFY2(found.error.find(missing) != std::string::npos, found.error.c_str());
                if (!input.contains('\n')) // empty, or only a byte-order mark, which is skipped
                    QVERIFY2(found.error.starts_with("line 1, column 1: "), found.error.c_str());
            }
            ++checked;
        }
        QVERIFY(checked >= 3); // hdu1846, hdu2188, acwing1388
    }

    void lineEndsAndMarksMakeNoDifference() {
        for (const judge::Problem& problem : judge::problems()) {
            std::string windows = "\xEF\xBB\xBF";
            for (const char c : problem.sample)
                windows += c == '\n' ? "\r\n" : std::string(1, c);
            for (const std::size_t chunk : {1U, 2U, 5U, 1000U}) {
                QCOMPARE(judged(problem.id, windows, chunk).output, problem.sampleAnswer);
                std::string unended = problem.sample;
                unended.pop_back();
                QCOMPARE(judged(problem.id, unended, chunk).output, problem.sampleAnswer);
            }
        }
    }

    void numbersAreReadAsTheyArePasted() {
        for (const judge::Problem& problem : judge::problems()) {
            const std::string& sample = problem.sample;
            std::string wide = sample;
            for (char digit = '0'; digit <= '9'; ++digit)
                wide = with(wide, std::string(1, digit), std::string("\xEF\xBC") + char(0x90 + digit - '0'));
            const std::string commas = with(sample, " ", ", ");
            const std::string pasted[] = {
                wide,
                with(wide, " ", "、"),
                with(wide, " ", "　"),
                commas,
                with(sample, " ", ","),
                with(sample, " ", "\u00A0"),
                with(sample, " ", "\t"),
                "[" + with(commas, "\n", "],\n[") + "]",
                "(" + with(commas, "\n", ");\n(") + ")",
                inUtf16(sample, true),
                inUtf16(sample, false),
            };
            for (const std::string& text : pasted)
                for (const std::size_t chunk : {std::size_t{1}, std::size_t{7}, std::size_t{1000}}) {
                    const Judged found = judged(problem.id, text, chunk);
                    QVERIFY2(found.error.empty(), (text + "\n" + found.error).c_str());
                    QCOMPARE(found.output, problem.sampleAnswer);
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
                for (const std::size_t chunk : {1U, 3U, 17U})
                    QCOMPARE(judged(problem.id, text, chunk), whole);
            }
        }
    }

    /// Also inside what may be a byte-order mark, of UTF-8, UTF-16 or UTF-32: all beginnings of their bytes.
    void whereMarksAreCutMakesNoDifference() {
        using namespace std::string_view_literals;
        constexpr auto bytes = "\xFF\xFE\xEF\xBB\xBF\0001"sv;
        constexpr std::size_t longest = 4;
        std::size_t count = 1;
        for (std::size_t length = 1; length <= longest; ++length)
            count *= bytes.size();
        for (std::size_t number = 0; number < count; ++number) {
            std::string text;
            for (std::size_t rest = number; text.size() < longest; rest /= bytes.size())
                text += bytes[rest % bytes.size()];
            text += " 1\n2 3\n";
            const Judged whole = judged("poj1067", text);
            for (const std::size_t chunk : {1U, 2U, 3U, 4U, 5U})
                QVERIFY2(judged("poj1067", text, chunk) == whole,
                         QByteArray::fromStdString(text).toPercentEncoding().constData());
        }
    }

    /// Inputs longer than any block, with numbers of all lengths.
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
};

MEXPLORER_TEST(TestJudgeReader)
#include "test_judge_reader.moc"
