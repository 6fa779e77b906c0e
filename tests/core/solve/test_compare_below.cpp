#include "core/solve/compare_below.h"

#include "core/catalogue/catalogue.h"
#include "core/catalogue/heap_game_of.h"
#include "core/rules/nim.h"
#include "core/rules/tartan.h"
#include "core/solve/ways/coin_boards.h"
#include "core/solve/ways/search.h"
#include "tests/core/asked.h"
#include "tests/core/wrong_moore.h"
#include "tests/core/wrong_nim.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

/// Makes Nim cancel the task at the `last`-th question about a theorem or about options.
class Cancelling {
public:
    Cancelling(Task& task, bool byTheorem, std::uint64_t last)
        : task_(task), byTheorem_(byTheorem), left_(last) {}

    void ask(bool isTheorem) {
        if (isTheorem != byTheorem_) return;
        if (left_ > 0 && --left_ == 0) task_.cancel();
        if (task_.cancelled()) ++askedSince_;
    }
    [[nodiscard]] std::uint64_t askedSince() const { return askedSince_; }

private:
    Task& task_;
    bool byTheorem_;
    std::uint64_t left_;
    std::uint64_t askedSince_ = 0;
};

class CancellingNim : public Nim {
public:
    explicit CancellingNim(Cancelling& cancelling) : Nim(Play::normal), cancelling_(&cancelling) {}
    static Expected<CancellingNim> make(const Parameters&) { return invalid(say("made in the test only")); }
    [[nodiscard]] std::optional<Evaluation> closedForm(const Heaps& heaps) const {
        cancelling_->ask(true);
        return Nim::closedForm(heaps);
    }
    template <class Visit>
    void forEachOption(const Heaps& heaps, Visit&& visit) const {
        cancelling_->ask(false);
        Nim::forEachOption(heaps, visit);
    }
    [[nodiscard]] CancellingNim inNormalPlay() const { return *this; }

private:
    Cancelling* cancelling_;
};

} // namespace

class TestCompareBelow : public QObject {
    Q_OBJECT

private slots:
    void theoremsAgreeWithTheDefinitionBelowAPosition() {
        const std::vector<std::pair<const char*, const char*>> starts = {
            {"moore", "2,3,4"}, {"staircase", "1,1,1"}, {"hackenbush", "1-9"}, {"fibonacci", "30"}};
        for (const auto& [id, position] : starts) {
            for (const char* play : {"normal", "misere"}) {
                const auto game = makeGame(id, {{"play", play}}).value();
                Task task;
                const auto start = asked(*game, position);
                const auto below = compareBelow(*game, *start, task);
                QVERIFY(below.has_value() && below->agrees());
                QVERIFY(below->places > 10);
                if (std::string(id) == "moore") QCOMPARE(below->places, std::uint64_t{60});
                QCOMPARE(below->byTheorem > 0, start->closedForm().has_value());
                // Values are asked from the theorem where it has them, else from the solver.
                QCOMPARE(below->byTheorem - below->outcomes + below->bySolver, below->places);
            }
        }
    }

    void aWrongTheoremIsFoundOut() {
        const GameOf<test::WrongMoore> game(test::WrongMoore(Play::normal, 2), {});
        Task task;
        const auto below = compareBelow(game, *asked(game, "1,1,1"), task);
        // Of the 8 positions below, the XOR is wrong about the three pairs of ones and all three ones.
        QCOMPARE(below->places, std::uint64_t{8});
        QCOMPARE(below->differing, std::uint64_t{4});
        QCOMPARE(below->differences.front().place, std::string("1,1,1"));
    }

    void aWrongSolverIsFoundOutWhereTheTheoremLeavesItTheWord() {
        Task task;
        for (const auto wrong : {test::Nims::wrongSolver, test::Nims::wrongSolverOutcomes}) {
            const HeapGameOf<test::WrongNim> game(test::WrongNim(wrong), {});
            const auto below = compareBelow(game, *asked(game, "7"), task);
            QCOMPARE(below->places, std::uint64_t{8});
            QCOMPARE(below->bySolver, std::uint64_t{8});
            QCOMPARE(below->differing, std::uint64_t{1});
            QCOMPARE(below->differences.front().place, std::string("5"));
            QCOMPARE(below->differences.front().solver, std::optional(evaluationOf(9)));
        }
        const HeapGameOf<test::WrongNim> wrongValues(test::WrongNim(test::Nims::wrongValues), {});
        QCOMPARE(compareBelow(wrongValues, *asked(wrongValues, "7"), task)->differing, std::uint64_t{1});
    }

    void tooMuchIsRefusedAndCancelledIsSaid() {
        const auto game = makeGame("moore", {}).value();
        Task task;
        QCOMPARE(compareBelow(*game, *asked(*game, "100000,100000,100000"), task).error().kind,
                 Error::Kind::tooLarge);
        QCOMPARE(
            compareBelow(*game, *asked(*game, "4000000000000000000,4000000000000000000"), task).error().kind,
            Error::Kind::tooLarge);
        // Few positions are met before there are too many moves: the first alone has 2.9 million.
        const auto threeHeaps = makeGame("moore", {{"k", "3"}}).value();
        const auto refused = compareBelow(*threeHeaps, *asked(*threeHeaps, "90,90,90,90"), task);
        QCOMPARE(refused.error().kind, Error::Kind::tooLarge);
        QVERIFY(refused.error().english().find(" moves or more") != std::string::npos);
        task.cancel();
        QCOMPARE(compareBelow(*game, *asked(*game, "1,1"), task).error().kind, Error::Kind::cancelled);
    }

    void aCancelledComparisonEndsSoonWhateverItIsAt() {
        for (const bool byTheorem : {false, true}) {
            for (const std::uint64_t last : {1U, 2U, 100U, 600U, 900U}) {
                Task task;
                Cancelling cancelling(task, byTheorem, last);
                const HeapGameOf<CancellingNim> game(CancellingNim(cancelling), {});
                const auto below = compareBelow(game, *asked(game, "40,40"), task); // 1,681 positions
                QVERIFY(task.cancelled());
                QVERIFY(!below && below.error().kind == Error::Kind::cancelled);
                QVERIFY(cancelling.askedSince() <= 257);
            }
        }
    }

    void cancelledWhenAllPositionsAreFoundItDefinesNone() {
        constexpr std::uint64_t positions = 41 * 41;
        Task task;
        Cancelling cancelling(task, false, positions);
        const HeapGameOf<CancellingNim> game(CancellingNim(cancelling), {});
        QCOMPARE(compareBelow(game, *asked(game, "40,40"), task).error().kind, Error::Kind::cancelled);
        QCOMPARE(cancelling.askedSince(), std::uint64_t{1}); // the last question
        QCOMPARE(task.progress(), 0.0);                      // progress only counts the values computed
    }

    void aRefusalComesBeforeAnythingIsAllocated() {
        Task task;
        const Heaps start(65'000, 1);
        ExploredGraph graph(std::make_shared<AnyRulesOf<Nim>>(Nim(Play::normal)), {&start});
        QCOMPARE(graph.expand(0, task).error().english(),
                 std::string("There are 65000 moves or more below this position, as much work as 528190000 "
                             "between small positions; at most 4000000 are looked at."));
        QCOMPARE(graph.size(), std::size_t{1});
    }

    /// Few positions may need much memory: here 2,500 with a thousand heads each.
    void positionsAreFoundWithinTheMemoryThereIs() {
        const auto rules = Tartan::make({{"rows", "ruler"},
                                         {"row-sets", ""},
                                         {"columns", "ruler"},
                                         {"column-sets", ""},
                                         {"play", "normal"}})
                               .value();
        const auto start = rules.parse("50x50").value();
        Task task;
        const auto any = std::make_shared<AnyRulesOf<Tartan>>(rules);
        ExploredGraph small(any, {&start}, {.bytes = 1U << 20U});
        QCOMPARE(small.expand(0, task).error().english(),
                 std::string("The positions below this one would take more than 1 MB."));
        QVERIFY(small.size() < 1000);
        ExploredGraph large(any, {&start}, {.bytes = 1U << 25U});
        QVERIFY(large.expand(0, task).has_value());
        QCOMPARE(large.size(), std::size_t{2501});
        QCOMPARE(large.options(0).size(), std::size_t{2500});
        QVERIFY(large.expand(0, task).has_value());
        task.cancel();
        QCOMPARE(large.expand(1, task).error().kind, Error::Kind::cancelled);
    }
};

MEXPLORER_TEST(TestCompareBelow)
#include "test_compare_below.moc"
