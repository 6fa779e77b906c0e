#include "core/catalogue/catalogue.h"
#include "core/explain/explain.h"
#include "core/explain/mex_trace.h"
#include "core/explain/why.h"
#include "core/explain/xor_trace.h"
#include "tests/core/asked.h"
#include "tests/core/catalogue/games.h"
#include "tests/core/catalogue/questions.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <set>

using namespace mexplorer;

namespace {

constexpr std::size_t mostWalked = 200;

std::vector<std::string> sentences(const char* id, const std::string& position,
                                   const Parameters& parameters = {}) {
    std::vector<std::string> all;
    const auto proof = asked(*game(id, parameters), position)->proof();
    for (const ProofStep& step : proof->steps)
        all.push_back(step.reason.english());
    return all;
}

/// The first positions below `start`.
std::vector<std::string> positionsBelow(const Game& game, const std::string& start) {
    std::vector<std::string> texts;
    const auto graph = asked(game, start)->graph();
    for (PositionGraph::Id id = 0; id < graph->size() && id < mostWalked; ++id) {
        if (graph->size() + graph->optionCount(id) < 4 * mostWalked) (void)graph->options(id);
        texts.push_back(graph->text(id));
    }
    return texts;
}

/// Empty if the position's proof is complete and names a winning move exactly if there is one.
std::string fault(const Game& game, const std::string& position) {
    const auto inquiry = asked(game, position);
    const auto proof = inquiry->proof();
    if (!proof) return {};
    if (proof->steps.empty() || proof->title.empty()) return position + ": an empty proof";
    for (const ProofStep& step : proof->steps) {
        if (step.reason.empty() || step.codeLine >= proof->pseudoCode.size())
            return position + ": a bad step";
        if (step.reason.english().find('%') != std::string::npos) return position + ": a place is not filled";
    }
    Task task;
    const auto found = inquiry->solution(task);
    if (!found || !(*found)->complete) return position + ": not solved";
    const std::vector<SolvedMove>& moves = (*found)->moves;
    const bool canWin =
        std::any_of(moves.begin(), moves.end(), [](const SolvedMove& move) { return move.wins(); });
    if (proof->move.empty()) return canWin ? position + ": no move is told" : "";
    const bool wins = std::any_of(moves.begin(), moves.end(), [&](const SolvedMove& move) {
        return move.wins() && move.move == proof->move;
    });
    return wins ? "" : position + ": the move does not win: " + proof->move.english();
}

using Pairs = std::multiset<std::pair<int, int>>;

/// Which pairs are lost in Wythoff's game, by recursion without any of the program's types.
std::vector<std::vector<bool>> lostPairs(int largest) {
    const auto size = static_cast<std::size_t>(largest) + 1;
    std::vector<std::vector<bool>> lost(size, std::vector<bool>(size, false));
    for (std::size_t a = 0; a < size; ++a) {
        for (std::size_t b = 0; b < size; ++b) {
            bool wins = false;
            for (std::size_t t = 1; t <= std::max(a, b) && !wins; ++t)
                wins = (t <= a && lost[a - t][b]) || (t <= b && lost[a][b - t]) ||
                       (t <= a && t <= b && lost[a - t][b - t]);
            lost[a][b] = !wins;
        }
    }
    return lost;
}

Pairs lostOptions(const std::vector<std::vector<bool>>& lost, int a, int b) {
    Pairs options;
    const auto add = [&](int left, int right) {
        if (left >= 0 && right >= 0 && lost[static_cast<std::size_t>(left)][static_cast<std::size_t>(right)])
            options.insert({left, right});
    };
    for (int t = 1; t <= std::max(a, b); ++t) {
        add(a - t, b);
        add(a, b - t);
        add(a - t, b - t);
    }
    return options;
}

/// The pairs that are left by the cases of the proof that apply to a ≤ b.
Pairs pairsTold(int a, int b) {
    const QRegularExpression both("^Case [13] applies.*Take (\\d+) from both");
    const QRegularExpression lower("^Case ([245]) applies.* to (\\d+)( instead)?\\.$");
    Pairs told;
    for (const std::string& sentence : sentences("wythoff", fmt::format("{},{}", a, b))) {
        const QString text = QString::fromStdString(sentence);
        if (const auto match = both.match(text); match.hasMatch()) {
            const int taken = match.captured(1).toInt();
            told.insert({a - taken, b - taken});
        } else if (const auto found = lower.match(text); found.hasMatch()) {
            const int left = found.captured(2).toInt();
            told.insert(found.captured(1) == "4" ? std::pair(left, b) : std::pair(a, left));
        }
    }
    return told;
}

} // namespace

class TestProof : public QObject {
    Q_OBJECT

private slots:
    void everyProofTellsAWinningMoveWhereThereIsOne() {
        std::set<std::string> proved;
        for (const Entry& entry : catalogue()) {
            if (!game(entry.description.id.c_str())->as<PositionsAspect>()) continue;
            for (const Preset& preset : entry.description.presets) {
                for (const Parameters& parameters : inEachPlay(entry.description, preset.parameters)) {
                    const auto made = game(entry.description.id.c_str(), parameters);
                    const std::string start = asking::lighter(preset.position);
                    if (!asked(*made, start)->proof()) continue;
                    proved.insert(entry.description.id);
                    for (const std::string& position : positionsBelow(*made, start))
                        QCOMPARE(fault(*made, position), std::string());
                }
            }
        }
        for (const char* id : {"bash", "fibonacci", "moore", "wythoff", "staircase", "hackenbush"})
            QVERIFY2(proved.count(id) == 1, id);
    }

    void bashAnswersWithTheComplement() {
        const std::vector<std::string> expected = {
            "n = 21 is 5 · 4 + 1, where 4 is one more than the largest take: r = 1.",
            "r is not 0: the player to move wins.", "Take 1 and leave 20.",
            "Whatever t is taken from a multiple of 4, the answer 4 − t leaves a multiple of 4 again, and at "
            "last "
            "0: whoever faces the multiples loses."};
        QCOMPARE(sentences("bash", "21"), expected);
        QVERIFY(!asked(*game("bash"), "21,5")->proof().has_value()); // a sum
    }

    void fibonacciNimTakesTheSmallestPart() {
        const auto won = sentences("fibonacci", "85");
        QCOMPARE(won.front(),
                 std::string("85 = 55 + 21 + 8 + 1: Fibonacci numbers, no two of them neighbours."));
        QCOMPARE(won[2], std::string("Take 1 and leave 84. Then at most 2 may be taken."));
        QCOMPARE(sentences("fibonacci", "1").front(),
                 std::string("The first turn must leave something, so nothing may be taken."));
    }

    void wythoffReachesAColdPairInFiveCases() {
        const std::vector<std::pair<std::string, std::string>> cases = {
            {"7,7", "Case 1 applies: the heaps are equal. Take 7 from both; (0, 0) is left."},
            {"6,13", "Case 2 applies: 6 is the smaller number of the cold pair (6, 10). Lower 13 to 10."},
            {"5,4",
             "Case 3 applies: the difference is 1, and the cold pair of that difference is (1, 2). Take 3 "
             "from both."},
            {"4,5", "Case 4 applies: 5 is the larger number of the cold pair (3, 5). Lower 4 to 3."},
            {"5,11", "Case 5 applies: 5 is the larger number of the cold pair (3, 5). Lower 11 to 3."}};
        for (const auto& [position, sentence] : cases) {
            const auto said = sentences("wythoff", position);
            QVERIFY2(std::count(said.begin(), said.end(), sentence) == 1, position.c_str());
        }
    }

    void wythoffsCasesTellEveryWinningMoveOnceAndNoOther() {
        constexpr int largest = 60;
        const auto lost = lostPairs(largest);
        for (int a = 0; a <= largest; ++a) {
            for (int b = a; b <= largest; ++b) {
                const std::string position = fmt::format("{},{}", a, b);
                QVERIFY2(pairsTold(a, b) == lostOptions(lost, a, b), position.c_str());
            }
        }
    }

    void wythoffsSentencesStandAtTheirOwnCases() {
        for (int a = 0; a <= 12; ++a) {
            for (int b = a; b <= 12; ++b) {
                const auto proof = *asked(*game("wythoff"), fmt::format("{},{}", a, b))->proof();
                for (const ProofStep& step : proof.steps) {
                    const QString said = QString::fromStdString(step.reason.english());
                    const auto number = QRegularExpression("^Case (\\d)").match(said);
                    const bool isTest = said.startsWith("The test") || said.contains("of them");
                    QCOMPARE(step.codeLine, isTest              ? std::size_t{0}
                                            : number.hasMatch() ? number.captured(1).toUInt()
                                                                : std::size_t{6});
                }
            }
        }
        QCOMPARE(asked(*game("wythoff"), "4,7")->proof()->pseudoCode.back().english(),
                 std::string("otherwise (a, b) is itself a cold pair: P"));
    }

    void theExplanationIsTheGamesOwnAndWhySaysItToo() {
        Task task;
        const auto bash = game("bash");
        const auto single = asked(*bash, "21");
        const auto trace = explain(*bash, *single, task);
        QVERIFY(trace->title == single->proof()->title);
        QCOMPARE(trace->steps.size(), std::size_t{4});
        QCOMPARE(why(*bash, *single, task)->proof.size(), std::size_t{4});
        const auto heaps = asked(*bash, "21,5");
        const auto sum = explain(*bash, *heaps, task);
        QVERIFY(sum->title == xorTrace(*bash, *heaps, task)->title);
        QVERIFY(why(*bash, *asked(*bash, "21,6"), task)->proof.empty());
    }

    void aProofCanFollowAnotherTrace() {
        Task task;
        const auto wythoff = game("wythoff");
        const auto position = asked(*wythoff, "4,5");
        auto trace = mexTrace(*wythoff, *position, task).value();
        const std::size_t lines = trace.pseudoCode.size();
        const std::vector<Saying> after = proofAfter(trace, *position);
        const auto proof = position->proof();
        QCOMPARE(after.size(), proof->steps.size());
        for (std::size_t i = 0; i < proof->steps.size(); ++i) {
            const Saying& step = after[i];
            QVERIFY(step.reason == proof->steps[i].reason);
            QVERIFY(trace.pseudoCode[step.codeLine] == proof->pseudoCode[proof->steps[i].codeLine]);
            QVERIFY(step.codeLine >= lines);
        }
        const auto kiki = game("kiki");
        const auto unproved = asked(*kiki, "3,3"); // kiki has no proof of its own
        auto untouched = mexTrace(*kiki, *unproved, task).value();
        QVERIFY(proofAfter(untouched, *unproved).empty());
    }

    /// The verdict is left out where reasons or another trace have told it already.
    void aVerdictIsSaidOnce() {
        Task task;
        for (const auto& [id, text] : {std::pair{"moore", "1,1,1"},
                                       {"moore", "0,0"},
                                       {"staircase", "0"},
                                       {"fibonacci", "0"},
                                       {"wythoff", "0,0"},
                                       {"hackenbush", "0"}}) {
            const auto played = game(id);
            const auto position = asked(*played, text);
            const auto steps = position->proof()->steps;
            const auto verdicts = static_cast<std::size_t>(std::count_if(
                steps.begin(), steps.end(), [](const ProofStep& step) { return step.isVerdict; }));
            QVERIFY2(verdicts == 1 && steps.back().isVerdict, id);
            const auto panel = why(*played, *position, task).value();
            QVERIFY(panel.reasons == std::vector<Message>{steps.back().reason});
            QCOMPARE(panel.proof.size(), steps.size() - 1);
            auto trace = mexTrace(*played, *position, task).value();
            QCOMPARE(proofAfter(trace, *position).size(), steps.size() - 1);
        }
    }

    void proofsOfHugePositionsAreShortAndTheirMovesWin() {
        const auto proof = [](const char* id, const char* position) {
            return asked(*game(id), position)->proof().value();
        };
        QVERIFY(!proof("fibonacci", "4000000000000000000").move.empty());
        QVERIFY(proof("wythoff", "4000000000000000000,4100000000000000000").steps.size() < 10);
        QVERIFY(!proof("bash", "4000000000000000001").move.empty());
        QVERIFY(proof("moore", "4000000000000000000,17,4000000000000000001,99").steps.size() < 200);
    }
};

MEXPLORER_TEST(TestProof)
#include "test_proof.moc"
