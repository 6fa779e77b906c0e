#include "core/explain/pairing.h"

#include "tests/runner/listed.h"

#include <QTest>

#include <random>
#include <set>

using namespace mexplorer;

class TestPairing : public QObject {
    Q_OBJECT

private slots:
    /// In every column each one has one partner, and one of them has none where the XOR has a one.
    void onesPairOffAndTheXorIsWhatIsAlone() {
        const unsigned seed = 5;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        for (int round = 0; round < 200; ++round) {
            std::vector<Nimber> values(1 + random() % 6);
            Nimber sum = 0;
            for (Nimber& value : values)
                sum ^= value = random() % 32;
            const std::size_t mover = random() % values.size();
            for (unsigned bit = 0; bit < 5; ++bit) {
                const Nimber weight = Nimber{1} << bit;
                const Pairing pairing = pairedOff(values, bit, mover);
                std::set<std::size_t> met;
                for (const auto& pair : pairing.pairs) {
                    QVERIFY(pair.first < pair.second);
                    QVERIFY(met.insert(pair.first).second && met.insert(pair.second).second);
                }
                if (pairing.alone) QVERIFY(met.insert(*pairing.alone).second);
                QCOMPARE(pairing.count(), met.size());
                QCOMPARE(pairing.alone.has_value(), (sum & weight) != 0);
                for (std::size_t i = 0; i < values.size(); ++i)
                    QCOMPARE(met.contains(i), (values[i] & weight) != 0);
                if (pairing.alone && (values[mover] & weight) != 0) QCOMPARE(*pairing.alone, mover);
            }
        }
    }

    void theLastIsAloneIfNobodyIsToMove() {
        QCOMPARE(pairedOff({1, 1, 1}, 0).alone, std::optional<std::size_t>(2));
        QCOMPARE(pairedOff({1, 0, 1, 1}, 0, 1).alone, std::optional<std::size_t>(3));
        QVERIFY(!pairedOff({1, 1}, 0, 1).alone);
        QCOMPARE(pairedOff({}, 0).count(), std::size_t{0});
    }

    void theyAreSaidInWords() {
        QCOMPARE(sayBlocks(3, 0).english(), std::string("three 1s"));
        QCOMPARE(sayPairing(3).english(), std::string("one is alone"));
        QCOMPARE(sayBlocks(2, 3).english(), std::string("two 8s"));
        QCOMPARE(sayPairing(2).english(), std::string("a pair"));
        QCOMPARE(sayBlocks(1, 4).english(), std::string("one 16"));
        QCOMPARE(sayPairing(1).english(), std::string("alone"));
        QCOMPARE(sayPairing(mostBlocks).english(), std::string("all paired"));
        QVERIFY(sayPairing(0).empty());
        for (std::size_t count = 0; count <= mostBlocks; ++count)
            QVERIFY(sayBlocks(count, 2).english().find('4') != std::string::npos);
    }
};

MEXPLORER_TEST(TestPairing)
#include "test_pairing.moc"
