#include "core/partizan/atomic_weight.h"
#include "core/partizan/notation.h"
#include "plain_forms.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

/// At each turn both can move or none can.
PlainForm randomAllSmall(int day, Random& random) {
    if (day == 0 || random.once(6)) return plainForm({}, {});
    const auto options = [&] {
        std::vector<PlainForm> all(1 + random.below(2));
        for (PlainForm& option : all)
            option = randomAllSmall(day - 1, random);
        return all;
    };
    std::vector<PlainForm> left = options();
    return plainForm(std::move(left), options());
}

} // namespace

class TestAtomicWeight : public QObject {
    Q_OBJECT

private slots:
    void gamesOfBooks_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("weight");
        QTest::newRow("zero") << "0"
                              << "0";
        QTest::newRow("nimber") << "*5"
                                << "0";
        QTest::newRow("up") << "^"
                            << "1";
        QTest::newRow("ups") << "v3*2"
                             << "-3";
        QTest::newRow("power") << "^<2>"
                               << "0";
        QTest::newRow("powers") << "^[3]*"
                                << "1";
        QTest::newRow("two flowers") << "{0||0,v*|vv}" // 2.^<2>
                                     << "0";
        QTest::newRow("hot") << "{^3|v3}"
                             << "+-1"; // each turn is worth an up less than the sides say
        // As CGSuite 2.1’s own tests state them.
        QTest::newRow("a hot weight") << "{^^^|vv}"
                                      << "{1|0}";
        QTest::newRow("a sum of powers") << "{0|*||*|||*||||*}"
                                         << "1";
        QTest::newRow("without a name")
            << "{0||0,v*|vv|||{0||0,v*|vv|||vv,{0,v*|vv}},{0||0,v*|vv}|{0||0,v*|vv|||vv,{0,v*|vv}||||vv}}"
            << "0";
        QTest::newRow("not all-small") << "1"
                                       << "";
        QTest::newRow("tiny") << "Tiny(1)"
                              << "";
    }
    void gamesOfBooks() {
        QFETCH(QString, game);
        QFETCH(QString, weight);
        Task task;
        ShortGames games(task);
        const auto found = AtomicWeights(games).of(readGame(game.toStdString(), games).value());
        QCOMPARE(found ? nameOf(*found, games).value() : std::string(), weight.toStdString());
    }

    /// Weights add up; whoever is two ahead wins, whoever begins, and one ahead by moving first.
    void weightsAddUpAndDecide() {
        constexpr unsigned seed = 9;
        qInfo("seed %u", seed);
        Random random(seed);
        Task task;
        ShortGames games(task);
        AtomicWeights weights(games);
        int decided = 0;
        for (int i = 0; i < 1500; ++i) {
            const auto one = canonical(randomAllSmall(4, random), games);
            const auto other = canonical(randomAllSmall(3, random), games);
            const auto sum = games.sum(one, other);
            const auto weight = weights.of(sum).value();
            QCOMPARE(weight, games.sum(weights.of(one).value(), weights.of(other).value()));
            if (games.isAtMost(games.number(Dyadic(2)), weight)) {
                QCOMPARE(games.order(sum, games.zero()), GameOrder::greater);
                ++decided;
            }
            if (games.isAtMost(games.number(Dyadic(1)), weight)) QVERIFY(!games.isAtMost(sum, games.zero()));
        }
        QVERIFY(decided > 30);
    }
};

MEXPLORER_TEST(TestAtomicWeight)
#include "test_atomic_weight.moc"
