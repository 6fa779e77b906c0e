#include "drawn_line.h"
#include "tests/runner/listed.h"
#include "tests/ui/theme/contrast.h"

#include "core/catalogue/catalogue.h"

#include <QBuffer>
#include <QImage>
#include <QSvgGenerator>
#include <QTest>

#include <numeric>
#include <thread>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

QByteArray svgOf(const LineFigure& figure, const std::optional<Camera>& camera = std::nullopt) {
    QBuffer svg;
    QSvgGenerator generator;
    generator.setOutputDevice(&svg);
    generator.setSize(usual);
    QPainter painter(&generator);
    figure.draw(painter, frameOf(figure, camera));
    painter.end();
    return svg.data();
}
LineLook ofWidth(std::uint64_t width) {
    LineLook look;
    look.width = width;
    return look;
}

} // namespace

class TestLineFigure : public QObject {
    Q_OBJECT

private slots:
    void theTableIsFoldedAtItsWidth() {
        for (const std::uint64_t width : {1U, 3U, 7U, 60U, 200U}) {
            const LineFigure figure(dataOf(TakingLine(), 60), ofWidth(width));
            const LineTable& table = figure.table();
            QCOMPARE(table.rows(), (60 + width - 1) / width);
            for (std::uint64_t n = 0; n < 60; ++n) {
                QCOMPARE(qRound(table.cell(n).left() / table.aspect()), static_cast<int>(n % width));
                QCOMPARE(table.cell(n).top(), static_cast<double>(n / width));
                QCOMPARE(figure.nAt(table.cell(n).center()), std::optional(n));
            }
            QVERIFY(!figure.nAt({-0.1, 0.5}));
            QVERIFY(!figure.nAt({0.5, static_cast<double>(table.rows()) + 0.1}));
        }
    }

    void atTheRightWidthAColumnHasOneColour() {
        TakingLine game;
        game.takes = {1, 3, 4}; // 0101232 repeats
        const auto columnsOfOneColour = [&](std::uint64_t width) {
            const LineFigure figure(dataOf(game, 84), ofWidth(width));
            const Frame frame = frameOf(figure);
            const QImage image = drawn(figure);
            std::uint64_t count = 0;
            for (std::uint64_t column = 0; column < width; ++column) {
                bool isOne = true;
                for (std::uint64_t n = column; n < 84; n += width)
                    isOne = isOne && fillOf(image, figure, frame, n) == fillOf(image, figure, frame, column);
                count += isOne ? 1 : 0;
            }
            return count;
        };
        QCOMPARE(columnsOfOneColour(7), std::uint64_t{7});
        QCOMPARE(columnsOfOneColour(14), std::uint64_t{14});
        for (const std::uint64_t width : {5U, 6U, 8U, 9U})
            QCOMPARE(columnsOfOneColour(width), std::uint64_t{0});
    }

    void everyCellHasItsNumber() {
        TakingLine game;
        game.takes = {1, 3, 4};
        const LineFigure figure(dataOf(game, 60), ofWidth(7));
        QVERIFY(figure.isWritten(frameOf(figure)));
        QByteArray text;
        for (const QByteArray& part : svgOf(figure).split('>'))
            text += part.first(std::max(qsizetype{0}, part.indexOf('<'))).trimmed() + ' ';
        QCOMPARE(text.count(" 3 "), 8 + 2); // the cells of n = 5, 12 … 54, a head, a colour
    }

    void tenMillionValuesAreOneImage() {
        TakingLine game;
        game.takes = {1, 3, 4};
        const LineFigure figure(dataOf(game, 2'000'000), ofWidth(1400));
        const Frame frame = frameOf(figure);
        QVERIFY(!figure.isWritten(frame));
        QCOMPARE(svgOf(figure).count("<image"), 1);
        const QImage image = drawn(figure);
        // 1400 is a multiple of 7: every pixel column is of one colour, below the first.
        const QRect cells = frame.toArea()
                                .mapRect(figure.bounds())
                                .intersected(frame.content())
                                .toAlignedRect()
                                .adjusted(2, 2, -2, -4);
        QVERIFY(cells.width() > 600 && cells.height() > 300);
        for (int x = cells.left(); x <= cells.right(); x += 7) {
            for (int y = cells.top() + 1; y <= cells.bottom(); y += 11)
                QVERIFY2(image.pixelColor(x, y) == image.pixelColor(x, cells.top()),
                         qPrintable(QString("%1 %2").arg(x).arg(y)));
        }
        const LineFigure wrong(dataOf(game, 2'000'000), ofWidth(1401));
        QVERIFY(drawn(wrong).copy(cells) != image.copy(cells));
        const auto texts = figure.textsBeside(frame).join('|');
        QVERIFY2(texts.contains("too small for numbers"), qPrintable(texts));
    }

    void aPeriodOfThousandsIsFoldedToo() {
        TakingLine game;
        game.takes.clear();
        game.change = [](std::uint64_t n, std::uint32_t) {
            return 1 + static_cast<std::uint32_t>((n % 30'011) * 2'654'435'761 >> 8) % 8;
        };
        game.found = {.status = Period::Status::observed, .length = 30'011, .start = 0};
        const LineFigure figure(dataOf(game, 300'110));
        QCOMPARE(figure.table().width(), std::uint64_t{30'011});
        const Frame frame = frameOf(figure);
        const QRect cells = frame.toArea().mapRect(figure.bounds()).toAlignedRect().adjusted(2, 2, -2, -2);
        QVERIFY(frame.content().contains(cells) && cells.width() > 600 && cells.height() > 300);
        const QImage image = drawn(figure);
        const auto columnsOfOneColour = [&cells](const QImage& picture) {
            int count = 0;
            for (int x = cells.left(); x <= cells.right(); ++x) {
                bool isOne = true;
                for (int y = cells.top(); y <= cells.bottom(); y += 5)
                    isOne = isOne && picture.pixel(x, y) == picture.pixel(x, cells.top());
                count += isOne ? 1 : 0;
            }
            return count;
        };
        QCOMPARE(columnsOfOneColour(image), cells.width());
        QVERIFY(columnsOfOneColour(drawn(LineFigure(dataOf(game, 300'110), ofWidth(30'010)))) < 20);
        QVERIFY(figure.textsBeside(frame).join('|').contains("too small for numbers: a pixel is one of"));
    }

    void pIsSeenEvenWhereCellsAreLessThanPixels() {
        TakingLine game;
        game.takes = {1, 2, 3};
        game.change = [](std::uint64_t n, std::uint32_t) {
            return n == 1'234'567 ? 0U : 1 + std::uint32_t(n % 3);
        };
        const LineFigure figure(dataOf(game, 2'000'000), ofWidth(2000));
        const Frame frame = frameOf(figure);
        QVERIFY(frame.scale() < 1);
        QCOMPARE(drawn(figure).pixelColor(cellOf(figure, frame, 1'234'567).toPoint()), lightTheme().p);
    }

    void pHasItsOwnColourAndARingInside() {
        TakingLine game;
        game.takes = {1, 2, 3};
        for (const Theme& theme : {lightTheme(), darkTheme()}) {
            const LineFigure figure(dataOf(game, 40));
            const Frame frame = frameOf(figure);
            const QImage image = drawn(figure, std::nullopt, {theme});
            for (std::uint64_t n = 0; n < 40; ++n)
                QCOMPARE(fillOf(image, figure, frame, n) == theme.p, n % 4 == 0);
            QCOMPARE(cellsWith(image, figure, theme.onP).contains(4), true);
        }
    }

    void aTableThatDoesNotFitSaysHowMuchIsBelow() {
        const LineFigure figure(dataOf(TakingLine(), 3000), ofWidth(3));
        const Frame frame = frameOf(figure);
        QVERIFY(figure.isWritten(frame)); // small cells would not be read
        QVERIFY(frame.visible().bottom() < 999);
        QVERIFY(svgOf(figure).contains("more rows below"));
        QVERIFY(!svgOf(LineFigure(dataOf(TakingLine(), 60), ofWidth(10))).contains("more rows below"));
    }

    void theChosenHeapIsInSight() {
        LineLook look = ofWidth(3);
        look.chosen = 2500;
        const LineFigure figure(dataOf(TakingLine(), 3000), look);
        QVERIFY(frameOf(figure).visible().contains(figure.table().cell(2500)));
    }

    void aChangeOfSizeLeavesNothingBehind() {
        const auto data = dataOf(TakingLine(), 60);
        const auto drawnAt = [](const LineFigure& figure, const QSize& size) {
            QImage image(size, QImage::Format_RGB32);
            QPainter painter(&image);
            figure.draw(painter, Frame(figure, QRectF(QPointF(), size), std::nullopt, {}));
            return image;
        };
        const LineFigure resized(data);
        for (const QSize size : {QSize(1400, 1000), QSize(800, 500), QSize(800, 540), QSize(1280, 720)})
            QCOMPARE(drawnAt(resized, size), drawnAt(LineFigure(data), size));
    }

    void ofPAndNOnlyThereAreTwoColours() {
        LineLook look;
        look.outcomes = true;
        const LineFigure figure(dataOf(TakingLine(), 40), look);
        const QImage image = drawn(figure);
        for (std::uint64_t n = 0; n < 40; ++n)
            QCOMPARE(fillOf(image, figure, frameOf(figure), n), n % 3 == 0 ? lightTheme().p : lightTheme().n);
    }

    void mismatchesWithTheClosedFormAreMarkedAndCounted() {
        TakingLine game; // take 1 or 2: the true value is n mod 3
        game.theorem = [](std::uint64_t n) -> std::optional<Evaluation> {
            if (n % 10 == 7) return evaluationOf(9);
            if (n % 10 == 8) return Evaluation{n % 3 == 0 ? Outcome::P : Outcome::N, {}};
            return evaluationOf(n % 3);
        };
        LineLook look;
        look.compare = true;
        const LineFigure figure(dataOf(game, 40, true), look);
        QCOMPARE(figure.data().mismatches->differing, std::uint64_t(4));
        QCOMPARE(figure.data().mismatches->differences.back().place, std::uint64_t{37});
        QVERIFY(figure.noteText().contains("different from the closed form: 4"));
        QCOMPARE(cellsWith(drawn(figure), figure, lightTheme().mismatch), (QList<int>{7, 17, 27, 37}));
        const auto noteOf = [&](auto theorem) {
            game.theorem = theorem;
            return LineFigure(dataOf(game, 40, true), look).noteText();
        };
        // A theorem that says nothing somewhere, or only who wins, is not reported as equal everywhere.
        const auto half = [](std::uint64_t n) {
            return n < 20 ? std::optional(evaluationOf(n % 3)) : std::nullopt;
        };
        QVERIFY(noteOf(half).contains("as the closed form tells: values 20, only who wins 0"));
        const auto outcomes = [](std::uint64_t n) -> std::optional<Evaluation> {
            return Evaluation{evaluationOf(n % 3).outcome, {}};
        };
        QVERIFY(noteOf(outcomes).contains("as the closed form tells: values 0, only who wins 40"));
        QVERIFY(noteOf([](std::uint64_t n) -> std::optional<Evaluation> {
                    return evaluationOf(n % 3);
                }).contains("equal to the closed form everywhere"));
        look.compare = false;
        const LineFigure silent(dataOf(game, 40, true), look);
        QVERIFY(cellsWith(drawn(silent), silent, lightTheme().mismatch).isEmpty());
    }

    void theOptionsOfTheFocusAreThoseOfTheGame() {
        TakingLine game;
        game.takes = {1, 3, 4};
        LineLook look;
        look.chosen = 17;
        QCOMPARE(LineFigure(dataOf(game, 40), look).options(), (std::vector<HeapOption>{{16}, {14}, {13}}));
        look.hovered = 3;
        const LineFigure figure(dataOf(game, 40), look);
        QCOMPARE(figure.options(), (std::vector<HeapOption>{{2}, {0}}));
        QCOMPARE(figure.textOf(17), QString("a heap of 17 · SG 1 · N · 3 options"));
        QCOMPARE(figure.textOf(1), QString("a heap of 1 · SG 1 · N · 1 option"));
        look.hovered = 40; // beyond the end
        QVERIFY(!LineFigure(dataOf(game, 40), look).focus());
    }

    /// So many rings would cover one another, and take a quarter of a second.
    void ofVeryManyOptionsNoneHasARing() {
        TakingLine game;
        game.takes.resize(4000);
        std::iota(game.takes.begin(), game.takes.end(), std::uint64_t{1});
        LineLook look = ofWidth(20);
        look.hovered = 4000;
        const LineFigure figure(dataOf(game, 4001), look);
        QCOMPARE(figure.options().size(), std::size_t{4000});
        const Frame frame = frameOf(figure);
        QVERIFY(frame.content().contains(cellOf(figure, frame, 100)));
        QVERIFY(!rimmedWith(drawn(figure), figure, lightTheme().accent).contains(100));
        look.hovered = 100;
        const LineFigure few(dataOf(game, 4001), look);
        QVERIFY(rimmedWith(drawn(few), few, lightTheme().accent).contains(99));
    }

    void misereIsSaid() {
        TakingLine game;
        game.rule = Play::misere;
        const LineFigure figure(dataOf(game, 30));
        QCOMPARE(figure.textOf(1), QString("a heap of 1 · misère value 0 · P · 1 option"));
        QVERIFY(figure.noteText().startsWith("misère"));
        drawn(figure);
    }

    void aStepOfTheMexRingsItsOptionsAndFillsTheBoxes() {
        TakingLine game;
        game.takes = {1, 2, 3, 4, 5};
        MexSubject subject{"17", {}, evaluationOf(17 % 6)};
        for (std::uint64_t taken = 1; taken <= 5; ++taken)
            subject.options.push_back({{}, std::to_string(17 - taken), evaluationOf((17 - taken) % 6)});
        auto trace = std::make_shared<MexTrace>(Message(), std::vector<Message>(), std::move(subject));
        trace->add({}, {.optionsShown = 2, .option = 1});
        trace->add({}, {.optionsShown = 5, .candidate = 5, .done = true});
        LineLook look = ofWidth(10);
        look.chosen = 17;
        look.trace = trace;
        look.step = 0;
        const LineFigure two(dataOf(game, 40), look);
        QCOMPARE(rimmedWith(drawn(two), two, lightTheme().accent), (QList<int>{15, 16}));
        look.step = 1;
        const LineFigure all(dataOf(game, 40), look);
        QCOMPARE(rimmedWith(drawn(all), all, lightTheme().accent), (QList<int>{12, 13, 14, 15, 16}));
        QVERIFY(svgOf(all).contains("g = 5"));
    }

    /// Also where the cells are pixels, or the option is out of sight.
    void theValueThatAStepSpeaksOfIsAlwaysWritten() {
        TakingLine game;
        game.takes = {9000};
        game.change = [](std::uint64_t n, std::uint32_t) {
            return n == 500 ? 77U : static_cast<std::uint32_t>(n % 50);
        };
        MexSubject subject{"9500", {}, evaluationOf(0)};
        subject.options.push_back({{}, "500", evaluationOf(77)});
        auto trace = std::make_shared<MexTrace>(Message(), std::vector<Message>(), std::move(subject));
        trace->add({}, {.optionsShown = 1, .option = 0});
        LineLook look = ofWidth(400);
        look.chosen = 9500;
        look.trace = trace;
        look.step = 0;
        const auto countOf = [&](const char* text) {
            return svgOf(LineFigure(dataOf(game, 10'000), look)).count(text);
        };
        QVERIFY(!LineFigure(dataOf(game, 10'000), look)
                     .isWritten(frameOf(LineFigure(dataOf(game, 10'000), look))));
        QCOMPARE(countOf(">77<"), 2); // in the cell and in its box
        look.width = 10;
        QCOMPARE(countOf(">n = 500: 77<"), 1);
    }

    void itIsPaintedToTheEdgesInBothThemesAndWhenPresenting() {
        for (const Theme& theme : {lightTheme(), darkTheme()}) {
            for (const double type : {1.0, 1.6}) {
                const QImage image =
                    drawn(LineFigure(dataOf(TakingLine(), 60)), std::nullopt, {theme, type, type});
                for (const QPoint& corner :
                     {QPoint(0, 0), QPoint(1279, 0), QPoint(0, 719), QPoint(1279, 719)})
                    QCOMPARE(image.pixelColor(corner), theme.paper);
            }
        }
    }

    void anotherThreadDrawsTheSame() {
        const LineFigure figure(dataOf(TakingLine(), 60));
        const QImage here = drawn(figure);
        QImage there;
        std::atomic<bool> done = false;
        std::thread thread([&] {
            there = drawn(figure);
            done = true;
        });
        while (!done) // the GUI thread stays responsive
            QCoreApplication::processEvents();
        thread.join();
        QCOMPARE(there, here);
    }

    void tooManyValuesAreRefusedBeforeMemoryIsTaken() {
        const auto room = roomFor(TakingGame(), 2'000'000'000);
        QVERIFY(!room);
        QCOMPARE(room.error().kind, Error::Kind::tooLarge);
    }

    void cancellingEndsTheWork() {
        Task task;
        task.cancel();
        const TakingLine game;
        const auto made =
            computeLine(std::make_shared<TakingGame>(game), *roomFor(TakingGame(), 1000), false, task);
        QVERIFY(!made);
        QCOMPARE(made.error().kind, Error::Kind::cancelled);
    }

    void csvReadsBack() {
        const LineFigure figure(dataOf(TakingLine(), 30'000));
        QBuffer buffer;
        buffer.open(QIODevice::ReadWrite);
        Task task;
        QVERIFY(figure.writeCsv(buffer, task));
        const QList<QByteArray> lines = buffer.data().split('\n');
        QCOMPARE(lines.first(), QByteArray("n,value"));
        QCOMPARE(lines.size(), 30'002); // the last is empty
        for (int n = 0; n < 30'000; ++n) {
            const auto fields = lines[n + 1].split(',');
            QCOMPARE(fields[0].toInt(), n);
            QCOMPARE(fields[1].toUInt(), figure.data().known[static_cast<std::uint64_t>(n)]);
        }
    }
};

MEXPLORER_TEST(TestLineFigure)
#include "core/explain/mex_trace.h"
#include "test_line_figure.moc"
