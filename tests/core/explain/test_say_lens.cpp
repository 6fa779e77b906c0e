#include "core/catalogue/catalogue.h"
#include "core/explain/lens_report.h"
#include "core/game/aspects/line.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

std::string english(const std::vector<Message>& sentences) {
    std::string all;
    for (const Message& sentence : sentences)
        all += (all.empty() ? "" : "; ") + sentence.english();
    return all;
}

LensReport reportOnLine(const char* id, const Parameters& parameters, std::uint64_t last,
                        const std::string& supposed, bool suggests = false) {
    const auto game = makeGame(id, parameters).value();
    LineValues values(last + 1);
    Task task;
    (void)game->as<LineAspect>()->fill(values, task);
    const auto conjecture = Conjecture::parse(supposed, Conjecture::Shape::line);
    return lensReport(*game, values, conjecture ? &*conjecture : nullptr, suggests, task).value();
}

LensReport reportOnGrid(const char* id, std::uint32_t side, const std::string& supposed,
                        bool suggests = false) {
    const auto game = makeGame(id).value();
    GridValues values({side, side});
    Task task;
    (void)game->as<GridAspect>()->fill(values, task);
    const auto conjecture = Conjecture::parse(supposed, Conjecture::Shape::grid);
    return lensReport(*game, values, conjecture ? &*conjecture : nullptr, suggests, task).value();
}

std::string suggestionsIn(const LensReport& report) {
    std::string all;
    for (const auto& one : report.suggestions)
        all += (all.empty() ? "" : "; ") + one.text.english() + (one.isProved ? ": proved" : "");
    return all;
}

} // namespace

class TestSayLens : public QObject {
    Q_OBJECT

private slots:
    void theFirstFailureIsSaidWithItsReason() {
        const LensReport report = reportOnLine("bash", {{"m", "3"}}, 40, "n mod 3");
        QCOMPARE(report.headline.english(), std::string("n mod 3 fails first at n = 3"));
        QCOMPARE(report.counterExample.english(),
                 std::string("SG(3) = mex {SG(0), SG(1), SG(2)} = mex {0, 1, 2} = 3, not 0"));
        QCOMPARE(english(report.counts),
                 std::string("agrees at 12 of 41, fails at 29; nothing fails below n = 3"));
        QCOMPARE(report.failing, std::uint64_t{29});
        QCOMPARE(report.failures.size(), std::size_t{29});
        QCOMPARE(report.failures.front(), (std::vector<std::string>{"3", "3", "0"}));
    }

    void heapsThatBreakAreSums() {
        const LensReport report = reportOnLine("lasker", {}, 20, "n");
        QCOMPARE(
            report.counterExample.english(),
            std::string("SG(3) = mex {SG(0), SG(1), SG(1) ⊕ SG(2), SG(2)} = mex {0, 1, 2, 3} = 4, not 3"));
    }

    void manyOptionsAreNotNamed() {
        const LensReport report = reportOnLine("nim", {}, 20, "n mod 16");
        QCOMPARE(report.counterExample.english(),
                 std::string("SG(16) = mex {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …} = 16, not 0"));
        QCOMPARE(english(report.counts),
                 std::string("agrees at 16 of 21, fails at 5; nothing fails below n = 16"));
    }

    void onlyWhoWinsMayBeWrong() {
        const LensReport report = reportOnLine("bash", {{"m", "3"}}, 9, "P iff n mod 3 = 0");
        QCOMPARE(report.counterExample.english(),
                 std::string("SG(3) = mex {SG(0), SG(1), SG(2)} = mex {0, 1, 2} = 3: N, not P"));
        QCOMPARE(report.failures.front(), (std::vector<std::string>{"3", "3", "P"}));
        const LensReport misere = reportOnLine("bash", {{"m", "3"}, {"play", "misere"}}, 9, "n");
        QCOMPARE(misere.counterExample.english(), std::string("the value of a heap of 0 is 1, not 0"));
    }

    void cellsAreNamedByTheirNumbers() {
        const LensReport wythoff = reportOnGrid("wythoff", 20, "P iff a = b");
        QCOMPARE(wythoff.headline.english(), std::string("P iff a = b fails first at (1, 1)"));
        QCOMPARE(wythoff.counterExample.english(),
                 std::string("SG(1, 1) = mex {SG(0, 1), SG(1, 0), SG(0, 0)} = mex {0, 1} = 2: N, not P"));
        QCOMPARE(english(wythoff.counts),
                 std::string("agrees at 367 of 400, fails at 33; nothing fails in the first 2 diagonals"));
        QCOMPARE(reportOnGrid("kiki", 20, "0").headline.english(), std::string("0 fails first at (1, 2)"));
    }

    void agreementIsSaidAsFarAsItGoes() {
        QCOMPARE(reportOnLine("nim", {}, 9, "n").headline.english(), std::string("n agrees up to n = 9"));
        QCOMPARE(reportOnLine("nim", {}, 9, "0 1 2").headline.english(),
                 std::string("0, 1, 2 agrees wherever it says something"));
        QCOMPARE(english(reportOnLine("nim", {}, 9, "0 1 2").counts),
                 std::string("agrees at all 3; says nothing at 7 of 10"));
        QCOMPARE(reportOnLine("nim", {}, 1, "1/0").headline.english(),
                 std::string("1/0 says nothing about these places"));
        QCOMPARE(english(reportOnLine("nim", {}, 9, "if n < 2 then 7 else n").counts),
                 std::string("agrees at 8 of 10, fails at 2; nothing fails from n = 2 on"));
        QCOMPARE(reportOnGrid("nim", 9, "a xor b").headline.english(),
                 std::string("a xor b agrees with all cells"));
    }

    void whatIsProvedIsSaidToBe() {
        QCOMPARE(
            reportOnLine("bash", {{"m", "3"}}, 40, "n mod 4").proof.english(),
            std::string("proved for every n: the values’ period is proved, the formula goes on in the same "
                        "way, and up to n = 3 they agree"));
        QVERIFY(reportOnLine("bash", {{"m", "3"}}, 40, "n mod 3").proof.empty());
        QVERIFY(reportOnLine("grundy", {}, 40, "0 0 0 1").proof.empty());
    }

    void suggestionsAreSaid() {
        QCOMPARE(suggestionsIn(reportOnLine("bash", {{"m", "3"}}, 40, "", true)),
                 std::string("n mod 4: proved"));
        QCOMPARE(suggestionsIn(reportOnLine("fibonacci", {}, 60, "", true)),
                 std::string("P iff n is among the Fibonacci numbers (A000045)"));
        QCOMPARE(suggestionsIn(reportOnLine("lasker", {}, 60, "", true)),
                 std::string("n + (if n mod 4 = 0 then -1 else if n mod 4 = 3 then 1 else 0), from n = 1 on: "
                             "proved; period 4 with saltus 4 from n = 1: proved"));
        QCOMPARE(
            suggestionsIn(reportOnGrid("wythoff", 30, "", true)),
            std::string("(a, b) has the value of (b, a); the rows have periods, with what they rise by in "
                        "brackets: 1 (+1), 3 (+3), 3 (+3); P iff min(a, b) = floor(abs(a - b)*phi)"));
        QCOMPARE(reportOnLine("grundy", {}, 60, "", true).headline.english(),
                 std::string("nothing simple was found"));
    }

    void namedFunctionsHaveTheirNumber() {
        const NamedValues& ruler = namedValues()[1];
        QCOMPARE(
            saySuggestion({.formula = "nu2(n) + 1", .values = &ruler, .from = 1}).english(),
            std::string("nu2(n) + 1: the place of the last 1 in n’s binary digits (A001511), from n = 1 on"));
        QCOMPARE(
            saySuggestion({.kind = Suggestion::Kind::losing, .set = &namedSets()[2], .shift = -1}).english(),
            std::string("P iff n − 1 is among the Fibonacci numbers (A000045)"));
    }

    void theReportIsMarkdown() {
        const auto same = [](const std::string& text) { return text; };
        QCOMPARE(asMarkdown(reportOnLine("bash", {{"m", "1"}}, 4, "0*n"), same),
                 std::string("# 0\\*n fails first at n = 1\n\n"
                             "Bash · m = 1 · normal play\\\nn = 0 … 4\n\n"
                             "SG(1) = mex {SG(0)} = mex {0} = 1, not 0\n\n"
                             "- agrees at 3 of 5, fails at 2\n"
                             "- nothing fails below n = 1\n\n"
                             "## where it fails\n\n"
                             "| n | value | what it says |\n| ---: | ---: | ---: |\n"
                             "| 1 | 1 | 0 |\n| 3 | 1 | 0 |\n"));
        const std::string suggested = asMarkdown(reportOnLine("fibonacci", {}, 60, "", true), same);
        QVERIFY(suggested.find("## proved\n\n- Zeckendorf’s parts: ") != std::string::npos);
        QVERIFY(suggested.find("## seen up to n = 60, not proved\n\n"
                               "- P iff n is among the Fibonacci numbers (A000045) — `P iff isfib(n)`\n") !=
                std::string::npos);
        const std::string many = asMarkdown(reportOnLine("nim", {}, 150, "0"), same);
        QVERIFY(many.find("and at 50 more places") != std::string::npos);
    }
};

MEXPLORER_TEST(TestSayLens)
#include "test_say_lens.moc"
