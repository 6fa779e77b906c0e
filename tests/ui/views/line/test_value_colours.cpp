#include "tests/runner/listed.h"
#include "tests/ui/theme/contrast.h"
#include "ui/theme/colour_maps.h"
#include "ui/views/line/value_colours.h"

#include <QTest>

#include <set>

using namespace mexplorer::ui;

class TestValueColours : public QObject {
    Q_OBJECT

private slots:
    void pIsToldFromEveryValueByThreeToOneAndNumbersAreRead() {
        for (const Theme& theme : {lightTheme(), darkTheme()}) {
            for (const std::uint32_t greatest : {3U, 12U, 13U, 200U, 5000U}) {
                for (const std::uint64_t saltus : {0U, 1U, 4U}) {
                    const ValueColours colours(theme, greatest, saltus, false);
                    QCOMPARE(QColor(colours.of(0)), theme.p);
                    for (std::uint32_t value = 1; value <= greatest; ++value) {
                        const QColor colour(colours.of(value));
                        QVERIFY2(contrastOf(colour, theme.p) >= 3, qPrintable(colour.name()));
                        QVERIFY(contrastOf(colour, readableOn(colour.rgb())) >= 4.5);
                    }
                }
            }
        }
    }

    void fewValuesHaveAColourEach() {
        for (const Theme& theme : {lightTheme(), darkTheme()}) {
            const ValueColours colours(theme, 12, 0, false);
            std::set<QRgb> met;
            for (std::uint32_t value = 0; value <= 12; ++value)
                met.insert(colours.of(value));
            QCOMPARE(met.size(), std::size_t{13});
        }
    }

    /// So that a column of the right width has one colour, although its values rise.
    void valuesThatRiseByASaltusHaveTheColourOfTheirRemainder() {
        const ValueColours colours(lightTheme(), 100, 4, false);
        for (std::uint32_t value = 1; value < 90; ++value) {
            QCOMPARE(colours.of(value), colours.of(value + 4));
            QVERIFY(colours.of(value) != colours.of(value + 1));
        }
    }

    void pAndNOnlyAreTwoColours() {
        const ValueColours colours(lightTheme(), 20, 0, true);
        QCOMPARE(QColor(colours.of(0)), lightTheme().p);
        for (std::uint32_t value = 1; value <= 20; ++value)
            QCOMPARE(QColor(colours.of(value)), lightTheme().n);
    }
};

MEXPLORER_TEST(TestValueColours)
#include "test_value_colours.moc"
