#include "core/catalogue/catalogue.h"
#include "core/game/aspects/mover.h"
#include "core/game/aspects/things.h"
#include "core/play/hint.h"
#include "tests/core/asked.h"
#include "tests/core/play/plain_play.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

/// What a hint tells, in its three depths.
class TestHint : public QObject {
    Q_OBJECT

private slots:
    void depthsTellMoreAndMore() {
        const Hint hint = found("nim", "3,5,7");
        QCOMPARE(hint.look.english(), "Look at heap 1.");
        QCOMPARE(hint.aim.english(), "Make the nim-sum 0.");
        QCOMPARE(hint.told(1).size(), std::size_t{1});
        QCOMPARE(hint.told(2).size(), std::size_t{2});
        QVERIFY(hint.told(3).size() > 2);
    }

    /// A board’s cells are called in every depth what its moves call them.
    void cellsHaveTheNamesOfTheirMoves() {
        const Hint hint = found("hexapawn", "b.b/.b./www");
        const std::string move = hint.move.move.english();
        QCOMPARE(hint.look.english(), "Look at " + move.substr(0, 2) + ".");
        QVERIFY(move.front() >= 'a' && move.front() <= 'c');
    }

    /// The cake to be cut, not yet where.
    void ofCakesTheOneToCutIsNamed() {
        const auto game = makeGame("cutcake").value();
        Task task;
        const auto atLeft = forMover(asked(*game, "2x2,4x1"), Side::left);
        const Hint hint = findHint(*game, *atLeft, 0, task).value();
        QCOMPARE(hint.look.english(), "Look at cake 2.");
        QCOMPARE(hint.places, std::vector<std::size_t>{1});
    }

    /// Of every game, at every position below a random one.
    void placesAreThoseOfThePosition() {
        constexpr std::uint64_t seed = 1902;
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        int told = 0;
        forRandomPositions(seed, 300, [&](const Game& game, const std::string& name, const PlainPlay& plain) {
            for (std::size_t id = 0; id < plain.texts.size(); ++id) {
                if (plain.options[id].empty()) continue;
                const auto at = asked(game, plain.texts[id]);
                const auto* things = at->as<ThingsAspect>();
                const auto parts = things ? things->laidOut() : Expected<std::vector<Things>>(cancelled());
                if (!parts) continue;
                Task task;
                const Hint hint = findHint(game, *at, 0, task).value();
                std::size_t places = 0;
                for (const Things& part : *parts)
                    places += part.spots.size();
                for (const std::size_t place : hint.places)
                    QVERIFY2(place < places,
                             qPrintable(QString::fromStdString(name + ' ' + plain.texts[id])));
                ++told;
            }
        });
        QVERIFY(told > 1000);
    }

private:
    static Hint found(const char* id, const char* position) {
        Task task;
        const auto game = makeGame(id).value();
        return findHint(*game, *asked(*game, position), 0, task).value();
    }
};

MEXPLORER_TEST(TestHint)
#include "test_hint.moc"
