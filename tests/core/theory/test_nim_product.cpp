#include "core/theory/mex.h"
#include "core/theory/nim_product.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

class TestNimProduct : public QObject {
    Q_OBJECT

private slots:
    void itIsTheMexOfItsDefinition() {
        constexpr std::size_t side = 80;
        std::vector<std::vector<Nimber>> table(side, std::vector<Nimber>(side));
        std::vector<Nimber> options;
        for (std::size_t a = 0; a < side; ++a) {
            for (std::size_t b = 0; b < side; ++b) {
                options.clear();
                for (std::size_t lessA = 0; lessA < a; ++lessA) {
                    for (std::size_t lessB = 0; lessB < b; ++lessB)
                        options.push_back(table[lessA][b] ^ table[a][lessB] ^ table[lessA][lessB]);
                }
                table[a][b] = mex(options);
                QCOMPARE(nimProduct(a, b), table[a][b]);
            }
        }
    }

    /// Conway’s rules: a Fermat power times a smaller number is the ordinary product; its square is 3/2 of
    /// it.
    void fermatPowersMultiplyByConwaysRules() {
        for (unsigned exponent = 1; exponent < 64; exponent *= 2) {
            const Nimber fermat = Nimber{1} << exponent;
            QCOMPARE(nimProduct(fermat, fermat), fermat + fermat / 2);
            for (unsigned smaller = 0; smaller < exponent; ++smaller) {
                const Nimber less = (Nimber{1} << smaller) + smaller % 2;
                if (less < fermat) QCOMPARE(nimProduct(fermat, less), fermat * less);
            }
        }
    }

    void theLawsOfAFieldHold() {
        const std::uint64_t seed = 20261121;
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        std::mt19937_64 random(seed);
        for (int i = 0; i < 2000; ++i) {
            const unsigned shift = random() % 64; // large and small numbers
            const Nimber a = random() >> shift;
            const Nimber b = random() >> (random() % 64);
            const Nimber c = random();
            QCOMPARE(nimProduct(a, b), nimProduct(b, a));
            QCOMPARE(nimProduct(nimProduct(a, b), c), nimProduct(a, nimProduct(b, c)));
            QCOMPARE(nimProduct(a ^ b, c), nimProduct(a, c) ^ nimProduct(b, c));
            QCOMPARE(nimProduct(a, 1), a);
            QCOMPARE(nimProduct(a, 0), Nimber{0});
            if (a == 0) continue;
            Nimber inverse = a; // a^(2^64 − 2) = (a^2)(a^4)…(a^(2^63)), by squaring
            Nimber power = a;
            for (int bit = 1; bit < 64; ++bit) {
                power = nimProduct(power, power);
                inverse = bit == 1 ? power : nimProduct(inverse, power);
            }
            QCOMPARE(nimProduct(a, inverse), Nimber{1});
        }
    }
};

MEXPLORER_TEST(TestNimProduct)
#include "test_nim_product.moc"
