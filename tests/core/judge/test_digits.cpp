#include "core/judge/digits.h"

#include <QTest>

#include <random>
#include <string>
#include <vector>

using namespace mexplorer::judge;

namespace {

bool isSpace(char c) {
    return c == ' ' || ('\t' <= c && c <= '\r');
}
bool isDigit(char c) {
    return '0' <= c && c <= '9';
}

/// What DigitRuns should find in its 64 bytes, byte by byte.
std::vector<std::string> plainRuns(const std::string& text) {
    std::vector<std::string> runs;
    std::string run;
    for (std::size_t i = 0; i < 64; ++i) {
        if (isDigit(text[i])) {
            run += text[i];
        } else if (isSpace(text[i])) {
            if (!run.empty()) runs.push_back(run);
            run.clear();
        } else {
            break;
        }
    }
    return runs;
}

} // namespace

class TestDigits : public QObject {
    Q_OBJECT

private slots:
    void numbersOfEveryLengthAreRead() {
        constexpr unsigned seed = 8;
        std::mt19937 random(seed);
        qInfo("seed %u", seed);
        for (int round = 0; round < 100'000; ++round) {
            std::string text(8, '\0');
            for (char& c : text)
                c = static_cast<char>(random());
            const auto length = static_cast<unsigned>(1 + random() % 8);
            std::uint64_t expected = 0;
            for (unsigned i = 0; i < length; ++i) {
                text[i] = static_cast<char>('0' + random() % 10);
                expected = expected * 10 + static_cast<std::uint64_t>(text[i] - '0');
            }
            QCOMPARE(numberOf(text.data(), length), expected);
            if (length <= 4) QCOMPARE(shortNumberOf(text.data(), length), expected);
        }
    }

    void marksAreThoseOfEachByte() {
        constexpr unsigned seed = 16;
        std::mt19937 random(seed);
        qInfo("seed %u", seed);
        for (int round = 0; round < 100'000; ++round) {
            std::string text(64, ' ');
            for (char& c : text)
                c = static_cast<char>(random() % 2 == 0 ? random() : random() % 64);
            Marks expected;
            for (std::size_t i = 0; i < text.size(); ++i) {
                expected.digits |= std::uint64_t{isDigit(text[i])} << i;
                expected.spaces |= std::uint64_t{isSpace(text[i])} << i;
            }
            const Marks byWords = marksByWords(text.data());
            const Marks chosen = marksOf(text.data());
            QCOMPARE(byWords.digits, expected.digits);
            QCOMPARE(byWords.spaces, expected.spaces);
            QCOMPARE(chosen.digits, expected.digits);
            QCOMPARE(chosen.spaces, expected.spaces);
        }
    }

    void everyByteIsToldFromDigitsAndSpaces() {
        for (int byte = 0; byte < 256; ++byte) {
            for (std::size_t at = 0; at < 64; ++at) {
                std::string text = "12 34567 8\t90 1234567890123 5\n678 9 0 12345 7 8 99 1111 2222 333 4 ";
                text[at] = static_cast<char>(byte);
                DigitRuns found(text.data());
                for (const std::string& run : plainRuns(text)) {
                    QVERIFY(!found.empty());
                    const auto next = found.next();
                    QCOMPARE(std::string(next.text, next.length), run);
                }
                QVERIFY(found.empty());
            }
        }
    }

    void runsAreThoseOfReadingByteByByte() {
        constexpr unsigned seed = 64;
        std::mt19937 random(seed);
        qInfo("seed %u", seed);
        for (int round = 0; round < 200'000; ++round) {
            std::string text(64, ' ');
            const auto strange = random() % 3 == 0 ? 40U : 100'000U;
            for (char& c : text) {
                c = random() % strange == 0 ? static_cast<char>(random())
                    : random() % 3 == 0     ? " \t\n\v\f\r"[random() % 6]
                                            : static_cast<char>('0' + random() % 10);
            }
            DigitRuns found(text.data());
            for (const std::string& run : plainRuns(text)) {
                QVERIFY(!found.empty());
                const auto next = found.next();
                QCOMPARE(std::string(next.text, next.length), run);
            }
            QVERIFY(found.empty());
        }
    }
};

QTEST_APPLESS_MAIN(TestDigits)
#include "test_digits.moc"
