#include "core/judge/checking/comparison.h"
#include "core/judge/checking/reason.h"
#include "tests/core/judge/judged.h"
#include "tests/core/judge/made_inputs.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

using Lines = std::vector<std::string>;
using Kind = judge::Difference::Kind;

judge::Comparison compared(const std::string& id, const std::string& input, const std::string& theirs,
                           std::size_t chunk = SIZE_MAX) {
    Task task;
    const auto found =
        judge::compareOutput(**judge::findProblem(id), chunks(input, chunk), chunks(theirs, chunk), task);
    return found.value_or(judge::Comparison{UINT64_MAX, {}});
}

/// The sentence about the difference; empty if there is none.
std::string saidOf(const std::string& theirs, const std::string& input = "4 2\n3 2\n3 5\n",
                   const std::string& id = "hdu2149") {
    const auto found = compared(id, input, theirs);
    for (const std::size_t chunk : {1U, 2U, 3U, 5U})
        if (compared(id, input, theirs, chunk).cases != found.cases) return "depends on how it comes";
    return found.difference ? judge::sayDifference(*found.difference).english() : "";
}

/// The lines as judges compare them, found in the plainest way.
Lines plainLines(const std::string& text) {
    Lines lines{""};
    for (const char c : text) {
        if (c == '\n')
            lines.emplace_back();
        else
            lines.back() += c;
    }
    for (std::string& line : lines)
        line.erase(line.find_last_not_of(" \t\r") + 1);
    while (!lines.empty() && lines.back().empty())
        lines.pop_back();
    return lines;
}

/// The first line that differs, if any.
std::optional<std::uint64_t> firstDifference(const std::string& ours, const std::string& theirs) {
    const Lines one = plainLines(ours);
    const Lines other = plainLines(theirs);
    if (one == other) return std::nullopt;
    std::size_t at = 0;
    while (at < one.size() && at < other.size() && one[at] == other[at])
        ++at;
    return at;
}

/// The output with a random change, which may or may not count as a difference.
std::string slipped(std::string output, std::mt19937& random) {
    const auto anywhere = [&] { return output.empty() ? 0 : random() % output.size(); };
    const std::size_t at = anywhere();
    const std::size_t line = output.rfind('\n', at) == std::string::npos ? 0 : output.rfind('\n', at) + 1;
    switch (random() % 11) {
    case 0:
        output[at] = static_cast<char>('a' + random() % 26);
        break;
    case 1:
        output.erase(at, 1);
        break;
    case 2:
        output.insert(at, 1, static_cast<char>('0' + random() % 10));
        break;
    case 3:
        output.resize(at);
        break;
    case 4:
        output.erase(line, output.find('\n', line) - line + 1);
        break;
    case 5:
        output.insert(line, "\n");
        break;
    case 6:
        output.insert(line, output.substr(line, output.find('\n', line) - line + 1));
        break;
    case 7:
        output.insert(at, "  ");
        break;
    case 8:
        output += "  \n\n\t\n";
        break;
    case 9:
        output.insert(output.find('\n', at), " \t \r");
        break;
    default:
        output += "0\n";
        break;
    }
    return output;
}

} // namespace

class TestJudgeComparison : public QObject {
    Q_OBJECT

private slots:
    void ourOwnOutputIsEqual() {
        for (const judge::Problem& problem : judge::problems()) {
            const std::string input = madeInput(problem, {asMany(problem, 50), 2, {}});
            const Judged ours = judged(problem.id, input);
            const auto found = compared(problem.id, input, ours.output);
            QVERIFY2(!found.difference && found.cases == ours.cases, problem.id.c_str());
        }
    }

    void theFirstSlipIsFound() {
        constexpr unsigned seed = 77;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        int equal = 0;
        for (const judge::Problem& problem : judge::problems()) {
            for (unsigned run = 0; run < 80; ++run) {
                const std::string input = madeInput(problem, {asMany(problem, 1 + random() % 12), run, {}});
                const std::string ours = judged(problem.id, input).output;
                std::string theirs = slipped(ours, random);
                if (random() % 4 == 0) theirs = slipped(theirs + "\n", random);
                const auto expected = firstDifference(ours, theirs);
                const auto found = compared(problem.id, input, theirs, 1 + random() % 40);
                QVERIFY(found.cases != UINT64_MAX);
                const std::string what = problem.id + ": " + ours + "// " + theirs;
                QVERIFY2(found.difference.has_value() == expected.has_value(), what.c_str());
                if (expected) QVERIFY2(found.difference->number == *expected, what.c_str());
                equal += expected ? 0 : 1;
            }
        }
        QVERIFY(equal > 50 && equal < 800);
    }

    void aDifferenceIsToldAsWhatItIs() {
        QCOMPARE(saidOf("1\nnone\n3 4 5\n"), std::string());
        QCOMPARE(saidOf("1 \r\nnone\t\n3 4 5"), std::string());
        QCOMPARE(saidOf("1\nnone\n3 4 5\n\n  \n"), std::string());
        QCOMPARE(saidOf("1\nnone\n3 4 6\n"),
                 std::string("Case 3, line 3, column 5: “3 4 6” stands where “3 4 5” belongs."));
        QCOMPARE(saidOf("1\nNone\n3 4 5\n"),
                 std::string("Case 2, line 2, column 1: “None” stands where “none” "
                             "belongs: capital letters differ."));
        QCOMPARE(saidOf("1\nnone\n3  4 5\n"),
                 std::string("Case 3, line 3, column 2: “3  4 5” stands where “3 4 "
                             "5” belongs: the blanks differ."));
        QCOMPARE(saidOf("1\n none\n3 4 5\n"),
                 std::string("Case 2, line 2, column 1: “  none” stands where “none” "
                             "belongs: the blanks differ."));
        QCOMPARE(saidOf("1\n\nnone\n3 4 5\n"),
                 std::string("Case 2, line 2, column 1: the line is empty where “none” belongs."));
        QCOMPARE(saidOf("1\nnone\n"),
                 std::string("Case 3: the output ends after line 2, where “3 4 5” belongs."));
        QCOMPARE(saidOf(""), std::string("The output is empty; the first answer is “1”."));
        QCOMPARE(saidOf(" \n\n"), std::string("The output is empty; the first answer is “1”."));
        QCOMPARE(saidOf("1\nnone\n3 4 5\n\n9 8\n"),
                 std::string("Line 5: “9 8” follows, but there are only 3 answers."));
        QCOMPARE(saidOf(std::string("1\nno\0e\n", 7)),
                 std::string("Case 2, line 2, column 3: “no\uFFFDe” has a byte that is not text where “none” "
                             "belongs."));
        QCOMPARE(saidOf("1\n无\n"),
                 std::string("Case 2, line 2, column 1: “无” stands where “none” belongs."));
    }

    /// With an answer of seven million characters.
    void ofALongAnswerThePartIsToldThatDiffers() {
        const std::string input = "1 1000000\n";
        std::string theirs = judged("hdu2149", input).output;
        QCOMPARE(compared("hdu2149", input, theirs).difference.has_value(), false);
        const std::size_t at = theirs.find(" 500000 ") + 1;
        theirs[at] = '4';
        const auto found = compared("hdu2149", input, theirs);
        QCOMPARE(found.difference->place.column, at + 1);
        QVERIFY(found.difference->theirs.find(" 400000 500001 ") != std::string::npos);
        QVERIFY(found.difference->ours.find(" 500000 500001 ") != std::string::npos);
        QVERIFY(found.difference->ours.size() < 200 && found.difference->theirs.size() < 200);
    }

    /// Equal parts are not stored, and an endless output is not read further.
    void outputsWithoutEndAreComparedUpToTheDifference() {
        Task task;
        const judge::Source endless = [](char* block, std::size_t size) -> Expected<std::size_t> {
            for (std::size_t i = 0; i < size; ++i)
                block[i] = i % 2 == 0 ? '0' : '\n';
            return size / 2 * 2;
        };
        const auto found = judge::compareOutput(**judge::findProblem("hdu1527"),
                                                judge::textSource("1 2\n3 5\n", task), endless, task);
        QCOMPARE(judge::sayDifference(*found->difference).english(),
                 std::string("Line 3: “0” follows, but there are only 2 answers."));
        int asked = 0;
        const judge::Source blanks = [&](char* block, std::size_t size) -> Expected<std::size_t> {
            if (++asked == 10) task.cancel();
            std::fill_n(block, size, ' ');
            return size;
        };
        const auto cut = judge::compareOutput(**judge::findProblem("hdu1527"),
                                              judge::textSource("1 2\n3 5\n", task), blanks, task);
        QVERIFY(!cut && cut.error().error.kind == Error::Kind::cancelled);
    }

    void wrongInputIsToldUnlessADifferenceCameBefore() {
        Task task;
        const judge::Problem& problem = **judge::findProblem("hdu1527");
        const std::string input = "1 2\n3 x\n";
        const auto compare = [&](const std::string& theirs) {
            return judge::compareOutput(problem, judge::textSource(input, task),
                                        judge::textSource(theirs, task), task);
        };
        QCOMPARE(compare("0\n1\n").error().place->line, std::size_t{2});
        QVERIFY(compare("1\n1\n")->difference.has_value());
        const auto unread = judge::compareOutput(
            problem, judge::textSource("1 2\n", task),
            [](char*, std::size_t) -> Expected<std::size_t> { return invalid(say("The disk is on fire.")); },
            task);
        QCOMPARE(unread.error().error.english(), std::string("The disk is on fire."));
    }

    void theReasonIsThatOfThePosition() {
        Task task;
        const judge::Problem& problem = **judge::findProblem("hdu1846");
        const auto picked = judge::pickCase(problem, judge::textSource("2\n9 2\n10 2\n", task), 1, task);
        const auto reasons = judge::sayReasons(*picked, task);
        QCOMPARE(reasons->at(0).english(), std::string("10 is N."));
        QCOMPARE(reasons->at(1).english(),
                 std::string("Move to 9, which is P: from there the other player cannot win."));
        QVERIFY(reasons->size() <= 4);
        const judge::Problem& row = **judge::findProblem("acwing1388");
        const auto scored = judge::pickCase(row, judge::textSource("3\n4 7 2\n", task), 0, task);
        QCOMPARE(judge::sayReasons(*scored, task)->back().english(),
                 std::string("With best play the player to move gets 6 in the end, the other 7."));
    }
};

MEXPLORER_TEST(TestJudgeComparison)
#include "test_judge_comparison.moc"
