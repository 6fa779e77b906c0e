#include "core/explain/quotient_trace.h"

#include "tests/core/explain/said_of.h"
#include "tests/core/explain/says.h"
#include "tests/core/misere/plain_sums.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace mexplorer;

namespace {

using Told = QuotientState::Told;

QuotientTrace traceOf(const HeapBreaks& breaks, std::uint32_t largest, const QuotientLimits& limits = {}) {
    Task task;
    return quotientTrace(quotientSubject(tellQuotient(breaks, largest, task, limits).value()));
}

/// The heaps of an element’s first word.
SumOfHeaps heapsOf(const ToldQuotient& told, Element element) {
    SumOfHeaps sum;
    const Word& word = told.presentation.elements.words[element];
    for (std::size_t g = 0; g < word.size(); ++g)
        sum.insert(sum.end(), word[g], told.presentation.elements.generators[g]);
    return sum;
}

SumOfHeaps together(SumOfHeaps sum, const SumOfHeaps& more) {
    sum.insert(sum.end(), more.begin(), more.end());
    std::ranges::sort(sum);
    return sum;
}

} // namespace

/// How a misère quotient comes about, in steps.
class TestQuotientTrace : public QObject {
    Q_OBJECT

private slots:
    void theStepsAreTold() {
        const QuotientTrace trace = traceOf(breaksOf("0.123"), 23);
        QCOMPARE(trace.states.size(), trace.steps.size());
        const std::vector<std::string> said = saidOf(trace);
        QCOMPARE(
            said[0],
            std::string("No heap at all is the element 1. Whoever is to move there has won, so it is not "
                        "P. Sums are one element if no heaps up to 23, added to both, tell them apart."));
        QCOMPARE(said[1], std::string("A heap of 1 is like no sum of smaller heaps: it is new, a. With it, "
                                      "sums are 2 elements."));
        QCOMPARE(said[2], std::string("Most like a is 1, but it is another: a is P, 1 is not."));
        QCOMPARE(said[3], std::string("The next heap is like a sum of smaller ones: Φ(2) = 1."));
        QVERIFY(
            said[said.size() - 2].starts_with("From heap 5 on, the elements repeat with period 5: proved"));
        QVERIFY(said.back().starts_with("Misère quotient of the heaps 0 … 23: order 20, of which P: 5. The "
                                        "heaps are wild"));
    }

    void statesAreTrue_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<quint32>("largest");
        QTest::newRow("0.123") << "0.123" << quint32{9};
        QTest::newRow("0.77") << "0.77" << quint32{9};
        QTest::newRow("0.07") << "0.07" << quint32{11};
        QTest::newRow("0.75") << "0.75" << quint32{9};
        QTest::newRow("4.7") << "4.7" << quint32{6};
        QTest::newRow("0.(3)") << "0.(3)" << quint32{7};
    }
    /// Against the definition: what is called P is lost, what is told apart differs with the context, and
    /// what is called alike has the same outcome in every sum tried.
    void statesAreTrue() {
        QFETCH(QString, code);
        QFETCH(quint32, largest);
        const HeapBreaks breaks = breaksOf(code.toStdString());
        const QuotientTrace trace = traceOf(breaks, largest);
        const ToldQuotient& told = trace.subject.told;
        const MisereQuotient& quotient = trace.subject.quotient();
        PlainSums plain(breaks);
        std::uint32_t heapBefore = 0;
        std::size_t witnesses = 0;
        for (std::size_t i = 0; i < trace.states.size(); ++i) {
            const QuotientState& state = trace.states[i];
            const Message& said = trace.steps[i].reason;
            if (state.witness) {
                ++witnesses;
                const SumOfHeaps context = heapsOf(told, state.witness->context);
                QVERIFY(plain.isP(together(heapsOf(told, state.witness->one), context)) !=
                        plain.isP(together(heapsOf(told, state.witness->other), context)));
                QCOMPARE(state.witness->one, quotient.ofHeap[state.heap]);
            }
            if (says(said, "smaller ones")) checkAlike(trace, plain, heapBefore + 1, state.heap);
            if (state.told == Told::outcomes) {
                for (Element element = 0; element < quotient.monoid.order(); ++element)
                    QCOMPARE(std::ranges::find(state.lit, element) != state.lit.end(),
                             plain.isP(heapsOf(told, element)));
            }
            QVERIFY(state.heap >= heapBefore);
            heapBefore = state.heap;
        }
        QCOMPARE(witnesses, told.presentation.elements.generators.size());
        QCOMPARE(heapBefore, largest);
    }

    /// What is reached by heaps up to n is closed under them, and needs the last of them.
    void elementsAreReachedAsSaid() {
        const QuotientTrace trace = traceOf(breaksOf("0.77"), 12);
        const MisereQuotient& quotient = trace.subject.quotient();
        for (std::uint32_t largest = 0; largest <= 12; ++largest) {
            std::set<Element> reached = {0};
            for (std::size_t before = 0; before != reached.size();) {
                before = reached.size();
                for (const Element element : std::set<Element>(reached))
                    for (std::uint32_t heap = 1; heap <= largest; ++heap)
                        reached.insert(quotient.monoid.product(element, quotient.ofHeap[heap]));
            }
            QCOMPARE(trace.subject.countReached(largest), reached.size());
            for (const Element element : reached)
                QVERIFY(trace.subject.reachedAt[element] <= largest);
        }
    }

    /// Each sentence names something that a picture can show.
    void eachStepHasSomethingToLight() {
        for (const char* code : {"0.123", "0.77", "4.7", "0.0"}) {
            const QuotientTrace trace = traceOf(breaksOf(code), 9);
            for (const Saying& step : trace.steps) {
                std::vector<SpokenTopic> topics;
                std::ignore = step.reason.said([](const std::string& text) { return text; }, &topics);
                QVERIFY2(!topics.empty(), step.reason.english().c_str());
            }
        }
    }

    void limitsAreTold() {
        const QuotientTrace trace = traceOf(breaksOf("4.7"), 20, {.elements = 10});
        QVERIFY(trace.subject.told.found.stopped);
        QVERIFY(saidOf(trace).back().find("are not in it: The quotient has more than 10 elements.") !=
                std::string::npos);
        QVERIFY(trace.states.back().heap < 20);
    }

    /// It is said whether it was checked once more, and why not if it was not.
    void theCheckIsTold() {
        Task task;
        const ToldQuotient told = tellQuotient(breaksOf("0.77"), 12, task).value();
        QVERIFY(!told.unchecked);
        QVERIFY(says(sayChecked(told), "no sum of heaps up to %1"));
        ToldQuotient other = told;
        other.unchecked = Error(Error::Kind::tooLarge, say("too large"));
        QCOMPARE(sayChecked(other).english(), std::string("It was not checked once more: too large"));
        QVERIFY(sayFact(other, QuotientFact::checked).english() !=
                sayFact(told, QuotientFact::checked).english());
    }

    void elementsAreSumsOfHeaps() {
        Task task;
        const ToldQuotient told = tellQuotient(breaksOf("0.123"), 9, task).value();
        QCOMPARE(sayElement(told, 0).english(),
                 std::string("1 is not P. Sums of heaps that are it: 0, 2, 7, 1+1, 1+5, 5+5 …"));
        QCOMPARE(sayElement(told, told.found.quotient.ofHeap[1]).english(),
                 std::string("a is P. Sums of heaps that are it: 1, 5, 1+1+1, 1+1+5, 1+5+5, 1+8+8 …"));
    }

private:
    /// The heaps from `first` to `last` beside the words that they are called, in all sums with up to three
    /// more heaps.
    static void checkAlike(const QuotientTrace& trace, PlainSums& plain, std::uint32_t first,
                           std::uint32_t last) {
        const ToldQuotient& told = trace.subject.told;
        const std::vector<SumOfHeaps> contexts = sumsUpTo(trace.subject.quotient().largestHeap(), 9);
        for (std::uint32_t heap = first; heap <= last; ++heap) {
            const Element element = trace.subject.quotient().ofHeap[heap];
            QVERIFY(trace.subject.reachedAt[element] < heap);
            for (const SumOfHeaps& context : contexts)
                QCOMPARE(plain.isP(together({heap}, context)),
                         plain.isP(together(heapsOf(told, element), context)));
        }
    }
};

MEXPLORER_TEST(TestQuotientTrace)
#include "test_quotient_trace.moc"
