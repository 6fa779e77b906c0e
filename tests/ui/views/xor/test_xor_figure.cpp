#include "tests/runner/listed.h"
#include "tests/ui/views/xor/xor_pictures.h"
#include "ui/theme/roles.h"
#include "ui/views/xor/xor_figure.h"

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/positions.h"
#include "core/rules/heap_game.h"

#include <QBuffer>
#include <QImage>
#include <QTest>

#include <bit>
#include <random>

using namespace mexplorer;
using namespace mexplorer::ui;

class TestXorFigure : public QObject {
    Q_OBJECT

private slots:
    /// The title of a slide tells no sum before it is found; the legend tells of nothing that is not seen.
    void titleAndLegendSayWhatIsKnownNow() {
        const auto said = [](const XorLook& look, const Style& style) {
            const XorFigure figure = figureOf(nim({13, 11, 7}), look);
            return figure.textsBeside(Frame(figure, QRectF(0, 0, 1280, 720), std::nullopt, style));
        };
        const Style slide = Style::presenting(lightTheme());
        ColumnsState step;
        step.rowsShown = 3;
        step.columnsShown = 2;
        QVERIFY(said(at(step), slide).contains("13 ⊕ 11 ⊕ 7 = ?"));
        QVERIFY(said(at(step), slide).contains("a one in an odd column"));
        QVERIFY(!said(at(step), {}).join(' ').contains("13 ⊕ 11 ⊕ 7"));
        QVERIFY(!said(at(step), {}).contains("a row with a winning move"));
        step.columnsShown = 0;
        QVERIFY(!said(at(step), {}).contains("a one in an odd column"));
        step.columnsShown = 4;
        QVERIFY(said(at(step), slide).contains("13 ⊕ 11 ⊕ 7 = 1"));
        const QStringList all = said({}, {});
        for (const char* sign : {"a one in an odd column", "a winning move", "a row with a winning move"})
            QVERIFY2(all.contains(sign), sign);
    }

    void theWholePictureShowsEverythingAndTheWinningMove() {
        const XorFigure figure = figureOf(nim({13, 11, 7}));
        for (std::size_t heap = 0; heap < 3; ++heap)
            QVERIFY(figure.rowShown(heap));
        for (unsigned bit = 0; bit < 4; ++bit) {
            QVERIFY(figure.columnCounted(bit));
            QCOMPARE(figure.glows(bit), bit == 0);
            QCOMPARE(figure.ones(bit), std::size_t(bit == 0 ? 3 : 2));
            QCOMPARE(figure.onesAfter(bit) % 2, std::size_t(0));
        }
        QVERIFY(figure.moved());
        QCOMPARE(figure.framedMove()->changes[0].to, std::string("12"));
        QCOMPARE(figure.sentence(), QString("13 ⊕ 1 = 12: take 1 from heap 1, and every column is even."));
    }

    /// Places of later steps are shown empty, so that no third of the screen is blank.
    void whatIsToComeStandsEmpty() {
        const XorFigure first = figureOf(nim({13, 11, 7}), at({.rowsShown = 0, .column = {}, .row = {}}));
        const QImage image = drawn(first);
        for (unsigned bit = 0; bit < 4; ++bit) {
            QVERIFY(isDrawnIn(image, first, first.layout().cell(2, bit)));
            QVERIFY(isDrawnIn(image, first, first.layout().resultCell(bit)));
            QVERIFY(isDrawnIn(image, first, first.layout().moveCell(bit)));
            QVERIFY(!isDrawnIn(image, first, first.layout().moveCount(bit).adjusted(4, 4, -4, -4)));
        }
    }

    void theFigureHoldsWhatTheStepSays() {
        const XorPicture picture = nim({13, 11, 7});
        const XorFigure writing = figureOf(picture, at({.rowsShown = 2, .column = {}, .row = 1}));
        QVERIFY(writing.rowShown(1) && !writing.rowShown(2));
        QCOMPARE(writing.litHeap(), std::optional<std::size_t>(1));
        QVERIFY(!writing.columnCounted(0) && !writing.framedMove());
        QVERIFY(writing.sentence().isEmpty());

        const XorFigure counting =
            figureOf(picture, at({.rowsShown = 3, .columnsShown = 2, .column = 1, .row = {}}));
        QVERIFY(counting.columnCounted(1) && !counting.columnCounted(2));
        QVERIFY(counting.glows(0) && !counting.glows(1));
        QCOMPARE(counting.litColumn(), std::optional<unsigned>(1));

        const XorFigure choosing =
            figureOf(picture, at({.rowsShown = 3, .columnsShown = 4, .column = {}, .row = 0, .marked = 1}));
        QVERIFY(choosing.isFramed(0) && !choosing.isFramed(1) && !choosing.isWritten(3));
        QVERIFY(choosing.sentence().isEmpty());

        ColumnsState half{.rowsShown = 3, .columnsShown = 4, .column = {}, .row = 0, .marked = 1};
        half.written = 2;
        const XorFigure writing2 = figureOf(picture, at(half));
        QVERIFY(writing2.isWritten(2) && !writing2.isWritten(1) && !writing2.moved());
        half.written = 0;
        half.moved = half.told = true;
        const XorFigure moved = figureOf(picture, at(half));
        QVERIFY(moved.moved());
        QVERIFY(!moved.sentence().isEmpty());
    }

    /// Neutral, as blue says P.
    void cellsHaveTheColourOfTheirBit() {
        const XorFigure figure = figureOf(nim({13, 11, 7}));
        const QImage image = drawn(figure);
        const Theme& theme = lightTheme();
        for (std::size_t row = 0; row < 3; ++row) {
            const Nimber value = figure.picture().subject.components[row].value;
            for (unsigned bit = 0; bit < 4; ++bit) {
                const QColor ground = groundOf(image, figure, figure.layout().cell(row, bit));
                if (((value >> bit) & 1U) == 0)
                    QVERIFY(ground != neutralColour(theme) && ground != theme.n);
                else
                    QCOMPARE(ground, bit == 0 ? oddColours(theme).fill : neutralColour(theme));
            }
        }
        for (unsigned bit = 0; bit < 4; ++bit) { // 12 = 1100, and no column is highlighted any more
            const QColor ground = groundOf(image, figure, figure.layout().moveCell(bit));
            if (bit >= 2)
                QCOMPARE(ground, neutralColour(theme));
            else
                QVERIFY(ground != neutralColour(theme) && ground != theme.n);
        }
    }

    void rowsThatAreNotWrittenYetHaveNoDigits() {
        const XorPicture picture = nim({13, 11, 7});
        const XorFigure figure = figureOf(picture, at({.rowsShown = 1, .column = {}, .row = {}}));
        const QImage image = drawn(figure);
        QCOMPARE(groundOf(image, figure, figure.layout().cell(0, 3)), neutralColour(lightTheme()));
        QCOMPARE(groundOf(image, figure, figure.layout().cell(1, 3)), lightTheme().paper);
    }

    void aPositionWithoutAWinningMoveSaysWhoLoses() {
        const XorFigure figure = figureOf(nim({1, 2, 3}));
        QVERIFY(!figure.framedMove());
        QVERIFY(!figure.layout().hasMove());
        QCOMPARE(figure.sentence(), QString("Every column is even: the player to move loses."));
    }

    void misereIsMarkedWhereItDiffers() {
        XorPicture ones = nim({1, 1, 1}); // misère: P, though the XOR is 1
        ones.outcome = Outcome::P;
        ones.winning.clear();
        ones.subject.move.reset();
        ones.verdict = xorVerdict(ones.subject, Play::misere, ones.outcome, 3);
        QVERIFY(figureOf(ones).badge().contains("change places"));
        QVERIFY(figureOf(ones).sentence().contains("misère"));

        XorPicture rich = nim({1, 1, 4}); // N as in normal play, but the move leaves an odd number of ones
        rich.winning = {{takeText({1, 1, 4}, {2, 3}), {{2, "1", 1}}}};
        rich.subject.move = rich.winning.front();
        rich.verdict = xorVerdict(rich.subject, Play::misere, rich.outcome, 6);
        const XorFigure figure = figureOf(rich);
        QVERIFY(figure.badge().contains("not by the same move"));
        QCOMPARE(figure.onesAfter(0), std::size_t(3));
        QVERIFY(figure.sentence().startsWith("The move: take 3 from heap 3."));
    }

    /// Two heaps of 2 are worth 0 in both plays: as one component their value is not above 1.
    void aSumThatOnlyCountsAsAboveOneSaysSo() {
        const auto game = makeGame("sum", {{"play", "misere"}}).value();
        const auto asked = ask(*game, "nim: 2,2; bash: 1").value();
        Task task;
        const XorFigure figure = figureOf(xorPictureOf(*game, asked, task).value());
        QCOMPARE(figure.picture().subject.sum, Nimber{1});
        QCOMPARE(figure.picture().outcome, Outcome::N);
        QCOMPARE(figure.badge(),
                 QString("misère play: as in normal play, because a value counts as one above 1"));
        QVERIFY(figure.sentence().endsWith("and every column is even."));
    }

    void coinsAreDrawnAboveTheTableAndKnowTheirRows() {
        Task task;
        for (const auto& [id, position] : {std::pair{"staircase", "3,4,5,2"}, {"coin-turning", "THHTH"}}) {
            const auto game = makeGame(id).value();
            const auto picture = xorPictureOf(*game, ask(*game, position).value(), task).value();
            const XorFigure figure = figureOf(picture);
            const XorLayout& layout = figure.layout();
            std::size_t rows = 0;
            for (std::size_t i = 0; i < picture.coins.size(); ++i) {
                QVERIFY(layout.bounds().contains(layout.place(i)));
                QVERIFY(layout.place(i).bottom() <= layout.heading(0).top());
                if (i > 0) QVERIFY(layout.place(i).left() >= layout.place(i - 1).right() - 0.01);
                if (!picture.coins[i].component) continue;
                QCOMPARE(*picture.coins[i].component, rows);
                const std::string& text = picture.subject.components[rows++].text;
                QCOMPARE(text, std::to_string(picture.areOnStairs ? picture.coins[i].coins : i + 1));
            }
            QCOMPARE(rows, picture.subject.components.size());
            drawn(figure);
        }
        const auto stairs = makeGame("staircase").value();
        std::string many = "1";
        for (std::size_t i = 0; i < XorPicture::mostPlaces; ++i)
            many += ",1";
        QVERIFY(xorPictureOf(*stairs, ask(*stairs, many).value(), task).value().coins.empty());
    }

    void oneRowsNoteNamesItAsSentencesDo() {
        Task task;
        const auto game = makeGame("nim", {{"play", "misere"}}).value();
        const auto picture = xorPictureOf(*game, ask(*game, "1,4,0").value(), task).value();
        QVERIFY(picture.verdict.hasClasses);
        const XorFigure figure = figureOf(picture);
        QCOMPARE(figure.rowNote(0), QString("heap 1: lonely"));
        QCOMPARE(figure.rowNote(1), QString("heap 2: rich"));
        QCOMPARE(figure.rowNote(2), QString("heap 3"));
        QCOMPARE(figureOf(nim({13, 11})).rowNote(1), QString("heap 2"));
    }

    void severalRowsOfATurnAreFramedOneAfterAnother() {
        Task task;
        const auto game = makeGame("moore").value();
        const auto picture = columnsPictureOf(*game, ask(*game, "3,5,10,15").value(), task).value();
        const XorFigure figure = figureOf(picture);
        QVERIFY(figure.isFramed(2) && figure.isFramed(3) && !figure.isFramed(0));
        QVERIFY(figure.glows(3) && figure.glows(2) && !figure.glows(1));
        for (unsigned bit = 0; bit < 4; ++bit)
            QCOMPARE(figure.onesAfter(bit) % 3, std::size_t{0});
        QCOMPARE(figure.layout().changes(), std::size_t{2});
        QVERIFY(figure.layout().moveRow(1).top() >= figure.layout().moveRow(0).bottom());
        QCOMPARE(figure.sentence(), QString("The move: take 4, 8 from heaps 3, 4. Then every column holds a "
                                            "multiple of 3 ones."));
        ColumnsState step{.rowsShown = 4, .columnsShown = 4, .column = 3, .row = {}, .marked = 1};
        step.written = 3;
        const XorFigure half = figureOf(picture, at(step));
        QVERIFY(half.isFramed(2) && !half.isFramed(3));
        QCOMPARE(half.onesAfter(3), std::size_t{1}); // the other one is still there
        QCOMPARE(figure.textAt(figure.layout().count(3).center()),
                 QString("column 8: ones: 2, and 2 mod 3 = 2"));
    }

    void aClickedHeapShowsItsOwnWinningMove() {
        XorLook look;
        look.heap = 2;
        const XorFigure figure = figureOf(nim({13, 11, 7}), look);
        QCOMPARE(figure.framedMove()->changes[0].component, std::size_t(2));
        QCOMPARE(figure.sentence(), QString("7 ⊕ 1 = 6: take 1 from heap 3, and every column is even."));
        look.heap = 1;
        const XorFigure none = figureOf(nim({8, 3, 2}), look); // only the 8 has the highest one bit
        QVERIFY(!none.framedMove());
        QCOMPARE(none.sentence(), QString("No move in heap 2 wins."));
    }
};

MEXPLORER_TEST(TestXorFigure)
#include "test_xor_figure.moc"
