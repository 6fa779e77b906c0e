#include "core/lens/b_file.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <limits>
#include <random>

using namespace mexplorer;

namespace {

std::string bFileError(std::string_view text) {
    const auto terms = readBFile(text);
    return terms ? "no error" : terms.error().english();
}

} // namespace

class TestBFile : public QObject {
    Q_OBJECT

private slots:
    void termsAreReadWithTheirIndices() {
        const auto terms = readBFile("# A000045 (b-file synthesized)\n\n0 0\n1 1\n 2\t1 \r\n3 2\n").value();
        QCOMPARE(terms, (Terms{{0, 0}, {1, 1}, {2, 1}, {3, 2}}));
    }

    void offsetsGapsAndSignsAreKept() {
        QCOMPARE(readBFile("-2 -5\n0 +7\n10 3").value(), (Terms{{-2, -5}, {0, 7}, {10, 3}}));
    }

    void numbersThatDoNotFitAreTheNearest() {
        const auto terms = readBFile("1 123456789012345678901234567890\n2 -99999999999999999999\n").value();
        QCOMPARE(terms[0].value, std::numeric_limits<std::int64_t>::max());
        QCOMPARE(terms[1].value, std::numeric_limits<std::int64_t>::min());
    }

    void aTableOfValuesIsReadAsWell() {
        QCOMPARE(readBFile("n,value\n0,0\n1,3\n").value(), (Terms{{0, 0}, {1, 3}}));
    }

    void wrongLinesAreNamed() {
        QCOMPARE(
            bFileError("0 0\n1 one\n"),
            std::string("Line 2, “1 one”, is none of a b-file: expected an index and a term, as in “7 13”; "
                        "comments begin with #."));
        QCOMPARE(bFileError("0 0\n1 1 1\n").substr(0, 6), std::string("Line 2"));
        QCOMPARE(bFileError("0 0\n\n2 1\n1 1\n"),
                 std::string("Line 4 has the index 1 after 2: in a b-file the indices rise."));
        QCOMPARE(bFileError("0 0\n0 0\n").substr(0, 6), std::string("Line 2"));
        QCOMPARE(bFileError("# nothing\n"),
                 std::string("There is no term: expected lines with an index and a term, as in “7 13”."));
        QCOMPARE(bFileError("0 1.5").substr(0, 6), std::string("Line 1"));
    }

    void aBFileIsToldFromAList() {
        QVERIFY(isBFile("0 0\n1 1\n"));
        QVERIFY(isBFile("# of one term\n5 8"));
        QVERIFY(isBFile("n,value\n0,0"));
        QVERIFY(!isBFile("0 0"));
        QVERIFY(!isBFile("0 1 2 3"));
        QVERIFY(!isBFile("0\n1\n2\n"));
        QVERIFY(!isBFile("5 1\n3 2\n"));
        QVERIFY(!isBFile("n mod 4"));
        QVERIFY(!isBFile(""));
    }

    void whatIsWrittenIsReadAgain() {
        constexpr unsigned seed = 1964;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        std::string text = "# comment\n";
        Terms terms;
        for (std::int64_t n = 0; n < 1000; ++n) {
            const auto value = static_cast<std::uint32_t>(random() >> (random() % 32));
            terms.push_back({n, value});
            text += bFileLine(static_cast<std::uint64_t>(n), value);
        }
        QVERIFY(isBFile(text));
        QCOMPARE(readBFile(text).value(), terms);
    }
};

MEXPLORER_TEST(TestBFile)
#include "test_b_file.moc"
