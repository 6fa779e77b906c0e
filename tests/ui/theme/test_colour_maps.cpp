#include "tests/runner/listed.h"
#include "tests/ui/theme/contrast.h"
#include "ui/theme/colour_maps.h"
#include "ui/theme/roles.h"

#include <QTest>

#include <cmath>

using namespace mexplorer::ui;

namespace {

double luminance(QRgb colour) {
    const auto linear = [](int channel) {
        const double c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(qRed(colour)) + 0.7152 * linear(qGreen(colour)) + 0.0722 * linear(qBlue(colour));
}

int distance(QRgb one, QRgb other) {
    return std::abs(qRed(one) - qRed(other)) + std::abs(qGreen(one) - qGreen(other)) +
           std::abs(qBlue(one) - qBlue(other));
}

const auto maps = {ColourMap::viridis, ColourMap::cividis, ColourMap::magma};

} // namespace

class TestColourMaps : public QObject {
    Q_OBJECT

private slots:
    void theEndsAndTheMiddleAreThePublishedColours() {
        QCOMPARE(colourAt(ColourMap::viridis, 0), 0xFF440154U);
        QCOMPARE(colourAt(ColourMap::viridis, 0.5), 0xFF21918CU);
        QCOMPARE(colourAt(ColourMap::viridis, 1), 0xFFFDE725U);
        QCOMPARE(colourAt(ColourMap::cividis, 0), 0xFF00224EU);
        QCOMPARE(colourAt(ColourMap::cividis, 1), 0xFFFEE838U);
        QCOMPARE(colourAt(ColourMap::magma, 0), 0xFF000004U);
        QCOMPARE(colourAt(ColourMap::magma, 1), 0xFFFCFDBFU);
    }

    void aLargerNumberIsLighterSoThatAGreyPrintKeepsTheOrder() {
        for (const ColourMap map : maps) {
            for (int i = 1; i < 256; ++i) {
                const double before = luminance(colourAt(map, (i - 1) / 255.0));
                const double now = luminance(colourAt(map, i / 255.0));
                QVERIFY2(now > before - 2e-3, qPrintable(QString::number(i)));
            }
        }
    }

    void neighboursOnTheMapAreNeighboursInColour() {
        for (const ColourMap map : maps) {
            for (int i = 1; i < 256; ++i)
                QVERIFY(distance(colourAt(map, (i - 1) / 255.0), colourAt(map, i / 255.0)) < 16);
        }
    }

    /// P is seen in a grid of any colours, and a grey print keeps their order there, too.
    void pStandsOutBesideEveryColour() {
        for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
            const auto check = [&](QRgb colour) {
                QVERIFY2(contrastOf(QColor(besideP(colour, *theme)), pAmongColours(*theme).fill) >= 3,
                         qPrintable(QColor(colour).name()));
            };
            for (const ColourMap map : maps) {
                for (int i = 0; i < 256; ++i) {
                    check(colourAt(map, i / 255.0));
                    if (i == 0) continue;
                    const double before = luminance(besideP(colourAt(map, (i - 1) / 255.0), *theme));
                    QVERIFY(luminance(besideP(colourAt(map, i / 255.0), *theme)) > before - 6e-3);
                }
            }
            for (unsigned residue = 0; residue < 64; ++residue)
                check(cyclicColour(residue, 64));
            check(bitColour(false));
            check(bitColour(true));
        }
    }

    /// A large picture in the dark is no lamp.
    void inTheDarkOnlyPIsBright() {
        for (const ColourMap map : maps)
            for (int i = 0; i < 256; ++i)
                QVERIFY(luminance(besideP(colourAt(map, i / 255.0), darkTheme())) < 0.2);
    }

    /// As light; the hue of what is nearly black may differ.
    void fromAfarTheyAreNearlyTheSame() {
        for (const Theme* theme : {&lightTheme(), &darkTheme()})
            for (const ColourMap map : maps)
                for (int i = 0; i < 256; ++i) {
                    const QRgb colour = colourAt(map, i / 255.0);
                    const QRgb nearly = nearlyBesideP(colour, *theme);
                    QVERIFY(std::abs(luminance(nearly) - luminance(besideP(colour, *theme))) < 0.05);
                    QVERIFY(contrastOf(QColor(nearly), pAmongColours(*theme).fill) >= 3);
                }
    }

    void outsideNumbersHaveTheNearestColour() {
        QCOMPARE(colourAt(ColourMap::viridis, -3), colourAt(ColourMap::viridis, 0));
        QCOMPARE(colourAt(ColourMap::viridis, 7), colourAt(ColourMap::viridis, 1));
    }

    void theCircleClosesAndItsResiduesDiffer() {
        for (unsigned modulus = 2; modulus <= 64; ++modulus) {
            for (unsigned one = 0; one < modulus; ++one) {
                for (unsigned other = 0; other < one; ++other)
                    QVERIFY(cyclicColour(one, modulus) != cyclicColour(other, modulus));
            }
        }
        const int seam = distance(cyclicColour(63, 64), cyclicColour(0, 64));
        QVERIFY(seam <= 3 * distance(cyclicColour(0, 64), cyclicColour(1, 64)) + 8);
        QVERIFY(distance(bitColour(false), bitColour(true)) > 300);
    }

    void textIsReadableOnEveryColour() {
        for (const ColourMap map : maps) {
            for (int i = 0; i < 256; ++i) {
                const double behind = luminance(colourAt(map, i / 255.0));
                const double ink = luminance(readableOn(colourAt(map, i / 255.0)).rgb());
                QVERIFY((std::max(behind, ink) + 0.05) / (std::min(behind, ink) + 0.05) >= 4.5);
            }
        }
    }

    void mixingIsLinearInTheShare() {
        QCOMPARE(mixed(0xFF102030U, 0xFFF0E0D0U, 0), 0xFF102030U);
        QCOMPARE(mixed(0xFF102030U, 0xFFF0E0D0U, 255), 0xFFF0E0D0U);
        QCOMPARE(mixed(0xFF000000U, 0xFFFF8040U, 51), 0xFF331A0DU);
    }
};

MEXPLORER_TEST(TestColourMaps)
#include "test_colour_maps.moc"
