#include "tests/ui/views/grid/fake_game.h"
#include "ui/export/exporter.h"
#include "ui/views/grid/grid_axes.h"
#include "ui/views/grid/grid_cells.h"
#include "ui/views/grid/grid_extent.h"
#include "ui/views/grid/grid_figure.h"
#include "ui/views/grid/grid_labels.h"
#include "ui/views/grid/grid_legend.h"
#include "ui/views/grid/grid_view.h"

#include <QBuffer>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

const QSize canvas(900, 700);

std::shared_ptr<const Game> gameOf(const char* id, const Parameters& parameters = {}) {
    return makeGame(id, parameters).value();
}

Parameters settingsOf(const Game& game, Parameters given) {
    return completed(describeGridSettings(game), std::move(given)).value();
}

/// The figure as the command line gets it.
std::unique_ptr<GridFigure> figureOf(const std::shared_ptr<const Game>& game, const Parameters& given,
                                     const std::string& position = {}) {
    Task task;
    const Scene scene{game, position.empty() ? game->description().position : position,
                      settingsOf(*game, given)};
    auto figure = gridViewKind().figure(scene, task);
    if (!figure) qFatal("%s", figure.error().english().c_str());
    return std::unique_ptr<GridFigure>(static_cast<GridFigure*>(figure->release()));
}

Frame frameOf(const GridFigure& figure, const Style& style = {}, const std::optional<Camera>& camera = {}) {
    return {figure, QRectF({0, 0}, QSizeF(canvas)), camera, style};
}

QImage picture(const GridFigure& figure, const Style& style = {}, const std::optional<Camera>& camera = {}) {
    ExportOptions options;
    options.size = canvas;
    options.style = style;
    options.camera = camera;
    return toImage(figure, options).value();
}

/// A place in the cell that neither ring, number nor box touches.
QPoint quietSpot(const Frame& frame, const GridLayout& layout, const GridCell& cell) {
    const QRectF rect = frame.toArea().mapRect(layout.cellRect(cell));
    return (rect.topLeft() + QPointF(rect.width(), rect.height()) * 0.5).toPoint();
}

QStringList legendOf(const GridFigure& figure) {
    const Style style;
    const GridLegend legend(figure.table(), style);
    QStringList texts;
    for (const GridLegend::Entry& entry : legend.entries())
        texts << entry.text;
    return texts;
}

} // namespace

class TestGridFigure : public QObject {
    Q_OBJECT

private slots:
    void everyCellHasThePalettesColourForItsValueWhereverTheOriginIs() {
        const auto game = gameOf("wythoff");
        for (const char* origin : {"bottom-left", "bottom-right", "top-left", "top-right"}) {
            for (const char* first : {"across", "upright"}) {
                const auto figure = figureOf(game,
                                             {{"rows", "30"},
                                              {"columns", "40"},
                                              {"origin", origin},
                                              {"first", first},
                                              {"numbers", "off"},
                                              {"rays", "off"}},
                                             "0,0");
                const QImage image = picture(*figure);
                const Frame frame = frameOf(*figure);
                const GridTable& table = figure->table();
                const GridLayout layout = table.layout();
                QCOMPARE(layout.columns(), 40U);
                for (std::uint32_t a = 0; a < layout.size().rows; ++a) {
                    for (std::uint32_t b = 0; b < layout.size().columns; ++b) {
                        const auto value = table.values->at(a, b);
                        if (a + b == 0) continue; // selected
                        const double most = table.colours.range().most;
                        const QRgb expected = value == 0
                                                  ? lightTheme().p.rgb()
                                                  : colourAt(ColourMap::viridis, (value - 1) / (most - 1));
                        QCOMPARE(image.pixel(quietSpot(frame, layout, {a, b})), expected);
                    }
                }
            }
        }
    }

    void coloursByOutcomeResidueBitAndStep() {
        const auto game = gameOf("nim");
        const auto check = [&](Parameters given, const std::function<QRgb(unsigned)>& expected) {
            given.insert({{"rows", "16"}, {"columns", "16"}, {"numbers", "off"}});
            const auto figure = figureOf(game, given, "1,2,3");
            const QImage image = picture(*figure);
            const Frame frame = frameOf(*figure);
            for (unsigned a = 0; a < 16; ++a) {
                for (unsigned b = 0; b < 16; ++b) {
                    const QRgb shown = image.pixel(quietSpot(frame, figure->table().layout(), {a, b}));
                    const QRgb wanted = a == b ? lightTheme().p.rgb() : expected(a ^ b);
                    QCOMPARE(shown, wanted);
                }
            }
        };
        check({{"colour", "outcome"}}, [](unsigned) { return lightTheme().n.rgb(); });
        check({{"colour", "mod"}, {"k", "5"}}, [](unsigned value) { return cyclicColour(value % 5, 5); });
        check({{"colour", "bit"}, {"bit", "2"}}, [](unsigned value) { return bitColour((value & 4U) != 0); });
        check({{"palette", "magma"}},
              [](unsigned value) { return colourAt(ColourMap::magma, (value - 1) / 14.0); });
        check({{"palette", "steps"}}, // fifteen values, two a step
              [](unsigned value) { return colourAt(ColourMap::viridis, (value - 1) / 2 / 7.0); });
    }

    void pIsToldFromNByLightnessAloneAndByARing() {
        for (const Theme& theme : {lightTheme(), darkTheme()}) {
            QVERIFY(std::abs(qGray(theme.p.rgb()) - qGray(theme.n.rgb())) > 25);
        }
        const auto figure =
            figureOf(gameOf("nim"), {{"rows", "16"}, {"columns", "16"}, {"numbers", "off"}}, "1,2,3");
        const QImage image = picture(*figure);
        const Frame frame = frameOf(*figure);
        const auto inks = [&](const GridCell& cell) {
            std::set<QRgb> found;
            const QRect rect = frame.toArea().mapRect(figure->table().layout().cellRect(cell)).toRect();
            for (int y = rect.top() + 2; y < rect.bottom() - 2; ++y)
                for (int x = rect.left() + 2; x < rect.right() - 2; ++x)
                    found.insert(image.pixel(x, y));
            return found;
        };
        QVERIFY(inks({5, 5}).count(lightTheme().onP.rgb()) == 1);
        QCOMPARE(inks({5, 6}).size(), std::size_t{1});
    }

    void numbersStandInCellsLargeEnoughToRead() {
        const auto figure = figureOf(gameOf("wythoff"), {});
        const GridTable& table = figure->table();
        const Style style;
        QVERIFY(!numberHeight(table, 17, style));
        QVERIFY(*numberHeight(table, 18, style) >= 7);
        QVERIFY(*numberHeight(table, 60, style) >= 18);
        QVERIFY(*numberHeight(table, 24, style) * 2 * 0.6 <= 20); // two digits fit
        const auto off = figureOf(gameOf("wythoff"), {{"numbers", "off"}});
        QVERIFY(!numberHeight(off->table(), 60, style));
        const auto on = figureOf(gameOf("wythoff"), {{"numbers", "on"}});
        QVERIFY(numberHeight(on->table(), 12, style));
    }

    void thePyramidHoldsMeansAndLosesNoP() {
        const auto game = std::make_shared<FakeGame>();
        const auto figure = figureOf(game, {{"rows", "37"}, {"columns", "53"}, {"first", "upright"}}, "0,0");
        const GridTable& table = figure->table();
        QCOMPARE(table.pyramid.levels().size(), std::size_t{2}); // 27 × 19, 14 × 10
        for (const GridPyramid::Level& level : table.pyramid.levels()) {
            for (std::uint32_t row = 0; row < level.rows; ++row) {
                for (std::uint32_t column = 0; column < level.columns; ++column) {
                    double cells = 0;
                    double zeros = 0;
                    double green = 0;
                    for (std::uint32_t a = row * level.side; a < std::min((row + 1) * level.side, 37U); ++a) {
                        for (std::uint32_t b = column * level.side;
                             b < std::min((column + 1) * level.side, 53U); ++b) {
                            ++cells;
                            if (a == b)
                                ++zeros;
                            else
                                green += qGreen(table.colours.plain(table.values->at(a, b)));
                        }
                    }
                    const QRgb square = level.at(row, column);
                    QCOMPARE(qAlpha(square) > 0, zeros > 0);
                    const bool whole = (row + 1) * level.side <= 37 && (column + 1) * level.side <= 53;
                    if (!whole) continue; // squares at the edge weigh their parts alike
                    QVERIFY(std::abs(qAlpha(square) - 255 * zeros / cells) <= 2);
                    QVERIFY(std::abs(qGreen(square) - green / (cells - zeros)) <= 3);
                }
            }
        }
    }

    void thePyramidIsCountedBeforeMemoryIsTaken() {
        const auto game = gameOf("kiki");
        const GridSize size{1000, 777};
        std::uint64_t bytes = 0;
        const auto figure = figureOf(game, {{"rows", "1000"}, {"columns", "777"}});
        for (const GridPyramid::Level& level : figure->table().pyramid.levels())
            bytes += level.squares.size() * sizeof(QRgb);
        QVERIFY(static_cast<double>(bytes) <= 1.01 * GridPyramid::bytesFor(size));
        QVERIFY(static_cast<double>(bytes) >= 0.99 * GridPyramid::bytesFor(size));
        QVERIFY(game->grid()->check({30'000, 30'000}) && !checkTable(*game, {30'000, 30'000}));
        QVERIFY(checkTable(*game, {20'000, 20'000}).has_value());
    }

    void seenFromAfarASinglePPositionIsStillThere() {
        const auto game = std::make_shared<FakeGame>();
        const std::vector<GridCell> lone = {{3, 5}, {700, 1999}, {1234, 567}, {1999, 0}, {1501, 1502}};
        game->fake.value = [&](std::uint64_t a, std::uint64_t b) -> GridValues::Value {
            return std::find(lone.begin(), lone.end(), GridCell{a, b}) == lone.end() ? 1 : 0;
        };
        for (const double part : {1.0, 0.7, 0.37}) { // different cells a pixel
            const auto figure =
                figureOf(game, {{"rows", "2000"}, {"columns", "2000"}, {"colour", "outcome"}}, "9,9,9");
            const QRectF all = figure->bounds();
            const Camera camera{
                {all.left() * part, all.top() / part, all.width() / part, all.height() / part}};
            const QImage image = picture(*figure, {}, camera);
            const Frame frame = frameOf(*figure, {}, camera);
            for (const GridCell& cell : lone) {
                const QPoint at =
                    frame.toArea().map(figure->table().layout().cellRect(cell).center()).toPoint();
                int bluest = 0;
                for (int dy = -1; dy <= 1; ++dy)
                    for (int dx = -1; dx <= 1; ++dx)
                        bluest = std::max(bluest, qBlue(image.pixel(at.x() + dx, at.y() + dy)));
                QVERIFY2(bluest > 60, qPrintable(QString::number(bluest))); // N's orange has no blue at all
            }
        }
    }

    void aChequeredBoardSeenFromAfarIsEvenAndNotStriped() {
        const auto game = std::make_shared<FakeGame>();
        game->fake.value = [](std::uint64_t a, std::uint64_t b) -> GridValues::Value {
            return (a | b) & 1 ? 1 : 0;
        };
        const auto figure =
            figureOf(game, {{"rows", "1500"}, {"columns", "1500"}, {"colour", "outcome"}}, "9,9,9");
        const QImage image = picture(*figure);
        const QRect inside =
            frameOf(*figure).toArea().mapRect(figure->bounds()).toRect().adjusted(20, 20, -20, -20);
        std::set<QRgb> colours;
        for (int y = inside.top(); y < inside.bottom(); y += 3)
            for (int x = inside.left(); x < inside.right(); x += 3)
                colours.insert(image.pixel(x, y));
        QCOMPARE(colours.size(), std::size_t{1});
    }

    void aWrongTheoremIsMarkedAndCounted() {
        const auto game = std::make_shared<FakeGame>();
        game->fake.theorem = [](GridCell cell) -> std::optional<Evaluation> {
            if (cell == GridCell{3, 4} || cell == GridCell{9, 2}) return Evaluation{Outcome::P, {}};
            return evaluationOf(cell.a ^ cell.b);
        };
        const auto figure = figureOf(
            game, {{"rows", "12"}, {"columns", "12"}, {"compare", "on"}, {"numbers", "off"}}, "0,0,0");
        QCOMPARE(figure->table().comparison->differing, std::uint64_t{2});
        const Frame frame = frameOf(*figure);
        QCOMPARE(legendOf(*figure).back(), QString("differs in 2 of 144 cells"));
        const QImage image = picture(*figure);
        const GridLayout layout = figure->table().layout();
        QCOMPARE(image.pixelColor(quietSpot(frame, layout, {3, 4})), lightTheme().mismatch);
        QCOMPARE(image.pixelColor(quietSpot(frame, layout, {9, 2})), lightTheme().mismatch);
        QVERIFY(image.pixelColor(quietSpot(frame, layout, {3, 5})) != lightTheme().mismatch);
    }

    void aRightTheoremAgreesQuietly() {
        const auto figure = figureOf(gameOf("wythoff"), {{"compare", "on"}});
        QCOMPARE(legendOf(*figure).back(), QString("agrees with all 576 cells"));
        const auto without = figureOf(gameOf("wythoff"), {});
        QVERIFY(!without->table().comparison);
    }

    void theLegendNamesTheRangeAndP() {
        const auto figure = figureOf(gameOf("wythoff"), {});
        QCOMPARE(figure->table().colours.range(), (ValueRange{1, 36}));
        const QStringList texts = legendOf(*figure);
        QVERIFY(texts.contains("SG"));
        QVERIFY(texts.contains("0 = P"));
        QVERIFY(texts.contains(QString::fromUtf8("slope φ")));
    }

    void whatIsNotComputedYetIsQuietPaper() {
        const auto game = std::make_shared<FakeGame>();
        auto values = std::make_shared<GridValues>(GridSize{20, 20});
        for (std::uint32_t a = 0; a < 8; ++a)
            for (std::uint32_t b = 0; b < 20; ++b)
                values->row(a)[b] = static_cast<GridValues::Value>(a + b + 1);
        values->finish({8, 20});
        const GridSettings settings =
            gridSettingsOf(settingsOf(*game, {{"rows", "20"}, {"columns", "20"}, {"numbers", "off"}}));
        const GridFigure figure(partialTable(game, settings, {20, 20}, values), {});
        const QImage image = picture(figure);
        const Frame frame = frameOf(figure);
        const GridLayout layout = figure.table().layout();
        for (std::uint32_t a = 0; a < 20; ++a) {
            const QColor shown = image.pixelColor(quietSpot(frame, layout, {a, 3}));
            QCOMPARE(shown == lightTheme().chrome, a >= 8);
        }
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        QVERIFY(!figure.writeCsv(buffer));
    }

    void geometryIsTheSameInEveryThemeAndLanguage() {
        class Shouting : public QTranslator {
        public:
            [[nodiscard]] bool isEmpty() const override { return false; }
            QString translate(const char*, const char* text, const char*, int) const override {
                return QString::fromUtf8(text).repeated(4);
            }
        } shouting;
        const auto figure = figureOf(gameOf("wythoff"), {{"compare", "on"}});
        Style dark;
        dark.theme = darkTheme();
        const QTransform before = frameOf(*figure).toArea();
        QCOMPARE(frameOf(*figure, dark).toArea(), before);
        QCoreApplication::installTranslator(&shouting);
        QCOMPARE(frameOf(*figure).toArea(), before);
        QCOMPARE(legendOf(*figure).front(), QString("SGSGSGSG"));
        QCoreApplication::removeTranslator(&shouting);
    }

    void theTableReadBackFromItsCsvIsTheSame() {
        const auto figure = figureOf(gameOf("wythoff"), {{"rows", "17"}, {"columns", "9"}});
        QBuffer buffer;
        buffer.open(QIODevice::ReadWrite);
        QVERIFY(figure->writeCsv(buffer));
        QStringList lines = QString::fromUtf8(buffer.data()).split('\n');
        QCOMPARE(lines.takeFirst(), QString("a,b,value"));
        QCOMPARE(lines.takeLast(), QString());
        QCOMPARE(lines.size(), 17 * 9);
        for (const QString& line : lines) {
            const QStringList fields = line.split(',');
            QCOMPARE(figure->table().values->at(fields[0].toUInt(), fields[1].toUInt()),
                     fields[2].toUShort());
        }
    }

    void csvAndAxesCountAsTheGameDoes() {
        const auto game = std::make_shared<FakeGame>();
        game->fake.first = 1;
        const auto figure = figureOf(game, {{"rows", "3"}, {"columns", "4"}}, "1,1");
        QBuffer buffer;
        buffer.open(QIODevice::ReadWrite);
        QVERIFY(figure->writeCsv(buffer));
        const QStringList lines = QString::fromUtf8(buffer.data()).split('\n');
        QCOMPARE(lines.at(1), QString("1,1,0"));
        QCOMPARE(lines.at(12),
                 QString("3,4,1")); // 2 ⊕ 3: the first number is the row of a board counted from 1
    }

    void theSvgHoldsCellsAsShapesAndNumbersAsText() {
        const auto figure = figureOf(gameOf("wythoff"), {});
        ExportOptions options;
        options.size = canvas;
        QBuffer buffer;
        buffer.open(QIODevice::ReadWrite);
        QVERIFY(exporterFor("x.svg").value()->write(buffer, *figure, options));
        QXmlStreamReader reader(buffer.data());
        int rectangles = 0;
        int images = 0;
        std::multiset<QString> texts;
        while (!reader.atEnd()) {
            reader.readNext();
            if (!reader.isStartElement()) continue;
            if (reader.name() == u"rect") ++rectangles;
            if (reader.name() == u"image") ++images;
            if (reader.name() == u"text") texts.insert(reader.readElementText().trimmed());
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(images, 0);
        QVERIFY(rectangles > 400);
        QVERIFY(texts.count("36") >= 2); // the largest value, in a cell and in the legend
        QVERIFY(texts.count("22") >= 2); // on both axes
    }

    void aMisereTableSaysSo() {
        const auto figure = figureOf(gameOf("wythoff", {{"play", "misere"}}), {{"compare", "on"}});
        const QStringList texts = legendOf(*figure);
        QCOMPARE(texts.front(), QString("misère value"));
        QCOMPARE(texts.back(), QString("agrees with all 576 cells"));
    }

    void csvIsOfTheSizeThatWasSetHoweverMuchIsShown() {
        const auto game = gameOf("wythoff");
        const Parameters complete = settingsOf(*game, {{"rows", "5"}, {"columns", "6"}});
        auto values = std::make_shared<GridValues>(GridSize{32, 32});
        Task task;
        QVERIFY(game->grid()->fill(*values, task));
        const auto table = dressTable(game, gridSettingsOf(complete), {32, 32}, values, task);
        QBuffer buffer;
        buffer.open(QIODevice::ReadWrite);
        QVERIFY(GridFigure(*table, {}).writeCsv(buffer));
        QCOMPARE(buffer.data().count('\n'), 1 + 5 * 6);
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

    void settingsAreReadAsTheyWereWritten() {
        const auto game = gameOf("wythoff");
        const Parameters given = {
            {"rows", "7"},     {"columns", "20000"}, {"colour", "mod"},       {"k", "64"},
            {"bit", "15"},     {"palette", "steps"}, {"origin", "top-right"}, {"first", "upright"},
            {"numbers", "on"}, {"rays", "off"},      {"compare", "on"}};
        const Parameters complete = settingsOf(*game, given);
        QCOMPARE(complete, given);
        const GridSettings settings = gridSettingsOf(complete);
        QCOMPARE(settings.rows, 7U);
        QCOMPARE(settings.columns, 20000U);
        QVERIFY(settings.colouring == GridSettings::Colouring::modulus);
        QCOMPARE(settings.modulus, 64U);
        QCOMPARE(settings.bit, 15U);
        QVERIFY(settings.steps);
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
            if (!game->grid()) continue;
            const GridLayout layout = gridSettingsOf(settingsOf(*game, {})).layout();
            const auto cell = game->grid()->cellOf(entry.description.position);
            if (cell) QVERIFY2(layout.contains(*cell), entry.description.id.c_str());
        }
        const GridSettings wythoff = gridSettingsOf(settingsOf(*gameOf("wythoff"), {}));
        QCOMPARE(wythoff.rows, 24U);
        QCOMPARE(wythoff.columns, 24U);
    }
};

QTEST_MAIN(TestGridFigure)
#include "test_grid_figure.moc"
