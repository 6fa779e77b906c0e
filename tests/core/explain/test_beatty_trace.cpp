#include "core/explain/beatty_trace.h"

#include "core/catalogue/catalogue.h"
#include "tests/core/asked.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <cmath>
#include <map>

using namespace mexplorer;

namespace {

using Stage = BeattyState::Stage;

/// What is wrong with the numbers of the picture; the sentences are checked in test_sentences.
std::string wrong(const BeattySubject& subject) {
    std::map<std::uint64_t, int> held;
    std::uint64_t k = 0;
    for (const BeattyPair& pair : subject.pairs) {
        if (pair.k != ++k || pair.b != pair.a + k) return "no pair";
        if (static_cast<std::uint64_t>(pair.multiple) != pair.a) return "its multiple lies elsewhere";
        if (static_cast<std::uint64_t>(pair.multipleOfSquare) != pair.b) return "that of φ² lies elsewhere";
        ++held[pair.a];
        ++held[pair.b];
    }
    for (std::uint64_t number = 1; number < subject.last; ++number)
        if (held[number] != 1) return fmt::format("{} is held {} times", number, held[number]);
    for (const BeattyCut& cut : subject.cuts) {
        std::uint64_t above = 0;
        std::uint64_t below = 0;
        for (const BeattyPair& pair : subject.pairs) {
            above += pair.multiple < static_cast<double>(cut.length) ? 1U : 0U;
            below += pair.multipleOfSquare < static_cast<double>(cut.length) ? 1U : 0U;
        }
        if (above != cut.left || below != cut.right()) return "the boxes are not the marks";
        if (static_cast<std::uint64_t>(cut.at) != cut.left) return "the cut goes through another box";
    }
    const BeattyPair& lit = subject.pairs.at(subject.lit);
    if (lit.a != subject.n && lit.b != subject.n) return "another pair is lit";
    if (lit.b >= subject.last) return "the pair is not on the line";
    return subject.cuts[0].length == subject.n && subject.cuts[1].length == subject.n + 1 ? "" : "other bars";
}

} // namespace

class TestBeattyTrace : public QObject {
    Q_OBJECT

private slots:
    void everySmallPositionHasItsLine() {
        for (const char* id : {"wythoff", "grid-walk"}) {
            const Parameters queen =
                std::string(id) == "wythoff" ? Parameters{} : Parameters{{"piece", "queen"}};
            const auto game = makeGame(id, queen).value();
            for (int a = 0; a <= 34; ++a) {
                for (int b = 0; b <= 60; ++b) {
                    const std::string position = fmt::format("{},{}", a, b);
                    const BeattyTrace trace = beattyTrace(*game, *asked(*game, position)).value();
                    const std::string found = wrong(trace.subject);
                    QVERIFY2(found.empty(), (position + ": " + found).c_str());
                    const auto low = static_cast<std::uint64_t>(std::min(a, b));
                    QCOMPARE(trace.subject.hasPosition, low >= 1 && low <= mostBeattyNumber);
                    if (trace.subject.hasPosition) QCOMPARE(trace.subject.n, low);
                    QCOMPARE(trace.states.back().stage,
                             trace.subject.hasPosition ? Stage::position : Stage::pairs);
                    for (std::size_t i = 1; i < trace.states.size(); ++i)
                        QVERIFY(trace.states[i].stage > trace.states[i - 1].stage);
                }
            }
        }
    }

    void hugePositionsHaveTheUsualLine() {
        const auto game = makeGame("wythoff").value();
        const BeattyTrace trace =
            beattyTrace(*game, *asked(*game, "1000000000000000000,1618033988749894848")).value();
        QCOMPARE(trace.subject.n, usualBeattyNumber);
        QVERIFY(wrong(trace.subject).empty());
    }

    void multiplesAreWrittenAsOneWould() {
        QCOMPARE(multipleText(1, false), std::string("φ"));
        QCOMPARE(multipleText(12, true), std::string("12φ²"));
    }

    void otherGamesAndMisereAreRefused() {
        const auto kiki = makeGame("kiki").value();
        QCOMPARE(beattyTrace(*kiki, *asked(*kiki, "3,5")).error().kind, Error::Kind::invalid);
        const auto nim = makeGame("nim").value();
        QCOMPARE(beattyTrace(*nim, *asked(*nim, "3,5")).error().kind, Error::Kind::invalid);
        const auto misere = makeGame("wythoff", {{"play", "misere"}}).value();
        QCOMPARE(beattyTrace(*misere, *asked(*misere, "3,5")).error().kind, Error::Kind::invalid);
    }
};

MEXPLORER_TEST(TestBeattyTrace)
#include "test_beatty_trace.moc"
