#include "tests/runner/listed.h"
#include "tests/ui/views/grid/grid_figures.h"
#include "ui/views/grid/grid_extent.h"

#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

class TestGridSettings : public QObject {
    Q_OBJECT

private slots:
    void thePyramidIsCountedBeforeMemoryIsTaken() {
        const auto game = gameOf("kiki");
        const GridSize size{1000, 777};
        std::uint64_t bytes = 0;
        const auto figure = figureOf(game, {{"rows", "1000"}, {"columns", "777"}});
        for (const GridPyramid::Level& level : figure->picture().pyramid.levels())
            bytes += level.squares.size() * sizeof(QRgb);
        QVERIFY(static_cast<double>(bytes) <= 1.01 * GridPyramid::bytesFor(size));
        QVERIFY(static_cast<double>(bytes) >= 0.99 * GridPyramid::bytesFor(size));
        QVERIFY(game->as<GridAspect>()->check({30'000, 30'000}) &&
                !checkSize(*game->as<GridAspect>(), {30'000, 30'000}));
        QVERIFY(checkSize(*game->as<GridAspect>(), {20'000, 20'000}).has_value());
    }

    void theExtentIsWhatACameraShowsInPowersOfTwo() {
        const auto game = gameOf("wythoff");
        const GridSettings settings = gridSettingsOf(settingsOf(*game, {}));
        const auto extent = [&](const QRectF& seen) { return extentOf(settings, *game, Camera{seen}); };
        QCOMPARE(extentOf(settings, *game, std::nullopt), (GridSize{24, 24}));
        QCOMPARE(extent({2, -10, 30, 8}), (GridSize{24, 24}));      // zoomed in, at the edge
        QCOMPARE(extent({0, -30, 40, 30}), (GridSize{64, 32}));     // zoomed out
        QCOMPARE(extent({-90, -30, 100, 120}), (GridSize{24, 32})); // mostly paper
        QCOMPARE(extent({300, -20, 10, 10}), (GridSize{512, 24}));  // zoomed in, far away
        QCOMPARE(extent({0, -1e9, 1e9, 1e9}), (GridSize{4096, 4096}));
        const auto large = gridSettingsOf(settingsOf(*game, {{"rows", "5000"}, {"columns", "5000"}}));
        QCOMPARE(extentOf(large, *game, Camera{{0, -9000, 9000, 9000}}), (GridSize{5000, 5000}));
    }

    void aPositionBeyondTheTableExtendsIt() {
        const auto game = gameOf("wythoff");
        const GridSettings settings = gridSettingsOf(settingsOf(*game, {}));
        const auto grown = [&](const std::string& position) {
            return grownTo(settings, *game, ask(*game, position).value().get());
        };
        for (const char* inside : {"0,0", "23,23", "5,23"})
            QCOMPARE(grown(inside).layout().size(), settings.layout().size());
        QCOMPARE(grown("24,3").columns, 28U); // the first number goes across
        QCOMPARE(grown("24,3").rows, 24U);
        QCOMPARE(grown("3,40").rows, 46U);
        QCOMPARE(grown("3,4096").rows, 24U); // too far away
        const auto board = gameOf("kiki");   // has a fixed size
        const GridSettings fixed = gridSettingsOf(settingsOf(*board, {}));
        QCOMPARE(grownTo(fixed, *board, ask(*board, "40,40").value().get()).rows, fixed.rows);
    }

    void settingsAreReadAsTheyWereWritten() {
        const auto game = gameOf("wythoff");
        const Parameters given = {
            {"rows", "7"},     {"columns", "20000"}, {"colour", "mod"},       {"k", "64"},
            {"bit", "15"},     {"palette", "steps"}, {"origin", "top-right"}, {"first", "upright"},
            {"numbers", "on"}, {"rays", "off"},      {"compare", "on"},       {"explain", "position"}};
        const Parameters complete = settingsOf(*game, given);
        QCOMPARE(complete, given);
        const GridSettings settings = gridSettingsOf(complete);
        QCOMPARE(settings.rows, 7U);
        QCOMPARE(settings.columns, 20000U);
        QVERIFY(settings.colouring == GridSettings::Colouring::modulus);
        QCOMPARE(settings.modulus, 64U);
        QCOMPARE(settings.bit, 15U);
        QVERIFY(settings.banded);
        QVERIFY(settings.origin == Corner::topRight);
        QVERIFY(!settings.firstAcross);
        QVERIFY(settings.numbers == GridSettings::Numbers::on);
        QVERIFY(!settings.rays);
        QVERIFY(settings.compare);
        for (const auto& [id, bad] :
             Parameters{{"rows", "20001"}, {"columns", "0"}, {"k", "65"}, {"bit", "16"}})
            QVERIFY(!completed(describeGridSettings(*game), {{id, bad}}));
    }

    void aGameOpensWithItsPositionInside() {
        for (const Entry& entry : catalogue()) {
            const std::shared_ptr<const Game> game = makeGame(entry.description.id).value();
            const auto* grid = game->as<GridAspect>();
            if (!grid) continue;
            const GridLayout layout = gridSettingsOf(settingsOf(*game, {})).layout();
            const auto opening = ask(*game, entry.description.position);
            const auto cell = opening ? grid->cellOf(**opening) : std::nullopt;
            if (cell) QVERIFY2(layout.contains(*cell), entry.description.id.c_str());
        }
        const GridSettings wythoff = gridSettingsOf(settingsOf(*gameOf("wythoff"), {}));
        QCOMPARE(wythoff.rows, 24U);
        QCOMPARE(wythoff.columns, 24U);
    }
};

MEXPLORER_TEST(TestGridSettings)
#include "core/game/aspects/positions.h"
#include "test_grid_settings.moc"
