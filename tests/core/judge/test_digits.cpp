#include "core/judge/digits.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
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

std::vector<std::string> foundRuns(const std::string& text) {
    std::vector<std::string> runs;
    for (DigitRuns found(text.data()); !found.empty();) {
        const auto [begin, end] = found.next();
        runs.push_back(text.substr(begin, end - begin));
    }
    return runs;
}

/// The offset after the last byte that is no digit.
std::size_t lastOther(const std::string& text) {
    const std::size_t at = text.find_last_not_of("0123456789");
    return at == std::string::npos ? 0 : at + 1;
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
                QCOMPARE(foundRuns(text), plainRuns(text));
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
            QCOMPARE(foundRuns(text), plainRuns(text));
        }
    }

    void theLastFourDigitsAreReadAtEveryDigit() {
        constexpr unsigned seed = 4;
        std::mt19937 random(seed);
        qInfo("seed %u", seed);
        for (int round = 0; round < 100'000; ++round) {
            std::string text(3 + 64, ' ');
            for (char& c : text)
                c = random() % 4 == 0 ? static_cast<char>(random()) : static_cast<char>('0' + random() % 10);
            std::uint16_t byBytes[64];
            std::uint16_t chosen[64];
            shortNumbersByBytes(text.data() + 3, byBytes);
            shortNumbersOf(text.data() + 3, chosen);
            for (std::size_t i = 0; i < 64; ++i) {
                if (!isDigit(text[i + 3])) continue;
                const std::string before = text.substr(i, 4); // up to byte i
                const int expected = std::stoi(before.substr(lastOther(before)));
                QCOMPARE(int{byBytes[i]}, expected);
                QCOMPARE(int{chosen[i]}, expected);
            }
        }
    }

    void numbersAreReadWithWhereTheyEnd() {
        constexpr unsigned seed = 512;
        std::mt19937_64 random(seed);
        qInfo("seed %u", seed);
        for (int round = 0; round < 50'000; ++round) {
            const auto at = static_cast<std::uint32_t>(3 + random() % 20);
            std::string text(at, ' ');
            const std::uint64_t longest = 1 + random() % 18;
            while (text.size() < at + 64 + 8U) {
                for (std::uint64_t length = 1 + random() % longest; length > 0; --length)
                    text += static_cast<char>('0' + random() % 10);
                text += random() % 50 == 0 ? 'x' : " \n"[random() % 2];
            }
            std::uint64_t values[DigitRuns::most];
            std::uint32_t ends[DigitRuns::most];
            const std::size_t count = readNumbers(text.data(), at, {values, ends});
            std::vector<std::string> expected = plainRuns(text.substr(at));
            const auto tooLong = std::find_if(expected.begin(), expected.end(),
                                              [](const std::string& run) { return run.size() > 16; });
            expected.erase(tooLong, expected.end());
            QCOMPARE(count, expected.size());
            std::size_t from = at;
            for (std::size_t i = 0; i < count; ++i) {
                QCOMPARE(values[i], std::stoull(expected[i]));
                from = text.find(expected[i], from) + expected[i].size();
                QCOMPARE(std::size_t{ends[i]}, from);
            }
        }
    }
};

MEXPLORER_TEST(TestDigits)
#include "test_digits.moc"
