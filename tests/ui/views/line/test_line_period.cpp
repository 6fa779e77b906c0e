#include "drawn_line.h"
#include "tests/runner/listed.h"

#include "core/catalogue/catalogue.h"

#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

/// Texts and marks about the line as a whole: its period, the exceptions, the frequencies of values.
class TestLinePeriod : public QObject {
    Q_OBJECT

private slots:
    void theWidthIsThePeriod() {
        TakingLine game;
        game.takes = {1, 2, 3};
        game.found = {.status = Period::Status::proved, .length = 4, .start = 4};
        QCOMPARE(LineFigure(dataOf(game, 40)).table().width(), std::uint64_t{4});
        game.found = {};
        QCOMPARE(LineFigure(dataOf(game, 40)).table().width(), std::uint64_t{10});
        LineLook look;
        look.width = 9;
        QCOMPARE(LineFigure(dataOf(game, 40), look).table().width(), std::uint64_t{9});
    }

    void theRowsThatAreAlikeAreBracketedAndSaid() {
        TakingLine game;
        game.takes = {1, 2, 3};
        game.change = [](std::uint64_t n, std::uint32_t) {
            return n == 5 ? 9U : static_cast<std::uint32_t>(n % 4);
        };
        game.found = {.status = Period::Status::proved, .length = 4, .start = 6, .exceptions = {5}};
        const LineFigure figure(dataOf(game, 40));
        QCOMPARE(figure.alikeText().replace(QChar(QChar::Nbsp), ' '),
                 QString("from n = 8 on every row is the same: 0 1 2 3"));
        const Frame frame = frameOf(figure);
        const QImage image = drawn(figure);
        const double right = frame.toArea().mapRect(figure.table().bounds()).right();
        const auto isBracketed = [&](std::uint64_t n) {
            const int y = cellOf(figure, frame, n).toPoint().y();
            for (int x = qRound(right) + 3; x < qRound(right) + 40; ++x) {
                if (isNear(image.pixelColor(x, y), lightTheme().accent)) return true;
            }
            return false;
        };
        for (std::uint64_t n = 0; n < 40; n += 4)
            QCOMPARE(isBracketed(n), n >= 8);
        LineLook wrong;
        wrong.width = 7;
        QVERIFY(LineFigure(dataOf(game, 40), wrong).alikeText().isEmpty());
        wrong.width = 8; // a multiple
        QVERIFY(!LineFigure(dataOf(game, 40), wrong).alikeText().isEmpty());
    }

    /// After n = 10, in the middle of the third row of four.
    void theBoundOfTheProofIsADashedStep() {
        TakingLine game;
        game.takes = {1, 2, 3};
        game.found = {.status = Period::Status::proved,
                      .length = 4,
                      .start = 0,
                      .certificate = PeriodCertificate{3, 2, 10, 39}};
        const LineFigure figure(dataOf(game, 40));
        const Frame frame = frameOf(figure);
        const QImage image = drawn(figure);
        const auto isDashedBelow = [&](std::uint64_t n) {
            const QRectF cell = frame.toArea().mapRect(figure.table().cell(n));
            for (int x = qRound(cell.left()) + 3; x < qRound(cell.right()) - 3; ++x) {
                if (isNear(image.pixelColor(x, qRound(cell.bottom())), lightTheme().winning)) return true;
            }
            return false;
        };
        QList<int> found;
        for (int n = 0; n < 20; ++n) {
            if (isDashedBelow(static_cast<std::uint64_t>(n))) found << n;
        }
        QCOMPARE(found, (QList<int>{7, 8, 9, 10}));
        QVERIFY(figure.textsBeside(frame).contains("checked to n = 10 = 2·1 + 2·4 + 3 − 1"));
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

    void exceptionsAreRinged() {
        TakingLine game;
        game.found = {
            .status = Period::Status::proved, .length = 3, .start = 9, .saltus = 0, .exceptions = {2, 5}};
        const LineFigure figure(dataOf(game, 40));
        QVERIFY(figure.noteText().contains("exceptions: 2"));
        QCOMPARE(rimmedWith(drawn(figure), figure, lightTheme().selection), (QList<int>{2, 5}));
    }

    void rareHeapsAreMarkedApart() {
        Task task;
        const std::shared_ptr<const Game> kayles = *makeGame("octal", {{"code", "0.77"}});
        const auto data = *computeLine(kayles, *roomFor(*kayles, 240), false, task);
        LineLook look;
        look.period = false;
        const auto marked = [&](const QImage& image, const LineFigure& figure, std::uint64_t n) {
            return cellsWith(image, figure, lightTheme().accent).contains(static_cast<int>(n));
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

    /// Nim: each value occurs once.
    void whatSaysNothingIsNotDrawn() {
        Task task;
        const std::shared_ptr<const Game> nim = *makeGame("nim", {});
        const auto data = *computeLine(nim, *roomFor(*nim, 60), false, task);
        LineLook bare;
        bare.histogram = false;
        QCOMPARE(drawn(LineFigure(data, {})), drawn(LineFigure(data, bare)));
    }

    void aHistogramStandsBesideTheTable() {
        TakingLine game;
        game.takes = {1, 2, 3};
        LineLook look;
        const QImage with = drawn(LineFigure(dataOf(game, 40), look));
        look.histogram = false;
        const LineFigure figure(dataOf(game, 40), look);
        const QImage without = drawn(figure);
        const double right = frameOf(figure).toArea().mapRect(figure.table().bounds()).right();
        int rows = 0; // of the bars
        bool wasBar = false;
        for (int y = 0; y < usual.height(); ++y) {
            bool isBar = false;
            for (int x = qRound(right); x < usual.width(); ++x)
                isBar = isBar || (isNear(with.pixelColor(x, y), lightTheme().rim) &&
                                  isNear(with.pixelColor(x + 8, y), lightTheme().rim) &&
                                  without.pixelColor(x, y) == lightTheme().paper);
            rows += isBar && !wasBar ? 1 : 0;
            wasBar = isBar;
        }
        QCOMPARE(rows, 4); // worth 0 … 3
    }
};

MEXPLORER_TEST(TestLinePeriod)
#include "test_line_period.moc"
