#include "drawn_line.h"
#include "tests/runner/listed.h"

#include "core/catalogue/catalogue.h"

#include <QBuffer>
#include <QSvgGenerator>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

/// Texts and marks about the line as a whole: its period, the exceptions, the frequencies of values.
class TestLinePeriod : public QObject {
    Q_OBJECT

private slots:
    void periodsAreShadedAlternately() {
        TakingLine game;
        game.takes = {1, 2, 3};
        game.found = {
            .status = Period::Status::proved, .length = 4, .start = 4, .saltus = 0, .exceptions = {}};
        LineLook look;
        const LineFigure shaded(dataOf(game, 40), look);
        look.period = false;
        const LineFigure plain(dataOf(game, 40), look);
        const QImage with = drawn(shaded);
        const QImage without = drawn(plain);
        const Frame frame = frameOf(shaded);
        const int y = static_cast<int>(frame.content().top()) + 12; // above all dots
        for (std::uint64_t n = 0; n < 40; ++n) {
            const int x = static_cast<int>(frame.toArea().map(QPointF(double(n), 0)).x());
            QCOMPARE(without.pixelColor(x, y), lightTheme().paper);
            QCOMPARE(with.pixelColor(x, y) != lightTheme().paper, n >= 4 && (n - 4) / 4 % 2 == 0);
        }
        QCOMPARE(shaded.periodText(), QString("period 4 from n = 4: proved"));
    }

    /// A thousand transparent bands in a large window took half a second to paint.
    void bandsOfAPeriodAreOpaque() {
        TakingLine game;
        game.found = {
            .status = Period::Status::proved, .length = 3, .start = 0, .saltus = 0, .exceptions = {}};
        const auto data = dataOf(game, 300);
        const auto transparentFills = [&](bool period) {
            QBuffer file;
            QSvgGenerator svg;
            svg.setOutputDevice(&file);
            LineLook look;
            look.period = period;
            const LineFigure figure(data, look);
            QPainter painter(&svg);
            figure.draw(painter, frameOf(figure));
            painter.end();
            return file.data().count("fill-opacity=\"0.");
        };
        QCOMPARE(transparentFills(true), transparentFills(false));
    }

    void theInequalityOfAProofIsShownInNumbers() {
        TakingLine game;
        game.found = {.status = Period::Status::proved,
                      .length = 12,
                      .start = 71,
                      .certificate = PeriodCertificate{2, 2, 167, 239}};
        QCOMPARE(LineFigure(dataOf(game, 240)).proofText(),
                 QString("proof: 2s + 2p + t − 1 = 2·71 + 2·12 + 2 − 1 = 167 ≤ 239, the last n computed"));
        game.found.status = Period::Status::observed;
        game.found.certificate->computed = 150;
        QVERIFY(LineFigure(dataOf(game, 151)).proofText().endsWith("= 167 > 150, the last n computed"));
        game.found.certificate.reset();
        QVERIFY(LineFigure(dataOf(game, 151)).proofText().isEmpty());
        game.found.status = Period::Status::proved;
        game.found.theorem = verbatim("Lasker");
        QCOMPARE(LineFigure(dataOf(game, 151)).proofText(), QString("proof: Lasker"));
    }

    void theTitleTellsProvedFromObservedAndNone() {
        TakingLine game;
        game.found = {
            .status = Period::Status::observed, .length = 3, .start = 0, .saltus = 0, .exceptions = {}};
        QCOMPARE(LineFigure(dataOf(game, 60)).periodText(),
                 QString("period 3 from n = 0: observed up to n = 59"));
        game.found = {};
        QCOMPARE(LineFigure(dataOf(game, 60)).periodText(), QString("no period found up to n = 59"));
        Task task;
        auto values = *roomFor(TakingGame(), 60);
        (void)game.fill(*values, task);
        QVERIFY(LineFigure(partOf(std::make_shared<TakingGame>(game), values)).periodText().isEmpty());
    }

    void exceptionsAreMarkedAboveTheirDots() {
        TakingLine game;
        game.found = {
            .status = Period::Status::proved, .length = 3, .start = 9, .saltus = 0, .exceptions = {2, 5}};
        const LineFigure figure(dataOf(game, 40));
        QVERIFY(figure.noteText().contains("exceptions: 2"));
        QCOMPARE(columnsWith(drawn(figure), figure, lightTheme().selection), (QList<int>{2, 5}));
    }

    void rareHeapsAreMarkedApart() {
        Task task;
        const std::shared_ptr<const Game> kayles = *makeGame("octal", {{"code", "0.77"}});
        const auto data = *computeLine(kayles, *roomFor(*kayles, 240), false, task);
        LineLook look;
        look.period = false;
        const auto marked = [&](const QImage& image, const LineFigure& figure, std::uint64_t n) {
            return isNear(image.pixelColor(dotOf(figure, frameOf(figure), n) + QPoint(0, -4)),
                          lightTheme().accent);
        };
        const LineFigure figure(data, look);
        const QImage image = drawn(figure);
        for (const std::uint64_t n : {34U, 39U, 70U}) // worth 6, 3 and 6
            QVERIFY(marked(image, figure, n));
        for (const std::uint64_t n : {71U, 72U, 75U})
            QVERIFY(!marked(image, figure, n));
        look.rare = false;
        const LineFigure unmarked(data, look);
        QVERIFY(!marked(drawn(unmarked), unmarked, 70));
    }

    /// If heaps never break, no value counts as rare, however few heaps have it.
    void whereHeapsDoNotBreakNoneIsMarkedAsRare() {
        Task task;
        const std::shared_ptr<const Game> fibonacci = *makeGame("fibonacci", {});
        const auto data = *computeLine(fibonacci, *roomFor(*fibonacci, 240), false, task);
        QVERIFY(data->census && data->census->isSparse());
        LineLook marking;
        LineLook plain;
        plain.rare = false;
        QCOMPARE(drawn(LineFigure(data, marking)), drawn(LineFigure(data, plain)));
    }

    /// Nim: each heap is a period, and each value occurs once.
    void whatSaysNothingIsNotDrawn() {
        Task task;
        const std::shared_ptr<const Game> nim = *makeGame("nim", {});
        const auto data = *computeLine(nim, *roomFor(*nim, 60), false, task);
        QVERIFY(data->period && data->period->length == 1);
        LineLook bare;
        bare.histogram = false;
        const QImage without = drawn(LineFigure(data, bare));
        QCOMPARE(drawn(LineFigure(data, {})), without);
        for (int x = 0; x < without.width(); ++x)
            for (int y = 0; y < without.height(); ++y)
                QVERIFY(without.pixelColor(x, y) != lightTheme().accentSoft);
    }

    void aHistogramStandsBesideTheChartAtTheHeightsOfTheValues() {
        TakingLine game;
        game.takes = {1, 2, 3};
        LineLook look;
        const LineFigure with(dataOf(game, 40), look);
        look.histogram = false;
        const LineFigure without(dataOf(game, 40), look);
        QVERIFY(frameOf(with).content().right() < frameOf(without).content().right() - 60);
        const QImage image = drawn(with);
        const int x = static_cast<int>(frameOf(with).content().right()) + 20;
        for (std::uint64_t n = 0; n < 4; ++n) // worth 0 … 3
            QVERIFY(image.pixelColor(x, dotOf(with, frameOf(with), n).y()) != lightTheme().paper);
        const int between = (dotOf(with, frameOf(with), 0).y() + dotOf(with, frameOf(with), 1).y()) / 2;
        QCOMPARE(image.pixelColor(x, between), lightTheme().paper);
    }
};

MEXPLORER_TEST(TestLinePeriod)
#include "test_line_period.moc"
