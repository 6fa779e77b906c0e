#include "tests/runner/listed.h"
#include "tests/ui/theme/contrast.h"
#include "tests/ui/views/grid/fake_game.h"
#include "tests/ui/views/grid/grid_figures.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/export/exporter.h"
#include "ui/views/grid/grid_axes.h"
#include "ui/views/grid/grid_cells.h"
#include "ui/views/grid/grid_figure.h"
#include "ui/views/grid/grid_labels.h"
#include "ui/views/grid/grid_legend.h"
#include "ui/views/grid/grid_rays.h"
#include "ui/views/grid/grid_view.h"

#include <QBuffer>
#include <QTest>
#include <QTranslator>

#include <numbers>
#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

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
                const GridPicture& picture = figure->picture();
                const GridLayout layout = picture.layout();
                QCOMPARE(layout.columns(), 40U);
                for (std::uint32_t a = 0; a < layout.size().rows; ++a) {
                    for (std::uint32_t b = 0; b < layout.size().columns; ++b) {
                        const auto value = picture.values->at(a, b);
                        if (a + b == 0) continue; // the selected cell
                        const double most = picture.colours.range().most;
                        const QRgb expected =
                            value == 0 ? lightTheme().p.rgb()
                                       : besideP(colourAt(ColourMap::viridis, (value - 1) / (most - 1)),
                                                 lightTheme());
                        QCOMPARE(image.pixel(quietSpot(frame, layout, {a, b})), expected);
                    }
                }
            }
        }
    }

    void aGreyPrintTellsPFromNInCellsOfEverySize() {
        for (const Theme& theme : {lightTheme(), darkTheme()}) {
            for (const char* side : {"12", "60", "200", "280"}) {
                const auto figure = figureOf(gameOf("wythoff"),
                                             {{"rows", side},
                                              {"columns", side},
                                              {"numbers", "off"},
                                              {"rays", "off"},
                                              {"colour", "outcome"}},
                                             "0,0");
                const QImage image = picture(*figure, {.theme = theme});
                const Frame frame = frameOf(*figure, {.theme = theme});
                const auto at = [&](std::uint32_t a, std::uint32_t b) {
                    return image.pixelColor(quietSpot(frame, figure->picture().layout(), {a, b}));
                };
                // Away from the selected corner, in case cells are small.
                const auto cold = QByteArray(side) == "12"
                                      ? std::vector{std::pair(1U, 2U), std::pair(3U, 5U), std::pair(6U, 10U)}
                                      : std::vector{std::pair(16U, 26U), std::pair(32U, 52U)};
                for (const auto& [a, b] : cold)
                    QVERIFY2(contrastOf(at(a, b), at(a, b - 2)) >= 3, side);
            }
        }
    }

    void coloursByOutcomeResidueBitAndStep() {
        const auto game = gameOf("nim");
        const auto check = [&](Parameters given, const std::function<QRgb(unsigned)>& expected) {
            given.insert({{"rows", "16"}, {"columns", "16"}, {"numbers", "off"}});
            const auto figure = figureOf(game, given, "1,2");
            const QImage image = picture(*figure);
            const Frame frame = frameOf(*figure);
            for (unsigned a = 0; a < 16; ++a) {
                for (unsigned b = 0; b < 16; ++b) {
                    const QRgb shown = image.pixel(quietSpot(frame, figure->picture().layout(), {a, b}));
                    const QRgb wanted = a == b ? lightTheme().p.rgb() : expected(a ^ b);
                    QCOMPARE(shown, wanted);
                }
            }
        };
        check({{"colour", "outcome"}}, [](unsigned) { return lightTheme().n.rgb(); });
        check({{"colour", "mod"}, {"k", "5"}},
              [](unsigned value) { return besideP(cyclicColour(value % 5, 5), lightTheme()); });
        check({{"colour", "bit"}, {"bit", "2"}},
              [](unsigned value) { return besideP(bitColour((value & 4U) != 0), lightTheme()); });
        check({{"palette", "magma"}}, [](unsigned value) {
            return besideP(colourAt(ColourMap::magma, (value - 1) / 14.0), lightTheme());
        });
        check({{"palette", "steps"}}, // fifteen values, two per step
              [](unsigned value) {
                  return besideP(colourAt(ColourMap::viridis, (value - 1) / 2 / 7.0), lightTheme());
              });
    }

    void pIsToldFromNByLightnessAloneAndByARing() {
        for (const Theme& theme : {lightTheme(), darkTheme()}) {
            QVERIFY(std::abs(qGray(theme.p.rgb()) - qGray(theme.n.rgb())) > 25);
        }
        const auto figure =
            figureOf(gameOf("nim"), {{"rows", "16"}, {"columns", "16"}, {"numbers", "off"}}, "1,2");
        const QImage image = picture(*figure);
        const Frame frame = frameOf(*figure);
        const auto inks = [&](const GridCell& cell) {
            std::set<QRgb> found;
            const QRect rect = frame.toArea().mapRect(figure->picture().layout().cellRect(cell)).toRect();
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
        const GridPicture& picture = figure->picture();
        const Style style;
        QVERIFY(!numberHeight(picture, 17, style));
        QVERIFY(*numberHeight(picture, 18, style) >= 11);
        QVERIFY(*numberHeight(picture, 60, style) >= 18);
        QVERIFY(*numberHeight(picture, 24, style) * 2 * 0.6 <= 20); // two digits fit
        const auto off = figureOf(gameOf("wythoff"), {{"numbers", "off"}});
        QVERIFY(!numberHeight(off->picture(), 60, style));
        const auto on = figureOf(gameOf("wythoff"), {{"numbers", "on"}});
        QVERIFY(*numberHeight(on->picture(), 12, style) < 11); // small, as the setting asks for it
        QVERIFY(!numberHeight(on->picture(), 12, Style::presenting(lightTheme())));
    }

    /// The colour bar makes room for the entries below it.
    void aLegendIsSeenWholeInALowPicture() {
        const auto figure = figureOf(gameOf("wythoff"), {});
        for (const int height : {170, 217, 300, 578}) {
            const auto texts = textSizes(*figure, {640, height}, {}, Style());
            for (const char* text : {"36", "1", "0 = P", "slope 1/"}) { // φ may be drawn with another font
                const auto isIt = [&](const auto& written) { return written.first.startsWith(text); };
                QVERIFY2(std::ranges::any_of(texts, isIt),
                         qPrintable(QStringLiteral("%1 in %2").arg(text).arg(height)));
            }
        }
    }

    void raysGoAroundTheNumbers() {
        const auto figure = figureOf(gameOf("wythoff"), {});
        const GridPicture& picture = figure->picture();
        const GridLayout layout = picture.layout();
        const Frame frame = frameOf(*figure);
        const double height = *numberHeight(picture, frame.scale(), frame.style());
        const QLineF ray = frame.toArea().map(rayLine(layout, std::numbers::phi));
        const auto dashes = rayDashes(frame, picture, ray, 9, 6);
        double drawn = 0;
        for (const QLineF& dash : dashes) {
            drawn += dash.length();
            QVERIFY(dash.length() <= 9 + 1e-6);
            QVERIFY(dash.length() >= 4.5 - 1e-6); // no short pieces beside digits
            for (int i = 1; i < 20; ++i) {
                const QPointF at = dash.pointAt(i / 20.0);
                const auto cell = layout.cellAt(frame.toArea().inverted().map(at));
                QVERIFY(cell);
                QRectF box({0, 0}, numberSize(picture, *picture.valueAt(*cell), height));
                box.moveCenter(frame.toArea().mapRect(layout.cellRect(*cell)).center());
                QVERIFY(!box.contains(at));
            }
        }
        QVERIFY(drawn > ray.length() / 5); // it still looks like a line
        const auto plain = figureOf(gameOf("wythoff"), {{"numbers", "off"}});
        double whole = 0;
        for (const QLineF& dash : rayDashes(frame, plain->picture(), ray, 9, 6))
            whole += dash.length();
        QVERIFY(std::abs(whole - ray.length() * 9 / 15) < 9);
    }

    void thePyramidHoldsMeansAndLosesNoP() {
        const auto game = std::make_shared<FakeGame>();
        const auto figure = figureOf(game, {{"rows", "37"}, {"columns", "53"}, {"first", "upright"}}, "0,0");
        const GridPicture& picture = figure->picture();
        QCOMPARE(picture.pyramid.levels().size(), std::size_t{2}); // 27 × 19, 14 × 10
        for (const GridPyramid::Level& level : picture.pyramid.levels()) {
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
                                green += qGreen(picture.colours.plain(picture.values->at(a, b)));
                        }
                    }
                    const QRgb square = level.at(row, column);
                    QCOMPARE(qAlpha(square) > 0, zeros > 0);
                    const bool whole = (row + 1) * level.side <= 37 && (column + 1) * level.side <= 53;
                    if (!whole) continue; // partial squares at the edge are weighted differently
                    QVERIFY(std::abs(qAlpha(square) - 255 * zeros / cells) <= 2);
                    QVERIFY(std::abs(qGreen(square) - green / (cells - zeros)) <= 3);
                }
            }
        }
    }

    void seenFromAfarASinglePPositionIsStillThere() {
        const auto game = std::make_shared<FakeGame>();
        const std::vector<GridCell> lone = {{3, 5}, {700, 1999}, {1234, 567}, {1999, 0}, {1501, 1502}};
        game->fake.value = [&](std::uint64_t a, std::uint64_t b) -> GridValues::Value {
            return std::find(lone.begin(), lone.end(), GridCell{a, b}) == lone.end() ? 1 : 0;
        };
        for (const double part : {1.0, 0.7, 0.37}) { // different numbers of cells per pixel
            const auto figure =
                figureOf(game, {{"rows", "2000"}, {"columns", "2000"}, {"colour", "outcome"}}, "1000,100,9");
            const QRectF all = figure->bounds();
            const Camera camera{
                {all.left() * part, all.top() / part, all.width() / part, all.height() / part}};
            const QImage image = picture(*figure, {}, camera);
            const Frame frame = frameOf(*figure, {}, camera);
            for (const GridCell& cell : lone) {
                const QPoint at =
                    frame.toArea().map(figure->picture().layout().cellRect(cell).center()).toPoint();
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
        QCOMPARE(figure->picture().comparison->differing, std::uint64_t{2});
        const Frame frame = frameOf(*figure);
        QVERIFY(legendOf(*figure).contains("cells that differ: 2 of 144"));
        QCOMPARE(legendOf(*figure).back(), QString("of 2 it tells only who wins"));
        const QImage image = picture(*figure);
        const GridLayout layout = figure->picture().layout();
        QCOMPARE(image.pixelColor(quietSpot(frame, layout, {3, 4})), lightTheme().mismatch);
        QCOMPARE(image.pixelColor(quietSpot(frame, layout, {9, 2})), lightTheme().mismatch);
        QVERIFY(image.pixelColor(quietSpot(frame, layout, {3, 5})) != lightTheme().mismatch);
    }

    void aRightTheoremAgreesQuietly() {
        const auto figure = figureOf(gameOf("wythoff"), {{"compare", "on"}});
        QVERIFY(legendOf(*figure).contains("agrees with all cells: 576"));
        QCOMPARE(legendOf(*figure).back(), QString("it tells only who wins"));
        const auto nim = figureOf(gameOf("nim"), {{"compare", "on"}}, "3,5");
        QCOMPARE(legendOf(*nim).back(), QString("agrees with all cells: 576"));
        const auto without = figureOf(gameOf("wythoff"), {});
        QVERIFY(!without->picture().comparison);
    }

    void theLegendNamesTheRangeAndP() {
        const auto figure = figureOf(gameOf("wythoff"), {});
        QCOMPARE(figure->picture().colours.range(), (ValueRange{1, 36}));
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
        const GridFigure figure(partialPicture(game, settings, {20, 20}, values), {});
        const QImage image = picture(figure);
        const Frame frame = frameOf(figure);
        const GridLayout layout = figure.picture().layout();
        for (std::uint32_t a = 0; a < 20; ++a) {
            const QColor shown = image.pixelColor(quietSpot(frame, layout, {a, 3}));
            QCOMPARE(shown == lightTheme().chrome, a >= 8);
        }
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        Task task;
        QVERIFY(!figure.writeCsv(buffer, task));
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

    void aMisereTableSaysSo() {
        const auto figure = figureOf(gameOf("wythoff", {{"play", "misere"}}), {{"compare", "on"}});
        const QStringList texts = legendOf(*figure);
        QCOMPARE(texts.front(), QString("misère value"));
        QVERIFY(texts.contains("agrees with all cells: 576"));
    }
};

MEXPLORER_TEST(TestGridFigure)
#include "test_grid_figure.moc"
