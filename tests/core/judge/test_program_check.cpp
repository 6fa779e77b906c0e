#include "core/judge/running/program_check.h"
#include "tests/core/judge/judged.h"
#include "tests/core/judge/small_program.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

/// A program is run on generated inputs, and the input it fails on is shrunk.
class TestProgramCheck : public QObject {
    Q_OBJECT

private slots:
    void aRightProgramAnswersAll() {
        const auto report = check("hdu1846", braveProgram());
        QVERIFY(report && !report->first);
        QCOMPARE(report->cases, std::uint64_t{100});
        QCOMPARE(report->runs, std::uint64_t{1});
    }

    void aWrongAnswerIsShrunkToTheSmallestCase() {
        const auto report = check("hdu1846", braveProgram("n >= 5 && n % (m + 1) == 0"));
        QVERIFY(report && report->smallest);
        QCOMPARE(report->smallest->input, std::string("1\n6 1\n"));
        QCOMPARE(report->smallest->sentence.english(),
                 std::string("Case 1, line 1, column 1: “first” stands where “second” belongs."));
        QVERIFY(!(report->first->input == report->smallest->input));
    }

    /// The smallest failing case is not among the small cases that are tried first.
    void oneOfLargeNumbersIsShrunk() {
        const auto report = check("hdu1846", braveProgram("n > 100 && n % (m + 1) == 0"));
        QVERIFY(report && report->smallest);
        QCOMPARE(report->smallest->input, std::string("1\n102 1\n"));
    }

    void badEndsAreShrunkToo() {
        const auto report = check("hdu1846", braveProgram("n == 9", "exit 5"));
        QVERIFY(report && report->smallest);
        QCOMPARE(report->smallest->input, std::string("1\n9 1\n"));
        QCOMPARE(report->smallest->sentence.english(),
                 std::string("The program ended with the code 5; 0 says that all went well."));
    }

    void aProgramThatWritesNothingFailsOnTheFirstCase() {
        const auto report = check("hdu1846", "exit 0");
        QVERIFY(report && report->smallest);
        QCOMPARE(report->smallest->input, std::string("1\n1 1\n"));
        QCOMPARE(report->smallest->sentence.english(),
                 std::string("The output is empty; the first answer is “first”."));
    }

    /// The program has state between cases, so that none fails alone.
    void casesThatFailOnlyTogetherAreFew() {
        const auto report =
            check("hdu1846", braveProgram("sum > 1000", "print \"x\"").replace("n = $1", "n = $1; sum += n"));
        QVERIFY(report && report->smallest);
        const Judged judged = ::judged("hdu1846", report->smallest->input);
        QVERIFY(judged.error.empty());
        QVERIFY(judged.cases == 2 || judged.cases == 3);
    }

    /// The input of seed 4 has carriage returns, on which the failure depends.
    void aLayoutThatCannotBeReadIsKept() {
        QByteArray program = braveProgram();
        program.replace("sub(/\\r/, \"\")", "if (/\\r/) exit");
        for (std::uint64_t seed = 1; seed < 40; ++seed) {
            const auto report = check("hdu1846", program, seed);
            QVERIFY(report.has_value());
            if (!report->first) continue;
            QVERIFY(report->smallest->input.find('\r') != std::string::npos);
            return;
        }
        QFAIL("no input had carriage returns");
    }

    void aProblemOfOneCaseIsRunOftener() {
        const QByteArray sum = "exec awk '{ for (i = 1; i <= NF; ++i) all += $i } END { print all, 0 }'";
        const auto report = check("acwing1388", sum);
        QVERIFY(report && report->smallest);
        QCOMPARE(report->smallest->input, std::string("1\n0\n"));
        QCOMPARE(report->smallest->sentence.english(),
                 std::string("Case 1, line 1, column 1: “1 0” stands where “0 0” belongs."));
    }

    void itHearsOfEachSmallerOne() {
        std::vector<std::size_t> sizes;
        Task task;
        const judge::CheckedProgram program{
            smallProgram(folder, braveProgram("n > 100 && n % (m + 1) == 0")), {100, 1, {}}, {}};
        const auto report = judge::checkProgram(
            **judge::findProblem("hdu1846"), program,
            [&](const judge::ProgramReport& so) { sizes.push_back(so.smallest->input.size()); }, task);
        QVERIFY(report.has_value());
        QVERIFY(sizes.size() > 2);
        QCOMPARE(sizes.back(), report->smallest->input.size());
    }

    void cancellingEndsIt() {
        Task task;
        const judge::CheckedProgram program{smallProgram(folder, braveProgram("n > 5")), {100, 1, {}}, {}};
        const auto report = judge::checkProgram(
            **judge::findProblem("hdu1846"), program, [&](const judge::ProgramReport&) { task.cancel(); },
            task);
        QVERIFY(!report && report.error().kind == Error::Kind::cancelled);
    }

    void whatCannotBeRunIsAnError() {
        Task task;
        const auto report = judge::checkProgram(
            **judge::findProblem("hdu1846"), {"/nowhere/at/all", {}, {}}, [](const judge::ProgramReport&) {},
            task);
        QCOMPARE(report.error().english(), std::string("There is no program “/nowhere/at/all”."));
    }

private:
    Expected<judge::ProgramReport> check(const char* id, const QByteArray& lines, std::uint64_t seed = 1) {
        Task task;
        const judge::CheckedProgram program{smallProgram(folder, lines), {100, seed, {}}, {}};
        return judge::checkProgram(
            **judge::findProblem(id), program, [](const judge::ProgramReport&) {}, task);
    }

    QTemporaryDir folder;
};

MEXPLORER_TEST(TestProgramCheck)
#include "test_program_check.moc"
