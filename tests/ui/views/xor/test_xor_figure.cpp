#include "tests/runner/listed.h"
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

namespace {

/// A sum of heaps with values `value(size)`, with all winning moves of normal play, found by trial.
template <class Value>
XorPicture pictureOf(const std::vector<std::uint64_t>& sizes, Value value, std::uint64_t mostTaken = 64) {
    XorPicture picture;
    picture.asked = ask(*makeGame("nim").value(), "0").value(); // names the components
    std::uint64_t all = 0;
    for (const std::uint64_t size : sizes) {
        picture.subject.components.push_back(
            {.text = std::to_string(size), .value = value(size), .isHeap = value(size) == size});
        picture.subject.sum ^= value(size);
        all |= value(size);
    }
    picture.subject.columns = std::max(1U, static_cast<unsigned>(std::bit_width(all)));
    picture.outcome = picture.subject.sum == 0 ? Outcome::P : Outcome::N;
    for (std::size_t heap = 0; heap < sizes.size(); ++heap) {
        const Nimber wanted = value(sizes[heap]) ^ picture.subject.sum;
        for (std::uint64_t taken = 1; picture.subject.sum != 0 && taken <= std::min(mostTaken, sizes[heap]);
             ++taken) {
            if (value(sizes[heap] - taken) != wanted) continue;
            picture.winning.push_back(
                {takeText(sizes, {heap, taken}), {{heap, std::to_string(sizes[heap] - taken), wanted}}});
            break;
        }
    }
    if (!picture.winning.empty()) picture.subject.move = picture.winning.front();
    picture.verdict = xorVerdict(picture.subject, Play::normal, picture.outcome, sizes.size());
    return picture;
}
XorPicture nim(const std::vector<std::uint64_t>& sizes) {
    return pictureOf(sizes, [](std::uint64_t size) { return size; });
}
XorFigure figureOf(const XorPicture& picture, const XorLook& look = {}) {
    return XorFigure(std::make_shared<XorPicture>(picture), look);
}
XorLook at(const ColumnsState& step) {
    XorLook look;
    look.step = step;
    return look;
}
QImage drawn(const XorFigure& figure, const QSize& size = {1280, 720}, const Style& style = {}) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF(QPointF(), size), std::nullopt, style));
    return image;
}
/// The colour in a cell's corner, where no digit is.
QColor groundOf(const QImage& image, const XorFigure& figure, const QRectF& cell) {
    const Frame frame(figure, QRectF(QPointF(), image.size()), std::nullopt, Style{});
    return image.pixelColor(
        frame.toArea().map(QPointF(cell.left() + cell.width() / 5, cell.center().y())).toPoint());
}
/// Whether anything is drawn in this area of the world.
bool isDrawnIn(const QImage& image, const XorFigure& figure, const QRectF& area) {
    const QRect pixels =
        Frame(figure, QRectF(QPointF(), image.size()), std::nullopt, Style{}).toArea().mapRect(area).toRect();
    for (int y = pixels.top(); y <= pixels.bottom(); ++y)
        for (int x = pixels.left(); x <= pixels.right(); ++x)
            if (image.pixelColor(x, y) != Style().theme.paper) return true;
    return false;
}

std::vector<std::uint64_t> randomSizes(std::mt19937_64& random) {
    std::vector<std::uint64_t> sizes(1 + random() % 80);
    const auto shift = static_cast<unsigned>(2 + random() % 62);
    for (std::uint64_t& size : sizes)
        size = random() >> shift;
    return sizes;
}

} // namespace

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
                    QCOMPARE(ground, bit == 0 ? theme.n : neutralColour(theme));
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

    void geometryIsInOrderForRandomSums() {
        const unsigned seed = 20240611;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        for (int round = 0; round < 40; ++round) {
            const auto sizes = randomSizes(random);
            const auto modulus = 2 + random() % 9;
            const bool ownValue = random() % 2;
            const XorPicture picture =
                pictureOf(sizes, [&](std::uint64_t n) { return ownValue ? n : n % modulus; });
            checkGeometry(XorLayout(picture), picture);
            if (QTest::currentTestFailed()) return;
        }
    }

    void theLinesWorthOfBoundsDoesNotChangeFromStepToStep() {
        const XorPicture picture = nim({13, 11, 7});
        const QRectF whole = figureOf(picture).bounds();
        for (std::size_t rows = 0; rows <= 3; ++rows)
            QCOMPARE(figureOf(picture, at({.rowsShown = rows, .column = {}, .row = {}})).bounds(), whole);
        QCOMPARE(figureOf(picture, at({.rowsShown = 3,
                                       .columnsShown = 4,
                                       .column = {},
                                       .row = {},
                                       .marked = 1,
                                       .written = 0,
                                       .moved = true}))
                     .bounds(),
                 whole);
    }

    void manyHeapsAreFoldedButTheMoveIsShown() {
        std::vector<std::uint64_t> sizes(1000, 1);
        sizes[700] = 9;
        const XorPicture picture = nim(sizes);
        const XorFigure figure = figureOf(picture);
        const XorLayout& layout = figure.layout();
        QCOMPARE(layout.rows(), XorLayout::mostRows);
        QCOMPARE(layout.folded(), 1000 - (XorLayout::mostRows - 1));
        QCOMPARE(picture.subject.move->changes[0].component, std::size_t(700));
        QCOMPARE(layout.heapIn(layout.rowOf(700)), std::optional<std::size_t>(700));
        QCOMPARE(layout.heapIn(layout.rowOf(500)), std::nullopt);
        QCOMPARE(layout.rowOf(10), std::size_t(10));
        QCOMPARE(figure.ones(0), std::size_t(1000));
        drawn(figure);
    }

    void itIsPaintedToTheEdgesInBothThemesAndWhenPresenting() {
        for (const Theme& theme : {lightTheme(), darkTheme()}) {
            for (const double type : {1.0, 1.6}) {
                const QImage image = drawn(figureOf(nim({13, 11, 7})), {800, 600}, {theme, type, type});
                for (const QPoint& corner : {QPoint(0, 0), QPoint(799, 0), QPoint(0, 599), QPoint(799, 599)})
                    QCOMPARE(image.pixelColor(corner), theme.paper);
            }
        }
    }

    void thePointerIsToldWhatIsThere() {
        const XorFigure figure = figureOf(nim({13, 11, 6}));
        const XorLayout& layout = figure.layout();
        QCOMPARE(figure.textAt(layout.row(1).center()),
                 QString("heap 2: 11 = 8 + 2 + 1 · no move here wins"));
        QCOMPARE(figure.textAt(layout.count(1).center()), QString("column 2: ones: 2, even"));
        QCOMPARE(figure.textAt(layout.heading(3).center()), QString("column 8: ones: 2, even"));
        QVERIFY(figure.textAt({-5, -5}).isEmpty());
        const XorFigure bash = figureOf(pictureOf({7}, [](std::uint64_t n) { return n % 4; }));
        QCOMPARE(bash.textAt(bash.layout().row(0).center()),
                 QString("heap 1: 7, SG value 3 = 2 + 1 · wins: take 3"));
    }

    void csvReadsBack() {
        const XorPicture picture = pictureOf({13, 11, 7, 0}, [](std::uint64_t n) { return n % 6; });
        QBuffer buffer;
        buffer.open(QIODevice::ReadWrite);
        Task task;
        QVERIFY(figureOf(picture).writeCsv(buffer, task));
        const QStringList lines = QString::fromUtf8(buffer.data()).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.first(), QString("component,value,bits"));
        QCOMPARE(lines.size(), 5);
        for (int i = 0; i < 4; ++i) {
            const QStringList fields = lines[i + 1].split(',');
            const Component& component = picture.subject.components[static_cast<std::size_t>(i)];
            QCOMPARE(fields[0].toStdString(), component.text);
            QCOMPARE(fields[1].toULongLong(), component.value);
            QCOMPARE(fields[2].toULongLong(nullptr, 2), component.value);
            QCOMPARE(fields[2].size(), static_cast<qsizetype>(picture.subject.columns));
        }
    }

private:
    static QByteArray text(const QRectF& a, const QRectF& b) {
        return QString("%1 %2 %3 × %4 and %5 %6 %7 × %8")
            .arg(a.x())
            .arg(a.y())
            .arg(a.width())
            .arg(a.height())
            .arg(b.x())
            .arg(b.y())
            .arg(b.width())
            .arg(b.height())
            .toUtf8();
    }

    static void checkGeometry(const XorLayout& layout, const XorPicture& picture) {
        std::vector<QRectF> apart; // these do not overlap
        for (unsigned bit = 0; bit < layout.columns(); ++bit) {
            apart.push_back(layout.heading(bit));
            apart.push_back(layout.resultCell(bit));
            apart.push_back(layout.count(bit));
            QVERIFY(layout.band(bit).contains(layout.resultCell(bit)));
            if (bit > 0) QVERIFY(layout.band(bit).right() <= layout.band(bit - 1).left());
            for (std::size_t row = 0; row < layout.rows(); ++row) {
                const QRectF cell = layout.cell(row, bit);
                QVERIFY(layout.row(row).contains(cell));
                QVERIFY(layout.band(bit).contains(cell));
                QCOMPARE(cell.left(), layout.resultCell(bit).left()); // aligned in columns
                if (row > 0) QVERIFY(cell.top() >= layout.cell(row - 1, bit).bottom());
                if (bit > 0) QVERIFY(cell.right() <= layout.cell(row, bit - 1).left());
            }
            if (!layout.hasMove()) continue;
            apart.push_back(layout.moveCell(bit));
            apart.push_back(layout.moveCount(bit));
            QCOMPARE(layout.moveCell(bit).left(), layout.resultCell(bit).left());
        }
        apart.push_back(layout.sentence());
        apart.push_back(layout.resultLabel());
        for (std::size_t row = 0; row < layout.rows(); ++row) {
            apart.push_back(layout.sizeLabel(row));
            if (!layout.valueLabel(row).isEmpty()) apart.push_back(layout.valueLabel(row));
            QVERIFY(layout.valueLabel(row).right() <= layout.cell(row, layout.columns() - 1).left());
            QCOMPARE(layout.rowAt(layout.row(row).center()), std::optional<std::size_t>(row));
        }
        for (QRectF& each : apart) // they may touch
            each.adjust(0.01, 0.01, -0.01, -0.01);
        for (std::size_t i = 0; i < apart.size(); ++i) {
            QVERIFY(layout.bounds().contains(apart[i]));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(!apart[i].intersects(apart[j]), text(apart[i], apart[j]).constData());
        }
        // Texts fit into their places.
        const QFontMetricsF metrics(textFont(layout.sizePixels(), QFont::Bold));
        for (std::size_t row = 0; row < layout.rows(); ++row) {
            const auto heap = layout.heapIn(row);
            if (!heap) continue;
            const Component& component = picture.subject.components[*heap];
            QVERIFY(metrics.horizontalAdvance(QString::fromStdString(component.text)) <=
                    layout.sizeLabel(row).width());
            if (!component.isHeap)
                QVERIFY(metrics.horizontalAdvance(QString("→ %1").arg(component.value)) <=
                        layout.valueLabel(row).width());
        }
        QVERIFY(metrics.horizontalAdvance(QString("⊕ %1").arg(picture.subject.sum)) <=
                layout.resultLabel().width());
    }
};

MEXPLORER_TEST(TestXorFigure)
#include "test_xor_figure.moc"
