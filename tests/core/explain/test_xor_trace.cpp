#include "core/explain/xor_subject.h"
#include "core/explain/xor_trace.h"

#include "core/catalogue/catalogue.h"
#include "tests/core/asked.h"
#include "tests/core/explain/says.h"
#include "tests/core/explain/take_set.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

using Set = std::vector<std::uint64_t>;

std::unique_ptr<Game> gameOf(const Set& set, Play play) {
    if (set.empty()) return makeGame("nim", {{"play", play == Play::normal ? "normal" : "misere"}}).value();
    return std::make_unique<HeapGameOf<TakeSet>>(TakeSet(play, set), Parameters{});
}

/// The takes; for Nim, whose `set` is empty, as far as needed here.
Set takesOf(const Set& set) {
    if (!set.empty()) return set;
    Set all;
    for (std::uint64_t taken = 1; taken <= 16; ++taken)
        all.push_back(taken);
    return all;
}

bool mentions(const Message& reason, std::size_t number) {
    return reason.english().find(fmt::format("heap {}", number)) != std::string::npos;
}

/// Checks one trace against the definition; returns what is wrong, or an empty text.
class XorChecker {
public:
    XorChecker(const Set& set, Play play)
        : game_(gameOf(set, play)), heap_(takesOf(set), Play::normal), sum_(takesOf(set), play), play_(play) {
    }

    std::string wrong(const Heaps& heaps) {
        Task task;
        const auto trace = xorTrace(*game_, *asked(*game_, joined(heaps)), task);
        if (!trace) return trace.error().english();
        const ColumnsSubject& subject = trace->subject;
        if (trace->states.size() != trace->steps.size()) return "not one state a step";
        if (auto found = wrongWith(*trace); !found.empty()) return found;
        if (auto found = wrongSubject(subject, heaps); !found.empty()) return found;
        for (std::size_t i = 0; i < trace->steps.size(); ++i) {
            const Message& reason = trace->steps[i].reason;
            if (auto found = wrongStep(reason, trace->states[i], subject, heaps); !found.empty())
                return found + ": " + reason.english();
        }
        return wrongEnd(*trace, subject, heaps);
    }

private:
    std::string wrongSubject(const ColumnsSubject& subject, const Heaps& heaps) {
        Nimber sum = 0;
        if (subject.components.size() != heaps.size()) return "not one row a heap";
        for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
            const Nimber value = heap_.value({heaps[heap]});
            if (subject.components[heap].value != value) return "a heap's value is wrong";
            if (value >> subject.columns != 0) return "a row has more bits than columns";
            sum ^= value;
        }
        if (sum != subject.sum) return "the sum is wrong";
        const bool winnable = !sum_.isP(heaps) && !sum_.options(heaps).empty();
        if (subject.move.has_value() != winnable)
            return "there is a winning move, or none, against the subject";
        if (!subject.move) return {};
        if (subject.move->changes.size() != 1) return "a move changes more than one row";
        const RowChange& move = subject.move->changes[0];
        Heaps after = heaps;
        after[move.component] = std::stoull(move.to);
        const auto taken = heaps[move.component] - after[move.component];
        if (subject.move->move != takeText(heaps, {move.component, taken}))
            return "the move is called otherwise";
        const auto options = sum_.options(heaps);
        if (std::find(options.begin(), options.end(), after) == options.end())
            return "the move is not allowed";
        if (heap_.value({after[move.component]}) != move.newValue) return "the new value is wrong";
        if (move.newValue >= subject.components[move.component].value && subject.sum != 0 && !onlyOnes(heaps))
            return "the move raises a value where one can be lowered";
        return sum_.isP(after) ? "" : "the move does not win";
    }

    std::string wrongStep(const Message& reason, const ColumnsState& state, const ColumnsSubject& subject,
                          const Heaps& heaps) {
        if (state.rowsShown > heaps.size() || state.columnsShown > subject.columns)
            return "more is shown than there is";
        if (state.row && *state.row >= heaps.size()) return "there is no such row";
        if (state.column && *state.column >= subject.columns) return "there is no such column";
        if (state.marked > 0 && (!subject.move || state.row != subject.move->changes[0].component))
            return "the wrong row is chosen";
        if (state.written && state.marked == 0) return "written before it was chosen";
        if (state.moved && state.written != 0U) return "moved before it was written";
        if (says(reason, "The ones in column") && !countsRightly(reason, *state.column, heaps))
            return "miscounted";
        if (says(reason, "any move") && !everyMoveWins(heaps)) return "not every move wins";
        return {};
    }

    /// The arguments are the weight of the column and the number of ones; the sentence names the parity.
    bool countsRightly(const Message& reason, unsigned column, const Heaps& heaps) {
        std::size_t ones = 0;
        for (const std::uint64_t heap : heaps)
            ones += (heap_.value({heap}) >> column) & 1U;
        return reason.arguments.at(0) == verbatim(fmt::format("{}", Nimber{1} << column)) &&
               reason.arguments.at(1) == verbatim(fmt::format("{}", ones)) &&
               says(reason, ones % 2 == 0 ? "an even number" : "an odd number");
    }

    std::string wrongEnd(const ColumnsTrace& trace, const ColumnsSubject& subject, const Heaps& heaps) {
        std::size_t rows = 0;
        std::size_t columns = 0;
        bool wasChosen = false;
        for (std::size_t i = 0; i < trace.steps.size(); ++i) {
            const Saying& step = trace.steps[i];
            const ColumnsState& state = trace.states[i];
            if (state.rowsShown < rows || state.columnsShown < columns)
                return "what was shown is hidden again";
            rows = state.rowsShown;
            columns = state.columnsShown;
            if (i > 0 && state == trace.states[i - 1])
                return "nothing changes in the picture: " + step.reason.english();
            if (state.marked > 0 && !wasChosen && !mentions(step.reason, *state.row + 1))
                return "a row is chosen before it is named: " + step.reason.english();
            wasChosen = state.marked > 0;
        }
        if (rows != heaps.size() || columns != subject.columns) return "not everything is shown";
        if (trace.states.back().moved != subject.move.has_value()) return "the end shows no move";
        const bool misereDiffers = play_ == Play::misere && onlyOnes(heaps);
        if (!subject.move && sum_.isP(heaps) && !misereDiffers && subject.sum != 0)
            return "P with a sum that is not 0";
        return {};
    }

    [[nodiscard]] bool onlyOnes(const Heaps& heaps) {
        return std::all_of(heaps.begin(), heaps.end(),
                           [&](std::uint64_t h) { return heap_.value({h}) <= 1; });
    }
    bool everyMoveWins(const Heaps& heaps) {
        const auto options = sum_.options(heaps);
        return std::all_of(options.begin(), options.end(),
                           [&](const Heaps& option) { return sum_.isP(option); });
    }

    std::unique_ptr<Game> game_;
    BruteForce heap_;
    BruteForce sum_;
    Play play_;
};

} // namespace

class TestXorTrace : public QObject {
    Q_OBJECT

private slots:
    void everyTraceIsTrueOfSmallHeaps_data() {
        QTest::addColumn<Set>("set");
        QTest::addColumn<quint64>("largest");
        QTest::addColumn<int>("heaps");
        QTest::newRow("Nim") << Set{} << quint64{5} << 4;
        QTest::newRow("at most three") << Set{1, 2, 3} << quint64{9} << 3;
        QTest::newRow("powers of two") << Set{1, 2, 4, 8} << quint64{9} << 3;
        QTest::newRow("2, 3: single counters cannot be touched") << Set{2, 3} << quint64{9} << 3;
        QTest::newRow("1, 3, 4") << Set{1, 3, 4} << quint64{9} << 3;
    }
    void everyTraceIsTrueOfSmallHeaps() {
        QFETCH(Set, set);
        QFETCH(quint64, largest);
        QFETCH(int, heaps);
        for (const Play play : {Play::normal, Play::misere}) {
            XorChecker checker(set, play);
            std::string first;
            forAllHeaps(largest, static_cast<std::size_t>(heaps), [&](const Heaps& position) {
                if (!first.empty()) return;
                const std::string wrong = checker.wrong(position);
                if (!wrong.empty()) first = joined(position) + ": " + wrong;
            });
            if (!first.empty()) QFAIL((first + (play == Play::normal ? " (normal)" : " (misère)")).c_str());
        }
    }

    void randomHeapsOfNimAreTracedRightly() {
        constexpr unsigned seed = 20250214;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        for (const Play play : {Play::normal, Play::misere}) {
            const auto game = gameOf({}, play);
            for (int i = 0; i < 500; ++i) {
                Heaps heaps(1 + random() % mostXorSteps);
                for (std::uint64_t& heap : heaps)
                    heap = random() >> (2 + random() % 62);
                Task task;
                const auto trace = xorTrace(*game, *asked(*game, joined(heaps)), task);
                QVERIFY(trace);
                QCOMPARE(wrongWith(*trace), std::string());
                const ColumnsSubject& subject = trace->subject;
                Nimber all = 0;
                for (const std::uint64_t heap : heaps)
                    all |= heap;
                QVERIFY(subject.columns == 1 || (all >> (subject.columns - 1)) == 1);
                if (!subject.move) continue;
                heaps[subject.move->changes[0].component] = std::stoull(subject.move->changes[0].to);
                Nimber left = 0;
                bool ones = true;
                for (const std::uint64_t heap : heaps) {
                    left ^= heap;
                    ones = ones && heap <= 1;
                }
                QCOMPARE(left, Nimber{play == Play::misere && ones ? 1U : 0U});
            }
        }
    }

    void aHeapWhoseValueIsNotItsSizeSaysSo() {
        Task task;
        const auto game = gameOf({1, 2, 3}, Play::normal);
        const auto trace = xorTrace(*game, *asked(*game, "17,2"), task);
        QCOMPARE(trace->steps[0].reason.english(),
                 std::string("The SG value of heap 1, 17, is 1: in powers of two, 1."));
        QCOMPARE(trace->steps[1].reason.english(),
                 std::string("The value of heap 2 is 2: in powers of two, 2."));
    }

    void aValueThatHasAFormulaShowsIt() {
        Task task;
        const auto bash = makeGame("bash").value();
        const auto trace = xorTrace(*bash, *asked(*bash, "17,2"), task);
        QCOMPARE(trace->steps[0].reason.english(),
                 std::string("The SG value of heap 1, 17, is 1, for 17 mod 4 = 1: in powers of two, 1."));
    }

    void theMockUpsPositionIsStepped() {
        Task task;
        const auto nim = gameOf({}, Play::normal);
        const auto trace = xorTrace(*nim, *asked(*nim, "13,11,7"), task);
        const ColumnsSubject& subject = trace->subject;
        QCOMPARE(subject.sum, Nimber{1});
        QCOMPARE(subject.columns, 4U);
        QCOMPARE(subject.move->changes[0].component, std::size_t{0});
        QCOMPARE(subject.move->changes[0].to, std::string("12"));
        QCOMPARE(trace->steps.size(), std::size_t{3 + 4 + 6});
        QCOMPARE(trace->steps[7].reason.english(), std::string("S = 1 is not 0: the player to move wins."));
    }

    void misereSaysWhereItDiffersAndWhereNot() {
        Task task;
        const auto game = gameOf({}, Play::misere);
        const auto said = [&](const char* position, std::string_view words) {
            const auto trace = xorTrace(*game, *asked(*game, position), task);
            return std::any_of(trace->steps.begin(), trace->steps.end(),
                               [&](const Saying& step) { return says(step.reason, words); });
        };
        QVERIFY(said("1,1", "Here misère play differs"));
        QVERIFY(said("1,1,5", "Here misère play differs"));
        QVERIFY(said("2,3,5", "misère play goes as normal play does"));
        QVERIFY(!said("2,3,5", "Here misère play differs"));
        QVERIFY(said("2,2", "some value is still above 1"));
        QVERIFY(said("1", "is odd"));
        QVERIFY(said("0,0", "No move is left"));
    }

    /// Only the value of the head in column 255 could be lowered, but it has more moves than are tried. The
    /// move found is in 9x1, worth 103, and leaves the heads 4x1, 5x1, 7x1 and 8x1, worth 120.
    void aMoveThatRaisesAValueSaysSo() {
        Task task;
        const auto game = makeGame("tartan", {{"rows", "moebius"}, {"columns", "turtles"}}).value();
        const auto worth = [&](const std::string& position) {
            return *asked(*game, position)->evaluation(task)->nimber();
        };
        QCOMPARE(worth("9x1"), Nimber{103});
        std::uint32_t row = 1; // of the value 256
        while (worth(fmt::format("{}x1", row)) != 256)
            ++row;
        std::uint32_t far = 45;
        while (((worth(fmt::format("{}x255", far)) >> 4U) & 1U) == 0)
            ++far;
        const Nimber rest = worth(fmt::format("{}x255", far)) ^ 120U;
        QVERIFY(rest >= 256 && rest % 256 != 0 && rest < 65536);
        const std::string position = fmt::format("1x{},9x1,{}x{},{}x255", rest % 256, row, rest / 256, far);
        const ColumnsTrace trace = xorTrace(*game, *asked(*game, position), task).value();
        const ColumnsSubject& subject = trace.subject;
        QCOMPARE(subject.sum, Nimber{103 ^ 120});
        QCOMPARE(subject.move->changes[0].newValue, Nimber{120});
        const auto isSaid = [&](std::string_view words) {
            return std::any_of(trace.steps.begin(), trace.steps.end(),
                               [&](const Saying& step) { return says(step.reason, words); });
        };
        QVERIFY(isSaid("can become larger"));
        QVERIFY(!isSaid("clearing it makes it smaller"));
    }

    void tooManyHeapsAreRefused() {
        Task task;
        const auto game = gameOf({1, 2, 3}, Play::normal);
        const auto many = asked(*game, joined(Heaps(mostXorSteps + 1, 5)));
        const auto trace = xorTrace(*game, *many, task);
        QVERIFY(!trace);
        QCOMPARE(trace.error().kind, Error::Kind::tooLarge);
        QCOMPARE(trace.error().message.english(),
                 std::string("There are 65 components; at most 64 can be stepped through."));
        QVERIFY(xorTrace(*game, *asked(*game, joined(Heaps(mostXorSteps, 5))), task));
        QVERIFY(xorSubject(*many->as<SumAspect>(), task));
    }

    void aGameThatIsNoSumIsRefused() {
        Task task;
        const auto wythoff = makeGame("wythoff").value();
        const auto trace = xorTrace(*wythoff, *asked(*wythoff, "3,5"), task);
        QVERIFY(!trace);
        QCOMPARE(trace.error().kind, Error::Kind::invalid);
    }
};

MEXPLORER_TEST(TestXorTrace)
#include "test_xor_trace.moc"
