#include "core/catalogue/catalogue.h"
#include "tests/runner/listed.h"
#include "ui/views/grid/grid_options.h"

#include <QTest>

#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

std::shared_ptr<const GridPicture> tableOf(const char* id, const Parameters& parameters) {
    const std::shared_ptr<const Game> game = makeGame(id, parameters).value();
    const auto described = describeGridSettings(*game);
    const GridSettings settings =
        gridSettingsOf(completed(described, {{"rows", "12"}, {"columns", "12"}}).value());
    auto values = std::make_shared<GridValues>(GridSize{12, 12});
    Task task;
    (void)game->as<GridAspect>()->fill(*values, task);
    return dressedPicture(game, settings, {12, 12}, values, task).value();
}

} // namespace

class TestGridOptions : public QObject {
    Q_OBJECT

private slots:
    void optionsThatAreCellsKeepTheirOrderAndWinWhereTheCellIsP() {
        const auto picture = tableOf("wythoff", {});
        const GridOptions found = optionsOf(*picture, {5, 7});
        const auto listed = listedOptions(*picture, {5, 7}).value();
        QVERIFY(found.areCells);
        QCOMPARE(found.count, std::optional<std::size_t>(listed.size()));
        QCOMPARE(found.marks.size(), listed.size());
        for (std::size_t i = 0; i < listed.size(); ++i) {
            QCOMPARE(found.marks[i].cell, listed[i].front());
            QCOMPARE(found.marks[i].wins, picture->valueAt(listed[i].front()) == GridValues::Value{0});
        }
    }

    /// The corners of all rectangles that end in 3x4 and, marked as winning, those of the one sum that wins.
    void optionsThatAreSumsAreMarkedByTheirCells() {
        const auto picture = tableOf("tartan", {});
        const GridCell place{2, 3};
        const GridOptions found = optionsOf(*picture, place);
        QVERIFY(!found.areCells);
        QCOMPARE(found.count, std::optional<std::size_t>(6));
        QCOMPARE(found.marks.size(), std::size_t{11});
        const auto listed = listedOptions(*picture, place).value();
        std::optional<CellOption> first;
        for (const CellOption& option : listed) {
            QCOMPARE(option.size(), std::size_t{3});
            Nimber sum = 0;
            for (const GridCell& cell : option)
                sum ^= *picture->valueAt(cell);
            QCOMPARE(winsAt(*picture, option), sum == 0);
            if (sum == 0 && !first) first = option;
        }
        QVERIFY(first);
        for (const GridOptions::Mark& mark : found.marks) {
            const bool isOfIt = std::find(first->begin(), first->end(), mark.cell) != first->end();
            QCOMPARE(mark.wins, isOfIt);
        }
    }

    void optionsThatAreTooManyAreNotCounted() {
        const auto picture = tableOf("tartan", {{"rows", "moebius"}, {"columns", "moebius"}});
        QVERIFY(!optionsOf(*picture, {11, 11}).count);
        QVERIFY(optionsOf(*picture, {11, 11}).marks.empty());
    }
};

MEXPLORER_TEST(TestGridOptions)
#include "test_grid_options.moc"
