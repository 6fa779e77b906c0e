#include "core/explain/atlas_trace.h"

#include "core/catalogue/families/families.h"
#include "core/game/aspects/atlas.h"
#include "core/partizan/notation.h"
#include "tests/core/asked.h"
#include "tests/core/truth.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <fmt/format.h>

using namespace mexplorer;

namespace {

std::unique_ptr<Game> gameOf(const std::string& id) {
    return makeGame(partizanGames(), id, {}).value();
}

std::vector<std::string> withAtlas() {
    std::vector<std::string> ids;
    for (const Entry& entry : partizanGames())
        if (gameOf(entry.description.id)->as<AtlasAspect>()) ids.push_back(entry.description.id);
    return ids;
}

} // namespace

/// The atlases of boards.
class TestAtlasTrace : public QObject {
    Q_OBJECT

private slots:
    void everyEntryIsOnce() {
        QCOMPARE(withAtlas(), (std::vector<std::string>{"domineering", "clobber", "cutcake", "maundy-cake",
                                                        "col", "snort"}));
        for (const std::string& id : withAtlas()) {
            Task task;
            const AtlasTrace trace = atlasTrace(*gameOf(id), 3, task).value();
            QCOMPARE(trace.subject.entries.size(), std::size_t{9});
            QCOMPARE(trace.states.size(), trace.steps.size());
            for (std::uint32_t a = 1; a <= 3; ++a)
                for (std::uint32_t b = 1; b <= 3; ++b) {
                    const AtlasEntry& entry = trace.subject.at(a, b);
                    QCOMPARE(entry.a, a);
                    QCOMPARE(entry.b, b);
                    QVERIFY(entry.worth && entry.worth->facts);
                }
            for (std::size_t i = 1; i < 9; ++i)
                QVERIFY(trace.subject.entries[i - 1].a * trace.subject.entries[i - 1].b <=
                        trace.subject.entries[i].a * trace.subject.entries[i].b);
        }
    }

    /// Who wins, from the moves alone.
    void outcomesAreTrue() {
        for (const std::string& id : withAtlas()) {
            const auto game = gameOf(id);
            Truth truth(*game);
            Task task;
            const AtlasTrace trace = atlasTrace(*game, 3, task).value();
            for (const AtlasEntry& entry : trace.subject.entries)
                QVERIFY2(entry.worth->outcome == truth.outcome(entry.position), entry.position.c_str());
        }
    }

    /// Berlekamp, Conway, Guy 1982, chapter 5: small rectangles of Domineering, Left’s dominoes upright.
    void rectanglesOfBooks() {
        Task task;
        const AtlasTrace trace = atlasTrace(*gameOf("domineering"), 4, task).value();
        const auto valueOf = [&](std::uint32_t rows, std::uint32_t columns) {
            return trace.subject.at(rows, columns).worth->facts->canonical;
        };
        QCOMPARE(valueOf(1, 1), std::string("0"));
        QCOMPARE(valueOf(2, 1), std::string("1"));
        QCOMPARE(valueOf(1, 2), std::string("-1"));
        QCOMPARE(valueOf(2, 2), std::string("+-1"));
        QCOMPARE(valueOf(3, 1), std::string("1"));
        QCOMPARE(valueOf(4, 1), std::string("2"));
        QCOMPARE(valueOf(3, 3), std::string("+-1"));
        QCOMPARE(trace.subject.at(2, 2).temperature.value(), Rational(1));
        QCOMPARE(trace.subject.at(4, 4).worth->outcome, Outcome::N);
    }

    void theLastStepCounts() {
        Task task;
        const AtlasTrace trace = atlasTrace(*gameOf("cutcake"), 3, task).value();
        // Cutcake: cakes wider than high are Left’s; a square cake is 0.
        QCOMPARE(
            trace.steps.back().reason.english(),
            std::string("Whoever begins, Left wins 2 of these 9, and Right 2. Whoever begins wins 0, and "
                        "loses 5."));
    }

    void cancelledWorkSaysSo() {
        Task task;
        task.cancel();
        const auto trace = atlasTrace(*gameOf("domineering"), 4, task);
        QVERIFY(!trace && trace.error().kind == Error::Kind::cancelled);
    }
};

MEXPLORER_TEST(TestAtlasTrace)
#include "test_atlas_trace.moc"
