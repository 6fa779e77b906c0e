#include "core/rules/score_tree.h"

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/positions.h"
#include "core/game/aspects/roles.h"
#include "core/rules/score_tree_text.h"
#include "core/search/run.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <functional>
#include <random>
#include <set>

using namespace mexplorer;

namespace {

/// A random tree as text, with its score found on the way.
struct Grown {
    std::string text;
    Score score;
};
Grown randomTree(unsigned levels, bool maxMoves, std::mt19937& random) {
    const unsigned branches = levels == 0 ? 0 : static_cast<unsigned>(random() % 4);
    if (branches == 0) {
        const Score score = static_cast<Score>(random() % 41) - 20;
        return {std::to_string(score), score};
    }
    Grown tree{"(", 0};
    for (unsigned i = 0; i < branches; ++i) {
        const Grown branch = randomTree(levels - 1, !maxMoves, random);
        tree.text += (i == 0 ? "" : ",") + branch.text;
        tree.score = i == 0     ? branch.score
                     : maxMoves ? std::max(tree.score, branch.score)
                                : std::min(tree.score, branch.score);
    }
    tree.text += ")";
    return tree;
}

std::string refusal(std::string_view text) {
    const auto parsed = ScoreTree().parse(text);
    return parsed ? "" : parsed.error().english();
}

} // namespace

class TestScoreTree : public QObject {
    Q_OBJECT

private slots:
    void theEndsCanBeReadAndWrittenByTheirBranches() {
        const auto rules = ScoreTree::make({{"first", "max"}}).value();
        const auto tree = rules.parse("(5,((-4,(9)),6)) min").value();
        using Branches = std::vector<std::uint32_t>;
        const std::vector<std::pair<Branches, Score>> ends = {
            {{0}, 5}, {{1, 0, 0}, -4}, {{1, 0, 1, 0}, 9}, {{1, 1}, 6}};
        for (const auto& [branches, score] : ends) {
            QCOMPARE(rules.scoreAt(tree, branches).value(), score);
            const auto changed = rules.withScore(tree, branches, -70).value();
            for (const auto& [others, before] : ends)
                QCOMPARE(rules.scoreAt(changed, others).value(), others == branches ? -70 : before);
            QCOMPARE(rules.withScore(changed, branches, score).value(), tree);
        }
        for (const Branches& none : {Branches{}, {1}, {2}, {0, 0}, {1, 1, 0}, {1, 0, 5}}) {
            QVERIFY(!rules.scoreAt(tree, none));
            QVERIFY(!rules.withScore(tree, none, 1));
        }
        QVERIFY(!rules.withScore(tree, Branches{0}, ScoreTree::largestScore + 1));
    }

    void aTreeIsWorthWhatMinimaxSays() {
        constexpr unsigned seed = 1928;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const auto game = makeGame("tree").value();
        Task task;
        for (int round = 0; round < 1000; ++round) {
            const bool maxMoves = random() % 2 == 0;
            const Grown tree = randomTree(5, maxMoves, random);
            const std::string text = tree.text + (maxMoves ? "" : " min");
            const auto parsed = ScoreTree().parse(text).value();
            QCOMPARE(ScoreTree().text(parsed), text);
            QCOMPARE(ScoreTree::scoreOf(parsed), tree.score);
            const Score mine = maxMoves ? tree.score : -tree.score;
            QCOMPARE(ScoreTree().bestPlay(parsed, task).value().score, mine);
            const auto asked = ask(*game, text).value();
            QCOMPARE(asked->as<RolesAspect>()->maxMoves(), maxMoves);
            QCOMPARE(asked->evaluation(task).value().outcome, outcomeOf(mine));
            const SearchSettings settings{.method = SearchMethod::alphaBeta, .maxMoves = maxMoves};
            QCOMPARE(search(*asked->graph(), settings, task).value().score, tree.score);
        }
    }

    void itsBranchesAreTheOptions() {
        const ScoreTree rules;
        const auto tree = rules.parse("( (3, 12 ,8) ，（-2，4）, 7 ) min").value();
        QCOMPARE(rules.text(tree), std::string("((3,12,8),(-2,4),7) min"));
        QCOMPARE(rules.optionCount(tree), 3U);
        std::vector<std::string> options;
        rules.forEachOption(tree, [&](std::size_t move, const ScoreTreePosition& option) {
            QCOMPARE(move, options.size());
            QVERIFY(option.maxMoves);
            options.push_back(rules.text(option));
        });
        QCOMPARE(options, (std::vector<std::string>{"(3,12,8)", "(-2,4)", "7"}));
        QCOMPARE(rules.optionCount({"7", true}), 0U);
        QCOMPARE(rules.scoreAtEnd({"7", false}), -7);
        QCOMPARE(rules.text(rules.parse("5 max").value()), std::string("5"));
        for (const char* text :
             {"((3,12),(2,-4))", "{{3,12},{2,-4}}", "((3 12) (2 -4))", "((3,12)(2,-4))", "[[3; 12]; [2; -4]]",
              "((3,12),\n (2,-4))", "((3,12,),(2,-4,),)", "[[3, 12], [2, -4]];",
              "array([[3, 12],\n       [2, -4]])", "((+3,12),(2,-4)),"})
            QCOMPARE(rules.text(rules.parse(text).value()), std::string("((3,12),(2,-4))"));
    }

    void whatIsNoTreeIsRefusedAtItsPlace() {
        const std::pair<const char*, const char*> wrong[] = {
            {"", "breaks off"},
            {"(", "breaks off"},
            {"(1,2", "“)” is missing"},
            {"()", "column 2, not “)”"},
            {"(1,,)", "column 4, not “,)”"},
            {"(,)", "column 2, not “,)”"},
            {"(1,000)", "“1,000” at column 2 may be one number or several"},
            {"(1 x)", "column 4, not “x)”"},
            {"(1-2)", "column 3, not “-2)”"},
            {"1 2", "ends before column 3"},
            {"((1,2),,)", "column 8, not “,)”"},
            {"(1,2))", "ends before column 6"},
            {"(1,2) mn", "ends before column 7"},
            {"(x,2)", "column 2, not “x,2)”"},
            {"(1,-)", "column 4"},
            {"9999999999", "1000000000"},
            {"grow depth=30", "30 at column 12 is outside the range 0 to 12"},
            {"grow depth=9 branching=9", "at most 100000"},
            {"grow height=3", "“height=3”"},
            {"grow depth", "“depth”"}};
        for (const auto& [text, part] : wrong) {
            const std::string found = refusal(text);
            if (found.find(part) == std::string::npos) QFAIL((std::string(text) + ": " + found).c_str());
        }
        QVERIFY(refusal(std::string(300, '(')).find("deeper than 200") != std::string::npos);
        std::string wide = "(0";
        for (std::size_t i = 0; i < ScoreTree::mostNodes; ++i)
            wide += ",0";
        QVERIFY(refusal(wide + ")").find("more than 100000 nodes") != std::string::npos);
    }

    void aTreeGrowsAsItsSeedSays() {
        QCOMPARE(grownTree(0, 3, 1).find_first_not_of("0123456789"), std::string::npos);
        for (const std::uint64_t depth : {1U, 2U, 3U}) {
            for (const std::uint64_t branching : {1U, 2U, 4U}) {
                const std::string tree = grownTree(depth, branching, 7);
                QCOMPARE(tree, grownTree(depth, branching, 7));
                const auto game = makeGame("tree").value();
                Task task;
                const auto asked = ask(*game, tree).value();
                const SearchRun run =
                    search(*asked->graph(), {.method = SearchMethod::minimax}, task).value();
                std::uint64_t ends = 1;
                for (std::uint64_t i = 0; i < depth; ++i)
                    ends *= branching;
                QCOMPARE(run.counts.leaves, ends);
            }
        }
        QVERIFY(grownTree(2, 3, 7) != grownTree(2, 3, 8));
        // Neither is a seed’s tree that of another seed with other branches.
        std::set<std::string> firstScores;
        for (std::uint64_t seed = 0; seed < 8; ++seed)
            for (std::uint64_t branching = 3; branching < 9; ++branching)
                firstScores.insert(grownTree(1, branching, seed).substr(0, 8)); // some three scores
        QVERIFY(firstScores.size() >= 46);                                      // of 48
        QCOMPARE(ScoreTree().parse("grow depth=2 branching=3 seed=7").value().tree, grownTree(2, 3, 7));
    }
};

MEXPLORER_TEST(TestScoreTree)
#include "test_score_tree.moc"
