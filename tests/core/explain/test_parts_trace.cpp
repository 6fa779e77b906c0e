#include "core/explain/parts_trace.h"

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/impartial.h"
#include "tests/core/asked.h"
#include "tests/core/explain/says.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

using namespace mexplorer;

namespace {

std::uint64_t sumOf(const std::vector<HeapPart>& parts) {
    std::uint64_t sum = 0;
    for (const HeapPart& part : parts)
        sum += part.size * part.count;
    return sum;
}

/// The outcome of a heap after a turn, by the game itself.
Outcome outcomeAfter(const Game& game, std::uint64_t left, std::uint64_t most) {
    Task task;
    const bool hasLimit = game.description().id == "fibonacci";
    const std::string text = hasLimit ? fmt::format("{}/{}", left, most) : fmt::format("{}", left);
    return asked(game, text)->evaluation(task)->outcome;
}

/// What is wrong with the trace of one heap: the take and every answer are checked by the solver.
std::string wrongParts(const Game& game, const std::string& position) {
    Task task;
    const auto inquiry = asked(game, position);
    const auto& aspect = *inquiry->as<PartsAspect>();
    const PartsTrace trace = partsTrace(game, *inquiry, task).value();
    const PartsSubject& subject = trace.subject;
    const DividedHeap& heap = subject.heaps.at(0);
    if (sumOf(heap.parts) + heap.aside != heap.size) return "the parts are not the heap";
    const bool won = inquiry->evaluation(task)->outcome == Outcome::N;
    const bool isTrivial = inquiry->optionCount() == 0 || heap.parts.empty();
    if (!isTrivial && subject.take.has_value() != won) return "a take, or none, against the outcome";
    std::uint64_t left = heap.size;
    if (subject.take) {
        left -= *subject.take;
        if (*subject.take > subject.most || outcomeAfter(game, left, subject.mostThen) != Outcome::P)
            return "the take does not win";
        if (aspect.mostAfter(left, *subject.take) != subject.mostThen) return "another limit";
    }
    if (subject.attacked > 0 && subject.mostThen >= subject.attacked) return "the part can be taken whole";
    if (subject.replies.size() + subject.moreReplies != (subject.attacked > 0 ? subject.mostThen : 0))
        return "not one row for each reply";
    for (const PartReply& reply : subject.replies) {
        if (sumOf(reply.left) + reply.taken != subject.attacked) return "the reply leaves something else";
        const std::uint64_t rest = left - reply.taken;
        const std::uint64_t answer = answerTo(reply);
        if (answer > aspect.mostAfter(rest, reply.taken)) return "the answer is not allowed";
        if (outcomeAfter(game, rest - answer, aspect.mostAfter(rest - answer, answer)) != Outcome::P)
            return "the answer does not win";
    }
    for (std::size_t i = 0; i < trace.steps.size(); ++i) {
        if (i > 0 && trace.states[i] == trace.states[i - 1])
            return "nothing changes in the picture: " + trace.steps[i].reason.english();
        if (trace.steps[i].codeLine >= trace.pseudoCode.size()) return "no such line";
    }
    return trace.states.back().told ? "" : "nobody has won in the end";
}

} // namespace

class TestPartsTrace : public QObject {
    Q_OBJECT

private slots:
    void everySmallHeapIsToldRightly() {
        for (const char* play : {"normal", "misere"}) {
            const auto fibonacci = makeGame("fibonacci", {{"play", play}}).value();
            for (int heap = 0; heap <= 40; ++heap) {
                for (int most = 0; most <= heap; ++most) {
                    const std::string position = fmt::format("{}/{}", heap, most);
                    const std::string found = wrongParts(*fibonacci, position);
                    QVERIFY2(found.empty(), (position + ": " + found).c_str());
                }
            }
            for (const char* id : {"bash", "bounded-nim"}) {
                for (int most = 1; most <= 6; ++most) {
                    const auto game = makeGame(id, {{"m", fmt::format("{}", most)}, {"play", play}}).value();
                    for (int heap = 0; heap <= 40; ++heap) {
                        const std::string found = wrongParts(*game, fmt::format("{}", heap));
                        QVERIFY2(found.empty(), fmt::format("{} m={} {}: {}", id, most, heap, found).c_str());
                    }
                }
            }
        }
    }

    /// The textbook example: 85 = 55 + 21 + 8 + 1.
    void theExampleLosesItsSmallestPart() {
        Task task;
        const auto game = makeGame("fibonacci").value();
        const PartsTrace trace = partsTrace(*game, *asked(*game, "85"), task).value();
        const PartsSubject& subject = trace.subject;
        QCOMPARE(subject.heaps[0].parts, (std::vector<HeapPart>{{55}, {21}, {8}, {1}}));
        QCOMPARE(subject.take, std::optional<std::uint64_t>(1));
        QCOMPARE(subject.attacked, std::uint64_t{8});
        QCOMPARE(subject.replies.size(), std::size_t{2});
        QCOMPARE(answerTo(subject.replies[0]), std::uint64_t{2}); // 7 = 5 + 2
        QCOMPARE(answerTo(subject.replies[1]), std::uint64_t{1}); // 6 = 5 + 1
    }

    void bashsAnswersAreComplements() {
        Task task;
        const auto game = makeGame("bash", {{"m", "4"}}).value();
        const PartsSubject subject = partsTrace(*game, *asked(*game, "23"), task).value().subject;
        QCOMPARE(subject.heaps[0].parts, (std::vector<HeapPart>{{5, 4}, {3}}));
        QCOMPARE(subject.take, std::optional<std::uint64_t>(3));
        for (const PartReply& reply : subject.replies)
            QCOMPARE(reply.taken + answerTo(reply), std::uint64_t{5});
    }

    void theRemaindersOfSeveralHeapsAreHeapsOfNim() {
        Task task;
        const auto game = makeGame("bounded-nim").value();
        const PartsTrace trace = partsTrace(*game, *asked(*game, "13,11,7"), task).value();
        QCOMPARE(trace.subject.sum, Nimber{1 ^ 3 ^ 3});
        QCOMPARE(trace.steps.size(), std::size_t{3 + 2});
        QCOMPARE(trace.steps[0].reason.english(), std::string("Heap 1: 13 = 3 · 4 + 1. Its remainder is 1."));
        for (std::size_t i = 1; i < trace.states.size(); ++i)
            QVERIFY(!(trace.states[i] == trace.states[i - 1]));
    }

    /// The sum of what is written is the heap, and the XOR that of the remainders.
    void headingsAreSums() {
        const auto textOf = [](const char* id, const std::string& heaps, const Parameters& parameters = {}) {
            const auto game = makeGame(id, parameters).value();
            const Play play = playOf(*game);
            return partsSubject(*asked(*game, heaps)->as<PartsAspect>(), play);
        };
        const PartsSubject one = textOf("fibonacci", "85");
        QCOMPARE(partsText(one.heaps[0], true), std::string("85 = 55 + 21 + 8 + 1"));
        QCOMPARE(partsText(one.heaps[0], false), std::string("85"));
        const PartsSubject misere = textOf("bash", "21", {{"m", "4"}, {"play", "misere"}});
        QCOMPARE(partsText(misere.heaps[0], true), std::string("20 = 4 · 5"));
        QCOMPARE(partsText(misere.heaps[0], false), std::string("21 = 20 + 1"));
        QCOMPARE(partsText(textOf("bash", "0").heaps[0], true), std::string("0"));
        const PartsSubject several = textOf("bounded-nim", "13,0,7");
        QCOMPARE(divisionText(several, 0), std::string("13 = 3 · 4 + 1"));
        QCOMPARE(divisionText(several, 1), std::string("0 = 0 · 4 + 0"));
        QCOMPARE(remaindersText(several, 3), std::string("1 ⊕ 0 ⊕ 3 = 2"));
        QCOMPARE(remaindersText(several, 1), std::string("1 ⊕ ? ⊕ ? = ?"));
        QCOMPARE(remaindersText(several, 0), std::string("? ⊕ ? ⊕ ? = ?"));
    }

    void hugeHeapsAreShort() {
        Task task;
        for (const char* id : {"bash", "fibonacci"}) {
            const auto game = makeGame(id).value();
            const auto trace = partsTrace(*game, *asked(*game, "4000000000000000000"), task);
            QVERIFY(trace && trace->subject.replies.size() <= mostReplies);
        }
    }

    void tooManyHeapsAndOtherGamesAreRefused() {
        Task task;
        const auto bash = makeGame("bash").value();
        const std::string many = joined(Heaps(mostDividedHeaps + 1, 5));
        QCOMPARE(partsTrace(*bash, *asked(*bash, many), task).error().kind, Error::Kind::tooLarge);
        const auto nim = makeGame("nim").value();
        QCOMPARE(partsTrace(*nim, *asked(*nim, "1"), task).error().kind, Error::Kind::invalid);
    }
};

MEXPLORER_TEST(TestPartsTrace)
#include "test_parts_trace.moc"
