#include "tests/core/judge/judged.h"
#include "tests/core/judge/made_inputs.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <map>
#include <set>

using namespace mexplorer;

namespace {

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::size_t at = 0;
    for (std::size_t end = 0; (end = text.find('\n', at)) != std::string::npos; at = end + 1)
        lines.push_back(text.substr(at, end - at));
    if (at < text.size()) lines.push_back(text.substr(at));
    return lines;
}

/// The lines of a plainly written input of all small cases and those at the limits.
std::set<std::string> linesMade(const judge::Problem& problem, judge::CaseMaker::Largest largest = {}) {
    std::vector<judge::Case> cases = problem.cases->limits(largest);
    for (judge::Case& small : problem.cases->small(largest))
        cases.push_back(std::move(small));
    std::set<std::string> lines;
    for (const std::string& line : linesOf(judge::inputOf(cases, problem.form)))
        lines.insert(line);
    return lines;
}

std::string repeated(const std::string& word, std::size_t times) {
    std::string all = word;
    for (std::size_t i = 1; i < times; ++i)
        all += " " + word;
    return all;
}

bool endsWith(const std::string& text, const std::string& end) {
    return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

} // namespace

class TestMadeInputs : public QObject {
    Q_OBJECT

private slots:
    void theyAreInputsOfSoManyCases() {
        for (const judge::Problem& problem : judge::problems()) {
            for (std::uint64_t seed = 0; seed < 15; ++seed) {
                for (const std::uint64_t cases : {1U, 2U, 7U, 40U}) {
                    const std::uint64_t wanted = asMany(problem, cases);
                    const judge::CaseMaker::Largest largest =
                        seed % 3 == 0 ? judge::CaseMaker::Largest(std::uint64_t{1} << (2 * seed))
                                      : std::nullopt;
                    const std::string input = madeInput(problem, {wanted, seed, largest});
                    const Judged found = judged(problem.id, input);
                    const std::string what =
                        fmt::format("{}, {} cases, seed {}: {}", problem.id, wanted, seed, found.error);
                    QVERIFY2(found.error.empty() && found.cases == wanted, what.c_str());
                }
            }
        }
    }

    void theSameSeedMakesTheSame() {
        for (const judge::Problem& problem : judge::problems()) {
            const std::uint64_t cases = asMany(problem, 50);
            const std::string once = madeInput(problem, {cases, 7, {}});
            QCOMPARE(madeInput(problem, {cases, 7, {}}), once);
            QVERIFY2(madeInput(problem, {cases, 8, {}}) != once, problem.id.c_str());
        }
        // The input for a seed must not change between versions.
        QCOMPARE(madeInput(**judge::findProblem("hdu1846"), {5, 1, {}}),
                 std::string("5\n5 1\n12 8\n1 1000\n1000 1\n65 513\n"));
    }

    void anInputWithoutCasesIsMadeWhereThereCanBeOne() {
        for (const judge::Problem& problem : judge::problems()) {
            Task task;
            std::string input;
            const judge::Sink sink = [&](std::string_view block) {
                input += block;
                return true;
            };
            const auto made = judge::generate(problem, {0, 4, {}}, sink, task);
            if (problem.id == "acwing1388") {
                QCOMPARE(made.error().english(),
                         std::string("An input of acwing1388 is exactly one case; 0 were asked for."));
                continue;
            }
            QVERIFY2(made && *made == 0, problem.id.c_str());
            QVERIFY2(judged(problem.id, input).error.empty(), problem.id.c_str());
        }
    }

    void moreThanAnInputCanHaveAreRefused() {
        Task task;
        const auto made = judge::generate(
            **judge::findProblem("hdu1527"), {1'000'000'000'001, 1, {}},
            [](std::string_view) { return true; }, task);
        QCOMPARE(made.error().english(),
                 std::string("1000000000001 cases are too many for an input: the limit "
                             "is 1000000000000."));
    }

    void cancellingEndsIt() {
        Task task;
        std::size_t bytes = 0;
        const auto made = judge::generate(
            **judge::findProblem("hdu1527"), {1'000'000'000'000, 1, {}},
            [&](std::string_view block) {
                bytes += block.size();
                if (bytes > 200'000) task.cancel();
                return true;
            },
            task);
        QVERIFY(!made && made.error().kind == Error::Kind::cancelled);
        QVERIFY(bytes < 400'000);
    }

    /// The limits of the problems' statements, or of the online judges.
    void theyReachTheLimits() {
        const std::map<std::string, std::vector<std::string>> limits = {
            {"hdu1846", {"1 1", "1 1000", "1000 1", "1000 1000"}},
            {"hdu2188", {"1 1", "10000 10", "10000 1", "1 10"}},
            {"hdu1847", {"1", "1000"}},
            {"hdu2147", {"1 1", "2000 2000", "1 2000", "2000 1"}},
            {"hdu2149", {"1 1", "1 1099", "1099 1", "1099 1099"}},
            {"hdu2897", {"1 1 1", "65535 1 1", "65535 65535 65535", "1 65535 65535"}},
            {"hdu1527", {"0 0", "0 1000000000", "1000000000 1000000000"}},
            {"poj1067", {"0 0", "0 1000000000", "1000000000 1000000000"}},
            {"hdu1850", {"1", "100", "0", repeated("1000000", 100)}},
            {"hdu2516", {"2", "2147483647"}},
            {"poj2425", {"1", "1000", "10 " + repeated("0", 10), "2 0 999"}},
            {"hdu1524", {"1", "1000"}},
            {"csdn-stones-2", {"1 1", "10000 10000", repeated("4294967295", 10'000), "0"}},
            {"acwing1388", {"1", "100", repeated("200", 100), "0"}},
            {"shapley", {"2", "8", "0 1000000000 1000000000 1000000000", "0 " + repeated("1000000000", 255)}},
            {"nim-k", {"1 0", "100 " + repeated("1000000000", 100), "100 0"}},
        };
        for (const judge::Problem& problem : judge::problems()) {
            const std::set<std::string> lines = linesMade(problem);
            QVERIFY2(limits.count(problem.id) == 1, problem.id.c_str());
            for (const std::string& line : limits.at(problem.id))
                QVERIFY2(lines.count(line) == 1, (problem.id + ": " + line.substr(0, 60)).c_str());
        }
        QCOMPARE(linesMade(**judge::findProblem("hdu1846"), UINT64_MAX)
                     .count("1000000000000000000 1000000000000000000"),
                 std::size_t{1});
    }

    void allSmallCasesAreThereIfTheyFit() {
        const std::string input = madeInput(**judge::findProblem("hdu1846"), {500, 3, {}});
        const std::vector<std::string> lines = linesOf(input);
        std::set<std::string> seen;
        for (std::string line : lines) {
            std::string plain;
            for (const char c : line) {
                const bool isBlank = c == ' ' || c == '\r';
                if (!isBlank || (!plain.empty() && plain.back() != ' ')) plain += isBlank ? ' ' : c;
            }
            if (!plain.empty() && plain.back() == ' ') plain.pop_back();
            seen.insert(plain);
        }
        for (int n = 1; n <= 12; ++n)
            for (int m = 1; m <= 12; ++m)
                QVERIFY(seen.count(fmt::format("{} {}", n, m)) == 1);
    }

    /// Small cases are listed smallest first, each once.
    void smallCasesAreEachOnce() {
        for (const judge::Problem& problem : judge::problems()) {
            const std::vector<judge::Case> small = problem.cases->small({});
            QVERIFY2(small.size() >= 64 && small.size() <= 1000, problem.id.c_str());
            QCOMPARE(std::set<judge::Case>(small.begin(), small.end()).size(), small.size());
        }
    }

    void whateverAFormatLeavesOpenIsTried() {
        for (const judge::Problem& problem : judge::problems()) {
            std::map<std::string, int> seen;
            for (std::uint64_t seed = 0; seed < 120; ++seed) {
                const std::string input = madeInput(problem, {asMany(problem, 9), seed, {}});
                const bool zeros = problem.form.ends == judge::InputForm::Ends::byZeros;
                seen["line breaks of two characters"] += input.find("\r\n") != std::string::npos;
                seen["line breaks of one"] += input.find('\r') == std::string::npos;
                seen["many blanks"] += input.substr(0, input.size() - 2).find("  ") != std::string::npos;
                seen["plain"] += input.find("  ") == std::string::npos;
                seen["no line break at the end"] +=
                    std::isdigit(static_cast<unsigned char>(input.back())) != 0;
                seen["a line break at the end"] += endsWith(input, "\n") && !endsWith(input, "\n\n");
                seen["empty lines at the end"] += endsWith(input, "\n\n") || endsWith(input, "\n\r\n");
                seen["blanks at the end"] += endsWith(input, "\n  ");
                if (zeros)
                    seen["something behind the end"] += input.find("1 2 3", input.size() - 20) < input.size();
            }
            for (const auto& [way, times] : seen)
                QVERIFY2(times > 0, (problem.id + ": " + way).c_str());
        }
    }

    void aRowMayBeBrokenAnywhere() {
        std::set<std::size_t> lines;
        for (std::uint64_t seed = 0; seed < 60; ++seed)
            lines.insert(linesOf(madeInput(**judge::findProblem("acwing1388"), {1, seed, {}})).size());
        QVERIFY(lines.size() > 3);
    }

    void graphsAreSharedByTheirTokens() {
        const judge::Problem& problem = **judge::findProblem("poj2425");
        const judge::Case one = {{2}, {1, 1}, {0}, {1, 0}};
        const judge::Case other = {{2}, {1, 1}, {0}, {2, 0, 0}};
        const judge::Case third = {{1}, {0}, {1, 0}};
        QCOMPARE(judge::inputOf({one, other, third}, problem.form),
                 std::string("2\n1 1\n0\n1 0\n2 0 0\n0\n1\n0\n1 0\n0\n"));
    }

    /// Both answers are frequent, for small and large numbers.
    void winnersChange() {
        for (const judge::Problem& problem : judge::problems()) {
            if (problem.form.ends == judge::InputForm::Ends::afterOne) continue;
            std::map<std::string, int> seen;
            for (const std::string& line :
                 linesOf(judged(problem.id, madeInput(problem, {300, 5, {}})).output))
                ++seen[line];
            QVERIFY2(seen.size() > 1, problem.id.c_str());
            for (const auto& [line, times] : seen)
                if (seen.size() == 2) QVERIFY2(times >= 30, (problem.id + ": " + line).c_str());
        }
    }

    /// Replacing a case by a smaller one again and again ends at one with few numbers.
    void smallerCasesComeToAnEnd() {
        constexpr unsigned seed = 13;
        qInfo("seed %u", seed);
        Random random(seed);
        for (const judge::Problem& problem : judge::problems()) {
            for (int walk = 0; walk < 4; ++walk) {
                judge::Case made = problem.cases->random(random, {}, {});
                int steps = 0;
                for (auto list = problem.cases->smaller(made); !list.empty();
                     list = problem.cases->smaller(made)) {
                    made = list[random.below(std::min<std::size_t>(list.size(), 3))];
                    QVERIFY2(++steps < 300, problem.id.c_str());
                }
                std::size_t numbers = 0;
                for (const auto& line : made)
                    numbers += line.size();
                QVERIFY2(numbers <= 5, problem.id.c_str());
            }
        }
    }
};

MEXPLORER_TEST(TestMadeInputs)
#include "test_made_inputs.moc"
